// Queries as shoppers type them, and the forms searched for each word.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseQuery, fieldTokens } from './analyse.ts'
import { defaultSynonyms } from './default-synonyms.ts'
import { parseSynonyms } from './synonyms.ts'

const { synonyms } = parseSynonyms(defaultSynonyms)
const words = (q: string, language: 'en' | 'hi' = 'en') => analyseQuery(q, language, synonyms)

/** Whether every word of the query is satisfied by a text. */
function finds(q: string, text: string): boolean {
  const held = new Set(fieldTokens(text).map(token => token.text))
  return words(q).every(
    ({ alternatives, phrases }) =>
      alternatives.some(({ token }) => held.has(token)) ||
      phrases.some(({ tokens }) => tokens.every(token => held.has(token))),
  )
}

describe('analyseQuery', () => {
  it.each([
    ['hathoda', 'Claw hammer'],
    ['hathauda', 'Claw hammer'],
    ['hathora', 'Claw hammer'],
    ['हथौड़ा', 'Claw hammer'],
    ['हथोडा', 'Claw hammer'],
    ['hammer', 'क्लॉ हथौड़ा'],
    ['drill mashin', 'Impact drill machine 600 W'],
    ['plumbing pype 1 inch', 'Plumbing pipe CPVC 25 mm'],
    ['led blub 9 watt', 'LED bulb 9W cool white'],
    ['extention bord', 'Extension board 4 way'],
    ['grainder mashine 4 inch', 'Angle grinder machine 100 mm'],
    ['teflon tap', 'Teflon tap'],
    ['water pamp 1hp', 'Water pump 0.75 kW'],
    ['water pamp 1hp', 'Water pump 1 HP'],
    ['पेचकस सेट', 'Screwdriver set of 6'],
    ['scru driver set', 'Screwdriver set'],
    ['haath ki aari', 'Wooden handle hand saw'],
    ['pani ka pump', 'Monoblock water pump'],
    ['bijli ka taar 2.5 sq mm', 'Electric wire 2.5 mm²'],
    ['एमसीबी 32 एम्पियर', 'MCB 32A'],
    ['1/2 inch ball valve', 'Ball valve 12.7 mm'],
    ['1/2 inch ball valve', 'Ball valve 15mm'],
    ['tubelight 4 feet', 'LED tube 1200 mm'],
    ['56 inch fan', 'Ceiling fan 1400 mm'],
    ['8x4 ft board', 'White board 1200 x 2400 mm'],
    ['5.5 kw pump', 'Submersible pump 7.5 HP'],
    ['7 1/4 inch saw', 'Circular saw 185 mm'],
    ['pani ki motar', 'Monoblock pump 1 HP'],
    ['hathoda lakdi handle', 'Ball pein hammer, hickory'],
    ['em si bi', 'MCB 32 A'],
    ['geyser 15 ltr', 'Water heater 15 L'],
    ['water heater', 'Instant geyser'],
    ['ins114', 'KT-INS114'],
    ['kt-ins114', 'KT INS 114'],
    ['m8x50 bolt', 'Hex bolt M8 x 50 mm'],
    ['three phase motor', '3-phase induction motor'],
    ['kala tape', 'Black tape'],
    ['safety ke joote', 'Safety shoes'],
    ['half-face mask', 'Half face mask'],
    ['बेयरिंग 6204', 'Ball bearing 6204-2RS'],
    ['hilti machine', 'Rotary hammer 800 W machine'],
    ['clip on meter', 'Digital clamp meter'],
    ['पिन टॉप', 'Plug top 6 A'],
    ['gali ki light', 'LED street light'],
    ['dibri m12', 'Hex nut M12'],
    ['half hp pump', 'Pump 0.5 HP'],
    ['pauna inch pipe', 'Pipe 3/4 inch'],
  ])('"%s" finds "%s"', (q, text) => expect(finds(q, text)).toBe(true))

  it.each([
    ['2.5 sq mm', 'Wire 25 sq mm'],
    ['hathoda', 'Screwdriver'],
    ['1 hp', 'Pump 2 HP'],
    ['tape', 'Water tap'],
    ['drill', 'Grill'],
  ])('"%s" does not find "%s"', (q, text) => expect(finds(q, text)).toBe(false))

  it('ignores stop words unless there is nothing else', () => {
    expect(words('best drill machine ka price').map(word => word.raw)).toEqual(['drill', 'machine'])
    expect(words('ghar ke liye पंखा चाहिए').map(word => word.raw)).toEqual(['ghar', 'पंखा'])
    expect(words('ke liye').map(word => word.raw)).toEqual(['ke', 'liye'])
  })

  it('puts the typed form first and each token once', () => {
    for (const q of ['hammer', 'hathoda', 'पाना', '1/2 inch', 'ins114', 'rccb']) {
      const [word] = words(q)
      const weights = word?.alternatives.map(({ weight }) => weight) ?? []
      expect(weights[0]).toBe(1)
      expect(weights).toEqual([...weights].sort((a, b) => b - a))
      expect(new Set(word?.alternatives.map(({ token }) => token)).size).toBe(weights.length)
    }
  })

  it('keeps what was typed, and respells what is known as a misspelling only', () => {
    expect(words('LED Blub').map(word => [word.raw, word.usualSpelling])).toEqual([
      ['LED', null],
      ['Blub', 'bulb'],
    ])
    expect(words('extention bord').map(word => word.usualSpelling)).toEqual(['extension', 'board'])
    expect(words('drill mashin').map(word => word.usualSpelling)).toEqual([null, 'machine'])
    expect(words('hathoda पाना hammer').map(word => word.usualSpelling)).toEqual([null, null, null])
  })

  it('does not respell a good English word as one that sounds alike', () => {
    expect(words('signal lamp').map(word => word.usualSpelling)).toEqual([null, null])
    expect(words('sanitary veneer').map(word => word.usualSpelling)).toEqual([null, null])
  })

  it('finds substitutes, also for Hinglish names', () => {
    for (const q of ['planer', 'randa machine']) {
      expect(
        words(q)[0]?.substitutes.map(({ tokens }) => tokens),
        q,
      ).toContainEqual(['sander'])
    }
  })

  it('classifies words', () => {
    const [number, part, hindi, plain] = words('9 watt ins114 पंप pump')
    expect([number?.isNumber, part?.isPartNumber, hindi?.isDevanagari]).toEqual([true, true, true])
    expect([plain?.isNumber, plain?.isPartNumber, plain?.isDevanagari]).toEqual([false, false, false])
  })

  it('gives the Hindi meaning of a word more weight on Hindi pages', () => {
    const weight = (language: 'en' | 'hi') =>
      words('patti', language)[0]?.alternatives.find(({ token }) => token === 'blade')?.weight ?? 0
    expect(weight('hi')).toBeGreaterThanOrEqual(weight('en'))
    expect(weight('hi')).toBeGreaterThan(0.5)
  })

  it('is bounded and never throws', () => {
    const language = fc.constantFrom('en' as const, 'hi' as const)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), language, (q, page) => {
        const query = analyseQuery(q, page, synonyms)
        expect(query.length).toBeLessThanOrEqual(24)
        for (const word of query) {
          expect(word.alternatives.length).toBeLessThanOrEqual(12)
          expect(word.alternatives.length + word.phrases.length).toBeGreaterThan(0)
          for (const { token } of word.alternatives) expect(token).not.toBe('')
        }
      }),
    )
  })
})
