// SQL of the pictures that visitors send before they write a message.

import { type Db, statement } from '../../platform/db.ts'

const COUNT = statement(
  'support.count-uploads',
  `select count(*)::int as count from support_uploads where session_id = $1 and uploaded_at > now() - interval '1 day'`,
)
const INSERT = statement(
  'support.insert-upload',
  `insert into support_uploads (session_id, hash) values ($1, $2) on conflict (session_id, hash) do update set uploaded_at = now()`,
)
const LIST_OWN = statement(
  'support.list-own-uploads',
  'select hash from support_uploads where session_id = $1 and hash = any($2)',
)
const DELETE_OLD = statement(
  'support.delete-old-uploads',
  `delete from support_uploads where (session_id, hash) in
     (select session_id, hash from support_uploads where uploaded_at < $1 limit $2)`,
)

/** Uploads of a session within a day. */
export async function countUploads(db: Db, sessionId: string): Promise<number> {
  return (await db.one<{ count: number }>(COUNT, [sessionId])).count
}

export async function insertUpload(db: Db, sessionId: string, hash: string): Promise<void> {
  await db.run(INSERT, [sessionId, hash])
}

/** Which of these pictures the session has uploaded. */
export async function listOwnUploads(db: Db, sessionId: string, hashes: readonly string[]): Promise<string[]> {
  return (await db.rows<{ hash: string }>(LIST_OWN, [sessionId, [...hashes]])).map(({ hash }) => hash)
}

/** Forgets which session has sent which picture; returns how many. */
export function deleteOldUploads(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_OLD, [before, most])
}
