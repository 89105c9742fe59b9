// Which orders can be moved to which accounts.

import { describe, expect, it } from 'vitest'
import { hindrancesOf, type MoveFacts } from './rules.ts'

const order = { market: 'IN', state: 'placed', rewardDiscountMinor: 0, exchangeCreditMinor: 0 } as const
const from = { customerId: 'a', market: 'IN', deleted: false, blocked: false } as const
const to = { ...from, customerId: 'b' } as const
const facts: MoveFacts = {
  ...{ packed: false, editWaits: false, gstin: null, toGstin: null, couponAllowed: true, payment: [] },
}

describe('an order before a parcel is packed', () => {
  it('moves to another account of its market', () => {
    expect(hindrancesOf(order, from, to, facts)).toEqual([])
    expect(hindrancesOf({ ...order, state: 'processing' }, from, to, facts)).toEqual([])
  })

  it('does not move to itself, another market, or from and to accounts that ended or are blocked', () => {
    expect(hindrancesOf(order, from, from, facts)).toEqual(['same'])
    expect(hindrancesOf(order, from, { ...to, market: 'AE' }, facts)).toEqual(['market'])
    for (const [one, other] of [
      [{ ...from, deleted: true }, to],
      [from, { ...to, deleted: true }],
    ] as const)
      expect(hindrancesOf(order, one, other, facts)).toEqual(['ended'])
    expect(hindrancesOf(order, { ...from, blocked: true }, to, facts)).toEqual(['blocked'])
    expect(hindrancesOf(order, from, { ...to, blocked: true }, facts)).toEqual(['blocked'])
  })

  it('is not moved with records that belong to the former account', () => {
    expect(hindrancesOf({ ...order, rewardDiscountMinor: 1 }, from, to, facts)).toEqual(['points'])
    expect(hindrancesOf({ ...order, exchangeCreditMinor: 1 }, from, to, facts)).toEqual(['credit'])
    expect(hindrancesOf(order, from, to, { ...facts, payment: ['dispute', 'offer', 'cod'] })).toEqual([
      ...(['offer', 'cod', 'dispute'] as const),
    ])
    expect(hindrancesOf(order, from, to, { ...facts, couponAllowed: false, editWaits: true })).toEqual([
      ...(['edit-waits', 'coupon'] as const),
    ])
  })

  it('keeps the tax number it was ordered with', () => {
    const gstin = '27AAPFU0939F1ZV'
    expect(hindrancesOf(order, from, to, { ...facts, gstin, toGstin: '27AAKCS4821M1ZW' })).toEqual(['tax-number'])
    // a colleague of the same company, one without a company, a retail invoice
    for (const pair of [
      { gstin, toGstin: gstin },
      { gstin, toGstin: null },
      { gstin: null, toGstin: gstin },
    ])
      expect(hindrancesOf(order, from, to, { ...facts, ...pair })).toEqual([])
  })
})

it.each([
  ['unpaid', ['pending-payment', 'payment-failed']],
  ['packed', ['packed', 'shipped', 'delivered']],
  ['over', ['cancelled', 'expired', 'returned-to-origin']],
] as const)('an order that is %s stays where it is', (hindrance, states) => {
  for (const state of states) expect(hindrancesOf({ ...order, state }, from, to, facts)).toEqual([hindrance])
  expect(hindrancesOf(order, from, to, { ...facts, packed: true })).toEqual(['packed'])
})
