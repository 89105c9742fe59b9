// Days and times of a market, for fields in which staff choose a start or an end.

import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'

/** The time at which a day, YYYY-MM-DD, starts in the market. */
export function startOfDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00${MARKET_INFO[market].utcOffset}`).toISOString()
}

/** The day of a time in the market, YYYY-MM-DD. */
export function dayOf(moment: string, market: Market): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_INFO[market].timeZone }).format(new Date(moment))
}

/** The previous, completed month in the market: `2026-10`; or the first of the last `months` completed ones. */
export function lastMonth(market: Market, months = 1): string {
  const [year = 0, month = 0] = dayOf(new Date().toISOString(), market).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}

/** A time in the market for a datetime field: `2026-11-28T10:00`; empty for none. */
export function timeOf(moment: string, market: Market): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + offsetOf(market)).toISOString().slice(0, 16)
}

/** The ISO string of such a value; empty for none. */
export function atTime(time: string, market: Market): string {
  return time && new Date(`${time}:00${MARKET_INFO[market].utcOffset}`).toISOString()
}

function offsetOf(market: Market): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):(\d{2})$/.exec(MARKET_INFO[market].utcOffset) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}
