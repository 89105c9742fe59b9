// Works on bulk jobs: each order in its own transaction together with its outcome, so that a restart repeats none.

import { type StepOutcome, type StepToTake, takeStep } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { entryOf } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, errorBody } from '../../platform/errors.ts'
import { appendAudit } from '../../staff/service.ts'
import { claimJob, endJob, findJob, type JobRow, lockRunning, releaseClaim } from '../repository/jobs.ts'
import { lockNext, type OrderOfJob, setOutcome } from '../repository/orders.ts'
import { isBookStep, skipReason } from '../rules.ts'
import { actorOf } from './actor-of.ts'
import { type BookJob, makeBook } from './make-book.ts'
import { RUN_BULK_JOBS } from './start.ts'

/** Orders of a turn: then another job has its own. */
const TURN = 25
/** How long one run of the queue goes on before it makes room for another one. */
const TIME_SLICE_MS = 4 * 60_000

/** An entry of the audit log for an order that was moved. */
async function record(
  tx: Tx,
  actor: Staff,
  job: JobRow,
  change: { orderNumber: number; before: unknown; after: unknown },
) {
  const { orderNumber, before, after } = change
  const call = { method: 'POST', path: '/api/admin/bulkJobs' }
  const entry = entryOf(call, actor, { body: { bulkJobId: job.id, step: job.step } })
  await appendAudit(tx, {
    ...entry,
    ...{ recordKind: 'order', recordId: String(orderNumber), before, after },
  })
}

type MovingJob = JobRow & { step: Exclude<JobRow['step'], BookJob['step']> }

/** The action on each order. */
function stepOf({ step, hold }: MovingJob): StepToTake {
  if (step !== 'hold') return { step }
  if (!hold) throw new Error('A job that puts on hold says why')
  return { step, hold }
}

/** How an order was and is, for the audit log. */
function changeOf({ step, hold }: MovingJob, { before, after }: StepOutcome) {
  if (step === 'hold') return { before: { onHold: false }, after: { onHold: true, reason: hold?.reason } }
  if (step === 'release') return { before: { onHold: true }, after: { onHold: false } }
  return { before: { state: before }, after: { state: after } }
}

/** Takes the step for an order if it applies; false when the member no longer may. */
async function takeOne(app: App, tx: Tx, job: MovingJob, order: OrderOfJob): Promise<boolean> {
  const actor = await actorOf(app, tx, job)
  if (!actor) return false
  const { orderNumber } = order
  const outcome = await takeStep(tx, actor, { market: job.market, ...stepOf(job) }, orderNumber)
  const reason = skipReason(outcome.fit)
  await setOutcome(tx, job.id, order, reason ? { outcome: 'skipped', reason } : { outcome: 'done', reason: '' })
  if (!reason) await record(tx, actor, job, { orderNumber, ...changeOf(job, outcome) })
  return true
}

type Turn = 'next' | 'end' | 'stopped'

/** Why an order has failed; what would fail for every order is thrown again, and the job goes on later. */
function failureOf(app: App, error: unknown): string {
  const { code } = errorBody(error, '')
  if (code === 'server.unavailable') throw error
  if (!(error instanceof AppError)) app.log.error({ err: error }, 'a step of a bulk job failed')
  return code
}

/** The next order of a job. One whose step is rejected is named with the reason, and the others go on. */
async function nextOrder(app: App, job: MovingJob): Promise<Turn> {
  const taken: { order: OrderOfJob | null } = { order: null }
  try {
    return await app.db.transaction(async (tx): Promise<Turn> => {
      taken.order = null
      if (!(await lockRunning(tx, job.id))) return 'end'
      taken.order = await lockNext(tx, job.id)
      if (!taken.order) return 'end'
      return (await takeOne(app, tx, job, taken.order)) ? 'next' : 'stopped'
    })
  } catch (error) {
    if (!taken.order) throw error
    await setOutcome(app.db, job.id, taken.order, { outcome: 'failed', reason: failureOf(app, error) })
    return 'next'
  }
}

const isMovingJob = (job: JobRow): job is MovingJob => !isBookStep(job.step)
const isBookJob = (job: JobRow): job is BookJob => isBookStep(job.step)

/** A turn of a claimed job. */
async function workOn(app: App, id: string): Promise<void> {
  const job = await findJob(app.db, id)
  if (!job) return
  if (isBookJob(job)) return makeBook(app, job)
  if (!isMovingJob(job)) return
  for (let count = 0; count < TURN; count++) {
    const turn = await nextOrder(app, job)
    if (turn === 'next') continue
    // a job that was cancelled meanwhile stays so
    await endJob(app.db, id, { state: turn === 'stopped' ? 'stopped' : 'done', at: app.now() })
    return
  }
  await releaseClaim(app.db, id)
}

/** Works on open jobs in turns until there is none, or the time of the run is over. */
export async function runBulkJobs(app: App): Promise<void> {
  const end = Date.now() + TIME_SLICE_MS
  for (let id = await claimJob(app.db); id !== null; id = await claimJob(app.db)) {
    await workOn(app, id)
    if (Date.now() < end) continue
    await app.jobs.send(RUN_BULK_JOBS, {})
    return
  }
}
