// Undeliverable parcels: credited, refunded or not collected, returned to stock, each once.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import { ledgerDifferences, parcelsOf } from '../testing/parcels.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'

const COD = 5
const KEY = 'khk_of-the-test-parcels'
const market = 'IN' as const
const NOTES = statement(
  'test.notes-of-order',
  'select reason, payable_minor as payable from credit_notes where order_id = $1 order by serial',
)

const VERIFY = statement('test.verify-mail', `update customers set email = $2, email_verified_at = now() where id = $1`)
const MAILS = statement(
  'test.parcel-mails',
  `select language, body from messages where recipient = $1 and template = 'parcel-returned'`,
)

let shop: ReturnsStore
let parcels: ReturnType<typeof parcelsOf>
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY })
  parcels = parcelsOf(shop)
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const agreed = async () => expect(await ledgerDifferences(db(), { market })).toEqual({ orders: [] })

describe('a prepaid order', () => {
  test('of which nothing was delivered ends: all of it is credited, refunded once and back in stock', async () => {
    const one = await parcels.sent(1)
    const { answer } = one
    const [parcel = 0] = one.parcels
    const before = await shop.onHand(0)
    await db().run(VERIFY, [one.buyer.actor.customerId, 'asha@plant.example'])
    await parcels.move(parcel, 'out-for-delivery')
    const back = await parcels.returning(parcel)
    expect(back).toMatchObject({
      state: 'shipped',
      shipments: [{ state: 'returning', returnReason: 'Nobody at home' }],
    })
    expect((await parcels.returning(parcel)).events).toEqual(back.events)
    const ended = await parcels.returned(parcel, [1, 1])
    expect(ended).toMatchObject({ state: 'returned-to-origin', shipments: [{ state: 'returned' }] })
    expect(await parcels.returned(parcel, [1, 1])).toMatchObject({ events: ended.events })
    await expect(parcels.returned(parcel, [1, 2])).rejects.toMatchObject({ code: 'request.idempotency' })
    expect(await shop.onHand(0)).toBe(before + 1)
    expect(await db().rows(NOTES, [answer.orderId])).toEqual([{ reason: 'not-delivered', payable: answer.payable }])

    await eventually(async () => {
      const [mail, ...more] = await db().rows<{ body: string }>(MAILS, ['asha@plant.example'])
      expect(mail?.body).toContain('What you paid for it is refunded')
      expect(more).toEqual([])
    })

    await shop.refundAll()
    await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'refunded' }))
    expect(await parcels.moneyOf(one)).toMatchObject({ owed: 0, refunds: answer.payable, credited: answer.payable })
    await agreed()
    const seen = await shop.payer.detailsOf(one)
    expect(seen).toMatchObject({ statusCodeOfOrder: 360, paymentState: 'refunded', notDelivered: answer.payable })
    expect(seen.refunds).toMatchObject([{ cause: 'not-delivered', amount: answer.payable, state: 'succeeded' }])
    expect(seen.cancellable).toBe(false)
  })

  test('of two parcels is delivered with the other one, and keeps what that costs', async () => {
    const one = await parcels.sent(2)
    const [first = 0, second = 0] = one.parcels
    await parcels.move(first, 'delivered')
    await parcels.returning(second)
    const done = await parcels.returned(second, [2, 3])
    expect(done).toMatchObject({ state: 'delivered', shipments: [{ state: 'delivered' }, { state: 'returned' }] })
    await shop.refundAll()
    const money = await parcels.moneyOf(one)
    expect(money).toMatchObject({ owed: 0, payment: 'paid', refunds: money.credited })
    expect(money.credited).toBeGreaterThan(0)
    expect(money.credited).toBeLessThan(money.invoiced)
    await agreed()
  })

  test('of which the rest is cancelled after a parcel has returned ends too, without a refund twice', async () => {
    const one = await parcels.confirmed(2, 8)
    const [first = 0] = one.parcels
    await parcels.handOver(first)
    await parcels.invoiced(one, 1)
    await parcels.returning(first)
    expect(await parcels.returned(first, [1, 0])).toMatchObject({ state: 'processing' })
    const request = { orderNumber: one.answer.orderNumber, idempotencyKey: 'the-rest-of-it', items: [{ lineNo: 2 }] }
    await cancelAsCustomer(shop.store, one.buyer, request)
    expect(await shop.payer.detailsOf(one)).toMatchObject({ state: 'returned-to-origin' })
    await eventually(async () => {
      await shop.payer.makeRefunds()
      expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'refunded' })
    })
    expect(await parcels.moneyOf(one)).toMatchObject({ owed: 0, refunds: one.answer.payable })
    await agreed()
  })
})

