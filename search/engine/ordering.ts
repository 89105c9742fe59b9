// Orders the hits by price, popularity or relevance, reranks the best by features of their titles, and cuts out the page.

import type { SearchRequest, SearchSort } from '../port.ts'
import { businessScore, type Hits, isBuyable } from './hits.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import { HEAD, NO_WORD, rankInTitle, type Segment, type SegmentData } from './segment.ts'
import { topK } from './top-k.ts'

/** Number of hits that are reranked. */
const RERANK_SIZE = 300

export interface DocumentRef {
  segment: number
  doc: number
}

/**
 * Forms of the query's words by their rank in a segment's dictionary, with the position of the word in the query. Of a
 * synonym of several words, the last one says what the product is.
 */
type TitleForms = Map<number, { position: number; weight: number; isSubject: boolean }>

export function formsIn(segment: Segment, plan: QueryPlan): TitleForms {
  const forms: TitleForms = new Map()
  const add = (token: string, position: number, weight: number, isLast: boolean) => {
    const rank = segment.rank(token)
    if (rank < 0) return
    const known = forms.get(rank)
    const isSubject = known?.isSubject || (isLast && position === plan.subject)
    if (known && known.weight >= weight) known.isSubject = isSubject
    else forms.set(rank, { position, weight, isSubject })
  }
  for (const [position, { tokens, phrases }] of plan.words.entries()) {
    for (const { token, weight } of tokens) add(token, position, weight, true)
    for (const phrase of phrases) {
      for (const token of phrase.tokens) add(token, position, phrase.weight * 0.9, token === phrase.tokens.at(-1))
    }
  }
  return forms
}

interface TitleFeatures {
  /** Share of the neighbouring words of the query that are neighbours in the title. */
  phrase: number
  /** Share of the title that the query matches. */
  density: number
  /** 1 when the first word of the title matches, less for later ones. */
  early: number
  /** Weight of the form of the query's subject that names the product: a stand for laptops is not a laptop. */
  kind: number
  /** Whether the title contains the subject. */
  isNamed: boolean
}

const NO_FEATURES: TitleFeatures = { phrase: 0, density: 0, early: 0, kind: 0, isNamed: false }

/** Features of one title, `titles[from .. to)`. */
function titleFeatures(
  titles: Uint32Array,
  [from, to]: readonly [number, number],
  forms: TitleForms,
  words: number,
): TitleFeatures {
  let pairs = 0
  let matched = 0
  let first = -1
  let before = -2
  let seen = 0
  let kind = 0
  let isNamed = false
  for (let at = from; at < to; at++) {
    const word = titles[at] as number
    const form = forms.get(rankInTitle(word))
    if (!form) {
      before = -2
      continue
    }
    if (first < 0) first = at - from
    if (form.isSubject) {
      isNamed = true
      if (word >= HEAD) kind = Math.max(kind, form.weight)
    }
    if (!(seen & (1 << form.position))) matched += form.weight
    seen |= 1 << form.position
    if (form.position === before + 1) pairs++
    before = form.position
  }
  if (first < 0) return NO_FEATURES
  return {
    phrase: words > 1 ? Math.min(1, pairs / (words - 1)) : 0,
    density: matched / Math.max(2, to - from),
    early: 1 / (1 + first * 0.5),
    kind,
    isNamed,
  }
}

interface TitleQuery {
  words: number
  /** 1 for the category paths whose name contains the subject; null when a product need not be named by it. */
  subjectPaths: Uint8Array | null
}

/** Factors of a product by the features of its titles, and smaller when only its other texts mention the subject. */
export function titleScore(segment: Segment, doc: number, forms: TitleForms, query: TitleQuery, set: Ranking) {
  const { titles, titleAt, path } = segment.data
  const end = titleAt[doc + 1] as number
  let start = titleAt[doc] as number
  let best = 0
  let isOfKind = query.subjectPaths === null || query.subjectPaths[path[doc] as number] === 1
  for (let at = start; at <= end; at++) {
    if (at < end && titles[at] !== NO_WORD) continue
    const { phrase, density, early, kind, isNamed } = titleFeatures(titles, [start, at], forms, query.words)
    best = Math.max(best, set.phrase * phrase + set.density * density + set.early * early + set.kind * kind)
    isOfKind ||= isNamed
    start = at + 1
  }
  return { title: 1 + best, named: isOfKind ? 1 : set.notNamed }
}

type Order = (a: number, b: number) => boolean

/** The column of each sort order except popularity; 1 for lowest first. */
const COLUMN_OF = {
  lowPrice: ['price', 1],
  highPrice: ['price', -1],
  discount: ['discount', -1],
  rating: ['rating', -1],
  newest: ['listed', -1],
} as const satisfies Record<Exclude<SearchSort, 'popularity'>, [keyof SegmentData, 1 | -1]>

