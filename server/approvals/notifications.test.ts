// Who is notified of approval requests and their outcome, and which requests are rejected: keys, too many waiting, nobody to approve.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { KEY_END, openStaff, type SignedIn } from '../testing/staff.ts'

const UPI = 8
const CANCEL = 'POST /api/admin/orders/{orderNumber}/cancel' as const
const DECIDE = '/api/admin/session/approvals/{approvalId}' as const

let shop: ReturnsStore
let nadia: SignedIn
let ravi: SignedIn
let emirati: SignedIn
let finance: SignedIn
beforeAll(async () => {
  shop = await openReturnsStore()
  nadia = await openStaff(shop.store, 'orders')
  ravi = await openStaff(shop.store, 'orders')
  emirati = await openStaff(shop.store, 'orders', ['AE'])
  finance = await openStaff(shop.store, 'finance')
})
afterEach(() => applySettings({}))
afterAll(() => shop.store.close())

const body = { reason: 'Damaged' }
async function paidOrder() {
  const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 1 }], UPI)
  await shop.pay(one)
  applySettings({ IN: { 'refunds.approve-above': 1 } })
  return one.answer.orderNumber
}
const cancel = (by: SignedIn, orderNumber: number) => by.visitor.try(CANCEL, { params: { orderNumber }, body })
const requestsOf = async (by: SignedIn, orderNumber: number) =>
  (await by.visitor.call('GET /api/admin/session/approvals', { query: { orderNumber } })).data.approvals
async function requested(by = nadia) {
  const orderNumber = await paidOrder()
  expect(await cancel(by, orderNumber)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  return { orderNumber, approvalId: (await requestsOf(by, orderNumber))[0]?.approvalId ?? '' }
}
const told = async (by: SignedIn, approvalId: string) => {
  const { notifications } = (await by.visitor.call('GET /api/admin/session/notifications', { query: { limit: 50 } }))
    .data
  return notifications.filter(one => one.recordId === approvalId)
}
const mute = (by: SignedIn, muted: ('approval' | 'decision')[]) =>
  by.visitor.call('POST /api/admin/session/notifications/choices', { body: { muted, dailyMail: false } })

test('possible approvers are notified of a waiting request until it is decided; its author of the decision', async () => {
  const { approvalId, orderNumber } = await requested()
  await cancel(nadia, orderNumber)
  const waits = { reason: 'approval', recordKind: 'approval', recordNumber: orderNumber, market: 'IN', read: false }
  expect(await told(ravi, approvalId)).toMatchObject([waits])
  for (const one of [nadia, emirati, finance]) expect(await told(one, approvalId)).toEqual([])
  await ravi.visitor.call(`POST ${DECIDE}/approve`, { params: { approvalId } })
  expect(await told(ravi, approvalId)).toMatchObject([{ reason: 'approval', read: true }])
  expect(await told(nadia, approvalId)).toMatchObject([{ reason: 'decision', state: 'approved', read: false }])
})

test('a member who may no longer decide does not see the request, nor is it counted as unread', async () => {
  const late = await openStaff(shop.store, 'orders')
  const { approvalId } = await requested()
  const unread = async () => (await late.visitor.call('GET /api/admin/session/notifications/unread')).data.unread
  expect([await unread(), (await told(late, approvalId)).length]).toEqual([1, 1])
  for (const change of [`markets = '{AE}'`, `markets = '{IN}', role = 'support'`]) {
    await shop.store.asOwner(`update staff_members set ${change} where id = '${late.staffId}'`)
    expect([await unread(), await told(late, approvalId)]).toEqual([0, []])
  }
})

test('preferences apply; authors are notified of a rejection and of expiry, but not of their own withdrawal', async () => {
  await mute(ravi, ['approval'])
  const rejected = await requested()
  expect(await told(ravi, rejected.approvalId)).toEqual([])
  await mute(ravi, [])
  const params = { approvalId: rejected.approvalId }
  await ravi.visitor.call(`POST ${DECIDE}/reject`, { params, body: { reason: 'Not yet' } })
  expect(await told(nadia, rejected.approvalId)).toMatchObject([{ reason: 'decision', state: 'rejected' }])

  const withdrawn = await requested()
  await nadia.visitor.call(`POST ${DECIDE}/withdraw`, { params: { approvalId: withdrawn.approvalId } })
  expect(await told(ravi, withdrawn.approvalId)).toMatchObject([{ read: true }])
  expect(await told(nadia, withdrawn.approvalId)).toEqual([])

  const expired = await requested()
  await shop.store.asOwner(`update approval_requests set expires_at = requested_at where id = '${expired.approvalId}'`)
  await shop.store.advanceClock(900)
  await eventually(async () =>
    expect(await told(nadia, expired.approvalId)).toMatchObject([{ reason: 'decision', state: 'expired', by: '' }]),
  )
  expect(await told(ravi, expired.approvalId)).toMatchObject([{ read: true }])
})

test('an API key can neither request nor give an approval', async () => {
  const owner = await openStaff(shop.store, 'owner')
  const key = { name: 'Desk', role: 'orders' as const, markets: ['IN' as const], networks: [], expiresAt: KEY_END }
  const { secret } = (await owner.visitor.call('POST /api/admin/keys', { body: key })).data
  const program = shop.store.visitor()
  program.headers.authorization = `Bearer ${secret}`
  const orderNumber = await paidOrder()
  expect(await program.try(CANCEL, { params: { orderNumber }, body })).toMatchObject({
    body: { code: 'staff.approval-member' },
  })
  expect(await requestsOf(ravi, orderNumber)).toEqual([])
  const { approvalId } = await requested()
  expect(await program.try(`POST ${DECIDE}/approve`, { params: { approvalId } })).toMatchObject({ status: 401 })
})

test('at most twenty requests of a member are pending, also concurrently', async () => {
  const busy = await openStaff(shop.store, 'orders')
  const first = await requested(busy)
  await shop.store.asOwner(`
    insert into approval_requests (id, call, permission, input, digest, market, reason, requested_by, requested_name,
        requested_at, expires_at)
      select gen_random_uuid(), call, permission, input, n::text::bytea, market, reason, requested_by, requested_name,
        requested_at, expires_at
      from approval_requests cross join generate_series(1, 18) n where id = '${first.approvalId}'`)
  const [one, two] = [await paidOrder(), await paidOrder()]
  const codes = (await Promise.all([cancel(busy, one), cancel(busy, two)])).map(
    ({ body }) => (body as { code: string }).code,
  )
  expect(codes.sort()).toEqual(['staff.approval-many', 'staff.approval-waits'])
  // repeating a pending request does not create another one
  expect(await cancel(busy, first.orderNumber)).toMatchObject({ body: { code: 'staff.approval-waits' } })
  expect(await cancel(nadia, two)).toMatchObject({ body: { code: 'staff.approval-waits' } })
})

test('a request that nobody else could approve is rejected and not stored', async () => {
  const orderNumber = await paidOrder()
  const close = (id: string) =>
    `update staff_members set deactivated_at = case when id <> '${id}' then now() end where 'IN' = any (markets)`
  await shop.store.asOwner(close(nadia.staffId))
  expect(await cancel(nadia, orderNumber)).toMatchObject({ status: 409, body: { code: 'staff.approval-nobody' } })
  const COUNT = statement(
    'test.none-waits',
    'select count(*)::int as count from approval_requests where order_number = $1',
  )
  expect(await shop.store.app.db.one(COUNT, [orderNumber])).toEqual({ count: 0 })
})
