// The dashboard: work that waits for a staff member, and sales computed from the orders.

import type { Sales, Work } from '../../contract/dashboard/api.ts'
import { SALES_WEEKS, type SalesStep, WORK_KINDS, WORK_LIMIT } from '../../contract/dashboard/dashboard.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { MARKET_INFO, MARKETS, type Market } from '../../contract/shared/market.ts'
import { backupAge } from '../backups/service.ts'
import { dayIn } from '../catalog/service.ts'
import { requireMarket, type Staff } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { findComputed, listBestSellers, listDays, listHours, replaceSales } from './repository/sales.ts'
import { saveVisits, sumVisits } from './repository/visits.ts'
import { countWaiting, type Waiting } from './repository/work.ts'
import { fillDays, fillHours, WORK_PERMISSIONS, weeksOf } from './rules.ts'

/** An overdue backup is one item of work, shown in each market. */
async function lateBackups(app: App): Promise<Waiting> {
  const { late, lastAt } = await backupAge(app)
  return late ? { count: 1, oldestAt: lastAt } : { count: 0, oldestAt: null }
}

/** Pending work of a market, of the kinds the caller may see. @throws session.forbidden for another market */
export async function workOf(app: App, actor: Staff, market: Market): Promise<{ at: string; work: Work[] }> {
  requireMarket(actor, market)
  const kinds = WORK_KINDS.filter(
    kind =>
      actor.permissions.includes(WORK_PERMISSIONS[kind]) && (kind !== 'backups-late' || app.config.backups !== null),
  )
  const work: Work[] = []
  // sequentially: a dashboard uses no more than one connection
  for (const kind of kinds) {
    const { count, oldestAt } =
      kind === 'backups-late' ? await lateBackups(app) : await countWaiting(app.db, kind, market, WORK_LIMIT)
    work.push({ kind, count, oldestAt: oldestAt?.toISOString() ?? null })
  }
  return { at: actor.now.toISOString(), work }
}

/** Orders of these days may still change, by cancellation or late payment; older ones are recomputed once a day. */
const RECENT_DAYS = 3
const ALL_DAYS = 180
const DAYS_OF_WEEKS = SALES_WEEKS * 7
/** The first run covers what the weekly chart and its comparison need; later runs leave older days unchanged. */
const FIRST_DAYS = 2 * DAYS_OF_WEEKS

/**
 * Computes the sales of the last days in each market: more days on the first run of a day, and most on the very first
 * run.
 */
export async function computeSales(app: App): Promise<void> {
  const now = app.now()
  for (const market of MARKETS) {
    const today = dayIn(market, now)
    const before = await findComputed(app.db, market)
    const days = before === null ? FIRST_DAYS : dayIn(market, before) !== today ? ALL_DAYS : RECENT_DAYS
    const from = { day: dayAfter(today, 1 - days), hours: dayAfter(today, 1 - RECENT_DAYS) }
    const { timeZone } = MARKET_INFO[market]
    await app.db.transaction(tx => replaceSales(tx, market, from, timeZone, now))
  }
}

/** Computes the visitor funnel of today, and of yesterday too in the first hour, when its last events have arrived. */
export async function computeVisits(app: App): Promise<void> {
  const now = app.now()
  for (const market of MARKETS) {
    const { timeZone } = MARKET_INFO[market]
    const days = new Set([dayIn(market, new Date(now.getTime() - 3_600_000)), dayIn(market, now)])
    for (const day of days) await saveVisits(app.db, market, day, timeZone)
  }
}

const BEST_SELLERS = 10

interface AskedSales {
  market: Market
  by: SalesStep
  /** For sales by day. */
  days: number
}

/** The hour of the day in a market. */
function hourIn(market: Market, now: Date): number {
  const { timeZone } = MARKET_INFO[market]
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}

/** Sales by hour of today so far, and of the same hours of yesterday. */
async function hoursOf(db: Db, market: Market, now: Date): Promise<Pick<Sales, 'period' | 'before'>> {
  const today = dayIn(market, now)
  const yesterday = dayAfter(today, -1)
  const rows = await listHours(db, market, yesterday, today)
  const count = hourIn(market, now) + 1
  return { period: fillHours(rows, today, count), before: fillHours(rows, yesterday, count) }
}

/** Sales of the days up to today, and of as many before. */
async function daysOf(db: Db, market: Market, days: number, today: string): Promise<Pick<Sales, 'period' | 'before'>> {
  const last = dayAfter(today, -days)
  const rows = await listDays(db, market, dayAfter(last, 1 - days), today)
  return { period: fillDays(rows, today, days), before: fillDays(rows, last, days) }
}

const DAYS: Readonly<Record<SalesStep, (asked: number) => number>> = {
  hour: () => 1,
  day: asked => asked,
  week: () => DAYS_OF_WEEKS,
}

/** Sales of the current period and the one before it, and the visitor funnel. */
export async function salesOf(db: Db, actor: Staff, { market, by, days: asked }: AskedSales): Promise<Sales> {
  const today = dayIn(market, actor.now)
  const days = DAYS[by](asked)
  const from = dayAfter(today, 1 - days)
  const { period, before } =
    by === 'hour' ? await hoursOf(db, market, actor.now) : await daysOf(db, market, days, today)
  const best = { from, to: today, most: BEST_SELLERS, language: actor.language }
  return {
    currency: MARKET_INFO[market].currency,
    computedAt: (await findComputed(db, market))?.toISOString() ?? null,
    ...(by === 'week' ? { period: weeksOf(period), before: weeksOf(before) } : { period, before }),
    bestSellers: await listBestSellers(db, market, best),
    funnel: await sumVisits(db, market, from, today),
  }
}
