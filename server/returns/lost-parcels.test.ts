// Parcels lost by a carrier: sent again with the same invoice, refunded and never sent, or found after all.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { stockOf } from '../testing/buyers.ts'
import { ledgerDifferences, parcelsOf, type Sent } from '../testing/parcels.ts'
import { openReturnsStore, type ReturnsStore, RETURNS_STAFF as staff } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'
import { moveParcel } from './commands/return-parcel.ts'

const COD = 5
const VERIFY = statement(
  'test.verify-mail-of-lost',
  `update customers set email = $2, email_verified_at = now() where id = $1`,
)
const MAILS = statement(
  'test.lost-mails',
  `select template from messages where recipient = $1 and template like 'parcel-%' order by id`,
)
const EMPTY = statement(
  'test.empty-warehouse',
  `update stock s set on_hand = reserved from products p where p.msn = s.msn and s.msn = $1`,
)

const FILL = statement('test.fill-warehouse', 'update stock set on_hand = reserved + 40 where msn = $1')

let shop: ReturnsStore
let parcels: ReturnType<typeof parcelsOf>
beforeAll(async () => {
  shop = await openReturnsStore()
  parcels = parcelsOf(shop)
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const lose = (shipmentId: number, claim?: string) =>
  moveParcel(db(), staff, { shipmentId, to: 'lost', reason: 'Lost in the hub', ...(claim && { claim }) })
const sendAgain = (shipmentId: number, trackingNumber: string) =>
  moveParcel(db(), staff, { shipmentId, to: 'shipped', carrier: 'vayu-express', trackingNumber })
const refund = (shipmentId: number) => moveParcel(db(), staff, { shipmentId, to: 'returned' })
const eventsOf = async (one: Sent) => (await shop.payer.detailsOf(one)).shipments.map(({ state }) => state)
const agreed = async () => expect(await ledgerDifferences(db(), { market: 'IN' })).toEqual({ orders: [] })

test('is sent again from stock, free of charge, with the invoice that it has, also a second time', async () => {
  const one = await parcels.sent(1)
  const [parcel = 0] = one.parcels
  await db().run(VERIFY, [one.buyer.actor.customerId, 'lost@plant.example'])
  const before = await shop.onHand(0)
  const lost = await lose(parcel, 'CLM-77')
  expect(lost).toMatchObject({
    state: 'shipped',
    shipments: [{ state: 'lost', losses: [{ reason: 'Lost in the hub', claim: 'CLM-77', outcome: null }] }],
  })
  expect((await lose(parcel, 'CLM-77')).events).toEqual(lost.events)
  await expect(lose(parcel, 'CLM-78')).rejects.toMatchObject({ code: 'request.idempotency' })
  expect(await shop.onHand(0)).toBe(before)
  expect(await eventsOf(one)).toEqual(['lost'])
  // the customer can neither cancel nor give up what has left
  expect(await shop.payer.detailsOf(one)).toMatchObject({ cancellable: false, promisedOn: null })
  const again = await sendAgain(parcel, 'VX-AGAIN-1')
  expect(again).toMatchObject({
    state: 'shipped',
    shipments: [{ state: 'shipped', trackingNumber: 'VX-AGAIN-1', losses: [{ outcome: 'sent-again' }] }],
  })
  expect(await shop.onHand(0)).toBe(before - 2)
  expect((await shop.payer.detailsOf(one)).promisedOn).not.toBeNull()
  await sendAgain(parcel, 'VX-AGAIN-1')
  expect(await shop.onHand(0)).toBe(before - 2)
  await lose(parcel)
  await sendAgain(parcel, 'VX-AGAIN-2')
  const done = await parcels.move(parcel, 'delivered')
  expect(done.state).toBe('delivered')
  expect(done.shipments[0]?.losses).toMatchObject([{ claim: 'CLM-77' }, { claim: '', trackingNumber: 'VX-AGAIN-1' }])
  await parcels.invoiced(one, 1)
  expect(await parcels.moneyOf(one)).toMatchObject({ credited: 0, refunds: 0, owed: 0, invoiced: one.answer.payable })
  await agreed()
  await eventually(async () =>
    expect(
      // each kind of event has its own subscriber
      (await db().rows<{ template: string }>(MAILS, ['lost@plant.example'])).map(({ template }) => template).sort(),
    ).toEqual([...['parcel-lost', 'parcel-lost', 'parcel-sent-again', 'parcel-sent-again']]),
  )
})

test('is refunded in place of it: all is credited, nothing comes back to stock, and the order ends', async () => {
  const one = await parcels.sent(1)
  const [parcel = 0] = one.parcels
  const before = await shop.onHand(0)
  await expect(refund(parcel)).rejects.toMatchObject({ code: 'request.invalid' })
  await lose(parcel)
  await expect(parcels.returned(parcel, [1, 1])).rejects.toMatchObject({ code: 'request.invalid' })
  const ended = await refund(parcel)
  expect(ended).toMatchObject({ state: 'returned-to-origin', shipments: [{ losses: [{ outcome: 'refunded' }] }] })
  expect((await refund(parcel)).events).toEqual(ended.events)
  await expect(sendAgain(parcel, 'VX-LATE')).rejects.toMatchObject({ code: 'order.state' })
  expect(await shop.onHand(0)).toBe(before)
  await shop.refundAll()
  await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'refunded' }))
  expect(await parcels.moneyOf(one)).toMatchObject({
    owed: 0,
    refunds: one.answer.payable,
    credited: one.answer.payable,
  })
  await agreed()
})

