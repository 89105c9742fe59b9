// SQL of the records of a job: the next one, and their outcomes.

import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface RowOfJob {
  position: number
  recordId: string
  /** The new assignee; when undoing, also the previous end of a coupon or state of a review. */
  assignee: string | null
}

export interface LeftRow {
  recordId: string
  outcome: 'skipped' | 'failed' | 'waiting'
  reason: string
}

const NEXT = statement(
  'record-jobs.lock-next-row',
  `select position, record_id as "recordId", assignee from record_job_rows
   where job_id = $1 and outcome = 'waiting' order by position limit 1 for update skip locked`,
)
const SET = statement(
  'record-jobs.set-outcome',
  `update record_job_rows set outcome = $3, reason = $4, was = $5 where job_id = $1 and position = $2 and outcome = 'waiting'`,
)
const LEFT = statement(
  'record-jobs.list-left',
  `select record_id as "recordId", outcome, reason from record_job_rows where job_id = $1 and outcome <> 'done' order by position`,
)

/** The next pending record, locked; null at the end. */
export const lockNext = (tx: Tx, jobId: string): Promise<RowOfJob | null> => tx.oneOrNull<RowOfJob>(NEXT, [jobId])

export interface Outcome {
  outcome: 'done' | 'skipped' | 'failed'
  /** Empty when the record was changed. */
  reason: string
  /** The previous assignee, end of a coupon, or state of a review. */
  was: string | null
}

/** Stores the outcome of a pending record; an existing outcome is kept. */
export const setOutcome = (
  db: Db,
  jobId: string,
  { position }: RowOfJob,
  { outcome, reason, was }: Outcome,
): Promise<number> => db.run(SET, [jobId, position, outcome, reason, was])

/** Records that were not changed. */
export const listLeft = (db: Db, jobId: string): Promise<LeftRow[]> => db.rows<LeftRow>(LEFT, [jobId])
