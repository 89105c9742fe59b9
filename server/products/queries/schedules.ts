// Price schedules for staff, and their clashes with a new one.

import type {
  PriceClash,
  PriceSchedule,
  ScheduledCell,
  WantedSchedule,
} from '../../../contract/products/schedules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { presentClash, presentSchedule, presentScheduledCell } from '../presenter.ts'
import { findSchedule, listOpenCells, listScheduledCells, listSchedules } from '../repository/schedules.ts'
import { clashesOf } from '../rules/schedules.ts'

const MAX_CLASHES = 50

interface Page {
  market: Market
  state?: string | undefined
  before?: string | undefined
  limit: number
}

export async function schedules(
  db: Db,
  { market, state, before, limit }: Page,
): Promise<{ schedules: PriceSchedule[]; more: boolean }> {
  const rows = await listSchedules(db, { market, state: state ?? null, before: before ?? null }, limit + 1)
  return { schedules: rows.slice(0, limit).map(presentSchedule), more: rows.length > limit }
}

/** @throws product.schedule-unknown */
export async function scheduleCells(
  db: Db,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ schedule: PriceSchedule; cells: ScheduledCell[]; next: number | null }> {
  const row = await findSchedule(db, id)
  if (!row) throw appError('product.schedule-unknown')
  const cells = await listScheduledCells(db, id, after, limit + 1)
  const page = cells.slice(0, limit)
  const next = cells.length > limit ? (page.at(-1)?.position ?? null) : null
  return { schedule: presentSchedule(row), cells: page.map(presentScheduledCell), next }
}

/** Clashes of the given cells at a time with schedules that are upcoming or running. */
export async function priceClashes(db: Db, { market, rows, startsAt, endsAt }: WantedSchedule): Promise<PriceClash[]> {
  const wanted = rows.flatMap(({ msn, seller, cells }) =>
    Object.entries(cells).map(([field, { now: value }]) => ({ msn, seller, field, value })),
  )
  const period = { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
  return clashesOf(wanted, period, await listOpenCells(db, market, rows), settingOf(market, 'prices.list-floor'))
    .slice(0, MAX_CLASHES)
    .map(presentClash)
}
