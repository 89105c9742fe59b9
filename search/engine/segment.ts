// One immutable part of the index: words with their postings, and a column for everything that is filtered, counted or sorted by.

import { bufferOf } from './bytes.ts'

/**
 * Everything a segment knows, as typed arrays, so that it is written to disk and read back as it lies in memory.
 * Columns have one entry a document; `…At` arrays have one more than they have lists. `live` and the columns of price,
 * stock and popularity are written in place; the rest never changes.
 */
export interface SegmentData {
  version: Float64Array
  /** Hash of all that is not a column: the same print means that only columns changed. */
  print: Float64Array
  /** Hash of the MSN. */
  key: Float64Array
  /** Hash of the variant group; 0 without. */
  group: Float64Array
  price: Float64Array
  /** Id of the category path and of the brand term in the vocabulary. */
  path: Uint32Array
  brand: Uint32Array
  popularity: Uint16Array
  /** Whole per cent below the maximum price. */
  discount: Uint8Array
  /** Tenths of a star. */
  rating: Uint8Array
  flags: Uint8Array
  live: Uint8Array
  /** Documents in the order of `key`. */
  byKey: Uint32Array
  msnBytes: Uint8Array
  msnAt: Uint32Array
  /** Ids of attribute values, tags and warehouses in the vocabulary. */
  values: Uint32Array
  valueAt: Uint32Array
  /** Words of the English title, NO_WORD, words of the Hindi title: ranks in this segment's dictionary. */
  titles: Uint32Array
  titleAt: Uint32Array
  /** Part numbers without separators, each followed by a line feed. */
  partBytes: Uint8Array
  partAt: Uint32Array
  /** Documents by the hash of three successive characters of a part number; empty in a small segment. */
  grams: Uint32Array
  gramAt: Uint32Array
  /** The dictionary, sorted. */
  wordBytes: Uint8Array
  wordAt: Uint32Array
  /** Document in the upper 24 bits, saturated weight of the word in it in the lower 8; ascending. */
  posts: Uint32Array
  postAt: Uint32Array
}

export const NO_WORD = 0xffffffff
export const FLAG = { uae: 1, inStock: 2, onRequest: 4 } as const
export const GRAM_BUCKETS = 65_536
/** Below this many documents part numbers are read one after the other. */
export const GRAMS_FROM = 2000
/** Documents that a posting can name. */
export const MOST_DOCUMENTS = 2 ** 24

export const gramBucket = (a: number, b: number, c: number): number =>
  (Math.imul(Math.imul(Math.imul(a, 31) + b, 37) + c, 0x9e3779b1) >>> 16) & (GRAM_BUCKETS - 1)

export class Segment {
  readonly data: SegmentData
  readonly size: number
  /** Documents that are not deleted. */
  alive: number
  /** Documents whose columns changed or that were deleted, while a merge reads this segment. */
  touched: number[] | null = null
  private readonly words: Buffer
  private readonly msns: Buffer

  constructor(data: SegmentData) {
    this.data = data
    this.size = data.key.length
    this.words = bufferOf(data.wordBytes)
    this.msns = bufferOf(data.msnBytes)
    this.alive = data.live.reduce((sum, one) => sum + one, 0)
  }

  get wordCount(): number {
    return this.data.wordAt.length - 1
  }

  msnOf(doc: number): string {
    const { msnAt } = this.data
    return this.msns.toString('latin1', msnAt[doc], msnAt[doc + 1])
  }

  /** The living document of an MSN, -1 when there is none. */
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

  kill(doc: number): void {
    this.data.live[doc] = 0
    this.alive--
    this.touched?.push(doc)
  }

  wordText(rank: number): string {
    const { wordAt } = this.data
    return this.words.toString('utf8', wordAt[rank], wordAt[rank + 1])
  }

  /** First rank whose word is not before the given bytes. */
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

  /** Rank of a word in the dictionary, -1 when it is not there. */
  rank(word: string): number {
    const bytes = Buffer.from(word)
    const rank = this.lowerBound(bytes)
    if (rank === this.wordCount) return -1
    const { wordAt } = this.data
    return this.words.compare(bytes, 0, bytes.length, wordAt[rank], wordAt[rank + 1]) === 0 ? rank : -1
  }

  /** Documents with the word, deleted ones included. */
  frequency(rank: number): number {
    const { postAt } = this.data
    return (postAt[rank + 1] as number) - (postAt[rank] as number)
  }

  /** Ranks of the words that begin with the prefix: from, to (not included). */
  prefixRange(prefix: string): [from: number, to: number] {
    const bytes = Buffer.from(prefix)
    // no word goes on with 0xff, which UTF-8 does not use
    return [this.lowerBound(bytes), this.lowerBound(Buffer.concat([bytes, Buffer.from([0xff])]))]
  }
}
