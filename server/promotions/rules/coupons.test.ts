// What a coupon would have given to past orders: minimum, first orders, uses of a customer and of all, budget.

import { expect, it } from 'vitest'
import type { PastOrder } from '../repository/coupons.ts'
import { type TrialTerms, termsFault, tryTerms } from './coupons.ts'

const TERMS: TrialTerms = {
  ...{ kind: 'percent', value: 1_000, minCart: 500_00, maxDiscount: 100_00, firstOrderOnly: false },
  ...{ perCustomerLimit: null, maxUses: null, budget: null },
  ...{ appliedBy: 'code', combines: false },
}
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const none = { otherMinor: 0, othersCombine: true, forBuyer: true }
const ORDERS: PastOrder[] = [
  { customerId: 'a', at: at(1), goodsMinor: 600_00, first: true, ...none },
  { customerId: 'b', at: at(2), goodsMinor: 499_99, first: true, ...none },
  { customerId: 'a', at: at(3), goodsMinor: 5_000_00, first: false, ...none },
  { customerId: 'c', at: at(4), goodsMinor: 500_00, first: true, ...none },
]

it.each<[string, Partial<TrialTerms>, object]>([
  ['all above the minimum', {}, { reached: 3, discount: 210_00, products: 6_100_00, usedUpAt: null }],
  ['first orders', { firstOrderOnly: true }, { reached: 2, discount: 110_00 }],
  ['once for each customer', { perCustomerLimit: 1 }, { reached: 2, discount: 110_00, products: 1_100_00 }],
  ['two uses', { maxUses: 2 }, { reached: 2, discount: 160_00, usedUpAt: at(3).toISOString() }],
  [
    'a budget that the second spends',
    { budget: 61_00 },
    { reached: 2, discount: 160_00, usedUpAt: at(3).toISOString() },
  ],
  ['a fixed amount', { kind: 'flat', value: 50_00, maxDiscount: null }, { reached: 3, discount: 150_00 }],
])('%s', (_, more, expected) => {
  expect(tryTerms({ ...TERMS, ...more }, ORDERS)).toMatchObject({ orders: 4, ...expected })
})

it.each<[string, boolean, Partial<PastOrder>, number]>([
  ['alone where there is no other', false, {}, 100_00],
  ['beside those that combine, off what they leave', true, { otherMinor: 200_00 }, 80_00],
  ['off nothing that is left', true, { otherMinor: 1_000_00 }, 0],
  ['instead of one that takes off less', false, { otherMinor: 99_99 }, 100_00],
  ['not instead of one that takes off as much', false, { otherMinor: 100_00 }, 0],
  ['not beside one that does not combine', true, { otherMinor: 150_00, othersCombine: false }, 0],
])('an offer applies %s', (_, combines, others, discount) => {
  const offer: TrialTerms = { ...TERMS, maxDiscount: null, appliedBy: 'automatic', combines }
  const order: PastOrder = { customerId: 'a', at: at(1), goodsMinor: 1_000_00, first: true, ...none, ...others }
  expect(tryTerms(offer, [order])).toMatchObject({ discount, reached: discount > 0 ? 1 : 0 })
})

it('names what is wrong with terms', () => {
  expect(termsFault({ kind: 'percent', value: 10_000 })).toBeNull()
  expect(termsFault({ kind: 'percent', value: 10_001 })).toBe('coupon.percent')
  expect(
    termsFault({ kind: 'flat', value: 1, validFrom: '2026-01-02T00:00:00Z', validTo: '2026-01-02T00:00:00Z' }),
  ).toBe('coupon.period')
})

it('counts no order of a customer whom it is not for', () => {
  const orders = ORDERS.map(order => ({ ...order, forBuyer: order.customerId === 'c' }))
  expect(tryTerms(TERMS, orders)).toMatchObject({ orders: 4, reached: 1, discount: 50_00 })
})
