// Runs bulk jobs: each record in a transaction of its own together with its outcome, so that a restart repeats none.

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

/** Records per turn, after which another job gets its own. */
const TURN = 50
/** How long one run of the queue lasts before it makes room for another one. */
const TIME_SLICE_MS = 4 * 60_000

/** The member who started the job, with their current rights; null if they may no longer take the step. */
async function actorOf(app: App, db: Db, job: JobRow): Promise<Staff | null> {
  const { staffId, market, kind, action, ip, requestId } = job
  const actor = await memberAtWork(db, staffId, { market, ip, requestId, now: app.now() })
  if (!actor?.markets.includes(market)) return null
  const holds = (permission: Permission) => actor.permissions.includes(permission)
  return stepRights(kind, action).every(holds) ? actor : null
}

/** An audit log entry for a changed record. */
async function record(tx: Tx, actor: Staff, job: JobRow, { recordId, before, after }: TakenStep['log']) {
  const call = { method: 'POST', path: '/api/admin/recordJobs' }
  const entry = entryOf(call, actor, { body: { recordJobId: job.id, action: job.action } })
  // named like the calls that change a price list
  const recordKind = job.kind === 'price-list' ? 'list' : job.kind
  await appendAudit(tx, { ...entry, recordKind, recordId, before, after })
}

/** Takes the step for a record if it applies; false if the member may no longer do so. */
async function takeOne(app: App, tx: Tx, job: JobRow, row: RowOfJob): Promise<boolean> {
  const actor = await actorOf(app, tx, job)
  if (!actor) return false
  const step = stepOf({ ...job, target: row.assignee, isUndo: job.undoes !== null })
  const { skip, was, log } = await takeStep(tx, actor, { ...job, id: row.recordId }, step)
  await setOutcome(tx, job.id, row, { outcome: skip ? 'skipped' : 'done', reason: skip ?? '', was })
  if (!skip) await record(tx, actor, job, log)
  return true
}

/** Why a record failed; an error that would fail for every record is rethrown, and the job continues later. */
function failureOf(app: App, error: unknown): string {
  const { code } = errorBody(error, '')
  if (code === 'server.unavailable') throw error
  if (!(error instanceof AppError)) app.log.error({ err: error }, 'a bulk job failed on a record')
  return code
}

type Turn = 'next' | 'end' | 'stopped'

/** Processes the next record of a job. A rejected step is stored with its reason, and the job continues. */
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
    // a job cancelled meanwhile stays cancelled
    await endJob(app.db, id, { state: turn === 'stopped' ? 'stopped' : 'done', at: app.now() })
    return
  }
  await releaseClaim(app.db, id)
}

/** Processes open jobs in turns until there are none left or the time of the run is over. */
export async function runRecordJobs(app: App): Promise<void> {
  const end = Date.now() + TIME_SLICE_MS
  for (let id = await claimJob(app.db); id !== null; id = await claimJob(app.db)) {
    await workOn(app, id)
    if (Date.now() < end) continue
    await app.jobs.send(RUN_RECORD_JOBS, {})
    return
  }
}
