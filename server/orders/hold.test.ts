// Orders on hold: nothing is sent, individually, by jobs or in bulk, until they are released; everything else continues.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HoldReason } from '../../contract/orders/hold.rules.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { carrierStub } from '../testing/carrier-stub.ts'
import { parcelsOf } from '../testing/parcels.ts'
import { openReturnsStore, RETURNS_STAFF, type ReturnsStore } from '../testing/returns.ts'
import { openStaff } from '../testing/staff.ts'
import { advanceShipments } from './commands/advance-shipments.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { holdOrder, releaseOrder } from './commands/hold-order.ts'
import { moveShipment } from './commands/move-shipment.ts'
import { confirmOrder } from './commands/staff-orders.ts'
import { previewStep, takeStep } from './commands/warehouse-step.ts'
import { orderDetails } from './queries/customer-orders.ts'
import { staffOrder } from './queries/staff-orders.ts'

const COD = 5
const SECRET = 'a secret of the carrier of this test'
const KEY = 'khk_of-the-test-hold'
const EVENTS = statement(
  'test.hold-events',
  `select e.kind, e.why, e.who from order_events e join orders o on o.id = e.order_id
   where o.number = $1 and e.kind in ('held', 'released') order by e.id`,
)
const AUDIT = statement(
  'test.hold-audit',
  `select before, after from audit_entries where record_kind = 'order' and record_id = $1 and call like '%/hold' order by seq`,
)

let shop: ReturnsStore
let parcels: ReturnType<typeof parcelsOf>
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY, carrierSecrets: { 'vayu-express': SECRET } })
  parcels = parcelsOf(shop)
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db
const staff: Staff = { ...RETURNS_STAFF, name: 'Ravi Nair' }

const order = async (methodId = COD) => {
  const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 2 }], methodId)
  return { ...one, orderNumber: one.answer.orderNumber }
}
interface HoldInput {
  holdId?: string
  reason?: HoldReason
  note?: string
  by?: Staff
}
function hold(orderNumber: number, { holdId = randomUUID(), by = staff, ...words }: HoldInput = {}) {
  return holdOrder(db(), by, { orderNumber, holdId, reason: 'address-check', note: '', ...words })
}
const release = async (orderNumber: number) => {
  const held = (await staffOrder(db(), orderNumber)).hold
  return releaseOrder(db(), staff, { orderNumber, holdId: held?.holdId ?? randomUUID() })
}
const ON_HOLD = { code: 'order.on-hold' }

