// The job queue's connections: lost and closed while jobs end.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../testing/database-proxy.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { JobsDatabase } from './jobs-database.ts'

const END_OF_A_JOB = 'select now() as completed_on'
const OTHER = 'select 1 as one'

let store: TestStore
let proxy: DatabaseProxy
const errors: unknown[] = []
beforeAll(async () => {
  store = await openTestStore()
  proxy = await startDatabaseProxy(store.databaseUrl)
})
afterAll(async () => {
  await proxy.close()
  await store.close()
})

const open = () => new JobsDatabase(proxy.url, error => errors.push(error))

test('the end of a job is stored when the database is back, other statements fail', async () => {
  const database = open()
  await proxy.cut()
  const stored = database.executeSql(END_OF_A_JOB)
  await expect(database.executeSql(OTHER)).rejects.toThrow()
  await eventually(async () => expect(errors.length).toBeGreaterThan(0))
  await proxy.restore()
  expect((await stored).rows).toHaveLength(1)
  expect((await database.executeSql(OTHER)).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('closing waits for statements under way, and none fails afterwards', async () => {
  const database = open()
  const underWay = Array.from({ length: 6 }, () => database.executeSql(OTHER))
  // longer than a busy machine takes
  await database.close(60_000)
  expect((await Promise.all(underWay)).map(({ rows }) => rows)).toEqual(Array(6).fill([{ one: 1 }]))
  expect(await database.executeSql(OTHER)).toBeUndefined()
})

test('closing without a database gives up what could not be stored', async () => {
  const database = open()
  await proxy.cut()
  const stored = database.executeSql(END_OF_A_JOB)
  await database.close()
  expect(await stored).toBeUndefined()
  await proxy.restore()
})
