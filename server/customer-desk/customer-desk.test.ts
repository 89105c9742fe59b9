// Customers for staff: search, masked and unmasked contacts, notes, blocking, data export and deletion.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../checkout/service.ts'
import { statement } from '../platform/db.ts'
import { fillCarts, makeBuyers, payRequest, pickProducts } from '../testing/buyers.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { codeOf, openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import {
  type CustomerFilter,
  findForStaff,
  listForStaff,
  listMarkedForStaff,
  listOrders,
  searchForStaff,
} from './repository/customers.ts'

const COD = 5
const GSTIN = '27AAPFU0939F1ZV'

let store: TestStore
let owner: SignedIn
let support: SignedIn
beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  support = await openStaff(store, 'support')
})
afterAll(() => store.close())

type Buyer = Visitor & { customerId: string }
const list = async (query: object) =>
  (await support.visitor.call('GET /api/admin/customers', { query: { market: 'IN', ...query } })).data.customers
const ids = async (query: object) => (await list(query)).map(({ customerId }) => customerId)
const found = async ({ customerId }: Buyer) =>
  (await support.visitor.call('GET /api/admin/customers/{customerId}', { params: { customerId } })).data
const audited = (call: string) =>
  store.app.db.rows<{ who: string; recordId: string; input: unknown; after: unknown }>(
    statement(
      '',
      `select who, record_id as "recordId", input, after from audit_entries where call = $1 order by seq desc`,
    ),
    [call],
  )

