// Files from the command line in a market where a second member approves changes of prices.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { type ImportTester, importTester } from '../testing/imports.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { applyByCommand, isBeingApplied } from './commands/apply.ts'
import { findImport } from './repository/imports.ts'
import { runImport } from './service.ts'

const PRICE = statement(
  'test.price-by-command',
  'select oc.price_minor as price from products p join offer_choices oc using (msn) where p.part_number = $1',
)
const UNDECIDED = statement('test.requests-by-command', 'select count(*)::int as count from approval_requests')

let store: TestStore
let tester: ImportTester
beforeAll(async () => {
  store = await openTestStore()
  tester = importTester(store.app)
  await tester.take(file(100, 200))
})
afterEach(() => applySettings({}))
afterAll(() => store.close())

const file = (first: number, second: number) =>
  `Part number,Brand,Name,Price\nCMD-1,Feedco,Vice,${first}\nCMD-2,Feedco,Vice 2,${second}\n`
const limit = (count: number, percent: number) =>
  applySettings({ IN: { 'prices.approve-count': count, 'prices.approve-change': percent * 100 } })
const priceOf = async (part: string) => (await store.app.db.one<{ price: number }>(PRICE, [part])).price
const tried = async (text: string) => (await tester.take(text, { dryRun: true })).id

test('below the limits it is applied as it was tried; many small files are not small together', async () => {
  limit(0, 10)
  const id = await applyByCommand(store.app, await tried(file(95, 200)))
  const one = await findImport(store.app.db, id)
  expect(one).toMatchObject({ dryRun: false, who: 'test' })
  expect(one && (await isBeingApplied(store.app, one))).toBe(true)
  await runImport(store.app, id)
  expect(one && (await isBeingApplied(store.app, one))).toBe(false)
  expect(await priceOf('CMD-1')).toBe(95_00)
  const next = await tried(file(89, 200))
  await expect(applyByCommand(store.app, next)).rejects.toMatchObject({ effect: { count: 1, largestBp: 1_100 } })
  expect(await priceOf('CMD-1')).toBe(95_00)
  expect(await store.app.db.one(UNDECIDED, [])).toEqual({ count: 0 })
})

test('the number of a day counts for the command line too, and prices that have moved since are not set', async () => {
  limit(1, 0)
  const first = await tried(file(96, 200))
  const second = await tried(file(96, 201))
  await runImport(store.app, await applyByCommand(store.app, first))
  await expect(applyByCommand(store.app, second)).rejects.toMatchObject({ code: 'import.prices-changed' })
  await expect(applyByCommand(store.app, await tried(file(96, 202)))).rejects.toMatchObject({ effect: { count: 1 } })
  expect(await priceOf('CMD-2')).toBe(200_00)
})
