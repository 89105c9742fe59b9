// The start times of recurring jobs: each time once, late rather than never, with the same key everywhere.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followSchedule, nextTime } from './job-schedule.ts'

const START = Date.parse('2026-11-28T10:02:30.000Z')
const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(() => vi.useRealTimers())

/** Follows one job; records the keys with which it was started. */
function follow(every: string): { started: string[]; stop(): void } {
  const started: string[] = []
  const start = async (name: string, due: string) => void started.push(`${name} ${due.slice(11, 19)}`)
  const onError = (error: unknown) => {
    throw error
  }
  return { started, stop: followSchedule([{ name: 'a', every }], start, onError) }
}

describe('recurring jobs', () => {
  it('start at each of their times, not before', () => {
    const { started, stop } = follow('*/5 * * * *')
    vi.setSystemTime(START)
    vi.advanceTimersByTime(2.5 * MINUTE)
    expect(started).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(started).toEqual(['a 10:05:00'])
    vi.advanceTimersByTime(10 * MINUTE)
    expect(started).toEqual(['a 10:05:00', 'a 10:10:00', 'a 10:15:00'])
    stop()
    vi.advanceTimersByTime(60 * MINUTE)
    expect(started).toHaveLength(3)
  })

  it('start in a process that came up less than a minute too late, under the same time as elsewhere', () => {
    const { started } = follow('2 10 * * *')
    expect(started).toEqual(['a 10:02:00'])
    expect(follow('1 10 * * *').started).toEqual([])
  })

  it('start once after the machine slept through several of their times', () => {
    const { started } = follow('* * * * *')
    expect(started).toEqual(['a 10:02:00'])
    vi.setSystemTime(START + 90 * MINUTE)
    vi.advanceTimersByTime(MINUTE)
    expect(started[1]).toBe('a 10:03:00')
    expect(started.length).toBeLessThanOrEqual(3)
  })

  it('wait longer than a timer can', () => {
    const { started } = follow('0 0 1 1 *')
    vi.advanceTimersByTime(33 * 24 * 60 * MINUTE)
    expect(started).toEqual([])
    vi.advanceTimersByTime(24 * 60 * MINUTE)
    expect(started).toEqual(['a 00:00:00'])
  })
})

describe('the next time', () => {
  it('is in UTC, and after the given one', () => {
    expect(new Date(nextTime('30 3 * * *', Date.parse('2026-11-28T03:30:00Z'))).toISOString()).toBe(
      '2026-11-29T03:30:00.000Z',
    )
  })

  it('fails for what is no expression', () => {
    expect(() => nextTime('every day', START)).toThrow()
  })
})
