// Upgrades a filled database from the schema of the first release and checks that no row is lost or changed.

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from '../testing/databases.ts'
import { type Database, openDatabase, statement } from './db.ts'
import { migrate } from './migrate.ts'
import { dropOldOutbox, dropPartitionsBefore, ensurePartitions } from './partitions.ts'

/** The last migration of the first release. */
const FIRST_RELEASE = '0017'

const FILL = `
insert into click_events (market, message, at)
  select 'IN', 'view ' || n, now() - make_interval(days => n) from generate_series(0, 200) n;
insert into outbox_events (topic, subject, payload, created_at)
  select 'test.topic', n::text, '{}', now() - make_interval(days => n) from generate_series(0, 200) n;
insert into customers (market, phone, first_name, last_name) values ('IN', '919876543210', 'Asha', 'Kulkarni');
insert into orders (market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
    payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
    totals, cart_kind, language)
  select 'IN', id, 'INR', 'placed', 'retail', '{}', '{}', '411026', 100, 'cod', 100, 0, 0, 0, 100, '{}', 'cart', 'en'
  from customers;
insert into order_events (order_id, kind, to_state, who) select id, 'placed', 'placed', 'test' from orders;
`
const fingerprint = (table: string) =>
  statement('', `select count(*)::int as rows, coalesce(sum(id), 0)::bigint as ids from ${table}`)
let server: Database
let db: Database
let folder: string
const name = newDatabaseName()
const before = new Map<string, unknown>()
const TABLES = ['click_events', 'outbox_events', 'order_events']

beforeAll(async () => {
  server = openDatabase(inject('serverUrl'), { max: 1 })
  await createDatabase(server, name)
  db = openDatabase(urlOf(inject('serverUrl'), name), { max: 2 })
  folder = await mkdtemp(join(tmpdir(), 'kh-migrations-'))
  for (const file of (await readdir(MIGRATIONS)).filter(file => file.slice(0, 4) <= FIRST_RELEASE))
    await cp(join(MIGRATIONS, file), join(folder, file))
  await migrate(db, folder)
  await db.script(FILL)
  for (const table of TABLES) before.set(table, await db.one(fingerprint(table)))
  await migrate(db, MIGRATIONS)
})

afterAll(async () => {
  await db?.close()
  await dropDatabase(server, name)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('an upgrade from the first release', () => {
  it.each(TABLES)('keeps every row of %s', async table => {
    expect(await db.one(fingerprint(table))).toEqual(before.get(table))
  })

  it('continues the numbering', async () => {
    await db.run(statement('', `insert into click_events (market, message) values ('IN', 'after')`))
    const { id } = await db.one<{ id: number }>(statement('', `select id from click_events where message = 'after'`))
    expect(id).toBe(202)
  })

  it('keeps orders from being deleted and their events from being changed', async () => {
    const attempt = (text: string) => db.run(statement('', text))
    const rejected = { code: '23001' }
    await expect(attempt('delete from orders')).rejects.toMatchObject(rejected)
    for (const table of ['order_events', 'payment_events', 'stock_events', 'price_events', 'rfq_events']) {
      await expect(attempt(`delete from ${table}`)).rejects.toMatchObject(rejected)
      await expect(attempt(`truncate ${table} cascade`)).rejects.toMatchObject(rejected)
    }
    expect(await db.one(statement('', 'select count(*)::int as count from orders'))).toEqual({ count: 1 })
  })

  it('leaves no foreign key that deletes what belongs to an order', async () => {
    const cascades = statement(
      '',
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confdeltype = 'c' and confrelid::regclass::text = any (array['orders', 'shipments', 'rfq_requests'])`,
    )
    expect(await db.rows(cascades)).toEqual([])
  })
})

describe('month partitions', () => {
  it('are created ahead, also when they exist', async () => {
    await ensurePartitions(db)
    await ensurePartitions(db)
    const counts = statement(
      '',
      `select count(*)::int as ahead from pg_class where relname in ('click_events_' || to_char(now() + interval '1 month', 'YYYY_MM'),
         'outbox_events_' || to_char(now() + interval '1 month', 'YYYY_MM'))`,
    )
    expect(await db.one(counts)).toEqual({ ahead: 2 })
  })

  it('are dropped by age, whole months only', async () => {
    const limit = new Date(Date.now() - 90 * 86_400_000)
    expect(await dropPartitionsBefore(db, 'click_events', limit)).toBeGreaterThanOrEqual(3)
    const remaining = await db.one<{ newer: number; older: number }>(
      statement(
        '',
        `select count(*) filter (where at >= $1)::int as newer,
           count(*) filter (where at < date_trunc('month', $1::timestamptz at time zone 'utc'))::int as older from click_events`,
      ),
      [limit],
    )
    expect(remaining.newer).toBeGreaterThanOrEqual(90)
    expect(remaining.older).toBe(0)
  })

  it('of the outbox stay while a subscriber still needs their events', async () => {
    const app = { db, now: () => new Date() }
    await db.run(statement('', `insert into outbox_cursors (subscriber) values ('slow')`))
    expect(await dropOldOutbox(app)).toBe(0)
    await db.run(
      statement(
        '',
        `update outbox_cursors set (xid, id) = (select xid, id from outbox_events order by xid desc, id desc limit 1)`,
      ),
    )
    expect(await dropOldOutbox(app)).toBeGreaterThanOrEqual(3)
  })
})
