// What staff see of an order's buyer: other orders, and whether cash on delivery is open to the account.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts, setStock } from '../testing/buyers.ts'
import { cancelAsCustomer, placeCodOrder } from '../testing/invoices.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { listOtherOrders } from './repository/buyers.ts'

const BUYER = 'GET /api/admin/orders/{orderNumber}/buyer'
const NOT_ACCEPTED = statement(
  'test.buyer-not-accepted',
  `update orders set state = 'returned-to-origin' where number = any ($1)`,
)

let store: TestStore
let staff: SignedIn
let msn: string
beforeAll(async () => {
  store = await openTestStore({ config: { rateLimits: true } })
  staff = await openStaff(store, 'auditor')
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 500_00, 2_000_00)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

async function newBuyer(): Promise<Buyer> {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  return made
}
const order = async (buyer: Buyer) => (await placeCodOrder(store, buyer, [{ msn, quantity: 1 }])).orderNumber
const seen = async (orderNumber: number, query: { limit?: number } = {}) =>
  (await staff.visitor.call(BUYER, { params: { orderNumber }, query })).data

it('lists the other orders of the customer, the latest first, and counts those in cash', async () => {
  const buyer = await newBuyer()
  const [first, second, third] = [await order(buyer), await order(buyer), await order(buyer)]
  await order(await newBuyer())
  expect(await seen(second)).toMatchObject({
    earlier: [
      { orderNumber: third, state: 'placed', paymentMode: 'cod', currency: 'INR' },
      { orderNumber: first, state: 'placed', paymentMode: 'cod' },
    ],
    ...{
      more: false,
      cod: { placedToday: { count: 3 }, cancelledThisMonth: { count: 0 }, problem: null, account: null },
    },
  })
  expect(await seen(second, { limit: 1 })).toMatchObject({ earlier: [{ orderNumber: third }], more: true })
  await cancelAsCustomer(store, buyer, { orderNumber: first })
  expect(await seen(second)).toMatchObject({
    earlier: [{ orderNumber: third }, { orderNumber: first, state: 'cancelled' }],
    cod: { cancelledThisMonth: { count: 1 } },
  })
})

it('says why cash on delivery is closed to the account, as the checkout does', async () => {
  const buyer = await newBuyer()
  const only = await order(buyer)
  const { cod } = await seen(only)
  expect(cod.problem).toBeNull()
  const numbers = [only]
  while (numbers.length < cod.notAccepted.closedFrom) numbers.push(await order(buyer))
  await store.app.db.run(NOT_ACCEPTED, [numbers])
  expect((await seen(only)).cod).toMatchObject({
    ...{ notAccepted: { count: cod.notAccepted.closedFrom }, problem: 'cod-not-accepted' },
  })
  await expect(order(buyer)).rejects.toMatchObject({ code: 'payment.cod-not-accepted' })
})

it('reads a page of a customer with many orders', async () => {
  const buyer = await newBuyer()
  const number = await order(buyer)
  await store.asOwner(`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number',
      nextval('order_numbers'), 'placed_at', o.placed_at - n * interval '1 hour'))).* from orders o, generate_series(1, 2000) n
    where o.number = ${number}`)
  await store.asOwner('analyze orders')
  const { customerId } = buyer.actor
  expect(await rowsRead(store.app.db, db => listOtherOrders(db, customerId, number, 6))).toBeLessThan(20)
})

it('is for staff who may read orders of that market', async () => {
  const params = { orderNumber: await order(await newBuyer()) }
  const [content, uae] = await Promise.all([openStaff(store, 'content'), openStaff(store, 'owner', ['AE'])])
  expect(await content.visitor.try(BUYER, { params })).toMatchObject({ status: 403 })
  expect(await uae.visitor.try(BUYER, { params })).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
})
