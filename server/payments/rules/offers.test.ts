// Whether an offer applies, its discount, and the reason when it does not.

import { expect, test } from 'vitest'
import { emiValues } from './emi.ts'
import { decideOffer, isPaidAsOffered, noCostOffers, type OfferRow, prepaidRow, taxRow } from './offers.ts'

const now = new Date('2026-11-23T10:00:00Z')
const offer: OfferRow = {
  ...{ id: 1, market: 'IN', code: 'BANK10', titleEn: '10%', titleHi: '10%', gateway: '' },
  ...{ methodIds: [2], banks: [{ bankcode: 'DECN', name: 'Deccan Bank' }], minMinor: 1000_00 },
  ...{ kind: 'percent', value: 1000, capMinor: 150_00, validFrom: new Date('2026-11-01T00:00:00Z'), validTo: null },
  ...{ perCustomer: 2, inAll: 100, active: true, uses: 0, ownUses: 0 },
}
const situation = {
  ...{ now, amountMinor: 1000_00, methodId: 2, bankcode: 'DECN', served: true, noCostPlan: false },
}

test('a percentage is rounded to the paisa and capped, an amount is taken as it is', () => {
  const of = (change: Partial<OfferRow>, amountMinor: number) =>
    decideOffer({ ...offer, ...change }, { ...situation, amountMinor })
  expect(of({}, 1000_00)).toEqual({ reason: '', limitMinor: null, discountMinor: 100_00 })
  expect(of({}, 1234_56).discountMinor).toBe(123_46)
  expect(of({}, 9000_00).discountMinor).toBe(150_00)
  expect(of({ capMinor: null }, 9000_00).discountMinor).toBe(900_00)
  expect(of({ kind: 'flat', value: 75_00, capMinor: null }, 9000_00).discountMinor).toBe(75_00)
})

test.each([
  ['unknown', { active: false }, {}],
  ['ended', { validTo: now }, {}],
  ['not-started', { validFrom: new Date(now.getTime() + 1) }, {}],
  ['used-up', { uses: 100 }, {}],
  ['used', { ownUses: 2 }, {}],
  ['below-minimum', {}, { amountMinor: 999_99 }],
  ['method', {}, { methodId: 8 }],
  ['method', { methodIds: [] }, { methodId: 5 }],
  ['bank', {}, { bankcode: '' }],
  ['bank', {}, { bankcode: 'SAHY' }],
  ['gateway', {}, { served: false }],
  ['no-cost-plan', {}, { noCostPlan: true }],
])('%s', (reason, change, of) => {
  expect(decideOffer({ ...offer, ...change }, { ...situation, ...of })).toEqual({
    ...{ reason, limitMinor: reason === 'below-minimum' ? 1000_00 : null, discountMinor: 0 },
  })
})

test('an unknown code is no offer', () => {
  expect(decideOffer(null, situation).reason).toBe('unknown')
})

test('an order keeps its offer with a method and a bank of it', () => {
  expect(isPaidAsOffered(offer, { methodId: 2, bankcode: 'DECN' })).toBe(true)
  expect(isPaidAsOffered(offer, { methodId: 2, bankcode: 'SAHY' })).toBe(false)
  expect(isPaidAsOffered(offer, { methodId: 8, bankcode: 'DECN' })).toBe(false)
  expect(isPaidAsOffered({ methodIds: [], banks: [] }, { methodId: 8, bankcode: '' })).toBe(true)
})

test('a no-cost plan shows its interest, and for another method why it does not apply', () => {
  const banks = emiValues('IN', 'en', 12_000_00)
  const [first] = noCostOffers(banks, 'IN', 'en', null)
  const plan = banks.flatMap(({ plans }) => plans).find(({ noCost }) => noCost)
  expect(first).toMatchObject({ applies: true, discount: plan?.noCostDiscount })
  expect(first?.plan).toEqual({ months: 3, interest: plan?.noCostDiscount, interestTax: plan?.interestTax })
  expect(noCostOffers(banks, 'IN', 'en', 8)[0]).toMatchObject({ applies: false, reason: 'method', discount: 0 })
})

test('the prepaid discount and input credit say from which amount on', () => {
  expect(prepaidRow('IN', 'en', 999_99, true)).toMatchObject({ reason: 'below-minimum', limit: 1000_00, discount: 0 })
  expect(prepaidRow('IN', 'en', 2000_00, true)).toMatchObject({ reason: '', discount: 40_00 })
  expect(prepaidRow('IN', 'en', 2000_00, false)).toMatchObject({ reason: 'method', discount: 0 })
  expect(taxRow('IN', 'en', 4500_00)).toMatchObject({ reason: 'below-minimum', limit: 4500_01 })
  expect(taxRow('AE', 'hi', 450_01)).toMatchObject({ applies: true, discount: 0 })
})
