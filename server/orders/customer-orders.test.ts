// Orders as their owner sees them: list, details, tracking, cancelling; nobody else sees anything.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEndpoints } from '../../contract/orders/api.ts'
import { ORDER_GROUPS, type OrderGroup } from '../../contract/orders/status.rules.ts'
import { placeOrder } from '../checkout/service.ts'
import { orderAttributes } from '../payments/service.ts'
import type { App } from '../platform/app.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { payerOf, wordOn } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { advanceShipments } from './commands/advance-shipments.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { cancelReasons, orderBrief, orderDetails, trackShipment, userOrders } from './queries/customer-orders.ts'

let store: TestStore
let msns: string[]
let payer: ReturnType<typeof payerOf>
beforeAll(async () => {
  store = await openTestStore()
  payer = payerOf(store)
  msns = await pickProducts(store.app.db, 'IN', 4)
})
afterAll(() => store.close())

const ordered = (methodId: number, items = [{ msn: msns[0] ?? '', quantity: 2 }]) => payer.order(items, methodId)

const PAYMENT = statement('test.payment-of', 'select state from payments where order_id = $1')

/** The payment follows its order through an event, a moment later. */
function becomes(orderId: string, state: string): Promise<void> {
  return eventually(async () => expect(await store.app.db.one(PAYMENT, [orderId])).toEqual({ state }))
}

describe('what the owner sees', () => {
  test('the list, newest first, by tab and page', async () => {
    const { buyer, answer } = await ordered(5)
    await fillCarts(store.app.db, [buyer], [{ msn: msns[1] ?? '', quantity: 1 }])
    const second = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, 8))
    const all = await userOrders(store.app.db, buyer.actor, { state: 'all', pageIndex: 0, pageSize: 20 })
    expect(all.totalCount).toBe(2)
    expect(all.orders.map(order => order.orderNumber)).toEqual([second.orderNumber, answer.orderNumber])
    expect(all.orders.map(order => order.statusCodeOfOrder)).toEqual([11, 10])
    const page = await userOrders(store.app.db, buyer.actor, { state: 'all', pageIndex: 1, pageSize: 1 })
    expect(page.orders.map(order => order.orderNumber)).toEqual([answer.orderNumber])
    expect(
      (await userOrders(store.app.db, buyer.actor, { state: 'delivered', pageIndex: 0, pageSize: 20 })).orders,
    ).toEqual([])
    orderEndpoints.userOrders.response.parse({ status: true, statusCode: 200, data: all })
  })

  test('the PO number and the cost centre that it was placed with, in the list and in full', async () => {
    const { app } = store
    const [buyer] = await makeBuyers(app.db, 1)
    if (!buyer) throw new Error('no buyer')
    const place = async (references: { poNumber: string; costCentre: string }) => {
      await fillCarts(app.db, [buyer], [{ msn: msns[0] ?? '', quantity: 1 }])
      return placeOrder(app, buyer.actor, await payRequest(app, buyer, 5, references))
    }
    const { orderNumber } = await place({ poNumber: 'PO-2026/118', costCentre: 'Maintenance' })
    await place({ poNumber: '', costCentre: '' })
    const { orders } = await userOrders(app.db, buyer.actor, { state: 'all', pageIndex: 0, pageSize: 20 })
    expect(orders.map(({ poNumber, costCentre, paymentState }) => [poNumber, costCentre, paymentState])).toEqual([
      ['', '', 'due'],
      ['PO-2026/118', 'Maintenance', 'due'],
    ])
    const full = await orderDetails(app.db, buyer.actor, orderNumber)
    expect(full).toMatchObject({ poNumber: 'PO-2026/118', costCentre: 'Maintenance' })

    const find = async (str: string) => {
      const page = { state: 'all', str, pageIndex: 0, pageSize: 20 } as const
      const result = await userOrders(app.db, buyer.actor, page)
      expect(result.totalCount).toBe(result.orders.length)
      expect(result.counts.all).toBe(result.orders.length)
      return result.orders.map(order => order.orderNumber)
    }
    for (const text of ['PO-2026/118', 'po-2026', 'mainten', String(orderNumber)]) {
      expect(await find(text), text).toEqual([orderNumber])
    }
    expect(await find('')).toHaveLength(2)
    // no wildcards, no part of an order number
    for (const text of ['%', 'PO_2026', String(orderNumber).slice(0, -1), 'paint'])
      expect(await find(text), text).toEqual([])
  })

  test('each group has its own orders, pages and count', async () => {
    const visitor = await store.customer()
    const address = { name: 'Asha', phone: '9876543210', addressLine: 'Plot 12', city: 'Pune', postCode: '411026' }
    const saved = await visitor.call('POST /api/v1/address/postaddressV2', { body: address })
    const order = async (paymentMethodId: number) => {
      const itemsList = [{ productId: msns[0] ?? '', productQuantity: 1 }]
      const query = { pincode: '411026' }
      await visitor.call('POST /api/v1/cart/updateCartV2', { query, body: { itemsList } })
      const { methods } = (await visitor.call('POST /api/v1/payment/getAll', { body: query })).data
      const body = {
        idempotencyKey: randomUUID(),
        addressList: [{ addressId: saved.data.address.addressId, type: 'shipping' as const }],
        payment: { paymentMethodId },
        expectedPayable: methods.find(({ id }) => id === paymentMethodId)?.payable ?? 0,
      }
      return (await visitor.call('POST /api/v1/payment/payV2', { query, body })).data.orderNumber
    }
    const [first, second, third, unpaid] = [await order(5), await order(5), await order(5), await order(8)]
    const cancel = { orderNumber: second, reasonId: 1 }
    await visitor.call('POST /api/v1/order/cancelOrder', { body: cancel })
    const list = async (query: { state?: OrderGroup; pageIndex?: number; pageSize?: number }) =>
      (await visitor.call('GET /api/v1/checkout/getUserOrders', { query })).data
    const numbers = ({ orders }: Awaited<ReturnType<typeof list>>) => orders.map(({ orderNumber }) => orderNumber)
    expect(numbers(await list({ state: 'to-pay' }))).toEqual([unpaid])
    expect(numbers(await list({ state: 'on-the-way' }))).toEqual([third, first])
    expect(numbers(await list({ state: 'on-the-way', pageIndex: 1, pageSize: 1 }))).toEqual([first])
    expect(numbers(await list({ state: 'delivered' }))).toEqual([])
    expect(numbers(await list({ state: 'cancelled' }))).toEqual([second])
    expect(numbers(await list({}))).toEqual([unpaid, third, second, first])
    for (const state of ORDER_GROUPS) {
      const { counts, totalCount } = await list({ state, pageSize: 1 })
      expect(counts).toEqual({ all: 4, 'to-pay': 1, 'on-the-way': 2, delivered: 0, cancelled: 1 })
      expect(totalCount).toBe(counts[state])
    }
    const other = visitor.try('GET /api/v1/checkout/getUserOrders', { query: { state: 'open' as OrderGroup } })
    expect(await other).toMatchObject({ status: 400 })
  })

  test('one order in full, in both languages, as the contract has it', async () => {
    const { buyer, answer } = await ordered(8, [
      { msn: msns[0] ?? '', quantity: 1 },
      { msn: msns[1] ?? '', quantity: 2 },
    ])
    const order = await orderDetails(store.app.db, buyer.actor, answer.orderNumber)
    orderEndpoints.orderDetails.response.parse({ status: true, statusCode: 200, data: order })
    expect(order).toMatchObject({
      state: 'pending-payment',
      paymentState: 'created',
      cancellable: true,
      retryable: true,
      itemCount: 2,
      payable: answer.payable,
    })
    expect(order.steps.at(-1)?.running).toBe(answer.payable)
    expect(order.shippingAddress).toMatchObject({ city: 'Pune', postCode: '411001', stateName: 'Maharashtra' })
    expect(order.lines.every(line => line.promisedOn !== null)).toBe(true)
    const hindi = await orderDetails(store.app.db, { ...buyer.actor, language: 'hi' }, answer.orderNumber)
    expect(hindi.lines[0]?.productName).not.toBe(order.lines[0]?.productName)
    expect(cancelReasons('hi')[0]?.reason).toMatch(/[\u0900-\u097f]/)
  })
})

