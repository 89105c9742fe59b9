// Imports that end early: cancelled by a call, or tried by a process that died.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { importStatus, runImport, runUndo, undoImport, workOnImports } from './service.ts'

const KEY = 'khk_of-the-test-cancel'
const ABANDON = statement('test.cancel-abandon', 'update imports set runner = $2, updated_at = $3 where id = $1')

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  // its jobs would work on the imports of these tests too
  store = await openTestStore({ programKey: KEY, config: { role: 'web' } })
  tester = importTester(store.app)
})
afterAll(() => store.close())

const feed = (name: string) =>
  `Part no,Brand,Name,Category,Price,HSN\n${Array.from({ length: 450 }, (_, n) => `${name}-${n},Testo,${name} ${n},Cancel tools,100,8205\n`).join('')}`
async function cancel(id: string) {
  const headers = { authorization: `Bearer ${KEY}` }
  const answer = await store.http.inject({ method: 'POST', url: `/api/admin/imports/${id}/cancel`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const die = () => {
  throw new Error('killed')
}

it('never begins when it still waits', async () => {
  const id = await tester.begin(feed('WAI'))
  expect(await cancel(id)).toMatchObject({ accepted: true })
  await runImport(store.app, id)
  expect(await importStatus(store.app, id)).toMatchObject({ state: 'cancelled', created: 0 })
})

it('ends as interrupted when it was a dry run of a dead process', async () => {
  const id = await tester.begin(feed('DRY'), { dryRun: true })
  await expect(runImport(store.app, id, { progress: die })).rejects.toThrow('killed')
  const other = randomUUID()
  await store.app.db.run(ABANDON, [id, other, new Date()])
  await workOnImports(store.app)
  expect(await importStatus(store.app, id)).toMatchObject({ state: 'running', position: 200 })
  await store.app.db.run(ABANDON, [id, other, new Date(Date.now() - 11 * 60_000)])
  await workOnImports(store.app)
  expect(await importStatus(store.app, id)).toMatchObject({ state: 'interrupted', position: 200 })
})

it('goes on in turns when it is a dry run of this store', async () => {
  const id = await tester.begin(feed('TRY'), { dryRun: true })
  expect(await runImport(store.app, id, { until: -1 })).toBe(false)
  await workOnImports(store.app)
  expect(await importStatus(store.app, id)).toMatchObject({ state: 'done', created: 450 })
})

it('ends between two batches, and can be undone', async () => {
  const id = await tester.begin(feed('CAN'))
  await expect(runImport(store.app, id, { progress: die })).rejects.toThrow('killed')
  expect(await cancel(id)).toMatchObject({ accepted: true, importId: id })
  const done = await importStatus(store.app, id)
  expect(done).toMatchObject({ state: 'cancelled', position: 200, created: 200 })
  await workOnImports(store.app)
  expect(await importStatus(store.app, id)).toEqual(done)
  expect(await cancel(id)).toMatchObject({ accepted: false, reason: expect.stringContaining('cancelled') })
  expect((await undoImport(store.app, id)).accepted).toBe(true)
  await runUndo(store.app, id, 'test')
  expect(await importStatus(store.app, id)).toMatchObject({ state: 'undone', undone: done.position, left: 0 })
})
