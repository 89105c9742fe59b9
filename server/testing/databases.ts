// Creates and drops test databases, even while background workers of the server use them.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, statement } from '../platform/db.ts'

/** A connection, or a background worker of the server, is still in the database. */
const IN_USE = '55006'
/** Much longer than any worker needs, so that tests do not fail on a busy machine. */
const MAX_WAIT_MS = 60_000
const RETRY_MS = 100

const CLOSE_CONNECTIONS = statement(
  'test.close-connections',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = $1 and usename = current_user and pid <> pg_backend_pid()`,
)

export const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

/** A new database name; it contains the process id, by which later runs recognise abandoned databases. */
export function newDatabaseName(): string {
  return `kh_test_${process.pid}_${randomBytes(6).toString('hex')}`
}

/** Connection string of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.toString()
}

async function whenFree(work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== IN_USE || Date.now() > end) throw error
      await delay(RETRY_MS)
    }
  }
}

/** Creates a database, optionally as a copy of `template`. */
export function createDatabase(server: Database, name: string, template = 'template1'): Promise<void> {
  return whenFree(() => server.run(statement('', `create database ${name} template ${template}`)))
}

/**
 * Drops a database if it exists. Not `with (force)`, which would also end autovacuum workers and needs a superuser. Our own
 * connections are closed here, and PostgreSQL ends its workers itself before a plain drop.
 */
export function dropDatabase(server: Database, name: string): Promise<void> {
  return whenFree(async () => {
    await server.run(CLOSE_CONNECTIONS, [name])
    await server.run(statement('', `drop database if exists ${name}`))
  })
}
