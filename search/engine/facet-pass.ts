// Applies filters and counts facets in one pass: documents that fail a single filter are counted for that facet only.

import type { SearchRequest, SearchResult } from '../port.ts'
import { availabilityAt, type Filter, type FilterBits, filterBitsOf, type Kind, kindOf } from './facet-filters.ts'
import type { Hits } from './hits.ts'
import type { Segment, SegmentData } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Counts of one pass over the hits. */
class FacetCounts {
  /** By vocabulary term. */
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

export interface FacetResult {
  /** Indexes in the hits of the documents that pass every filter. */
  passing: Uint32Array
  counts: FacetCounts
  /** Counts by category path, without the category filter. */
  categoryCounts: Uint32Array
  priceRange: SearchResult['priceRange']
  prices: Float64Array
}

interface FilterState {
  passing: Uint32Array
  count: number
  prices: Float64Array
  priced: number
  min: number
  max: number
}

/** Buffers reused between requests: a result is read before the next request starts. */
const scratch = { passing: new Uint32Array(1024), prices: new Float64Array(1024) }

function scratchFor<Name extends keyof typeof scratch>(name: Name, size: number): (typeof scratch)[Name] {
  if (scratch[name].length < size) {
    const wanted = Math.ceil(size * 1.5)
    if (name === 'passing') scratch.passing = new Uint32Array(wanted)
    else scratch.prices = new Float64Array(wanted)
  }
  return scratch[name]
}

/** Filters the hits of one request and counts its facets. */
export class FacetPass {
  private readonly segments: readonly Segment[]
  private readonly vocabulary: Vocabulary
  private readonly request: SearchRequest
  private readonly bits: FilterBits
  private readonly counts: FacetCounts
  /** Category paths of the documents that fail the category filter only. */
  private readonly otherPaths: Uint32Array
  /** Kinds of facets that are counted. */
  private readonly kinds: ReadonlySet<Kind>

  constructor(segments: readonly Segment[], vocabulary: Vocabulary, request: SearchRequest) {
    this.segments = segments
    this.vocabulary = vocabulary
    this.request = request
    this.bits = filterBitsOf(vocabulary, request)
    this.counts = new FacetCounts(vocabulary)
    this.otherPaths = new Uint32Array(vocabulary.paths.length)
    this.kinds = new Set([...request.facets, ...(request.optionalFacets?.names ?? [])].map(kindOf))
  }

  private countFor({ kind, nameId }: Filter, data: SegmentData, doc: number): void {
    const { counts } = this
    if (kind === 'brand') increment(counts.terms, data.brand[doc] as number)
    else if (kind === 'category') increment(this.otherPaths, data.path[doc] as number)
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

  run(hits: Hits): FacetResult {
    const passing = scratchFor('passing', hits.count)
    const prices = scratchFor('prices', this.request.priceBuckets ? hits.count : 0)
    const sum: FilterState = { passing, count: 0, prices, priced: 0, min: Number.POSITIVE_INFINITY, max: 0 }
    // the hits are grouped by segment
    for (let from = 0; from < hits.count; ) {
      const segment = hits.segment[from] as number
      let to = from + 1
      while (to < hits.count && hits.segment[to] === segment) to++
      const { data } = this.segments[segment] as Segment
      const before = sum.count
      this.filterSegment(data, hits, from, to, sum)
      this.countSegment(data, hits, passing.subarray(before, sum.count))
      from = to
    }
    return {
      passing: passing.subarray(0, sum.count),
      counts: this.counts,
      categoryCounts: this.counts.paths.map((own, path) => own + (this.otherPaths[path] as number)),
      priceRange: sum.max > 0 ? { min: sum.min, max: sum.max } : null,
      prices: prices.subarray(0, sum.priced),
    }
  }

  /** Collects the documents that pass every filter, and counts those that fail a single one. */
  private filterSegment(data: SegmentData, hits: Hits, from: number, to: number, sum: FilterState): void {
    const { all, filters, readsValues, terms, paths, discounts, ratings, flags } = this.bits
    const { brand, path, discount, rating, valueAt, values } = data
    const minPrice = this.request.priceRange?.min ?? Number.NEGATIVE_INFINITY
    const maxPrice = this.request.priceRange?.max ?? Number.POSITIVE_INFINITY
    const keepsPrices = Boolean(this.request.priceBuckets)
    const { passing, prices } = sum
    const docs = hits.doc
    let { count, priced, min, max } = sum
    for (let at = from; at < to; at++) {
      const doc = docs[at] as number
      let failed = 0
      if (all !== 0) {
        let passed =
          (terms[brand[doc] as number] as number) |
          (paths[path[doc] as number] as number) |
          (discounts[discount[doc] as number] as number) |
          (ratings[rating[doc] as number] as number) |
          (flags[data.flags[doc] as number] as number)
        if (readsValues) {
          const end = valueAt[doc + 1] as number
          for (let value = valueAt[doc] as number; value < end; value++) {
            passed |= terms[values[value] as number] as number
          }
        }
        failed = all & ~passed
        if ((failed & (failed - 1)) !== 0) continue
      }
      const price = data.price[doc] as number
      if (failed === 0) {
        if (price < min) min = price
        if (price > max) max = price
        if (keepsPrices) prices[priced++] = price
      }
      if (price < minPrice || price > maxPrice) continue
      if (failed === 0) passing[count++] = at
      else if (this.kinds.size > 0) this.countFor(filters[31 - Math.clz32(failed)] as Filter, data, doc)
    }
    Object.assign(sum, { count, priced, min, max })
  }

  /** Counts the documents that pass, column by column: each loop reads one column and writes one table. */
  private countSegment(data: SegmentData, hits: Hits, passing: Uint32Array): void {
    const { counts, kinds } = this
    const docs = hits.doc
    countColumn(data.path, docs, passing, counts.paths)
    if (kinds.has('brand')) countColumn(data.brand, docs, passing, counts.terms)
    if (kinds.has('discount')) countColumn(data.discount, docs, passing, counts.discounts)
    if (kinds.has('rating')) countColumn(data.rating, docs, passing, counts.ratings)
    if (kinds.has('availability')) {
      const byFlags = new Uint32Array(256)
      countColumn(data.flags, docs, passing, byFlags)
      for (let flags = 0; flags < byFlags.length; flags++) {
        const at = availabilityAt(flags)
        counts.availabilities[at] = (counts.availabilities[at] as number) + (byFlags[flags] as number)
      }
    }
    if (!kinds.has('values')) return
    const { values, valueAt } = data
    const { terms } = counts
    for (let at = 0; at < passing.length; at++) {
      const doc = docs[passing[at] as number] as number
      const end = valueAt[doc + 1] as number
      for (let value = valueAt[doc] as number; value < end; value++) increment(terms, values[value] as number)
    }
  }
}

function countColumn(
  column: Uint32Array | Uint8Array,
  docs: Uint32Array,
  passing: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < passing.length; at++) increment(counts, column[docs[passing[at] as number] as number] as number)
}
