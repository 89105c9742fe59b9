// Keeps the pages that are the same for everybody and answers them before the router; a change drops them by tag.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Config } from './config.ts'
import { marketOfHost } from './visitor.ts'

export interface CachedPage {
  status: number
  contentType: string
  securityPolicy: string
  identity: Buffer
  brotli: Buffer
  tags: readonly string[]
  madeAt: number
}

export interface PageCache {
  /** Answers from memory; false when the router must. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Key of a page, or null when its request is not one that may be kept. */
  keyOf(method: string | undefined, host: string | undefined, url: string | undefined): string | null
  put(key: string, page: CachedPage): void
  /** Drops what carries the tag; `family:*` drops the whole family. */
  drop(tag: string): void
  clear(): void
  /** The generation of the tags: a page rendered before a drop must not be kept after it. */
  readonly generation: number
  readonly stats: { hits: number; misses: number; pages: number }
  /** Called when a page is served past its freshness, to make it anew behind the scenes. */
  onStale(refresh: (key: string, host: string, url: string) => void): void
}

/** Query parameters that change what a page shows; any other is ignored. */
const QUERY = new Set([
  'page',
  'orderBy',
  'orderWay',
  'pageSize',
  'str',
  'search_query',
  'category',
  'operation',
  'didYouMean',
  'tag',
  'view',
])
const PERSONAL =
  /^\/(hi\/)?(_data\/)?(hi\/)?(quickorder|checkout|dashboard|login|otp|sign-up|forgot-password|order-confirmation|api|assets|media|dev|gateway|payment|healthz|readyz|metrics)(\/|\?|$)/
const FRESH_MS = 10 * 60_000

const compress = promisify(brotliCompress)

/** Compresses a page once for all who will ask for it. */
export async function packPage(
  page: Omit<CachedPage, 'identity' | 'brotli' | 'madeAt'>,
  body: string,
): Promise<CachedPage> {
  const identity = Buffer.from(body)
  const brotli = await compress(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  })
  return { ...page, identity, brotli, madeAt: Date.now() }
}

/** Writes a page, compressed as the visitor can take it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const accepts = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : ''
  const body =
    encoding === 'br' ? page.brotli : encoding === 'gzip' ? gzipSync(page.identity, { level: 1 }) : page.identity
  response.statusCode = page.status
  response.setHeader('content-type', page.contentType)
  response.setHeader('content-length', body.length)
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'DENY')
  if (page.securityPolicy) response.setHeader('content-security-policy', page.securityPolicy)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function makePageCache(config: Pick<Config, 'uaeHosts'>, maxBytes = 96 * 1024 * 1024): PageCache {
  const byTag = new Map<string, Set<string>>()
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: page => page.identity.length + page.brotli.length + 500,
    dispose(page, key) {
      for (const tag of page.tags) {
        const keys = byTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) byTag.delete(tag)
      }
    },
  })
  const stats = { hits: 0, misses: 0, pages: 0 }
  let generation = 0
  let refresh: (key: string, host: string, url: string) => void = () => undefined

  const dropTag = (tag: string) => {
    for (const key of [...(byTag.get(tag) ?? [])]) pages.delete(key)
  }
  const cache: PageCache = {
    serve(request, response) {
      const key = cache.keyOf(request.method, request.headers.host, request.url)
      if (key === null) return false
      const page = pages.get(key)
      if (!page) {
        stats.misses++
        return false
      }
      stats.hits++
      if (Date.now() - page.madeAt > FRESH_MS) refresh(key, request.headers.host ?? '', request.url ?? '/')
      sendPage(request, response, page)
      return true
    },
    keyOf(method, host, url) {
      if ((method !== 'GET' && method !== 'HEAD') || !url || url.length > 2000 || PERSONAL.test(url)) return null
      const market = marketOfHost(config, host)
      const at = url.indexOf('?')
      if (at < 0) return `${market} ${url}`
      const kept = [...new URLSearchParams(url.slice(at + 1))].filter(([name]) => QUERY.has(name)).sort()
      return `${market} ${url.slice(0, at)}?${new URLSearchParams(kept)}`
    },
    put(key, page) {
      pages.delete(key)
      pages.set(key, page)
      for (const tag of page.tags) {
        const keys = byTag.get(tag) ?? new Set()
        keys.add(key)
        byTag.set(tag, keys)
      }
    },
    drop(tag) {
      generation++
      if (!tag.endsWith(':*')) return dropTag(tag)
      const family = tag.slice(0, -1)
      for (const known of [...byTag.keys()]) if (known.startsWith(family)) dropTag(known)
    },
    clear() {
      generation++
      pages.clear()
    },
    get generation() {
      return generation
    },
    get stats() {
      return { ...stats, pages: pages.size }
    },
    onStale(callback) {
      refresh = callback
    },
  }
  return cache
}
