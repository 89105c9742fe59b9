// Tests of taking imports back: in turns, beside other work, and in another order than they came in.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { importStatus, runUndo, undoImport } from './service.ts'

const ACTIVE_CATEGORIES = statement(
  'test.undo-active-categories',
  `select count(*)::int as count from categories where active and name_en like 'Many %'`,
)

let store: TestStore
let folder: string
let tester: ImportTester

beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'kh-undo-'))
  tester = importTester(store.app, folder)
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const HEAD = 'Part no,Brand,Name,Category,Price,HSN,Stock'

describe('an undo of many categories', () => {
  const PRODUCTS = 450

  it('makes room for other work after its time, and takes few statements', async () => {
    const rows = Array.from(
      { length: PRODUCTS },
      (_, n) => `MANY-${n},Testo,Many ${n},Undo goods > Many ${n} > Many more ${n},${100 + n},8205,1`,
    )
    const done = await tester.take(`${HEAD}\n${rows.join('\n')}\n`)
    expect(done).toMatchObject({ state: 'done', created: PRODUCTS })
    expect(await store.app.db.one(ACTIVE_CATEGORIES)).toEqual({ count: 2 * PRODUCTS })
    await undoImport(store.app, done.id)
    expect(await runUndo(store.app, done.id, 'test', { until: 0 })).toBe(false)
    expect(await importStatus(store.app, done.id)).toMatchObject({ state: 'undoing', undone: 200 })
    const { count, answer } = await store.app.db.statementsOf(() => runUndo(store.app, done.id, 'test'))
    expect(answer).toBe(true)
    expect(await importStatus(store.app, done.id)).toMatchObject({ state: 'undone', undone: PRODUCTS, left: 0 })
    expect(await store.app.db.one(ACTIVE_CATEGORIES)).toEqual({ count: 0 })
    expect(count).toBeLessThanOrEqual(60)
  })
})
