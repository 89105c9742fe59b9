// SQL of the sources from which import files are fetched.

import type { ImportSourceInput } from '../../../contract/imports/sources-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface SourceRow extends Omit<ImportSourceInput, 'password'> {
  id: string
  market: Market
  passwordSealed: Buffer | null
  state: 'active' | 'paused'
  pausedWhy: 'staff' | 'failures' | 'restored' | null
  pausedAt: Date | null
  failures: number
  nextAt: Date
  askedBy: string | null
  fileHash: string | null
  mappingHash: string | null
  etag: string | null
  lastModified: string | null
  version: number
}

export const SOURCE_COLUMNS = `s.id, s.market, s.name, s.address, s.username, s.password_sealed as "passwordSealed", s.format, s.mapping,
  s.every, s.at_minute as "atMinute", s.weekday, s.applies, s.max_rejected_percent as "maxRejectedPercent",
  s.max_retired as "maxRetired", s.state, s.paused_why as "pausedWhy", s.paused_at as "pausedAt", s.failures,
  s.next_at as "nextAt", s.asked_by as "askedBy", s.file_hash as "fileHash", s.mapping_hash as "mappingHash", s.etag,
  s.last_modified as "lastModified", s.version`

const LIST = statement(
  'imports.list-sources',
  `select ${SOURCE_COLUMNS} from import_sources s where s.market = $1 order by s.name, s.id`,
)
const FIND = statement('imports.find-source', `select ${SOURCE_COLUMNS} from import_sources s where s.id = $1`)
const LOCK = statement(
  'imports.lock-source',
  `select ${SOURCE_COLUMNS} from import_sources s where s.id = $1 for no key update`,
)
// one at a time, so that the limit holds
const GUARD = statement('imports.guard-sources', `select pg_advisory_xact_lock(hashtext('import_sources'))`)
const COUNT = statement('imports.count-sources', 'select count(*)::int as count from import_sources')
const INSERT = statement(
  'imports.insert-source',
  `insert into import_sources (id, market, name, address, username, password_sealed, format, mapping, every, at_minute,
     weekday, applies, max_rejected_percent, max_retired, next_at, created_by, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17)`,
)
// a changed source may read the same file differently
const UPDATE = statement(
  'imports.update-source',
  `update import_sources set name = $2, address = $3, username = $4, password_sealed = $5, format = $6, mapping = $7,
     every = $8, at_minute = $9, weekday = $10, applies = $11, max_rejected_percent = $12, max_retired = $13, next_at = $14,
     file_hash = null, mapping_hash = null, etag = null, last_modified = null, version = version + 1, updated_at = $15
   where id = $1`,
)
const PAUSE = statement(
  'imports.pause-source',
  `update import_sources set state = 'paused', paused_why = $2, paused_at = $3, version = version + 1, updated_at = $3
   where id = $1`,
)
const RESUME = statement(
  'imports.resume-source',
  `update import_sources set state = 'active', paused_why = null, paused_at = null, failures = 0, next_at = $2,
     version = version + 1, updated_at = $3 where id = $1`,
)
const ASK = statement(
  'imports.ask-source',
  'update import_sources set asked_by = $2 where id = $1 and asked_by is null',
)
const SUCCEEDED = statement('imports.source-succeeded', 'update import_sources set failures = 0 where id = $1')
const FAILED = statement(
  'imports.source-failed',
  'update import_sources set failures = failures + 1 where id = $1 returning failures',
)
const REMEMBER = statement(
  'imports.remember-file',
  'update import_sources set file_hash = $2, mapping_hash = $3, etag = $4, last_modified = $5 where id = $1',
)
const SET_NEXT = statement('imports.set-next-fetch', 'update import_sources set next_at = $2 where id = $1')
const DELETE = statement('imports.delete-source', 'delete from import_sources where id = $1')
const SEALED = statement(
  'imports.sealed-sources',
  `select id, password_sealed as sealed from import_sources where password_sealed is not null order by id for update`,
)
const RESEAL = statement('imports.reseal-source', 'update import_sources set password_sealed = $2 where id = $1')

