// Lines and quantities of an order can be cancelled until hand-over: amounts, stock, shipments, refunds, invoices.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { pickProducts, setStock, stockOf } from '../testing/buyers.ts'
import { buyFrom } from '../testing/invoices.ts'
import { addOffer } from '../testing/offers.ts'
import { payerOf, type Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { testRights } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { cancelOrder, cancelOrderByStaff, previewCancellation } from './commands/cancel-order.ts'
import { moveShipment } from './commands/move-shipment.ts'
import { confirmOrder } from './commands/staff-orders.ts'

const COD = 5
const sql = (text: string) => statement('', text)
const PAYMENT = sql('select state, amount_minor as amount from payments where order_id = $1')
const FORGET_PRICES = sql('update orders set pricing = null where id = $1')
const INVOICED = sql(
  `select count(*)::int as count, coalesce(sum(payable_minor), 0)::bigint as payable, coalesce(sum(tax_minor), 0)::bigint as tax
   from invoices where order_id = $1`,
)
const ORDER = sql('select payable_minor as payable, taxes_minor as tax from orders where id = $1')
const CANCELLATIONS = sql('select count(*)::int as count from order_cancellations where order_id = $1')

let store: TestStore
let payer: ReturnType<typeof payerOf>
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  payer = payerOf(store)
  msns = await pickProducts(store.app.db, 'IN', 3)
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

const staff: Staff = {
  ...{ kind: 'staff', market: 'IN', language: 'en', deviceId: '', ip: '127.0.0.1', requestId: 'test', now: new Date() },
  ...{ place: null, sessionId: null, customerId: null, staffId: 'nadia', ...testRights('orders') },
}

/** Three lines with stock of ten each. */
async function threeLines(methodId = 8): Promise<Waiting> {
  for (const msn of msns) await setStock(store.app.db, msn, 10)
  const one = await payer.order(
    msns.map((msn, index) => ({ msn, quantity: index + 1 })),
    methodId,
  )
  if (methodId === COD) return one
  await payer.pay(one)
  return one
}

type Items = { lineNo: number; quantity?: number }[]
const preview = ({ buyer, answer }: Waiting, items?: Items) =>
  previewCancellation(store.app.db, buyer.actor, { orderNumber: answer.orderNumber, items })
const cancel = ({ buyer, answer }: Waiting, items: Items | undefined, change: object = {}) =>
  cancelOrder(store.app.db, buyer.actor, {
    ...{ orderNumber: answer.orderNumber, items, idempotencyKey: randomUUID(), reasonId: 4, note: '' },
    ...change,
  })

async function handOver(shipmentId: number): Promise<void> {
  const move = (to: 'packed' | 'shipped' | 'delivered', more = {}) =>
    moveShipment(store.app.db, staff, { shipmentId, to, ...more })
  await move('packed')
  await move('shipped', { carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
}

/** The invoices of an order add up to its current total. */
function invoiced({ answer }: Waiting, count: number): Promise<void> {
  return eventually(async () => {
    const order = await store.app.db.one<object>(ORDER, [answer.orderId])
    expect(await store.app.db.one(INVOICED, [answer.orderId])).toEqual({ count, ...order })
  })
}

describe('one of three lines of a paid order', () => {
  test('costs less by what was shown, frees the stock, and is refunded once', async () => {
    const one = await threeLines()
    const items = [{ lineNo: 2 }]
    const shown = await preview(one, items)
    expect(shown).toMatchObject({ whole: false, payableBefore: one.answer.payable })
    expect(shown.refund).toBe(shown.payableBefore - shown.payableAfter)
    expect(shown.refund).toBeGreaterThan(0)
    const key = { idempotencyKey: randomUUID(), expectedPayable: shown.payableAfter }
    const order = await cancel(one, items, key)
    // payments requests the refund a moment later
    const { refunds: _refunds, ...same } = order
    expect(await cancel(one, items, key)).toMatchObject(same)
    await expect(cancel(one, [{ lineNo: 1 }], key)).rejects.toMatchObject({ code: 'request.idempotency' })

    expect(order).toMatchObject({
      state: 'placed',
      payable: shown.payableAfter,
      paymentState: 'paid',
      cancellable: true,
    })
    expect(order.lines.map(line => [line.quantity, line.cancelledQuantity, line.cancellableQuantity])).toEqual([
      [1, 0, 1],
      [2, 2, 0],
      [3, 0, 3],
    ])
    expect(order.lines[1]).toMatchObject({ payable: 0, taxable: 0 })
    expect(order.steps.filter(({ kind }) => kind !== 'tax').at(-1)?.running).toBe(shown.payableAfter)
    expect(order.refunds).toMatchObject([{ amount: shown.refund, state: 'requested', cause: 'items-cancelled' }])
    expect(order.events.at(-1)).toMatchObject({ kind: 'items-cancelled', why: 'Wrong product or quantity' })
    expect(await stockOf(store.app.db, msns[1] ?? '')).toMatchObject({ onHand: 10, reserved: 0 })
    expect(await stockOf(store.app.db, msns[2] ?? '')).toMatchObject({ onHand: 10, reserved: 3 })

    // the store's own job may be first
    await eventually(async () => {
      await payer.makeRefunds()
      expect((await payer.detailsOf(one)).refunds).toMatchObject([{ amount: shown.refund, state: 'succeeded' }])
    })
    expect(await payer.makeRefunds()).toBe(0)
    expect(await store.app.db.one(CANCELLATIONS, [one.answer.orderId])).toEqual({ count: 1 })
  })

  test('then the rest: all that was paid is refunded, in two parts', async () => {
    const one = await threeLines()
    await cancel(one, [{ lineNo: 3, quantity: 2 }])
    const order = await cancel(one, undefined)
    expect(order).toMatchObject({ state: 'cancelled', paymentState: 'refund-due', cancellable: false })
    expect(order.lines.map(line => line.cancelledQuantity)).toEqual([1, 2, 3])
    await eventually(async () => {
      await payer.makeRefunds()
      expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toMatchObject({ state: 'refunded' })
    })
    const { refunds } = await payer.detailsOf(one)
    expect(refunds.map(({ cause }) => cause)).toEqual(['items-cancelled', 'order-cancelled'])
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.answer.payable)
    for (const msn of msns) expect(await stockOf(store.app.db, msn)).toMatchObject({ onHand: 10, reserved: 0 })
  })

  test('all lines one by one end as a cancelled order', async () => {
    const one = await threeLines()
    await cancel(one, [{ lineNo: 1 }, { lineNo: 3 }])
    expect(await preview(one, [{ lineNo: 2, quantity: 2 }])).toMatchObject({ whole: true, payableAfter: 0 })
    expect(await cancel(one, [{ lineNo: 2, quantity: 2 }])).toMatchObject({ state: 'cancelled' })
  })
})

describe('a paid order from before its prices were stored', () => {
  test('is refunded the share of what is cancelled, and its invoices add up to the rest', async () => {
    const one = await threeLines()
    await store.app.db.run(FORGET_PRICES, [one.answer.orderId])
    const shown = await preview(one, [{ lineNo: 3, quantity: 2 }])
    const order = await cancel(one, [{ lineNo: 3, quantity: 2 }], { expectedPayable: shown.payableAfter })
    expect(order.refunds).toMatchObject([{ amount: one.answer.payable - order.payable }])
    expect(order.steps.filter(({ kind }) => kind !== 'tax').at(-1)?.running).toBe(order.payable)
    const { shipments } = await confirmOrder(store.app.db, staff, one.answer.orderNumber)
    const [first, ...others] = shipments.map(({ shipmentId }) => shipmentId)
    await handOver(first ?? 0)
    // the refund of what has not left, besides an invoice that stays
    const [open] = (await payer.detailsOf(one)).lines.filter(line => line.cancellableQuantity > 0)
    const again = await cancel(one, [{ lineNo: open?.lineNo ?? 0, quantity: 1 }])
    expect(again.refunds.map(({ amount }) => amount)).toEqual([shown.refund, order.payable - again.payable])
    const left = again.shipments.filter(
      shipment => others.includes(shipment.shipmentId) && shipment.state !== 'cancelled',
    )
    for (const { shipmentId } of left) await handOver(shipmentId)
    await invoiced(one, left.length + 1)
  })
})

describe('what is rejected', () => {
  test('an amount other than shown, more than there is, unknown and repeated lines, no key, a part of an unpaid order', async () => {
    const one = await threeLines()
    const wrong = (items: Items, code: string, change = {}) =>
      expect(cancel(one, items, change)).rejects.toMatchObject({ code })
    await wrong([{ lineNo: 1 }], 'payment.amount', { expectedPayable: 1 })
    await wrong([{ lineNo: 1, quantity: 2 }], 'order.not-cancellable')
    await wrong([{ lineNo: 9 }], 'request.invalid')
    await wrong([{ lineNo: 1 }, { lineNo: 1 }], 'request.invalid')
    await wrong([{ lineNo: 1 }], 'request.invalid', { idempotencyKey: undefined })
    expect(await store.app.db.one(CANCELLATIONS, [one.answer.orderId])).toEqual({ count: 0 })

    const unpaid = await payer.order(msns.map(msn => ({ msn, quantity: 1 })))
    await expect(cancel(unpaid, [{ lineNo: 1 }])).rejects.toMatchObject({ code: 'order.cancel-whole' })
    expect(await payer.detailsOf(unpaid)).toMatchObject({ cancelOnlyWhole: true, cancellable: true })
    const foreign = { ...unpaid, buyer: one.buyer }
    await expect(cancel(foreign, [{ lineNo: 1 }])).rejects.toMatchObject({ code: 'order.unknown' })
    await expect(preview(foreign)).rejects.toMatchObject({ code: 'order.unknown' })
  })
})

describe('two at once', () => {
  test('cancel what there is once', async () => {
    const one = await threeLines()
    const ended = await Promise.allSettled([1, 2, 3].map(() => cancel(one, [{ lineNo: 3, quantity: 2 }])))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await payer.detailsOf(one)).lines[2]).toMatchObject({ cancelledQuantity: 2, cancellableQuantity: 1 })
    expect(await stockOf(store.app.db, msns[2] ?? '')).toMatchObject({ reserved: 1 })
  })

  test('the hand-over and a cancellation exclude each other', async () => {
    const one = await threeLines()
    const { shipments } = await confirmOrder(store.app.db, staff, one.answer.orderNumber)
    const shipmentId = shipments.find(({ lines }) => lines.some(line => line.lineNo === 3))?.shipmentId ?? 0
    await moveShipment(store.app.db, staff, { shipmentId, to: 'packed' })
    const [handedOver, cancelled] = await Promise.allSettled([
      moveShipment(store.app.db, staff, { shipmentId, to: 'shipped', carrier: 'vayu-express', trackingNumber: 'VX-9' }),
      cancel(one, [{ lineNo: 3, quantity: 2 }]),
    ])
    expect(handedOver.status).toBe('fulfilled')
    const { lines, shipments: after } = await payer.detailsOf(one)
    const gone = cancelled.status === 'fulfilled' ? 2 : 0
    expect(lines[2]?.cancelledQuantity).toBe(gone)
    const left = after.find(shipment => shipment.shipmentId === shipmentId)
    expect(left?.lines).toEqual([{ lineNo: 3, quantity: 3 - gone }])
    expect(await stockOf(store.app.db, msns[2] ?? '')).toMatchObject({ onHand: 10 - (3 - gone), reserved: 0 })
    for (const other of after) if (other.shipmentId !== shipmentId) await handOver(other.shipmentId)
    await invoiced(one, after.length)
  })
})

