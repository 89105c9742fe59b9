// Stock as staff work with it: found, counted against a conflict, corrected, transferred once, watched by reorder points.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StockProduct } from '../../contract/inventory/api.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listMovements, listReservations, listStock, type StockFilter, searchStock } from './repository/stock-desk.ts'

const COD = 5

let store: TestStore
let warehouse: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  warehouse = await openStaff(store, 'warehouse')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
})
afterAll(() => store.close())

const stock = async () =>
  (await warehouse.visitor.call('GET /api/admin/stock/{msn}', { params: { msn } })).data as StockProduct
const first = async () => {
  const [row] = (await stock()).rows
  if (!row) throw new Error('no stock')
  return row
}
const step = (offerId: number) => ({ operationId: randomUUID(), offerId, reason: 'Two were broken', document: 'C-104' })
const movements = async () =>
  (await warehouse.visitor.call('GET /api/admin/stock/{msn}/movements', { params: { msn } })).data.movements

it('is found by MSN, part number and a part of the name, in a warehouse or in all', async () => {
  const { name, partNumber, warehouse: code } = await first()
  const list = async (query: object) =>
    (await warehouse.visitor.call('GET /api/admin/stock', { query: { market: 'IN', ...query } })).data
  for (const text of [msn.toLowerCase(), partNumber, name.slice(0, 20)])
    expect(
      (await list({ text })).rows.map(row => row.msn),
      text,
    ).toContain(msn)
  const { rows } = await list({ text: msn, warehouse: code })
  expect(rows.map(row => [row.msn, row.warehouse])).toEqual([[msn, code]])
  expect((await list({ text: '%%%' })).rows).toEqual([])
  const all = await list({ limit: 4 })
  const pages = [await list({ limit: 2 }), await list({ limit: 2, after: (await list({ limit: 2 })).next ?? '' })]
  expect(pages.flatMap(page => page.rows)).toEqual(all.rows)
  const auditor = await openStaff(store, 'auditor')
  expect((await auditor.visitor.try('GET /api/admin/stock', { query: { market: 'IN' } })).status).toBe(200)
  const body = { offerId: 1, warehouse: code, reorderPoint: 1 }
  expect(
    await auditor.visitor.try('POST /api/admin/stock/{msn}/reorderPoint', { params: { msn }, body }),
  ).toMatchObject({ status: 403, body: { data: { permission: 'stock.write' } } })
})

it('is counted once per key, and not if it has changed meanwhile', async () => {
  const { offerId, warehouse: code, onHand } = await first()
  const body = { ...step(offerId), warehouse: code, counted: onHand - 2, expected: onHand }
  const count = (change: object = {}) =>
    warehouse.visitor.try('POST /api/admin/stock/{msn}/count', { params: { msn }, body: { ...body, ...change } })
  const [one, two] = await Promise.all([count(), count()])
  expect([one?.status, two?.status]).toEqual([200, 200])
  expect((await first()).onHand).toBe(onHand - 2)
  expect(await count({ counted: 1 })).toMatchObject({ body: { code: 'request.idempotency' } })
  expect(await count({ operationId: randomUUID() })).toMatchObject({ status: 409, body: { code: 'inventory.changed' } })
  expect(await count({ operationId: randomUUID(), offerId: 2 ** 40 })).toMatchObject({ status: 404 })
  expect(await count({ operationId: randomUUID(), warehouse: 'AE-NONE' })).toMatchObject({ status: 404 })
  const [movement] = await movements()
  expect(movement).toMatchObject({
    ...{ kind: 'count', onHandChange: -2, reason: body.reason, document: 'C-104', orderNumber: null },
  })
  const [entry] = await store.app.db.rows<{ before: unknown; after: unknown }>(
    statement('', `select before, after from audit_entries where call = $1 order by seq desc limit 1`),
    ['POST /api/admin/stock/{msn}/count'],
  )
  expect(entry).toBeDefined()
})

it('never gives away units that orders hold, and lists the orders', async () => {
  const { app } = store
  const [buyer] = await makeBuyers(app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(app.db, [buyer], [{ msn, quantity: 3 }])
  const { orderNumber } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD, {}))
  const held = (await stock()).rows.find(({ reserved }) => reserved > 0)
  if (!held) throw new Error('nothing is held')
  const { offerId, warehouse: code, onHand, reserved } = held
  const body = { ...step(offerId), warehouse: code, change: reserved - onHand - 1 }
  const correct = (change: number) =>
    warehouse.visitor.try('POST /api/admin/stock/{msn}/correct', {
      params: { msn },
      body: { ...body, operationId: randomUUID(), change },
    })
  expect(await correct(body.change)).toMatchObject({ status: 409, body: { code: 'inventory.reserved' } })
  expect((await correct(1)).status).toBe(200)
  const { data } = await warehouse.visitor.call('GET /api/admin/stock/{msn}/reservations', { params: { msn } })
  expect(data).toMatchObject({ reservations: [{ orderNumber, quantity: 3 }], more: false })
})

