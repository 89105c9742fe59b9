// Approvals: a refund above the limit waits for a second member and is made once; nobody can approve their own
// request.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NO_LIMITS } from '../../contract/shared/money-limits.rules.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { openCustomStaff, openStaff, type SignedIn } from '../testing/staff.ts'
import { namesOf } from './queries/names.ts'
import type { ApprovalRow } from './repository.ts'
import { positionOf } from './rules.ts'

const UPI = 8
const AUDIT = statement(
  'test.approvals-audit',
  'select call, who, after from audit_entries where request_id is not null',
)
const CUSTOMER = statement('test.approvals-customer', 'select id as "customerId" from customers limit 1')
const NAMED = statement(
  'test.approvals-named',
  `select p.category_code as code, b.slug from products p join brands b on b.id = p.brand_id where p.msn = $1`,
)

let shop: ReturnsStore
let nadia: SignedIn
let ravi: SignedIn
let owner: SignedIn
let emirati: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  nadia = await openStaff(shop.store, 'orders')
  ravi = await openStaff(shop.store, 'orders')
  owner = await openStaff(shop.store, 'owner')
  emirati = await openStaff(shop.store, 'orders', ['AE'])
})
afterEach(() => applySettings({}))
afterAll(() => shop.store.close())

const limit = (amountMinor: number) => applySettings({ IN: { 'refunds.approve-above': amountMinor } })
const paidOrder = async () => {
  const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 2 }], UPI)
  await shop.pay(one)
  return one.answer
}
const cancel = (by: SignedIn, orderNumber: number) =>
  by.visitor.try('POST /api/admin/orders/{orderNumber}/cancel', {
    params: { orderNumber },
    body: { reason: 'Damaged' },
  })
const listed = async (by: SignedIn, orderNumber: number) =>
  (await by.visitor.call('GET /api/admin/session/approvals', { query: { orderNumber } })).data.approvals
const approve = (by: SignedIn, approvalId: string) =>
  by.visitor.try('POST /api/admin/session/approvals/{approvalId}/approve', { params: { approvalId } })
