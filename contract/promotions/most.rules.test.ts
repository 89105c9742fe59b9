// The maximum that a coupon can give away.

import { expect, it } from 'vitest'
import { couponMost } from './most.rules.ts'

const flat = { kind: 'flat' as const, value: 500_00, maxDiscount: null, maxUses: null, budget: null }
const percent = { ...flat, kind: 'percent' as const, value: 1_000 }

it.each([
  ['uses of an amount', { ...flat, maxUses: 10 }, 5_000_00],
  ['a budget, which the last order may go beyond', { ...flat, budget: 1_000_00 }, 1_500_00],
  ['the smaller of both', { ...flat, budget: 1_000_00, maxUses: 1 }, 500_00],
  ['a percentage with a largest discount', { ...percent, maxDiscount: 200_00, maxUses: 3 }, 600_00],
  ['a percentage without one', { ...percent, maxUses: 1, budget: 100_00 }, null],
  ['neither uses nor budget', flat, null],
])('%s', (_name, terms, most) => {
  expect(couponMost(terms)).toBe(most)
})
