// In-memory cache of the pages that are the same for all visitors, served before the router and invalidated by tag.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Market } from '../../contract/shared/market.ts'
import type { WebApp } from '../../contract/shared/page.ts'
import { brotli } from './compression.ts'
import type { Config } from './config.ts'
import { isServedHost, marketOfHost, originOf } from './hosts.ts'
import { readAddress } from './page-address.ts'
import { TagIndex } from './tag-index.ts'

export interface CachedPage {
  status: number
  contentType: string
  /** Name of the page, for the log. */
  route: string
  identity: Buffer
  brotli: Buffer
  tags: readonly string[]
  madeAt: number
}

/** Query parameters that are part of the cache key; others are ignored. */
const QUERY = new Set([
  'page',
  'orderBy',
  'orderWay',
  'pageSize',
  'str',
  'search_query',
  'category',
  'brand',
  'nddCity',
  'msns',
  'operation',
  'didYouMean',
  'tag',
  'view',
])
/** Server paths that are not pages. */
const NOT_PAGES = /^\/(api|assets|media|dev|feeds|gateway|payment|healthz|readyz|metrics)(\/|\?|$)/
const FRESH_MS = 10 * 60_000

/** Brotli quality. Measured on a listing of 90 KB in Hindi: 6 takes 2.4 ms of CPU, 7 takes 4.5 ms and saves 0.6% of the bytes. */
const QUALITY = 6

/** Compresses a page once for all visitors. */
export async function packPage(
  page: Omit<CachedPage, 'identity' | 'brotli' | 'madeAt'>,
  body: string,
): Promise<CachedPage> {
  const identity = Buffer.from(body)
  return { ...page, identity, brotli: await brotli(identity, QUALITY), madeAt: Date.now() }
}

export interface EncodedPage {
  headers: Readonly<Record<string, string | number>>
  body: Buffer
}

/** Headers and body of a page in an encoding that the client accepts; without security headers. */
export function encodePage(request: IncomingMessage, page: CachedPage): EncodedPage {
  const accepts = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : ''
  const body =
    encoding === 'br' ? page.brotli : encoding === 'gzip' ? gzipSync(page.identity, { level: 1 }) : page.identity
  const headers = {
    'content-type': page.contentType,
    'content-length': body.length,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
  return { headers: encoding ? { ...headers, 'content-encoding': encoding } : headers, body }
}

/** Sends a page without the router. `security` is a list of names and values: four times as fast as merging objects. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  security: readonly string[],
): void {
  const { headers, body } = encodePage(request, page)
  response.writeHead(page.status, [...security, ...Object.entries(headers).flat()])
  response.end(request.method === 'HEAD' ? undefined : body)
}

type Refresh = (key: string, market: Market, url: string) => void
type SiteConfig = Pick<Config, 'production' | 'publicOrigins' | 'indiaHosts' | 'uaeHosts' | 'port'>

export class PageCache {
  readonly #config: SiteConfig
  readonly #isSharedPage: WebApp['isSharedPage']
  readonly #byTag = new TagIndex()
  readonly #pages: LRUCache<string, CachedPage>
  #generation = 0
  #hits = 0
  #misses = 0
  #refresh: Refresh = () => undefined

  /** `isSharedPage` of the compiled web application says which paths show the same page to all visitors. */
  constructor(config: SiteConfig, isSharedPage: WebApp['isSharedPage'], maxBytes = 96 * 1024 * 1024) {
    this.#config = config
    this.#isSharedPage = isSharedPage
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: page => page.identity.length + page.brotli.length + 500,
      dispose: ({ tags }, key) => this.#byTag.remove(key, tags),
    })
  }

  /** Incremented by every invalidation: a page rendered under an older generation must not be stored. */
  get generation(): number {
    return this.#generation
  }

  get stats(): { hits: number; misses: number; pages: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.#pages.size }
  }

  /** The page of a request, or null on a miss. */
  find({ method, headers: { host }, url }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): CachedPage | null {
    const key = this.keyOf(method, host, url)
    if (key === null) return null
    const page = this.#pages.get(key)
    if (!page) {
      this.#misses++
      return null
    }
    this.#hits++
    if (Date.now() - page.madeAt > FRESH_MS) this.#refresh(key, marketOfHost(this.#config, host), url ?? '/')
    return page
  }

  /** Cache key of a request, or null when it must not be cached. */
  keyOf(method: string | undefined, host: string | undefined, url: string | undefined): string | null {
    if ((method !== 'GET' && method !== 'HEAD') || !url || url.length > 2000 || NOT_PAGES.test(url)) return null
    if (!isServedHost(this.#config, host) || !this.#isSharedPage(readAddress(url).path)) return null
    // links contain the origin, and each market has its own
    const origin = originOf(this.#config, marketOfHost(this.#config, host))
    const at = url.indexOf('?')
    if (at < 0) return `${origin} ${url}`
    const parameters = [...new URLSearchParams(url.slice(at + 1))].filter(([name]) => QUERY.has(name)).sort()
    return `${origin} ${url.slice(0, at)}?${new URLSearchParams(parameters)}`
  }

  put(key: string, page: CachedPage): void {
    this.#pages.delete(key)
    this.#pages.set(key, page)
    this.#byTag.add(key, page.tags)
  }

  /** Removes the pages with a tag; `family:*` removes a whole family. */
  invalidate(tag: string): void {
    this.#generation++
    for (const key of this.#byTag.keysOf(tag)) this.#pages.delete(key)
  }

  clear(): void {
    this.#generation++
    this.#pages.clear()
  }

  /** Registers the handler that renders a page again after it was served stale. */
  onStale(refresh: Refresh): void {
    this.#refresh = refresh
  }
}
