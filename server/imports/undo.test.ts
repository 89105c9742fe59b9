// Undoing imports: repeatedly, together with other work, and in a different order than they ran.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { importSummary } from './queries/report.ts'
import { importStatus, runUndo, undoImport } from './service.ts'

const ACTIVE_CATEGORIES = statement(
  'test.undo-active-categories',
  `select count(*)::int as count from categories where active and name_en like 'Many %'`,
)
const SET_PRICE = statement('test.undo-set-price', 'update offers set price_minor = $2 where msn = $1')

let store: TestStore
let tester: ImportTester

beforeAll(async () => {
  // its jobs would take part in the undos of these tests
  store = await openTestStore({ config: { role: 'web' } })
  tester = importTester(store.app)
})
afterAll(() => store.close())

const HEAD = 'Part no,Brand,Name,Category,Price,HSN,Stock'

describe('an undo of many categories', () => {
  const PRODUCTS = 450

  it('yields to other work after its time, and takes few statements', async () => {
    const rows = Array.from(
      { length: PRODUCTS },
      (_, n) => `MANY-${n},Testo,Many ${n},Undo tools > Many ${n} > Many more ${n},${100 + n},8205,1`,
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

describe('imports of the same products', () => {
  const undo = async (id: string) => {
    const answer = await undoImport(store.app, id)
    if (answer.accepted) await runUndo(store.app, id, 'test')
    return answer
  }
  const prices = (name: string, price: number) =>
    `Part no,Brand,Price\n${name}-1,Testo,${price}\n${name}-2,Testo,${price}\n`
  const twoRows = (name: string) =>
    `${HEAD}\n${name}-1,Testo,One,Order tools,100,8205,5\n${name}-2,Testo,Two,Order tools,100,8205,5\n`

  it('are undone newest first: created, repriced twice, undone in the wrong order', async () => {
    const a = await tester.take(twoRows('ORD'))
    const b = await tester.take(prices('ORD', 110))
    const c = await tester.take(prices('ORD', 120))
    const early = await undo(a.id)
    expect(early).toMatchObject({ accepted: false, importId: null })
    expect(early.laterImports.map(({ id, products }) => [id, products])).toEqual([
      [c.id, 2],
      [b.id, 2],
    ])
    expect(early.reason).toContain(c.id)
    expect(await importSummary(store.app, a.id)).toContain(`(${b.id}): 2 products`)
    expect((await undo(b.id)).laterImports.map(({ id }) => id)).toEqual([c.id])
    expect(await tester.product('ORD-1')).toMatchObject({ active: true, priceMinor: 12_000 })
    for (const [one, priceMinor] of [
      [c, 11_000],
      [b, 10_000],
    ] as const) {
      expect((await undo(one.id)).accepted).toBe(true)
      expect(await tester.product('ORD-1')).toMatchObject({ active: true, priceMinor })
    }
    expect((await undo(a.id)).accepted).toBe(true)
    expect(await importStatus(store.app, a.id)).toMatchObject({ state: 'undone', undone: 2, left: 0 })
    for (const part of ['ORD-1', 'ORD-2']) expect(await tester.product(part)).toMatchObject({ active: false })
    expect(await undo(a.id)).toMatchObject({ accepted: false, laterImports: [] })
  })

  it('do not wait for each other where they changed other fields or other products', async () => {
    await tester.take(twoRows('FLD'))
    const named = await tester.take('Part no,Brand,Name\nFLD-1,Testo,Uno\n')
    await tester.take(prices('FLD', 110))
    expect((await undo(named.id)).accepted).toBe(true)
    expect(await tester.product('FLD-1')).toMatchObject({ nameEn: 'One', priceMinor: 11_000 })
  })

  it('keep what somebody changed, until it matches the import again', async () => {
    const a = await tester.take(twoRows('LFT'))
    const msn = (await tester.product('LFT-2'))?.msn ?? ''
    await store.app.db.run(SET_PRICE, [msn, 9000])
    expect((await undo(a.id)).accepted).toBe(true)
    expect(await importStatus(store.app, a.id)).toMatchObject({ undone: 1, left: 1 })
    expect(await tester.product('LFT-2')).toMatchObject({ active: true })
    await store.app.db.run(SET_PRICE, [msn, 10_000])
    expect((await undo(a.id)).accepted).toBe(true)
    expect(await importStatus(store.app, a.id)).toMatchObject({ state: 'undone', undone: 2, left: 0 })
    expect(await tester.product('LFT-2')).toMatchObject({ active: false })
  })
})
