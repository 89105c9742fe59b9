// Products that come back without a refund, and replacements without a return: recorded once, notified, with stock and documents.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { ledgerDifferences } from '../testing/ledger.ts'
import type { Waiting } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { returnsOfOrder } from './queries/customer-returns.ts'

const ENTRY = statement(
  'test.replacement-entry',
  `select after from audit_entries where call = 'POST /api/admin/orders/{orderNumber}/replacement' and record_id = $1`,
)

let shop: ReturnsStore
let staff: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  staff = await openStaff(shop.store, 'orders')
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

/** A return of two delivered units of the first line. */
async function received() {
  const one = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, one, { items: [{ lineNo: 1, quantity: 2 }] })
  await shop.receive(returnNumber)
  return { one, params: { returnNumber } }
}
const seenBy = async (one: Waiting) => (await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber))[0]
const decide = (params: { returnNumber: number }, accepted: number, saleable: number, change: object = {}) =>
  staff.visitor.try('POST /api/admin/returns/{returnNumber}/inspect', {
    params,
    body: { items: [{ lineNo: 1, accepted, saleable }], note: '', ...change },
  })

describe('products that come back without a refund', () => {
  test('are kept with a reason that the customer reads; what is as new goes back to stock', async () => {
    const { one, params } = await received()
    const before = await shop.onHand(0)
    const kept = { notAccepted: 'kept', note: 'You have been refunded for them already.' }
    expect(await decide(params, 0, 1, { ...kept, note: '' })).toMatchObject({ body: { code: 'request.invalid' } })
    expect(await decide(params, 0, 3, kept)).toMatchObject({ body: { code: 'request.invalid' } })
    expect((await decide(params, 0, 1, kept)).status).toBe(200)
    expect((await decide(params, 0, 1, kept)).status).toBe(200)
    expect(await decide(params, 0, 1, { ...kept, notAccepted: 'sent-back' })).toMatchObject({ status: 400 })
    expect(await shop.onHand(0)).toBe(before + 1)
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
    expect(await seenBy(one)).toMatchObject({
      ...{ state: 'inspection-failed', refund: 0, notAccepted: { outcome: 'kept', sentAt: null } },
      events: expect.arrayContaining([expect.objectContaining({ why: kept.note })]),
    })
    const send = { params, body: { carrier: 'surface', trackingNumber: 'BACK0001' } }
    expect(await staff.visitor.try('POST /api/admin/returns/{returnNumber}/sendBack', send)).toMatchObject({
      body: { code: 'return.state' },
    })
  })

  test('are sent back with carrier and number, also together with refunded units; once', async () => {
    const { one, params } = await received()
    expect(await decide(params, 1, 2)).toMatchObject({ body: { code: 'request.invalid' } })
    expect((await decide(params, 1, 1)).status).toBe(200)
    expect(await seenBy(one)).toMatchObject({ state: 'completed', notAccepted: { outcome: 'sent-back', sentAt: null } })
    const order = (
      await staff.visitor.call('GET /api/admin/orders/{orderNumber}', {
        params: { orderNumber: one.answer.orderNumber },
      })
    ).data
    const [carrier] = order.carriers
    const body = { carrier: carrier?.code ?? '', trackingNumber: 'BACK0001' }
    const send = (change: object = {}) =>
      staff.visitor.try('POST /api/admin/returns/{returnNumber}/sendBack', { params, body: { ...body, ...change } })
    expect(await send({ carrier: 'nobody' })).toMatchObject({ body: { code: 'request.invalid' } })
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await send({ trackingNumber: 'BACK0002' })).toMatchObject({ body: { code: 'request.idempotency' } })
    expect(await seenBy(one)).toMatchObject({
      notAccepted: {
        outcome: 'sent-back',
        carrier: carrier?.name,
        trackingNumber: 'BACK0001',
        sentAt: expect.any(String),
      },
    })
  })
})

