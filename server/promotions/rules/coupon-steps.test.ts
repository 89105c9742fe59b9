// Whether a step for many coupons changes one: what is so already, is over, would end before it begins, or was changed since.

import { expect, it } from 'vitest'
import { type CouponStanding, type CouponStep, skipOfCoupon } from './coupon-steps.ts'

const END = '2026-12-31T18:30:00.000Z'
const coupon = (changes: Partial<CouponStanding> = {}): CouponStanding => ({
  ...{ promoCode: 'DRILL500', state: 'running', active: true, validFrom: new Date('2026-11-01T00:00:00Z') },
  ...{ validTo: null, most: null, ...changes },
})
const endOn = (validTo: string | null, more: object = {}): CouponStep => ({ action: 'end-on', validTo, ...more })

it.each([
  ['one that runs is stopped', coupon(), { action: 'stop' } as const, null],
  ['one that is stopped stays so', coupon({ active: false, state: 'stopped' }), { action: 'stop' } as const, 'already'],
  ['one that is used up is stopped', coupon({ state: 'used-up' }), { action: 'stop' } as const, null],
  ['one that is over is left', coupon({ state: 'ended' }), { action: 'resume' } as const, 'ended'],
  ['one that runs is not resumed', coupon(), { action: 'resume' } as const, 'already'],
  ['one gets an end', coupon(), endOn(END), null],
  ['one with this end stays so', coupon({ validTo: new Date(END) }), endOn(END), 'already'],
  ['one does not end before it begins', coupon({ validFrom: new Date(END) }), endOn(END), 'before-start'],
  ['one that somebody has changed since stays', coupon(), endOn(null, { expected: END }), 'already'],
  ['one with another end since stays', coupon({ validTo: new Date(0) }), endOn(null, { expected: END }), 'changed'],
  ['one that is not there is unknown', null, endOn(END), 'unknown'],
])('%s', (_, found, step, skip) => {
  expect(skipOfCoupon(found, step, null)).toBe(skip)
})

it('above the money limit none is resumed, and one that nothing bounds gets no more time', () => {
  const stopped = (most: number | null) => coupon({ active: false, state: 'stopped', most })
  const resume = { action: 'resume' } as const
  expect([1000, 1001, null].map(most => skipOfCoupon(stopped(most), resume, 1000))).toEqual([null, 'limit', 'limit'])
  const ends = (most: number | null) => coupon({ validTo: new Date('2026-12-01T00:00:00Z'), most })
  expect(skipOfCoupon(ends(null), endOn(END), 1000)).toBe('limit')
  expect(skipOfCoupon(ends(5000), endOn(END), 1000)).toBeNull()
  expect(skipOfCoupon(ends(null), endOn('2026-11-20T00:00:00.000Z'), 1000)).toBeNull()
  expect(skipOfCoupon(coupon(), endOn(END), 1000)).toBeNull()
})
