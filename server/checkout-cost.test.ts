// Counts the SQL statements of a whole guest checkout: from the first page call to the confirmed order.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './testing/store.ts'

/** Begin and commit included; peers need 320 and 600 for the same. */
const MOST_STATEMENTS = 40

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it(`takes at most ${MOST_STATEMENTS} statements`, async () => {
  const [productId = ''] = await store.buyableMsns('IN', 1)
  const known = await store.customer()
  const { phone } = await known.call('GET /api/v1/customer/getcustomer').then(answer => answer.data)
  const shopper = store.visitor()
  const spent: Record<string, number> = {}
  const count = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = store.app.db.statements
    const result = await work()
    spent[name] = store.app.db.statements - before
    return result
  }
  const query = { pincode: '411026' }
  // a store that has been asked before knows the place and the carriers' rules
  await known.call('POST /api/v1/cart/updateCartV2', {
    query,
    body: { itemsList: [{ productId, productQuantity: 1 }] },
  })
  await count('session', () => shopper.call('GET /api/v1/session/getSession'))
  await count('add to cart', () =>
    shopper.call('POST /api/v1/cart/updateCartV2', {
      query,
      body: { mode: 'add', itemsList: [{ productId, productQuantity: 2 }] },
    }),
  )
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
  const methods = await count('payment methods', () => shopper.call('POST /api/v1/payment/getAll', { body: query }))
  const body = {
    idempotencyKey: randomBytes(12).toString('hex'),
    addressList: [{ addressId: saved.data.address.addressId, type: 'shipping' as const }],
    payment: { paymentMethodId: 5, type: 'cod' },
    expectedPayable: methods.data.payable,
  }
  const paid = await count('pay', () => shopper.call('POST /api/v1/payment/payV2', { query, body }))
  await count('confirmation', () =>
    shopper.call('GET /api/v1/order/orderDetails', { query: { orderNumber: paid.data.orderNumber } }),
  )
  const total = Object.values(spent).reduce((sum, statements) => sum + statements, 0)
  expect(paid.data.state).toBe('placed')
  expect(total, JSON.stringify(spent)).toBeLessThanOrEqual(MOST_STATEMENTS)
})