describe('a replacement for which nothing comes back', () => {
  const open = (one: Waiting, quantity: number, change: object = {}) =>
    staff.visitor.try('POST /api/admin/orders/{orderNumber}/replacement', {
      params: { orderNumber: one.answer.orderNumber },
      body: {
        ...{ idempotencyKey: randomUUID(), items: [{ lineNo: 1, quantity }], reasonId: 1, note: 'Both were broken.' },
        ...change,
      },
    })
  const numberOf = (reply: { body: unknown }) => (reply.body as { data: { returnNumber: number } }).data.returnNumber

  test('is promised once, sent with stock and a challan, and charged nothing; the pieces are in no other return', async () => {
    const one = await shop.delivered()
    const before = await shop.onHand(0)
    const same = { idempotencyKey: randomUUID() }
    const both = await Promise.all([open(one, 1, same), open(one, 1, same)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [returnNumber] = both.map(numberOf)
    expect(numberOf(both[1])).toBe(returnNumber)
    expect(await open(one, 2, same)).toMatchObject({ body: { code: 'request.idempotency' } })
    expect(await open(one, 2)).toMatchObject({
      body: { code: 'return.not-returnable', problems: [{ message: expect.stringContaining('Line 1: 1 delivered') }] },
    })
    expect(await seenBy(one)).toMatchObject({
      ...{ comesBack: false, kind: 'exchange', state: 'accepted', withdrawable: false, refund: 0, openedBy: 'staff' },
      events: [{ state: 'accepted' }],
    })
    expect(await db().rows(ENTRY, [String(returnNumber)])).toMatchObject([{ after: { comesBack: false } }])
    const params = { returnNumber: returnNumber ?? 0 }
    expect(await staff.visitor.try('POST /api/admin/returns/{returnNumber}/refund', { params })).toMatchObject({
      body: { code: 'return.state' },
    })
    const order = (
      await staff.visitor.call('GET /api/admin/orders/{orderNumber}', {
        params: { orderNumber: one.answer.orderNumber },
      })
    ).data
    expect(order.records.returns).toMatchObject([{ returnNumber, comesBack: false }])
    const body = { carrier: order.carriers[0]?.code ?? '', trackingNumber: 'AGAIN0001' }
    const sent = (await staff.visitor.call('POST /api/admin/returns/{returnNumber}/send', { params, body })).data
    expect(sent).toMatchObject({ state: 'replacement-sent', trackingNumber: 'AGAIN0001', challans: [{}] })
    expect(await shop.onHand(0)).toBe(before - 1)
    await staff.visitor.call('POST /api/admin/returns/{returnNumber}/complete', { params })
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
    expect(await ledgerDifferences(db(), { market: 'IN' })).toEqual({ orders: [] })
  })

  test('is cancelled until it is sent, with the reason; then the pieces can be returned again', async () => {
    const one = await shop.delivered()
    const params = { returnNumber: numberOf(await open(one, 2)) }
    const reason = 'It is out of stock for good.'
    await staff.visitor.call('POST /api/admin/returns/{returnNumber}/reject', { params, body: { reason } })
    expect(await seenBy(one)).toMatchObject({ state: 'rejected', events: [{}, { why: reason }] })
    const second = { params: { returnNumber: numberOf(await open(one, 2)) } }
    const [carrier] = (
      await staff.visitor.call('GET /api/admin/orders/{orderNumber}', {
        params: { orderNumber: one.answer.orderNumber },
      })
    ).data.carriers
    const body = { carrier: carrier?.code ?? '', trackingNumber: 'AGAIN0002' }
    await staff.visitor.call('POST /api/admin/returns/{returnNumber}/send', { ...second, body })
    expect(
      await staff.visitor.try('POST /api/admin/returns/{returnNumber}/reject', { ...second, body: { reason } }),
    ).toMatchObject({ body: { code: 'return.state' } })
    // an exchange whose products came back cannot be cancelled this way
    const other = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, other, { kind: 'exchange' })
    await shop.receive(returnNumber)
    await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 0 }])
    expect(
      await staff.visitor.try('POST /api/admin/returns/{returnNumber}/reject', {
        ...{ params: { returnNumber }, body: { reason } },
      }),
    ).toMatchObject({ body: { code: 'return.state' } })
  })

  test('is for delivered units, a reason with the seller at fault, and callers who may decide on returns', async () => {
    const one = await shop.delivered()
    expect(await open(one, 1, { reasonId: 8 })).toMatchObject({ body: { code: 'request.invalid' } })
    expect(await open(one, 3)).toMatchObject({ body: { code: 'return.not-returnable' } })
    const twice = [1, 1].map(lineNo => ({ lineNo, quantity: 1 }))
    expect(await open(one, 1, { items: twice })).toMatchObject({ body: { code: 'request.invalid' } })
    const support = await openStaff(shop.store, 'auditor')
    expect(
      await support.visitor.try('POST /api/admin/orders/{orderNumber}/replacement', {
        params: { orderNumber: one.answer.orderNumber },
        body: { idempotencyKey: randomUUID(), items: [{ lineNo: 1, quantity: 1 }], reasonId: 1 },
      }),
    ).toMatchObject({ status: 403 })
  })
})
