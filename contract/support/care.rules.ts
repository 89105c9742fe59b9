// When customer care is open, and the deadline for answering a message: some hours, not counting closed days.

import type { CARE_HOURS, MarketCode } from '../shared/limits.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Neither market has daylight saving time. */
const OFFSET_MINUTES: Readonly<Record<MarketCode, number>> = { IN: 330, AE: 240 }

/** The care hours of a market, as `CARE_HOURS` describes them. */
export type CareHours = Readonly<Record<keyof typeof CARE_HOURS, number>>

/** Minutes of the market's local time since its epoch. */
const localMinutes = (market: MarketCode, at: Date) => Math.floor(at.getTime() / MINUTE_MS) + OFFSET_MINUTES[market]
const dateAt = (market: MarketCode, minutes: number) => new Date((minutes - OFFSET_MINUTES[market]) * MINUTE_MS)
/** 0 for Sunday; 1 January 1970 was a Thursday. */
const weekday = (minutes: number) => (Math.floor(minutes / DAY_MINUTES) + 4) % 7
const minuteOfDay = (minutes: number) => minutes % DAY_MINUTES

/** Whether a bit set of days from Sunday contains a day, 0 for Sunday. */
export const hasDay = (days: number, day: number): boolean => ((days >> day) & 1) === 1

const isOpenDay = ({ days }: CareHours, local: number) => hasDay(days, weekday(local))

/** Whether customer care answers calls at a time. */
export function isCareOpen(market: MarketCode, hours: CareHours, at: Date): boolean {
  const local = localMinutes(market, at)
  const minute = minuteOfDay(local)
  return isOpenDay(hours, local) && minute >= hours.opens && minute < hours.closes
}

/** The latest time within care hours not after a local time; at least one day must be open. */
function lastCareMinute(hours: CareHours, local: number): number {
  const midnight = local - minuteOfDay(local)
  if (isOpenDay(hours, local) && minuteOfDay(local) >= hours.opens) return Math.min(local, midnight + hours.closes)
  return lastCareMinute(hours, midnight - 1)
}

/**
 * The deadline for answering a message: the last care hours within the response time, not counting hours of closed
 * days; where the response time is shorter than a closed period, the end of the next care hours.
 */
export function replyDueAt(market: MarketCode, hours: CareHours, at: Date): Date {
  const asked = localMinutes(market, at)
  let local = asked
  let left = hours.replyHours * 60
  while (left > 0) {
    const untilMidnight = DAY_MINUTES - minuteOfDay(local)
    const step = isOpenDay(hours, local) ? Math.min(left, untilMidnight) : untilMidnight
    if (isOpenDay(hours, local)) left -= step
    local += step
  }
  const due = lastCareMinute(hours, local)
  return dateAt(market, due > asked ? due : nextClose(hours, asked))
}

/** The end of the care hours that are open at a local time, or of the next ones. */
function nextClose(hours: CareHours, local: number): number {
  const midnight = local - minuteOfDay(local)
  if (isOpenDay(hours, local) && minuteOfDay(local) < hours.closes) return midnight + hours.closes
  return nextClose(hours, midnight + DAY_MINUTES)
}
