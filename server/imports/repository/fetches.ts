// SQL of the fetches of import files: which are due, how far they are, how they ended.

import type { FetchProblem, FetchState } from '../../../contract/imports/sources.rules.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { SOURCE_COLUMNS, type SourceRow } from './sources.ts'

export interface FetchRow {
  id: number
  sourceId: string
  state: FetchState
  problem: FetchProblem | null
  detail: string
  askedBy: string | null
  begunAt: Date
  endedAt: Date | null
  bytes: number | null
  importId: string | null
  appliedId: string | null
}

const COLUMNS = `f.id, f.source_id as "sourceId", f.state, f.problem, f.detail, f.asked_by as "askedBy", f.begun_at as "begunAt",
  f.ended_at as "endedAt", f.bytes, f.import_id as "importId", f.applied_id as "appliedId"`

const DUE = `(s.asked_by is not null or (s.state = 'active' and s.next_at <= $1))
  and not exists (select from import_fetches f where f.source_id = s.id and f.ended_at is null)`
// a process has died, or the import of a file has ended
const OVER = `f.ended_at is null and (f.leased_until < $1 or i.state in ('done', 'failed', 'cancelled', 'interrupted', 'undone'))`
const OPEN = `import_fetches f left join imports i on i.id = coalesce(f.applied_id, f.import_id)`

const ANY_DUE = statement(
  'imports.any-fetch-due',
  `select exists (select from import_sources s where ${DUE}) or exists (select from ${OPEN} where ${OVER}) as due`,
)
const CLAIM = statement(
  'imports.claim-source',
  `select ${SOURCE_COLUMNS} from import_sources s where ${DUE}
   order by s.next_at, s.id limit 1 for no key update of s skip locked`,
)
const BEGIN = statement(
  'imports.begin-fetch',
  `with taken as (update import_sources set asked_by = null, next_at = $2 where id = $1)
   insert into import_fetches (source_id, state, asked_by, begun_at, leased_until) values ($1, 'fetching', $3, $4, $5)
   returning id`,
)
const LIST_OVER = statement(
  'imports.list-fetches-over',
  `select ${COLUMNS} from ${OPEN} where ${OVER} order by f.id limit 100`,
)
const LOCK = statement('imports.lock-fetch', `select ${COLUMNS} from import_fetches f where f.id = $1 for update`)
const CHECK = statement(
  'imports.check-fetch',
  `update import_fetches set state = 'checking', leased_until = null, bytes = $2, import_id = $3 where id = $1`,
)
const APPLY = statement(
  'imports.apply-fetch',
  `update import_fetches set state = 'applying', applied_id = $2 where id = $1`,
)
const END = statement(
  'imports.end-fetch',
  `update import_fetches set state = $2, problem = $3, detail = $4, bytes = coalesce($5, bytes), leased_until = null,
     ended_at = $6 where id = $1 and ended_at is null`,
)
const LIST = statement(
  'imports.list-fetches',
  `select ${COLUMNS} from import_fetches f where f.source_id = $1 and f.id < $2 order by f.id desc limit $3`,
)
const NEWEST = statement(
  'imports.newest-fetches',
  `select n.* from unnest($1::uuid[]) m (id) cross join lateral (
     (select ${COLUMNS}, 'last' as which from import_fetches f where f.source_id = m.id order by f.id desc limit 1)
     union all
     (select ${COLUMNS}, 'file' from import_fetches f where f.source_id = m.id and f.import_id is not null
      order by f.id desc limit 1)) n`,
)
const OLD = statement(
  'imports.old-fetches',
  `select f.id, i.file_path as "filePath" from import_fetches f left join imports i on i.id = f.import_id
   where f.begun_at < $1 and f.ended_at is not null order by f.begun_at limit $2`,
)
const DELETE = statement('imports.delete-fetches', 'delete from import_fetches where id = any($1::bigint[])')

/** Whether there is something to do: one statement, because it runs often. */
export async function anyFetchDue(db: Db, now: Date): Promise<boolean> {
  return (await db.one<{ due: boolean }>(ANY_DUE, [now])).due
}

/** A source whose fetch is due and which nobody else has locked, locked until the transaction ends. */
export function claimSource(tx: Tx, now: Date): Promise<SourceRow | null> {
  return tx.oneOrNull<SourceRow>(CLAIM, [now])
}

/** Begins the fetch of a locked source; returns its number. */
export async function beginFetch(
  tx: Tx,
  { id, askedBy }: SourceRow,
  { nextAt, now, until }: { nextAt: Date; now: Date; until: Date },
): Promise<number> {
  return (await tx.one<{ id: number }>(BEGIN, [id, nextAt, askedBy, now, until])).id
}

/** Open fetches whose process has died or whose import has ended. */
export function listFetchesOver(db: Db, now: Date): Promise<FetchRow[]> {
  return db.rows<FetchRow>(LIST_OVER, [now])
}

export function lockFetch(tx: Tx, id: number): Promise<FetchRow | null> {
  return tx.oneOrNull<FetchRow>(LOCK, [id])
}

export async function noteCheck(tx: Tx, id: number, bytes: number, importId: string): Promise<void> {
  await tx.run(CHECK, [id, bytes, importId])
}

export async function noteApply(tx: Tx, id: number, importId: string): Promise<void> {
  await tx.run(APPLY, [id, importId])
}

export interface FetchEnd {
  state: Exclude<FetchState, 'fetching' | 'checking' | 'applying'>
  problem?: FetchProblem
  detail?: string
  bytes?: number
}

export async function endFetch(tx: Tx, id: number, end: FetchEnd, now: Date): Promise<void> {
  await tx.run(END, [id, end.state, end.problem ?? null, (end.detail ?? '').slice(0, 500), end.bytes ?? null, now])
}

/** The next `size` fetches before one, newest first. */
export function listFetches(db: Db, sourceId: string, before: number | null, size: number): Promise<FetchRow[]> {
  return db.rows<FetchRow>(LIST, [sourceId, before ?? Number.MAX_SAFE_INTEGER, size])
}

/** The last fetch of each source, and the last one that has brought a file. */
export function newestFetches(
  db: Db,
  sourceIds: readonly string[],
): Promise<(FetchRow & { which: 'last' | 'file' })[]> {
  return db.rows(NEWEST, [sourceIds])
}

/** Fetches that ended and began before a time, with the file of their import. */
export function listOldFetches(db: Db, before: Date, size: number): Promise<{ id: number; filePath: string | null }[]> {
  return db.rows(OLD, [before, size])
}

export function deleteFetches(db: Db, ids: readonly number[]): Promise<number> {
  return db.run(DELETE, [ids])
}