const stateOf = async (orderNumber: number) =>
  (await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data.state

/** A cancellation requested by the member Nadia. */
async function requested() {
  const order = await paidOrder()
  limit(order.payable - 1)
  expect(await cancel(nadia, order.orderNumber)).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  const [request] = await listed(nadia, order.orderNumber)
  return { order, id: request?.approvalId ?? '', request }
}

test('nothing changes before the approval; another member approves it once, also concurrently; the audit log names both', async () => {
  const { order, id, request } = await requested()
  expect(request).toMatchObject({ amount: order.payable, reason: 'Damaged', mayWithdraw: true, mayDecide: false })
  // repeating the request does not create a second one
  await cancel(nadia, order.orderNumber)
  expect(await listed(ravi, order.orderNumber)).toMatchObject([{ state: 'waiting', mayDecide: true }])
  expect(await stateOf(order.orderNumber)).not.toBe('cancelled')
  expect(await approve(nadia, id)).toMatchObject({ status: 403, body: { code: 'approval.own' } })
  expect(await approve(emirati, id)).toMatchObject({ status: 404 })
  const both = await Promise.all([approve(ravi, id), approve(owner, id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stateOf(order.orderNumber)).toBe('cancelled')
  const entries = await shop.store.app.db.rows<{ call: string; who: string; after: object | null }>(AUDIT)
  expect(entries).toContainEqual({
    ...{ call: 'POST /api/admin/orders/{orderNumber}/cancel', who: `staff:${nadia.staffId}` },
    after: expect.objectContaining({ approval: id }),
  })
  expect(entries.filter(({ call }) => call.endsWith('/approve'))).toHaveLength(1)
})

test("a refund without a return waits too, with the member's reason, and is made once as shown", async () => {
  const { answer } = await shop.delivered()
  const params = { orderNumber: answer.orderNumber }
  const items = [{ lineNo: 1, quantity: 1 }]
  const { refund } = (
    await nadia.visitor.call('POST /api/admin/orders/{orderNumber}/reductionPreview', {
      params,
      body: { items, reason: 'missing' },
    })
  ).data
  limit(refund - 1)
  const body = { idempotencyKey: randomUUID(), items, reason: 'missing' as const, note: 'One box was empty.' }
  const reduce = () =>
    nadia.visitor.try('POST /api/admin/orders/{orderNumber}/reduction', {
      ...{ params, body: { ...body, expectedRefund: refund } },
    })
  expect(await reduce()).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  const [request] = await listed(ravi, answer.orderNumber)
  expect(request).toMatchObject({ amount: refund, reason: 'One box was empty.', mayDecide: true })
  expect(request?.names).toMatchObject([{ kind: 'line', id: '1', en: expect.stringMatching(/./) }])
  const refunds = async () =>
    (await owner.visitor.call('GET /api/admin/orders/{orderNumber}', { params })).data.records.refunds
  expect(await refunds()).toEqual([])
  expect(await approve(ravi, request?.approvalId ?? '')).toMatchObject({ body: { data: { state: 'approved' } } })
  expect(await reduce()).toMatchObject({ status: 200, body: { data: { refund } } })
  expect(await refunds()).toMatchObject([{ amount: refund, cause: 'price-reduced' }])
})

test('above the money limit of a role only a member with a higher limit can decide', async () => {
  const order = await paidOrder()
  const rights: Permission[] = ['orders.read', 'orders.write']
  const [least, less] = [order.payable - 2, order.payable - 1].map(IN => ({ IN, AE: null }))
  const meera = await openCustomStaff(shop.store, owner, rights, ['IN'], least)
  const asha = await openCustomStaff(shop.store, owner, rights, ['IN'], less)
  expect(await cancel(meera, order.orderNumber)).toMatchObject({ status: 409, body: { code: 'staff.approval-waits' } })
  const [request] = await listed(asha, order.orderNumber)
  expect(request).toMatchObject({ amount: order.payable, mayDecide: false, beyondLimit: true })
  expect(await approve(asha, request?.approvalId ?? '')).toMatchObject({
    ...{ status: 403, body: { code: 'staff.money-limit' } },
    body: { data: { moneyLimit: { market: 'IN', limit: order.payable - 1, amount: order.payable } } },
  })
  expect(await stateOf(order.orderNumber)).not.toBe('cancelled')
  expect(await approve(ravi, request?.approvalId ?? '')).toMatchObject({ body: { data: { state: 'approved' } } })
  expect(await stateOf(order.orderNumber)).toBe('cancelled')
})

test('an approved call that fails marks the request as failed', async () => {
  const order = await paidOrder()
  limit(order.payable - 1)
  const items = [{ lineNo: 1, quantity: 2 }]
  const body = { reason: 'Damaged', items, idempotencyKey: '5d8c6f0e-4b57-4a35-9d0f-0f4d2b1c7a12' }
  const params = { orderNumber: order.orderNumber }
  await nadia.visitor.try('POST /api/admin/orders/{orderNumber}/cancel', { params, body })
  limit(0)
  expect(await cancel(owner, order.orderNumber)).toMatchObject({ status: 200 })
  const [request] = await listed(ravi, order.orderNumber)
  const { status, body: answer } = await approve(ravi, request?.approvalId ?? '')
  expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { state: 'failed' } } })
})

test('a request can be withdrawn only by its author, rejected with a reason, and expires', async () => {
  const first = await requested()
  const params = { approvalId: first.id }
  const withdraw = 'POST /api/admin/session/approvals/{approvalId}/withdraw' as const
  expect(await ravi.visitor.try(withdraw, { params })).toMatchObject({ status: 404 })
  expect(await nadia.visitor.try(withdraw, { params })).toMatchObject({ body: { data: { state: 'withdrawn' } } })
  expect(await approve(ravi, first.id)).toMatchObject({ body: { code: 'approval.state' } })

  const second = await requested()
  const reject = { params: { approvalId: second.id }, body: { reason: 'Ask the customer first' } }
  const rejected = await ravi.visitor.try('POST /api/admin/session/approvals/{approvalId}/reject', reject)
  expect(rejected).toMatchObject({ body: { data: { state: 'rejected', note: 'Ask the customer first' } } })

  const third = await requested()
  const LATE = statement('test.late', `update approval_requests set expires_at = requested_at where id = $1`)
  await shop.store.app.db.run(LATE, [third.id])
  expect(await approve(ravi, third.id)).toMatchObject({ body: { code: 'approval.state' } })
  expect(await listed(nadia, third.order.orderNumber)).toMatchObject([{ state: 'expired' }])
})

