// SQL of images.

import { type Db, statement } from '../platform/db.ts'

export interface MediaRow {
  hash: string
  mime: string
  width: number
  height: number
  bytes: number
}

const INSERT_MEDIA = statement(
  'media.insert',
  `insert into media (hash, mime, width, height, bytes)
   select hash, mime, width, height, bytes
   from jsonb_to_recordset($1::jsonb) as m (hash text, mime text, width int, height int, bytes int)
   on conflict (hash) do nothing`,
)

/** Inserts images; existing ones are left unchanged. */
export async function insertMedia(db: Db, rows: readonly MediaRow[]): Promise<void> {
  await db.run(INSERT_MEDIA, [JSON.stringify(rows)])
}

const LIST_KNOWN = statement('media.list-known', 'select hash from media where hash = any($1)')

/** Which of these hashes exist. */
export async function listKnownMedia(db: Db, hashes: readonly string[]): Promise<string[]> {
  return (await db.rows<{ hash: string }>(LIST_KNOWN, [hashes])).map(row => row.hash)
}
