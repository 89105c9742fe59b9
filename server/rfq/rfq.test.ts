// Bulk quote requests: idempotent, validated by field, visible only to their owner.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import type { ErrorBody } from '../../contract/shared/error-body.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

const RAISE = 'POST /api/v1/rfq/createRFQ'
const LIST = 'GET /api/v1/rfq/listRFQ'
type Body = CallInput<typeof RAISE>['body']

const OWN_MINIMUM = statement('test.own-minimum', 'update products set bulk_quote_above = $2 where msn = $1')
const SET_MINIMUM = statement(
  'test.set-minimum',
  `update settings set value = jsonb_build_object('quantityAbove', jsonb_build_object('IN', $1::int, 'AE', 10)) where key = 'rfq'`,
)
const STORED = statement(
  'test.rfqs',
  `select r.*, (select count(*)::int from rfq_events e where e.rfq_id = r.id) as events
   from rfq_requests r where number = $1`,
)
const COUNT = statement('test.count-rfqs', 'select count(*)::int as count from rfq_requests where idempotency_key = $1')

let store: TestStore
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
})
afterAll(() => store.close())

let phones = 0
const form = (change: Partial<Body> = {}): Body => ({
  idempotencyKey: randomUUID(),
  msn,
  quantity: '60',
  fullName: ' Asha  Kulkarni ',
  email: 'Asha@Example.com',
  mobile: `97${String(++phones).padStart(8, '0')}`,
  pincode: '411026',
  city: 'Pune',
  description: 'In two lots.',
  isBusiness: true,
  gstin: '27aapfu 0939f1zv',
  ...change,
})
const raise = (visitor: Visitor, body: Body) => visitor.try(RAISE, { body })
async function problems(body: Body, visitor = store.visitor()): Promise<string[]> {
  const { status, body: answer } = await raise(visitor, body)
  expect(status).toBe(400)
  return ((answer as ErrorBody).problems ?? []).map(({ path, message }) => `${path}: ${message}`)
}

describe('raising a request', () => {
  it('stores it normalised and emits an event', async () => {
    const { data } = await store.visitor().call(RAISE, { body: form({ mobile: '9876543210' }) })
    expect(data.state).toBe('received')
    expect(await store.app.db.one(STORED, [data.rfqNumber])).toMatchObject({
      ...{ market: 'IN', customer_id: null, msn, quantity: 60, full_name: 'Asha Kulkarni', email: 'asha@example.com' },
      ...{ mobile: '919876543210', place: '411026', tax_number: '27AAPFU0939F1ZV', language: 'en', events: 1 },
    })
  })

  it('accepts a category instead, and no tax number for individuals', async () => {
    const body = form({ msn: undefined, productType: '114000000', quantity: 25, isBusiness: false })
    const { data } = await store.visitor().call(RAISE, { body })
    const stored = await store.app.db.one(STORED, [data.rfqNumber])
    expect(stored).toMatchObject({ msn: null, category_code: '114000000', quantity: 25, tax_number: null })
  })

  it('reports the problems of all fields at once', async () => {
    const empty = { quantity: '', fullName: 'Guest', email: 'x', mobile: '12', pincode: '', city: '', gstin: '' }
    expect(await problems(form({ ...empty, msn: undefined }))).toEqual([
      'body.productType: Kindly select a valid product type',
      'body.quantity: Enter the required quantity',
      'body.fullName: Kindly enter your full name.',
      'body.email: Kindly enter valid email id.',
      'body.mobile: Mobile should contain 10 digits.',
      'body.pincode: Invalid pincode',
      'body.city: Kindly enter your city name.',
      'body.gstin: Kindly enter GSTIN.',
    ])
    expect(await problems(form({ pincode: '999999' }))).toEqual(['body.pincode: invalid pincode given'])
    const foreign = form({ msn: undefined, productType: '1001000000' })
    expect(await problems(foreign)).toEqual(['body.productType: Kindly select a valid product type'])
  })

  it('enforces the minimum quantity of the product, by default that of the store, as shown on the page', async () => {
    const above = async () =>
      (await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })).data.bulkQuoteAbove
    const least = (number: number) => [`body.quantity: RFQ Quantity should be greater than ${number}`]
    expect(await above()).toBe(10)
    expect(await problems(form({ quantity: '10' }))).toEqual(least(10))
    await store.app.db.run(SET_MINIMUM, [24])
    expect(await problems(form({ quantity: '24' }))).toEqual(least(24))
    await store.app.db.run(OWN_MINIMUM, [msn, 4])
    expect(await above()).toBe(4)
    expect(await problems(form({ quantity: '4' }))).toEqual(least(4))
    expect((await raise(store.visitor(), form({ quantity: '5' }))).status).toBe(200)
    await store.app.db.run(SET_MINIMUM, [10])
    await store.app.db.run(OWN_MINIMUM, [msn, null])
  })

  it('accepts products, locations and numbers of its market only', async () => {
    const uae = store.visitor('ae.localhost')
    expect(await raise(uae, form())).toMatchObject({ status: 404, body: { code: 'catalog.product-unknown' } })
    const [theirs = ''] = await store.buyableMsns('AE', 1)
    const there = { msn: theirs, mobile: '501234567', pincode: 'DU', city: 'Al Quoz', gstin: '100123456700003' }
    expect((await raise(uae, form(there))).status).toBe(200)
    expect(await problems(form({ ...there, pincode: 'ZZ' }), uae)).toEqual([
      'body.pincode: Kindly select your emirate.',
    ])
    expect(await problems(form({ ...there, mobile: '9876543210' }), uae)).toEqual([
      'body.mobile: Mobile should contain 9 digits.',
    ])
  })

  it('is created once per key, also concurrently, and the key cannot be reused for another request', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    const body = form()
    const both = await Promise.all([visitor.call(RAISE, { body }), visitor.call(RAISE, { body })])
    expect(new Set(both.map(({ data }) => data.rfqNumber)).size).toBe(1)
    expect((await visitor.call(RAISE, { body })).data).toEqual(both[0].data)
    expect(await store.app.db.one(COUNT, [body.idempotencyKey])).toEqual({ count: 1 })
    const other = await raise(visitor, { ...body, quantity: '61' })
    expect(other).toMatchObject({ status: 409, body: { code: 'request.idempotency' } })
    // another mobile number does not wait
    const keyed = form()
    const raced = await Promise.all([raise(visitor, keyed), raise(visitor, { ...keyed, mobile: '9811111111' })])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await store.app.db.one(COUNT, [keyed.idempotencyKey])).toEqual({ count: 1 })
    // keys are separate per visitor
    const again = (await store.visitor().call(RAISE, { body })).data.rfqNumber
    expect(again).toBeGreaterThan(both[0].data.rfqNumber)
  })

  it('is limited to 25 per mobile number and day, also concurrently', async () => {
    const mobile = '9700000001'
    const visitors = Array.from({ length: 30 }, () => store.visitor())
    const answers = await Promise.all(visitors.map(visitor => raise(visitor, form({ mobile }))))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(25)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })
})

