// Quotations from the request to the order: who may see and accept them, what they cost, until when, and only once.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { placeOrder } from '../checkout/service.ts'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { payRequest } from '../testing/buyers.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { RETURNS_STAFF } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { closeRfq, declineRfq, quoteRfq, startRfq } from './commands/answer-request.ts'
import { expireQuotes } from './commands/customer-quotes.ts'
import { listForStaff, rfqForStaff } from './queries/requests.ts'

const COD = 5
const DAY = 86_400
const SQL = {
  verify: statement('test.verify-email', 'update customers set email = $2, email_verified_at = now() where id = $1'),
  address: statement(
    'test.address',
    `insert into addresses (customer_id, market, kind, name, phone, line1, city, state_code, place)
     values ($1, 'IN', 'shipping', 'Asha Kulkarni', '919876543210', 'Plot 12', 'Pune', '27', '411001') returning id`,
  ),
  messages: statement(
    'test.rfq-messages',
    `select channel, recipient, template, body from messages where key like '%:' || $1::text || ':%' order by template, channel`,
  ),
  used: statement(
    'test.used',
    'select count(*)::int as count from quoted_prices where rfq_number = $1 and used_at is not null',
  ),
}

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await store.buyableMsns('IN', 3)
})
afterAll(() => store.close())

const staff = (): Staff => ({ ...RETURNS_STAFF, now: store.app.now() })
const msnAt = (index: number) => msns[index] ?? ''

async function raise(visitor: Visitor, change: Partial<CallInput<'POST /api/v1/rfq/createRFQ'>['body']> = {}) {
  const { data } = await visitor.call('POST /api/v1/rfq/createRFQ', {
    body: {
      ...{
        idempotencyKey: randomUUID(),
        msn: msnAt(0),
        quantity: '15',
        fullName: 'Asha Kulkarni',
        email: 'asha@plant.example',
      },
      ...{ mobile: '9811122233', pincode: '411026', city: 'Pune', description: 'In two lots.', isBusiness: false },
      ...change,
    },
  })
  return data.rfqNumber
}

const quoteOf = (unitPrice: number, change: object = {}) => ({
  ...{ idempotencyKey: randomUUID(), lines: [{ msn: msnAt(0), quantity: 15, unitPrice }] },
  ...{ validDays: 10, deliveryDays: 6, note: 'Two lots are possible.' },
  ...change,
})

async function quoted(customer: Visitor, unitPrice = 30_000) {
  const rfqNumber = await raise(customer)
  await quoteRfq(store.app, staff(), rfqNumber, quoteOf(unitPrice))
  return rfqNumber
}

const accept = (visitor: Visitor, rfqNumber: number, version = 1) =>
  visitor.try('POST /api/v1/rfq/acceptQuote', { body: { rfqNumber, version } })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('GET /api/v1/cart/getCartBySessionV2', { query: { pincode: '411026' } })).data

describe('staff', () => {
  it('take a request on, quote and replace the quotation, once per key, as shown in the history', async () => {
    const customer = await store.customer()
    const rfqNumber = await raise(customer)
    expect(await startRfq(store.app, staff(), rfqNumber)).toMatchObject({ state: 'quoting', assignedTo: 'nadia' })
    await startRfq(store.app, staff(), rfqNumber)
    const quote = quoteOf(30_000)
    const first = await quoteRfq(store.app, staff(), rfqNumber, quote)
    expect(first).toMatchObject({ state: 'quoted', quote: { version: 1, currency: 'INR', deliveryDays: 6 } })
    expect(await quoteRfq(store.app, staff(), rfqNumber, quote)).toEqual(first)
    await expect(quoteRfq(store.app, staff(), rfqNumber, { ...quote, note: '' })).rejects.toMatchObject({
      code: 'request.idempotency',
    })
    const second = await quoteRfq(store.app, staff(), rfqNumber, quoteOf(29_000))
    expect(second.quote).toMatchObject({ version: 2, totalPayableAmount: 15 * 29_000 })
    expect(second.quote?.taxable).toBe(15 * 29_000 - (second.quote?.taxes ?? 0))
    expect(second.events.map(({ from, to }) => [from, to])).toEqual([
      [null, 'received'],
      ['received', 'quoting'],
      ['quoting', 'quoted'],
      ['quoted', 'quoted'],
    ])
    const found = await listForStaff(store.app, staff(), {
      ...{ market: 'IN', state: 'quoted', assignedTo: 'nadia', text: String(rfqNumber), limit: 5 },
    })
    expect(found.requests.map(one => one.rfqNumber)).toEqual([rfqNumber])
    expect((await accept(customer, rfqNumber, 1)).body).toMatchObject({ code: 'rfq.state' })
  })

  it('cannot quote above the MRP, beyond the stock, or for a closed request', async () => {
    const rfqNumber = await raise(await store.customer())
    const quote = (change: object) => quoteRfq(store.app, staff(), rfqNumber, quoteOf(30_000, change))
    await expect(quote({ lines: [{ msn: msnAt(0), quantity: 15, unitPrice: 99_999_900 }] })).rejects.toMatchObject({
      code: 'request.invalid',
    })
    await expect(quote({ lines: [{ msn: msnAt(0), quantity: 900_000, unitPrice: 1 }] })).rejects.toMatchObject({
      code: 'cart.quantity-stock',
    })
    const twice = { msn: msnAt(0), quantity: 15, unitPrice: 1 }
    await expect(quote({ lines: [twice, twice] })).rejects.toMatchObject({ code: 'request.invalid' })
    await closeRfq(store.app, staff(), rfqNumber, 'Bought elsewhere')
    await closeRfq(store.app, staff(), rfqNumber, 'Bought elsewhere')
    await expect(quote({})).rejects.toMatchObject({ code: 'rfq.state' })
    await expect(rfqForStaff(store.app, staff(), 1)).rejects.toMatchObject({ code: 'rfq.unknown' })
  })
})

