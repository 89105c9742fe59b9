// Refunds of part of a price: credited with or without tax, several times, never more than is left, and the value of a later return.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReductionReason } from '../../contract/returns/reductions.rules.ts'
import type { ReductionItems } from '../../contract/returns/reductions-api.ts'
import { statement } from '../platform/db.ts'
import { ledgerDifferences } from '../testing/ledger.ts'
import type { Waiting } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'

const NOTES = statement(
  'test.price-part-notes',
  `select n.kind, n.tax_minor as tax, n.total_minor as total, c.quantity from credit_notes n
   join credit_note_lines c on c.credit_note_id = n.id where n.order_id = $1 order by n.issued_at, n.id, c.line_no`,
)
const ENTRY = statement(
  'test.price-part-entry',
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

const paramsOf = ({ answer }: Waiting) => ({ params: { orderNumber: answer.orderNumber } })
const firstPrice = async (one: Waiting) => {
  const { data } = await staff.visitor.call('GET /api/admin/orders/{orderNumber}/reducible', paramsOf(one))
  const [line] = data.lines
  if (!line) throw new Error('no line')
  return { ...line.price, left: data.left }
}
const preview = async (one: Waiting, items: ReductionItems, reason: ReductionReason = 'goodwill') =>
  (
    await staff.visitor.call('POST /api/admin/orders/{orderNumber}/reductionPreview', {
      ...paramsOf(one),
      body: { items, reason },
    })
  ).data
const reduce = (one: Waiting, items: ReductionItems, expectedRefund: number, change: object = {}) =>
  staff.visitor.try('POST /api/admin/orders/{orderNumber}/reduction', {
    ...paramsOf(one),
    body: {
      ...{ idempotencyKey: randomUUID(), items, reason: 'goodwill', note: 'Late, and asked twice.', expectedRefund },
      ...change,
    },
  })

describe('a part of a price', () => {
  test('is refunded several times as it was shown, and the pieces are worth what is left; registers and ledger agree', async () => {
    const one = await shop.delivered()
    const onHand = await shop.onHand(0)
    const before = await firstPrice(one)
    expect(before).toMatchObject({ credited: 0, largest: before.charged - 2, hindrance: null })
    const part = [{ lineNo: 1, amount: 100_00 }]
    const shown = await preview(one, part)
    expect(shown).toMatchObject({ notes: [{ kind: 'commercial-credit-note', tax: 0, total: 100_00 }], refund: 100_00 })
    const same = { idempotencyKey: randomUUID() }
    const both = await Promise.all([reduce(one, part, 100_00, same), reduce(one, part, 100_00, same)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[1]?.body).toEqual(both[0]?.body)
    const other = [{ lineNo: 1, amount: 90_00 }]
    expect(await reduce(one, other, 90_00, same)).toMatchObject({ body: { code: 'request.idempotency' } })
    // with entitlement: with tax
    const claimed = { reason: 'deficient' }
    const taxed = await preview(one, other, 'deficient')
    expect(taxed).toMatchObject({ notes: [{ kind: 'credit-note', total: 90_00 }], refund: 90_00 })
    expect(taxed.notes[0]?.tax).toBeGreaterThan(0)
    expect((await reduce(one, other, 90_00, claimed)).status).toBe(200)
    expect(await firstPrice(one)).toMatchObject({
      ...{ credited: 190_00, largest: before.charged - 190_00 - 2, left: before.left - 190_00 },
    })
    const { refunds } = await shop.payer.detailsOf(one)
    expect(refunds.map(({ amount, cause }) => [amount, cause])).toEqual([
      [100_00, 'price-reduced'],
      [90_00, 'price-reduced'],
    ])
    expect(await shop.onHand(0)).toBe(onHand)
    expect(await db().rows(ENTRY, [String(one.answer.orderNumber)])).toContainEqual({
      after: expect.objectContaining({ reason: 'goodwill', items: part, refundMinor: 100_00 }),
    })
    // the units can still be returned, each at its share of what is left
    const { returnNumber } = await returnOf(shop.store, one, { items: [{ lineNo: 1, quantity: 2 }] })
    await shop.receive(returnNumber)
    await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 2, saleable: 2 }])
    const notes = await db().rows<{ kind: string; quantity: number; total: number; tax: number }>(NOTES, [
      one.answer.orderId,
    ])
    expect(notes.map(({ kind, quantity, total }) => [kind, quantity, total])).toEqual([
      ['commercial-credit-note', 0, 100_00],
      ['credit-note', 0, 90_00],
      ['credit-note', 2, before.charged - 190_00],
    ])
    const rate = (note?: { tax: number; total: number }) => ((note?.tax ?? 0) / (note?.total ?? 1)).toFixed(3)
    expect(rate(notes[2])).toBe(rate(notes[1]))
    expect(await firstPrice(one)).toMatchObject({ credited: before.charged, largest: 0, hindrance: 'settled' })
    expect(await ledgerDifferences(db(), { market: 'IN' })).toEqual({ orders: [] })
  })

  test('is not refunded while a piece is in a return, and of two at the same time one is made', async () => {
    const one = await shop.delivered()
    const { charged } = await firstPrice(one)
    const most = [{ lineNo: 1, amount: charged - 2 }]
    const [first, second] = await Promise.all([reduce(one, most, charged - 2), reduce(one, most, charged - 2)])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect(await firstPrice(one)).toMatchObject({ largest: 0, hindrance: 'settled' })
    const two = await shop.delivered()
    await returnOf(shop.store, two, { items: [{ lineNo: 1, quantity: 1 }] })
    expect(await firstPrice(two)).toMatchObject({ charged, largest: 0, hindrance: 'in-return' })
    expect(await reduce(two, [{ lineNo: 1, amount: 1_00 }], 1_00)).toMatchObject({
      body: { code: 'invoice.credited', problems: [{ message: 'Line 1: at most 0.00 of its price.' }] },
    })
    expect((await reduce(two, [{ lineNo: 2, amount: 1_00 }], 1_00)).status).toBe(200)
  })

  test('together with whole units of another line; not for a reason that is not allowed, nor both for one line', async () => {
    const one = await shop.delivered()
    const mixed = [
      { lineNo: 1, amount: 50_00 },
      { lineNo: 2, quantity: 1 },
    ]
    const { refund, notes } = await preview(one, mixed, 'deficient')
    expect(refund).toBe(notes.reduce((sum, { total }) => sum + total, 0))
    const refused = (items: ReductionItems, reason: ReductionReason) => reduce(one, items, 1, { reason })
    for (const reply of [
      await refused([{ lineNo: 1, amount: 1 }], 'missing'),
      await refused([{ lineNo: 1, quantity: 1 }], 'goodwill'),
      await refused([{ lineNo: 1, quantity: 1, amount: 1 }], 'deficient'),
      await refused([{ lineNo: 1 }], 'deficient'),
      await refused([{ lineNo: 1, amount: 0 }], 'deficient'),
    ])
      expect(reply).toMatchObject({ status: 400 })
    expect((await reduce(one, mixed, refund, { reason: 'deficient' })).status).toBe(200)
    expect(await ledgerDifferences(db(), { market: 'IN' })).toEqual({ orders: [] })
  })

  test('never more than the payments leave, and not before anything has arrived', async () => {
    const one = await shop.delivered()
    await shop.store.asOwner(`insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key)
      select id, order_id, amount_minor - 500, currency, 'order-edited', 'test' from payments where order_id = '${one.answer.orderId}'`)
    expect(await reduce(one, [{ lineNo: 1, amount: 501 }], 501)).toMatchObject({ body: { code: 'order.state' } })
    expect((await reduce(one, [{ lineNo: 1, amount: 500 }], 500)).status).toBe(200)
    const [msn = ''] = shop.msns
    const waiting = await shop.payer.order([{ msn, quantity: 1 }], 5)
    expect(await firstPrice(waiting)).toMatchObject({ charged: 0, largest: 0, hindrance: 'not-delivered' })
    expect(await reduce(waiting, [{ lineNo: 1, amount: 1 }], 1)).toMatchObject({ body: { code: 'invoice.credited' } })
  })
})
