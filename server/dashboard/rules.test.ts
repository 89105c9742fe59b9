// The hours, days and weeks of a period of sales.

import { expect, it } from 'vitest'
import { fillDays, fillHours, weeksOf } from './rules.ts'

it('has every day of the period once, the earliest first', () => {
  const sold = { day: '2026-02-28', hour: null, orders: 3, amount: 120_000 }
  expect(fillDays([sold, { day: '2026-01-01', hour: null, orders: 1, amount: 5 }], '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', hour: null, orders: 0, amount: 0 },
    sold,
    { day: '2026-03-01', hour: null, orders: 0, amount: 0 },
  ])
})

it('has only the hours of its day, up to the requested one', () => {
  const at = (day: string, hour: number) => ({ day, hour, orders: 1, amount: 100 })
  const rows = [at('2026-03-01', 0), at('2026-03-02', 1), at('2026-03-02', 3)]
  expect(fillHours(rows, '2026-03-02', 3)).toEqual([
    { day: '2026-03-02', hour: 0, orders: 0, amount: 0 },
    at('2026-03-02', 1),
    { day: '2026-03-02', hour: 2, orders: 0, amount: 0 },
  ])
})

it('adds up seven days to a week that is named by its first day', () => {
  const sold = (day: string) => ({ day, hour: null, orders: 1, amount: 100 })
  const days = fillDays([sold('2026-03-01'), sold('2026-03-07'), sold('2026-03-08')], '2026-03-14', 14)
  expect(weeksOf(days)).toEqual([
    { day: '2026-03-01', hour: null, orders: 2, amount: 200 },
    { day: '2026-03-08', hour: null, orders: 1, amount: 100 },
  ])
})
