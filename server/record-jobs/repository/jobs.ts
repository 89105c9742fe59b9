// SQL of bulk jobs: started, claimed by a process, cancelled, ended.

import type { RecordJob } from '../../../contract/record-jobs/api.ts'
import type { JobKind, RecordAction } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface JobRow {
  id: string
  kind: JobKind
  market: Market
  action: RecordAction
  /** The tag, the last day of coupons, why reviews are rejected, or the reorder point; empty for the other steps. */
  label: string
  assignee: string | null
  assigneeName: string | null
  staffId: string
  ip: string
  requestId: string
  request: Buffer
  undoes: string | null
  undoneBy: string | null
  state: RecordJob['state']
  startedAt: Date
  finishedAt: Date | null
  total: number
  done: number
  skipped: number
  failed: number
}

/** Stock is kept as products: the step alone tells them apart. */
const INSERT = statement(
  'record-jobs.insert',
  `insert into record_jobs (id, kind, market, action, label, assignee, staff_id, ip, request_id, request, undoes, started_at)
   values ($1, case $2 when 'stock' then 'product' else $2 end, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
)
const INSERT_ROWS = statement(
  'record-jobs.insert-rows',
  `insert into record_job_rows (job_id, position, record_id, assignee)
   select $1, r.position, r.id, $3 from unnest($2::text[]) with ordinality as r (id, position)`,
)
/** The changes of a job, to be undone. */
const INSERT_UNDO_ROWS = statement(
  'record-jobs.insert-undo-rows',
  `insert into record_job_rows (job_id, position, record_id, assignee)
   select $1, position, record_id, was from record_job_rows where job_id = $2 and outcome = 'done'`,
)
const FIND = statement(
  'record-jobs.find',
  `select j.id, case j.action when 'reorder' then 'stock' else j.kind end as kind, j.market, j.action, j.label, j.assignee, m.name as "assigneeName", j.staff_id as "staffId", j.ip,
     j.request_id as "requestId", j.request, j.undoes, u.id as "undoneBy", j.state, j.started_at as "startedAt",
     j.finished_at as "finishedAt", r.total, r.done, r.skipped, r.failed
   from record_jobs j left join staff_members m on m.id = j.assignee left join record_jobs u on u.undoes = j.id
   cross join lateral (select count(*)::int as total, count(*) filter (where outcome = 'done')::int as done,
     count(*) filter (where outcome = 'skipped')::int as skipped, count(*) filter (where outcome = 'failed')::int as failed
     from record_job_rows where job_id = j.id) r
   where j.id = $1`,
)
const FIND_UNDO = statement('record-jobs.find-undo', 'select id from record_jobs where undoes = $1')
const CLAIM = statement(
  'record-jobs.claim',
  `update record_jobs set state = 'running', claimed_until = now() + interval '1 minute'
   where id = (select id from record_jobs where state in ('waiting', 'running') and (claimed_until is null or claimed_until < now())
     order by claimed_until nulls first, started_at limit 1 for update skip locked)
   returning id`,
)
/** Puts the job behind those that wait, so that jobs take turns. */
const RELEASE = statement(
  'record-jobs.release',
  `update record_jobs set claimed_until = now() where id = $1 and state = 'running'`,
)
/** Waits for the lock in order: a row that is locked over and over would otherwise starve a cancellation. */
const WAIT_TURN = statement(
  'record-jobs.wait-turn',
  "select pg_advisory_xact_lock(hashtextextended('record-jobs ' || $1, 0))",
)
const LOCK = statement('record-jobs.lock', 'select state from record_jobs where id = $1 for share')
const END = statement(
  'record-jobs.end',
  `update record_jobs set state = $2, finished_at = $3, claimed_until = null
   where id = $1 and state in ('waiting', 'running')
     and ($2 <> 'done' or not exists (select from record_job_rows where job_id = $1 and outcome = 'waiting'))`,
)
const DELETE_OLD = statement(
  'record-jobs.delete-old',
  'delete from record_jobs where id in (select id from record_jobs where started_at < $1 limit $2)',
)

export type NewJob = Pick<
  JobRow,
  'id' | 'kind' | 'market' | 'action' | 'label' | 'assignee' | 'staffId' | 'ip' | 'requestId' | 'request' | 'undoes'
> & { at: Date }

/** Whether it was inserted; false if a job has the id, or another job already undoes the same one. */
export async function insertJob(tx: Tx, job: NewJob): Promise<boolean> {
  const { id, kind, market, action, label, assignee, staffId, ip, requestId, request, undoes, at } = job
  const values = [id, kind, market, action, label, assignee, staffId, ip, requestId, request, undoes, at]
  return (await tx.rows(INSERT, values)).length > 0
}

export const insertRows = (tx: Tx, id: string, records: readonly string[], assignee: string | null): Promise<number> =>
  tx.run(INSERT_ROWS, [id, records, assignee])

export const insertUndoRows = (tx: Tx, id: string, undoes: string): Promise<number> =>
  tx.run(INSERT_UNDO_ROWS, [id, undoes])

export const findJob = (db: Db, id: string): Promise<JobRow | null> => db.oneOrNull<JobRow>(FIND, [id])

export const findUndoOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.oneOrNull<{ id: string }>(FIND_UNDO, [id]))?.id ?? null

/** Claims the open job that has waited longest and that nobody processes; null if there is none. */
export const claimJob = async (db: Db): Promise<string | null> =>
  (await db.oneOrNull<{ id: string }>(CLAIM, []))?.id ?? null

export const releaseClaim = (db: Db, id: string): Promise<number> => db.run(RELEASE, [id])

/** Whether the job still runs; it cannot be cancelled until the transaction ends. */
export async function lockRunning(tx: Tx, id: string): Promise<boolean> {
  await tx.run(WAIT_TURN, [id])
  return (await tx.oneOrNull<{ state: string }>(LOCK, [id]))?.state === 'running'
}

/** Ends a job that is open; one that has ended stays as it is. */
export async function endJob(
  db: Db,
  id: string,
  { state, at }: { state: 'done' | 'cancelled' | 'stopped'; at: Date },
): Promise<void> {
  await db.run(END, [id, state, at])
}

/** Cancels a job that is open, after the record under way and before the next one. */
export async function cancelOpenJob(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(WAIT_TURN, [id])
  await endJob(tx, id, { state: 'cancelled', at })
}

export const deleteOldJobs = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(DELETE_OLD, [before, limit])
