// Migrates the schema: numbered SQL files, forward only, each run once and verified by checksum afterwards.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, statement, type Tx } from './db.ts'

const LOCK_KEY = 7_215_001
const LIST = statement('migrate.list', 'select name, checksum from schema_migrations')
const RECORD = statement('migrate.record', 'insert into schema_migrations (name, checksum) values ($1, $2)')
const LOCK = statement('migrate.lock', 'select pg_advisory_xact_lock($1)')

/** Waits until no other process changes the schema; held until the transaction ends. */
export async function lockMigrations(tx: Tx): Promise<void> {
  await tx.run(LOCK, [LOCK_KEY])
}

/**
 * Runs pending migrations in one transaction under a lock; `only` leaves the others for later.
 * @throws Error when an applied file has changed
 */
export async function migrate(db: Database, folder: string, only?: readonly string[]): Promise<string[]> {
  const files = (await readdir(folder)).filter(name => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const names = only ? files.filter(name => only.includes(name)) : files
  return db.transaction(async tx => {
    await lockMigrations(tx)
    await tx.script(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    )
    const done = new Map((await tx.rows<{ name: string; checksum: string }>(LIST)).map(row => [row.name, row.checksum]))
    const ran: string[] = []
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const before = done.get(name)
      if (before === checksum) continue
      if (before) throw new Error(`Migration ${name} has changed since it ran; write a new one instead.`)
      await tx.script(text)
      await tx.run(RECORD, [name, checksum])
      ran.push(name)
    }
    return ran
  })
}
