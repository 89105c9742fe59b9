// Rules of quotations: validity, who may change one, and its events.

import type { Totals } from '../../contract/cart/totals-types.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'

/** Topic of the event that a request was raised; its payload is an `RfqEvent`. */
export const RFQ_TOPIC = 'rfq.raised'
/** Topic of the event that staff have answered a request; its payload is an `RfqAnswerEvent`. */
export const RFQ_ANSWER_TOPIC = 'rfq.answered'

export interface RfqEvent {
  rfqNumber: number
}

export interface RfqAnswerEvent extends RfqEvent {
  /** Of the quotation; null when the request was declined. */
  version: number | null
}

/** A line of a quotation as quoted, in the order of the lines of its totals. */
export interface QuoteLine {
  msn: string
  offerId: number
  nameEn: string
  nameHi: string
  sellerName: string
  sellUnitEn: string
  sellUnitHi: string
  hsn: string
  listUnitPriceMinor: number
}

export interface StoredQuote {
  version: number
  /** ISO strings, like all times inside JSON results. */
  quotedAt: string
  validUntil: string
  deliveryDays: number
  note: string
  lines: QuoteLine[]
  totals: Totals
}

/** The end of the day some days after a day of the market. */
export function endOfValidity(market: Market, day: string, days: number): Date {
  return new Date(`${dayAfter(day, days)}T23:59:59${MARKET_INFO[market].utcOffset}`)
}

/** The items bought by accepting a quotation: one line per offer, however many States it is shipped from. */
export function acceptedLines({ lines, totals }: Pick<StoredQuote, 'lines' | 'totals'>) {
  const byOffer = new Map<number, { msn: string; offerId: number; quantity: number; unitPriceMinor: number }>()
  for (const [index, { msn, offerId }] of lines.entries()) {
    const part = totals.lines[index]
    if (!part) throw new RangeError('a line of the quotation has no amounts')
    const quantity = (byOffer.get(offerId)?.quantity ?? 0) + part.quantity
    byOffer.set(offerId, { msn, offerId, quantity, unitPriceMinor: part.unitPriceMinor })
  }
  return [...byOffer.values()]
}
