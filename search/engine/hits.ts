// The documents that a request is about, before its filters: lists of hits, and all of a market, category, brand or tag.

import type { Market, SearchRequest } from '../port.ts'
import { FLAG, type Segment, type SegmentData } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A list of documents across segments, with their scores. The arrays are longer than the list. */
export class Hits {
  segment = new Uint16Array(1024)
  doc = new Uint32Array(1024)
  score = new Float64Array(1024)
  /** How much of a text was matched. */
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

  /** Drops what matched less of the text. */
  keepCovered(least: number): void {
    const { segment, doc, score, coverage } = this
    let count = 0
    for (let at = 0; at < this.count; at++) {
      if ((coverage[at] as number) < least) continue
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

/** What a request is about, in numbers of the vocabulary. */
export interface Scope {
  uae: number
  /** 1 for each category path inside; null for all. */
  paths: Uint8Array | null
  brand: number | null
  tag: number | null
}

/** Null when the request names a category, brand or tag that no product has. */
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

/** Whether documents of a segment are in the scope. What it looks at is looked up once: it is asked of every document. */
export function insideOf({ live, flags, path, brand: brands, valueAt, values }: SegmentData, scope: Scope) {
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

/** All documents of the scope, what can be bought first and then by popularity. */
export function scanScope(segments: readonly Segment[], scope: Scope, hits: Hits): void {
  hits.clear()
  for (const [index, { data, size }] of segments.entries()) {
    const isInside = insideOf(data, scope)
    for (let doc = 0; doc < size; doc++) {
      if (isInside(doc)) hits.push(index, doc, standing(data, doc), 1)
    }
  }
}

/** Order without a text. */
export function standing(data: SegmentData, doc: number): number {
  return (canBeBought(data, doc) ? 100_000 : 0) + (data.popularity[doc] as number)
}

export function canBeBought(data: SegmentData, doc: number): boolean {
  return ((data.flags[doc] as number) & (FLAG.inStock | FLAG.onRequest)) !== 0
}
