// The template database that test files copy: migrated, filled with starter products, cached until its sources change.

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { loadStarter } from '../../starter/loader/load.ts'
import { type Database, statement } from '../platform/db.ts'
import { openStore } from '../store.ts'
import { testConfig } from './config.ts'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from './databases.ts'
import { sourcesDigest } from './sources-digest.ts'
import { TEMPORARY } from './temporary-folders.ts'

const TEMPLATE_PREFIX = 'kh_template_'

/** Number of starter products: enough for every category page, few enough to be fast. */
const PRODUCTS = 240

const EXISTS = statement('test.database-exists', 'select 1 from pg_database where datname = $1')
const LEFT_OVER = statement('test.left-over', `select datname as name from pg_database where datname like 'kh\\_%'`)
const UNLOCK = statement('test.unlock', 'select pg_advisory_unlock(hashtext($1))')
const TRY_LOCK = statement('test.try-lock', 'select pg_try_advisory_lock(hashtext($1)) as locked')

/** Migrates an empty database and inserts starter products, without pictures. */
export async function fillDatabase(serverUrl: string, name: string): Promise<void> {
  const dataDir = await mkdtemp(join(TEMPORARY, 'kh-template-'))
  const store = await openStore({
    config: testConfig(dataDir),
    log: pino({ level: 'silent' }),
    databaseUrl: urlOf(serverUrl, name),
    migrations: MIGRATIONS,
    web: null,
  })
  await loadStarter(store.background, { progress: () => undefined, limit: PRODUCTS, pictures: false })
  await store.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Name of the template for the current sources. */
export async function templateName(): Promise<string> {
  return TEMPLATE_PREFIX + (await sourcesDigest(String(PRODUCTS)))
}

/** Marks the template as used, so that no other run drops it, until the returned disposer is called. */
export async function holdTemplate(server: Database, template: string): Promise<() => Promise<void>> {
  const connection = await server.connectAlone()
  connection.on('error', () => undefined)
  await connection.query('select pg_advisory_lock_shared(hashtext($1))', [template])
  return () => connection.end()
}

/** Creates the template unless it exists. With concurrent runs the first result is kept. */
export async function ensureTemplate(server: Database, serverUrl: string, template: string): Promise<void> {
  if (await server.oneOrNull(EXISTS, [template])) return
  const draft = newDatabaseName()
  await createDatabase(server, draft)
  await fillDatabase(serverUrl, draft)
  try {
    await server.run(statement('', `alter database ${draft} rename to ${template}`))
  } catch (error) {
    if (!(await server.oneOrNull(EXISTS, [template]))) throw error
    await dropDatabase(server, draft)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function dropUnusedTemplate(server: Database, name: string): Promise<void> {
  const { locked } = await server.one<{ locked: boolean }>(TRY_LOCK, [name])
  if (!locked) return
  await dropDatabase(server, name)
  await server.run(UNLOCK, [name])
}

/** Drops databases of killed runs, and unused templates of older sources. */
export async function dropLeftOvers(server: Database, template: string): Promise<void> {
  for (const { name } of await server.rows<{ name: string }>(LEFT_OVER)) {
    if (name === template) continue
    const owner = Number(name.match(/^kh_test_(\d+)_/)?.[1])
    if (name.startsWith(TEMPLATE_PREFIX)) await dropUnusedTemplate(server, name)
    else if (owner > 0 && !isAlive(owner)) await dropDatabase(server, name)
  }
}
