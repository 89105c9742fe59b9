// SQL of pictures that imports wait for, and of where known ones came from; and of saved mappings.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface WantedPicture {
  msn: string
  row: number
  position: number
  url: string
  hash: string | null
}

export interface WaitingPicture extends WantedPicture {
  id: number
  importId: string
  tries: number
}

const INSERT = statement(
  'imports.insert-pictures',
  `insert into import_pictures (import_id, msn, row, position, url, hash, state)
   select $1, msn, row, position, url, hash, case when hash is null then 'waiting' else 'kept' end
   from jsonb_to_recordset($2::jsonb) as r (msn text, row int, position int, url text, hash text)
   on conflict (import_id, msn, position) do update set url = excluded.url, row = excluded.row, hash = excluded.hash,
     state = excluded.state, tries = 0, error = null`,
)
// a picture removed from the library is fetched again
const SOURCES = statement(
  'imports.picture-sources',
  `select s.url, s.hash from picture_sources s join media m on m.hash = s.hash
   where s.url = any($1) and m.library_at is not null`,
)
// claimed for a while: when a process dies, another one claims it after that
const CLAIM = statement(
  'imports.claim-pictures',
  `update import_pictures p set try_after = now() + interval '2 minutes', tries = tries + 1
   from (select id from import_pictures where state = 'waiting' and try_after <= now()
         order by try_after, id limit $1 for update skip locked) due
   where p.id = due.id
   returning p.id, p.import_id as "importId", p.msn, p.row, p.position, p.url, p.hash, p.tries`,
)
const KEEP = statement(
  'imports.keep-picture',
  `with source as (
     insert into picture_sources (url, hash) values ($2, $3)
     on conflict (url) do update set hash = excluded.hash, fetched_at = now())
   update import_pictures set state = 'kept', hash = $3, error = null where id = $1`,
)
const RETRY = statement(
  'imports.retry-picture',
  `update import_pictures set error = $2, state = case when $3::int is null then 'failed' else 'waiting' end,
     try_after = now() + make_interval(secs => coalesce($3::int, 0)) where id = $1`,
)
const OF_PRODUCT = statement(
  'imports.pictures-of',
  `select state, hash from import_pictures where import_id = $1 and msn = $2 order by position`,
)
const COUNT = statement(
  'imports.count-pictures',
  `select count(*) filter (where state = 'waiting')::int as waiting,
     count(*) filter (where state = 'kept')::int as stored, count(*) filter (where state = 'failed')::int as failed
   from import_pictures where import_id = $1`,
)
const DROP_WAITING = statement(
  'imports.drop-waiting-pictures',
  `delete from import_pictures where import_id = $1 and state = 'waiting'`,
)
const SAVE_MAPPING = statement(
  'imports.save-mapping',
  `insert into import_mappings as m (name, mapping) values ($1, $2)
   on conflict (name) do update set mapping = excluded.mapping, updated_at = now(), version = m.version + 1
   returning name, mapping, updated_at as "updatedAt", version`,
)
const LIST_MAPPINGS = statement(
  'imports.list-mappings',
  'select name, mapping, updated_at as "updatedAt", version from import_mappings order by name',
)
const FIND_MAPPING = statement(
  'imports.find-mapping',
  'select name, mapping, updated_at as "updatedAt", version from import_mappings where name = $1',
)
const HOLD_MAPPING = statement('imports.hold-mapping', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

export async function insertPictures(tx: Tx, importId: string, pictures: readonly WantedPicture[]): Promise<void> {
  if (pictures.length > 0) await tx.run(INSERT, [importId, JSON.stringify(pictures)])
}

/** Hashes of pictures that were fetched from these addresses before. */
export async function listSources(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = urls.length > 0 ? await db.rows<{ url: string; hash: string }>(SOURCES, [urls]) : []
  return new Map(rows.map(row => [row.url, row.hash]))
}

/** Claims due pictures for two minutes. */
export function claimPictures(db: Db, size: number): Promise<WaitingPicture[]> {
  return db.rows(CLAIM, [size])
}

export async function keepPicture(tx: Tx, id: number, url: string, hash: string): Promise<void> {
  await tx.run(KEEP, [id, url, hash])
}

/** Records a failure; without seconds until the next attempt, gives up the picture. */
export async function failPicture(db: Db, id: number, error: string, againInSeconds: number | null): Promise<void> {
  await db.run(RETRY, [id, error, againInSeconds])
}

export function listPicturesOf(
  db: Db,
  importId: string,
  msn: string,
): Promise<{ state: 'waiting' | 'kept' | 'failed'; hash: string | null }[]> {
  return db.rows(OF_PRODUCT, [importId, msn])
}

export function countPictures(db: Db, importId: string): Promise<{ waiting: number; stored: number; failed: number }> {
  return db.one(COUNT, [importId])
}

export async function dropWaitingPictures(tx: Tx, importId: string): Promise<void> {
  await tx.run(DROP_WAITING, [importId])
}

export interface SavedMapping {
  name: string
  mapping: ImportMapping
  updatedAt: Date
  version: number
}

/** Locks the mapping against other saves until the transaction ends; it may not exist yet. */
export async function holdMapping(tx: Tx, name: string): Promise<void> {
  await tx.run(HOLD_MAPPING, [`import-mapping ${name}`])
}

export function upsertMapping(tx: Tx, name: string, mapping: ImportMapping): Promise<SavedMapping> {
  return tx.one(SAVE_MAPPING, [name, JSON.stringify(mapping)])
}

export function listMappings(db: Db): Promise<SavedMapping[]> {
  return db.rows(LIST_MAPPINGS)
}

export function findMapping(db: Db, name: string): Promise<SavedMapping | null> {
  return db.oneOrNull(FIND_MAPPING, [name])
}
