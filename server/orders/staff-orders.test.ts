// Orders as staff move them: confirmed, packed, handed over and delivered shipment by shipment, or cancelled.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffOrder } from '../../contract/orders/staff-api.ts'
import { HEADERS } from '../../contract/shared/headers.ts'
import { placeOrder } from '../checkout/service.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, stockOf } from '../testing/buyers.ts'
import { addOffer } from '../testing/offers.ts'
import { eventually } from '../testing/soon.ts'
import { testRights } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { cancelOrder, cancelOrderByStaff } from './commands/cancel-order.ts'
import { moveShipment, type ShipmentMove } from './commands/move-shipment.ts'
import { confirmOrder } from './commands/staff-orders.ts'
import { orderDetails, trackShipment } from './queries/customer-orders.ts'
import { staffOrder, staffOrders } from './queries/staff-orders.ts'

const COD = 5
const KEY = 'khk_of-the-test-staff-orders'
const CARRIER = 'vayu-express'
const sql = (text: string) => statement('', text)
const BUY_FROM = sql(
  `update cart_items i set offer_id = o.id from carts c, offers o
   where c.id = i.cart_id and c.customer_id = $1 and o.id = $2 and i.msn = o.msn`,
)
const PAYMENT = sql('select state from payments where order_id = (select id from orders where number = $1)')
const INVOICES = sql(
  `select h.number from invoices i join shipments h on h.id = i.shipment_id join orders o on o.id = i.order_id
   where o.number = $1 order by h.number`,
)
const HELD = sql(
  `select state, quantity from stock_reservations where order_id = (select id from orders where number = $1) order by line_no`,
)

let store: TestStore
let products: string[]
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY })
  products = await pickProducts(store.app.db, 'IN', 4)
})
afterAll(() => store.close())

const staff: Staff = {
  kind: 'staff',
  market: 'IN',
  language: 'en',
  deviceId: '',
  ip: '127.0.0.1',
  requestId: 'test',
  now: new Date(),
  place: null,
  sessionId: null,
  customerId: null,
  staffId: 'nadia',
  ...testRights('orders'),
}
const confirm = (orderNumber: number) => confirmOrder(store.app.db, staff, orderNumber)
const move = (input: ShipmentMove) => moveShipment(store.app.db, staff, input)
const handOver = (shipmentId: number, trackingNumber: string) =>
  move({ shipmentId, to: 'shipped', carrier: CARRIER, trackingNumber })

