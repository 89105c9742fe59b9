// Members start a step for many orders, and cancel it.

import { createHash } from 'node:crypto'
import type { BulkJob, bulkJobEndpoints } from '../../../contract/bulk-jobs/api.ts'
import type { BulkStep } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { requireHoldWords } from '../../orders/service.ts'
import { requireMember, requirePermission, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { presentJob } from '../presenter.ts'
import { requireOwnJob } from '../queries/jobs.ts'
import { cancelOpenJob, findJob, insertJob } from '../repository/jobs.ts'
import { STEP_PERMISSION } from '../rules.ts'

/** The queue that works on bulk jobs. */
export const RUN_BULK_JOBS = 'bulk-jobs.run'

type Wanted = HandlerInput<(typeof bulkJobEndpoints)['startBulkJob']>['body']

/** @throws request.invalid for a hold without a reason, or a reason with another step */
function checkHold(step: BulkStep, hold: HoldWords | null): void {
  if ((step === 'hold') !== (hold !== null)) {
    const message = hold ? 'Only with hold.' : 'Required.'
    throw appError('request.invalid', { problems: [{ path: 'body.hold', message }] })
  }
  if (hold) requireHoldWords(hold, 'body.hold.note')
}

/**
 * Starts a job; an order listed twice is processed once. The same id with the same orders returns the existing job.
 * @throws session.forbidden without the right of the step, session.login-required for an API key, request.idempotency, request.invalid
 */
export async function startBulkJob(app: App, actor: Staff, wanted: Wanted): Promise<BulkJob> {
  const { bulkJobId: id, market, step, hold = null } = wanted
  const { staffId, ip, requestId, now: at } = requireMember(actor)
  requirePermission(actor, STEP_PERMISSION[step])
  checkHold(step, hold)
  const orders = [...new Set(wanted.orders)]
  const request = createHash('sha256')
    .update(JSON.stringify([market, step, orders, ...(hold ? [hold] : [])]))
    .digest()
  return app.db.transaction(async tx => {
    const inserted = await insertJob(tx, { id, market, step, staffId, ip, requestId, request, at, orders, hold })
    const row = await findJob(tx, id)
    if (!row || row.staffId !== staffId || !row.request.equals(request)) throw appError('request.idempotency')
    if (inserted) await app.jobs.send(RUN_BULK_JOBS, {}, { tx })
    return presentJob(row)
  })
}

/** Ends a job after the order in progress; one that has ended stays as it is. @throws request.not-found */
export async function cancelBulkJob(app: App, actor: Staff, id: string): Promise<BulkJob> {
  await requireOwnJob(app.db, actor, id)
  await app.db.transaction(tx => cancelOpenJob(tx, id, actor.now))
  return presentJob(await requireOwnJob(app.db, actor, id))
}
