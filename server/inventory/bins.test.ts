// Bins of products: set, changed, removed; concurrent changes, other markets, missing rights.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CALL = 'POST /api/admin/stock/{msn}/bin'
const WAREHOUSES = statement(
  'test.warehouses',
  'select code from warehouses where market = $1 and active order by code',
)
const AUDIT = statement(
  'test.bin-audit',
  `select before, after from audit_entries where call like '%/bin' and record_id = $1 order by seq`,
)

let store: TestStore
let member: SignedIn
let msn: string
let place: string
let uae: string
beforeAll(async () => {
  store = await openTestStore()
  member = await openStaff(store, 'warehouse')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const first = async (market: string) =>
    (await store.app.db.rows<{ code: string }>(WAREHOUSES, [market]))[0]?.code ?? ''
  place = await first('IN')
  uae = await first('AE')
})
afterAll(() => store.close())

interface Wanted {
  bin: string | null
  replaces?: string | null
  warehouse?: string
  by?: SignedIn
}
const set = ({ bin, replaces = null, warehouse = place, by = member }: Wanted) =>
  by.visitor.try(CALL, { params: { msn }, body: { warehouse, bin, replaces } })
const binOf = async () =>
  (await member.visitor.call('GET /api/admin/stock/{msn}', { params: { msn } })).data.warehouses.find(
    ({ code }) => code === place,
  )?.bin

test('is set, set again, changed and removed, each with an audit entry', async () => {
  expect(await set({ bin: 'A-02-10' })).toMatchObject({ status: 200 })
  expect(await set({ bin: 'A-02-10' })).toMatchObject({ status: 200 })
  expect(await binOf()).toBe('A-02-10')
  expect(await set({ bin: 'B-1' })).toMatchObject({ status: 409, body: { code: 'inventory.bin-changed' } })
  expect(await set({ bin: 'B-1', replaces: 'A-02-10' })).toMatchObject({ status: 200 })
  expect(await set({ bin: null, replaces: 'B-1' })).toMatchObject({ status: 200 })
  expect(await binOf()).toBeNull()
  const changes = await store.app.db.rows<{ before: { bin: string } | null; after: { bin: string } | null }>(AUDIT, [
    msn,
  ])
  expect(changes.filter(({ after }) => after).map(({ before, after }) => [before?.bin, after?.bin])).toEqual([
    [null, 'A-02-10'],
    ['A-02-10', 'B-1'],
    ['B-1', null],
  ])
})

test('set by two members at once keeps one value, and the other member gets a conflict', async () => {
  const answers = await Promise.all([set({ bin: 'C-1' }), set({ bin: 'C-2' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await set({ bin: null, replaces: (await binOf()) ?? null })
})

test('is rejected as other text, in a warehouse of another market, and without the right', async () => {
  for (const bin of ['a-1', 'A 1', '', 'A--1']) expect(await set({ bin }), bin).toMatchObject({ status: 400 })
  expect(await set({ bin: 'A-1', warehouse: uae })).toMatchObject({
    ...{ status: 404, body: { code: 'inventory.warehouse-unknown' } },
  })
  const unknown = { params: { msn: 'MSN00000000' }, body: { warehouse: place, bin: 'A-1', replaces: null } }
  expect(await member.visitor.try(CALL, unknown)).toMatchObject({ body: { code: 'catalog.product-unknown' } })
  const elsewhere = await openStaff(store, 'warehouse', ['AE'])
  expect((await set({ bin: 'A-1', by: elsewhere })).status).toBe(404)
  const auditor = await openStaff(store, 'auditor')
  expect(await set({ bin: 'A-1', by: auditor })).toMatchObject({ status: 403 })
})
