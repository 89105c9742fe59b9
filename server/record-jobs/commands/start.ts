// Starts, cancels and undoes bulk jobs.

import { createHash, randomUUID } from 'node:crypto'
import { RECORD_READ } from '../../../contract/annotations/kinds.rules.ts'
import type { RecordJob, recordJobEndpoints } from '../../../contract/record-jobs/api.ts'
import { isMarkKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { colleaguesWith } from '../../staff/service.ts'
import { presentJob } from '../presenter.ts'
import { requireOwnJob } from '../queries/jobs.ts'
import { cancelOpenJob, findJob, findUndoOf, insertJob, insertRows, insertUndoRows } from '../repository/jobs.ts'
import { isOver, keptOf, requireStep } from '../rules.ts'

/** The queue that runs bulk jobs. */
export const RUN_RECORD_JOBS = 'record-jobs.run'

type Wanted = HandlerInput<(typeof recordJobEndpoints)['startRecordJob']>['body']

/**
 * Starts a job; a record listed twice is processed once. The same id with the same records returns the existing job.
 * @throws session.forbidden without the rights of the step, session.login-required for an API key, coupon.period if
 *   the last day is over, staff.unknown if the member may not read the records, request.idempotency
 */
export async function startRecordJob(app: App, actor: Staff, wanted: Wanted): Promise<RecordJob> {
  const { recordJobId: id, market, recordKind: kind, step } = wanted
  const { staffId, ip, requestId, now: at } = requireMember(actor)
  requireStep(actor, wanted)
  if (isOver(market, step, at)) throw appError('coupon.period')
  const { label, assignee } = keptOf(step)
  if (assignee !== null && isMarkKind(kind)) {
    const may = await colleaguesWith(app.db, market, RECORD_READ[kind], 'notes.read')
    if (!may.some(member => member.staffId === assignee)) throw appError('staff.unknown')
  }
  const records = [...new Set(wanted.records)]
  const request = createHash('sha256')
    .update(JSON.stringify([market, kind, step, records]))
    .digest()
  const { action } = step
  const job = { id, kind, market, action, label, assignee, staffId, ip, requestId, request, undoes: null, at }
  return app.db.transaction(async tx => {
    const inserted = await insertJob(tx, job)
    if (inserted) await insertRows(tx, id, records, assignee)
    const row = await findJob(tx, id)
    if (!row || row.staffId !== staffId || !row.request.equals(request)) throw appError('request.idempotency')
    if (inserted) await app.jobs.send(RUN_RECORD_JOBS, {}, { tx })
    return presentJob(row)
  })
}

/** Ends a job after the record being processed; one that has ended stays as it is. @throws request.not-found */
export async function cancelRecordJob(app: App, actor: Staff, id: string): Promise<RecordJob> {
  await requireOwnJob(app.db, actor, id)
  await app.db.transaction(tx => cancelOpenJob(tx, id, actor.now))
  return presentJob(await requireOwnJob(app.db, actor, id))
}

/** The step that undoes each step; a step that undoes itself restores the stored state of each record. */
const BACK = {
  ...({ 'add-tag': 'remove-tag', 'remove-tag': 'add-tag', assign: 'assign' } as const),
  ...({ stop: 'resume', resume: 'stop', 'end-on': 'end-on', publish: 'publish', reject: 'reject' } as const),
  reorder: 'reorder' as const,
}

/**
 * Undoes what a job has changed. Repeating it returns the same job.
 * @throws request.not-found, session.login-required for an API key, record.job-not-undoable while the job runs, if it
 *   has changed nothing, or if it is an undo itself
 */
export async function undoRecordJob(app: App, actor: Staff, undone: string): Promise<RecordJob> {
  const { staffId, ip, requestId, now: at } = requireMember(actor)
  const row = await requireOwnJob(app.db, actor, undone)
  const { kind, market, label, assignee } = row
  if (row.finishedAt === null || row.done === 0 || row.undoes !== null) throw appError('record.job-not-undoable')
  const request = createHash('sha256').update(`undo ${undone}`).digest()
  const by = { staffId, ip, requestId, request, at }
  return app.db.transaction(async tx => {
    const fresh = { id: randomUUID(), kind, market, action: BACK[row.action], label, assignee, undoes: undone, ...by }
    if (await insertJob(tx, fresh)) {
      await insertUndoRows(tx, fresh.id, undone)
      await app.jobs.send(RUN_RECORD_JOBS, {}, { tx })
    }
    const id = await findUndoOf(tx, undone)
    return presentJob(await requireOwnJob(tx, actor, id ?? fresh.id))
  })
}
