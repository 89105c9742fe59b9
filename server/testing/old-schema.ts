// A database with the tables of an earlier release, for tests of the migrations that came after it.

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from './databases.ts'
import { TEMPORARY } from './temporary-folders.ts'

export interface OldSchema {
  db: Database
  /** Runs the migrations that came later; returns their file names. */
  migrate(): Promise<string[]>
  close(): Promise<void>
}

/** An empty database that was migrated up to a file number, such as `0017`. */
export async function openOldSchema(last: string): Promise<OldSchema> {
  const serverUrl = inject('serverUrl')
  const server = openDatabase(serverUrl, { max: 1, limits: SESSION_LIMITS.background })
  const name = newDatabaseName()
  await createDatabase(server, name)
  const db = openDatabase(urlOf(serverUrl, name), { max: 2 })
  const folder = await mkdtemp(join(TEMPORARY, 'kh-migrations-'))
  for (const file of await readdir(MIGRATIONS)) {
    if (file.slice(0, last.length) <= last) await cp(join(MIGRATIONS, file), join(folder, file))
  }
  await migrate(db, folder)
  await rm(folder, { recursive: true, force: true })
  return {
    db,
    migrate: () => migrate(db, MIGRATIONS),
    async close() {
      await db.close()
      await dropDatabase(server, name)
      await server.close()
    },
  }
}
