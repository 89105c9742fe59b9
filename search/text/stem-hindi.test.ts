// The Hindi stemmer: forms of number and case share a stem.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { stemHindi } from './stem-hindi.ts'

const stems = (words: string) => [...new Set(words.split(' ').map(word => stemHindi(fold(word))))]

describe('stemHindi', () => {
  it.each([
    'हथौड़ा हथौड़े हथौड़ों',
    'ताला ताले तालों',
    'चाबी चाबियाँ चाबियों',
    'मशीन मशीनें मशीनों',
    'तार तारों',
    'दस्ताना दस्ताने दस्तानों',
    'चाकू चाकुओं',
    'काला काले काली',
    'दवा दवाओं दवाएँ',
    'बोल्ट बोल्टों',
  ])('%s', words => expect(stems(words)).toHaveLength(1))

  it.each(['पानी', 'नली', 'का', 'के', 'दो', 'तेल', 'आरी'])('%s stays', word => expect(stemHindi(word)).toBe(word))

  it('distinguishes different products', () => {
    for (const pair of ['नल नली', 'तार तारीख', 'हथौड़ा हथौड़ी', 'पंप पंखा']) expect(stems(pair)).toHaveLength(2)
  })

  it('never empties a word', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0x901, max: 0x94d }), { minLength: 1, maxLength: 12 }), codes => {
        const word = String.fromCharCode(...codes)
        return stemHindi(word).length > 0
      }),
    )
  })
})