describe('a customer', () => {
  it('accepts a quotation into the cart at its price, for its quantity, and orders it once', async () => {
    const customer = await store.customer()
    const rfqNumber = await quoted(customer)
    expect(await accept(customer, rfqNumber)).toMatchObject({ status: 200, body: { data: { state: 'accepted' } } })
    expect(await accept(customer, rfqNumber)).toMatchObject({ status: 200 })
    const cart = await cartOf(customer)
    expect(cart.itemsList).toMatchObject([{ productQuantity: 15, productUnitPrice: 30_000 }])
    expect(cart.notices).toEqual([])
    const { data: detail } = await customer.call('GET /api/v1/rfq/getRFQ', { query: { rfqNumber } })
    expect(cart.totalPayableAmount).toBe(detail.quote?.totalPayableAmount)
    const set = (productQuantity: number) =>
      customer.call('POST /api/v1/cart/updateCartV2', {
        body: { mode: 'set', itemsList: [{ productId: msnAt(0), productQuantity }], buyNow: false },
      })
    expect((await set(14)).data.itemsList[0]?.productUnitPrice).toBeGreaterThan(30_000)
    expect((await set(15)).data.itemsList[0]?.productUnitPrice).toBe(30_000)
    const shared = await store.visitor().call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', {
      params: { cartId: cart.shareKey ?? '' },
    })
    expect(shared.data.itemsList[0]?.productUnitPrice).toBeGreaterThan(30_000)
    const actor = {
      ...RETURNS_STAFF,
      kind: 'customer',
      customerId: customer.customerId,
      place: '411001',
      sessionId: '',
    } as never
    const { id: addressId } = await store.app.db.one<{ id: string }>(SQL.address, [customer.customerId])
    await placeOrder(store.app, actor, await payRequest(store.app, { actor, addressId }, COD))
    expect(await store.app.db.one(SQL.used, [rfqNumber])).toEqual({ count: 1 })
    expect((await set(15)).data.itemsList[0]?.productUnitPrice).toBeGreaterThan(30_000)
  })

  it('sees no request of another customer, and takes over one of a guest only with a verified address', async () => {
    const rfqNumber = await quoted(await store.customer())
    const other = await store.customer()
    expect(await accept(other, rfqNumber)).toMatchObject({ status: 404, body: { code: 'rfq.unknown' } })
    for (const path of ['getRFQ', 'quotation']) {
      expect(await other.request('GET', `/api/v1/rfq/${path}?rfqNumber=${rfqNumber}`)).toMatchObject({ status: 404 })
    }
    const ofGuest = await raise(store.visitor(), { email: 'guest@plant.example' })
    await quoteRfq(store.app, staff(), ofGuest, quoteOf(30_000))
    expect((await accept(other, ofGuest)).status).toBe(404)
    await store.app.db.run(SQL.verify, [other.customerId, 'Guest@plant.example'])
    expect((await other.call('GET /api/v1/rfq/listRFQ')).data.requests.map(one => one.rfqNumber)).toEqual([ofGuest])
    expect((await accept(other, ofGuest)).status).toBe(200)
    const third = await store.customer()
    await store.app.db.run(SQL.verify, [third.customerId, 'third@plant.example'])
    expect((await third.call('GET /api/v1/rfq/listRFQ')).data.totalCount).toBe(0)
  })

  it('declines with a reason, and can be quoted again', async () => {
    const customer = await store.customer()
    const rfqNumber = await quoted(customer)
    const decline = () =>
      customer.try('POST /api/v1/rfq/declineQuote', { body: { rfqNumber, reason: 'Too expensive' } })
    expect(await decline()).toMatchObject({ body: { data: { state: 'declined', reason: 'Too expensive' } } })
    expect((await decline()).status).toBe(200)
    expect((await accept(customer, rfqNumber)).body).toMatchObject({ code: 'rfq.state' })
    expect((await quoteRfq(store.app, staff(), rfqNumber, quoteOf(28_000))).state).toBe('quoted')
  })

  it('downloads the quotation as PDF with its figures', async () => {
    const customer = await store.customer()
    const rfqNumber = await quoted(customer, 31_234)
    const { rawPayload } = await store.http.inject({
      url: `/api/v1/rfq/quotation?rfqNumber=${rfqNumber}`,
      headers: {
        host: 'localhost',
        cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    const text = (await readPdf(rawPayload)).texts.join(' ')
    for (const part of [`Q/${rfqNumber}/1`, 'Asha Kulkarni', '4,685.10', 'Two lots are possible.', '6 days']) {
      expect(text).toContain(part)
    }
  })
})

describe('the answer', () => {
  it('is sent by mail and text message, to a guest only by mail', async () => {
    const customer = await store.customer()
    const ofCustomer = await quoted(customer)
    const ofGuest = await raise(store.visitor(), { email: 'sent@plant.example' })
    await declineRfq(store.app, staff(), ofGuest, 'No longer made')
    await eventually(async () =>
      expect(await store.app.db.rows(SQL.messages, [String(ofGuest)])).toMatchObject([
        { channel: 'mail', recipient: 'sent@plant.example', template: 'quotation-declined' },
      ]),
    )
    const told = await store.app.db.rows<{ channel: string; body: string }>(SQL.messages, [String(ofCustomer)])
    expect(told.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
    for (const { body } of told) expect(body).toContain(`/dashboard/rfq/${ofCustomer}`)
  })
})

describe('time', () => {
  it('ends the price of an accepted quotation, and expires one that was not accepted', async () => {
    const customer = await store.customer()
    const accepted = await quoted(customer)
    await accept(customer, accepted)
    const waiting = await quoted(await store.customer())
    const late = await store.customer()
    const open = await quoted(late)
    await store.advanceClock(11 * DAY)
    expect(await accept(late, open)).toMatchObject({ status: 409, body: { code: 'rfq.expired' } })
    const cart = await cartOf(customer)
    expect(cart.itemsList[0]?.productUnitPrice).toBeGreaterThan(30_000)
    expect(cart.notices).toMatchObject([{ code: 'price-up', before: 30_000 }])
    await expireQuotes(store.app)
    expect((await rfqForStaff(store.app, staff(), waiting)).state).toBe('expired')
    expect((await rfqForStaff(store.app, staff(), accepted)).state).toBe('accepted')
  })

  it('leaves one outcome when a quotation is accepted, declined and expired at once', async () => {
    for (let run = 0; run < 4; run++) {
      const customer = await store.customer()
      const rfqNumber = await quoted(customer)
      const later = { ...store.app, now: () => new Date(store.app.now().getTime() + 11 * DAY * 1000) }
      await Promise.all([
        accept(customer, rfqNumber),
        expireQuotes(later),
        customer.try('POST /api/v1/rfq/declineQuote', { body: { rfqNumber, reason: '' } }),
        declineRfq(store.app, staff(), rfqNumber, 'Sold out').catch(() => null),
      ])
      const { state, events } = await rfqForStaff(store.app, staff(), rfqNumber)
      const ends = events.map(({ to }) => to).filter(to => ['accepted', 'declined', 'expired'].includes(to))
      expect(ends).toEqual([state])
      const { itemsList } = await cartOf(customer)
      expect(itemsList).toHaveLength(state === 'accepted' ? 1 : 0)
    }
  })
})
