// When customer care is open, and by when a message is answered: within 24 hours, on which Sundays do not count.

import type { MarketCode } from '../shared/limits.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const SUNDAY = 0

/** Local times of each market in minutes of the day: 10:30 to 16:30, Monday to Saturday. */
export const CARE_HOURS = { opens: 10 * 60 + 30, closes: 16 * 60 + 30 } as const
/** How long an answer may take. */
export const REPLY_HOURS = 24

/** Neither market has summer time. */
const OFFSET_MINUTES: Readonly<Record<MarketCode, number>> = { IN: 330, AE: 240 }

/** Minutes of the market's local time since its epoch. */
const localMinutes = (market: MarketCode, at: Date) => Math.floor(at.getTime() / MINUTE_MS) + OFFSET_MINUTES[market]
const dateAt = (market: MarketCode, minutes: number) => new Date((minutes - OFFSET_MINUTES[market]) * MINUTE_MS)
/** The first of January 1970 was a Thursday. */
const weekday = (minutes: number) => (Math.floor(minutes / DAY_MINUTES) + 4) % 7
const minuteOfDay = (minutes: number) => minutes % DAY_MINUTES

/** Whether care answers calls at a time. */
export function isCareOpen(market: MarketCode, at: Date): boolean {
  const local = localMinutes(market, at)
  const minute = minuteOfDay(local)
  return weekday(local) !== SUNDAY && minute >= CARE_HOURS.opens && minute < CARE_HOURS.closes
}

/** The last time within care hours that is not after a local time. */
function lastCareMinute(local: number): number {
  const midnight = local - minuteOfDay(local)
  const isOpenDay = weekday(local) !== SUNDAY
  if (isOpenDay && minuteOfDay(local) >= CARE_HOURS.opens) return Math.min(local, midnight + CARE_HOURS.closes)
  return lastCareMinute(midnight - 1)
}

/** By when a message of a time is answered: the last care hours within 24 hours, on which Sundays do not count. */
export function replyDueAt(market: MarketCode, at: Date): Date {
  let local = localMinutes(market, at)
  let left = REPLY_HOURS * 60
  while (left > 0) {
    const untilMidnight = DAY_MINUTES - minuteOfDay(local)
    const step = weekday(local) === SUNDAY ? untilMidnight : Math.min(left, untilMidnight)
    if (weekday(local) !== SUNDAY) left -= step
    local += step
  }
  return dateAt(market, lastCareMinute(local))
}
