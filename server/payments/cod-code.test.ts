// Cash on delivery above a limit needs a code sent to a verified contact of the account: once per order, enforced by the server.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { proveCode, sendCode } from '../verification/service.ts'
import { paymentMethods } from './queries/methods.ts'

const [COD, UPI] = [5, 8]
const KEY = 'khk_of-the-test-cod-code'
const VERIFY = statement(
  'test.verify-contacts',
  `update customers set phone_verified_at = now(), email = $2, email_verified_at = now() where id = $1 returning phone`,
)
const CODE = statement(
  'test.code-sent',
  `select substring(body from '\\d{6}') as code from messages where recipient = $1 order by created_at desc limit 1`,
)
const PROVED = statement('test.cod-proved', 'select number, cod_proved as proved from orders where id = $1')

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore({ programKey: KEY, config: { codCodeAbove: { IN: 1_000_00, AE: null } } })
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 600_00, 900_00)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

const mailOf = ({ actor }: Buyer) => `buyer-${actor.customerId.slice(0, 8)}@example.com`

async function newBuyer(): Promise<Buyer & { phone: string }> {
  const [made] = await makeBuyers(store.app.db, 1)
  if (!made) throw new Error('no buyer')
  const { phone } = await store.app.db.one<{ phone: string }>(VERIFY, [made.actor.customerId, mailOf(made)])
  return { ...made, phone }
}

const fill = (buyer: Buyer, quantity: number) => fillCarts(store.app.db, [buyer], [{ msn, quantity }])

async function listed({ actor }: Buyer) {
  const { methods } = await paymentMethods(store.app, actor, { buyNow: false, pincode: actor.place ?? undefined })
  const { codeTo, closedReason } = methods.find(({ id }) => id === COD) ?? {}
  return { codeTo, closedReason }
}

async function proofFor(buyer: Buyer, kind: 1 | 2, value: string): Promise<string> {
  const identifier = { kind, value }
  await sendCode(store.app, buyer.actor, identifier, 'checkout')
  const { code } = await store.app.db.one<{ code: string }>(CODE, [value])
  return proveCode(store.app, buyer.actor, identifier, 'checkout', code)
}

/** Places an order; returns the error code, or the order. */
async function order(buyer: Buyer, confirmation: object = {}, methodId = COD) {
  const request = await payRequest(store.app, buyer, methodId)
  const payment = { ...request.payment, ...confirmation }
  return placeOrder(store.app, buyer.actor, { ...request, payment }).catch(error => {
    if (error instanceof AppError) return error.code
    throw error
  })
}
const provedOf = async (placed: Awaited<ReturnType<typeof order>>) =>
  typeof placed === 'string'
    ? placed
    : (await store.app.db.one<{ proved: string | null }>(PROVED, [placed.orderId])).proved

test('an amount up to the limit, and one that is paid in advance, asks for no code', async () => {
  const buyer = await newBuyer()
  await fill(buyer, 1)
  expect(await listed(buyer)).toEqual({ codeTo: null, closedReason: '' })
  expect(await provedOf(await order(buyer))).toBeNull()
  await fill(buyer, 3)
  expect(typeof (await order(buyer, {}, UPI))).toBe('object')
})

test('above it, each order needs its own code to the phone or the email of the account', async () => {
  const buyer = await newBuyer()
  await fill(buyer, 3)
  const contacts = [
    { kind: 'phone', value: buyer.phone.slice(2) },
    { kind: 'email', value: mailOf(buyer) },
  ]
  expect(await listed(buyer)).toEqual({ codeTo: contacts, closedReason: '' })
  expect(await order(buyer)).toBe('payment.cod-code')
  expect(await order(buyer, { codProof: 'made-up' })).toBe('payment.cod-code')
  const codProof = await proofFor(buyer, 2, buyer.phone)
  // it was sent to the phone, so it proves nothing about the email
  expect(await order(buyer, { codProof, codProved: 'email' })).toBe('payment.cod-code')
  const placed = await order(buyer, { codProof, codProved: 'phone' })
  expect(await provedOf(placed)).toBe('phone')
  await fill(buyer, 3)
  expect(await order(buyer, { codProof, codProved: 'phone' })).toBe('payment.cod-code')
  const byMail = await proofFor(buyer, 1, mailOf(buyer))
  expect(await provedOf(await order(buyer, { codProof: byMail, codProved: 'email' }))).toBe('email')

  const number = typeof placed === 'object' ? placed.orderNumber : 0
  const shown = await store.http.inject({
    url: `/api/admin/orders/${number}`,
    headers: { [HEADERS.authorization]: `Bearer ${KEY}` },
  })
  expect(shown.json().data.codProved).toBe('phone')
})

test('the code of somebody else is none, and an order that fails keeps the proof', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  await fill(buyer, 3)
  expect(await order(buyer, { codProof: await proofFor(other, 2, other.phone) })).toBe('payment.cod-code')
  const codProof = await proofFor(buyer, 2, buyer.phone)
  await setStock(store.app.db, msn, 2)
  expect(await order(buyer, { codProof })).toBe('checkout.out-of-stock')
  await setStock(store.app.db, msn, 500)
  expect(await provedOf(await order(buyer, { codProof }))).toBe('phone')
})

test('without a verified contact the method is closed and says why', async () => {
  const [buyer] = await makeBuyers(store.app.db, 1)
  if (!buyer) throw new Error('no buyer')
  await fill(buyer, 3)
  expect(await listed(buyer)).toEqual({ codeTo: null, closedReason: 'cod-contact' })
  expect(await order(buyer)).toBe('payment.cod-contact')
})