describe('nothing of an order on hold', () => {
  test('is confirmed, and it goes on after it was released', async () => {
    const { orderNumber } = await order()
    const held = await hold(orderNumber, { note: 'No house number.' })
    expect(held).toMatchObject({
      ...{ state: 'placed', onHold: true },
      hold: { reason: 'address-check', note: 'No house number.', by: 'Ravi Nair' },
    })
    await expect(confirmOrder(db(), staff, orderNumber)).rejects.toMatchObject(ON_HOLD)
    expect(await release(orderNumber)).toMatchObject({ onHold: false, hold: null })
    expect(await confirmOrder(db(), staff, orderNumber)).toMatchObject({ state: 'processing' })
    const who = `staff:${staff.staffId}`
    expect(await db().rows(EVENTS, [orderNumber])).toEqual([
      { kind: 'held', why: 'No house number.', who },
      { kind: 'released', why: '', who },
    ])
    const events = (await staffOrder(db(), orderNumber)).events.map(({ kind, holdReason }) => [kind, holdReason])
    expect(events).toEqual([
      ['placed', null],
      ['held', 'address-check'],
      ['released', null],
      ['state', null],
    ])
  })

  test('is packed or handed over; a step that was taken before stays so', async () => {
    const { orderNumber } = await order()
    const { shipments } = await confirmOrder(db(), staff, orderNumber)
    const [{ shipmentId } = { shipmentId: 0 }] = shipments
    await hold(orderNumber)
    expect(await confirmOrder(db(), staff, orderNumber)).toMatchObject({ state: 'processing' })
    await expect(moveShipment(db(), staff, { shipmentId, to: 'packed' })).rejects.toMatchObject(ON_HOLD)
    await release(orderNumber)
    await moveShipment(db(), staff, { shipmentId, to: 'packed' })
    await hold(orderNumber)
    expect(await moveShipment(db(), staff, { shipmentId, to: 'packed' })).toMatchObject({ state: 'packed' })
    const handover = { to: 'shipped' as const, carrier: 'vayu-express', trackingNumber: 'VX-HELD' }
    await expect(moveShipment(db(), staff, { shipmentId, ...handover })).rejects.toMatchObject(ON_HOLD)
    const api = shop.store.visitor()
    api.headers.authorization = `Bearer ${KEY}`
    const body = { carrier: 'rajpath-surface', trackingNumber: 'RAJ-HELD' }
    const booked = await api.try('POST /api/admin/shipments/{shipmentId}/booking', { params: { shipmentId }, body })
    expect(booked).toMatchObject({ status: 409, body: ON_HOLD })
  })

  test('is moved automatically in a development store', async () => {
    const { orderNumber } = await order()
    await hold(orderNumber)
    const later = { ...shop.store.app, now: () => new Date(Date.now() + 3_600_000) }
    await advanceShipments(later)
    expect(await staffOrder(db(), orderNumber)).toMatchObject({ state: 'placed' })
    await release(orderNumber)
    await advanceShipments(later)
    expect(await staffOrder(db(), orderNumber)).toMatchObject({ state: 'processing' })
  })

  test('is taken with others, which is said before', async () => {
    const [one, two] = [await order(), await order()]
    await hold(one.orderNumber)
    const numbers = [one.orderNumber, two.orderNumber]
    const fits = async (step: 'confirm' | 'hold' | 'release') =>
      (await previewStep(db(), { step, market: 'IN' }, numbers)).map(({ fit }) => fit)
    expect(await fits('confirm')).toEqual(['on-hold', 'fits'])
    expect(await fits('hold')).toEqual(['already', 'fits'])
    expect(await fits('release')).toEqual(['fits', 'already'])
    const take = (taken: Parameters<typeof takeStep>[2], orderNumber: number) =>
      db().transaction(tx => takeStep(tx, staff, taken, orderNumber))
    expect(await take({ step: 'confirm', market: 'IN' }, one.orderNumber)).toMatchObject({ fit: 'on-hold' })
    await take({ step: 'hold', market: 'IN', hold: { reason: 'stock-problem', note: '' } }, two.orderNumber)
    expect(await staffOrder(db(), two.orderNumber)).toMatchObject({ hold: { reason: 'stock-problem' } })
    await take({ step: 'release', market: 'IN' }, two.orderNumber)
    expect(await staffOrder(db(), two.orderNumber)).toMatchObject({ hold: null })
  })
})

describe('meanwhile', () => {
  test('the customer reads that it is checked, not why, and may cancel', async () => {
    const { orderNumber, buyer } = await order()
    await hold(orderNumber, { reason: 'suspicious', note: 'Many orders to one address.' })
    const seen = await orderDetails(db(), buyer.actor, orderNumber)
    expect(seen).toMatchObject({ onHold: true, cancellable: true })
    expect(JSON.stringify(seen)).not.toMatch(/suspicious|Many orders/)
    await cancelOrder(db(), buyer.actor, { orderNumber, reasonId: 1, note: '' })
    const cancelled = await staffOrder(db(), orderNumber)
    expect(cancelled).toMatchObject({ state: 'cancelled', onHold: false, hold: null })
    await expect(hold(orderNumber)).rejects.toMatchObject({ code: 'order.state' })
  })

  test('a payment that arrives is booked, and the order stays on hold', async () => {
    const one = await order(8)
    await hold(one.orderNumber, { reason: 'payment-check' })
    expect(await orderDetails(db(), one.buyer.actor, one.orderNumber)).toMatchObject({ onHold: false })
    await shop.pay(one)
    expect(await staffOrder(db(), one.orderNumber)).toMatchObject({
      ...{ state: 'placed', paymentState: 'paid', onHold: true },
    })
    await expect(confirmOrder(db(), staff, one.orderNumber)).rejects.toMatchObject(ON_HOLD)
  })

  test('what has left goes on its way, by events of the carrier too', async () => {
    const one = await parcels.confirmed(2, COD)
    const { orderNumber } = one.answer
    const [first = 0, second = 0] = one.parcels
    await parcels.handOver(first)
    await hold(orderNumber)
    const report = carrierStub(shop.store, 'vayu-express', SECRET)
    const event = { trackingNumber: `VX-${first}`, state: 'delivered' as const, place: 'Pune' }
    expect(await report(event)).toMatchObject({ status: 200, outcome: 'moved' })
    const { shipments, onHold } = await staffOrder(db(), orderNumber)
    expect(shipments.map(({ state }) => state).sort()).toEqual(['delivered', 'processing'])
    expect(onHold).toBe(true)
    await expect(parcels.move(second, 'packed')).rejects.toMatchObject(ON_HOLD)
  })
})

