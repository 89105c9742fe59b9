// Filters and counts in one pass: a document that fails no filter counts everywhere, one that fails a single filter counts for that one.

import type { SearchAnswer, SearchBucket, SearchRequest } from '../search.ts'
import type { Hits } from './hits.ts'
import { FLAG, type Segment, type SegmentData } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Discounts are offered as steps: a product belongs to every step it reaches. */
const DISCOUNT_STEPS = [10, 20, 30, 40, 50]
const RATING_STEPS = [1, 2, 3, 4]
const AVAILABILITIES = ['in-stock', 'out-of-stock', 'on-request']
const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/

type Kind = 'values' | 'brand' | 'category' | 'discount' | 'availability' | 'rating'

interface Filter {
  name: string
  kind: Kind
  nameId: number
  /** Kind `discount` and `rating`: at least this; `availability`: chosen ones. */
  least: number
  chosen: ReadonlySet<number>
}

const kindOf = (name: string): Kind =>
  name === 'brand' || name === 'category' || name === 'discount' || name === 'availability' || name === 'rating'
    ? name
    : 'values'

const availabilityAt = (flags: number): number => (flags & FLAG.onRequest ? 2 : flags & FLAG.inStock ? 0 : 1)

/** Counts of one pass. */
class Counts {
  /** By term of the vocabulary. */
  readonly terms: Uint32Array
  readonly paths: Uint32Array
  readonly discounts = new Uint32Array(101)
  readonly availabilities = new Uint32Array(3)
  readonly ratings = new Uint32Array(51)

  constructor(vocabulary: Vocabulary) {
    this.terms = new Uint32Array(vocabulary.size)
    this.paths = new Uint32Array(vocabulary.paths.length)
  }
}

const increment = (counts: Uint32Array, at: number) => {
  counts[at] = (counts[at] as number) + 1
}

function termsOf(vocabulary: Vocabulary, name: string, chosen: readonly string[]): Set<number> {
  const terms = new Set<number>()
  for (const text of chosen) {
    const id = vocabulary.find(name, text)
    if (id !== undefined) terms.add(id)
    const range = id === undefined ? RANGE.exec(text) : null
    if (range) for (const one of vocabulary.between(name, Number(range[1]), Number(range[2]))) terms.add(one)
  }
  return terms
}

function filtersOf(vocabulary: Vocabulary, request: SearchRequest): Filter[] {
  return Object.entries(request.filters ?? {})
    .filter(([, chosen]) => chosen.length > 0)
    .slice(0, 30)
    .map(([name, chosen]) => {
      const kind = kindOf(name)
      const numbers = chosen.map(Number).filter(Number.isFinite)
      return {
        name,
        kind,
        nameId: vocabulary.findName(name) ?? -1,
        least: numbers.length > 0 ? Math.min(...numbers) : Number.POSITIVE_INFINITY,
        chosen:
          kind === 'availability'
            ? new Set(chosen.map(one => AVAILABILITIES.indexOf(one)))
            : termsOf(vocabulary, name, chosen),
      }
    })
}

export interface Found {
  /** Places in the hits of what passes every filter. */
  passing: Uint32Array
  counts: Counts
  /** Of a chosen category, without its own filter. */
  categoryCounts: Uint32Array
  priceRange: SearchAnswer['priceRange']
  prices: Float64Array
}

interface Sums {
  passing: Uint32Array
  count: number
  prices: Float64Array
  priced: number
  min: number
  max: number
}

/** Lists as long as the hits, kept between requests: an answer is read out of them before the next one is asked for. */
const rooms = { passing: new Uint32Array(1024), prices: new Float64Array(1024) }

function roomFor<Name extends keyof typeof rooms>(name: Name, size: number): (typeof rooms)[Name] {
  if (rooms[name].length < size) {
    const wanted = Math.ceil(size * 1.5)
    if (name === 'passing') rooms.passing = new Uint32Array(wanted)
    else rooms.prices = new Float64Array(wanted)
  }
  return rooms[name]
}

/** Filters the hits and counts what each facet would give. */
export class FacetPass {
  private readonly segments: readonly Segment[]
  private readonly vocabulary: Vocabulary
  private readonly request: SearchRequest
  private readonly filters: Filter[]
  /** Those that are no terms of the vocabulary, with their bits. */
  private readonly special: (Filter & { at: number })[]
  /** Bit of the filter that has chosen the term; 0 for the others. */
  private readonly marks: Uint32Array
  private readonly pathMarks: Uint32Array
  private readonly counts: Counts
  /** Of documents that fail the category filter alone. */
  private readonly besidePaths: Uint32Array
  private readonly counted: boolean
  private readonly countsValues: boolean

