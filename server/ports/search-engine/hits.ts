// The documents that a request is about, before its filters: by text, or all of a market, category, brand or tag.

import type { Market } from '../../../contract/market.ts'
import type { SearchRequest } from '../search.ts'
import { clearScratch, openScratch, type Scratch, scoreWhole, scoreWord } from './matching.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import { FLAG, type Segment, type SegmentData } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A list of documents across segments, with their scores. The arrays are longer than the list. */
export class Hits {
  segment = new Uint16Array(1024)
  doc = new Uint32Array(1024)
  score = new Float64Array(1024)
  count = 0

  clear(): void {
    this.count = 0
  }

  push(segment: number, doc: number, score: number): void {
    this.segment[this.count] = segment
    this.doc[this.count] = doc
    this.score[this.count++] = score
  }

  /** Makes room for so many more before they are pushed. */
  reserve(more: number): void {
    if (this.count + more > this.doc.length) this.grow(Math.max(this.count + more, this.doc.length * 2))
  }

  private grow(size: number): void {
    const segment = new Uint16Array(size)
    const doc = new Uint32Array(size)
    const score = new Float64Array(size)
    segment.set(this.segment)
    doc.set(this.doc)
    score.set(this.score)
    Object.assign(this, { segment, doc, score })
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
function insideOf({ live, flags, path, brand: brands, valueAt, values }: SegmentData, scope: Scope) {
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
    hits.reserve(size)
    for (let doc = 0; doc < size; doc++) {
      if (isInside(doc)) hits.push(index, doc, standing(data, doc))
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

/** Brands and categories that the text names, as factors; 1 for the others. */
export interface Intents {
  /** By brand term; null when no brand is named. */
  brands: Float32Array | null
  /** By category path. */
  paths: Float32Array
}

/** Masks up to this are remembered in an array. */
const SMALL_MASKS = 4096

/** Something worked out of a mask, remembered: few masks stand for many documents. */
function byMask(work: (mask: number) => number): (mask: number) => number {
  const known = new Float64Array(SMALL_MASKS).fill(-1)
  const rare = new Map<number, number>()
  return mask => {
    const small = mask < SMALL_MASKS
    let found = small ? (known[mask] as number) : (rare.get(mask) ?? -1)
    if (found >= 0) return found
    found = work(mask)
    if (small) known[mask] = found
    else rare.set(mask, found)
    return found
  }
}

/** Sum of the rarities of the words in a mask. */
const coverageOf = (words: readonly PlannedWord[]): ((mask: number) => number) =>
  byMask(mask => words.reduce((total, { rarity }, place) => total + (mask & (1 << place) ? rarity : 0), 0))

interface MatchContext {
  scope: Scope
  intents: Intents
  ranking: Ranking
  operation: 'and' | 'or'
}

/**
 * Scores word by word, the most telling first. Once what is left of the words could not lift a document over the least
 * coverage, only documents found so far are looked at: common words cost little behind rare ones. Answers the best
 * coverage in the scope.
 */
function scoreAll(
  segments: readonly Segment[],
  plan: QueryPlan,
  { scope, ranking, operation }: MatchContext,
  scratches: readonly Scratch[],
  coverage: (mask: number) => number,
): number {
  let best = 0
  const look = (isInside: (doc: number) => boolean, { mask, wordDocs }: Scratch, count: number) => {
    let last = 0
    for (let at = 0; at < count; at++) {
      const doc = wordDocs[at] as number
      const matched = mask[doc] as number
      // neighbours in the list mostly match the same words
      if (matched === last) continue
      const covered = coverage(matched)
      if (covered <= best) last = matched
      else if (isInside(doc)) best = covered
    }
  }
  const each = segments.map((segment, index) => {
    return { segment, scratch: scratches[index] as Scratch, isInside: insideOf(segment.data, scope) }
  })
  for (const { segment, scratch, isInside } of each) look(isInside, scratch, scoreWhole(segment, scratch, plan))
  const order = plan.words.map((planned, place) => ({ planned, place })).filter(({ planned }) => planned.rarity > 0)
  order.sort((a, b) => b.planned.rarity - a.planned.rarity)
  let left = order.reduce((sum, { planned }) => sum + planned.rarity, 0)
  for (const [at, { planned, place }] of order.entries()) {
    // where every word must match, the first one finds all there is
    const onlyKnown = left < best * ranking.leastCoverage || (operation === 'and' && at > 0)
    for (const { segment, scratch, isInside } of each) {
      look(isInside, scratch, scoreWord(segment, scratch, planned, place, ranking, onlyKnown, order.length === 1))
    }
    left -= planned.rarity
  }
  return best
}

/** Documents of the scope that match the text well enough, with their scores before titles are looked at. */
export function matchText(segments: readonly Segment[], plan: QueryPlan, context: MatchContext, hits: Hits): void {
  hits.clear()
  const { scope, intents, ranking, operation } = context
  const coverage = coverageOf(plan.words)
  const all = plan.words.reduce((sum, { rarity }) => sum + rarity, 0)
  const scratches = segments.map(openScratch)
  const least = scoreAll(segments, plan, context, scratches, coverage) * ranking.leastCoverage
  const everyWord = 2 ** plan.words.length - 1
  /** What the score of a document that matched these words counts; 0 when they are too few. */
  const shareOf = byMask(mask => {
    const covered = coverage(mask)
    const isEnough = operation === 'and' ? mask === everyWord : covered >= least
    return isEnough ? (covered / all) ** ranking.coverage : 0
  })
  for (const [index, scratch] of scratches.entries()) {
    const { data } = segments[index] as Segment
    const isInside = insideOf(data, scope)
    const signs = signsOf(data, intents, ranking)
    const { docs, mask, score } = scratch
    hits.reserve(scratch.count)
    let last = 0
    let share = 0
    for (let at = 0; at < scratch.count; at++) {
      const doc = docs[at] as number
      const matched = mask[doc] as number
      // neighbours in the list mostly match the same words
      if (matched !== last) {
        last = matched
        share = shareOf(matched)
      }
      if (share > 0 && isInside(doc)) hits.push(index, doc, (score[doc] as number) * share * signs(doc))
    }
    clearScratch(scratch)
  }
}

/** Factor of the weak signs of a document: named brand and category, popularity, stock. */
function signsOf(data: SegmentData, { brands, paths }: Intents, set: Ranking) {
  const { brand, path, popularity } = data
  const perPopularity = set.popularity / 1000
  return (doc: number): number =>
    (brands === null ? 1 : (brands[brand[doc] as number] as number)) *
    (paths[path[doc] as number] as number) *
    (1 + perPopularity * (popularity[doc] as number)) *
    (canBeBought(data, doc) ? 1 : set.outOfStock)
}
