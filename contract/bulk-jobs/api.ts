// Staff endpoints of bulk actions on orders: preview, start, progress and report.

import { z } from 'zod'
import { FIELD_LIST_ERRORS } from '../custom-fields/list.ts'
import { zHoldWords } from '../orders/hold.ts'
import { staffOrderEndpoints, zOrderNumber, zOrderState } from '../orders/staff-api.ts'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zMarket, zUuid } from '../shared/schemas.ts'
import { BULK_STEPS, MAX_BULK_ORDERS, SKIP_REASONS } from './steps.rules.ts'

const zSkipped = z.object({
  orderNumber: z.int(),
  reason: z.enum(SKIP_REASONS),
  /** Of the order; null when there is none. */
  state: zOrderState.nullable(),
})
export type SkippedOrder = z.output<typeof zSkipped>

const zPreview = z.object({
  /** Orders for which the action would be carried out. */
  fits: z.int(),
  skipped: z.array(zSkipped),
  /** Packing slips that were printed before; they are printed again. */
  printed: z.int(),
})
export type BulkPreview = z.output<typeof zPreview>

const zJob = z.object({
  bulkJobId: zUuid,
  market: zMarket,
  step: z.enum(BULK_STEPS),
  /** `stopped`: the member who started it is no longer allowed to. */
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'stopped']),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  total: z.int(),
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** Whether its PDF is available; it is kept for seven days. */
  hasFile: z.boolean(),
})
export type BulkJob = z.output<typeof zJob>

const zLeft = z.object({
  orderNumber: z.int(),
  /** `waiting`: not reached, because the job was cancelled or stopped, or still runs. */
  outcome: z.enum(['skipped', 'failed', 'waiting']),
  /** One of the reasons above, or an error code; empty while waiting. */
  reason: z.string(),
})
export type LeftOrder = z.output<typeof zLeft>

const access = 'staff' as const
const permission = 'orders.read' as const
const zOrders = z.array(zOrderNumber).min(1).max(MAX_BULK_ORDERS)
const zWanted = z.object({ market: zMarket, step: z.enum(BULK_STEPS), orders: zOrders })
const params = z.object({ bulkJobId: zUuid })

const job: BulkJob = {
  ...{ bulkJobId: '5d8c6f0e-4b57-4a35-9d0f-0f4d2b1c7a10', market: 'IN', step: 'confirm', state: 'done' },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', finishedAt: '2026-11-20T12:00:09.000Z' },
  ...{ total: 40, done: 38, skipped: 1, failed: 1, hasFile: false },
}

export const bulkJobEndpoints = defineEndpoints({
  selectOrders: {
    method: 'GET',
    path: '/api/admin/orders/selection',
    access,
    permission,
    summary: `Returns the numbers of all orders that match the filters of the list, newest first, at most ${MAX_BULK_ORDERS}.`,
    query: staffOrderEndpoints.listOrders.query.omit({ before: true, limit: true, show: true }),
    response: envelope(z.object({ orders: z.array(z.int()), more: z.boolean() })),
    errors: FIELD_LIST_ERRORS,
    example: ok({ orders: [100001, 100000], more: false }),
  },
  previewBulkJob: {
    method: 'POST',
    path: '/api/admin/bulkJobs/preview',
    access,
    permission,
    recorded: false,
    summary:
      'Previews a bulk action: for how many orders it would be carried out, and which would be skipped and why. Changes nothing.',
    body: zWanted,
    response: envelope(zPreview),
    errors: ['session.forbidden'],
    example: ok({
      fits: 1,
      skipped: [{ orderNumber: 100000, reason: 'state' as const, state: 'cancelled' as const }],
      printed: 0,
    }),
  },
  startBulkJob: {
    method: 'POST',
    path: '/api/admin/bulkJobs',
    access,
    permission,
    summary:
      'Starts a bulk action that processes the orders one by one in the background; all actions but packing slips require `orders.write`. The same id returns the same job.',
    body: zWanted.extend({
      bulkJobId: zUuid,
      /** Reason for the hold; required with `hold`, not allowed otherwise. */
      hold: zHoldWords.optional(),
    }),
    response: envelope(zJob),
    errors: ['session.forbidden', 'session.login-required', 'request.idempotency', 'request.invalid'],
    example: ok({ ...job, state: 'waiting' as const, finishedAt: null, done: 0, skipped: 0, failed: 0 }),
  },
  ownBulkJobs: {
    method: 'GET',
    path: '/api/admin/bulkJobs',
    access,
    permission,
    summary: 'Lists the caller’s latest 50 jobs in a market.',
    query: z.object({ market: zMarket }),
    response: envelope(z.array(zJob)),
    errors: [],
    example: ok([job]),
  },
  bulkJob: {
    method: 'GET',
    path: '/api/admin/bulkJobs/{bulkJobId}',
    access,
    permission,
    summary:
      'Returns one of the caller’s jobs with its progress and the orders for which the action was not carried out.',
    params,
    response: envelope(zJob.extend({ left: z.array(zLeft) })),
    errors: ['request.not-found'],
    example: ok({ ...job, left: [{ orderNumber: 100000, outcome: 'skipped' as const, reason: 'already' }] }),
  },
  cancelBulkJob: {
    method: 'POST',
    path: '/api/admin/bulkJobs/{bulkJobId}/cancel',
    access,
    permission,
    summary:
      'Cancels one of the caller’s jobs after the order in progress; what was done is kept. A finished job does not change.',
    params,
    response: envelope(zJob),
    errors: ['request.not-found'],
    example: ok({ ...job, state: 'cancelled' as const }),
  },
  bulkJobFile: {
    method: 'GET',
    path: '/api/admin/bulkJobs/{bulkJobId}/file',
    access,
    permission,
    recorded: true,
    summary: 'Returns the PDF of one of the caller’s jobs; recorded in the audit log.',
    params,
    response: zFile,
    file: 'application/pdf',
    errors: ['request.not-found'],
    example: { name: 'packing-slips.pdf', bytes: new Uint8Array() },
    perMinute: 20,
  },
})
