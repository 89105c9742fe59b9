// Bulk jobs for members: previews, their own jobs, and a job's PDF.

import type { BulkJob, BulkPreview, bulkJobEndpoints, LeftOrder } from '../../../contract/bulk-jobs/api.ts'
import { MAX_BULK_ORDERS } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { countPrinted, orderListOptions, previewStep, staffOrders } from '../../orders/service.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentJob } from '../presenter.ts'
import { findFile, findJob, type JobRow, listOwn } from '../repository/jobs.ts'
import { listLeft } from '../repository/orders.ts'
import { isBookStep, STEP_PERMISSION, skipReason } from '../rules.ts'

type Filter = HandlerInput<(typeof bulkJobEndpoints)['selectOrders']>['query']

/** Numbers of the orders that the filters of the list find, newest first. @throws session.forbidden for marks without `notes.read`, field.unknown, field.value */
export async function selectOrders(db: Db, actor: Staff, filter: Filter): Promise<{ orders: number[]; more: boolean }> {
  const options = await orderListOptions(db, actor, filter)
  const { orders, more } = await staffOrders(db, { ...filter, limit: MAX_BULK_ORDERS }, options)
  return { orders: orders.map(({ orderNumber }) => orderNumber), more }
}

type Wanted = HandlerInput<(typeof bulkJobEndpoints)['previewBulkJob']>['body']

/** @throws session.forbidden without the right of the step */
export async function previewBulkJob(db: Db, actor: Staff, { market, step, orders }: Wanted): Promise<BulkPreview> {
  requirePermission(actor, STEP_PERMISSION[step])
  const previewed = await previewStep(db, { step, market }, [...new Set(orders)])
  const skipped = previewed.flatMap(({ orderNumber, fit, state }) => {
    const reason = skipReason(fit)
    return reason ? [{ orderNumber, reason, state }] : []
  })
  const left = new Set(skipped.map(({ orderNumber }) => orderNumber))
  const orderNumbers = previewed.map(({ orderNumber }) => orderNumber).filter(number => !left.has(number))
  const printed = isBookStep(step) ? await countPrinted(db, { kind: step, orderNumbers, market }) : 0
  return { fits: orderNumbers.length, skipped, printed }
}

export async function ownBulkJobs(db: Db, { staffId }: Staff, market: Market): Promise<BulkJob[]> {
  return (await listOwn(db, staffId, market)).map(presentJob)
}

/** @throws request.not-found if there is none or it belongs to somebody else */
export async function requireOwnJob(db: Db, { staffId, markets }: Staff, id: string): Promise<JobRow> {
  const row = await findJob(db, id)
  if (!row || row.staffId !== staffId || !markets.includes(row.market)) throw appError('request.not-found')
  return row
}

/** @throws request.not-found */
export async function bulkJob(db: Db, actor: Staff, id: string): Promise<BulkJob & { left: LeftOrder[] }> {
  const row = await requireOwnJob(db, actor, id)
  return { ...presentJob(row), left: await listLeft(db, id) }
}

/** @throws request.not-found until it is made, and after it was deleted */
export async function bulkJobFile(db: Db, actor: Staff, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const { step } = await requireOwnJob(db, actor, id)
  const bytes = await findFile(db, id)
  if (!bytes) throw appError('request.not-found')
  return { name: `${step}.pdf`, bytes }
}