describe('cash on delivery', () => {
  test('of two parcels collects what is delivered', async () => {
    const one = await parcels.sent(2, COD)
    const [first = 0, second = 0] = one.parcels
    await parcels.returning(second)
    await parcels.returned(second, [2, 0])
    const rest = await parcels.moneyOf(one)
    expect(rest).toMatchObject({ payment: 'due', refunds: 0, amount: one.answer.payable - rest.credited })
    expect(rest.credited).toBeGreaterThan(0)
    expect(await shop.payer.detailsOf(one)).toMatchObject({ notDelivered: rest.credited, paymentState: 'due' })
    expect(await parcels.move(first, 'delivered')).toMatchObject({ state: 'delivered' })
    await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'paid', owed: 0 }))
    await agreed()
  })

  test('is void when nothing is delivered', async () => {
    const one = await parcels.sent(2, COD)
    for (const [index, parcel] of one.parcels.entries()) {
      await parcels.returning(parcel)
      await parcels.returned(parcel, [index + 1, 0])
    }
    await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'void', owed: 0 }))
    expect(await parcels.moneyOf(one)).toMatchObject({ refunds: 0, credited: one.answer.payable })
    await agreed()
  })

  test('of which more is cancelled later still does not collect the parcel that came back', async () => {
    const one = await parcels.confirmed(2, COD)
    const [first = 0] = one.parcels
    await parcels.handOver(first)
    await parcels.invoiced(one, 1)
    await parcels.returning(first)
    await parcels.returned(first, [1, 2])
    const request = {
      orderNumber: one.answer.orderNumber,
      idempotencyKey: 'one-unit-less',
      items: [{ lineNo: 2, quantity: 1 }],
    }
    await cancelAsCustomer(shop.store, one.buyer, request)
    const { payable, notDelivered } = await shop.payer.detailsOf(one)
    expect(notDelivered).toBeGreaterThan(0)
    await eventually(async () => expect(await parcels.moneyOf(one)).toMatchObject({ amount: payable - notDelivered }))
  })
})

describe('at the same time', () => {
  test('the same call is made once', async () => {
    const one = await parcels.sent(1)
    const [parcel = 0] = one.parcels
    await parcels.returning(parcel)
    const before = await shop.onHand(0)
    const all = await Promise.all(Array.from({ length: 8 }, () => parcels.returned(parcel, [1, 2])))
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['returned-to-origin']))
    expect(await shop.onHand(0)).toBe(before + 2)
    const money = await parcels.moneyOf(one)
    expect(money).toMatchObject({ credited: one.answer.payable, refunds: one.answer.payable })
  })

  test('two parcels of an order are both credited, and it ends once', async () => {
    const one = await parcels.sent(2)
    const [first = 0, second = 0] = one.parcels
    await Promise.all(one.parcels.map(parcel => parcels.returning(parcel)))
    await Promise.all([parcels.returned(first, [1, 2]), parcels.returned(second, [2, 3])])
    const seen = await shop.payer.detailsOf(one)
    expect(seen.state).toBe('returned-to-origin')
    expect(seen.events.filter(({ state }) => state === 'returned-to-origin')).toHaveLength(1)
    await eventually(async () => {
      await shop.payer.makeRefunds()
      expect(await parcels.moneyOf(one)).toMatchObject({ payment: 'refunded', refunds: one.answer.payable, owed: 0 })
    })
    await agreed()
  })
})

describe('a move is rejected', () => {
  test('without a reason, with wrong lines or quantities, or out of turn', async () => {
    const one = await parcels.sent(1)
    const [parcel = 0] = one.parcels
    await expect(parcels.returned(parcel, [1, 0])).rejects.toMatchObject({ code: 'order.state' })
    await parcels.returning(parcel)
    for (const items of [
      [[1, 3]],
      [[2, 1]],
      [
        [1, 1],
        [1, 1],
      ],
    ] as [number, number][][]) {
      await expect(parcels.returned(parcel, ...items)).rejects.toMatchObject({ code: 'request.invalid' })
    }
    await expect(parcels.move(parcel, 'delivered')).rejects.toMatchObject({ code: 'order.state' })
    await expect(parcels.returned(1, [1, 0])).rejects.toMatchObject({ code: 'order.shipment-unknown' })
    expect(await parcels.moneyOf(one)).toMatchObject({ credited: 0, refunds: 0 })
  })

  test('for a shipment without an invoice, and nothing of it is changed', async () => {
    const one = await parcels.sent(1)
    const [parcel = 0] = one.parcels
    await parcels.returning(parcel)
    // like a shipment older than invoices
    await shop.store.asOwner(`alter table invoices disable trigger user;
      update invoices set shipment_id = (select id from shipments where order_id <> '${one.answer.orderId}' and state <> 'cancelled'
          and not exists (select from invoices i where i.shipment_id = shipments.id) limit 1)
        where order_id = '${one.answer.orderId}';
      alter table invoices enable trigger user`)
    await expect(parcels.returned(parcel, [1, 0])).rejects.toMatchObject({ code: 'order.not-invoiced' })
    expect(await parcels.moneyOf(one)).toMatchObject({ credited: 0, refunds: 0, payment: 'paid' })
    expect(await shop.payer.detailsOf(one)).toMatchObject({ state: 'shipped', shipments: [{ state: 'returning' }] })
  })

  test('over HTTP for anybody but staff, and with what it does not take', async () => {
    const {
      parcels: [parcel = 0],
    } = await parcels.sent(1)
    const path = `/api/admin/shipments/${parcel}/move`
    const body = { to: 'returning', reason: 'Nobody at home' }
    expect((await shop.store.visitor().request('POST', path, body)).status).toBe(403)
    const operator = shop.store.visitor()
    operator.headers[HEADERS.authorization] = `Bearer ${KEY}`
    for (const wrong of [{ to: 'returning' }, { ...body, items: [{ lineNo: 1, saleable: 0 }] }, { to: 'returned' }]) {
      expect(await operator.request('POST', path, wrong)).toMatchObject({ status: 400 })
    }
  })
})
