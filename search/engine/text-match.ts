// Matches a planned text query against the documents of a scope.

import { type Hits, isInScopeOf, type Scope } from './hits.ts'
import type { Intents } from './intents.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import { PART_NUMBER_BIT, queryTermsOf } from './query-terms.ts'
import { QueryWork } from './query-work.ts'
import type { Ranking } from './ranking-settings.ts'
import { type BestCoverage, Scorer } from './scorer.ts'
import { FLAG, type Segment, type SegmentData } from './segment.ts'

/** For queries of at most this many words the coverage of every mask is cached. */
const MAX_CACHED_WORDS = 12

/** Coverage of a mask: the sum of the idf of its words. A part number that is the whole text covers all of them. */
export function coverageOf(words: readonly PlannedWord[]): (mask: number) => number {
  const known = new Float64Array(2 ** Math.min(words.length, MAX_CACHED_WORDS)).fill(-1)
  return mask => {
    if (mask < known.length && (known[mask] as number) >= 0) return known[mask] as number
    const covered = words.reduce(
      (sum, { idf }, position) => sum + (mask & (PART_NUMBER_BIT | (1 << position)) ? idf : 0),
      0,
    )
    if (mask < known.length) known[mask] = covered
    return covered
  }
}

/**
 * Factor of a mask by what it says about the kind of product: the subject of the query comes first, then other words
 * that name products, and a material, a size or a brand alone last.
 */
export function kindFactorOf({ words, subject }: QueryPlan, set: Ranking): (mask: number) => number {
  if ((words[subject]?.headness ?? 0) < set.minHeadness) return () => 1
  const subjectBits = PART_NUMBER_BIT | (1 << subject)
  const nounBits = words.reduce(
    (bits, { headness }, position) => (headness >= set.minHeadness ? bits | (1 << position) : bits),
    0,
  )
  return mask => (mask & subjectBits ? 1 : mask & nounBits ? set.otherKind : set.noKind)
}

interface MatchContext {
  scope: Scope
  intents: Intents
  ranking: Ranking
  operation: 'and' | 'or'
}

export interface TextMatch {
  /** Number of postings that were visited. */
  visited: number
  /** Words as typed that no hit contains, in the order of the text. */
  unmatched: string[]
}

/** The words that are in none of the masks; of words typed as one, none may be. */
function wordsWithout(words: readonly PlannedWord[], masks: Iterable<number>): string[] {
  let matched = 0
  for (const mask of masks) matched |= mask
  if (matched & PART_NUMBER_BIT) return []
  const isMatched = (_: PlannedWord, position: number) => (matched & (1 << position)) !== 0
  const found = new Set(words.filter(isMatched).map(({ word }) => word.raw))
  return [...new Set(words.map(({ word }) => word.raw))].filter(raw => !found.has(raw))
}

/**
 * Finds the documents of the scope that match the text well enough, with their scores before the titles are reranked.
 *
 * @param hits Filled with the result.
 */
export function matchText(segments: readonly Segment[], plan: QueryPlan, context: MatchContext, hits: Hits): TextMatch {
  hits.clear()
  const { words } = plan
  const { scope, intents, ranking, operation } = context
  const coverageOfMask = coverageOf(words)
  const best: BestCoverage = { coverage: 0, of: coverageOfMask, minShare: ranking.minCoverage }
  const total = words.reduce((sum, { idf }) => sum + idf, 0)
  /** Words that a document must match: those of the query that were not left out. */
  let needed = 0
  let visited = 0
  /** Coverage by mask of the hits. Words that were not searched count as matched. */
  const masks = new Map<number, number>()
  let unseen = 0
  const isEnough = (mask: number, coverage: number) =>
    operation === 'and'
      ? (mask & needed) === needed || (mask & PART_NUMBER_BIT) !== 0
      : coverage >= best.coverage * best.minShare
  const kindFactor = kindFactorOf(plan, ranking)
  for (const [index, segment] of segments.entries()) {
    const isInScope = isInScopeOf(segment.data, scope)
    const boost = documentBoost(segment.data, intents, ranking)
    let last = 0
    let coverage = 0
    let factor = 0
    const work = new QueryWork(segment.size, ranking)
    const terms = queryTermsOf(segment, plan, { operation, ranking }, work)
    visited += work.visited
    const all = 2 ** words.length - 1
    needed = terms.reduce((mask, { bit, isLeftOut }) => (isLeftOut ? mask & ~bit : mask), all)
    unseen |= all & ~needed
    let noted = 0
    new Scorer(segment, terms, best, isInScope).run((doc, mask, score) => {
      // neighbours mostly match the same words
      if (mask !== last) {
        last = mask
        coverage = coverageOfMask(mask)
        factor = isEnough(mask, coverage) ? (coverage / total) ** ranking.coverage * kindFactor(mask) : 0
      }
      if (factor === 0 || !isInScope(doc)) return
      hits.push(index, doc, score * factor * boost(doc), coverage)
      if (mask !== noted) masks.set(mask, coverage)
      noted = mask
    })
  }
  // the best coverage may have been found after documents that are now below the minimum
  const least = operation === 'or' ? best.coverage * best.minShare : 0
  if (least > 0) hits.dropBelowCoverage(least)
  const shown = [...masks].flatMap(([mask, coverage]) => (coverage >= least ? [mask] : []))
  return { visited, unmatched: shown.length > 0 ? wordsWithout(words, [...shown, unseen]) : [] }
}

/** Boost of a document independent of its text: named brand and category, popularity, stock. */
function documentBoost(data: SegmentData, { brands, paths }: Intents, set: Ranking) {
  const { brand, path, popularity, flags } = data
  const perPopularity = set.popularity / 1000
  const availability = (bits: number) =>
    bits & FLAG.inStock ? 1 : bits & FLAG.onRequest ? set.onRequest : set.outOfStock
  return (doc: number): number =>
    (brands === null ? 1 : (brands[brand[doc] as number] as number)) *
    (paths[path[doc] as number] as number) *
    (1 + perPopularity * (popularity[doc] as number)) *
    availability(flags[doc] as number)
}

/**
 * The parts of `documentBoost` for one document, for display: hits are scored by the function above, which is called
 * for each.
 */
export function boostParts(
  { brand, path, popularity, flags }: SegmentData,
  intents: Intents,
  set: Ranking,
  doc: number,
) {
  const bits = flags[doc] as number
  return {
    brand: intents.brands === null ? 1 : (intents.brands[brand[doc] as number] as number),
    category: intents.paths[path[doc] as number] as number,
    popularity: 1 + (set.popularity / 1000) * (popularity[doc] as number),
    availability: bits & FLAG.inStock ? 1 : bits & FLAG.onRequest ? set.onRequest : set.outOfStock,
  }
}
