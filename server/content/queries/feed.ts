// The merchant feed, streamed from the database page by page; the compressed file is kept for an hour.

import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { referenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { pageFeed } from '../repository/feed.ts'
import { type FeedSite, feedFrame, feedItem } from '../rules/feed.ts'

const PAGE = 500
const KEEP_MS = 3_600_000
/** A larger file is rebuilt for each request: a store of 100,000 products has about half of this. */
const KEEP_BYTES = 24 * 1024 * 1024

interface Kept {
  gzip: Buffer
  madeAt: number
}

// by database, so that two stores in one process (tests) do not share it
const kept = new WeakMap<object, Map<string, Kept>>()

async function* feedText(app: App, site: FeedSite): AsyncGenerator<string> {
  const { categories } = await referenceData(app)
  const typeOf = (code: string) => (categories.get(code)?.path ?? []).map(({ name }) => name[site.language]).join(' > ')
  const [begin, end] = feedFrame(site)
  yield begin
  for (let after = ''; ; ) {
    const rows = await pageFeed(app.db, site.market, after, PAGE)
    if (rows.length > 0) yield rows.map(row => feedItem(row, site, typeOf(row.categoryCode))).join('')
    after = rows.at(-1)?.msn ?? ''
    if (rows.length < PAGE) break
  }
  yield end
}

/** Compresses the text while it is sent, and keeps the result of a whole run. */
async function* compressed(app: App, site: FeedSite, key: string): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const gzip = createGzip()
  const text = Readable.from(feedText(app, site))
  text.on('error', error => gzip.destroy(error))
  for await (const chunk of text.pipe(gzip) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= KEEP_BYTES) chunks.push(chunk)
    yield chunk
  }
  if (bytes > KEEP_BYTES) return
  const files = kept.get(app.db.identity) ?? new Map<string, Kept>()
  kept.set(app.db.identity, files.set(key, { gzip: Buffer.concat(chunks), madeAt: app.now().getTime() }))
}

/** The feed of a market in a language: compressed with gzip, or as text for a client that does not take it. */
export function merchantFeed(app: App, site: FeedSite, gzip: boolean): Readable {
  const key = `${site.origin} ${site.market} ${site.language}`
  const known = kept.get(app.db.identity)?.get(key)
  const fresh = known && app.now().getTime() - known.madeAt < KEEP_MS
  const file = fresh ? Readable.from([known.gzip]) : Readable.from(compressed(app, site, key))
  if (gzip) return file
  const text = createGunzip()
  file.on('error', error => text.destroy(error))
  return file.pipe(text)
}