describe('an enquiry of several products', () => {
  const line = (change: object) => ({ productType: '116000000', quantity: '40', description: 'Clear ones.', ...change })

  it('keeps its lines and the pictures that the session has sent', async () => {
    const customer = await store.customer()
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    const upload = { type: 'image/jpeg' as const, data: photo.toString('base64') }
    const { data: picture } = await customer.call('POST /api/v1/rfq/uploadPicture', { body: upload })
    const body = form({
      msn: undefined,
      productType: '114000000',
      moreLines: [line({})],
      pictures: [picture.pictureId],
    })
    await customer.call(RAISE, { body })
    const [rfq] = (await customer.call(LIST)).data.requests
    expect(rfq).toMatchObject({ moreLines: [{ quantity: 40, description: 'Clear ones.' }], pictures: [picture.link] })
    expect(await problems({ ...body, idempotencyKey: randomUUID() })).toEqual([
      'body.pictures: Send the picture first.',
    ])
  })

  it('reports the problems of each line', async () => {
    const moreLines = [
      line({ quantity: '3' }),
      line({ productType: '1001000000', quantity: 'x' }),
      line({ productType: '' }),
    ]
    expect(await problems(form({ moreLines }))).toEqual([
      'body.moreLines.0.quantity: RFQ Quantity should be greater than 10',
      'body.moreLines.1.productType: Kindly select a valid product type',
      'body.moreLines.1.quantity: Quantity should contain only digits.',
      'body.moreLines.2.productType: Kindly select a valid product type',
    ])
    expect((await store.visitor().call('GET /api/v1/rfq/options')).data).toEqual({ quantityAbove: 10 })
  })
})

describe('the list', () => {
  it('shows customers their own, newest first and paged, in their language', async () => {
    const customer = await store.customer()
    const numbers: number[] = []
    for (const change of [{}, { msn: undefined, productType: '116000000' }, { quantity: '99' }]) {
      numbers.push((await customer.call(RAISE, { body: form(change) })).data.rfqNumber)
    }
    await (await store.customer()).call(RAISE, { body: form() })
    const { data } = await customer.call(LIST)
    expect(data.totalCount).toBe(3)
    expect(data.requests.map(({ rfqNumber }) => rfqNumber)).toEqual(numbers.toReversed())
    expect(data.requests[0]).toMatchObject({ msn, quantity: 99, state: 'received', gstin: '27AAPFU0939F1ZV' })
    expect(data.requests[0]?.link).toContain(msn.toLowerCase())
    expect(data.requests[1]).toMatchObject({ msn: null, link: expect.stringContaining('116000000') })
    customer.headers.language = 'hi'
    const { count, answer } = await store.app.db.statementsOf(() =>
      customer.call(LIST, { query: { pageIndex: 1, pageSize: 2 } }),
    )
    expect(count).toBe(2)
    const page = answer.data
    expect(page).toMatchObject({ totalCount: 3, pageIndex: 1, pageSize: 2 })
    expect(page.requests.map(({ rfqNumber }) => rfqNumber)).toEqual(numbers.slice(0, 1))
    expect(page.requests[0]?.productName).toMatch(/[\u0900-\u097f]/)
    expect((await customer.call(LIST, { query: { pageIndex: 9 } })).data).toMatchObject({ totalCount: 3, requests: [] })
  })
})
