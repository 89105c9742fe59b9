// The number of orders per account is limited, with a lower limit for cash on delivery, whether they are cancelled or not.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { COD_ORDERS, ORDERS_PER_DAY } from '../../contract/shared/limits.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { placeOrder } from './service.ts'

const COD = 5
const DAY_MS = 24 * 3_600_000
const EMPTY = statement(
  'test.empty-cart',
  'delete from cart_items i using carts c where c.id = i.cart_id and c.customer_id = $1',
)

const UPI = 8
const { perDay, cancelledPerMonth } = COD_ORDERS

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore({ config: { rateLimits: true } })
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

async function newBuyer(): Promise<Buyer> {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  return made
}

const inDays = (days: number) => ({ ...store.app, now: () => new Date(Date.now() + days * DAY_MS + 60_000) })

async function order(buyer: Buyer, methodId: number, app = store.app) {
  // left by a rejected order
  await app.db.run(EMPTY, [buyer.actor.customerId])
  await fillCarts(app.db, [buyer], [{ msn, quantity: 1 }])
  const request = await payRequest(app, buyer, methodId)
  return { request, placed: await placeOrder(app, buyer.actor, request) }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    error => (error instanceof AppError ? error.code : String(error)),
  )

it('rejects one more without reserving stock, and accepts it a day later', async () => {
  const buyer = await newBuyer()
  const first = await order(buyer, UPI)
  for (let placed = 1; placed < ORDERS_PER_DAY; placed++) {
    const { orderNumber } = (await order(buyer, UPI)).placed
    if (placed % 2) await cancelAsCustomer(store, buyer, { orderNumber })
  }
  const { reserved } = await stockOf(store.app.db, msn)
  expect(await codeOf(order(buyer, UPI))).toBe('checkout.too-many-orders')
  expect((await stockOf(store.app.db, msn)).reserved).toBe(reserved)
  // repeating the request creates no further order
  expect((await placeOrder(store.app, buyer.actor, first.request)).orderId).toBe(first.placed.orderId)
  expect(await codeOf(order(buyer, UPI, inDays(1)))).toBe('none')
})

it('closes cash on delivery earlier, for a day; another way to pay stays open', async () => {
  const buyer = await newBuyer()
  for (let placed = 0; placed < perDay; placed++) expect(await codeOf(order(buyer, COD))).toBe('none')
  expect(await codeOf(order(buyer, COD))).toBe('payment.cod-orders')
  expect(await codeOf(order(buyer, UPI))).toBe('none')
  expect(await codeOf(order(buyer, COD, inDays(1)))).toBe('none')
})

it('closes cash on delivery for a month after many of its orders were cancelled', async () => {
  const buyer = await newBuyer()
  for (let placed = 0; placed < cancelledPerMonth; placed++) {
    const { orderNumber } = (await order(buyer, COD)).placed
    await cancelAsCustomer(store, buyer, { orderNumber })
  }
  expect(await codeOf(order(buyer, COD))).toBe('payment.cod-cancelled')
  expect(await codeOf(order(buyer, COD, inDays(2)))).toBe('payment.cod-cancelled')
  expect(await codeOf(order(buyer, UPI))).toBe('none')
  expect(await codeOf(order(buyer, COD, inDays(30)))).toBe('none')
  const other = await newBuyer()
  expect(await codeOf(order(other, COD))).toBe('none')
})
