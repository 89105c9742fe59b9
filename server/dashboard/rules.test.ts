// The days of a period of sales.

import { expect, it } from 'vitest'
import { fillDays } from './rules.ts'

it('has every day of the period once, the earliest first', () => {
  const sold = { day: '2026-02-28', orders: 3, amount: 120_000 }
  expect(fillDays([sold, { day: '2026-01-01', orders: 1, amount: 5 }], '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', orders: 0, amount: 0 },
    sold,
    { day: '2026-03-01', orders: 0, amount: 0 },
  ])
})
