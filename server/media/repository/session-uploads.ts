// SQL of pictures that visitors upload before they submit a form; each kind of form has a table of its own.

import { type Db, statement } from '../../platform/db.ts'

/** Which session uploaded which picture. */
export interface SessionUploads {
  /** Uploads of a session within a day. */
  count(db: Db, sessionId: string): Promise<number>
  insert(db: Db, sessionId: string, hash: string): Promise<void>
  /** The given pictures that the session has uploaded. */
  listOwn(db: Db, sessionId: string, hashes: readonly string[]): Promise<string[]>
  /** Deletes up to `limit` records older than a time; returns how many. The pictures stay. */
  deleteOld(db: Db, before: Date, limit: number): Promise<number>
}

/**
 * The uploads of one kind of form.
 *
 * @param domain owner of the table, for the statement names
 * @param table with the columns `session_id`, `hash` and `uploaded_at`
 */
export function sessionUploads(domain: string, table: string): SessionUploads {
  const count = statement(
    `${domain}.count-uploads`,
    `select count(*)::int as count from ${table} where session_id = $1 and uploaded_at > now() - interval '1 day'`,
  )
  const insert = statement(
    `${domain}.insert-upload`,
    `insert into ${table} (session_id, hash) values ($1, $2) on conflict (session_id, hash) do update set uploaded_at = now()`,
  )
  const listOwn = statement(
    `${domain}.list-own-uploads`,
    `select hash from ${table} where session_id = $1 and hash = any($2)`,
  )
  const deleteOld = statement(
    `${domain}.delete-old-uploads`,
    `delete from ${table} where (session_id, hash) in
       (select session_id, hash from ${table} where uploaded_at < $1 limit $2)`,
  )
  return {
    count: async (db, sessionId) => (await db.one<{ count: number }>(count, [sessionId])).count,
    insert: async (db, sessionId, hash) => void (await db.run(insert, [sessionId, hash])),
    async listOwn(db, sessionId, hashes) {
      return (await db.rows<{ hash: string }>(listOwn, [sessionId, [...hashes]])).map(({ hash }) => hash)
    },
    deleteOld: (db, before, limit) => db.run(deleteOld, [before, limit]),
  }
}