describe('a customer', () => {
  it('is found by number, phone, mail address, tax number, and a part of the name or company', async () => {
    const customer = await store.customer()
    await customer.call('POST /api/v1/customer/updatecustomer', { body: { firstName: 'Zubeida', lastName: 'Q100%' } })
    const body = { companyName: 'Quartz Valves', gstin: GSTIN, isGstInvoice: true }
    await customer.call('POST /api/v1/customer/addUpdateCustomer', { body })
    const { number } = await found(customer)
    const phone = (await customer.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    for (const text of [String(number), phone, `+91 ${phone}`, GSTIN.toLowerCase(), 'ubeida q', 'z valv', '100%'])
      expect(await ids({ text }), text).toEqual([customer.customerId])
    expect(await ids({ text: 'nobody@plant.example' })).toEqual([])
    expect(await ids({ text: '%%%' })).toEqual([])
    expect(await ids({ text: phone, blocked: 'true' })).toEqual([])
    expect(await ids({ text: phone, gold: 'false', userType: 'online' })).toEqual([customer.customerId])
    const uae = { query: { market: 'AE' as const, text: String(number) } }
    expect((await support.visitor.call('GET /api/admin/customers', uae)).data.customers).toEqual([])
    const pages = [await ids({ limit: 1 }), await ids({ limit: 1, before: number })]
    expect(pages[0]).toEqual([customer.customerId])
    expect(pages[1]).not.toEqual(pages[0])
    expect(await found(customer)).toMatchObject({ company: 'Quartz Valves', taxNumberValid: true, phoneVerified: true })
  })

  it('is masked, and shown in full by a recorded call to members with the right', async () => {
    const customer = await store.customer()
    const phone = (await customer.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    const params = { customerId: customer.customerId }
    const shown = JSON.stringify([await found(customer), await list({ text: phone })])
    expect(shown).not.toContain(phone)
    expect(shown).toContain(`••••••${phone.slice(-4)}`)
    const { data } = await support.visitor.call('GET /api/admin/customers/{customerId}/personal', { params })
    expect(data.phone).toBe(`+91${phone}`)
    const [entry] = await audited('GET /api/admin/customers/{customerId}/personal')
    expect(entry).toMatchObject({ who: `staff:${support.staffId}`, recordId: customer.customerId })
    const auditor = await openStaff(store, 'auditor')
    const denied = await auditor.visitor.try('GET /api/admin/customers/{customerId}/personal', { params })
    expect(denied).toMatchObject({ status: 403, body: { data: { permission: 'customers.unmask' } } })
  })
})

async function logIn(phone: string) {
  const visitor = store.visitor()
  await visitor.call('POST /api/v1/auth/sendOTPV2', { body: { phone, flowType: 'login' } })
  const otp = await visitor.lastCode(phone)
  return visitor.try('POST /api/v1/login/validateOtp', { body: { phone, otp } })
}

describe('a block', () => {
  it('ends all sessions, and neither logs in nor orders until it is lifted', async () => {
    const customer = await store.customer()
    const phone = (await customer.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    const input = { params: { customerId: customer.customerId }, body: { reason: 'Ten orders refused at the door' } }
    const block = () => owner.visitor.call('POST /api/admin/customers/{customerId}/block', input)
    expect(await support.visitor.try('POST /api/admin/customers/{customerId}/block', input)).toMatchObject({
      status: 403,
    })
    const [first, again] = [await block(), await block()]
    expect(first.data).toMatchObject({ blocked: true, sessions: [] })
    expect(again.data.blockedAt).toBe(first.data.blockedAt)
    expect(await customer.try('GET /api/v1/customer/getcustomer')).toMatchObject({ status: 401 })
    const login = () => logIn(phone)
    expect(await login()).toMatchObject({ status: 403, body: { code: 'customer.blocked' } })
    expect((await found(customer)).sessions).toEqual([])
    expect(await ids({ blocked: 'true' })).toContain(customer.customerId)
    const [entry] = (await audited('POST /api/admin/customers/{customerId}/block')).slice(-1)
    expect(entry).toMatchObject({ after: { blocked: true }, input: { body: input.body } })

    await owner.visitor.call('POST /api/admin/customers/{customerId}/unblock', input)
    expect((await login()).status).toBe(200)
    const { data } = await owner.visitor.call('POST /api/admin/customers/{customerId}/endSessions', input)
    expect(data.sessions).toEqual([])
    const notes = await owner.visitor.call('GET /api/admin/customers/{customerId}/notes', { params: input.params })
    expect(notes.data.notes.map(({ kind }) => kind)).toEqual(['sessions-ended', 'unblocked', 'blocked'])
  })

  it('and a concurrent login leave no session', async () => {
    const customer = await store.customer()
    const phone = (await customer.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    const input = { params: { customerId: customer.customerId }, body: { reason: 'Fraud' } }
    const [attempt] = await Promise.all([
      logIn(phone),
      owner.visitor.call('POST /api/admin/customers/{customerId}/block', input),
    ])
    expect([200, 403]).toContain(attempt.status)
    expect((await found(customer)).sessions).toEqual([])
    // also for a login that read the customer before the block
    await expect(
      store.asOwner(`insert into sessions (token_hash, market, customer_id, expires_at)
        values ('x', 'IN', '${customer.customerId}', now())`),
    ).rejects.toThrow('is blocked')
  })

  it('rejects the order of a request that started before the block', async () => {
    const { app } = store
    const [buyer] = await makeBuyers(app.db, 1)
    const [product = ''] = await pickProducts(app.db, 'IN', 1)
    if (!buyer) throw new Error('no buyer')
    await fillCarts(app.db, [buyer], [{ msn: product, quantity: 1 }])
    const request = await payRequest(app, buyer, COD, {})
    const input = { params: { customerId: buyer.actor.customerId }, body: { reason: 'Fraud' } }
    await owner.visitor.call('POST /api/admin/customers/{customerId}/block', input)
    await expect(placeOrder(app, buyer.actor, request)).rejects.toMatchObject({ code: 'customer.blocked' })
    await owner.visitor.call('POST /api/admin/customers/{customerId}/unblock', input)
    const { orderNumber } = await placeOrder(app, buyer.actor, request)
    const { data } = await support.visitor.call('GET /api/admin/customers/{customerId}/orders', input)
    expect(data).toMatchObject({ orders: [{ orderNumber, itemCount: 1 }], more: false })
    // an open order prevents deletion of the account
    const erased = await owner.visitor.try('POST /api/admin/customers/{customerId}/erase', input)
    expect(erased).toMatchObject({ status: 409, body: { code: 'customer.open' } })
  })
})

it('exports and deletes the stored data, on a verified request, with a fresh code', async () => {
  const customer = await store.customer()
  const params = { customerId: customer.customerId }
  const reason = 'Letter of 20 November, identity card seen'
  const handOut = () =>
    owner.visitor.try('GET /api/admin/customers/{customerId}/personalData', { params, query: { reason } })
  const file = await handOut()
  expect(file.status).toBe(200)
  expect(JSON.parse(String(file.body))).toMatchObject({ data: { customers: [{ id: customer.customerId }] } })
  expect((await audited('GET /api/admin/customers/{customerId}/personalData'))[0]).toMatchObject({
    input: { query: { reason } },
  })
  await store.advanceClock(11 * 60)
  expect(await handOut()).toMatchObject({ body: { code: 'staff.confirm' } })
  const code = codeOf(owner.secret, store.app.now())
  await owner.visitor.call('POST /api/admin/session/confirm', { body: { code } })
  const overview = await owner.visitor.call('GET /api/admin/customers/{customerId}/privacy', { params })
  expect(overview.data.open).toMatchObject({ orders: [], refunds: false })
  await owner.visitor.call('POST /api/admin/customers/{customerId}/erase', { params, body: { reason } })
  expect(await found(customer)).toMatchObject({ name: '', phone: '', deletedAt: expect.any(String) })
  expect(await ids({ text: 'ulkarn' })).not.toContain(customer.customerId)
  expect((await handOut()).body).toMatchObject({ code: 'customer.unknown' })
})

it('is listed, searched and opened reading few rows, with 20,000 others and 20,000 orders', async () => {
  const { db } = store.app
  const [buyer] = await makeBuyers(db, 1)
  const [product = ''] = await pickProducts(db, 'IN', 1)
  if (!buyer) throw new Error('no buyer')
  await fillCarts(db, [buyer], [{ msn: product, quantity: 1 }])
  const { orderNumber } = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD, {}))
  await store.asOwner(`insert into customers (market, phone, first_name, last_name)
    select 'IN', '9170' || lpad(n::text, 8, '0'), md5(n::text), 'Copy' from generate_series(1, 20000) n`)
  await store.asOwner(`insert into orders (market, customer_id, currency, state, invoice_type, company_name, shipping_address,
      billing_address, place, payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor,
      shipping_minor, payable_minor, totals, cart_kind, language, placed_at)
    select market, customer_id, currency, 'delivered', invoice_type, '', shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor, payable_minor,
      totals, cart_kind, language, placed_at - make_interval(mins => n)
    from orders, generate_series(1, 20000) n where number = ${orderNumber}`)
  await store.asOwner('analyze customers')
  await store.asOwner('analyze orders')
  const filter: CustomerFilter = {
    ...{ market: 'IN', userTypes: ['business', 'online'], categories: ['gold', ''], blocked: [true, false] },
    ...{ before: 15_000, limit: 51 },
  }
  expect(await rowsRead(db, at => listForStaff(at, filter))).toBeLessThan(2500)
  const search = { number: 77, phones: ['917000000077'], email: 'a@b.example', taxNumber: GSTIN, name: null }
  expect(await rowsRead(db, at => searchForStaff(at, { ...filter, before: null }, search))).toBeLessThan(100)
  // with a tag filter, only customers with the tag are read
  const numbers = Array.from({ length: 2000 }, (_, n) => n + 1)
  const blocked = { ...filter, blocked: [true], before: null }
  for (const text of [null, search])
    expect(await rowsRead(db, at => listMarkedForStaff(at, blocked, text, numbers))).toBeLessThan(8000)
  const named = { number: null, phones: [], email: null, taxNumber: null, name: '%c4ca4238a0b9238%' }
  expect(await rowsRead(db, at => searchForStaff(at, { ...filter, before: null }, named))).toBeLessThan(1000)
  const { customerId } = buyer.actor
  expect(await rowsRead(db, at => findForStaff(at, customerId))).toBeLessThan(200)
  expect(await rowsRead(db, at => listOrders(at, customerId, null, 21))).toBeLessThan(200)
  expect(await rowsRead(db, at => listOrders(at, customerId, orderNumber + 10_000, 21))).toBeLessThan(200)
})
