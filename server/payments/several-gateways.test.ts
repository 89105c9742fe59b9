// Two gateways for one method: chosen by amount, with the next one used when a session cannot be created.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { testGateways } from '../testing/config.ts'
import { type GatewayShop, gatewayShop } from '../testing/gateway-shop.ts'
import { PAID_ONCE, payAgain } from '../testing/payer.ts'
import { PayuStub } from '../testing/payu-stub.ts'
import { RazorpayStub } from '../testing/razorpay-stub.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { presentPayment } from './service.ts'

let store: TestStore
let razorpay: RazorpayStub
let payu: PayuStub
let shop: GatewayShop
let cheap: string
let dear: string
let origin: string
const LIMIT_MINOR = 2000_00
beforeAll(async () => {
  ;[razorpay, payu] = await Promise.all([new RazorpayStub().start(), new PayuStub().start()])
  const all = { market: 'IN' as const, methodId: null, minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER }
  const routes = [
    { ...all, maxMinor: LIMIT_MINOR, gateways: ['razorpay', 'payu'] },
    { ...all, gateways: ['payu'] },
  ]
  const gateways = testGateways({ razorpay: razorpay.settings(), payu: payu.settings(), routes })
  store = await openTestStore({ config: { gateways } })
  shop = gatewayShop(store)
  ;[cheap = ''] = await pickProducts(store.app.db, 'IN', 1, 500_00, 1500_00)
  ;[dear = ''] = await pickProducts(store.app.db, 'IN', 1, 2500_00, 9000_00)
  for (const msn of [cheap, dear]) await setStock(store.app.db, msn, 500)
  origin = await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  razorpay.heal()
  await store.advanceClock(31)
})
afterAll(async () => {
  await store.close()
  await Promise.all([razorpay.close(), payu.close()])
})

const FIRST = statement('test.first-attempt', 'select id from payments where order_id = $1 and attempt = 1')
const CREATE = /^POST \/v1\/orders$/

test('by amount: small payments at one gateway, large ones at the other', async () => {
  expect((await shop.order(cheap)).gateway).toBe('razorpay')
  expect((await shop.order(dear)).gateway).toBe('payu')
})

test('the next gateway when a session cannot be created, in the same order and at the same amount', async () => {
  razorpay.fail(CREATE, 503, 9)
  const one = await shop.order(cheap)
  expect(one.gateway).toBe('payu')
  expect(one.answer).toMatchObject({ state: 'pending-payment', redirect: { fields: { txnid: one.ref } } })
  expect(await shop.historyOf(one)).toMatchObject({ orders: 1, payments: ['failed', 'created'], held: 1 })
  await payu.open(one.answer.redirect?.fields ?? {})
  payu.pay(one.ref)
  expect(await payu.deliver(origin, await payu.returnFields(one.ref))).toMatchObject({ outcome: 'paid' })
  expect(await shop.historyOf(one)).toEqual({ ...PAID_ONCE, payments: ['failed', 'paid'] })
})

test('a session that was created unheard, at the gateway that was given up: paid there too is owed back', async () => {
  razorpay.fail(CREATE, 'lost')
  razorpay.fail(/^GET/, 503, 9)
  const one = await shop.order(cheap)
  expect(one.gateway).toBe('payu')
  razorpay.heal()
  await payu.open(one.answer.redirect?.fields ?? {})
  payu.pay(one.ref)
  await payu.deliver(origin, await payu.returnFields(one.ref))
  const lost = razorpay.orders.at(-1)
  if (!lost) throw new Error('no order was created')
  expect(await razorpay.deliver(origin, razorpay.event('payment.captured', razorpay.pay(lost.receipt)))).toMatchObject({
    outcome: 'refund-due',
  })
  expect(await shop.historyOf(one)).toEqual({ ...PAID_ONCE, payments: ['refund-due', 'paid'] })
})

test('a request that is repeated returns the attempt that took the place of the first', async () => {
  razorpay.fail(CREATE, 503, 9)
  const one = await shop.order(cheap)
  const { db } = store.app
  const first = await db.one<{ id: string }>(FIRST, [one.answer.orderId])
  const again = await presentPayment(store.app, one.buyer.actor, first.id)
  expect(again).toMatchObject({ paymentId: one.answer.paymentId, redirect: { fields: { txnid: one.ref } } })
})

test('a gateway that keeps failing is no longer called, and a buyer who pays again goes to the other', async () => {
  const one = await shop.order(cheap)
  razorpay.fail(CREATE, 500, 99)
  for (let times = 0; times < 3; times++) expect((await shop.order(cheap)).gateway).toBe('payu')
  const calls = razorpay.count(CREATE)
  expect((await shop.order(cheap)).gateway).toBe('payu')
  expect(razorpay.count(CREATE)).toBe(calls)
  const again = await payAgain(store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber })
  expect((await shop.attempt(again)).gateway).toBe('payu')
  await store.advanceClock(31)
  razorpay.heal()
  expect((await shop.order(cheap)).gateway).toBe('razorpay')
})
