// SQL of settings, and of the jobs in the queue's tables.

import type { SettingKey } from '../../contract/settings/keys.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Owned } from '../platform/actor.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface SettingRow {
  market: Market
  key: SettingKey
  value: number
  changedBy: string
  changedAt: Date
}

const LIST = statement(
  'settings.list',
  `select market, key, value, changed_by_name as "changedBy", changed_at as "changedAt" from store_settings`,
)
const QUEUE = statement('settings.queue', `select pg_advisory_xact_lock(hashtext('settings'))`)
const SET = statement(
  'settings.set',
  `insert into store_settings (market, key, value, changed_by, changed_by_name, changed_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (market, key) do update set value = excluded.value, changed_by = excluded.changed_by,
     changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`,
)
const CLEAR = statement('settings.clear', 'delete from store_settings where market = $1 and key = $2')

/** All settings that differ from their default. */
export function listSettings(db: Db): Promise<SettingRow[]> {
  return db.rows<SettingRow>(LIST)
}

/** Locks all settings until the transaction ends. */
export async function queueSettings(tx: Tx): Promise<void> {
  await tx.rows(QUEUE)
}

export type SettingName = Pick<SettingRow, 'market' | 'key'>

export async function setSetting(
  tx: Tx,
  { market, key }: Owned<SettingName>,
  { value, who, name, at }: { value: number; who: string; name: string; at: Date },
): Promise<void> {
  await tx.run(SET, [market, key, value, who, name, at])
}

export async function clearSetting(tx: Tx, { market, key }: Owned<SettingName>): Promise<void> {
  await tx.run(CLEAR, [market, key])
}

export interface JobRow {
  jobName: string
  every: string | null
  lastState: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed' | null
  lastAt: Date | null
  lastMs: number | null
  failed: number
  waiting: number
  problem: string | null
}

const JOBS = statement(
  'settings.list-jobs',
  `select q.name as "jobName", s.cron as every, last.state::text as "lastState", last.started_on as "lastAt",
     (extract(epoch from last.completed_on - last.started_on) * 1000)::int as "lastMs",
     coalesce(n.failed, 0)::int as failed, coalesce(n.waiting, 0)::int as waiting, bad.problem
   from pgboss.queue q
   left join pgboss.schedule s on s.name = q.name
   left join lateral (
     select state, started_on, completed_on from pgboss.job where name = q.name and started_on is not null
     order by started_on desc limit 1) last on true
   left join lateral (
     select count(*) filter (where state = 'failed') as failed,
       count(*) filter (where state in ('created', 'retry')) as waiting from pgboss.job where name = q.name) n on true
   left join lateral (
     select left(output ->> 'message', 300) as problem from pgboss.job
     where name = q.name and state in ('failed', 'retry') and output is not null
     order by started_on desc nulls last limit 1) bad on true
   where q.name not like '\\_\\_%' order by q.name`,
)
const FIND_JOB = statement(
  'settings.find-job',
  `select s.cron as every, exists (select from pgboss.job j where j.name = $1 and j.state in ('created', 'retry')
     and j.start_after <= now()) as waiting
   from pgboss.queue q left join pgboss.schedule s on s.name = q.name where q.name = $1`,
)
const RETRY = statement(
  'settings.retry-failed-jobs',
  `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
   where name = $1 and id in (select id from pgboss.job where name = $1 and state = 'failed' order by completed_on limit 100)`,
)
const DEAD = statement('settings.count-dead', 'select count(*)::int as count from outbox_dead')
const SIZE = statement('settings.database-size', 'select pg_database_size(current_database()) as bytes')

export function listJobs(db: Db): Promise<JobRow[]> {
  return db.rows<JobRow>(JOBS)
}

/** Whether a job recurs, and whether it is about to run; null for an unknown job. */
export function findJob(db: Db, name: string): Promise<{ every: string | null; waiting: boolean } | null> {
  return db.oneOrNull<{ every: string | null; waiting: boolean }>(FIND_JOB, [name])
}

/** Retries failed runs of a job, at most a hundred; returns how many. */
export function retryFailed(tx: Tx, name: string): Promise<number> {
  return tx.run(RETRY, [name])
}

export async function countUndelivered(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(DEAD)).count
}

export async function databaseBytes(db: Db): Promise<number> {
  return Number((await db.one<{ bytes: number | string }>(SIZE)).bytes)
}
