// SQL of bulk jobs: started, claimed by a process, cancelled, ended, listed for their member.

import type { BulkJob } from '../../../contract/bulk-jobs/api.ts'
import type { BulkStep } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface JobRow {
  id: string
  market: Market
  step: BulkStep
  state: BulkJob['state']
  staffId: string
  ip: string
  requestId: string
  request: Buffer
  /** Reason for holding orders; null for the other steps. */
  hold: HoldWords | null
  hasFile: boolean
  startedAt: Date
  finishedAt: Date | null
  total: number
  done: number
  skipped: number
  failed: number
}

const COLUMNS = `j.id, j.market, j.step, j.state, j.staff_id as "staffId", j.ip, j.request_id as "requestId", j.request, j.hold,
  j.file is not null as "hasFile", j.started_at as "startedAt", j.finished_at as "finishedAt",
  count(*)::int as total, count(*) filter (where o.outcome = 'done')::int as done,
  count(*) filter (where o.outcome = 'skipped')::int as skipped, count(*) filter (where o.outcome = 'failed')::int as failed`
const FROM = 'from bulk_jobs j join bulk_job_orders o on o.job_id = j.id'

const INSERT = statement(
  'bulk-jobs.insert',
  `with job as (
     insert into bulk_jobs (id, market, step, staff_id, ip, request_id, request, started_at, hold)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10) on conflict (id) do nothing returning id)
   insert into bulk_job_orders (job_id, position, order_number)
   select job.id, o.position, o.number from job, unnest($9::bigint[]) with ordinality as o (number, position)
   returning job_id`,
)
const FIND = statement('bulk-jobs.find', `select ${COLUMNS} ${FROM} where j.id = $1 group by j.id`)
const LIST = statement(
  'bulk-jobs.list-own',
  `select ${COLUMNS} ${FROM}
   where j.id in (select id from bulk_jobs where staff_id = $1 and market = $2 order by started_at desc, id limit 50)
   group by j.id order by j.started_at desc, j.id`,
)
const CLAIM = statement(
  'bulk-jobs.claim',
  `update bulk_jobs set state = 'running', claimed_until = now() + interval '1 minute'
   where id = (select id from bulk_jobs where state in ('waiting', 'running') and (claimed_until is null or claimed_until < now())
     order by claimed_until nulls first, started_at limit 1 for update skip locked)
   returning id`,
)
const RENEW = statement(
  'bulk-jobs.renew-claim',
  `update bulk_jobs set claimed_until = now() + interval '1 minute' where id = $1 and state = 'running' returning id`,
)
/** Puts the job behind those that wait, so that jobs take turns. */
const RELEASE = statement(
  'bulk-jobs.release',
  `update bulk_jobs set claimed_until = now() where id = $1 and state = 'running'`,
)
/** Waits for the lock in order: a row that is locked over and over would otherwise starve a cancellation. */
const WAIT_TURN = statement(
  'bulk-jobs.wait-turn',
  "select pg_advisory_xact_lock(hashtextextended('bulk-jobs ' || $1, 0))",
)
const LOCK = statement('bulk-jobs.lock', 'select state from bulk_jobs where id = $1 for share')
const END = statement(
  'bulk-jobs.end',
  `update bulk_jobs set state = $2, finished_at = $3, claimed_until = null, file = $4
   where id = $1 and state in ('waiting', 'running')
     and ($2 <> 'done' or not exists (select from bulk_job_orders where job_id = $1 and outcome = 'waiting'))`,
)
const FILE = statement('bulk-jobs.file', 'select file from bulk_jobs where id = $1')
const EMPTY_FILES = statement(
  'bulk-jobs.empty-old-files',
  `update bulk_jobs set file = null where id in (
     select id from bulk_jobs where started_at < $1 and file is not null limit $2)`,
)
const DELETE = statement(
  'bulk-jobs.delete-old',
  'delete from bulk_jobs where id in (select id from bulk_jobs where started_at < $1 limit $2)',
)

export interface NewJob extends Pick<JobRow, 'id' | 'market' | 'step' | 'staffId' | 'ip' | 'requestId' | 'request'> {
  at: Date
  orders: readonly number[]
  hold?: HoldWords | null
}

/** Whether it was inserted; false if a job has the id. */
export async function insertJob(tx: Tx, job: NewJob): Promise<boolean> {
  const { id, market, step, staffId, ip, requestId, request, at, orders, hold = null } = job
  return (
    (
      await tx.rows(INSERT, [
        id,
        market,
        step,
        staffId,
        ip,
        requestId,
        request,
        at,
        orders,
        hold && JSON.stringify(hold),
      ])
    ).length > 0
  )
}

export const findJob = (db: Db, id: string): Promise<JobRow | null> => db.oneOrNull<JobRow>(FIND, [id])

/** The latest 50 jobs of a member. */
export const listOwn = (db: Db, staffId: string, market: Market): Promise<JobRow[]> =>
  db.rows<JobRow>(LIST, [staffId, market])

/** Claims the open job that has waited longest and that nobody processes; null if there is none. */
export const claimJob = async (db: Db): Promise<string | null> =>
  (await db.oneOrNull<{ id: string }>(CLAIM, []))?.id ?? null

/** Extends the claim of a job; false if it has ended. */
export const renewClaim = async (db: Db, id: string): Promise<boolean> => (await db.rows(RENEW, [id])).length > 0

export const releaseClaim = (db: Db, id: string): Promise<number> => db.run(RELEASE, [id])

/** Whether the job still runs; it cannot be cancelled until the transaction ends. */
export async function lockRunning(tx: Tx, id: string): Promise<boolean> {
  await tx.run(WAIT_TURN, [id])
  return (await tx.oneOrNull<{ state: string }>(LOCK, [id]))?.state === 'running'
}

/**
 * Ends an open job; an ended one stays as it is, and one with an order in progress is ended by the process working on
 * that.
 */
export async function endJob(
  db: Db,
  id: string,
  { state, at, file = null }: { state: 'done' | 'cancelled' | 'stopped'; at: Date; file?: Buffer | null },
): Promise<void> {
  await db.run(END, [id, state, at, file])
}

export const findFile = async (db: Db, id: string): Promise<Buffer | null> =>
  (await db.oneOrNull<{ file: Buffer | null }>(FILE, [id]))?.file ?? null

export const emptyOldFiles = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(EMPTY_FILES, [before, limit])

/** Cancels an open job, after the order in progress and before the next one. */
export async function cancelOpenJob(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(WAIT_TURN, [id])
  await endJob(tx, id, { state: 'cancelled', at })
}

export const deleteOldJobs = (db: Db, before: Date, limit: number): Promise<number> => db.run(DELETE, [before, limit])
