// Cash on delivery by custom fields of a customer and its company: in the list of methods, in the order, and in the console.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts, setStock } from '../testing/buyers.ts'
import { type FieldsStore, openFieldsStore, rejected } from '../testing/custom-fields.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { paymentMethods } from './queries/methods.ts'

const COD = 5
const GRADE = {
  type: 'choice',
  options: ['a', 'b', 'c'].map(key => ({ key, nameEn: key, nameHi: key, retired: key === 'b' })),
} as const

const NOT_ACCEPTED = statement(
  'test.orders-not-accepted',
  `update orders set state = 'returned-to-origin' where customer_id = $1`,
)

let shop: FieldsStore
let finance: SignedIn
let msn: string
/** Fields of customers and companies. */
let grade: string
let pays: string
beforeAll(async () => {
  shop = await openFieldsStore()
  finance = await openStaff(shop.store, 'finance')
  const { db } = shop.store.app
  ;[msn = ''] = await pickProducts(db, 'IN', 1, 500_00, 2_000_00)
  await setStock(db, msn, 500)
  grade = await shop.defined('customer', 'grade', GRADE)
  pays = await shop.defined('company', 'pays-late', { type: 'yes-no' })
})
afterAll(() => shop.store.close())

async function newBuyer(): Promise<Buyer> {
  const [made] = await makeBuyers(shop.store.app.db, 1)
  if (!made) throw new Error('no buyer')
  await fillCarts(shop.store.app.db, [made], [{ msn, quantity: 1 }])
  return made
}

/** Why cash is closed in the list, and the error of an order with it. */
async function situation({ actor, addressId }: Buyer) {
  const { app } = shop.store
  const { methods } = await paymentMethods(app, actor, { buyNow: false, pincode: actor.place ?? undefined })
  const order = await placeOrder(app, actor, await payRequest(app, { actor, addressId }, COD)).then(
    () => 'placed',
    error => (error instanceof AppError ? (error.data.problems?.[0]?.message ?? error.code) : String(error)),
  )
  return { cod: methods.find(({ id }) => id === COD)?.closedReason, order }
}
const CLOSED = { cod: 'cod-account', order: 'payment.cod-account' }
const OPEN = { cod: '', order: 'placed' }

type Outcome = 'closed' | 'open' | null
const setRule = (fieldId: string, value: string, before: Outcome, outcome: Outcome, by = finance, market = 'IN') =>
  by.visitor.try('POST /api/admin/payments/codAccountRules', {
    body: { market, fieldId, value, before, outcome } as never,
  })
const rules = async (by = finance) => {
  const { body } = await by.visitor.try('GET /api/admin/payments/codAccountRules', { query: { market: 'IN' } })
  return body
}

it('closes it to accounts with the value, in the list and for the order, and opens it again', async () => {
  const [rated, other] = [await newBuyer(), await newBuyer()]
  await shop.save('customer', rated.actor.customerId, [[grade, 'c']])
  await shop.save('customer', other.actor.customerId, [[grade, 'a']])
  expect(await setRule(grade, 'c', null, 'closed')).toMatchObject({
    status: 200,
    body: { data: { rules: [{ fieldId: grade, value: 'c', outcome: 'closed' }] } },
  })
  expect(await shop.lastEntry()).toMatchObject({
    ...{ recordKind: 'cod-account-rule', recordId: grade },
    ...{ before: null, after: { value: 'c', outcome: 'closed' } },
  })
  expect(await situation(rated)).toEqual(CLOSED)
  expect(await situation(other)).toEqual(OPEN)
  expect(await setRule(grade, 'c', 'closed', null)).toMatchObject({ status: 200, body: { data: { rules: [] } } })
  expect(await situation(rated)).toEqual(OPEN)
})

