// Keys of offers are read as they were made, and nothing else is one.

import { expect, it } from 'vitest'
import { CONDITIONS, OFFER_KEY_PATTERN, offerKey, readOfferKey } from './offer-key.rules.ts'

it('names the seller alone of a new offer, and the condition of another', () => {
  expect(CONDITIONS.map(condition => offerKey('SAHYA', condition))).toEqual(['SAHYA', 'SAHYA~refurbished'])
  for (const condition of CONDITIONS) {
    const key = offerKey('SAHYA', condition)
    expect(OFFER_KEY_PATTERN.test(key)).toBe(true)
    expect(readOfferKey(key)).toEqual({ sellerCode: 'SAHYA', condition })
  }
})

it('has no other conditions', () => {
  for (const wrong of ['', '~refurbished', 'SAHYA~', 'SAHYA~new', 'SAHYA~used', 'SAHYA~refurbished~refurbished'])
    expect(OFFER_KEY_PATTERN.test(wrong)).toBe(false)
})
