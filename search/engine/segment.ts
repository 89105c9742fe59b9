// An index segment: a sorted dictionary with posting lists, and columns for everything that is filtered, counted or sorted by.

import { bufferOf } from './bytes.ts'

/**
 * The data of a segment as typed arrays, which are written to disk and read back without conversion.
 *
 * Columns have one entry per document. `…At` arrays hold the start of each list and the end of the last. `live` and the
 * columns of price, stock and popularity are updated in place; everything else is immutable.
 */
export interface SegmentData {
  version: Float64Array
  /** Hash of everything that is immutable: the same fingerprint means that only columns changed. */
  fingerprint: Float64Array
  /** Hash of the MSN. */
  key: Float64Array
  /** Hash of the variant group; 0 for none. */
  group: Float64Array
  /** In minor units. */
  price: Float64Array
  /** Id of the category path and of the brand term in the vocabulary. */
  path: Uint32Array
  brand: Uint32Array
  popularity: Uint16Array
  /** Whole per cent below the maximum price. */
  discount: Uint8Array
  /** Tenths of a star. */
  rating: Uint8Array
  /** When it was listed, in seconds since 1970. */
  listed: Uint32Array
  flags: Uint8Array
  /** 0 for a deleted document (a tombstone). */
  live: Uint8Array
  /** Documents in the order of `key`. */
  byKey: Uint32Array
  msnBytes: Uint8Array
  msnAt: Uint32Array
  /** Ids of attribute values, tags and warehouses in the vocabulary. */
  values: Uint32Array
  valueAt: Uint32Array
  /** English title, NO_WORD, Hindi title: words as their ranks in the dictionary, with HEAD for those that name it. */
  titles: Uint32Array
  titleAt: Uint32Array
  /** Part numbers without separators, each followed by a line feed. */
  partBytes: Uint8Array
  partAt: Uint32Array
  /** Documents by hashed trigram of their part numbers; empty in small segments. */
  grams: Uint32Array
  gramAt: Uint32Array
  /** The dictionary, sorted. */
  wordBytes: Uint8Array
  wordAt: Uint32Array
  /** Postings, ascending: the document in the upper 24 bits, the weight of the word in the lower 8. */
  posts: Uint32Array
  postAt: Uint32Array
}

export const NO_WORD = 0xffffffff
/** Bit of a title's word that names the product. */
export const HEAD = 0x80000000
/** The rank of a title's word. */
export const rankInTitle = (word: number): number => word & 0x7fffffff
export const FLAG = { uae: 1, inStock: 2, onRequest: 4 } as const
export const GRAM_BUCKETS = 65_536
/** Segments with fewer documents have no trigrams: their part numbers are scanned. */
export const MIN_DOCUMENTS_FOR_GRAMS = 2000
/** Limit of the 24 bits of a posting. */
export const MAX_DOCUMENTS = 2 ** 24

export const gramBucket = (a: number, b: number, c: number): number =>
  (Math.imul(Math.imul(Math.imul(a, 31) + b, 37) + c, 0x9e3779b1) >>> 16) & (GRAM_BUCKETS - 1)

interface TitleCounts {
  titles: Uint32Array
  heads: Uint32Array
}

function countTitleWords(words: Uint32Array, size: number): TitleCounts {
  const titles = new Uint32Array(size)
  const heads = new Uint32Array(size)
  for (const word of words) {
    if (word === NO_WORD) continue
    const rank = rankInTitle(word)
    titles[rank] = (titles[rank] as number) + 1
    if (word >= HEAD) heads[rank] = (heads[rank] as number) + 1
  }
  return { titles, heads }
}

interface DocumentsByPath {
  docs: Uint32Array
  docAt: Uint32Array
}

/** Sorts documents by the id of their category path, each path ascending. */
function sortByPath(path: Uint32Array): DocumentsByPath {
  let paths = 0
  for (const id of path) paths = Math.max(paths, id + 1)
  const docAt = new Uint32Array(paths + 1)
  for (const id of path) docAt[id + 1] = (docAt[id + 1] as number) + 1
  for (let id = 0; id < paths; id++) docAt[id + 1] = (docAt[id + 1] as number) + (docAt[id] as number)
  const next = docAt.slice()
  const docs = new Uint32Array(path.length)
  for (const [doc, id] of path.entries()) {
    const at = next[id] as number
    docs[at] = doc
    next[id] = at + 1
  }
  return { docs, docAt }
}