describe('a confirmed cash order', () => {
  test('owes less, its shipment loses the quantity, and its invoice is what it costs', async () => {
    const one = await threeLines(COD)
    await confirmOrder(store.app.db, staff, one.answer.orderNumber)
    const order = await cancelOrderByStaff(store.app.db, staff, {
      ...{ orderNumber: one.answer.orderNumber, reason: 'Damaged in the warehouse' },
      ...{ items: [{ lineNo: 3, quantity: 1 }, { lineNo: 1 }], idempotencyKey: randomUUID() },
    })
    const open = order.shipments.filter(({ state }) => state !== 'cancelled')
    expect(open.flatMap(({ lines }) => lines).sort((a, b) => a.lineNo - b.lineNo)).toEqual([
      { lineNo: 2, quantity: 2 },
      { lineNo: 3, quantity: 2 },
    ])
    expect(order.payable).toBeLessThan(one.answer.payable)
    await eventually(async () =>
      expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toEqual({ state: 'due', amount: order.payable }),
    )
    expect((await payer.detailsOf(one)).refunds).toEqual([])
    for (const { shipmentId } of open) await handOver(shipmentId)
    await invoiced(one, open.length)
  })
})

describe('an order of which one of two shipments has left', () => {
  async function halfShipped() {
    const [near = '', far = ''] = msns
    await setStock(store.app.db, near, 10)
    const other = await addOffer(store.app.db, far, { priceMinor: 9_777, units: 9, warehouse: 'DEL' })
    const one = await payer.order(
      [
        { msn: near, quantity: 1 },
        { msn: far, quantity: 3 },
      ],
      COD,
      buyFrom(store, { msn: far, offerId: other.offerId }),
    )
    const { shipments } = await confirmOrder(store.app.db, staff, one.answer.orderNumber)
    expect(shipments).toHaveLength(2)
    const first = shipments.find(shipment => shipment.lines[0]?.lineNo === 1)?.shipmentId ?? 0
    const second = shipments.find(shipment => shipment.lines[0]?.lineNo === 2)?.shipmentId ?? 0
    await handOver(first)
    return { one, first, second }
  }

  test('its invoice stays, and the second one is for what is left', async () => {
    const { one, second } = await halfShipped()
    await expect(cancel(one, undefined)).rejects.toMatchObject({ code: 'order.not-cancellable' })
    await expect(cancel(one, [{ lineNo: 1 }])).rejects.toMatchObject({ code: 'order.not-cancellable' })
    const order = await cancel(one, [{ lineNo: 2, quantity: 2 }])
    expect(order.payable).toBeLessThan(one.answer.payable)
    expect(order.state).toBe('processing')
    await handOver(second)
    await invoiced(one, 2)
    expect(await payer.detailsOf(one)).toMatchObject({ state: 'shipped', cancellable: false })
  })

  test('is shipped when the rest is cancelled, delivered when what left arrives, and costs what was invoiced', async () => {
    const { one, first } = await halfShipped()
    const order = await cancel(one, [{ lineNo: 2 }])
    expect(order.state).toBe('shipped')
    expect(order.shipments.map(({ state, lines }) => [state, lines.length]).sort()).toEqual([
      ['cancelled', 0],
      ['shipped', 1],
    ])
    await invoiced(one, 1)
    await moveShipment(store.app.db, staff, { shipmentId: first, to: 'delivered' })
    expect(await payer.detailsOf(one)).toMatchObject({ state: 'delivered' })
    await eventually(async () =>
      expect(await store.app.db.one(PAYMENT, [one.answer.orderId])).toEqual({ state: 'paid', amount: order.payable }),
    )
  })

  test('is delivered at once when what is not delivered is cancelled', async () => {
    const { one, first } = await halfShipped()
    await moveShipment(store.app.db, staff, { shipmentId: first, to: 'delivered' })
    expect(await payer.detailsOf(one)).toMatchObject({ state: 'processing' })
    expect(await cancel(one, [{ lineNo: 2 }])).toMatchObject({ state: 'delivered' })
    await invoiced(one, 1)
  })
})
