// Refunds without a return: credited and refunded once, never together with a return of the same units, and only with the right.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReductionReason } from '../../contract/returns/reductions.rules.ts'
import { statement } from '../platform/db.ts'
import { ledgerDifferences } from '../testing/ledger.ts'
import type { Waiting } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { returnOptions } from './queries/customer-returns.ts'

const COD = 5
const NOTES = statement(
  'test.reduction-notes',
  `select number, kind, reason, payable_minor as payable from credit_notes where order_id = $1 order by number`,
)
const WHY = statement(
  'test.reduction-why',
  `select e.why from payment_events e join payments p on p.id = e.payment_id where p.order_id = $1 and e.kind = 'refund' order by e.id limit 1`,
)
const ENTRY = statement(
  'test.reduction-entry',
  `select after from audit_entries where call = 'POST /api/admin/orders/{orderNumber}/reduction' and record_id = $1`,
)

let shop: ReturnsStore
let staff: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  staff = await openStaff(shop.store, 'orders')
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const ITEMS = [
  { lineNo: 1, quantity: 1 },
  { lineNo: 2, quantity: 2 },
]
const paramsOf = ({ answer }: Waiting) => ({ params: { orderNumber: answer.orderNumber } })
const preview = async (one: Waiting, items = ITEMS) =>
  (
    await staff.visitor.call('POST /api/admin/orders/{orderNumber}/reductionPreview', {
      ...paramsOf(one),
      body: { items, reason: 'missing' },
    })
  ).data
const options = async (one: Waiting) =>
  (await staff.visitor.call('GET /api/admin/orders/{orderNumber}/reducible', paramsOf(one))).data

interface Body {
  idempotencyKey: string
  items: { lineNo: number; quantity: number }[]
  reason: ReductionReason
  note: string
  expectedRefund: number
}
const tryReduce = (one: Waiting, change: Partial<Body> & { expectedRefund: number }, by = staff) =>
  by.visitor.try('POST /api/admin/orders/{orderNumber}/reduction', {
    ...paramsOf(one),
    body: { idempotencyKey: randomUUID(), items: ITEMS, reason: 'missing', note: 'One box was empty.', ...change },
  })
const dataOf = (reply: { body: unknown }) => (reply.body as { data: { refund: number; creditNotes: string[] } }).data