export function listSources(db: Db, market: Market): Promise<SourceRow[]> {
  return db.rows<SourceRow>(LIST, [market])
}

export function findSource(db: Db, id: string): Promise<SourceRow | null> {
  return db.oneOrNull<SourceRow>(FIND, [id])
}

export function lockSource(tx: Tx, id: string): Promise<SourceRow | null> {
  return tx.oneOrNull<SourceRow>(LOCK, [id])
}

/** Sources of the store, counted until the transaction ends. */
export async function countSources(tx: Tx): Promise<number> {
  await tx.rows(GUARD)
  return (await tx.one<{ count: number }>(COUNT)).count
}

export type SourceValues = Omit<ImportSourceInput, 'password'> & Pick<SourceRow, 'passwordSealed' | 'nextAt'>

function valuesOf(source: SourceValues) {
  const { name, address, username, passwordSealed, format, mapping, every, atMinute, weekday } = source
  const { applies, maxRejectedPercent, maxRetired, nextAt } = source
  return [
    ...[name, address, username, passwordSealed, format, mapping, every, atMinute, weekday],
    ...[applies, maxRejectedPercent, maxRetired, nextAt],
  ]
}

export async function insertSource(
  tx: Tx,
  source: SourceValues & Pick<SourceRow, 'id' | 'market'> & { createdBy: string },
  now: Date,
): Promise<void> {
  await tx.run(INSERT, [source.id, source.market, ...valuesOf(source), source.createdBy, now])
}

export async function updateSource(tx: Tx, { id }: Owned<SourceRow>, source: SourceValues, now: Date): Promise<void> {
  await tx.run(UPDATE, [id, ...valuesOf(source), now])
}

export async function pauseSource(
  tx: Tx,
  { id }: Owned<SourceRow>,
  why: NonNullable<SourceRow['pausedWhy']>,
  now: Date,
): Promise<void> {
  await tx.run(PAUSE, [id, why, now])
}

export async function resumeSource(tx: Tx, { id }: Owned<SourceRow>, nextAt: Date, now: Date): Promise<void> {
  await tx.run(RESUME, [id, nextAt, now])
}

/** Stores a request to fetch it now. */
export async function askForFetch(tx: Tx, { id }: Owned<SourceRow>, name: string): Promise<void> {
  await tx.run(ASK, [id, name])
}

export async function noteSuccess(tx: Tx, { id }: Owned<SourceRow>): Promise<void> {
  await tx.run(SUCCEEDED, [id])
}

/** Counts a failure; returns how many there are in a row. */
export async function noteFailure(tx: Tx, { id }: Owned<SourceRow>): Promise<number> {
  return (await tx.one<{ failures: number }>(FAILED, [id])).failures
}

/** Validators and digest of the last file; nulls clear them, so that it is fetched again. */
export type KnownFile = Pick<SourceRow, 'fileHash' | 'mappingHash' | 'etag' | 'lastModified'>

export async function rememberFile(tx: Tx, { id }: Owned<SourceRow>, file: KnownFile): Promise<void> {
  await tx.run(REMEMBER, [id, file.fileHash, file.mappingHash, file.etag, file.lastModified])
}

export async function setNextFetch(tx: Tx, { id }: Owned<SourceRow>, nextAt: Date): Promise<void> {
  await tx.run(SET_NEXT, [id, nextAt])
}

export async function deleteSource(tx: Tx, { id }: Owned<SourceRow>): Promise<void> {
  await tx.run(DELETE, [id])
}

/** All sealed passwords, locked. */
export function lockSealed(tx: Tx): Promise<{ id: string; sealed: Buffer }[]> {
  return tx.rows(SEALED)
}

export async function updateSealed(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.run(RESEAL, [id, sealed])
}
