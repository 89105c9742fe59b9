// What members read of jobs of records: what a step would do, and an own job with its report.

import type {
  LeftRecord,
  RecordJob,
  RecordPreview,
  RecordSkip,
  RecordStep,
  recordJobEndpoints,
} from '../../../contract/record-jobs/api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { type MarkStep, markStates, skipOf, tagKeyOf } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentJob } from '../presenter.ts'
import { findJob, type JobRow } from '../repository/jobs.ts'
import { listLeft } from '../repository/rows.ts'
import { requireStep } from '../rules.ts'

type Wanted = HandlerInput<(typeof recordJobEndpoints)['previewRecordJob']>['body']

/** A step as the annotations take it. */
export const markStepOf = (step: RecordStep): MarkStep =>
  step.action === 'assign' ? step : { ...step, key: tagKeyOf(step.label) }

/** @throws session.forbidden without the rights of the step */
export async function previewRecordJob(
  db: Db,
  actor: Staff,
  { market, recordKind: kind, step, records }: Wanted,
): Promise<RecordPreview> {
  requireStep(actor, kind, step.action)
  const ids = [...new Set(records)]
  const states = await markStates(db, { kind, market }, ids)
  const counts = new Map<RecordSkip, number>()
  let fits = 0
  for (const id of ids) {
    const reason = skipOf(states.get(id) ?? null, markStepOf(step))
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    else fits++
  }
  return { fits, skipped: [...counts].map(([reason, count]) => ({ reason, count })) }
}

/** A job that the caller has started, in a market of the caller. @throws request.not-found */
export async function requireOwnJob(db: Db, actor: Staff, id: string): Promise<JobRow> {
  const row = await findJob(db, id)
  if (!row || row.staffId !== actor.staffId || !actor.markets.includes(row.market)) throw appError('request.not-found')
  return row
}

/** @throws request.not-found */
export async function ownJob(db: Db, actor: Staff, id: string): Promise<RecordJob & { left: LeftRecord[] }> {
  const row = await requireOwnJob(db, actor, id)
  const left = await listLeft(db, id)
  const ids = left.map(({ recordId }) => recordId)
  const states = await markStates(db, row, ids)
  // what is no record of the market has no number that could be shown
  const numbered = left.map(one => ({ ...one, number: states.get(one.recordId)?.number ?? 0 }))
  return { ...presentJob(row), left: numbered }
}
