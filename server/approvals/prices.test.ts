// Price changes above a limit of the market: in the grid, scheduled and by import, they wait and are made exactly as
// shown.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { workOnImports } from '../imports/service.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { importTester } from '../testing/imports.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const FORGET = statement('test.forget-unapproved-prices', 'delete from staff_unapproved_prices')
const PRICE = statement(
  'test.approved-price',
  'select oc.price_minor as price from products p join offer_choices oc using (msn) where p.part_number = $1',
)

let store: TestStore
let meera: SignedIn
let ravi: SignedIn
let translator: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  meera = await openStaff(store, 'pricing')
  ravi = await openStaff(store, 'pricing')
  translator = await openStaff(store, 'translator')
  const rows = PARTS.map(part => `${part},Feedco,Clamp ${part},100,200`)
  await importTester(store.app).take(['Part number,Brand,Name,Price,MRP', ...rows].join('\n'))
})
afterEach(async () => {
  applySettings({})
  await store.app.db.run(FORGET, [])
})
afterAll(() => store.close())

const limit = (count: number, percent: number) =>
  applySettings({ IN: { 'prices.approve-count': count, 'prices.approve-change': percent * 100 } })

const PARTS = Array.from({ length: 30 }, (_, at) => `PRC-${at}`)

/** Products in the file with their price, and a change to it. */
async function rowsOf(count: number, from: number, change: (price: number) => number) {
  const query = { market: 'IN' as const, columns: ['price'], list: PARTS.slice(from, from + count) }
  const { rows } = (await ravi.visitor.call('GET /api/admin/products', { query })).data
  return rows.map(({ msn, sellerCode, cells: { price = '' } }) => ({
    msn,
    seller: sellerCode ?? '',
    cells: { price: { was: price, now: change(Number(price)).toFixed(2) } },
  }))
}
type Rows = Awaited<ReturnType<typeof rowsOf>>
const lower = (percent: number) => (price: number) => Math.ceil(price * (100 - percent)) / 100

const apply = (rows: Rows, by = meera) =>
  by.visitor.try('POST /api/admin/products/changes', {
    body: { market: 'IN', rows, changeSetId: randomUUID(), note: 'Season' },
  })
const waiting = async (by: SignedIn) => {
  const { approvals } = (await by.visitor.call('GET /api/admin/session/approvals', {})).data
  return approvals.filter(({ state }) => state === 'waiting')
}
const approve = async (by: SignedIn, approvalId = '') =>
  (await by.visitor.try('POST /api/admin/session/approvals/{approvalId}/approve', { params: { approvalId } })).body
const priceOf = async (msn: string) => {
  const query = { market: 'IN' as const, columns: ['price'], list: [msn] }
  return (await ravi.visitor.call('GET /api/admin/products', { query })).data.rows[0]?.cells.price
}

test('a change of many prices waits for a member who may set prices, shows them, and is made as shown', async () => {
  limit(3, 0)
  const rows = await rowsOf(4, 0, lower(2))
  expect(await apply(rows)).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  // the same change with another id is not another request
  await apply(rows)
  const [request, ...others] = await waiting(ravi)
  expect(others).toEqual([])
  expect(request).toMatchObject({ prices: { count: 4 }, amount: null, mayDecide: true, reason: 'Season' })
  expect(request?.input.body).toMatchObject({ products: 4 })
  expect(await waiting(translator)).toEqual([])
  const params = { approvalId: request?.approvalId ?? '' }
  const read = 'GET /api/admin/session/approvals/{approvalId}/products' as const
  const seen = (await ravi.visitor.call(read, { params, query: { limit: 3 } })).data
  expect(seen).toMatchObject({ products: rows.slice(0, 3).map(({ msn, cells }) => ({ msn, cells })), next: 3 })
  expect((await ravi.visitor.call(read, { params, query: { after: 3 } })).data).toMatchObject({ next: null })
  expect(await translator.visitor.try(read, { params })).toMatchObject({ status: 404 })
  expect(await priceOf(rows[0]?.msn ?? '')).toBe(rows[0]?.cells.price.was)
  expect(await approve(meera, params.approvalId)).toMatchObject({ code: 'approval.own' })
  expect(await approve(ravi, params.approvalId)).toMatchObject({ data: { state: 'approved' } })
  expect(await priceOf(rows[0]?.msn ?? '')).toBe(rows[0]?.cells.price.now)
  const { changeSets } = (await ravi.visitor.call('GET /api/admin/products/changes', { query: { market: 'IN' } })).data
  expect(changeSets[0]).toMatchObject({ products: 4, note: 'Season' })
})

