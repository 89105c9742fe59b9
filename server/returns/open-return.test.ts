// Returns that staff open for a customer: by the same rules, once, and shown to the customer like their own.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import type { Waiting } from '../testing/payer.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { previewReturn, returnOptions, returnsOfOrder } from './queries/customer-returns.ts'

const COD = 5
const VERIFY = statement(
  'test.verify-buyer',
  `update customers set email = id || '@buyer.example', email_verified_at = now() where id = $1`,
)
const MAIL = statement(
  'test.return-mail',
  `select body from messages where template = 'return-requested' and recipient = $1::text || '@buyer.example'`,
)
const ENTRIES = statement(
  'test.opened-entries',
  `select record_kind as "recordKind", who, after, input from audit_entries
   where call = 'POST /api/admin/orders/{orderNumber}/returns' and record_id = $1`,
)

let shop: ReturnsStore
let staff: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  staff = await openStaff(shop.store, 'orders')
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const FAULTY = { kind: 'return' as const, reasonId: 2, items: [{ lineNo: 1, quantity: 1 }] }
type Request = Omit<typeof FAULTY, 'kind'> & {
  kind: 'return' | 'exchange'
  note?: string
  idempotencyKey?: string
  expectedRefund?: number
  replacement?: { productId: string; quantity: number }
}

const paramsOf = ({ answer }: Waiting) => ({ params: { orderNumber: answer.orderNumber } })
const tryOpen = (one: Waiting, change: Partial<Request> = {}, by = staff) =>
  by.visitor.try('POST /api/admin/orders/{orderNumber}/returns', {
    ...paramsOf(one),
    body: { ...FAULTY, idempotencyKey: randomUUID(), ...change },
  })
const open = async (one: Waiting, change: Partial<Request> = {}, by = staff) =>
  (
    await by.visitor.call('POST /api/admin/orders/{orderNumber}/returns', {
      ...paramsOf(one),
      body: { ...FAULTY, idempotencyKey: randomUUID(), ...change },
    })
  ).data
const preview = (one: Waiting, body: Request) =>
  staff.visitor.try('POST /api/admin/orders/{orderNumber}/returnPreview', { ...paramsOf(one), body })
const options = async (one: Waiting) =>
  (await staff.visitor.call('GET /api/admin/orders/{orderNumber}/returnOptions', paramsOf(one))).data
const reasonsOf = (reply: { body: unknown }) =>
  (reply.body as { problems?: { message: string }[] }).problems?.map(({ message }) => message)

describe('a return that staff open', () => {
  test('matches what the customer would be shown, and needs no picture; the customer sees it as their own', async () => {
    const one = await shop.delivered()
    const { buyer, answer } = one
    await db().run(VERIFY, [buyer.actor.customerId])
    const own = await returnOptions(db(), buyer.actor, answer.orderNumber)
    const { lines, ...shown } = await options(one)
    const { lines: ownLines, ...rest } = own
    expect(shown).toEqual(rest)
    expect(lines).toMatchObject(ownLines)
    expect(lines.map(({ hindrance }) => hindrance)).toEqual([null, null])
    const { refund } = await previewReturn(db(), buyer.actor, { ...FAULTY, orderNumber: answer.orderNumber })
    expect((await preview(one, FAULTY)).body).toMatchObject({ data: { refund, replacement: null } })

    const opened = await open(one, { expectedRefund: refund, note: 'The chuck does not close.' })
    expect(opened).toMatchObject({ state: 'requested', openedBy: 'staff', refund, refundTo: 'source', pictures: [] })
    const [seen] = await returnsOfOrder(db(), buyer.actor, answer.orderNumber)
    expect(seen).toMatchObject({ ...opened, reason: expect.any(String) })
    expect((await shop.payer.detailsOf(one)).statusCodeOfOrder).toBe(160)
    await eventually(async () => {
      const mail = await db().rows<{ body: string }>(MAIL, [buyer.actor.customerId])
      expect(mail.map(({ body }) => body)).toEqual([expect.stringContaining('has recorded the request for you')])
    })
    const [entry] = await db().rows<{ after: object }>(ENTRIES, [String(opened.returnNumber)])
    expect(entry).toMatchObject({
      ...{ recordKind: 'return', who: `staff:${staff.staffId}` },
      input: { body: { reasonId: 2, note: '[removed]' } },
      after: { returnNumber: opened.returnNumber, refundMinor: refund, items: FAULTY.items },
    })
    expect((await returnOf(shop.store, one)).openedBy).toBe('customer')
  })

  test('of cash is refunded by a link; an exchange, also for another product, asks for no account', async () => {
    const one = await shop.delivered(COD)
    expect(await open(one)).toMatchObject({ refundTo: 'link', accountLast4: '' })
    const [productId = ''] = shop.msns
    const replacement = { productId, quantity: 1 }
    const asked = { ...FAULTY, kind: 'exchange' as const, replacement }
    const { body } = await preview(one, asked)
    const { refund } = (body as { data: { refund: number } }).data
    expect(body).toMatchObject({ data: { replacement: { productId, difference: expect.any(Number) } } })
    expect(await open(one, { ...asked, expectedRefund: refund })).toMatchObject({ kind: 'exchange', replacement })
    expect(await open(one, { kind: 'exchange', items: [{ lineNo: 2, quantity: 3 }] })).toMatchObject({ refund: 0 })
    expect((await options(one)).lines.map(({ hindrance }) => hindrance)).toEqual(['in-returns', 'in-returns'])
    expect(reasonsOf(await tryOpen(one))).toEqual(['Line 1: all of it is in other returns or was refunded.'])
  })

  test('the same request again opens nothing; another one under its key is refused; two at once take what there is', async () => {
    const one = await shop.delivered()
    const idempotencyKey = randomUUID()
    const same = await Promise.all([open(one, { idempotencyKey }), open(one, { idempotencyKey })])
    expect(same[1]).toEqual(same[0])
    expect(await tryOpen(one, { idempotencyKey, reasonId: 1 })).toMatchObject({
      body: { code: 'request.idempotency' },
    })
    const more = { items: [{ lineNo: 2, quantity: 2 }] }
    const both = await Promise.all([
      tryOpen(one, more),
      returnOf(shop.store, one, more).then(
        () => ({ status: 200 }),
        () => ({ status: 409 }),
      ),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber)).toHaveLength(2)
  })
})