/** The order of a request over indexes in the hits; ties are broken by score, then by the hash of the MSN. */
function orderOf(segments: readonly Segment[], hits: Hits, sort: SearchSort, hitIndexes: Uint32Array): Order {
  const dataOf = (hit: number) => (segments[hits.segment[hit] as number] as Segment).data
  const keyOf = (hit: number) => dataOf(hit).key[hits.doc[hit] as number] as number
  const byScore = (a: number, b: number) => {
    const difference = (hits.score[b] as number) - (hits.score[a] as number)
    return difference !== 0 ? difference < 0 : keyOf(a) < keyOf(b)
  }
  if (sort === 'popularity') return (a, b) => byScore(hitIndexes[a] as number, hitIndexes[b] as number)
  const [column, direction] = COLUMN_OF[sort]
  const columnOf = (hit: number) => dataOf(hit)[column][hits.doc[hit] as number] as number
  const isSold = (hit: number) => isBuyable(dataOf(hit), hits.doc[hit] as number)
  return (a, b) => {
    const [x, y] = [hitIndexes[a] as number, hitIndexes[b] as number]
    if (isSold(x) !== isSold(y)) return isSold(x)
    const difference = direction * (columnOf(x) - columnOf(y))
    return difference !== 0 ? difference < 0 : byScore(x, y)
  }
}

/** Reranks the best hits by the features of their titles. They are the same for every page of a result. */
function rerank(
  segments: readonly Segment[],
  hits: Hits,
  best: number[],
  { plan, subjectPaths }: TextQuery,
  set: Ranking,
): number[] {
  const forms = segments.map(segment => formsIn(segment, plan))
  const query = { words: plan.words.filter(({ idf }) => idf > 0).length, subjectPaths }
  const scored = best.slice(0, RERANK_SIZE).map(hit => {
    const index = hits.segment[hit] as number
    const segment = segments[index] as Segment
    const doc = hits.doc[hit] as number
    const { title, named } = titleScore(segment, doc, forms[index] as TitleForms, query, set)
    const score = (hits.score[hit] as number) * title * named
    return { hit, score, business: businessScore(segment.data, doc), key: segment.data.key[doc] as number }
  })
  scored.sort((a, b) => b.score - a.score || b.business - a.business || a.key - b.key)
  return [...scored.map(({ hit }) => hit), ...best.slice(RERANK_SIZE)]
}

const MAX_PER_CATEGORY = 3

/** Keeps the first product of each variant group and the first three of each category. */
function diversify(segments: readonly Segment[], hits: Hits, sorted: readonly number[]): number[] {
  const groups = new Set<number>()
  const paths = new Map<number, number>()
  return sorted.filter(hit => {
    const { data } = segments[hits.segment[hit] as number] as Segment
    const doc = hits.doc[hit] as number
    const group = data.group[doc] as number
    const path = data.path[doc] as number
    const known = paths.get(path) ?? 0
    if ((group !== 0 && groups.has(group)) || known >= MAX_PER_CATEGORY) return false
    if (group !== 0) groups.add(group)
    paths.set(path, known + 1)
    return true
  })
}

/** A planned text, with the category paths of `subjectPathsOf`. */
export interface TextQuery {
  plan: QueryPlan
  subjectPaths: Uint8Array | null
  /** The best of all its hits, reranked, once they are known. */
  best?: number[]
}

/**
 * The documents of the requested page.
 *
 * @param passing Indexes in the hits of the documents that pass the filters.
 * @param text null without a text.
 */
export function pageOf(
  segments: readonly Segment[],
  hits: Hits,
  passing: Uint32Array,
  request: Pick<SearchRequest, 'sort' | 'page' | 'size' | 'diversify'>,
  text: TextQuery | null,
  set: Ranking,
): DocumentRef[] {
  const from = request.page * request.size
  if (request.size === 0 || from >= passing.length) return []
  const before = orderOf(segments, hits, request.sort, passing)
  const best = (wanted: number) => {
    const isReranked = text !== null && request.sort === 'popularity'
    // without filters these are the ones that the categories came from
    if (isReranked && text.best && passing.length === hits.count && wanted <= RERANK_SIZE) return text.best
    const count = isReranked ? Math.max(wanted, RERANK_SIZE) : wanted
    const top =
      request.sort === 'popularity'
        ? topK(passing.length, count, before, hit => hits.score[passing[hit] as number] as number)
        : topK(passing.length, count, before)
    const hitIndexes = top.map(at => passing[at] as number)
    return isReranked ? rerank(segments, hits, hitIndexes, text, set) : hitIndexes
  }
  let shown = best(from + request.size)
  if (request.diversify) {
    // most of the best hits are similar to one another, so more are fetched until there are enough
    for (let wanted = 4 * (from + request.size); ; wanted *= 8) {
      const sorted = best(wanted)
      shown = diversify(segments, hits, sorted)
      if (shown.length >= from + request.size || sorted.length === passing.length) break
    }
  }
  return shown
    .slice(from, from + request.size)
    .map(hit => ({ segment: hits.segment[hit] as number, doc: hits.doc[hit] as number }))
}

/** Number of the best hits whose categories are returned. */
const BEST_HITS = 40

/** Category paths of the best hits of a text, by the sum of their scores: those with most of the best hits first. */
export function bestPaths(
  segments: readonly Segment[],
  hits: Hits,
  passing: Uint32Array,
  text: TextQuery,
  set: Ranking,
): number[] {
  const before = orderOf(segments, hits, 'popularity', passing)
  const scoreOf = (at: number) => hits.score[passing[at] as number] as number
  const top = topK(passing.length, RERANK_SIZE, before, scoreOf).map(at => passing[at] as number)
  const sums = new Map<number, number>()
  text.best = rerank(segments, hits, top, text, set)
  for (const [rank, hit] of text.best.slice(0, BEST_HITS).entries()) {
    const { data } = segments[hits.segment[hit] as number] as Segment
    const path = data.path[hits.doc[hit] as number] as number
    sums.set(path, (sums.get(path) ?? 0) + 1 / (rank + 1))
  }
  return [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([path]) => path)
}
