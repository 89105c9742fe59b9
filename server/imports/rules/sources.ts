// Decisions of sources of import files: when the next fetch is due, and whether a checked file may be applied.

import type { FetchProblem, FetchState, Rhythm } from '../../../contract/imports/sources.rules.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

export interface Schedule {
  market: Market
  every: Rhythm
  /** Minutes after midnight at the market; of each hour, minutes after it. */
  atMinute: number
  /** Monday is 1; only used for weekly schedules. */
  weekday: number
}

/** Milliseconds by which the clocks of a market are ahead of UTC; neither market moves its clocks. */
function offsetOf(market: Market): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):(\d{2})$/.exec(MARKET_INFO[market].utcOffset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
}

/** The first time of a schedule after a given one. */
export function nextFetch({ market, every, atMinute, weekday }: Schedule, after: Date): Date {
  const offset = offsetOf(market)
  const local = after.getTime() + offset
  const length = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS }[every]
  const minutes = every === 'hour' ? atMinute % 60 : atMinute
  const days = every === 'week' ? weekday - FIRST_WEEKDAY : 0
  const within = days * DAY_MS + minutes * MINUTE_MS
  const begun = Math.floor((local - within) / length) * length + within
  return new Date(begun + length - offset)
}

/** Result of a dry run. */
export interface Checked {
  total: number
  rejected: number
  retired: number
  /** Products and offers that are new or change. */
  changed: number
}

export interface Limits {
  applies: boolean
  state: 'active' | 'paused'
  maxRejectedPercent: number
  maxRetired: number
}

export interface Verdict {
  state: Extract<FetchState, 'applying' | 'nothing' | 'waits' | 'stopped' | 'failed'>
  problem: FetchProblem | null
  detail: string
}

/** What happens to a file after its dry run. A paused source applies nothing automatically. */
export function verdictOn(file: Checked, limits: Limits): Verdict {
  const { total, rejected, retired, changed } = file
  if (total === 0) return { state: 'failed', problem: 'empty', detail: '' }
  if (rejected * 100 > limits.maxRejectedPercent * total)
    return { state: 'stopped', problem: 'rejected', detail: `${rejected}/${total}` }
  if (retired > limits.maxRetired) return { state: 'stopped', problem: 'retired', detail: String(retired) }
  if (limits.applies && limits.state === 'active') return { state: 'applying', problem: null, detail: '' }
  return { state: changed + rejected === 0 ? 'nothing' : 'waits', problem: null, detail: '' }
}
