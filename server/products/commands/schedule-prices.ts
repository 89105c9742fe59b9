// Stores a change set of prices that waits for its time.

import type { OfferPrice } from '../../../contract/products/price-shift.rules.ts'
import type { PriceSchedule, WantedSchedule } from '../../../contract/products/schedules-api.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import { requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { presentSchedule } from '../presenter.ts'
import { reviewContext } from '../queries/context.ts'
import { findSchedule, insertSchedule, listOpenCells, lockSchedule } from '../repository/schedules.ts'
import { readCell, sameCell, writeCell } from '../rules/cells.ts'
import type { WantedCell } from '../rules/review.ts'
import { expectedValue, isPossible, type OpenCell } from '../rules/schedules.ts'
import { requireApprovedCells } from './approve-prices.ts'
import { digestOf, requireDistinct, requireGood, reviewLocked } from './change-products.ts'

/**
 * Sets a product to what other schedules make of it until a time, where its cells are as they were seen. `todays` takes the prices of
 * today, by offer.
 */
function lookAhead(others: readonly OpenCell[], at: Date, todays: Map<number, OfferPrice>) {
  const byCell = new Map<string, OpenCell[]>()
  const keyOf = (msn: string, seller: string, field: string) => `${msn} ${seller} ${field}`
  for (const other of others) {
    const key = keyOf(other.msn, other.seller, other.field)
    byCell.set(key, [...(byCell.get(key) ?? []), other])
  }
  return (product: BulkProduct, wanted: WantedCell[]): WantedCell[] => {
    const { offerId, priceMinor, breaks } = product
    if (offerId !== null) todays.set(offerId, { priceMinor, breaks })
    return wanted.map(cell => {
      const current = readCell(product, cell.field)
      const steps = byCell.get(keyOf(product.msn, product.sellerCode, cell.field))
      if (!steps || !sameCell(cell.field, current, cell.was)) return cell
      const was = expectedValue(current, steps, at)
      writeCell(product, cell.field, was, () => false)
      return { ...cell, was }
    })
  }
}

type Wanted = WantedSchedule & { scheduleId: string; note: string }

/**
 * Schedules prices. The same id with the same content returns the existing schedule.
 *
 * @throws product.schedule-time, product.changes-rejected when a cell was changed meanwhile or is not valid, product.changes-none,
 * session.login-required for an API key, request.idempotency, staff.approval-waits above a limit of the market
 */
export async function schedulePrices(
  app: App,
  actor: Staff,
  { scheduleId, note, ...wanted }: Wanted,
): Promise<PriceSchedule> {
  const { staffId, name, now } = requireMember(actor)
  const { market, rows } = wanted
  requireDistinct(rows)
  const request = digestOf({ ...wanted, note, staffId })
  const period = {
    startsAt: new Date(wanted.startsAt),
    endsAt: wanted.endsAt === null ? null : new Date(wanted.endsAt),
  }
  const context = await reviewContext(app, app.db, market, rows, actor.permissions)
  return app.db.transaction(async tx => {
    const same = await lockSchedule(tx, scheduleId)
    if (same && !same.request.equals(request)) throw appError('request.idempotency')
    if (same) return presentSchedule(same)
    if (!isPossible(period, now)) throw appError('product.schedule-time')
    const todays = new Map<number, OfferPrice>()
    const prepare = lookAhead(await listOpenCells(tx, market, rows), period.startsAt, todays)
    const { reviewed, cells } = await reviewLocked(tx, { market, rows }, context, prepare)
    requireGood(cells)
    const made = cells.filter(({ state }) => state === 'change')
    if (made.length === 0) throw appError('product.changes-none')
    await requireApprovedCells(tx, actor, market, reviewed, todays)
    const counts = { products: new Set(made.map(({ msn }) => msn)).size, cells: made.length }
    const approved = actor.approval !== undefined
    const set = { id: scheduleId, market, note, staffId, whoName: name, request, createdAt: now, approved }
    await insertSchedule(
      tx,
      { ...set, ...period, ...counts },
      made.map(({ msn, seller, field, old, now: value }) => ({ msn, seller, field, was: old, value })),
    )
    describeChange({ recordKind: 'schedule', recordId: scheduleId, after: { state: 'upcoming', ...counts } })
    const row = await findSchedule(tx, scheduleId)
    if (!row) throw appError('product.schedule-unknown')
    return presentSchedule(row)
  })
}