async function place(items: { msn: string; quantity: number }[], offerIds: number[] = []) {
  const { app } = store
  const [buyer] = await makeBuyers(app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(app.db, [buyer], items)
  for (const offerId of offerIds) await app.db.run(BUY_FROM, [buyer.actor.customerId, offerId])
  const { orderNumber } = await placeOrder(app, buyer.actor, await payRequest(app, buyer, COD))
  return { buyer, orderNumber }
}

/** An order of two sellers, confirmed: two shipments. */
async function twoShipments(): Promise<{ buyer: Buyer; orderNumber: number; first: number; second: number }> {
  const [one = '', two = ''] = products
  const offers = [
    await addOffer(store.app.db, one, { priceMinor: 60_000, units: 9, warehouse: 'BWD' }),
    await addOffer(store.app.db, two, { priceMinor: 71_111, units: 9, warehouse: 'BWD' }),
    await addOffer(store.app.db, two, { priceMinor: 71_111, units: 9, warehouse: 'BWD' }),
  ]
  const other = offers.slice(1).find(({ sellerCode }) => sellerCode !== offers[0]?.sellerCode)
  const placed = await place(
    [
      { msn: one, quantity: 1 },
      { msn: two, quantity: 3 },
    ],
    [offers[0]?.offerId ?? 0, other?.offerId ?? 0],
  )
  const { shipments } = await confirm(placed.orderNumber)
  expect(shipments.map(({ state }) => state)).toEqual(['processing', 'processing'])
  const [first = 0, second = 0] = shipments.map(({ shipmentId }) => shipmentId)
  return { ...placed, first, second }
}

const statesOf = ({ state, shipments }: StaffOrder) => [state, ...shipments.map(shipment => shipment.state)]

describe('an order of two shipments', () => {
  test('follows the one that is furthest behind; stock leaves and invoices are issued one by one', async () => {
    const { buyer, orderNumber, first, second } = await twoShipments()
    expect(statesOf(await move({ shipmentId: first, to: 'packed' }))).toEqual(['processing', 'packed', 'processing'])
    expect(statesOf(await handOver(first, 'VX-1001'))).toEqual(['processing', 'shipped', 'processing'])
    expect((await store.app.db.rows<{ state: string }>(HELD, [orderNumber])).map(({ state }) => state).sort()).toEqual([
      'reserved',
      'shipped',
    ])
    await eventually(async () => expect(await store.app.db.rows(INVOICES, [orderNumber])).toEqual([{ number: first }]))

    const partly = await orderDetails(store.app.db, buyer.actor, orderNumber)
    expect(partly.lines.map(line => line.cancellableQuantity)).toEqual([0, 3])
    // something has left, so neither the customer nor staff can cancel the whole
    const cancel = { orderNumber, reasonId: 1, note: '' }
    await expect(cancelOrder(store.app.db, buyer.actor, cancel)).rejects.toMatchObject({
      code: 'order.not-cancellable',
    })
    await expect(
      cancelOrderByStaff(store.app.db, staff, { orderNumber, reason: 'Out of range' }),
    ).rejects.toMatchObject({
      code: 'order.not-cancellable',
    })

    expect(statesOf(await move({ shipmentId: second, to: 'packed' }))).toEqual(['packed', 'shipped', 'packed'])
    expect((await orderDetails(store.app.db, buyer.actor, orderNumber)).statusCodeOfOrder).toBe(110)
    expect(statesOf(await handOver(second, 'VX-1002'))).toEqual(['shipped', 'shipped', 'shipped'])
    await eventually(async () => expect(await store.app.db.rows(INVOICES, [orderNumber])).toHaveLength(2))
    await move({ shipmentId: first, to: 'out-for-delivery' })
    expect(statesOf(await move({ shipmentId: first, to: 'delivered' }))).toEqual(['shipped', 'delivered', 'shipped'])
    expect(await store.app.db.one(PAYMENT, [orderNumber])).toEqual({ state: 'due' })
    const done = await move({ shipmentId: second, to: 'delivered' })
    expect(statesOf(done)).toEqual(['delivered', 'delivered', 'delivered'])
    expect(done.events.at(-1)).toMatchObject({ state: 'delivered', who: 'staff:nadia' })
    await eventually(async () => expect(await store.app.db.one(PAYMENT, [orderNumber])).toEqual({ state: 'paid' }))

    const seen = await orderDetails(store.app.db, buyer.actor, orderNumber)
    expect(seen.shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['VX-1001', 'VX-1002'])
    expect(seen.statusCodeOfOrder).toBe(150)
    // seven days after the delivery, and two more for a test around midnight
    const codeAfter = async (days: number) => {
      const now = new Date(buyer.actor.now.getTime() + days * 86_400_000)
      return (await orderDetails(store.app.db, { ...buyer.actor, now }, orderNumber)).statusCodeOfOrder
    }
    expect([await codeAfter(7), await codeAfter(9)]).toEqual([150, 400])
    const tracking = await trackShipment(store.app.db, buyer.actor, first)
    expect(tracking).toMatchObject({ carrier: 'Vayu Express', trackingNumber: 'VX-1001' })
    expect(tracking.events.map(({ code }) => code)).toEqual([
      'processing',
      'packed',
      'shipped',
      'out-for-delivery',
      'delivered',
    ])
  })

  test('is handed over once, by however many people at the same time', async () => {
    const { orderNumber, first } = await twoShipments()
    await move({ shipmentId: first, to: 'packed' })
    const before = await stockOf(store.app.db, products[0] ?? '')
    const answers = await Promise.all(Array.from({ length: 12 }, () => handOver(first, 'VX-2001')))
    expect(new Set(answers.map(({ shipments }) => shipments[0]?.trackingNumber))).toEqual(new Set(['VX-2001']))
    const after = await stockOf(store.app.db, products[0] ?? '')
    expect(before.onHand - after.onHand).toBe(1)
    expect(before.reserved - after.reserved).toBe(1)
    const { shipments } = await staffOrder(store.app.db, orderNumber)
    expect(shipments.map(({ state }) => state)).toEqual(['shipped', 'processing'])
    await expect(handOver(first, 'VX-2002')).rejects.toMatchObject({ code: 'request.idempotency' })
  })
})

describe('a move is rejected', () => {
  test('out of turn, with a carrier of nobody, or for a shipment that is not there', async () => {
    const { orderNumber, first } = await twoShipments()
    await expect(move({ shipmentId: first, to: 'delivered' })).rejects.toMatchObject({ code: 'order.state' })
    await move({ shipmentId: first, to: 'packed' })
    const wrong = move({ shipmentId: first, to: 'shipped', carrier: 'aladdin', trackingNumber: 'VX-3001' })
    await expect(wrong).rejects.toMatchObject({ code: 'request.invalid' })
    for (const rest of [{}, { carrier: CARRIER }, { trackingNumber: 'VX-3001' }]) {
      const incomplete = move({ shipmentId: first, to: 'shipped', ...rest })
      await expect(incomplete).rejects.toMatchObject({ code: 'request.invalid' })
    }
    const early = move({ shipmentId: first, to: 'packed', carrier: CARRIER })
    await expect(early).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(move({ shipmentId: 1, to: 'packed' })).rejects.toMatchObject({ code: 'order.shipment-unknown' })
    await expect(confirm(1)).rejects.toMatchObject({ code: 'order.unknown' })
    const { shipments, events } = await confirm(orderNumber)
    expect(shipments).toHaveLength(2)
    expect(events.filter(({ state }) => state === 'processing')).toHaveLength(1)
  })
})

test('staff cancel an order of which nothing has left: stock and payment are released, and it cannot be confirmed', async () => {
  const { buyer, orderNumber } = await place([{ msn: products[2] ?? '', quantity: 2 }])
  const before = await stockOf(store.app.db, products[2] ?? '')
  await confirm(orderNumber)
  const cancelled = await cancelOrderByStaff(store.app.db, staff, { orderNumber, reason: 'The warehouse is flooded' })
  expect(statesOf(cancelled)).toEqual(['cancelled', 'cancelled'])
  expect(cancelled.events.at(-1)).toMatchObject({ who: 'staff:nadia', why: 'The warehouse is flooded' })
  expect((await orderDetails(store.app.db, buyer.actor, orderNumber)).statusCodeOfOrder).toBe(340)
  expect((await stockOf(store.app.db, products[2] ?? '')).reserved).toBe(before.reserved - 2)
  await eventually(async () => expect(await store.app.db.one(PAYMENT, [orderNumber])).toEqual({ state: 'void' }))
  await expect(confirm(orderNumber)).rejects.toMatchObject({ code: 'order.state' })
  // cancelling again changes nothing
  expect((await cancelOrderByStaff(store.app.db, staff, { orderNumber, reason: 'Again' })).events).toEqual(
    cancelled.events,
  )
})

test('the list pages through the orders of a market by number, in the requested states', async () => {
  const numbers: number[] = []
  for (let n = 0; n < 3; n++) numbers.push((await place([{ msn: products[3] ?? '', quantity: 1 }])).orderNumber)
  const page = (before?: number) =>
    staffOrders(store.app.db, { market: 'IN', state: ['placed'], limit: 2, ...(before && { before }) })
  const first = await page()
  expect(first).toMatchObject({ more: true, orders: [{ orderNumber: numbers[2] }, { orderNumber: numbers[1] }] })
  expect((await page(numbers[1])).orders[0]).toMatchObject({ orderNumber: numbers[0], state: 'placed', city: 'Pune' })
  expect((await staffOrders(store.app.db, { market: 'AE', limit: 50 })).orders).toEqual([])
})

test('over HTTP with the operator key, and nobody else gets in', async () => {
  const { orderNumber } = await place([{ msn: products[3] ?? '', quantity: 1 }])
  const operator = store.visitor()
  operator.headers[HEADERS.authorization] = `Bearer ${KEY}`
  const confirmed = await operator.request('POST', `/api/admin/orders/${orderNumber}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200, body: { data: { state: 'processing' } } })
  const [shipment] = (confirmed.body as { data: StaffOrder }).data.shipments
  const moved = await operator.request('POST', `/api/admin/shipments/${shipment?.shipmentId}/move`, { to: 'packed' })
  expect(moved).toMatchObject({ status: 200, body: { data: { state: 'packed' } } })
  const unknown = { to: 'shipped', carrier: CARRIER, trackingNumber: 'VX 4001', weight: 2 }
  expect(await operator.request('POST', `/api/admin/shipments/${shipment?.shipmentId}/move`, unknown)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
  const stranger = store.visitor()
  expect((await stranger.request('GET', `/api/admin/orders/${orderNumber}`)).status).toBe(403)
})
