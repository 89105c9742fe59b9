// Brings up one database server for the whole test run and a template that every test file copies.

import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { loadStarter } from '../../starter/loader/load.ts'
import { openDatabase, statement } from '../platform/db.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { openStore } from '../store.ts'
import { testConfig } from './config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string
    template: string
  }
}

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

/** How many starter products the tests work with: enough for every category page, few enough to be quick. */
const PRODUCTS = 240

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.toString()
}

async function migrationsDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 8)
}

let undo: () => Promise<void> = async () => undefined

export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kh-'))
  // the database server runs as another user and must get through
  await chmod(folder, 0o755)
  const outside = process.env.DATABASE_URL
  const embedded = outside
    ? null
    : await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), port: 16432, log: pino({ level: 'warn' }) })
  const serverUrl = outside ?? embedded?.url ?? ''
  const server = openDatabase(serverUrl, { max: 1 })
  const template = `kh_template_${await migrationsDigest()}_${process.pid}`
  await server.run(statement('', `create database ${template}`))
  const store = await openStore({
    config: testConfig(join(folder, 'data')),
    log: pino({ level: 'silent' }),
    databaseUrl: urlOf(serverUrl, template),
    migrations: MIGRATIONS,
    web: null,
  })
  await loadStarter(store.app, { progress: () => undefined, limit: PRODUCTS, pictures: false })
  await store.close()
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  undo = async () => {
    await server.run(statement('', `drop database if exists ${template} with (force)`))
    await server.close()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await undo()
}