test('with cash on delivery: what is sent again is collected, what is given up is not', async () => {
  const one = await parcels.sent(2, COD)
  const [first = 0, second = 0] = one.parcels
  await lose(first)
  await lose(second)
  await sendAgain(first, 'VX-CASH')
  await refund(second)
  const rest = await parcels.moneyOf(one)
  expect(rest).toMatchObject({ payment: 'due', refunds: 0, amount: one.answer.payable - rest.credited })
  expect(await parcels.move(first, 'delivered')).toMatchObject({ state: 'delivered' })
  await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'paid', owed: 0 }))
  await agreed()
})

test('of two that decide at once one is first; without stock nothing is sent, and a parcel that is found goes on', async () => {
  const one = await parcels.sent(1)
  const [parcel = 0] = one.parcels
  await expect(lose(one.parcels[0] ?? 0).then(() => parcels.handOver(parcel))).rejects.toMatchObject({
    code: 'order.state',
  })
  const both = await Promise.allSettled([sendAgain(parcel, 'VX-RACE'), refund(parcel)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const other = await parcels.sent(1)
  const [found = 0] = other.parcels
  await lose(found)
  await db().run(EMPTY, [shop.msns[0] ?? ''])
  await expect(sendAgain(found, 'VX-NONE')).rejects.toMatchObject({ code: 'checkout.out-of-stock' })
  expect(await parcels.move(found, 'delivered')).toMatchObject({
    state: 'delivered',
    shipments: [{ losses: [{ outcome: 'found' }] }],
  })
})

test('what is decided reserves its stock at once and is picked and packed; it is released when it is refunded or found', async () => {
  await db().run(FILL, [shop.msns[0] ?? ''])
  const one = await parcels.sent(1)
  const [parcel = 0] = one.parcels
  await lose(parcel)
  const desk = await openStaff(shop.store, 'warehouse')
  const query = { market: 'IN' as const, orders: String(one.answer.orderNumber) }
  const picked = async () => (await desk.visitor.call('GET /api/admin/orders/pickList', { query })).data.items.length
  const found = async (lost: 'undecided' | 'to-pack' | 'packed') => {
    const { orders } = (await desk.visitor.call('GET /api/admin/orders', { query: { market: 'IN', lost } })).data
    return orders.some(({ orderNumber }) => orderNumber === one.answer.orderNumber)
  }
  const decide = () =>
    desk.visitor.try('POST /api/admin/shipments/{shipmentId}/sendAgain', { params: { shipmentId: parcel }, body: {} })
  expect([await picked(), await found('undecided')]).toEqual([0, true])
  await db().run(EMPTY, [shop.msns[0] ?? ''])
  expect(await decide()).toMatchObject({ status: 409, body: { code: 'checkout.out-of-stock' } })
  await db().run(FILL, [shop.msns[0] ?? ''])
  const stock = async () => {
    const { onHand, reserved } = await stockOf(db(), shop.msns[0] ?? '')
    return [onHand, reserved]
  }
  const [onHand = 0, reserved = 0] = await stock()
  const [first, second] = await Promise.all([decide(), decide()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await stock()).toEqual([onHand, reserved + 2])
  expect([await picked(), await found('undecided'), await found('to-pack')]).toEqual([1, false, true])
  await expect(parcels.move(parcel, 'out-for-delivery')).rejects.toMatchObject({ code: 'order.state' })
  const packed = await parcels.move(parcel, 'packed')
  expect(packed.shipments).toMatchObject([{ state: 'lost', losses: [{ packedAt: expect.any(String), outcome: null }] }])
  expect([await picked(), await found('to-pack'), await found('packed')]).toEqual([0, false, true])
  await sendAgain(parcel, 'VX-DECIDED')
  expect(await stock()).toEqual([onHand - 2, reserved])
  // repeated after it has left, it reserves nothing
  expect(await decide()).toMatchObject({ status: 200 })
  expect(await stock()).toEqual([onHand - 2, reserved])
  await lose(parcel)
  expect(await decide()).toMatchObject({ status: 200 })
  expect(await stock()).toEqual([onHand - 2, reserved + 2])
  expect(await refund(parcel)).toMatchObject({ shipments: [{ losses: [{}, { outcome: 'refunded' }] }] })
  expect(await stock()).toEqual([onHand - 2, reserved])
  expect(await decide()).toMatchObject({ status: 409, body: { code: 'order.state' } })
})

const TAKEN_BEFORE = statement(
  'test.taken-when-decided',
  `with released as (
     update stock_holds set state = 'released' where held_for = 'loss:' || (select max(id) from lost_parcels) returning *
   )
   update stock s set reserved = s.reserved - r.quantity, on_hand = s.on_hand - r.quantity from released r
   where s.offer_id = r.offer_id and s.warehouse_id = r.warehouse_id`,
)

test('what an earlier version has taken when it was decided is not taken once more, and goes back when it is found', async () => {
  await db().run(FILL, [shop.msns[0] ?? ''])
  const desk = await openStaff(shop.store, 'warehouse')
  const decided = async () => {
    const one = await parcels.sent(1)
    const [parcel = 0] = one.parcels
    await lose(parcel)
    const before = await shop.onHand(0)
    const params = { shipmentId: parcel }
    await desk.visitor.call('POST /api/admin/shipments/{shipmentId}/sendAgain', { params, body: {} })
    await shop.store.asOwner(TAKEN_BEFORE.text)
    expect(await shop.onHand(0)).toBe(before - 2)
    return { parcel, before }
  }
  const sent = await decided()
  await sendAgain(sent.parcel, 'VX-EARLIER')
  expect(await shop.onHand(0)).toBe(sent.before - 2)
  const found = await decided()
  await parcels.move(found.parcel, 'delivered')
  expect(await shop.onHand(0)).toBe(found.before)
})