/** Read access to the data of a segment, and deletion of its documents. */
export class Segment {
  readonly data: SegmentData
  readonly size: number
  /** Documents that are not deleted. */
  liveCount: number
  /** During a merge, the documents that are deleted or whose columns change; otherwise null. */
  touched: number[] | null = null
  private readonly words: Buffer
  private readonly msns: Buffer
  private counts: TitleCounts | null = null
  private byPath: DocumentsByPath | null = null

  constructor(data: SegmentData) {
    this.data = data
    this.size = data.key.length
    this.words = bufferOf(data.wordBytes)
    this.msns = bufferOf(data.msnBytes)
    this.liveCount = data.live.reduce((sum, one) => sum + one, 0)
  }

  get wordCount(): number {
    return this.data.wordAt.length - 1
  }

  msnOf(doc: number): string {
    const { msnAt } = this.data
    return this.msns.toString('latin1', msnAt[doc], msnAt[doc + 1])
  }

  /**
   * The document with an MSN; -1 when there is none or it is deleted.
   *
   * @param key Hash of the MSN.
   */
  find(msn: string, key: number): number {
    const { byKey, key: keys, live } = this.data
    let low = 0
    let high = byKey.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[byKey[middle] as number] as number) < key) low = middle + 1
      else high = middle
    }
    for (; low < byKey.length; low++) {
      const doc = byKey[low] as number
      if (keys[doc] !== key) return -1
      if (live[doc] === 1 && this.msnOf(doc) === msn) return doc
    }
    return -1
  }

  /** Deletes a document. Its postings remain until the segment is merged. */
  tombstone(doc: number): void {
    this.data.live[doc] = 0
    this.liveCount--
    this.touched?.push(doc)
  }

  wordText(rank: number): string {
    const { wordAt } = this.data
    return this.words.toString('utf8', wordAt[rank], wordAt[rank + 1])
  }

  /** Rank of the first word that is not before the given bytes. */
  private lowerBound(bytes: Buffer): number {
    const { wordAt } = this.data
    let low = 0
    let high = this.wordCount
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words.compare(bytes, 0, bytes.length, wordAt[middle], wordAt[middle + 1]) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Rank of a word in the dictionary; -1 when the segment does not contain it. */
  rank(word: string): number {
    const bytes = Buffer.from(word)
    const rank = this.lowerBound(bytes)
    if (rank === this.wordCount) return -1
    const { wordAt } = this.data
    return this.words.compare(bytes, 0, bytes.length, wordAt[rank], wordAt[rank + 1]) === 0 ? rank : -1
  }

  /** Number of documents with a word, including deleted ones. */
  frequency(rank: number): number {
    const { postAt } = this.data
    return (postAt[rank + 1] as number) - (postAt[rank] as number)
  }

  /** How often a word is in titles, and how often it names the product there. Counted when first needed. */
  titleCounts(rank: number): { titles: number; heads: number } {
    this.counts ??= countTitleWords(this.data.titles, this.wordCount)
    return { titles: this.counts.titles[rank] as number, heads: this.counts.heads[rank] as number }
  }

  /** Documents of a category path, ascending, including deleted ones. They are sorted when first needed. */
  docsOfPath(path: number): Uint32Array {
    this.byPath ??= sortByPath(this.data.path)
    const { docs, docAt } = this.byPath
    return path + 1 < docAt.length ? docs.subarray(docAt[path], docAt[path + 1]) : docs.subarray(0, 0)
  }

  /** Ranks of the words with a prefix; `to` is not included. */
  prefixRange(prefix: string): [from: number, to: number] {
    const bytes = Buffer.from(prefix)
    // 0xff does not occur in UTF-8, so it sorts after all words with the prefix
    return [this.lowerBound(bytes), this.lowerBound(Buffer.concat([bytes, Buffer.from([0xff])]))]
  }
}
