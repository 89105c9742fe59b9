// Calls by which staff change many records at once (tags, responsible members, coupons, price lists, reviews, questions, reorder points): preview, start, progress, report, undo.

import { z } from 'zod'
import { zLabel } from '../annotations/api.ts'
import { zUnits, zWarehouse } from '../inventory/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zMarket, zText, zUuid } from '../shared/schemas.ts'
import {
  actionsOf,
  isJobRecord,
  JOB_KINDS,
  MAX_JOB_RECORDS,
  MAX_RECORD_ID,
  MAX_STEP_REASON,
  RECORD_ACTIONS,
  RECORD_SKIPS,
} from './kinds.rules.ts'

const zStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['add-tag', 'remove-tag']), label: zLabel }),
  /** Null to remove the assignee. */
  z.strictObject({ action: z.literal('assign'), staffId: zUuid.nullable() }),
  /** Stops or resumes coupons and price lists; publishes reviews, questions and answers. */
  z.strictObject({ action: z.enum(['stop', 'resume', 'publish']) }),
  /** Last day of coupons or price lists in the market, inclusive. */
  z.strictObject({ action: z.literal('end-on'), day: zDay.refine(day => day < '9999', 'A day before the year 9999.') }),
  /** Why reviews, questions or answers are rejected; visible to staff only. */
  z.strictObject({ action: z.literal('reject'), reason: zText(MAX_STEP_REASON) }),
  /** Reorder point in free units, null for none; with a warehouse only rows of stock there are changed. */
  z.strictObject({ action: z.literal('reorder'), reorderPoint: zUnits.nullable(), warehouse: zWarehouse.nullable() }),
])
export type RecordStep = z.output<typeof zStep>

const wanted = {
  market: zMarket,
  recordKind: z.enum(JOB_KINDS),
  step: zStep,
  /**
   * Ids of customers, leads, disputes, reviews, questions and answers; MSNs of products; MSN, offer and warehouse of
   * stock; codes of sellers; market and key of articles and pages; numbers of the others.
   */
  records: z.array(z.string().min(1).max(MAX_RECORD_ID)).min(1).max(MAX_JOB_RECORDS),
}
type Wanted = z.output<z.ZodObject<typeof wanted>>
const hasStep = ({ recordKind, step }: Wanted) => actionsOf(recordKind).includes(step.action)
const HAS_STEP = { path: ['step'], message: 'A step that records of this kind have.' }
const isOfKind = ({ recordKind, records }: Wanted) => records.every(id => isJobRecord(recordKind, id))
const OF_KIND = {
  path: ['records'],
  message:
    'Ids of customers, leads, disputes or reviews, MSNs of products, rows of stock, codes of sellers, market and key of articles and pages, or numbers of the other kinds of record.',
}

const zPreview = z.object({
  /** Records that would be changed. */
  fits: z.int(),
  skipped: z.array(z.object({ reason: z.enum(RECORD_SKIPS), count: z.int() })),
})
export type RecordPreview = z.output<typeof zPreview>

const zJob = z.object({
  recordJobId: zUuid,
  market: zMarket,
  recordKind: z.enum(JOB_KINDS),
  action: z.enum(RECORD_ACTIONS),
  /** The tag, the last day of coupons, why reviews are rejected, or the reorder point; empty for the other steps. */
  label: z.string().max(MAX_STEP_REASON),
  /** Name of the new assignee; null for none, and when the previous assignees are restored. */
  assignee: z.string().nullable(),
  /** Whether it reverts another job. */
  isUndo: z.boolean(),
  /** `stopped`: the member who started it no longer has the permission. */
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'stopped']),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  total: z.int(),
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** The job that reverts this one; null for none. */
  undoneBy: zUuid.nullable(),
})
export type RecordJob = z.output<typeof zJob>

const zLeft = z.object({
  recordId: z.string(),
  /** Number of the record; 0 for kinds that have none. */
  number: z.int(),
  /** Code of a coupon, product and author of a review, product and seller of stock; empty for the others. */
  name: z.string(),
  /** `waiting`: not processed, because the job was cancelled or stopped, or is still running. */
  outcome: z.enum(['skipped', 'failed', 'waiting']),
  /** A reason of the above, or the code of an error; empty while it waits. */
  reason: z.string(),
})
export type LeftRecord = z.output<typeof zLeft>

// each kind of record takes rights of its own
const access = 'staff-own' as const
const params = z.object({ recordJobId: zUuid })

const job: RecordJob = {
  ...{ recordJobId: '2f0b8c61-6f0d-4a53-9a7e-6b3f4c1d2e90', market: 'IN', recordKind: 'customer', action: 'add-tag' },
  ...{ label: 'Fair 2026', assignee: null, isUndo: false, state: 'done' },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', finishedAt: '2026-11-20T12:00:04.000Z' },
  ...{ total: 40, done: 38, skipped: 2, failed: 0, undoneBy: null },
}
const begun = { ...job, state: 'waiting' as const, finishedAt: null, done: 0, skipped: 0 }

export const recordJobEndpoints = defineEndpoints({
  previewRecordJob: {
    method: 'POST',
    path: '/api/admin/recordJobs/preview',
    access,
    recorded: false,
    summary:
      'Previews a bulk step: how many records it would change, and how many it would skip and why. Changes nothing.',
    body: z.object(wanted).refine(isOfKind, OF_KIND).refine(hasStep, HAS_STEP),
    response: envelope(zPreview),
    errors: ['coupon.period'],
    example: ok({ fits: 38, skipped: [{ reason: 'already' as const, count: 2 }] }),
  },
  startRecordJob: {
    method: 'POST',
    path: '/api/admin/recordJobs',
    access,
    summary:
      'Runs a step on records one after another in the background. Tags and assignees need `notes.write` and the permission to read the records; assignees of quote requests also need `rfq.write`, those of tickets `support.write`. Steps on coupons need `promotions.write`, on price lists `price-lists.write`, on reviews, questions and answers `reviews.write`, on stock `stock.write`. Repeating it with the same id returns the same job.',
    body: z
      .object({ ...wanted, recordJobId: zUuid })
      .refine(isOfKind, OF_KIND)
      .refine(hasStep, HAS_STEP),
    response: envelope(zJob),
    errors: ['coupon.period', 'staff.unknown', 'request.idempotency'],
    example: ok(begun),
  },
  recordJob: {
    method: 'GET',
    path: '/api/admin/recordJobs/{recordJobId}',
    access,
    summary: 'Returns one of the caller’s jobs with its progress and the records that it did not change.',
    params,
    response: envelope(zJob.extend({ left: z.array(zLeft) })),
    errors: ['request.not-found'],
    example: ok({ ...job, left: [] }),
  },
  cancelRecordJob: {
    method: 'POST',
    path: '/api/admin/recordJobs/{recordJobId}/cancel',
    access,
    summary:
      'Stops one of the caller’s jobs after the current record; finished records stay changed. A job that has ended stays as it is.',
    params,
    response: envelope(zJob),
    errors: ['request.not-found'],
    example: ok({ ...job, state: 'cancelled' as const }),
  },
  undoRecordJob: {
    method: 'POST',
    path: '/api/admin/recordJobs/{recordJobId}/undo',
    access,
    summary:
      'Reverts the changes of one of the caller’s ended jobs, as a separate job; records changed by somebody since stay. Repeating it returns the same job.',
    params,
    response: envelope(zJob),
    errors: ['request.not-found', 'record.job-not-undoable'],
    example: ok({ ...begun, action: 'remove-tag' as const, isUndo: true }),
  },
})
