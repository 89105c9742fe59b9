// Hits before filtering: a growing list of documents with scores, and the scope (market, category, brand, tag) of a request.

import type { Market, SearchRequest } from '../port.ts'
import { FLAG, type Segment, type SegmentData } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A list of documents of all segments with their scores. `count` is its length; the arrays have spare capacity. */
export class Hits {
  segment = new Uint16Array(1024)
  doc = new Uint32Array(1024)
  score = new Float64Array(1024)
  /** Sum of the idf of the matched words. */
  coverage = new Float64Array(1024)
  count = 0

  clear(): void {
    this.count = 0
  }

  push(segment: number, doc: number, score: number, coverage: number): void {
    if (this.count === this.doc.length) this.grow(this.count * 2)
    this.segment[this.count] = segment
    this.doc[this.count] = doc
    this.score[this.count] = score
    this.coverage[this.count++] = coverage
  }

  /** Removes the documents with less coverage. */
  dropBelowCoverage(min: number): void {
    const { segment, doc, score, coverage } = this
    let count = 0
    for (let at = 0; at < this.count; at++) {
      if ((coverage[at] as number) < min) continue
      segment[count] = segment[at] as number
      doc[count] = doc[at] as number
      score[count++] = score[at] as number
    }
    this.count = count
  }

  private grow(size: number): void {
    const segment = new Uint16Array(size)
    const doc = new Uint32Array(size)
    const score = new Float64Array(size)
    const coverage = new Float64Array(size)
    segment.set(this.segment)
    doc.set(this.doc)
    score.set(this.score)
    coverage.set(this.coverage)
    Object.assign(this, { segment, doc, score, coverage })
  }
}

/** The scope of a request, in vocabulary ids. */
export interface Scope {
  /** The market flag of a document. */
  uae: number
  /** 1 for each category path in the scope; null for all. */
  paths: Uint8Array | null
  brand: number | null
  tag: number | null
}

/** The scope of a request; null when no product has its category, brand or tag. */
export function scopeOf(
  vocabulary: Vocabulary,
  { market, categoryCode, brand, tag }: Pick<SearchRequest, 'categoryCode' | 'brand' | 'tag'> & { market: Market },
): Scope | null {
  const scope: Scope = { uae: market === 'AE' ? FLAG.uae : 0, paths: null, brand: null, tag: null }
  if (categoryCode) {
    const term = vocabulary.find('category', categoryCode)
    if (term === undefined) return null
    scope.paths = Uint8Array.from(vocabulary.pathTerms, terms => (terms.includes(term) ? 1 : 0))
  }
  if (brand) {
    const term = vocabulary.find('brand', brand)
    if (term === undefined) return null
    scope.brand = term
  }
  if (tag) {
    const term = vocabulary.find('tag', tag)
    if (term === undefined) return null
    scope.tag = term
  }
  return scope
}

/** Returns a function that tells whether a document of the segment is in the scope. It is called for every document. */
export function isInScopeOf({ live, flags, path, brand: brands, valueAt, values }: SegmentData, scope: Scope) {
  const { uae, paths, brand, tag } = scope
  return (doc: number): boolean => {
    if (paths !== null && paths[path[doc] as number] !== 1) return false
    if (live[doc] === 0 || ((flags[doc] as number) & FLAG.uae) !== uae) return false
    if (brand !== null && brands[doc] !== brand) return false
    if (tag === null) return true
    const end = valueAt[doc + 1] as number
    for (let at = valueAt[doc] as number; at < end; at++) if (values[at] === tag) return true
    return false
  }
}

/** Collects all documents of the scope, scored by whether they can be bought and by popularity. */
export function scanScope(segments: readonly Segment[], scope: Scope, hits: Hits): void {
  hits.clear()
  for (const [index, { data, size }] of segments.entries()) {
    const isInScope = isInScopeOf(data, scope)
    for (let doc = 0; doc < size; doc++) {
      if (isInScope(doc)) hits.push(index, doc, businessScore(data, doc), 1)
    }
  }
}

/** Score without a text: products that can be bought come first, then the more popular. */
export function businessScore(data: SegmentData, doc: number): number {
  return (isBuyable(data, doc) ? 100_000 : 0) + (data.popularity[doc] as number)
}

/** Whether a product is in stock or can be ordered on request. */
export function isBuyable(data: SegmentData, doc: number): boolean {
  return ((data.flags[doc] as number) & (FLAG.inStock | FLAG.onRequest)) !== 0
}
