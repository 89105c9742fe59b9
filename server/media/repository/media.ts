// SQL of images.

import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface MediaRow {
  hash: string
  mime: string
  width: number
  height: number
  bytes: number
}

const INSERT_MEDIA = statement(
  'media.insert',
  `insert into media (hash, mime, width, height, bytes, library_at)
   select hash, mime, width, height, bytes, $2::timestamptz
   from jsonb_to_recordset($1::jsonb) as m (hash text, mime text, width int, height int, bytes int)
   on conflict (hash) do update set library_at = excluded.library_at, taken_out_at = null, kept_at = null
     where media.library_at is null and (excluded.library_at is not null or media.taken_out_at is not null)`,
)

/**
 * Inserts images; existing ones are unchanged, except that one outside the library may be added to it, and that one which was
 * deleted from it is no longer removed after a term.
 *
 * @param libraryAt when they are added to the store's library; null for uploads of customers
 */
export async function insertMedia(db: Db, rows: readonly MediaRow[], libraryAt: Date | null): Promise<void> {
  await db.run(INSERT_MEDIA, [JSON.stringify(rows), libraryAt])
}

const LIST_KNOWN = statement(
  'media.list-known',
  'select hash from media where hash = any($1) and library_at is not null',
)

/** The given hashes that are in the library of the store. */
export async function listKnownMedia(db: Db, hashes: readonly string[]): Promise<string[]> {
  return (await db.rows<{ hash: string }>(LIST_KNOWN, [hashes])).map(row => row.hash)
}

const LOCK_KNOWN = statement(
  'media.lock-known',
  'select hash from media where hash = any($1) and library_at is not null order by hash for key share',
)

/** The given hashes that are in the library, locked in it until the transaction ends. */
export async function lockKnownMedia(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ hash: string }>(LOCK_KNOWN, [hashes])).map(row => row.hash)
}
