// A store with rows gets planner statistics even when autovacuum has never run.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { statement } from './db.ts'
import { refreshStatistics } from './table-statistics.ts'

let store: TestStore
const KNOWN = statement(
  'test.statistics',
  `select reltuples::int as rows from pg_class where oid = 'notes_of_test'::regclass`,
)
const rows = async () => (await store.app.db.one<{ rows: number }>(KNOWN)).rows

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('analyzes as the role of the application what was never analyzed, and the rest only when asked', async () => {
  await store.asOwner(
    'create table notes_of_test with (autovacuum_enabled = false) as select generate_series(1, 500) as id',
  )
  await store.asOwner('grant select on notes_of_test to public')
  expect(await rows()).toBe(-1)
  expect(await refreshStatistics(store.app.db, 'missing')).toBeGreaterThanOrEqual(1)
  expect(await rows()).toBe(500)

  await store.asOwner('insert into notes_of_test select generate_series(501, 900)')
  await refreshStatistics(store.app.db, 'missing')
  expect(await rows()).toBe(500)
  await refreshStatistics(store.app.db, 'all')
  expect(await rows()).toBe(900)
})

it('has statistics of the products of a filled store', async () => {
  const sql = statement(
    'test.product-statistics',
    `select reltuples::int as rows from pg_class where relname = 'products'`,
  )
  expect((await store.app.db.one<{ rows: number }>(sql)).rows).toBeGreaterThan(0)
})
