// The role of requests: what it may not do, how it is created, and what happens where it cannot be.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from '../testing/databases.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { openAppDatabase } from './app-database.ts'
import { type Database, openDatabase, statement } from './db.ts'
import { dropPartitionsBefore, ensurePartitions } from './partitions.ts'

const sql = (text: string) => statement('', text)
const denied = { code: '42501' }
const EVENTS = ['order_events', 'payment_events', 'shipment_events', 'rfq_events', 'stock_events', 'price_events']
const APPEND_ONLY = [
  ...['orders', 'order_lines', 'payments', 'payment_notifications', 'shipments', 'shipment_lines'],
  ...['stock_reservations', 'rfq_requests'],
]

let store: TestStore
let db: Database

beforeAll(async () => {
  store = await openTestStore()
  db = store.app.db
})
afterAll(() => store.close())

describe('the role of the application', () => {
  it('is the one that requests and event delivery act as, and owns nothing', async () => {
    expect(store.databaseAccess).toEqual({ role: 'karkhana_app', restricted: true, advice: '' })
    expect(await db.one(sql('select current_user::text as role'))).toEqual({ role: 'karkhana_app' })
    expect(await db.transaction(tx => tx.one(sql('select current_user::text as role')))).toEqual({
      role: 'karkhana_app',
    })
    const listening = await db.connectAlone()
    const { rows } = await listening.query('select current_user::text as role')
    await listening.end()
    expect(rows).toEqual([{ role: 'karkhana_app' }])
    const owned = sql(`select count(*)::int as count from pg_class where relowner = 'karkhana_app'::regrole`)
    expect(await db.one(owned)).toEqual({ count: 0 })
  })

  it.each(EVENTS)('cannot change, delete or empty %s', async table => {
    await expect(
      db.run(sql(`update ${table} set ${table === 'shipment_events' ? 'code' : 'who'} = ''`)),
    ).rejects.toMatchObject(denied)
    await expect(db.run(sql(`delete from ${table}`))).rejects.toMatchObject(denied)
    await expect(db.run(sql(`truncate ${table}`))).rejects.toMatchObject(denied)
  })

  it.each(APPEND_ONLY)('cannot delete from %s', async table => {
    await expect(db.run(sql(`delete from ${table}`))).rejects.toMatchObject(denied)
    await expect(db.run(sql(`truncate ${table} cascade`))).rejects.toMatchObject(denied)
  })

  it.each([
    'drop table orders',
    'alter table orders add column more int',
    'alter table order_events disable trigger all',
    'create table extra (id int)',
    'create schema extra',
    'drop function reject_change cascade',
    `update schema_migrations set checksum = ''`,
    `insert into schema_migrations (name, checksum) values ('9999_x.sql', '')`,
    'grant delete on orders to karkhana_app',
    'select grant_app_privileges()',
    'drop table pgboss.job',
  ])('cannot %s', async text => {
    // a grant without the right to grant is only a warning
    if (text.startsWith('grant')) {
      await db.run(sql(text)).catch(() => undefined)
      await expect(db.run(sql('delete from orders'))).rejects.toMatchObject(denied)
    } else await expect(db.run(sql(text))).rejects.toMatchObject(denied)
  })

  it('creates partitions ahead and drops old ones, but never recent ones', async () => {
    await ensurePartitions(db)
    expect(await dropPartitionsBefore(db, 'click_events', new Date(Date.now() + 400 * 86_400_000))).toBe(0)
    await expect(db.run(sql('drop table click_events'))).rejects.toMatchObject(denied)
  })

  it('queues jobs in its own transaction', async () => {
    const COUNT = sql(`select count(*)::int as count from pgboss.job where name = 'imports.run' and data ? 'probe'`)
    await db.transaction(tx => store.app.jobs.send('imports.run', { probe: 1 }, { tx, afterSeconds: 3600 }))
    expect(await db.one(COUNT)).toEqual({ count: 1 })
  })
})

describe('a database server of the operator', () => {
  const made: string[] = []
  let server: Database
  beforeAll(() => {
    server = openDatabase(inject('serverUrl'), { max: 1 })
  })
  afterAll(async () => {
    for (const name of made) await dropDatabase(server, name)
    await server.close()
  })
  async function emptyDatabase(): Promise<string> {
    const name = newDatabaseName()
    await createDatabase(server, name)
    made.push(name)
    return urlOf(inject('serverUrl'), name)
  }

  it('gives an existing database its privileges at the next start', async () => {
    const url = await emptyDatabase()
    const first = await openAppDatabase(url, { migrations: MIGRATIONS, max: 1 })
    expect(first.access.restricted).toBe(true)
    await first.db.close()
    const owner = openDatabase(url, { max: 1 })
    // as after a restore without privileges
    await owner.script('revoke all on all tables in schema public from karkhana_app')
    await owner.close()
    const again = await openAppDatabase(url, { migrations: MIGRATIONS, max: 1 })
    expect(again.ran).toEqual([])
    expect(await again.db.one(sql('select count(*)::int as count from orders'))).toEqual({ count: 0 })
    await expect(again.db.run(sql('delete from order_events'))).rejects.toMatchObject(denied)
    await again.db.close()
  })

  it('keeps the options that the connection string has', async () => {
    const url = `${await emptyDatabase()}?options=-c%20application_name%3Dmine`
    const { db: opened, access } = await openAppDatabase(url, { migrations: MIGRATIONS, max: 1 })
    const row = await opened.one(sql(`select current_user::text as role, current_setting('application_name') as name`))
    await opened.close()
    expect(access.restricted).toBe(true)
    expect(row).toEqual({ role: 'karkhana_app', name: 'mine' })
  })

  it('is used as the owner, with triggers, when it gives no such role', async () => {
    const appRole = `karkhana_${randomBytes(3).toString('hex')}`
    const options = { migrations: MIGRATIONS, max: 1, appRole }
    const { access, db: opened } = await openAppDatabase(await emptyDatabase(), options)
    expect(access).toMatchObject({ restricted: false, role: 'karkhana' })
    expect(access.advice).toBe(`Once, as a superuser: create role ${appRole}; grant ${appRole} to "karkhana";`)
    await expect(opened.run(sql('truncate order_events'))).rejects.toMatchObject({ code: '23001' })
    await opened.close()
  })
})
