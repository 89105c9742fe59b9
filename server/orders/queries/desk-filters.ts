// Filters of the staff order list that need other tables, as list conditions; and their options.

import type { DeskFilters } from '../../../contract/orders/list-filters.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import type { RecordFilter } from '../../platform/narrowed-list.ts'
import { findChoices, keepOrders, lookAtOrders } from '../repository/desk-filters.ts'

/** Null when none of them is set; `now` determines the market's current day. */
export function deskFilter(market: Market, filters: DeskFilters, now: Date): RecordFilter | null {
  const { paymentState, least, most, warehouse, carrier, coupon, printed, promise, lost } = filters
  const named = [paymentState, least, most, warehouse, carrier, coupon, printed, promise, lost]
  if (named.every(one => one === undefined)) return null
  const asked = { market, filters, today: dayIn(market, now) }
  return {
    async read(db, page) {
      const seen = await lookAtOrders(db, asked, page)
      const numbers = seen.flatMap(({ number, fits }) => (fits ? [number] : []))
      return { numbers, last: seen.length < page.limit ? null : (seen.at(-1)?.number ?? null) }
    },
    keep: async (db, numbers) => new Set(await keepOrders(db, asked, numbers)),
  }
}

/** Warehouses and carriers of a market. */
export async function filterChoices(db: Db, { language }: Staff, market: Market) {
  const { warehouses, carriers } = await findChoices(db, market)
  const named = warehouses.map(({ code, nameEn, nameHi }) => ({ code, name: language === 'hi' ? nameHi : nameEn }))
  return { warehouses: named, carriers }
}
