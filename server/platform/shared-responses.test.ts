// Responses that are the same for all guests: cached as bytes, and never those of another person.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { statement } from './db.ts'

const CHANGE_PRICE = statement('test.change-price', 'update offers set price_minor = price_minor + $2 where msn = $1')

let store: TestStore
let msn: string

beforeAll(async () => {
  store = await openTestStore()
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
  await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })
})
afterAll(() => store.close())

const LISTING = '/api/v1/search?str=safety'

async function get(url: string, headers: Record<string, string> = {}) {
  await store.notificationsHandled()
  return store.http.inject({ url, headers: { host: 'localhost', ...headers } })
}

it('are made once, in whichever encoding they are sent', async () => {
  const first = await get(LISTING)
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, undefined])
  const text = first.payload
  const { count, answer } = await store.app.db.statementsOf(async () => ({
    brotli: await get(LISTING, { 'accept-encoding': 'gzip, br' }),
    gzip: await get(LISTING, { 'accept-encoding': 'gzip, br;q=0' }),
    plain: await get(LISTING),
  }))
  expect(count).toBe(0)
  const { brotli, gzip, plain } = answer
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
    'cache-control': 'no-store',
  })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect([brotliDecompressSync(brotli.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([
    text,
    text,
  ])
  expect(plain.payload).toBe(text)
  expect(brotli.rawPayload.length).toBeLessThan(text.length / 3)
})

it('differ by country and language', async () => {
  const names = async (headers: Record<string, string>) => {
    const { products } = (await get(LISTING, headers)).json().productSearchResult
    return products.map((product: { productName: string; currency: string }) => [product.productName, product.currency])
  }
  const english = await names({})
  const hindi = await names({ language: 'hi' })
  const uae = await names({ host: 'ae.localhost' })
  expect(english).not.toEqual(hindi)
  expect(new Set(uae.map(([, currency]: string[]) => currency))).toEqual(new Set(['AED']))
  expect(await names({})).toEqual(english)
})

it('are not those of a customer', async () => {
  const customer = await store.customer()
  const url = `/api/v1/aggregate/pdpDetailsV2?msn=${msn}&`
  const statements = async (ask: () => Promise<unknown>) => (await store.app.db.statementsOf(ask)).count
  await customer.request('GET', url)
  expect(await statements(() => get(url))).toBe(1)
  expect(await statements(() => get(url))).toBe(0)
  // promotions depend on the customer's orders
  expect(await statements(() => customer.request('GET', url))).toBe(1)
})

it('are made again when a product in them changes', async () => {
  const price = async () => (await get(`/api/v1/aggregate/pdpDetailsV2?msn=${msn}`)).json().data.salesPrice as number
  const before = await price()
  await store.app.db.run(CHANGE_PRICE, [msn, -100])
  expect(await price()).toBe(before - 100)
  await store.app.db.run(CHANGE_PRICE, [msn, 100])
  expect(await price()).toBe(before)
})

it('are not kept when they are errors', async () => {
  const url = '/api/v3/category/getCategory?category=999999999'
  for (let times = 0; times < 2; times++) {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['content-encoding']]).toEqual([404, undefined])
  }
})

it('count towards the limit of the address', async () => {
  const limited = await openTestStore({ config: { rateLimits: true } })
  try {
    const url = '/api/v1/search?str=helmet'
    const ask = () => limited.http.inject({ url, headers: { host: 'localhost' } })
    // the minute of the limit may end meanwhile, so twice as many as needed
    const statuses = new Map<number, number>()
    for (let times = 0; times < 1300 && !statuses.has(429); times++) {
      const { statusCode } = await ask()
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(statuses.get(429)).toBe(1)
  } finally {
    await limited.close()
  }
})
