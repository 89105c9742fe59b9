// SQL statements and round trips of a complete guest checkout, from the first page call to the confirmed order: cold and warm.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

/** Including begin and commit; comparable systems need 320 and 600. */
const MAX_STATEMENTS = 35
/** In a process that has cached the location and carrier rules. */
const MAX_WARM_STATEMENTS = 33
/** Round trips to the database in such a process: statements that do not wait for each other are sent together. */
const MAX_ROUND_TRIPS = 23
const QUERY = { pincode: '411026' }

interface Cost {
  /** Statements by step. */
  spent: Record<string, number>
  total: number
  roundTrips: Record<string, number>
  state: string
}

let store: TestStore
let cold: Cost
let warm: Cost

beforeAll(async () => {
  store = await openTestStore()
  const [productId = ''] = await store.buyableMsns('IN', 1)
  const people = [await store.customer(), await store.customer()]
  const [first, second] = people.map(known => () => checkOut(known, productId))
  if (!first || !second) throw new Error('Two customers were to be made')
  // this process has not cached any location, carrier or product yet
  cold = await first()
  warm = await second()
})
afterAll(() => store.close())

async function checkOut(known: Visitor, productId: string): Promise<Cost> {
  const { phone } = await known.call('GET /api/v1/customer/getcustomer').then(answer => answer.data)
  const shopper = store.visitor()
  const spent: Record<string, number> = {}
  const roundTrips: Record<string, number> = {}
  const count = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { count: statements, roundTrips: trips, answer } = await store.app.db.statementsOf(work)
    spent[name] = statements
    roundTrips[name] = trips
    return answer
  }
  await count('session', () => shopper.call('GET /api/v1/session/getSession'))
  const body = { mode: 'add' as const, itemsList: [{ productId, productQuantity: 2 }] }
  await count('add to cart', () => shopper.call('POST /api/v1/cart/updateCartV2', { query: QUERY, body }))
  await count('send code', () => shopper.call('POST /api/v1/login/sendOtpV2', { body: { phone: phone ?? '' } }))
  const otp = await shopper.lastCode(phone ?? '')
  await count('log in', () => shopper.call('POST /api/v1/login/validateOtp', { body: { phone: phone ?? '', otp } }))
  const address = {
    name: 'Asha Kulkarni',
    phone: '9876543210',
    addressLine: 'Plot 12',
    city: 'Pune',
    postCode: '411026',
  }
  const saved = await count('save address', () => shopper.call('POST /api/v1/address/postaddressV2', { body: address }))
  const methods = await count('payment methods', () => shopper.call('POST /api/v1/payment/getAll', { body: QUERY }))
  const order = {
    idempotencyKey: randomBytes(12).toString('hex'),
    addressList: [{ addressId: saved.data.address.addressId, type: 'shipping' as const }],
    payment: { paymentMethodId: 5, type: 'cod' },
    expectedPayable: methods.data.payable,
  }
  const paid = await count('pay', () => shopper.call('POST /api/v1/payment/payV2', { query: QUERY, body: order }))
  await count('confirmation', () =>
    shopper.call('GET /api/v1/order/orderDetails', { query: { orderNumber: paid.data.orderNumber } }),
  )
  const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { spent, roundTrips, total: sumOf(spent), state: paid.data.state }
}

it(`takes at most ${MAX_STATEMENTS} statements in a cold process`, () => {
  expect(cold.state).toBe('placed')
  expect(cold.total, JSON.stringify(cold.spent)).toBeLessThanOrEqual(MAX_STATEMENTS)
})

it(`takes at most ${MAX_WARM_STATEMENTS} once the location and carrier rules are cached`, () => {
  expect(warm.state).toBe('placed')
  expect(warm.total, JSON.stringify(warm.spent)).toBeLessThanOrEqual(MAX_WARM_STATEMENTS)
})

it(`takes at most ${MAX_ROUND_TRIPS} round trips to the database`, () => {
  const trips = Object.values(warm.roundTrips).reduce((sum, count) => sum + count, 0)
  expect(trips, JSON.stringify(warm.roundTrips)).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})

it('reads the location and rules in the cold run', () => {
  expect(cold.total - warm.total).toBe(2)
  expect((cold.spent['add to cart'] ?? 0) - (warm.spent['add to cart'] ?? 0)).toBe(2)
})