describe('a hold', () => {
  test('of two members at once is that of the first, which both see', async () => {
    const { orderNumber } = await order()
    const other: Staff = { ...staff, staffId: 'meera', name: 'Meera Shah' }
    const answers = await Promise.all([hold(orderNumber), hold(orderNumber, { by: other, reason: 'documents' })])
    expect(answers[0]?.hold).toEqual(answers[1]?.hold)
    expect(await db().rows(EVENTS, [orderNumber])).toHaveLength(1)
    const holdId = answers[0]?.hold?.holdId ?? ''
    const releases = [1, 2].map(() => releaseOrder(db(), staff, { orderNumber, holdId }))
    for (const released of await Promise.all(releases)) expect(released.hold).toBeNull()
    expect(await db().rows(EVENTS, [orderNumber])).toHaveLength(2)
  })

  test('that is repeated changes nothing, even after its release', async () => {
    const { orderNumber } = await order()
    const holdId = randomUUID()
    const once = await hold(orderNumber, { holdId })
    expect(await hold(orderNumber, { holdId })).toEqual(once)
    await expect(hold(orderNumber, { holdId, note: 'Something else.' })).rejects.toMatchObject({
      code: 'request.idempotency',
    })
    await release(orderNumber)
    expect(await hold(orderNumber, { holdId })).toMatchObject({ hold: null })
    // a response to an earlier view does not end a newer hold
    await hold(orderNumber, { reason: 'suspicious' })
    await expect(releaseOrder(db(), staff, { orderNumber, holdId })).rejects.toMatchObject({ code: 'order.other-hold' })
  })

  test('needs a text for another reason, an unsent order, and the caller’s market', async () => {
    const { orderNumber } = await order()
    await expect(hold(orderNumber, { reason: 'other', note: 'x' })).rejects.toMatchObject({ code: 'request.invalid' })
    const { visitor } = await openStaff(shop.store, 'orders', ['AE'])
    const body = { holdId: randomUUID(), reason: 'documents' as const }
    const elsewhere = await visitor.try('POST /api/admin/orders/{orderNumber}/hold', { params: { orderNumber }, body })
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
    const sent = await parcels.sent(1, COD)
    await expect(hold(sent.answer.orderNumber)).rejects.toMatchObject({ code: 'order.state' })
  })

  test('needs the right to move orders, and is in the audit log without its text', async () => {
    const { orderNumber } = await order()
    const call = 'POST /api/admin/orders/{orderNumber}/hold'
    const body = { holdId: randomUUID(), reason: 'documents' as const, note: 'Form C' }
    const auditor = await openStaff(shop.store, 'auditor')
    expect(await auditor.visitor.try(call, { params: { orderNumber }, body })).toMatchObject({ status: 403 })
    const warehouse = await openStaff(shop.store, 'warehouse')
    await warehouse.visitor.call(call, { params: { orderNumber }, body })
    expect(await db().rows(AUDIT, [String(orderNumber)])).toEqual([
      { before: { onHold: false }, after: { onHold: true, reason: 'documents' } },
    ])
  })
})
