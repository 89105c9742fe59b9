// Corrections of delivery addresses: within the location, before a parcel is packed, once, with a message to the customer.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest } from '../testing/buyers.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { orderDetails } from './queries/customer-orders.ts'

const CALL = 'POST /api/admin/orders/{orderNumber}/address'
const COD = 5
const PROVE_MAIL = statement(
  'test.prove-mail',
  `update customers set email = id || '@buyer.example', email_verified_at = now() where id = $1`,
)
const MAILS = statement(
  'test.mails-of-corrections',
  `select count(*)::int as count from messages where template = 'address-corrected' and recipient = $1 || '@buyer.example'`,
)

let store: TestStore
let desk: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  desk = await openStaff(store, 'orders')
})
afterAll(() => store.close())

async function place(): Promise<{ orderNumber: number; buyer: Buyer }> {
  const [msn = ''] = await store.buyableMsns('IN', 1)
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await store.app.db.run(PROVE_MAIL, [buyer.actor.customerId])
  await fillCarts(store.app.db, [buyer], [{ msn, quantity: 1 }])
  const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
  return { orderNumber, buyer }
}

async function shownOf(orderNumber: number) {
  const order = (await desk.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data
  const { name, addressLine, addressLine2, landmark } = order.shippingAddress
  return { name, addressLine, addressLine2, landmark }
}

const GATE = { addressLine: 'Plot 14, Gate 3', landmark: 'Opposite the fire station' }
const correct = (orderNumber: number, body: object, by: SignedIn = desk) =>
  by.visitor.try(CALL, { params: { orderNumber }, body: { reason: 'The customer called', ...body } as never })

it('corrects name, lines and phone for parcels and the customer, who is notified once', async () => {
  const { orderNumber, buyer } = await place()
  const replaces = await shownOf(orderNumber)
  const body = { address: { ...replaces, ...GATE }, replaces, phone: '91234 56789' }
  expect(await correct(orderNumber, body)).toMatchObject({
    status: 200,
    body: { data: { shippingAddress: { ...GATE, city: 'Pune', postCode: '411001' }, state: 'placed' } },
  })
  const [before, after] = [await orderDetails(store.app.db, buyer.actor, orderNumber), body.address]
  expect(before.shippingAddress).toMatchObject({ ...after, phone: '9123456789', postCode: '411001' })
  expect(before.events.at(-1)).toMatchObject({ kind: 'address-corrected' })
  const { phone } = (
    await desk.visitor.call('GET /api/admin/orders/{orderNumber}/contact', { params: { orderNumber } })
  ).data
  expect(phone).toBe('+919123456789')
  // repeated
  expect((await correct(orderNumber, { ...body, replaces: body.address })).status).toBe(200)
  expect((await orderDetails(store.app.db, buyer.actor, orderNumber)).events).toHaveLength(before.events.length)
  const mails = async () => (await store.app.db.one<{ count: number }>(MAILS, [buyer.actor.customerId])).count
  await eventually(async () => expect(await mails()).toBe(1))
})

it('takes one of two corrections at once, and none from an address that is no longer there', async () => {
  const { orderNumber } = await place()
  const replaces = await shownOf(orderNumber)
  const both = await Promise.all(
    ['Gate 1', 'Gate 2'].map(addressLine2 =>
      correct(orderNumber, { address: { ...replaces, addressLine2 }, replaces }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await correct(orderNumber, { address: { ...replaces, landmark: 'Tower' }, replaces })).toMatchObject({
    body: { code: 'order.state', problems: [{ message: 'changed' }] },
  })
})

it('rejects what is no address or number, and keeps the place', async () => {
  const { orderNumber } = await place()
  const replaces = await shownOf(orderNumber)
  const address = { ...replaces, ...GATE }
  for (const wrong of [
    { address: { ...address, name: ' ' }, replaces },
    { address: { ...address, city: 'Mumbai' }, replaces },
    { address, replaces, phone: '12345' },
    { address, replaces, reason: '' },
  ]) {
    expect(await correct(orderNumber, wrong)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  }
  expect(await shownOf(orderNumber)).toEqual(replaces)
})

it('is allowed for editable orders in the caller’s markets, with the right', async () => {
  const { orderNumber } = await place()
  const replaces = await shownOf(orderNumber)
  const body = { address: { ...replaces, ...GATE }, replaces }
  expect(await correct(orderNumber, body, await openStaff(store, 'support'))).toMatchObject({
    status: 403,
    body: { data: { permission: 'orders.edit' } },
  })
  expect(await correct(orderNumber, body, await openStaff(store, 'orders', ['AE']))).toMatchObject({ status: 404 })
  const params = { orderNumber }
  const { shipments } = (await desk.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params })).data
  expect((await correct(orderNumber, body)).status).toBe(200)
  for (const { shipmentId } of shipments) {
    const body = { to: 'packed' as const }
    await desk.visitor.call('POST /api/admin/shipments/{shipmentId}/move', { params: { shipmentId }, body })
  }
  const back = { address: replaces, replaces: body.address }
  expect(await correct(orderNumber, back)).toMatchObject({ status: 409, body: { problems: [{ message: 'packed' }] } })
})
