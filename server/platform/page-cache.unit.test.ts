// Page cache: which requests are cached, invalidation by tag, and no storing of a page rendered before an invalidation.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { PageCache, packPage, sendCached } from './page-cache.ts'

const isSharedPage = (path: string) => path !== '/wishlist'
const config = readConfig({})
const cache = () => new PageCache(config, isSharedPage)
const pageOf = (tags: string[], body = '<p>page</p>') =>
  packPage({ status: 200, contentType: 'text/html', route: 'page:home', tags }, body)

function ask(of: PageCache, url: string, accept = 'br', host = 'localhost') {
  let headers: unknown[] = []
  let body: Buffer | undefined
  const response = {
    writeHead(_status: number, sent: unknown[]) {
      headers = sent
    },
    end(sent?: Buffer) {
      body = sent
    },
  }
  const request = { method: 'GET', url, headers: { host, 'accept-encoding': accept } } as never as IncomingMessage
  const page = of.find(request)
  if (page) sendCached(request, response as never as ServerResponse, page, [])
  return { served: page !== null, headers, body }
}

it.each([
  ['/wishlist'],
  ['/hi/wishlist'],
  ['/_data/wishlist'],
  ['/_data/hi/wishlist?x=1'],
  ['/api/v1/search?str=a'],
  ['/media/abc/small.webp'],
])('never answers %s', url => {
  expect(cache().keyOf('GET', 'localhost', url)).toBeNull()
})

it('varies by market, language, path and relevant parameters only', () => {
  const of = cache()
  const key = (url: string, host = 'localhost') => of.keyOf('GET', host, url)
  expect(key('/a?page=2&utm_source=x&reloadPincode=1')).toBe(key('/a?page=2'))
  expect(key('/a?orderBy=price&page=2')).toBe(key('/a?page=2&orderBy=price'))
  const different = [
    key('/a'),
    key('/hi/a'),
    key('/b'),
    key('/a?page=2'),
    key('/a', 'ae.localhost:3000'),
    key('/_data/a'),
  ]
  expect(new Set(different).size).toBe(different.length)
  expect(of.keyOf('POST', 'localhost', '/a')).toBeNull()
})

it('serves a cached page in an accepted encoding', async () => {
  const of = cache()
  of.put(of.keyOf('GET', 'localhost', '/a') ?? '', await pageOf(['product:1']))
  expect(brotliDecompressSync(ask(of, '/a').body ?? Buffer.of()).toString()).toBe('<p>page</p>')
  expect(gunzipSync(ask(of, '/a', 'gzip').body ?? Buffer.of()).toString()).toBe('<p>page</p>')
  expect(ask(of, '/a', '').body?.toString()).toBe('<p>page</p>')
  expect(ask(of, '/other').served).toBe(false)
  expect(of.stats).toEqual({ hits: 3, misses: 1, pages: 1 })
})

it('invalidates by tag and by family, and counts invalidations', async () => {
  const of = cache()
  const put = async (url: string, tags: string[]) => of.put(of.keyOf('GET', 'localhost', url) ?? '', await pageOf(tags))
  await put('/a', ['product:1', 'category:9'])
  await put('/b', ['product:2'])
  await put('/c', ['cms:home'])
  const before = of.generation
  of.invalidate('product:1')
  expect([ask(of, '/a').served, ask(of, '/b').served, ask(of, '/c').served]).toEqual([false, true, true])
  of.invalidate('product:*')
  expect([ask(of, '/b').served, ask(of, '/c').served]).toEqual([false, true])
  expect(of.generation).toBe(before + 2)
})

it('does not exceed its maximum size', async () => {
  const of = new PageCache(config, isSharedPage, 20_000)
  for (let number = 0; number < 50; number++)
    of.put(`IN /${number}`, await pageOf([`product:${number}`], 'x'.repeat(3000)))
  expect(of.stats.pages).toBeLessThan(7)
})

it('keeps pages of one origin apart from those of another, and none of hosts that are not served', () => {
  const production = {
    STORE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://store.example',
    UAE_PUBLIC_ORIGIN: 'https://ae.example',
  }
  const of = new PageCache(readConfig(production), isSharedPage)
  expect(of.keyOf('GET', 'store.example', '/a')).toBe('https://store.example /a')
  expect(of.keyOf('GET', 'ae.example:443', '/a')).toBe('https://ae.example /a')
  expect(of.keyOf('GET', 'evil.example', '/a')).toBeNull()
})

it('tells which page to render again once it is stale, by market and never by host', async () => {
  const of = cache()
  const page = await pageOf(['product:1'])
  of.put(of.keyOf('GET', 'ae.localhost', '/a') ?? '', { ...page, madeAt: Date.now() - 3_600_000 })
  const stale: unknown[] = []
  of.onStale((...args) => stale.push(args))
  expect(ask(of, '/a', 'br', 'ae.localhost').served).toBe(true)
  expect(stale).toEqual([['http://ae.localhost:3000 /a', 'AE', '/a']])
})
