// The dashboard: work that waits for a member of staff, and sales computed from the orders.

import { type Sales, WORK_KINDS, WORK_LIMIT, type Work } from '../../contract/dashboard/api.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { MARKET_INFO, MARKETS, type Market } from '../../contract/shared/market.ts'
import { dayIn } from '../catalog/service.ts'
import { requireMarket, type Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { findComputed, listBestSellers, listDays, replaceSales } from './repository/sales.ts'
import { saveVisits, sumVisits } from './repository/visits.ts'
import { countWaiting } from './repository/work.ts'
import { fillDays, WORK_PERMISSIONS } from './rules.ts'

/** Work of a market of the kinds that the caller may see. @throws session.forbidden for a market of others */
export async function workOf(db: Db, actor: Staff, market: Market): Promise<{ at: string; work: Work[] }> {
  requireMarket(actor, market)
  const kinds = WORK_KINDS.filter(kind => actor.permissions.includes(WORK_PERMISSIONS[kind]))
  const work: Work[] = []
  // one after the other: a dashboard takes no more than one connection
  for (const kind of kinds) {
    const { count, oldestAt } = await countWaiting(db, kind, market, WORK_LIMIT)
    work.push({ kind, count, oldestAt: oldestAt?.toISOString() ?? null })
  }
  return { at: actor.now.toISOString(), work }
}

/** Orders of these days may still change, by cancellation or late payment; older ones are computed again once a day. */
const RECENT_DAYS = 3
const ALL_DAYS = 180

/** Computes the sales of the last days in each market; all days the first time of a day. */
export async function computeSales(app: App): Promise<void> {
  const now = app.now()
  for (const market of MARKETS) {
    const today = dayIn(market, now)
    const before = await findComputed(app.db, market)
    const days = before === null || dayIn(market, before) !== today ? ALL_DAYS : RECENT_DAYS
    const { timeZone } = MARKET_INFO[market]
    await app.db.transaction(tx => replaceSales(tx, market, dayAfter(today, 1 - days), timeZone, now))
  }
}

/** Computes how far the visitors of today came; those of yesterday too in the first hour, when its last ones have come. */
export async function computeVisits(app: App): Promise<void> {
  const now = app.now()
  for (const market of MARKETS) {
    const { timeZone } = MARKET_INFO[market]
    const days = new Set([dayIn(market, new Date(now.getTime() - 3_600_000)), dayIn(market, now)])
    for (const day of days) await saveVisits(app.db, market, day, timeZone)
  }
}

const BEST_SELLERS = 10

/** Sales of the days up to today and of as many before, and how far visitors came. */
export async function salesOf(
  db: Db,
  actor: Staff,
  { market, days }: { market: Market; days: number },
): Promise<Sales> {
  const today = dayIn(market, actor.now)
  const [from, last] = [dayAfter(today, 1 - days), dayAfter(today, -days)]
  const rows = await listDays(db, market, dayAfter(last, 1 - days), today)
  const best = { from, to: today, most: BEST_SELLERS, language: actor.language }
  return {
    currency: MARKET_INFO[market].currency,
    computedAt: (await findComputed(db, market))?.toISOString() ?? null,
    days: fillDays(rows, today, days),
    before: fillDays(rows, last, days),
    bestSellers: await listBestSellers(db, market, best),
    funnel: await sumVisits(db, market, from, today),
  }
}
