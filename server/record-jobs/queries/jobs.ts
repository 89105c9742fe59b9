// Reads bulk jobs: the preview of a step, and the caller's own jobs with their reports.

import type { LeftRecord, RecordJob, RecordPreview, recordJobEndpoints } from '../../../contract/record-jobs/api.ts'
import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentJob } from '../presenter.ts'
import { findJob, type JobRow } from '../repository/jobs.ts'
import { listLeft } from '../repository/rows.ts'
import { askedStep, isOver, requireStep } from '../rules.ts'
import { namesOf, skipsOf } from './standings.ts'

type Wanted = HandlerInput<(typeof recordJobEndpoints)['previewRecordJob']>['body']

/** @throws session.forbidden without the rights of the step, coupon.period for a last day that is over */
export async function previewRecordJob(db: Db, actor: Staff, wanted: Wanted): Promise<RecordPreview> {
  const { market, recordKind: kind, step, records } = wanted
  requireStep(actor, wanted)
  if (isOver(market, step, actor.now)) throw appError('coupon.period')
  const ids = [...new Set(records)]
  const counts = new Map<RecordSkip, number>()
  let fits = 0
  for (const reason of await skipsOf(db, { kind, market, ids }, askedStep(market, kind, step), actor)) {
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    else fits++
  }
  return { fits, skipped: [...counts].map(([reason, count]) => ({ reason, count })) }
}

/** A job that the caller started, in one of the caller's markets. @throws request.not-found */
export async function requireOwnJob(db: Db, actor: Staff, id: string): Promise<JobRow> {
  const row = await findJob(db, id)
  if (!row || row.staffId !== actor.staffId || !actor.markets.includes(row.market)) throw appError('request.not-found')
  return row
}

const NAMELESS = { number: 0, name: '' }

/** @throws request.not-found */
export async function ownJob(db: Db, actor: Staff, id: string): Promise<RecordJob & { left: LeftRecord[] }> {
  const row = await requireOwnJob(db, actor, id)
  const left = await listLeft(db, id)
  const ids = left.map(({ recordId }) => recordId)
  const names = await namesOf(db, { ...row, ids }, actor.now)
  // an id that is no record of the market has no name to show
  return { ...presentJob(row), left: left.map(one => ({ ...one, ...(names.get(one.recordId) ?? NAMELESS) })) }
}
