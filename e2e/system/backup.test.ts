// Backups of a running store by its commands: restored to the row in an empty folder, to a moment, and on another PostgreSQL.

import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase, statement } from '../../server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { createDatabase, urlOf } from '../../server/testing/databases.ts'
import { fillDatabase } from '../../server/testing/template-database.ts'
import { type Buyer, makeBuyers, pickProducts } from './buyers.ts'
import { newFolder, ROOT, type RunningStore, removeFolders, startStore } from './processes.ts'

const log = { info: () => undefined, warn: () => undefined, error: console.error }
const TABLES = statement(
  'backup.tables',
  `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
)
const ORDERS = statement('backup.orders', 'select number::text as number from orders order by number')
const CLOCK = statement('backup.clock', 'select clock_timestamp() as now')
const ACCOUNT = statement(
  'backup.account',
  `insert into bank_accounts (customer_id, holder, account_number_sealed, account_last4, ifsc, bank)
   select id, 'Asha', $1, '6789', 'HDFC0000001', 'HDFC' from customers limit 1 returning id`,
)

let folder: string
let env: Record<string, string>
let store: RunningStore
let buyers: Buyer[]
let msns: string[]
const acknowledged: string[] = []

/** A command of the built store; returns its exit code and output. */
async function command(program: string, args: string[], change: Record<string, string> = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, `dist/server/${program}.js`), ...args],
      { cwd: ROOT, env: { ...process.env, DATABASE_URL: '', ...env, ...change } },
    )
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

const databaseIn = (dataDir: string) => startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log })

/** Row count and checksum of every table. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const db = openDatabase(url, { max: 1 })
  try {
    const sums: Record<string, string> = {}
    for (const { name } of await db.rows<{ name: string }>(TABLES)) {
      const sum = statement(
        '',
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      )
      sums[name] = (await db.one<{ sum: string }>(sum)).sum
    }
    return sums
  } finally {
    await db.close()
  }
}

/** What is in a data folder whose store is stopped. */
async function contentsIn(dataDir: string): Promise<Record<string, string>> {
  const server = await databaseIn(dataDir)
  return contentsOf(server.url).finally(() => server.stop())
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const server: EmbeddedPostgres = await databaseIn(dataDir)
  const db = openDatabase(server.url, { max: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
    await server.stop()
  }
}

/** Orders until `stop` is set; what is answered 200 counts as acknowledged. */
async function orderUntil(stop: { now: boolean }): Promise<void> {
  for (let turn = 0; !stop.now; turn++) {
    const buyer = buyers[turn % buyers.length]
    const reply = await buyer?.shopper.order(buyer.addressId, msns[turn % msns.length] ?? '', 1)
    if (reply?.status === 200) acknowledged.push(String(reply.body.data?.orderNumber))
  }
}

beforeAll(async () => {
  folder = await newFolder('kh-backup-')
  env = { DATA_DIR: join(folder, 'data'), WAL_ARCHIVE: join(folder, 'wal'), STARTER_CATALOGUE: 'false' }
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data/postgres'),
    log,
    archive: join(folder, 'wal'),
  })
  await fillDatabase(server.url, 'karkhana')
  await server.stop()
  await mkdir(join(folder, 'data/files/pictures/ab'), { recursive: true })
  await writeFile(join(folder, 'data/files/pictures/ab/abcd'), 'a picture')
  store = await startStore(join(folder, 'data'), env)
  msns = await withDatabase(join(folder, 'data'), db => pickProducts(db, 5))
  buyers = await makeBuyers(() => store.origin, 2, '93')
})
afterAll(async () => {
  await store.stop()
  await removeFolders(folder)
})

it('a backup while orders are written holds each one that was acknowledged before', async () => {
  const stop = { now: false }
  const orders = orderUntil(stop)
  while (acknowledged.length < 10) await new Promise(done => setTimeout(done, 20))
  const before = [...acknowledged]
  const backup = join(folder, 'backup')
  const done = await command('backup', [backup])
  expect(done.code, done.output).toBe(0)
  stop.now = true
  await orders
  expect((await command('backup', ['--verify', backup])).output).toContain('all as they were written')
  expect((await command('backup', [backup])).output).toContain('is not empty')

  const data = join(folder, 'restored')
  const restored = await command('restore', [backup], { DATA_DIR: data, WAL_ARCHIVE: '' })
  expect(restored.code, restored.output).toBe(0)
  expect(restored.output).toContain('The key of the backed-up store is not in place')
  const numbers = await withDatabase(data, async db =>
    (await db.rows<{ number: string }>(ORDERS)).map(({ number }) => number),
  )
  expect(before.filter(number => !numbers.includes(number))).toEqual([])
  expect(numbers.filter(number => !acknowledged.includes(number))).toEqual([])
  expect(await readFile(join(data, 'files/pictures/ab/abcd'), 'utf8')).toBe('a picture')

  const again = await command('restore', [backup], { DATA_DIR: data, WAL_ARCHIVE: '' })
  expect(again.output).toContain('A restore never overwrites')
})

it('the archived log restores every table to the row as it was at a moment, and at the end', async () => {
  await store.stop()
  const { rows, until } = await withDatabase(join(folder, 'data'), async db => ({
    rows: await contentsOf(db.url),
    until: (await db.one<{ now: Date }>(CLOCK)).now,
  }))
  expect(Object.keys(rows).length).toBeGreaterThan(80)
  store = await startStore(join(folder, 'data'), env)
  const later = await buyers[0]?.shopper.order(buyers[0].addressId, msns[0] ?? '', 1)
  expect(later?.status).toBe(200)
  await store.stop()
  const last = await contentsIn(join(folder, 'data'))
  expect(last['public.orders']).not.toBe(rows['public.orders'])

  const backup = join(folder, 'backup')
  const time = new Date(until.getTime() + 1).toISOString()
  const moment = await command('restore', [backup, '--until', time], { DATA_DIR: join(folder, 'moment') })
  expect(moment.code, moment.output).toBe(0)
  expect(await contentsIn(join(folder, 'moment'))).toEqual(rows)
  const newest = await command('restore', [backup, '--latest'], { DATA_DIR: join(folder, 'newest') })
  expect(newest.code, newest.output).toBe(0)
  expect(await contentsIn(join(folder, 'newest'))).toEqual(last)
  expect(
    (await command('restore', [backup, '--until', '2026-11-23'], { DATA_DIR: join(folder, 'x') })).output,
  ).toContain('a time with its zone')
})

it('a backup of tables moves the store to another PostgreSQL, to the row, and a store starts there', async () => {
  const backup = join(folder, 'tables')
  const done = await command('backup', [backup, '--tables'])
  expect(done.code, done.output).toBe(0)
  const expected = await contentsIn(join(folder, 'data'))
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'outside'), port: 17_632, log })
  try {
    const owner = openDatabase(server.url, { max: 1 })
    await createDatabase(owner, 'kh_test_moved')
    await owner.close()
    const url = urlOf(server.url, 'kh_test_moved')
    const change = { DATABASE_URL: url, WAL_ARCHIVE: '', DATA_DIR: join(folder, 'moved') }
    const restored = await command('restore', [backup], change)
    expect(restored.code, restored.output).toBe(0)
    const there = await contentsOf(url)
    // what each database fills itself: times at which migrations ran and queues were made
    const own = ['public.schema_migrations', 'pgboss.queue', 'pgboss.version', 'pgboss.schedule']
    for (const name of own) there[name] = expected[name] ?? ''
    expect(there).toEqual(expected)
    expect((await command('restore', [backup], { ...change, DATA_DIR: join(folder, 'y') })).output).toContain(
      'The database has tables',
    )
    const moved = await startStore(join(folder, 'moved'), { ...env, ...change })
    expect((await fetch(`${moved.origin}/readyz`)).status).toBe(200)
    await moved.stop()
  } finally {
    await server.stop()
  }
})

it('a damaged or incomplete backup is not restored', async () => {
  const backup = join(folder, 'tables')
  await writeFile(join(backup, 'files/pictures/ab/abcd'), 'a pictura')
  const damaged = await command('restore', [backup], { DATA_DIR: join(folder, 'z'), WAL_ARCHIVE: '' })
  expect(damaged.output).toContain('files/pictures/ab/abcd is damaged')
  await rm(join(backup, 'manifest.json'))
  const incomplete = await command('restore', [backup], { DATA_DIR: join(folder, 'z'), WAL_ARCHIVE: '' })
  expect(incomplete.output).toContain('holds no complete backup')
  expect(await readdir(folder)).not.toContain('z')
})

it('a new key takes the place of the old one, which goes on verifying until it is taken away', async () => {
  const data = join(folder, 'data')
  store = await startStore(data, env)
  const session = new Map(buyers[0]?.shopper.cookies)
  const orders = async () => (await buyers[0]?.shopper.order(buyers[0].addressId, msns[1] ?? '', 1))?.status
  const first = await readFile(join(data, 'secret.key'), 'utf8')
  const { loadKeys, makeSecrets } = await import('../../server/platform/secrets.ts')
  const source = { secretKey: '', previousSecretKeys: [], dataDir: data }
  const sealed = makeSecrets(await loadKeys(source)).seal('bank-account', '123456789')
  await withDatabase(data, db => db.one(ACCOUNT, [sealed]))

  const rotated = await command('rotate-keys', [])
  expect(rotated.output).toContain('1 bank accounts are sealed with the present key.')
  expect((await readFile(join(data, 'secret.key'), 'utf8')).split('\n')).toContain(first.trim())
  await store.stop()
  store = await startStore(data, env)
  // the token that the old key signed is still good
  expect(await orders()).toBe(200)
  expect(buyers[0]?.shopper.cookies.get('kh_csrf')).toBe(session.get('kh_csrf'))

  expect((await command('rotate-keys', ['--finish'])).code).toBe(0)
  expect(await readFile(join(data, 'secret.key'), 'utf8')).not.toContain(first.trim())
})