  constructor(segments: readonly Segment[], vocabulary: Vocabulary, request: SearchRequest) {
    this.segments = segments
    this.vocabulary = vocabulary
    this.request = request
    this.filters = filtersOf(vocabulary, request)
    this.special = this.filters
      .map((filter, at) => ({ ...filter, at }))
      .filter(({ kind }) => kind === 'discount' || kind === 'rating' || kind === 'availability')
    this.marks = new Uint32Array(vocabulary.size)
    this.pathMarks = new Uint32Array(vocabulary.paths.length)
    this.counts = new Counts(vocabulary)
    this.besidePaths = new Uint32Array(vocabulary.paths.length)
    this.counted = request.facets.length > 0
    this.countsValues = request.facets.some(name => kindOf(name) === 'values')
    for (const [at, { kind, chosen }] of this.filters.entries()) {
      if (kind === 'values' || kind === 'brand') for (const term of chosen) this.marks[term] = 1 << at
      if (kind !== 'category') continue
      for (const [path, terms] of vocabulary.pathTerms.entries()) {
        if (terms.some(term => chosen.has(term))) this.pathMarks[path] = 1 << at
      }
    }
  }

  /** Bits of the filters that a document fails. */
  private failed(data: SegmentData, doc: number, all: number): number {
    const { marks } = this
    let passed = (marks[data.brand[doc] as number] as number) | (this.pathMarks[data.path[doc] as number] as number)
    const end = data.valueAt[doc + 1] as number
    for (let at = data.valueAt[doc] as number; at < end; at++) passed |= marks[data.values[at] as number] as number
    for (const { at, kind, least, chosen } of this.special) {
      if (kind === 'discount' && (data.discount[doc] as number) >= least) passed |= 1 << at
      else if (kind === 'rating' && (data.rating[doc] as number) >= least * 10) passed |= 1 << at
      else if (kind === 'availability' && chosen.has(availabilityAt(data.flags[doc] as number))) passed |= 1 << at
    }
    return all & ~passed
  }

  private countAll(data: SegmentData, doc: number): void {
    const { counts } = this
    increment(counts.paths, data.path[doc] as number)
    if (!this.counted) return
    increment(counts.terms, data.brand[doc] as number)
    increment(counts.discounts, data.discount[doc] as number)
    increment(counts.availabilities, availabilityAt(data.flags[doc] as number))
    increment(counts.ratings, data.rating[doc] as number)
    if (!this.countsValues) return
    const end = data.valueAt[doc + 1] as number
    for (let at = data.valueAt[doc] as number; at < end; at++) increment(counts.terms, data.values[at] as number)
  }

  private countFor({ kind, nameId }: Filter, data: SegmentData, doc: number): void {
    const { counts } = this
    if (kind === 'brand') increment(counts.terms, data.brand[doc] as number)
    else if (kind === 'category') increment(this.besidePaths, data.path[doc] as number)
    else if (kind === 'discount') increment(counts.discounts, data.discount[doc] as number)
    else if (kind === 'availability') increment(counts.availabilities, availabilityAt(data.flags[doc] as number))
    else if (kind === 'rating') increment(counts.ratings, data.rating[doc] as number)
    else {
      const end = data.valueAt[doc + 1] as number
      for (let at = data.valueAt[doc] as number; at < end; at++) {
        const term = data.values[at] as number
        if (this.vocabulary.termNames[term] === nameId) increment(counts.terms, term)
      }
    }
  }

  run(hits: Hits): Found {
    const passing = roomFor('passing', hits.count)
    const prices = roomFor('prices', this.request.priceBuckets ? hits.count : 0)
    const sum: Sums = { passing, count: 0, prices, priced: 0, min: Number.POSITIVE_INFINITY, max: 0 }
    // hits come segment by segment: what a segment holds is looked up once
    for (let from = 0; from < hits.count; ) {
      const segment = hits.segment[from] as number
      let to = from + 1
      while (to < hits.count && hits.segment[to] === segment) to++
      this.runSegment((this.segments[segment] as Segment).data, hits, from, to, sum)
      from = to
    }
    return {
      passing: passing.subarray(0, sum.count),
      counts: this.counts,
      categoryCounts: this.counts.paths.map((own, path) => own + (this.besidePaths[path] as number)),
      priceRange: sum.max > 0 ? { min: sum.min, max: sum.max } : null,
      prices: prices.subarray(0, sum.priced),
    }
  }

