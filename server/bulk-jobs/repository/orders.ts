// SQL of the orders of bulk jobs: the next one, and their outcomes.

import type { LeftOrder } from '../../../contract/bulk-jobs/api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const NEXT = statement(
  'bulk-jobs.lock-next-order',
  `select position, order_number as "orderNumber" from bulk_job_orders
   where job_id = $1 and outcome = 'waiting' order by position limit 1 for update skip locked`,
)
const SET = statement(
  'bulk-jobs.set-outcome',
  `update bulk_job_orders set outcome = $3, reason = $4 where job_id = $1 and position = $2 and outcome = 'waiting'`,
)
const LEFT = statement(
  'bulk-jobs.list-left',
  `select order_number as "orderNumber", outcome, reason from bulk_job_orders
   where job_id = $1 and outcome <> 'done' order by position`,
)
const WAITING = statement(
  'bulk-jobs.list-waiting',
  `select position, order_number as "orderNumber" from bulk_job_orders
   where job_id = $1 and outcome = 'waiting' order by position`,
)
/** A file is always made from its first page. */
const RESET = statement(
  'bulk-jobs.reset-orders',
  `update bulk_job_orders set outcome = 'waiting', reason = '' where job_id = $1 and outcome <> 'waiting'`,
)

export interface OrderOfJob {
  position: number
  orderNumber: number
}

/** The next order that waits, locked; null at the end. */
export const lockNext = (tx: Tx, jobId: string): Promise<OrderOfJob | null> => tx.oneOrNull<OrderOfJob>(NEXT, [jobId])

export interface Outcome {
  outcome: 'done' | 'skipped' | 'failed'
  /** Empty for completed ones. */
  reason: string
}

/** Stores the outcome of a pending order; an existing outcome is kept. */
export const setOutcome = (
  db: Db,
  jobId: string,
  { position }: OrderOfJob,
  { outcome, reason }: Outcome,
): Promise<number> => db.run(SET, [jobId, position, outcome, reason])

/** Orders that were skipped or failed. */
export const listLeft = (db: Db, jobId: string): Promise<LeftOrder[]> => db.rows<LeftOrder>(LEFT, [jobId])

/** The orders of a file, all reset to pending. */
export async function beginAgain(db: Db, jobId: string): Promise<OrderOfJob[]> {
  await db.run(RESET, [jobId])
  return db.rows<OrderOfJob>(WAITING, [jobId])
}
