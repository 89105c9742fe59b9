// Builds a segment from documents.

import type { SearchDocument } from '../port.ts'
import { GrowingNumbers, GrowingStrings, hashOf, packStrings } from './bytes.ts'
import { tokensOfDocument } from './document-tokens.ts'
import type { Ranking } from './ranking-settings.ts'
import {
  FLAG,
  GRAM_BUCKETS,
  gramBucket,
  HEAD,
  MIN_DOCUMENTS_FOR_GRAMS,
  NO_WORD,
  rankInTitle,
  Segment,
  type SegmentData,
} from './segment.ts'
import { FIXED_FACETS, type Vocabulary } from './vocabulary.ts'

const YIELD_EVERY = 10_000
export const LINE_FEED = 10

/** Hash of everything in a document that is not a column: when it changes, the document must be indexed again. */
export function fingerprintOf(doc: SearchDocument): number {
  const { version, priceMinor, mrpMinor, inStock, availability, popularity, rating, listedAt, ...indexed } = doc
  return hashOf(JSON.stringify(indexed))
}

/** Whole per cent below the maximum price, rounded down; 0 when there is no saving. Both prices in minor units. */
function percentOff(mrpMinor: number, priceMinor: number): number {
  return priceMinor < mrpMinor ? Math.floor(((mrpMinor - priceMinor) * 100) / mrpMinor) : 0
}

/** Writes the columns that change often, such as price and stock. */
export function writeColumns(data: SegmentData, at: number, doc: SearchDocument): void {
  data.price[at] = doc.priceMinor
  data.discount[at] = percentOff(doc.mrpMinor, doc.priceMinor)
  data.popularity[at] = Math.max(0, Math.min(65_535, doc.popularity))
  data.rating[at] = Math.round(Math.max(0, Math.min(5, doc.rating)) * 10)
  data.listed[at] = doc.listedAt
  data.flags[at] =
    (doc.market === 'AE' ? FLAG.uae : 0) |
    (doc.inStock ? FLAG.inStock : 0) |
    (doc.availability === 'on-request' ? FLAG.onRequest : 0)
  // last, so that a snapshot being written never has old columns with a new version
  data.version[at] = doc.version
}

/** Empty columns for a number of documents, all of them live. */
export function emptyColumns(size: number) {
  return {
    version: new Float64Array(size),
    fingerprint: new Float64Array(size),
    key: new Float64Array(size),
    group: new Float64Array(size),
    price: new Float64Array(size),
    path: new Uint32Array(size),
    brand: new Uint32Array(size),
    popularity: new Uint16Array(size),
    discount: new Uint8Array(size),
    rating: new Uint8Array(size),
    listed: new Uint32Array(size),
    flags: new Uint8Array(size),
    live: new Uint8Array(size).fill(1),
  }
}

/** Documents in the order of their keys, for lookup by MSN. */
export function orderByKey(keys: Float64Array): Uint32Array {
  return Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] as number) - (keys[b] as number))
}

/** Builds the trigram index of part numbers: documents by hashed trigram. Yields between slices. */
export function* gramsOf(
  partBytes: Uint8Array,
  partAt: Uint32Array,
): Generator<void, { grams: Uint32Array; gramAt: Uint32Array }> {
  const size = partAt.length - 1
  if (size < MIN_DOCUMENTS_FOR_GRAMS) return { grams: new Uint32Array(0), gramAt: new Uint32Array(0) }
  const gramAt = new Uint32Array(GRAM_BUCKETS + 1)
  const last = new Int32Array(GRAM_BUCKETS).fill(-1)
  for (let doc = 0; doc < size; doc++) {
    if (doc % YIELD_EVERY === 0) yield
    eachGram(partBytes, partAt, doc, last, bucket => (gramAt[bucket + 1] = (gramAt[bucket + 1] as number) + 1))
  }
  for (let bucket = 0; bucket < GRAM_BUCKETS; bucket++) {
    gramAt[bucket + 1] = (gramAt[bucket + 1] as number) + (gramAt[bucket] as number)
  }
  const next = gramAt.slice(0, GRAM_BUCKETS)
  const grams = new Uint32Array(gramAt[GRAM_BUCKETS] as number)
  last.fill(-1)
  for (let doc = 0; doc < size; doc++) {
    if (doc % YIELD_EVERY === 0) yield
    eachGram(partBytes, partAt, doc, last, bucket => {
      grams[next[bucket] as number] = doc
      next[bucket] = (next[bucket] as number) + 1
    })
  }
  return { grams, gramAt }
}

/** Calls `visit` once for each trigram bucket of a document. `last` holds the last document of each bucket. */
function eachGram(
  bytes: Uint8Array,
  partAt: Uint32Array,
  doc: number,
  last: Int32Array,
  visit: (bucket: number) => void,
): void {
  const end = partAt[doc + 1] as number
  for (let at = partAt[doc] as number; at + 2 < end; at++) {
    const c = bytes[at + 2] as number
    // trigrams do not cross the line feed between two part numbers
    if (c === LINE_FEED) at += 2
    else {
      const bucket = gramBucket(bytes[at] as number, bytes[at + 1] as number, c)
      if (last[bucket] !== doc) visit(bucket)
      last[bucket] = doc
    }
  }
}