it('is transferred as a whole, once, and never more than is free', async () => {
  const { rows, warehouses } = await stock()
  const source = rows.find(({ onHand, reserved }) => onHand - reserved > 1)
  const target = warehouses.find(({ code }) => code !== source?.warehouse)
  if (!source || !target) throw new Error('no two warehouses')
  const total = rows.reduce((sum, { onHand }) => sum + onHand, 0)
  const body = { ...step(source.offerId), from: source.warehouse, to: target.code, quantity: 2 }
  const transfer = (change: object = {}) =>
    warehouse.visitor.try('POST /api/admin/stock/{msn}/transfer', { params: { msn }, body: { ...body, ...change } })
  await Promise.all([transfer(), transfer()])
  const after = (await stock()).rows
  expect(after.reduce((sum, { onHand }) => sum + onHand, 0)).toBe(total)
  const at = (code: string) => after.find(row => row.warehouse === code && row.offerId === source.offerId)
  expect(at(source.warehouse)?.onHand).toBe(source.onHand - 2)
  expect((await movements()).slice(0, 2).map(({ kind, onHandChange }) => [kind, onHandChange])).toEqual([
    ['transfer', 2],
    ['transfer', -2],
  ])
  const tooMany = { operationId: randomUUID(), quantity: source.onHand + 100 }
  expect(await transfer(tooMany)).toMatchObject({ status: 409, body: { code: 'inventory.reserved' } })
  expect((await stock()).rows).toEqual(after)
  expect(await transfer({ operationId: randomUUID(), to: body.from })).toMatchObject({ status: 404 })
})

it('is listed as work when free stock falls to the reorder point', async () => {
  const { offerId, warehouse: code, onHand, reserved } = await first()
  const below = async () => {
    const query = { market: 'IN' as const, below: 'true' as const }
    const { rows } = (await warehouse.visitor.call('GET /api/admin/stock', { query })).data
    return rows.map(row => [row.msn, row.warehouse])
  }
  const work = async () =>
    (await warehouse.visitor.call('GET /api/admin/dashboard', { query: { market: 'IN' } })).data.work.find(
      ({ kind }) => kind === 'stock-low',
    )?.count
  const watch = (reorderPoint: number | null) =>
    warehouse.visitor.call('POST /api/admin/stock/{msn}/reorderPoint', {
      params: { msn },
      body: { offerId, warehouse: code, reorderPoint },
    })
  await watch(onHand - reserved - 1)
  expect([await below(), await work()]).toEqual([[], 0])
  await watch(onHand - reserved)
  expect([await below(), await work()]).toEqual([[[msn, code]], 1])
  await watch(null)
  expect([await below(), await work()]).toEqual([[], 0])
})

it('is listed by few rows, whatever the filter', async () => {
  const { db } = store.app
  await store.asOwner('analyze stock')
  await store.asOwner(`insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why)
    select k.msn, k.offer_id, k.warehouse_id, 1, 0, 'test', 'copy' from stock k, generate_series(1, 5000) where k.msn = '${msn}'
    limit 20000`)
  await store.asOwner('analyze stock_events')
  const filter: StockFilter = {
    ...{ market: 'IN', language: 'en', warehouse: null, below: false, limit: 51 },
    after: { msn, offerId: 1, warehouse: '' },
  }
  expect(await rowsRead(db, at => listStock(at, filter))).toBeLessThan(4000)
  expect(await rowsRead(db, at => listStock(at, { ...filter, below: true, after: null }))).toBeLessThan(500)
  const named = { msn, exact: msn, pattern: null }
  expect(await rowsRead(db, at => searchStock(at, { ...filter, after: null }, named))).toBeLessThan(500)
  const page = { before: null, limit: 21, language: 'en' as const }
  expect(await rowsRead(db, at => listMovements(at, msn, page))).toBeLessThan(2000)
  expect(await rowsRead(db, at => listReservations(at, msn, 'en', 201))).toBeLessThan(500)
})
