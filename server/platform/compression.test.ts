// Which responses are compressed, and that their text is unchanged.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { encodingFor } from './compression.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const get = (url: string, encoding: string) =>
  store.http.inject({ url, headers: { host: 'localhost', 'accept-encoding': encoding } })

it.each([
  '/api/v3/category/getCategory?category=211000000',
  '/api/v1/category/flyout',
  '/api/openapi.json',
  '/api/docs',
  '/sitemap/products-1.xml',
])('%s', async url => {
  const plain = await get(url, '')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toContain('accept-encoding')
  const brotli = await get(url, 'gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  // `toEqual` compares megabytes byte by byte in JavaScript
  expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  const gzip = await get(url, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
})

it('leaves small responses and those without text alone', async () => {
  expect((await get('/healthz', 'br')).headers['content-encoding']).toBeUndefined()
})

it('reads the header as RFC 9110 says', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br')
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(encodingFor('identity')).toBeNull()
  expect(encodingFor(undefined)).toBeNull()
})
