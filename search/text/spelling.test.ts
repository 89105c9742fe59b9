// Spelling: distances, candidate keys, sounds and how likely a word was meant.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedDistance, deletionKeys, editDistance, phoneticKey, similarity } from './spelling.ts'

const word = fc.stringMatching(/^[a-e]{1,9}$/)

/** Two deletions may leave nothing of a shorter word. */
const longWord = fc.stringMatching(/^[ab]{3,9}$/)

/** The textbook table, as a measure for the bounded one. */
function plainDistance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => d[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1)
      ;(d[i] as number[])[j] = cost
    }
  }
  return at(a.length, b.length)
}

describe('editDistance', () => {
  it('is the Damerau-Levenshtein distance up to its bound', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(plainDistance(a, b), max + 1))
      }),
      { numRuns: 2000 },
    )
  })

  it('counts a swap once', () => {
    expect(editDistance('blub', 'bulb', 2)).toBe(1)
    expect(editDistance('wrech', 'wrench', 2)).toBe(1)
  })
})

describe('deletionKeys', () => {
  it('are shared by two words within the distance', () => {
    fc.assert(
      fc.property(longWord, longWord, fc.integer({ min: 1, max: 2 }), (a, b, max) => {
        fc.pre(plainDistance(a, b) <= max)
        const keys = new Set(deletionKeys(a, max))
        expect(deletionKeys(b, max).some(key => keys.has(key))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('are bounded', () => {
    expect(deletionKeys('x'.repeat(1000), 2).length).toBeLessThan(30)
    expect(deletionKeys('screwdriver', 2).length).toBeLessThan(30)
  })
})

describe('phoneticKey', () => {
  it.each([
    'machine mashin mashine masheen मशीन',
    'plier plyer plear प्लायर',
    'pipe pype paip पाइप',
    'screw scru skrew स्क्रू',
    'extension extention एक्सटेंशन',
    'pump pamp पंप',
    'valve valv वाल्व',
    'board bord बोर्ड',
    'cable kebal केबल',
    'grinder grainder ग्राइंडर',
    'switch svich स्विच',
    'drill dril ड्रिल',
    'bearing bering बेयरिंग',
    'motor moter मोटर',
    'gauge gage गेज',
    'wrench rench',
  ])('%s', words => expect(new Set(words.split(' ').map(phoneticKey)).size).toBe(1))

  it('distinguishes different products', () => {
    expect(
      new Set('drill grinder pump valve cable switch motor bearing hammer plier'.split(' ').map(phoneticKey)).size,
    ).toBe(10)
  })
})

describe('likeness', () => {
  it('prefers what was probably meant', () => {
    for (const [typed, meant, other] of [
      ['wrech', 'wrench', 'wreck'],
      ['pamp', 'pump', 'ramp'],
      ['hamer', 'hammer', 'hauler'],
      ['grainder', 'grinder', 'reminder'],
      ['swich', 'switch', 'swish'],
      ['drii', 'drill', 'grip'],
    ] as const) {
      expect(similarity(typed, meant), typed).toBeGreaterThan(similarity(typed, other))
    }
  })

  it('is 1 for the word itself and within 0 and 1', () => {
    fc.assert(
      fc.property(word, word, (a, b) => similarity(a, a) === 1 && similarity(a, b) >= 0 && similarity(a, b) <= 1),
    )
  })
})

describe('allowedDistance', () => {
  it('leaves numbers, part numbers and short words alone', () => {
    for (const typed of ['12', '6204', 'ins114', 'mcb', 'led', '१२']) expect(allowedDistance(typed)).toBe(0)
    expect(allowedDistance('blub')).toBe(1)
    expect(allowedDistance('grainder')).toBe(2)
  })
})