it('opens it whatever the orders of the account were, and `closed` of the company goes first', async () => {
  const { config } = shop.store.app
  config.rateLimits = true
  const buyer = await newBuyer()
  for (let order = 0; order < 3; order++) {
    await placeOrder(shop.store.app, buyer.actor, await payRequest(shop.store.app, buyer, COD))
    await fillCarts(shop.store.app.db, [buyer], [{ msn, quantity: 1 }])
  }
  await shop.store.app.db.run(NOT_ACCEPTED, [buyer.actor.customerId])
  expect(await situation(buyer)).toEqual({ cod: 'cod-not-accepted', order: 'payment.cod-not-accepted' })
  await setRule(grade, 'a', null, 'open')
  await shop.save('customer', buyer.actor.customerId, [[grade, 'a']])
  expect(await situation(buyer)).toEqual(OPEN)
  await fillCarts(shop.store.app.db, [buyer], [{ msn, quantity: 1 }])
  await setRule(pays, 'yes', null, 'closed')
  const { customerId } = buyer.actor
  await shop.store.asOwner(`insert into business_details (customer_id, company_name) values ('${customerId}', 'Works')`)
  expect(await shop.save('company', customerId, [[pays, 'yes']])).toMatchObject({ status: 200 })
  expect(await situation(buyer)).toEqual(CLOSED)
  await shop.save('company', customerId, [[pays, 'no', 'yes']])
  expect(await situation(buyer)).toEqual(OPEN)
  config.rateLimits = false
  await setRule(grade, 'a', 'open', null)
  await setRule(pays, 'yes', 'closed', null)
})

it('rejects fields and values that cannot have a rule', async () => {
  const secret = await shop.defined('customer', 'secret', { ...GRADE, sensitive: true })
  const day = await shop.defined('customer', 'since', { type: 'date' })
  const ofOrders = await shop.defined('order', 'priority', GRADE)
  const uae = await shop.defined('customer', 'grade', GRADE, 'AE')
  for (const fieldId of [secret, day, ofOrders, uae, crypto.randomUUID()])
    expect(await setRule(fieldId, 'a', null, 'closed')).toMatchObject(rejected(404, 'field.unknown'))
  for (const value of ['z', 'b'])
    expect(await setRule(grade, value, null, 'closed')).toMatchObject(rejected(400, 'field.value'))
  expect(await setRule(pays, 'a', null, 'open')).toMatchObject(rejected(400, 'field.value'))
  expect(await rules()).toMatchObject({ data: { rules: [], fields: [{ fieldId: grade }, { fieldId: pays }] } })
})

it('reports a concurrent change; repeating it changes nothing', async () => {
  const both = await Promise.all([setRule(grade, 'c', null, 'closed'), setRule(grade, 'c', null, 'open')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { outcome } = ((await rules()) as { data: { rules: { outcome: Outcome }[] } }).data.rules[0] ?? {}
  expect(await setRule(grade, 'c', null, outcome ?? null)).toMatchObject({ status: 200 })
  expect(await setRule(grade, 'c', null, null)).toMatchObject(rejected(409, 'settings.changed-meanwhile'))
  await setRule(grade, 'c', outcome ?? null, null)
})

it('keeps a field with a rule from being deleted, and shows a rule whose value no longer exists', async () => {
  const fresh = await shop.defined('customer', 'fresh', GRADE)
  await setRule(fresh, 'a', null, 'open')
  const remove = () =>
    shop.owner.visitor.try('DELETE /api/admin/customFields/{fieldId}', { params: { fieldId: fresh } })
  expect(await remove()).toMatchObject(rejected(409, 'field.has-rule'))
  const changed = await shop.owner.visitor.try('POST /api/admin/customFields/{fieldId}', {
    params: { fieldId: fresh },
    body: { ...{ key: 'fresh', nameEn: 'Fresh', nameHi: 'नया' }, ...{ type: 'whole', version: 1 } } as never,
  })
  expect(changed).toMatchObject({ status: 200 })
  expect(await rules()).toMatchObject({
    data: {
      rules: [{ fieldId: fresh, value: 'a', outcome: 'open' }],
      fields: [{ fieldId: grade }, { fieldId: fresh, offered: false, type: 'whole' }, { fieldId: pays }],
    },
  })
  expect(await setRule(fresh, 'a', 'open', null)).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 200 })
})

it('needs the right to write payments, in the caller’s markets', async () => {
  const support = await openStaff(shop.store, 'support')
  expect(await setRule(grade, 'c', null, 'closed', support)).toMatchObject(rejected(403, 'session.forbidden'))
  const uae = await openStaff(shop.store, 'finance', ['AE'])
  expect(await setRule(grade, 'c', null, 'closed', uae)).toMatchObject({ status: 403 })
})
