// The price floor of a market: applies to price changes and schedules, is checked again when a schedule starts, and
// does not affect its end.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { floorOf } from '../../contract/shared/price-floor.rules.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { pickProducts } from '../testing/buyers.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { runPriceSchedules } from './commands/run-schedules.ts'

const OFFER = statement(
  '',
  `select s.code as seller, o.price_minor as price from offers o join sellers s on s.id = o.seller_id
   where o.msn = $1 order by o.id limit 1`,
)

let store: TestStore
let owner: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  msns = await pickProducts(store.app.db, 'IN', 8)
})
afterAll(() => store.close())
afterEach(() => applySettings({}))

const amount = (minor: number) => (minor / 100).toFixed(2)
const take = () => msns.pop() ?? ''
const offerOf = (msn: string) => store.app.db.one<{ seller: string; price: number }>(OFFER, [msn])
const inHours = (hours: number) => new Date(store.app.now().getTime() + hours * 3_600_000).toISOString()
const later = (hours: number) => runPriceSchedules({ ...store.app, now: () => new Date(inHours(hours)) })

interface Cells {
  price: string
  mrp: string
  breaks: string
}
const FIELDS = ['price', 'mrp', 'breaks'] as const

async function cellsOf(msn: string): Promise<Cells> {
  const query = { market: 'IN' as const, columns: [...FIELDS], list: [msn] }
  const { rows } = (await owner.visitor.call('GET /api/admin/products', { query })).data
  return { price: '', mrp: '', breaks: '', ...rows[0]?.cells }
}

/** A change of product cells, based on their current values. */
async function changeOf(msn: string, wanted: Partial<Cells>) {
  const [{ seller }, seen] = [await offerOf(msn), await cellsOf(msn)]
  const cells = FIELDS.flatMap(field => {
    const now = wanted[field]
    return now === undefined ? [] : [[field, { was: seen[field], now }] as const]
  })
  return { msn, seller, cells: Object.fromEntries(cells) }
}
type Rows = Awaited<ReturnType<typeof changeOf>>[]

/** A product with an MRP of 1,000 that costs 500. */
async function priced(): Promise<string> {
  const msn = take()
  await save([await changeOf(msn, { mrp: '1000.00', price: '500.00', breaks: '' })])
  return msn
}

const review = async (rows: Rows) =>
  (await owner.visitor.call('POST /api/admin/products/review', { body: { market: 'IN', rows } })).data
const save = async (rows: Rows) =>
  (
    await owner.visitor.call('POST /api/admin/products/changes', {
      body: { market: 'IN', rows, changeSetId: randomUUID(), note: '' },
    })
  ).data
const schedule = (rows: Rows, startsAt: string, endsAt: string | null = null) =>
  owner.visitor.try('POST /api/admin/products/schedules', {
    body: { market: 'IN', rows, startsAt, endsAt, scheduleId: randomUUID(), note: 'Sale' },
  })
async function scheduled(rows: Rows, startsAt: string, endsAt: string | null = null) {
  const { status, body } = await schedule(rows, startsAt, endsAt)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: { scheduleId: string } }).data.scheduleId
}
const look = async (scheduleId: string) =>
  (await owner.visitor.call('GET /api/admin/products/schedules/{scheduleId}', { params: { scheduleId } })).data
const problems = async (rows: Rows) =>
  Object.fromEntries((await review(rows)).cells.map(({ field, problem }) => [field, problem]))

