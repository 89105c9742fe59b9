// A lock for long-running work of a process: it ends with the process, however that ends.

import { type Database, type Db, statement } from './db.ts'

/** An advisory lock of the database: a kind of work, and an instance of it. */
export type LockKey = readonly [kind: number, number: number]

const TAKE = 'select pg_try_advisory_lock($1::int, $2::int) as taken'
const IS_HELD = statement(
  'session-lock.is-held',
  `select exists (select from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
     and classid::bigint = $1::bigint and objid::bigint = $2::bigint
     and database = (select oid from pg_database where datname = current_database())) as held`,
)

/**
 * Acquires a lock on its own connection, because pools close idle connections.
 *
 * @returns the release function; null when another process, or other work of this one, holds the lock
 */
export async function takeSessionLock(db: Database, [kind, number]: LockKey): Promise<(() => Promise<void>) | null> {
  const client = await db.connectAlone()
  // a broken connection has lost the lock: the guarded work continues and handles that
  client.on('error', () => undefined)
  const end = () => client.end().catch(() => undefined)
  try {
    const { rows } = await client.query<{ taken: boolean }>(TAKE, [kind, number])
    if (rows[0]?.taken) return end
    await end()
    return null
  } catch (error) {
    await end()
    throw error
  }
}

/** Whether somebody holds a lock. */
export async function isLockHeld(db: Db, [kind, number]: LockKey): Promise<boolean> {
  return (await db.one<{ held: boolean }>(IS_HELD, [kind, number])).held
}
