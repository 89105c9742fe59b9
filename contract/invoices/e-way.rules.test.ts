// Limits and validity of e-way bills.

import { describe, expect, it } from 'vitest'
import { eWayDays, eWayLimit, needsEWayBill } from './e-way.rules.ts'

describe('an e-way bill', () => {
  it.each([
    ['27', '29', 50_000_00, false],
    ['27', '29', 50_000_01, true],
    ['27', '27', 1_00_000_00, false],
    ['27', '27', 1_00_000_01, true],
    ['29', '29', 50_000_01, true],
    ['01', '01', 9_00_000_00, false],
    ['01', '07', 50_000_01, true],
  ])('from %s to %s of %i paise: %s', (from, to, valueMinor, needed) => {
    expect(needsEWayBill({ from, to, valueMinor, on: '2026-11-23' })).toBe(needed)
  })

  it('has the limit of its day', () => {
    expect(eWayLimit({ from: '19', to: '19', on: '2023-11-30' })).toBe(1_00_000_00)
    expect(eWayLimit({ from: '19', to: '19', on: '2023-12-01' })).toBe(50_000_00)
  })

  it.each([
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
    [450, 3],
    [1000, 5],
    [3000, 15],
  ])('of %i km is valid for %i days', (km, days) => {
    expect(eWayDays(km)).toBe(days)
  })

  it.each([
    [20, 1],
    [21, 2],
    [450, 23],
  ])('of over-dimensional cargo and %i km is valid for %i days', (km, days) => {
    expect(eWayDays(km, true)).toBe(days)
  })
})