test('a changed price, price break or MRP below the floor is named, and nothing of the change set is saved', async () => {
  const [msn, other] = [await priced(), await priced()]
  expect(await problems([await changeOf(msn, { price: '99.99' })])).toEqual({ price: 'below-floor' })
  expect(await problems([await changeOf(msn, { price: '100.00' })])).toEqual({ price: null })
  expect(await problems([await changeOf(msn, { mrp: '5000.01' })])).toEqual({ mrp: 'below-floor' })
  expect(await problems([await changeOf(msn, { mrp: '5000.00' })])).toEqual({ mrp: null })
  expect(await problems([await changeOf(msn, { breaks: '10: 400; 50: 99.99' })])).toEqual({ breaks: 'below-floor' })
  // without a declared MRP it is the price
  expect(await problems([await changeOf(msn, { mrp: '', price: '50.00' })])).toEqual({ mrp: null, price: null })
  const rows = [await changeOf(other, { price: '450.00' }), await changeOf(msn, { price: '50.00' })]
  const body = { market: 'IN' as const, rows, changeSetId: randomUUID(), note: '' }
  expect(await owner.visitor.try('POST /api/admin/products/changes', { body })).toMatchObject({
    body: { code: 'product.changes-rejected', problems: [{ path: `${msn}.price`, message: 'below-floor' }] },
  })
  expect(await schedule(rows, inHours(1))).toMatchObject({
    body: { code: 'product.changes-rejected', problems: [{ path: `${msn}.price`, message: 'below-floor' }] },
  })
  expect((await offerOf(other)).price).toBe(500_00)
  // the setting of price lists: 0 means no floor, and the grid shows which it is
  applySettings({ IN: { 'prices.list-floor': 0 } })
  expect(await problems([await changeOf(msn, { price: '0.01' })])).toEqual({ price: null })
  applySettings({ IN: { 'prices.list-floor': 6_000 }, AE: { 'prices.list-floor': 0 } })
  expect(await problems([await changeOf(msn, { price: '599.99' })])).toEqual({ price: 'below-floor' })
  const query = { market: 'IN' as const, list: [msn] }
  expect((await owner.visitor.call('GET /api/admin/products', { query })).data.floorBp).toBe(6_000)
})

test('a product whose MRP was raised since is skipped at the start and reported; the others start', async () => {
  const [raised, other, alone] = [await priced(), await priced(), await priced()]
  const sale = async (msn: string) => changeOf(msn, { price: '120.00' })
  const id = await scheduled([await sale(raised), await sale(other)], inHours(1), inHours(3))
  const failing = await scheduled([await sale(alone)], inHours(1))
  for (const msn of [raised, alone]) await save([await changeOf(msn, { mrp: '1300.00' })])
  await later(1)
  expect([(await offerOf(raised)).price, (await offerOf(other)).price]).toEqual([500_00, 120_00])
  const { schedule: running, cells } = await look(id)
  expect(running).toMatchObject({ state: 'running', applied: 1, notApplied: 1 })
  expect(cells.find(({ msn }) => msn === raised)).toMatchObject({ outcome: 'problem', problem: 'below-floor' })
  expect((await look(failing)).schedule).toMatchObject({ state: 'failed', reason: 'nothing' })
})

test('the earlier prices are restored at the end and by undo, whatever the floor is then', async () => {
  const [msn, undone] = [await priced(), await priced()]
  const id = await scheduled([await changeOf(msn, { price: '400.00' })], inHours(1), inHours(2))
  const { changeSetId } = await save([await changeOf(undone, { price: '900.00' })])
  await later(1)
  applySettings({ IN: { 'prices.list-floor': 8_000 } })
  await later(2)
  expect((await offerOf(msn)).price).toBe(500_00)
  expect((await look(id)).schedule).toMatchObject({ state: 'done', left: 0 })
  const params = { changeSetId }
  await owner.visitor.call('POST /api/admin/products/changes/{changeSetId}/undo', { params })
  expect((await offerOf(undone)).price).toBe(500_00)
})

test('a scheduled MRP makes the prices of another schedule too low: it is reported beforehand', async () => {
  const msn = take()
  await save([await changeOf(msn, { mrp: '1000.00', price: '500.00', breaks: '' })])
  const id = await scheduled([await changeOf(msn, { mrp: '4000.00' })], inHours(1), inHours(9))
  const rows = [await changeOf(msn, { price: amount(floorOf(4000_00, 1_000) - 1) })]
  const clashes = async (startsAt: string, endsAt: string) =>
    (
      await owner.visitor.call('POST /api/admin/products/schedules/clashes', {
        body: { market: 'IN', rows, startsAt, endsAt },
      })
    ).data.clashes
  expect(await clashes(inHours(2), inHours(3))).toMatchObject([{ kind: 'below-floor', scheduleId: id, cells: 1, msn }])
  expect(await clashes(inHours(10), inHours(11))).toEqual([])
})