describe('a refund without a return', () => {
  test('is credited and refunded as it was shown, once; stock stays, and registers agree', async () => {
    const one = await shop.delivered()
    const onHand = [await shop.onHand(0), await shop.onHand(1)]
    expect(await options(one)).toMatchObject({ left: one.answer.payable, refundTo: 'source' })
    const { refund, notes } = await preview(one)
    expect(refund).toBe(notes.reduce((sum, note) => sum + note.total - note.discount, 0))
    expect(notes.every(({ taxable, tax, total }) => tax > 0 && taxable + tax === total)).toBe(true)
    const same = { expectedRefund: refund, idempotencyKey: randomUUID() }
    const both = await Promise.all([tryReduce(one, same), tryReduce(one, same)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(dataOf(both[1])).toEqual(dataOf(both[0]))
    expect(dataOf(both[0])).toMatchObject({ refund, creditNotes: expect.any(Array) })
    const issued = await db().rows<{ number: string }>(NOTES, [one.answer.orderId])
    expect(issued).toMatchObject(notes.map(() => ({ reason: 'price-changed', kind: 'credit-note' })))
    expect(issued.map(({ number }) => number).sort()).toEqual([...dataOf(both[0]).creditNotes].sort())
    const { refunds, state } = await shop.payer.detailsOf(one)
    expect(refunds).toMatchObject([{ amount: refund, cause: 'price-reduced' }])
    expect(state).toBe('delivered')
    expect([await shop.onHand(0), await shop.onHand(1)]).toEqual(onHand)
    expect(await db().one(WHY, [one.answer.orderId])).toEqual({ why: 'missing: One box was empty.' })
    expect(await db().rows(ENTRY, [String(one.answer.orderNumber)])).toContainEqual({
      after: { reason: 'missing', items: ITEMS, refundMinor: refund, creditNotes: dataOf(both[0]).creditNotes },
    })
    const fewer = [{ lineNo: 1, quantity: 1 }]
    expect(await tryReduce(one, { ...same, items: fewer })).toMatchObject({ body: { code: 'request.idempotency' } })
    await shop.payer.makeRefunds()
    const made = [{ amount: refund, state: 'succeeded' }]
    await eventually(async () => expect((await shop.payer.detailsOf(one)).refunds).toMatchObject(made))
    expect(await ledgerDifferences(db(), { market: 'IN' })).toEqual({ orders: [] })
  })

  test('takes pieces out of what can be returned, and what is in a return out of what can be refunded', async () => {
    const one = await shop.delivered()
    await returnOf(shop.store, one, { items: [{ lineNo: 1, quantity: 1 }] })
    const left = async () => (await options(one)).lines.map(({ quantity }) => quantity)
    expect(await left()).toEqual([1, 3])
    const two = [{ lineNo: 1, quantity: 2 }]
    expect(await tryReduce(one, { items: two, expectedRefund: 1 })).toMatchObject({
      body: { code: 'invoice.credited', problems: [{ message: expect.stringContaining('Line 1: 1 delivered') }] },
    })
    const last = [{ lineNo: 1, quantity: 1 }]
    const { refund } = await preview(one, last)
    // a concurrent return of the same unit: only one of the two succeeds
    const both = await Promise.all([
      tryReduce(one, { items: last, expectedRefund: refund, reason: 'deficient' }).then(({ status }) => status),
      returnOf(shop.store, one, { items: last }).then(
        () => 200,
        (error: { code?: string }) => error.code,
      ),
    ])
    expect([
      [200, 'return.not-returnable'],
      [409, 200],
    ]).toContainEqual(both)
    expect(await left()).toEqual([0, 3])
    const { lines } = await returnOptions(db(), one.buyer.actor, one.answer.orderNumber)
    expect(lines.map(({ lineNo, quantity }) => [lineNo, quantity])).toEqual([[2, 3]])
    expect((await options(one)).lines[0]).toMatchObject({ hindrance: 'settled' })
  })

  test('of cash waits for the account that the customer names', async () => {
    const one = await shop.delivered(COD)
    const { refund } = await preview(one)
    expect(await options(one)).toMatchObject({ refundTo: 'link' })
    expect((await tryReduce(one, { expectedRefund: refund, reason: 'overcharged' })).status).toBe(200)
    expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([{ amount: refund, awaitsAccount: true }])
  })
})

describe('what cannot be refunded', () => {
  test('before it has arrived, with another amount than was shown, without words, a line twice', async () => {
    const [msn = ''] = shop.msns
    const waiting = await shop.payer.order([{ msn, quantity: 1 }], COD)
    const first = [{ lineNo: 1, quantity: 1 }]
    expect(await options(waiting)).toMatchObject({ left: 0, lines: [{ quantity: 0, hindrance: 'not-delivered' }] })
    expect(await tryReduce(waiting, { items: first, expectedRefund: 1 })).toMatchObject({
      body: { code: 'invoice.credited' },
    })
    const one = await shop.delivered()
    expect(await tryReduce(one, { expectedRefund: 1 })).toMatchObject({ body: { code: 'payment.amount' } })
    const { refund: expectedRefund } = await preview(one)
    expect((await tryReduce(one, { expectedRefund, note: ' ' })).status).toBe(400)
    const twice = [...first, ...first]
    expect(await tryReduce(one, { expectedRefund, items: twice })).toMatchObject({ body: { code: 'request.invalid' } })
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
    // a payment that leaves less than that
    await shop.store.asOwner(`insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key)
      select id, order_id, amount_minor - 1, currency, 'order-edited', 'test' from payments where order_id = '${one.answer.orderId}'`)
    expect(await options(one)).toMatchObject({ left: 1 })
    expect(await tryReduce(one, { expectedRefund })).toMatchObject({ body: { code: 'order.state' } })
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
  })

  test('as a role without the right, and for an order of another market', async () => {
    const one = await shop.delivered()
    const { refund: expectedRefund } = await preview(one)
    const auditor = await openStaff(shop.store, 'auditor')
    const call = 'GET /api/admin/orders/{orderNumber}/reducible'
    expect(await auditor.visitor.try(call, paramsOf(one))).toMatchObject({ status: 403 })
    expect(await tryReduce(one, { expectedRefund }, auditor)).toMatchObject({ body: { code: 'session.forbidden' } })
    const uae = await openStaff(shop.store, 'orders', ['AE'])
    expect(await uae.visitor.try(call, paramsOf(one))).toMatchObject({ body: { code: 'order.unknown' } })
    expect(await tryReduce(one, { expectedRefund }, uae)).toMatchObject({ body: { code: 'order.unknown' } })
  })
})