/** Runs a generator to its end without yielding to the event loop. */
export function runToCompletion<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function valuesOf(doc: SearchDocument, vocabulary: Vocabulary): number[] {
  const values = doc.tags.map(tag => vocabulary.intern('tag', tag))
  for (const code of doc.warehouses) values.push(vocabulary.intern('warehouse', code))
  for (const [key, value] of Object.entries(doc.attributes)) {
    if (FIXED_FACETS.has(key)) continue
    const items = typeof value === 'object' ? value : [String(value)]
    const hindi = doc.attributesHi[key]
    for (const [at, item] of items.entries()) {
      const label = typeof hindi === 'object' ? hindi[at] : hindi
      values.push(vocabulary.intern(key, item, '', label, doc.units[key]))
    }
  }
  return [...new Set(values)]
}

/** Collects documents; `finish` builds the segment. */
export class SegmentBuilder {
  private readonly vocabulary: Vocabulary
  private readonly ranking: Ranking
  private readonly docs: SearchDocument[] = []
  private readonly fingerprints: number[] = []
  private readonly ids = new Map<string, number>()
  /** Pairs of word id and posting. */
  private readonly pairs = new GrowingNumbers(1024)
  private readonly titles = new GrowingNumbers(256)
  private readonly titleAt = new GrowingNumbers()
  private readonly values = new GrowingNumbers(256)
  private readonly valueAt = new GrowingNumbers()
  private readonly parts = new GrowingStrings()

  constructor(vocabulary: Vocabulary, ranking: Ranking) {
    this.vocabulary = vocabulary
    this.ranking = ranking
    this.titleAt.push(0)
    this.valueAt.push(0)
  }

  get size(): number {
    return this.docs.length
  }

  private wordId(word: string): number {
    let id = this.ids.get(word)
    if (id === undefined) {
      id = this.ids.size
      this.ids.set(word, id)
    }
    return id
  }

  /** Adds a document. The caller makes sure that each MSN is added once. */
  add(doc: SearchDocument, fingerprint = fingerprintOf(doc)): void {
    const at = this.docs.length
    const { weights, title, heads, parts } = tokensOfDocument(doc, this.ranking)
    for (const [word, weight] of weights) {
      this.pairs.push(this.wordId(word))
      this.pairs.push((at << 8) | weight)
    }
    for (const word of title) {
      this.titles.push(word === null ? NO_WORD : this.wordId(word) + (heads.has(word) ? HEAD : 0))
    }
    this.titleAt.push(this.titles.length)
    for (const value of valuesOf(doc, this.vocabulary)) this.values.push(value)
    this.valueAt.push(this.values.length)
    this.parts.push(parts)
    this.docs.push(doc)
    this.fingerprints.push(fingerprint)
  }

  finish(): Segment {
    const words = [...this.ids.keys()].sort()
    const rankOf = new Uint32Array(words.length)
    for (const [rank, word] of words.entries()) rankOf[this.ids.get(word) as number] = rank
    const { bytes: wordBytes, at: wordAt } = packStrings(words)
    const { bytes: msnBytes, at: msnAt } = packStrings(this.docs.map(doc => doc.msn))
    const { bytes: partBytes, at: partAt } = this.parts.toPacked()
    const columns = this.columns()
    return new Segment({
      ...columns,
      byKey: orderByKey(columns.key),
      msnBytes,
      msnAt,
      values: this.values.toArray(),
      valueAt: this.valueAt.toArray(),
      titles: this.titles
        .toArray()
        .map(id => (id === NO_WORD ? NO_WORD : (rankOf[rankInTitle(id)] as number) + (id >= HEAD ? HEAD : 0))),
      titleAt: this.titleAt.toArray(),
      partBytes,
      partAt,
      ...runToCompletion(gramsOf(partBytes, partAt)),
      wordBytes,
      wordAt,
      ...this.postings(rankOf),
    })
  }

  private columns() {
    const columns = emptyColumns(this.docs.length)
    for (const [at, doc] of this.docs.entries()) {
      writeColumns(columns as SegmentData, at, doc)
      columns.fingerprint[at] = this.fingerprints[at] as number
      columns.key[at] = hashOf(doc.msn)
      columns.group[at] = doc.group === null ? 0 : hashOf(doc.group)
      columns.path[at] = this.vocabulary.path(doc.categoryPath, doc.categoriesEn, doc.categoriesHi)
      columns.brand[at] = this.vocabulary.intern('brand', doc.brandSlug, doc.brandName)
    }
    return columns
  }

  /** Counting sort of the pairs by the rank of their word; within a word they are in document order already. */
  private postings(rankOf: Uint32Array): Pick<SegmentData, 'posts' | 'postAt'> {
    const pairs = this.pairs.view()
    const postAt = new Uint32Array(rankOf.length + 1)
    for (let at = 0; at < pairs.length; at += 2) {
      const rank = rankOf[pairs[at] as number] as number
      postAt[rank + 1] = (postAt[rank + 1] as number) + 1
    }
    for (let rank = 0; rank < rankOf.length; rank++) {
      postAt[rank + 1] = (postAt[rank + 1] as number) + (postAt[rank] as number)
    }
    const next = postAt.slice(0, rankOf.length)
    const posts = new Uint32Array(pairs.length / 2)
    for (let at = 0; at < pairs.length; at += 2) {
      const rank = rankOf[pairs[at] as number] as number
      posts[next[rank] as number] = pairs[at + 1] as number
      next[rank] = (next[rank] as number) + 1
    }
    return { posts, postAt }
  }
}
