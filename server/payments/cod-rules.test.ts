// Cash on delivery by the limits of a location and the history of the account: the list and the order agree.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { COD_ORDERS } from '../../contract/shared/limits.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { paymentMethods } from './queries/methods.ts'

const [COD, UPI] = [5, 8]
const KEY = 'khk_of-the-test-cod-rules'
const RULES = '/api/admin/payments/codRules'
const STAFF = { [HEADERS.authorization]: `Bearer ${KEY}` }
const DAY_MS = 24 * 3_600_000

const WEIGHT = statement('test.set-weight', 'update products set weight_grams = $2 where msn = $1')
const NOT_ACCEPTED = statement('test.not-accepted', `update orders set state = 'returned-to-origin' where id = $1`)
// one parcel of an order whose other parcel is still in transit
const ONE_RETURNED = statement(
  'test.one-returned',
  `insert into shipments (order_id, warehouse_id, state) select $1, min(id), 'returned' from warehouses`,
)
const NO_RULES = statement('test.no-cod-rules', 'delete from cod_rules')

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY, config: { rateLimits: true } })
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 500_00, 2_000_00)
  await setStock(store.app.db, msn, 500)
  await store.app.db.run(WEIGHT, [msn, 1_500])
})
afterAll(() => store.close())

async function newBuyer(): Promise<Buyer> {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  await fillCarts(store.app.db, [made], [{ msn, quantity: 2 }])
  return made
}

/** The state of cash on delivery in the buyer's list, whether UPI is open, and the error of an order with cash. */
async function situation({ actor, addressId }: Buyer, now = new Date()) {
  const at = { ...actor, now }
  const { methods } = await paymentMethods(store.app, at, { buyNow: false, pincode: actor.place ?? undefined })
  const of = (id: number) => methods.find(method => method.id === id)
  const app = { ...store.app, now: () => now }
  const request = await payRequest(app, { actor: at, addressId }, COD)
  const order = await placeOrder(app, at, request).then(
    () => 'placed',
    error => (error instanceof AppError ? (error.data.problems?.[0]?.message ?? error.code) : String(error)),
  )
  const { closedReason = 'none', limit = null } = of(COD) ?? {}
  return { cod: closedReason, limit, upi: of(UPI)?.open, order }
}

async function ordered(buyer: Buyer) {
  const placed = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 2 }])
  return placed
}

const staff = async (method: 'GET' | 'POST', query: string, body?: object, headers: Record<string, string> = STAFF) => {
  const answer = await store.http.inject({ method, url: `${RULES}${query}`, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, data: answer.json().data }
}
const save = (body: object) => staff('POST', '', body)

test('the longest active prefix of the location applies to the list and to the order', async () => {
  const buyer = await newBuyer()
  expect((await save({ market: 'IN', maxWeightGrams: 2_999 })).status).toBe(200)
  expect(await situation(buyer)).toEqual({ cod: 'above-weight', limit: 2_999, upi: true, order: 'above-weight' })
  // Pune is 411001: other prefixes do not apply
  await save({ market: 'IN', placePrefix: '412', maxAmount: 1 })
  await save({ market: 'AE', placePrefix: 'DU', maxAmount: 1 })
  await save({ market: 'IN', placePrefix: '41', maxAmount: 100_00 })
  expect(await situation(buyer)).toEqual({ cod: 'above-maximum', limit: 100_00, upi: true, order: 'above-maximum' })
  await save({ market: 'IN', placePrefix: '4110', maxWeightGrams: 3_000 })
  await save({ market: 'IN', placePrefix: '411001', maxAmount: 1, active: false })
  expect(await situation(buyer)).toEqual({ cod: '', limit: null, upi: true, order: 'placed' })
  await store.app.db.run(NO_RULES)
})

test('staff list and replace the rules; what is no place of the market, or no limit, is rejected', async () => {
  const rule = { market: 'AE', placePrefix: 'SH', maxAmount: 50_000, maxWeightGrams: null, active: true, version: 1 }
  expect(await save({ market: 'AE', placePrefix: 'sh', maxAmount: 50_000 })).toEqual({ status: 200, data: rule })
  const replaced = { ...rule, maxAmount: null, maxWeightGrams: 9_000, active: false }
  for (const _ of [1, 2]) expect(await save(replaced)).toMatchObject({ status: 200, data: { version: 2 } })
  expect((await staff('GET', '?market=AE')).data).toEqual([{ ...replaced, version: 2 }])
  // based on an old version: nothing of the other save is lost
  const stale = await save({ ...rule, maxAmount: 70_000 })
  expect(stale).toEqual({ status: 409, data: { current: { ...replaced, version: 2 } } })
  for (const wrong of [
    { market: 'AE', placePrefix: '41', maxAmount: 1 },
    { market: 'IN', placePrefix: 'DU', maxAmount: 1 },
    { market: 'IN', placePrefix: '0', maxAmount: 1 },
    { market: 'IN', placePrefix: '41' },
    { market: 'IN', placePrefix: '41', maxAmount: 0 },
    { market: 'IN', placePrefix: '41', maxAmount: 1, note: '' },
  ]) {
    expect((await save(wrong)).status).toBe(400)
  }
  expect((await staff('GET', '?market=AE', undefined, {})).status).toBe(403)
  await store.app.db.run(NO_RULES)
})

test('parcels that were not accepted close it for 180 days, also those of an order that was delivered in part', async () => {
  const buyer = await newBuyer()
  for (let order = 1; order < COD_ORDERS.notAccepted; order++) {
    await store.app.db.run(NOT_ACCEPTED, [(await ordered(buyer)).orderId])
  }
  const last = await ordered(buyer)
  expect(await situation(buyer)).toMatchObject({ cod: '', order: 'placed' })
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 2 }])
  await store.app.db.run(ONE_RETURNED, [last.orderId])
  const closed = { cod: 'cod-not-accepted', limit: null, upi: true, order: 'payment.cod-not-accepted' }
  expect(await situation(buyer)).toEqual(closed)
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  expect(await situation(buyer, inDays(179))).toEqual(closed)
  expect(await situation(buyer, inDays(181))).toMatchObject({ cod: '', order: 'placed' })
})

test('the list says beforehand that the orders of a day close it, and longer when they were cancelled', async () => {
  const buyer = await newBuyer()
  const numbers: number[] = []
  for (let order = 0; order < COD_ORDERS.perDay; order++) numbers.push((await ordered(buyer)).orderNumber)
  const orders = { cod: 'cod-orders', limit: null, upi: true, order: 'payment.cod-orders' }
  expect(await situation(buyer)).toEqual(orders)
  for (const orderNumber of numbers) await cancelAsCustomer(store, buyer, { orderNumber })
  const cancelled = { ...orders, cod: 'cod-cancelled', order: 'payment.cod-cancelled' }
  expect(await situation(buyer)).toEqual(cancelled)
  expect(await situation(buyer, new Date(Date.now() + 2 * DAY_MS))).toEqual(cancelled)
})

test('a store without limits of calls has none by the history of an account', async () => {
  const buyer = await newBuyer()
  for (let order = 0; order < COD_ORDERS.notAccepted; order++)
    await store.app.db.run(NOT_ACCEPTED, [(await ordered(buyer)).orderId])
  store.app.config.rateLimits = false
  expect(await situation(buyer)).toMatchObject({ cod: '', order: 'placed' })
  store.app.config.rateLimits = true
})
