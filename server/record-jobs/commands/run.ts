// Works on jobs of records: each record in a transaction of its own together with what became of it, so that a restart repeats none.

import { stepRights } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { entryOf } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { AppError, errorBody } from '../../platform/errors.ts'
import { appendAudit, memberAtWork } from '../../staff/service.ts'
import { claimJob, endJob, findJob, type JobRow, lockRunning, releaseClaim } from '../repository/jobs.ts'
import { lockNext, type RowOfJob, setOutcome } from '../repository/rows.ts'
import { stepOf } from '../rules.ts'
import { RUN_RECORD_JOBS } from './start.ts'
import { type TakenStep, takeStep } from './take.ts'

/** Records of a turn: then another job has its own. */
const TURN = 50
/** How long one run of the queue goes on before it makes room for another one. */
const TIME_SLICE_MS = 4 * 60_000

/** The member who started the job, with the rights of the moment; null when the step is not theirs to take any more. */
async function actorOf(app: App, db: Db, job: JobRow): Promise<Staff | null> {
  const { staffId, market, kind, action, ip, requestId } = job
  const actor = await memberAtWork(db, staffId, { market, ip, requestId, now: app.now() })
  if (!actor?.markets.includes(market)) return null
  const holds = (permission: Permission) => actor.permissions.includes(permission)
  return stepRights(kind, action).every(holds) ? actor : null
}

/** An entry of the audit log for a record that was changed. */
async function record(tx: Tx, actor: Staff, job: JobRow, { recordId, before, after }: TakenStep['log']) {
  const call = { method: 'POST', path: '/api/admin/recordJobs' }
  const entry = entryOf(call, actor, { body: { recordJobId: job.id, action: job.action } })
  // as the calls that change one list name it
  const recordKind = job.kind === 'price-list' ? 'list' : job.kind
  await appendAudit(tx, { ...entry, recordKind, recordId, before, after })
}

/** Takes the step for a record where it fits; false when the member may not any more. */
async function takeOne(app: App, tx: Tx, job: JobRow, row: RowOfJob): Promise<boolean> {
  const actor = await actorOf(app, tx, job)
  if (!actor) return false
  const step = stepOf({ ...job, target: row.assignee, isUndo: job.undoes !== null })
  const { skip, was, log } = await takeStep(tx, actor, { ...job, id: row.recordId }, step)
  await setOutcome(tx, job.id, row, { outcome: skip ? 'skipped' : 'done', reason: skip ?? '', was })
  if (!skip) await record(tx, actor, job, log)
  return true
}

/** Why a record has failed; what would fail for every record is thrown again, and the job goes on later. */
function failureOf(app: App, error: unknown): string {
  const { code } = errorBody(error, '')
  if (code === 'server.unavailable') throw error
  if (!(error instanceof AppError)) app.log.error({ err: error }, 'a step of a job of records failed')
  return code
}

type Turn = 'next' | 'end' | 'stopped'

/** The next record of a job. One whose step is rejected is named with the reason, and the others go on. */
async function nextRecord(app: App, job: JobRow): Promise<Turn> {
  const taken: { row: RowOfJob | null } = { row: null }
  try {
    return await app.db.transaction(async (tx): Promise<Turn> => {
      taken.row = null
      if (!(await lockRunning(tx, job.id))) return 'end'
      taken.row = await lockNext(tx, job.id)
      if (!taken.row) return 'end'
      return (await takeOne(app, tx, job, taken.row)) ? 'next' : 'stopped'
    })
  } catch (error) {
    if (!taken.row) throw error
    const reason = failureOf(app, error)
    await setOutcome(app.db, job.id, taken.row, { outcome: 'failed', reason, was: null })
    return 'next'
  }
}

/** A turn of a claimed job. */
async function workOn(app: App, id: string): Promise<void> {
  const job = await findJob(app.db, id)
  if (!job) return
  for (let count = 0; count < TURN; count++) {
    const turn = await nextRecord(app, job)
    if (turn === 'next') continue
    // a job that was cancelled meanwhile stays so
    await endJob(app.db, id, { state: turn === 'stopped' ? 'stopped' : 'done', at: app.now() })
    return
  }
  await releaseClaim(app.db, id)
}

/** Works on open jobs in turns until there is none, or the time of the run is over. */
export async function runRecordJobs(app: App): Promise<void> {
  const end = Date.now() + TIME_SLICE_MS
  for (let id = await claimJob(app.db); id !== null; id = await claimJob(app.db)) {
    await workOn(app, id)
    if (Date.now() < end) continue
    await app.jobs.send(RUN_RECORD_JOBS, {})
    return
  }
}
