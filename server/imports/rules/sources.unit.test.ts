// Times of sources of import files in both markets, and what becomes of a checked file.

import { expect, it } from 'vitest'
import { nextFetch, type Schedule, verdictOn } from './sources.ts'

const at = (schedule: Partial<Schedule>, after: string) =>
  nextFetch({ market: 'IN', every: 'day', atMinute: 360, weekday: 1, ...schedule }, new Date(after)).toISOString()

it('is due each hour at a minute of the clocks of the market', () => {
  const every = 'hour' as const
  // 5:30 ahead of UTC: minute 15 there is minute 45 here
  expect(at({ every, atMinute: 15 }, '2026-11-28T09:44:59.000Z')).toBe('2026-11-28T09:45:00.000Z')
  expect(at({ every, atMinute: 15 }, '2026-11-28T09:45:00.000Z')).toBe('2026-11-28T10:45:00.000Z')
  expect(at({ every, atMinute: 15, market: 'AE' }, '2026-11-28T09:44:59.000Z')).toBe('2026-11-28T10:15:00.000Z')
  // only the minutes of the time of day count
  expect(at({ every, atMinute: 375 }, '2026-11-28T09:44:59.000Z')).toBe('2026-11-28T09:45:00.000Z')
})

it('is due each day at a time of the market', () => {
  expect(at({}, '2026-11-28T00:29:59.999Z')).toBe('2026-11-28T00:30:00.000Z')
  expect(at({}, '2026-11-28T00:30:00.000Z')).toBe('2026-11-29T00:30:00.000Z')
  expect(at({ market: 'AE' }, '2026-11-28T00:30:00.000Z')).toBe('2026-11-28T02:00:00.000Z')
  // before 5:30 the day in India is the one after that of UTC
  expect(at({ atMinute: 0 }, '2026-12-31T18:29:00.000Z')).toBe('2026-12-31T18:30:00.000Z')
})

it('is due each week on its day of the market', () => {
  const every = 'week' as const
  // 2026-11-28 is a Saturday
  expect(at({ every }, '2026-11-28T09:00:00.000Z')).toBe('2026-11-30T00:30:00.000Z')
  expect(at({ every, weekday: 6 }, '2026-11-28T00:00:00.000Z')).toBe('2026-11-28T00:30:00.000Z')
  expect(at({ every, weekday: 6 }, '2026-11-28T00:30:00.000Z')).toBe('2026-12-05T00:30:00.000Z')
  expect(at({ every, weekday: 7, atMinute: 0 }, '2026-11-28T09:00:00.000Z')).toBe('2026-11-28T18:30:00.000Z')
})

it('applies a file within the limits alone', () => {
  const file = { total: 200, rejected: 10, retired: 3, changed: 190 }
  const limits = { applies: true, state: 'active' as const, maxRejectedPercent: 5, maxRetired: 3 }
  const state = (part: Partial<typeof file>, other: Partial<Omit<typeof limits, 'state'>> = {}) =>
    verdictOn({ ...file, ...part }, { ...limits, ...other }).state
  expect(state({})).toBe('applying')
  expect(verdictOn({ ...file, rejected: 11 }, limits)).toEqual({
    state: 'stopped',
    problem: 'rejected',
    detail: '11/200',
  })
  expect(verdictOn({ ...file, retired: 4 }, limits)).toEqual({ state: 'stopped', problem: 'retired', detail: '4' })
  expect(state({ rejected: 1 }, { maxRejectedPercent: 0 })).toBe('stopped')
  expect(state({ rejected: 200 }, { maxRejectedPercent: 100 })).toBe('applying')
  expect(verdictOn({ ...file, total: 0 }, limits)).toMatchObject({ state: 'failed', problem: 'empty' })
  // a check-only source waits for a person, unless there is nothing to decide
  expect(state({}, { applies: false })).toBe('waits')
  expect(state({ changed: 0 }, { applies: false })).toBe('waits')
  expect(state({ changed: 0, rejected: 0 }, { applies: false })).toBe('nothing')
  expect(verdictOn(file, { ...limits, state: 'paused' }).state).toBe('waits')
})
