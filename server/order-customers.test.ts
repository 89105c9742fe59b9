// An order that was placed with the wrong account: moved by staff, seen by the one and no longer by the other, at once with other writes.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from './platform/db.ts'
import { pickProducts } from './testing/buyers.ts'
import { buyerOf, placeCodOrder } from './testing/invoices.ts'
import { eventually } from './testing/soon.ts'
import { openStaff, type SignedIn } from './testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'

type Customer = Visitor & { customerId: string }
const CODE = 'WELCOME100'

let store: TestStore
let desk: SignedIn
let owner: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  ;[desk, owner] = [await openStaff(store, 'orders'), await openStaff(store, 'owner')]
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 600_00, 3_000_00)
})
afterAll(() => store.close())

const VERIFY = statement(
  'test.verify-mail',
  `update customers set email = id || '@buyer.example', email_verified_at = now() where id = $1`,
)
const MAILS = statement(
  'test.mails-of-moves',
  `select template, body from messages where template like 'order-moved-%' and recipient = $1::uuid || '@buyer.example'`,
)
const USES = statement(
  'test.moved-uses',
  `select u.customer_id as "customerId", c.uses from promotion_uses u join promotion_counts c using (promotion_id) where u.order_id = $1`,
)
const OWNER = statement(
  'test.moved-owner',
  `select o.customer_id as "customerId", o.state, (select count(*)::int from order_events e where e.order_id = o.id
     and e.kind = 'customer-changed') as changes from orders o where o.number = $1`,
)
const AUDIT = statement(
  'test.audit-of-moves',
  `select before, after from audit_entries where record_kind = 'order' and record_id = $1 and before is not null`,
)

async function placed({ coupon = false } = {}) {
  const [from, to] = [await store.customer(), await store.customer()]
  for (const { customerId } of [from, to]) await store.app.db.run(VERIFY, [customerId])
  const buyer = await buyerOf(store, from)
  if (coupon) {
    const body = { itemsList: [{ productId: msn, productQuantity: 1 }] }
    await from.call('POST /api/v1/cart/updateCartV2', { body })
    await from.call('POST /api/v1/promoCode/validatePromoCode', { body: { promoCode: CODE } })
  }
  const order = await placeCodOrder(store, buyer, coupon ? [] : [{ msn, quantity: 2 }])
  return { from, to, ...order }
}
type Placed = Awaited<ReturnType<typeof placed>>

const CALL = 'POST /api/admin/orders/{orderNumber}/customer'
const move = ({ orderNumber, from, to }: Placed, change: object = {}, by: SignedIn = desk) =>
  by.visitor.try(CALL, {
    params: { orderNumber },
    body: {
      ...{ customerId: to.customerId, fromCustomerId: from.customerId, idempotencyKey: randomUUID() },
      ...{ reason: 'Ordered from the login of a colleague', ...change },
    },
  })
const preview = ({ orderNumber, to }: Placed, customerId = to.customerId) =>
  desk.visitor.try('GET /api/admin/orders/{orderNumber}/customer', { params: { orderNumber }, query: { customerId } })
const stateOf = ({ orderNumber }: Placed) =>
  store.app.db.one<{ customerId: string; state: string; changes: number }>(OWNER, [orderNumber])
const detailsFor = (customer: Customer, { orderNumber }: Placed) =>
  customer.try('GET /api/v1/order/orderDetails', { query: { orderNumber } })
const listed = async (customer: Customer) =>
  (await customer.call('GET /api/v1/checkout/getUserOrders', { query: {} })).data.orders.map(
    ({ orderNumber }) => orderNumber,
  )
const stored = async (customer: Customer) => {
  const text = String((await customer.try('GET /api/v1/customer/personalData')).body)
  const { data } = JSON.parse(text) as { data: { orders: { number: number }[] } }
  return { text, orders: data.orders.map(({ number }) => number) }
}

