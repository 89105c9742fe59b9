// SQL of the records of a job: the next one, and what became of each.

import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface RowOfJob {
  position: number
  recordId: string
  /** Who is made responsible; of a job that takes another one back also the end of a coupon or the state of a review before. */
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

/** The next record that waits, locked; null at the end. */
export const lockNext = (tx: Tx, jobId: string): Promise<RowOfJob | null> => tx.oneOrNull<RowOfJob>(NEXT, [jobId])

export interface Outcome {
  outcome: 'done' | 'skipped' | 'failed'
  /** Empty for what is done. */
  reason: string
  /** Who was responsible before, when a coupon ended, or in which state a review was. */
  was: string | null
}

/** Says what became of a record that waits; one that has an outcome keeps it. */
export const setOutcome = (
  db: Db,
  jobId: string,
  { position }: RowOfJob,
  { outcome, reason, was }: Outcome,
): Promise<number> => db.run(SET, [jobId, position, outcome, reason, was])

/** Records that were not changed. */
export const listLeft = (db: Db, jobId: string): Promise<LeftRow[]> => db.rows<LeftRow>(LEFT, [jobId])
