// Pure decisions of the catalogue: dates, links, tax rates, what a shopper is told of stock.

import { MARKET_FACTS, type Market } from '../../contract/market.ts'

const dayFormats = new Map<Market, Intl.DateTimeFormat>()

/** The date in a market, `YYYY-MM-DD`: tax rates change at its midnight. */
export function dayIn(market: Market, now: Date): string {
  let format = dayFormats.get(market)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_FACTS[market].timeZone, dateStyle: 'short' })
    dayFormats.set(market, format)
  }
  return format.format(now)
}