describe('an order that is moved', () => {
  it('is that of the new customer in everything, and the former one finds it no more', async () => {
    const one = await placed()
    const { from, to, orderNumber } = one
    expect(await preview(one)).toMatchObject({ status: 200, body: { data: { hindrances: [], paid: false } } })
    const key = { idempotencyKey: randomUUID() }
    const both = await Promise.all([move(one, key), move(one, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stateOf(one)).toEqual({ customerId: to.customerId, state: 'placed', changes: 1 })
    expect([await listed(from), await listed(to)]).toEqual([[], [orderNumber]])
    for (const path of ['orderDetails', 'invoices', 'returnOptions', 'stream'] as const) {
      const url = `/api/v1/order/${path}?orderNumber=${orderNumber}`
      expect([path, (await from.request('GET', url)).status]).toEqual([path, 404])
    }
    const cancelling = { body: { orderNumber, reasonId: 1 } }
    expect(await from.try('POST /api/v1/order/cancelOrder', cancelling)).toMatchObject({ status: 404 })
    const seen = await detailsFor(to, one)
    expect(seen).toMatchObject({ status: 200 })
    // the reason is for staff
    expect(JSON.stringify(seen.body)).not.toContain('colleague')
    const data = [await stored(from), await stored(to)]
    expect(data.map(({ orders }) => orders)).toEqual([[], [orderNumber]])
    expect(data[1]?.text).not.toContain(from.customerId)
    expect(data.map(({ text }) => text).join()).not.toContain('colleague')
    expect(await store.app.db.rows(AUDIT, [String(orderNumber)])).toHaveLength(1)
    await eventually(async () => {
      const [away, here] = await Promise.all(
        [from, to].map(({ customerId }) => store.app.db.rows<{ template: string; body: string }>(MAILS, [customerId])),
      )
      expect([away?.map(({ template }) => template), here?.map(({ template }) => template)]).toEqual([
        ['order-moved-away'],
        ['order-moved-here'],
      ])
      expect(away?.[0]?.body).not.toContain(to.customerId)
    })
    expect(await to.try('POST /api/v1/order/cancelOrder', cancelling)).toMatchObject({ status: 200 })
  })

  it('takes its coupon along, counted once, unless the new customer has used it up', async () => {
    const one = await placed({ coupon: true })
    const [before] = await store.app.db.rows<{ uses: number }>(USES, [one.orderId])
    expect(await preview(one)).toMatchObject({ body: { data: { coupon: CODE, hindrances: [] } } })
    expect(await move(one)).toMatchObject({ status: 200 })
    expect(await store.app.db.rows(USES, [one.orderId])).toEqual([
      { customerId: one.to.customerId, uses: before?.uses },
    ])
    const other = await placed({ coupon: true })
    const taken = { ...other, to: one.to }
    expect(await preview(taken)).toMatchObject({ body: { data: { hindrances: ['coupon'] } } })
    expect(await move(taken)).toMatchObject({ status: 409, body: { problems: [{ message: 'coupon' }] } })
  })
})

describe('a move', () => {
  it('needs the rights to edit orders and read customers, in markets of both', async () => {
    const one = await placed()
    expect(await move(one, {}, await openStaff(store, 'support'))).toMatchObject({ status: 403 })
    expect(await move(one, {}, await openStaff(store, 'orders', ['AE']))).toMatchObject({
      body: { code: 'order.unknown' },
    })
    const abroad = await store.customer('ae.localhost')
    expect(await move({ ...one, to: abroad })).toMatchObject({
      status: 409,
      body: { problems: [{ message: 'market' }] },
    })
    const inIndia = await openStaff(store, 'orders', ['IN'])
    expect(await move({ ...one, to: abroad }, {}, inIndia)).toMatchObject({ body: { code: 'customer.unknown' } })
    expect(await move(one, { customerId: randomUUID() })).toMatchObject({ body: { code: 'customer.unknown' } })
    expect(await move(one, { reason: '' })).toMatchObject({ status: 400 })
    expect(await stateOf(one)).toMatchObject({ customerId: one.from.customerId, changes: 0 })
  })

  it('is made from what was shown, and once under its key', async () => {
    const one = await placed()
    const third = await store.customer()
    const key = { idempotencyKey: randomUUID() }
    expect(await move(one, key)).toMatchObject({ status: 200 })
    expect(await move(one, { ...key, customerId: third.customerId })).toMatchObject({
      body: { code: 'request.idempotency' },
    })
    expect(await move(one)).toMatchObject({ status: 409, body: { problems: [{ message: 'changed' }] } })
    // back, and the first request again
    expect(await move({ ...one, from: one.to, to: one.from })).toMatchObject({ status: 200 })
    expect(await move(one, key)).toMatchObject({ status: 200 })
    expect(await stateOf(one)).toMatchObject({ customerId: one.from.customerId, changes: 2 })
  })

  it('stops once a parcel is packed, and for an account that is blocked', async () => {
    const one = await placed()
    const params = { customerId: one.to.customerId }
    await owner.visitor.call('POST /api/admin/customers/{customerId}/block', { params, body: { reason: 'A test' } })
    expect(await move(one)).toMatchObject({ status: 409, body: { problems: [{ message: 'blocked' }] } })
    const other = await placed()
    const number = { orderNumber: other.orderNumber }
    const { shipments } = (await desk.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params: number }))
      .data
    const [shipmentId = 0] = shipments.map(shipment => shipment.shipmentId)
    await desk.visitor.call('POST /api/admin/shipments/{shipmentId}/move', {
      params: { shipmentId },
      body: { to: 'packed' },
    })
    expect(await move(other)).toMatchObject({ status: 409, body: { problems: [{ message: 'packed' }] } })
  })

  it('at once with a cancellation or a merge leaves one truth', async () => {
    const one = await placed()
    const cancelling = { body: { orderNumber: one.orderNumber, reasonId: 1 } }
    const [moved, cancelled] = await Promise.all([
      move(one),
      one.from.try('POST /api/v1/order/cancelOrder', cancelling),
    ])
    const after = await stateOf(one)
    if (cancelled.status === 200) expect(after.state).toBe('cancelled')
    else expect([cancelled.status, moved.status, after.state]).toEqual([404, 200, 'placed'])
    expect(after.customerId === one.to.customerId).toBe(moved.status === 200)

    const two = await placed()
    const third = await store.customer()
    const merging = owner.visitor.try('POST /api/admin/customers/{customerId}/merge', {
      params: { customerId: third.customerId },
      body: { mergedId: two.to.customerId, idempotencyKey: randomUUID(), reason: 'Identity card seen' },
    })
    const [made, merged] = await Promise.all([move(two), merging])
    expect(merged.status).toBe(200)
    // what came first: the order went along with the account, or was rejected by one that had ended
    const expected = made.status === 200 ? third.customerId : two.from.customerId
    expect((await stateOf(two)).customerId).toBe(expected)
  })

  it('ends look-ups without a login, which begin again with the contacts of the new customer', async () => {
    const one = await placed()
    const guest = store.visitor()
    const email = `${one.from.customerId}@buyer.example`
    const { orderNumber } = one
    const asked = { orderNumber, email }
    await guest.call('POST /api/v1/order/guest/sendCode', { body: asked })
    const otp = await eventually(() => guest.lastCode(email))
    expect(await guest.try('POST /api/v1/order/guest/open', { body: { ...asked, otp } })).toMatchObject({
      status: 200,
    })
    expect(await move(one)).toMatchObject({ status: 200 })
    expect(await guest.try('GET /api/v1/order/guest', { query: { orderNumber } })).toMatchObject({
      status: 404,
    })
  })
})