describe('cancelling', () => {
  test('frees the stock at once and owes paid money back', async () => {
    const msn = msns[2] ?? ''
    await setStock(store.app.db, msn, 10)
    const { buyer, answer, ref } = await ordered(8, [{ msn, quantity: 3 }])
    await payer.post(wordOn({ buyer, answer, ref }, 'success'))
    expect(await stockOf(store.app.db, msn)).toMatchObject({ reserved: 3 })
    const input = { orderNumber: answer.orderNumber, reasonId: 3, note: 'Site closed' }
    const order = await cancelOrder(store.app.db, buyer.actor, input)
    expect(order).toMatchObject({ state: 'cancelled', paymentState: 'refund-due', cancellable: false })
    expect(order.events.at(-1)?.why).toBe('Delivery takes too long: Site closed')
    expect(await stockOf(store.app.db, msn)).toMatchObject({ onHand: 10, reserved: 0 })
    await becomes(answer.orderId, 'refund-due')
    await expect(cancelOrder(store.app.db, buyer.actor, input)).rejects.toMatchObject({ code: 'order.not-cancellable' })
  })

  test('of a cash order leaves nothing due, visible at once', async () => {
    const { buyer, answer } = await ordered(5)
    const input = { orderNumber: answer.orderNumber, reasonId: 2, note: '' }
    expect((await orderDetails(store.app.db, buyer.actor, answer.orderNumber)).paymentState).toBe('due')
    expect(await cancelOrder(store.app.db, buyer.actor, input)).toMatchObject({
      state: 'cancelled',
      paymentState: 'void',
    })
    const attributes = await orderAttributes(store.app, buyer.actor, { orderNumber: answer.orderNumber })
    expect(attributes).toMatchObject({ state: 'cancelled', paymentState: 'void' })
    await becomes(answer.orderId, 'void')
  })

  test('twice at once happens once', async () => {
    const msn = msns[2] ?? ''
    await setStock(store.app.db, msn, 10)
    const { buyer, answer } = await ordered(5, [{ msn, quantity: 3 }])
    const input = { orderNumber: answer.orderNumber, reasonId: 1, note: '' }
    const ended = await Promise.allSettled([1, 2, 3].map(() => cancelOrder(store.app.db, buyer.actor, input)))
    expect(ended.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(store.app.db, msn)).toMatchObject({ onHand: 10, reserved: 0 })
    await becomes(answer.orderId, 'void')
  })

  test('needs a reason that is offered', async () => {
    const { buyer, answer } = await ordered(5)
    const input = { orderNumber: answer.orderNumber, reasonId: 99, note: '' }
    await expect(cancelOrder(store.app.db, buyer.actor, input)).rejects.toMatchObject({ code: 'request.invalid' })
  })
})

