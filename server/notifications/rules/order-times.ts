// Days and times as shown in mails about an order.

import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { NotifiedOrder } from './order.ts'

/** `Tue, 24 Nov` of an ISO date. */
function day({ market, language }: NotifiedOrder, date: string): string {
  const tag = MARKET_INFO[market].languageTag[language]
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(tag, format)
}

/** `Tue, 24 Nov, 4:30 pm` in the country of the order. */
export function timeOf({ market, language }: NotifiedOrder, at: Date): string {
  const { languageTag, timeZone } = MARKET_INFO[market]
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return at.toLocaleString(languageTag[language], { ...format, timeZone, numberingSystem: 'latn' })
}

/** The latest of several days, or null. */
export function lastDay(order: NotifiedOrder, dates: readonly (string | null)[]): string | null {
  const last = dates
    .flatMap(date => date ?? [])
    .sort()
    .at(-1)
  return last === undefined ? null : day(order, last)
}
