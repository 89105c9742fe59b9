// The store on a PostgreSQL server that it did not start: migrated, started with DATABASE_URL, one order placed.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../../server/platform/db.ts'
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { createDatabase, dropDatabase, newDatabaseName, urlOf } from '../../server/testing/databases.ts'
import { fillDatabase } from '../../server/testing/template-database.ts'
import { makeBuyers, pickProducts } from './buyers.ts'
import { newFolder, type RunningStore, removeFolders, startStore } from './processes.ts'

const ORDER = statement('outside.order', 'select state from orders where number = $1')
const MIGRATIONS = statement('outside.migrations', 'select count(*)::int as count from schema_migrations')

const log = { info: () => undefined, warn: console.warn, error: console.error }
/** What to undo, the last thing first. */
const undo: (() => Promise<unknown>)[] = []
let folder: string
let db: Database
let store: RunningStore

/** Connection string of a server: the one that the environment names, else one that is started for this test. */
async function outsideServer(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'outside'), port: 17432, log })
  undo.push(() => server.stop())
  return server.url
}

beforeAll(async () => {
  folder = await newFolder('kh-outside-')
  undo.push(() => removeFolders(folder))
  const serverUrl = await outsideServer()
  const server = openDatabase(serverUrl, { max: 1 })
  undo.push(() => server.close())
  const name = newDatabaseName()
  await createDatabase(server, name)
  undo.push(() => dropDatabase(server, name))
  await fillDatabase(serverUrl, name)
  const databaseUrl = urlOf(serverUrl, name)
  db = openDatabase(databaseUrl, { max: 1 })
  undo.push(() => db.close())
  store = await startStore(join(folder, 'data'), { DATABASE_URL: databaseUrl, STARTER_CATALOGUE: 'false' })
  undo.push(() => store.stop())
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

it('starts on it, has its tables there and no database of its own', async () => {
  expect((await fetch(`${store.origin}/readyz`)).status).toBe(200)
  expect((await db.one<{ count: number }>(MIGRATIONS)).count).toBeGreaterThan(10)
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false)
})

it('places an order there', async () => {
  const [buyer] = await makeBuyers(() => store.origin, 1, '95')
  const [msn = ''] = await pickProducts(db, 1)
  const reply = await buyer?.shopper.order(buyer.addressId, msn, 1)
  expect(reply?.status).toBe(200)
  expect(await db.one(ORDER, [Number(reply?.body.data?.orderNumber)])).toEqual({ state: 'placed' })
})
