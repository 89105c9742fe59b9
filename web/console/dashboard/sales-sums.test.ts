// Sums, changes and the scale of the chart of sales.

import { expect, it } from 'vitest'
import { changeOf, scaleOf, sumOf } from './sales-sums.ts'

it('adds up days', () => {
  const days = [
    { day: '2026-11-24', hour: null, orders: 2, amount: 50_000 },
    { day: '2026-11-25', hour: null, orders: 1, amount: 12_500 },
  ]
  expect(sumOf(days)).toEqual({ orders: 3, amount: 62_500 })
})

it.each([
  [113.7, 100, 13.7],
  [94, 100, -6],
  [0, 50, -100],
  [10, 0, null],
])('%d after %d is %d percent', (now, before, change) => expect(changeOf(now, before)).toBe(change))

it.each([
  [[], 1],
  [[99_000], 100_000],
  [[100_000], 100_000],
  [[120_000, 450_000], 500_000],
])('%j fit below %d', (amounts, scale) => expect(scaleOf(amounts)).toBe(scale))