test('what belongs to another customer does not exist', async () => {
  const { answer } = await ordered(5)
  const [stranger] = await makeBuyers(store.app.db, 1)
  const { actor } = stranger as Buyer
  const { db } = store.app
  const number = answer.orderNumber
  const unknown = { code: 'order.unknown' }
  await expect(orderDetails(db, actor, number)).rejects.toMatchObject(unknown)
  await expect(orderBrief(db, actor, number)).rejects.toMatchObject(unknown)
  await expect(cancelOrder(db, actor, { orderNumber: number, reasonId: 1, note: '' })).rejects.toMatchObject(unknown)
  await expect(orderDetails(db, actor, 1)).rejects.toMatchObject(unknown)
  const visitor = await store.customer()
  for (const query of [
    visitor.try('GET /api/v1/order/orderDetails', { query: { orderNumber: number } }),
    visitor.try('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber: number } }),
    visitor.try('GET /api/v1/payment/getRetryRequest', { query: { orderNumber: number } }),
    visitor.try('POST /api/v1/payment/getAll', { body: { orderNumber: number } }),
  ]) {
    expect(await query).toMatchObject({ status: 404, body: unknown })
  }
  expect((await userOrders(db, actor, { state: 'all', pageIndex: 0, pageSize: 20 })).totalCount).toBe(0)
})

describe('the warehouse', () => {
  test('takes an order to the door, a shipment for each warehouse, and the cash with it', async () => {
    const msn = msns[3] ?? ''
    await setStock(store.app.db, msn, 2, 9)
    const { buyer, answer } = await ordered(5, [{ msn, quantity: 4 }])
    let clock = Date.now()
    const app: App = { ...store.app, now: () => new Date(clock) }
    const seen: string[] = []
    for (let step = 0; step < 5; step++) {
      // nothing moves before it is due
      clock = Date.now() + 3_600_000
      expect(await advanceShipments(app)).toBeGreaterThan(0)
      seen.push((await orderBrief(store.app.db, buyer.actor, answer.orderNumber)).state)
    }
    expect(seen).toEqual(['processing', 'packed', 'shipped', 'shipped', 'delivered'])
    const order = await orderDetails(store.app.db, buyer.actor, answer.orderNumber)
    expect(order.shipments).toHaveLength(2)
    expect(order.shipments.flatMap(shipment => shipment.lines.map(line => line.quantity)).sort()).toEqual([2, 2])
    expect(await stockOf(store.app.db, msn)).toMatchObject({ onHand: 7, reserved: 0 })
    const [shipment] = order.shipments
    const tracking = await trackShipment(store.app.db, buyer.actor, shipment?.shipmentId ?? 0)
    orderEndpoints.tracking.response.parse({ status: true, statusCode: 200, data: tracking })
    const codes = tracking.events.map(event => event.code)
    expect(codes).toEqual(['processing', 'packed', 'shipped', 'out-for-delivery', 'delivered'])
    expect(tracking.events.at(-1)?.place).toBe('Pune')
    const [stranger] = await makeBuyers(store.app.db, 1)
    await expect(trackShipment(store.app.db, (stranger as Buyer).actor, tracking.shipmentId)).rejects.toMatchObject({
      code: 'order.shipment-unknown',
    })
    await becomes(answer.orderId, 'paid')
    const input = { orderNumber: answer.orderNumber, reasonId: 1, note: '' }
    await expect(cancelOrder(store.app.db, buyer.actor, input)).rejects.toMatchObject({ code: 'order.not-cancellable' })
  })

  test('rests in production mode', async () => {
    await ordered(5)
    const config = { ...store.app.config, production: true }
    const app: App = { ...store.app, config, now: () => new Date(Date.now() + 3_600_000) }
    expect(await advanceShipments(app)).toBe(0)
  })
})