test('changes of a day add up; the request fails if a price was changed since', async () => {
  limit(3, 0)
  expect(await apply(await rowsOf(2, 4, lower(1)))).toMatchObject({ status: 200 })
  const rows = await rowsOf(2, 6, lower(1))
  expect(await apply(rows)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  // another member has their own daily total
  expect(await apply(await rowsOf(1, 6, lower(5)), ravi)).toMatchObject({ status: 200 })
  const [request] = await waiting(ravi)
  expect(await approve(ravi, request?.approvalId)).toMatchObject({
    data: { state: 'failed', failure: 'product.changes-rejected' },
  })
  expect(await priceOf(rows[1]?.msn ?? '')).toBe(rows[1]?.cells.price.was)
})

test('a large change of a single price waits, also when scheduled; other fields, small changes and undo do not', async () => {
  limit(0, 10)
  const [row] = await rowsOf(1, 8, lower(30))
  if (!row) throw new Error('no product')
  expect(await apply([row])).toMatchObject({ body: { code: 'staff.approval-waits' } })
  expect(await apply(await rowsOf(6, 8, lower(9)))).toMatchObject({ status: 200 })
  const [undone] = (await meera.visitor.call('GET /api/admin/products/changes', { query: { market: 'IN' } })).data
    .changeSets
  const undo = { params: { changeSetId: undone?.changeSetId ?? '' } }
  expect((await meera.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', undo)).data.restored).toBe(6)
  const later = await rowsOf(1, 15, lower(40))
  const startsAt = new Date(store.app.now().getTime() + 3_600_000).toISOString()
  const schedule = await meera.visitor.try('POST /api/admin/products/schedules', {
    body: { market: 'IN', rows: later, scheduleId: randomUUID(), note: '', startsAt, endsAt: null },
  })
  expect(schedule).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  const requests = await waiting(ravi)
  expect(requests.map(({ prices }) => Math.round((prices?.largestBp ?? 0) / 100)).sort()).toEqual([30, 40])
  for (const { approvalId } of requests)
    expect(await approve(ravi, approvalId)).toMatchObject({ data: { state: 'approved' } })
  expect(await priceOf(row.msn)).toBe(row.cells.price.now)
  const { schedules } = (await ravi.visitor.call('GET /api/admin/products/schedules', { query: { market: 'IN' } })).data
  expect(schedules[0]).toMatchObject({ state: 'upcoming', products: 1 })
})

test('an import is applied as in its dry run: above a limit by two members, and not after prices have changed', async () => {
  const tester = importTester(store.app)
  const file = (price: number) =>
    `Part number,Brand,Name,Price\nAPR-1,Feedco,Vice,${price}\nAPR-2,Feedco,Vice 2,${price + 1}\n`
  await tester.take(file(100))
  const before = await tester.take(file(103), { dryRun: true })
  limit(1, 0)
  const applyFile = (id: string, by = meera) => by.visitor.try('POST /api/admin/imports/{id}/apply', { params: { id } })
  expect(await applyFile(before.id)).toMatchObject({ body: { code: 'import.try-again' } })
  const tried = await tester.take(file(104), { dryRun: true })
  expect(await applyFile(tried.id)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  const [request] = await waiting(ravi)
  expect(request).toMatchObject({ prices: { count: 2, largestBp: 400 } })
  const pageOf = async (id: string, query = {}) =>
    (await ravi.visitor.call('GET /api/admin/imports/{id}/prices', { params: { id }, query })).data
  const first = await pageOf(tried.id, { limit: 1 })
  expect(first).toMatchObject({ kept: true, count: 2, moved: 0, prices: [{ partNumber: 'APR-1', shiftBp: 400 }] })
  expect(await pageOf(tried.id, { before: first.next ?? '' })).toMatchObject({ prices: [{ partNumber: 'APR-2' }] })
  expect(await approve(ravi, request?.approvalId)).toMatchObject({ data: { state: 'approved' } })
  // a price that changes before the import is kept
  const [changed] = (
    await ravi.visitor.call('GET /api/admin/products', { query: { market: 'IN', columns: ['price'], list: ['APR-2'] } })
  ).data.rows
  const cells = { price: { was: '101.00', now: '102.00' } }
  await apply([{ msn: changed?.msn ?? '', seller: changed?.sellerCode ?? '', cells }], ravi)
  await workOnImports(store.app)
  expect(await store.app.db.one(PRICE, ['APR-1'])).toEqual({ price: 104_00 })
  expect(await store.app.db.one(PRICE, ['APR-2'])).toEqual({ price: 102_00 })
  const stale = await tester.take(file(106), { dryRun: true })
  await apply(
    [{ msn: changed?.msn ?? '', seller: changed?.sellerCode ?? '', cells: { price: { was: '102.00', now: '99.00' } } }],
    await openStaff(store, 'pricing'),
  )
  expect(await pageOf(stale.id)).toMatchObject({ moved: 1 })
  expect(await applyFile(stale.id)).toMatchObject({ body: { code: 'import.prices-changed' } })
  const upload = await meera.visitor.request('POST', '/api/admin/imports?market=in&name=list.csv&dryRun=false', {})
  expect(upload).toMatchObject({ status: 409, body: { code: 'import.try-first' } })
})

test('an API key cannot request, and raising a limit needs another owner', async () => {
  const [owner, second] = [await openStaff(store, 'owner'), await openStaff(store, 'owner')]
  const key = {
    name: 'ERP',
    permissions: ['products.read' as const, 'prices.write' as const],
    markets: ['IN' as const],
  }
  const { secret } = (await owner.visitor.call('POST /api/admin/keys', { body: { ...key, expiresAt: KEY_END } })).data
  limit(1, 0)
  const program = store.visitor()
  program.headers.authorization = `Bearer ${secret}`
  const rows = await rowsOf(2, 17, lower(1))
  expect(await apply(rows, { ...meera, visitor: program })).toMatchObject({ body: { code: 'staff.approval-member' } })
  applySettings({})
  const set = (before: number, value: number) =>
    owner.visitor.try('POST /api/admin/settings/{settingKey}', {
      ...{ params: { settingKey: 'prices.approve-count' }, body: { market: 'IN', value, before } },
    })
  expect(await set(0, 50)).toMatchObject({ status: 200 })
  expect(await set(50, 60)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  const [request] = await waiting(second)
  expect(await approve(second, request?.approvalId)).toMatchObject({ data: { state: 'approved' } })
})
