// Requirements of the specification for single calls: failures with their empty results, status codes, and effective
// parameters.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '../contract/shared/headers.ts'
import { domains } from './domains.ts'
import { guestActor } from './platform/actor.ts'
import { errorBody } from './platform/errors.ts'
import { invoke, type Route } from './platform/invoke.ts'
import { accessKeyFor, openTestStore, type TestStore } from './testing/store.ts'

const SAFETY = '116000000'
const GUEST = { market: 'IN', language: 'en', requestId: 'a-request' } as const

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

describe('a failure', () => {
  it('reports an ended session as expired, a guest as a missing login', async () => {
    const customer = await store.customer()
    const { cookies } = customer
    const before = [...cookies]
    await customer.call('GET /api/v1/login/logout')
    for (const [name, value] of before) cookies.set(name, value)
    expect(await customer.try('GET /api/v1/customer/getcustomer')).toMatchObject({
      status: 401,
      body: { code: 'session.expired', message: 'Your session has expired , please login again' },
    })
    expect(await store.visitor().try('GET /api/v1/customer/getcustomer')).toMatchObject({
      status: 401,
      body: { code: 'session.login-required' },
    })
  })

  it('of the address list has an empty list', async () => {
    const answer = await store.visitor().request('GET', '/api/v1/address/getAddressList')
    expect(answer.body).toMatchObject({ status: false, statusCode: 401, addressList: [] })
  })

  it.each(['/api/v1/common/web/config', '/api/v3/common/web/config'])(
    'of %s is inactive, with the status',
    async path => {
      const route = domains.flatMap(({ routes = [] }) => routes).find(({ endpoint }) => endpoint.path === path)
      const failing = { ...route, handle: () => Promise.reject(new Error('no configuration')) } as Route
      const context = { app: store.app, actor: guestActor(store.app, GUEST), headers: {}, rawBody: '' } as never
      const failure = await invoke(failing, context, {}, null).catch((error: unknown) => errorBody(error, 'a-request'))
      expect(failure).toMatchObject({ status: false, statusCode: 500, active: false, httpStatus: 500 })
    },
  )

  it('of a category is an empty listing of the type CATEGORY, of a search one of SEARCH', async () => {
    const visitor = store.visitor()
    const category = await visitor.request('GET', '/api/v3/category/getCategory?category=999999999')
    expect(category.body).toMatchObject({ type: 'CATEGORY', httpStatus: 404, productSearchResult: { totalCount: 0 } })
    const search = await visitor.request('GET', '/api/v1/search?orderBy=nothing')
    expect(search.body).toMatchObject({ type: 'SEARCH', httpStatus: 400, buckets: [] })
  })

  it('with another method names the allowed one', async () => {
    const visitor = store.visitor()
    await visitor.call('GET /api/v1/session/getSession')
    expect(await visitor.request('GET', '/api/v1/cart/updateCartV2')).toMatchObject({
      status: 405,
      body: { code: 'request.method', statusCode: 405 },
    })
    const withId = '/api/v1/address/deleteCustomerBankDetails/00000000-0000-4000-8000-000000000000'
    expect(await visitor.request('POST', withId, {})).toMatchObject({ status: 405 })
    expect(await visitor.request('GET', '/api/v1/no/such/call')).toMatchObject({ status: 404 })
  })
})

describe('codes by country', () => {
  const send = async (host: string, path: string, body: Record<string, string>) => {
    const visitor = store.visitor(host)
    await visitor.call('GET /api/v1/session/getSession')
    const key = accessKeyFor(body.email ?? body.phone ?? '')
    return visitor.request('POST', `/api/v1/login/${path}`, body, { [HEADERS.accessKey]: key })
  }

  it('a phone of the UAE needs phoneCode 971', async () => {
    const phone = '501234567'
    expect(await send('ae.localhost', 'sendOtp', { phone })).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'body.phoneCode' }] },
    })
    expect(await send('ae.localhost', 'sendOtp', { phone, phoneCode: '91' })).toMatchObject({ status: 400 })
    expect(await send('ae.localhost', 'sendOtp', { phone, phoneCode: '971' })).toMatchObject({ status: 200 })
    expect(await send('ae.localhost', 'sendOtp', { email: 'a@example.com' })).toMatchObject({ status: 200 })
  })

  it('each country has its own call', async () => {
    const [indian, foreign] = [{ phone: '9876500001' }, { phone: '501234568', phoneCode: '971' }]
    expect(await send('localhost', 'sendOtp', foreign)).toMatchObject({
      status: 400,
      body: { code: 'auth.identifier' },
    })
    expect(await send('ae.localhost', 'sendOtpV2', indian)).toMatchObject({ status: 400 })
    expect(await send('localhost', 'sendOtpV2', { ...indian, phoneCode: '91' })).toMatchObject({ status: 200 })
  })
})

it('products by MSN are those of the given country', async () => {
  const [indian = ''] = await store.buyableMsns('IN', 1)
  const [foreign = ''] = await store.buyableMsns('AE', 1)
  const list = async (country?: 'IN' | 'AE') => {
    const body = { msnList: [indian, foreign], ...(country && { country }) }
    const { data } = await store.visitor().call('POST /api/v1/product/getProductsByMsnList', { body })
    return data.map(({ msn, currency }) => [msn, currency])
  }
  expect(await list()).toEqual([[indian, 'INR']])
  expect(await list('IN')).toEqual([[indian, 'INR']])
  expect(await list('AE')).toEqual([[foreign, 'AED']])
})

it('an upper category has the attribute pages of the categories below it', async () => {
  const visitor = store.visitor()
  const { data } = await visitor.call('GET /api/v1/search/getTopBrandsAndAlps', { query: { category: SAFETY } })
  const extras = await visitor.call('GET /api/v1/category/extras', { query: { categoryCode: SAFETY } })
  expect(data.attributePages.length).toBeGreaterThan(0)
  expect(data.attributePages.map(({ link }) => link)).toEqual(extras.data.attributePages.map(({ link }) => link))
})

it('a layout is found by its code as a request parameter', async () => {
  const query = { requestParam: 'home' }
  const { data } = await store.visitor().call('GET /api/v1/cms/getLayoutJsonByRequestParam', { query })
  expect(data).toMatchObject({ code: 'home' })
  expect(data.version).toBeGreaterThan(0)
  expect(data.blocks.length).toBeGreaterThan(0)
})

it('says of a taxpayer that the register was not asked', async () => {
  const query = { gstin: '27AAPFU0939F1ZV' }
  const { data } = await store.visitor().call('GET /api/v1/address/getTaxpayerByGstin', { query })
  expect(data).toMatchObject({ valid: true, status: 'not-checked' })
})