describe('what staff cannot open', () => {
  test('says why: not arrived, too much, too late, another refund than was shown', async () => {
    const [msn = ''] = shop.msns
    const waiting = await shop.payer.order([{ msn, quantity: 1 }], COD)
    expect((await options(waiting)).lines).toMatchObject([{ hindrance: 'not-delivered', quantity: 0, until: null }])
    expect(reasonsOf(await tryOpen(waiting))).toEqual(['Line 1: nothing of it has arrived.'])
    const one = await shop.delivered()
    const many = { items: [{ lineNo: 1, quantity: 3 }] }
    expect(reasonsOf(await preview(one, { ...FAULTY, ...many }))).toEqual(['Line 1: only 2 can be returned.'])
    expect(reasonsOf(await tryOpen(one, many))).toEqual(['Line 1: only 2 can be returned.'])
    expect(await tryOpen(one, { expectedRefund: 1 })).toMatchObject({ body: { code: 'payment.amount' } })
    expect(await tryOpen(one, { reasonId: 999 })).toMatchObject({ body: { code: 'request.invalid' } })
    const late = await shop.delivered()
    await shop.store.asOwner(`alter table shipment_events disable trigger user;
      update shipment_events e set at = e.at - interval '9 days' from shipments h
        where h.id = e.shipment_id and h.order_id = '${late.answer.orderId}';
      alter table shipment_events enable trigger user`)
    const endedOn = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect((await options(late)).lines[0]).toMatchObject({ hindrance: 'too-late', endedOn, quantity: 0 })
    expect(reasonsOf(await tryOpen(late))).toEqual([expect.stringMatching(/^Line 1: its time was over on \d{4}-/)])
  })

  test('as a role without the right, for an order of another market, and for an account that was deleted', async () => {
    const one = await shop.delivered()
    const auditor = await openStaff(shop.store, 'auditor')
    const call = 'GET /api/admin/orders/{orderNumber}/returnOptions'
    expect(await auditor.visitor.try(call, paramsOf(one))).toMatchObject({ status: 403 })
    expect(await tryOpen(one, {}, auditor)).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
    const uae = await openStaff(shop.store, 'orders', ['AE'])
    expect(await uae.visitor.try(call, paramsOf(one))).toMatchObject({ body: { code: 'order.unknown' } })
    expect(await tryOpen(one, {}, uae)).toMatchObject({ body: { code: 'order.unknown' } })
    const nobody = { params: { orderNumber: 999_999_999 } }
    expect(await staff.visitor.try(call, nobody)).toMatchObject({ body: { code: 'order.unknown' } })
    await shop.store.asOwner(`update customers set deleted_at = now(), email = null, phone = null, first_name = '',
      last_name = '', password_hash = null where id = '${one.buyer.actor.customerId}'`)
    expect(await tryOpen(one)).toMatchObject({ body: { code: 'customer.unknown' } })
  })
})