test('an approval needs a fresh code from the approver, and the right of the requester', async () => {
  const { id, order } = await requested()
  const STALE = statement('test.stale', 'update staff_sessions set confirmed_at = null where staff_id = $1')
  const late = await openStaff(shop.store, 'orders')
  await shop.store.app.db.run(STALE, [late.staffId])
  expect(await approve(late, id)).toMatchObject({ body: { code: 'staff.confirm' } })
  const DEMOTE = statement('test.demote', `update staff_members set role = 'auditor' where id = $1`)
  const asker = await openStaff(shop.store, 'orders')
  await cancel(asker, order.orderNumber)
  await shop.store.app.db.run(DEMOTE, [asker.staffId])
  const [request] = (await listed(ravi, order.orderNumber)).filter(one => one.approvalId !== id)
  expect(await approve(ravi, request?.approvalId ?? '')).toMatchObject({
    body: { data: { state: 'failed', failure: 'session.forbidden' } },
  })
})

test('refunds of a day add up, and an approval covers only the requested amount', async () => {
  const member = await openStaff(shop.store, 'orders')
  const [first, second] = [await paidOrder(), await paidOrder()]
  limit(first.payable + 1)
  expect(await cancel(member, first.orderNumber)).toMatchObject({ status: 200 })
  expect(await cancel(member, second.orderNumber)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  const [request] = await listed(ravi, second.orderNumber)
  const LESS = statement('test.less', 'update approval_requests set amount_minor = amount_minor - 1 where id = $1')
  await shop.store.app.db.run(LESS, [request?.approvalId ?? ''])
  expect(await approve(ravi, request?.approvalId ?? '')).toMatchObject({
    body: { data: { state: 'failed', failure: 'approval.amount' } },
  })
  expect(await stateOf(second.orderNumber)).not.toBe('cancelled')
})

test('raising the limit needs the approval of another owner', async () => {
  const change = (by: SignedIn, before: number, value: number) =>
    by.visitor.try('POST /api/admin/settings/{settingKey}', {
      params: { settingKey: 'refunds.approve-above' },
      body: { market: 'IN', value, before },
    })
  const second = await openStaff(shop.store, 'owner')
  expect(await change(owner, 0, 1)).toMatchObject({ status: 200 })
  expect(await change(owner, 1, 0)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  const { approvals } = (await second.visitor.call('GET /api/admin/session/approvals', {})).data
  const waiting = approvals.find(({ mayDecide, amount }) => mayDecide && amount === null)
  expect(await approve(second, waiting?.approvalId ?? '')).toMatchObject({ body: { data: { state: 'approved' } } })
})

test('deciding needs the right and the market of the request, and another member than the requester', () => {
  const request = { requestedBy: 'a', permission: 'orders.write' as const, market: 'IN' as const, amountMinor: 500 }
  const rights = { permissions: ['orders.write'] as const, markets: ['IN'] as const, moneyLimits: NO_LIMITS }
  const member = { staffId: 'b', ...rights }
  expect(positionOf(member, request)).toBe('may')
  expect(positionOf({ ...member, staffId: 'a' }, request)).toBe('own')
  const limited = (IN: number, AE: number | null = null) => ({ ...member, moneyLimits: { IN, AE } })
  expect(positionOf(limited(500, 0), request)).toBe('may')
  expect(positionOf(limited(499), request)).toBe('beyond')
  expect(positionOf(limited(0), { ...request, amountMinor: null })).toBe('may')
  expect(positionOf({ ...member, markets: ['AE'] }, request)).toBe('hidden')
  expect(positionOf({ ...member, permissions: ['orders.read'] }, request)).toBe('hidden')
})

test('a request names the customer, the coupon, its categories and brands, but no records of others', async () => {
  const { customerId } = await shop.store.app.db.one<{ customerId: string }>(CUSTOMER, [])
  const names = (call: string, params: object, body: object) =>
    namesOf(shop.store.app.db, [{ id: 'one', call, input: { params, body }, orderNumber: null } as ApprovalRow])
  const gold = await names('POST /api/admin/customers/{customerId}/gold', { customerId }, { until: null, reason: 'x' })
  expect(gold.get('one')).toMatchObject([{ kind: 'customer', id: customerId, en: expect.stringMatching(/./) }])
  const { code, slug } = await shop.store.app.db.one<{ code: string; slug: string }>(NAMED, [shop.msns[0] ?? ''])
  const coupon = await names('POST /api/admin/coupons', {}, { categoryCodes: [code], brandSlugs: [slug, 'no-brand'] })
  expect(
    coupon
      .get('one')
      ?.map(({ kind, id }) => [kind, id])
      .sort(),
  ).toEqual([
    ...[
      ['brand', slug],
      ['category', code],
    ],
  ])
  const missing = await names('POST /api/admin/payouts/{payoutId}/record', { payoutId: randomUUID() }, {})
  expect(missing.get('one')).toEqual([])
})
