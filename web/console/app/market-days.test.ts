// A chosen day is displayed as the same day, in both markets.

import { expect, it } from 'vitest'
import { atTime, dayOf, startOfDay, timeOf } from './market-days.ts'

it('a day begins at midnight of the market', () => {
  expect(startOfDay('2026-12-01', 'IN')).toBe('2026-11-30T18:30:00.000Z')
  expect(startOfDay('2026-12-01', 'AE')).toBe('2026-11-30T20:00:00.000Z')
  for (const market of ['IN', 'AE'] as const) {
    expect(dayOf(startOfDay('2026-02-28', market), market)).toBe('2026-02-28')
  }
})

it("a time is in the market's time zone", () => {
  expect(atTime('2026-12-01T10:00', 'IN')).toBe('2026-12-01T04:30:00.000Z')
  expect(atTime('2026-12-01T10:00', 'AE')).toBe('2026-12-01T06:00:00.000Z')
  expect(timeOf('2026-12-01T04:30:00.000Z', 'IN')).toBe('2026-12-01T10:00')
  expect([atTime('', 'IN'), timeOf('', 'IN')]).toEqual(['', ''])
})