  private runSegment(data: SegmentData, hits: Hits, from: number, to: number, sum: Sums): void {
    const all = 2 ** this.filters.length - 1
    const wanted = this.request.priceRange
    const keepsPrices = Boolean(this.request.priceBuckets)
    const { passing, prices } = sum
    for (let at = from; at < to; at++) {
      const doc = hits.doc[at] as number
      const failed = all === 0 ? 0 : this.failed(data, doc, all)
      if ((failed & (failed - 1)) !== 0) continue
      const price = data.price[doc] as number
      if (failed === 0) {
        if (price < sum.min) sum.min = price
        if (price > sum.max) sum.max = price
        if (keepsPrices) prices[sum.priced++] = price
      }
      if (wanted && (price < wanted.min || price > wanted.max)) continue
      if (failed === 0) {
        passing[sum.count++] = at
        this.countAll(data, doc)
      } else if (this.counted) this.countFor(this.filters[31 - Math.clz32(failed)] as Filter, data, doc)
    }
  }
}

/** Counts by category of all levels. */
export function byCategory(vocabulary: Vocabulary, paths: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [path, count] of paths.entries()) {
    if (count === 0) continue
    for (const term of vocabulary.pathTerms[path] ?? []) {
      const code = vocabulary.texts[term] as string
      counts.set(code, (counts.get(code) ?? 0) + count)
    }
  }
  return counts
}

function steps(counts: Uint32Array, from: readonly number[], scale: number): [string, number][] {
  return from.map(step => {
    let sum = 0
    for (let at = step * scale; at < counts.length; at++) sum += counts[at] as number
    return [String(step), sum]
  })
}

function counted(vocabulary: Vocabulary, name: string, { counts, categoryCounts }: Found): [string, number][] {
  const kind = kindOf(name)
  if (kind === 'category') return [...byCategory(vocabulary, categoryCounts)]
  if (kind === 'discount') return steps(counts.discounts, DISCOUNT_STEPS, 1)
  if (kind === 'rating') return steps(counts.ratings, RATING_STEPS, 10)
  if (kind === 'availability') return AVAILABILITIES.map((one, at) => [one, counts.availabilities[at] as number])
  const id = vocabulary.findName(name)
  return (id === undefined ? [] : (vocabulary.ofName[id] ?? [])).map(term => [
    vocabulary.texts[term] as string,
    counts.terms[term] as number,
  ])
}

function rangeOf(vocabulary: Vocabulary, name: string, terms: readonly { term: string }[]): SearchBucket['range'] {
  if (kindOf(name) !== 'values' || terms.length === 0) return undefined
  const numbers = terms.map(({ term }) => (term === '' ? Number.NaN : Number(term))).filter(Number.isFinite)
  if (numbers.length < terms.length) return undefined
  const unit = vocabulary.units[vocabulary.findName(name) ?? -1] ?? ''
  return { min: Math.min(...numbers), max: Math.max(...numbers), unit }
}

/** The facets that were asked for; chosen terms are there even when nothing has them. */
export function bucketsOf(vocabulary: Vocabulary, request: SearchRequest, found: Found): SearchBucket[] {
  const buckets = request.facets.map((name): SearchBucket => {
    const chosen = new Set(request.filters?.[name] ?? [])
    const present = counted(vocabulary, name, found).filter(([term, count]) => count > 0 || chosen.has(term))
    const shown = new Set(present.map(([term]) => term))
    const missing = [...chosen].filter(term => !shown.has(term)).map((term): [string, number] => [term, 0])
    const terms = [...present, ...missing].map(([term, count]) => {
      const id = vocabulary.find(name, term)
      const textHi = id === undefined ? '' : vocabulary.labelsHi[id]
      return { term, count, selected: chosen.has(term), ...(textHi && { textHi }) }
    })
    const counts = terms.filter(({ count }) => count > 0)
    const range = rangeOf(vocabulary, name, counts)
    return { name, terms, ...(range && { range }) }
  })
  return buckets.filter(bucket => bucket.terms.length > 0)
}
