// Days and times of a market, for fields in which staff choose a beginning or an end.

import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'

/** The moment at which a day, YYYY-MM-DD, begins in the market. */
export function startOfDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00${MARKET_INFO[market].utcOffset}`).toISOString()
}

/** The day of a moment in the market, YYYY-MM-DD. */
export function dayOf(moment: string, market: Market): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_INFO[market].timeZone }).format(new Date(moment))
}

/** The month before this one in the market, the last that is over: `2026-10`; or the first of the last `months` that are. */
export function lastMonth(market: Market, months = 1): string {
  const [year = 0, month = 0] = dayOf(new Date().toISOString(), market).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The time of a moment in the market, as a field of date and time has it: `2026-11-28T10:00`; empty for none. */
export function timeOf(moment: string, market: Market): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + offsetOf(market)).toISOString().slice(0, 16)
}

/** The moment of such a time; empty for none. */
export function atTime(time: string, market: Market): string {
  return time && new Date(`${time}:00${MARKET_INFO[market].utcOffset}`).toISOString()
}

function offsetOf(market: Market): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):(\d{2})$/.exec(MARKET_INFO[market].utcOffset) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}
