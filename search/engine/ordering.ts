// Puts what was found in order: by price, by popularity, or by relevance with the titles of the best looked at closely.

import type { SearchRequest } from '../port.ts'
import { type Hits, standing } from './hits.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import { NO_WORD, type Segment } from './segment.ts'
import { topOf } from './top.ts'

/** Titles that are read for one query. */
const CLOSELY = 300

export interface Placed {
  segment: number
  doc: number
}

/** Words of the query by their rank in one segment's dictionary: the place of the word and the weight of the form. */
type TitleForms = Map<number, { place: number; weight: number }>

function formsIn(segment: Segment, plan: QueryPlan): TitleForms {
  const forms: TitleForms = new Map()
  const note = (token: string, place: number, weight: number) => {
    const rank = segment.rank(token)
    if (rank < 0) return
    const known = forms.get(rank)
    if (!known || known.weight < weight) forms.set(rank, { place, weight })
  }
  for (const [place, { tokens, phrases }] of plan.words.entries()) {
    for (const { token, weight } of tokens) note(token, place, weight)
    for (const phrase of phrases) for (const token of phrase.tokens) note(token, place, phrase.weight * 0.9)
  }
  return forms
}

interface TitleSigns {
  /** Neighbouring words of the query that are neighbours here, as a share. */
  phrase: number
  /** Share of the title that was asked for. */
  density: number
  /** 1 when the first word was asked for, less the later it comes. */
  early: number
}

const NO_SIGNS: TitleSigns = { phrase: 0, density: 0, early: 0 }

/** Reads one title, `titles[from .. to)`. */
function readTitle(titles: Uint32Array, from: number, to: number, forms: TitleForms, words: number): TitleSigns {
  let pairs = 0
  let matched = 0
  let first = -1
  let before = -2
  let seen = 0
  for (let at = from; at < to; at++) {
    const form = forms.get(titles[at] as number)
    if (!form) {
      before = -2
      continue
    }
    if (first < 0) first = at - from
    if (!(seen & (1 << form.place))) matched += form.weight
    seen |= 1 << form.place
    if (form.place === before + 1) pairs++
    before = form.place
  }
  if (first < 0) return NO_SIGNS
  return {
    phrase: words > 1 ? Math.min(1, pairs / (words - 1)) : 0,
    density: matched / Math.max(2, to - from),
    early: 1 / (1 + first * 0.5),
  }
}

function signsOf(segment: Segment, doc: number, forms: TitleForms, words: number, set: Ranking): number {
  const { titles, titleAt } = segment.data
  const end = titleAt[doc + 1] as number
  let start = titleAt[doc] as number
  let best = 0
  for (let at = start; at <= end; at++) {
    if (at < end && titles[at] !== NO_WORD) continue
    const { phrase, density, early } = readTitle(titles, start, at, forms, words)
    best = Math.max(best, set.phrase * phrase + set.density * density + set.early * early)
    start = at + 1
  }
  return 1 + best
}

type Order = (a: number, b: number) => boolean

/** The order of a request over places in the hits; ties go by what stands, then by a number of the MSN. */
function orderOf(segments: readonly Segment[], hits: Hits, sort: SearchRequest['sort'], places: Uint32Array): Order {
  const dataOf = (place: number) => (segments[hits.segment[place] as number] as Segment).data
  const keyOf = (place: number) => dataOf(place).key[hits.doc[place] as number] as number
  const byScore = (a: number, b: number) => {
    const difference = (hits.score[b] as number) - (hits.score[a] as number)
    return difference !== 0 ? difference < 0 : keyOf(a) < keyOf(b)
  }
  if (sort === 'popularity') return (a, b) => byScore(places[a] as number, places[b] as number)
  const direction = sort === 'lowPrice' ? 1 : -1
  const priceOf = (place: number) => dataOf(place).price[hits.doc[place] as number] as number
  return (a, b) => {
    const [x, y] = [places[a] as number, places[b] as number]
    const difference = direction * (priceOf(x) - priceOf(y))
    return difference !== 0 ? difference < 0 : byScore(x, y)
  }
}

/** Reads the titles of the best and orders them anew; the same ones whatever page is asked for. */
function lookClosely(
  segments: readonly Segment[],
  hits: Hits,
  best: number[],
  plan: QueryPlan,
  set: Ranking,
): number[] {
  const forms = segments.map(segment => formsIn(segment, plan))
  const words = plan.words.filter(({ rarity }) => rarity > 0).length
  const scored = best.slice(0, CLOSELY).map(place => {
    const index = hits.segment[place] as number
    const segment = segments[index] as Segment
    const doc = hits.doc[place] as number
    const score = (hits.score[place] as number) * signsOf(segment, doc, forms[index] as TitleForms, words, set)
    return { place, score, standing: standing(segment.data, doc), key: segment.data.key[doc] as number }
  })
  scored.sort((a, b) => b.score - a.score || b.standing - a.standing || a.key - b.key)
  return [...scored.map(({ place }) => place), ...best.slice(CLOSELY)]
}

const SPREAD_CATEGORY_MOST = 3

/** One product of each variant group and three of each category, in the same order. */
function spreadOut(segments: readonly Segment[], hits: Hits, sorted: readonly number[]): number[] {
  const groups = new Set<number>()
  const paths = new Map<number, number>()
  return sorted.filter(place => {
    const { data } = segments[hits.segment[place] as number] as Segment
    const doc = hits.doc[place] as number
    const group = data.group[doc] as number
    const path = data.path[doc] as number
    const known = paths.get(path) ?? 0
    if ((group !== 0 && groups.has(group)) || known >= SPREAD_CATEGORY_MOST) return false
    if (group !== 0) groups.add(group)
    paths.set(path, known + 1)
    return true
  })
}

/** The page of what passes the filters that the request asks for. `plan` is null without a text. */
export function pageOf(
  segments: readonly Segment[],
  hits: Hits,
  passing: Uint32Array,
  request: Pick<SearchRequest, 'sort' | 'page' | 'size' | 'spread'>,
  plan: QueryPlan | null,
  set: Ranking,
): Placed[] {
  const from = request.page * request.size
  if (request.size === 0 || from >= passing.length) return []
  const before = orderOf(segments, hits, request.sort, passing)
  const best = (wanted: number) => {
    const reads = plan !== null && request.sort === 'popularity'
    const most = reads ? Math.max(wanted, CLOSELY) : wanted
    const top =
      request.sort === 'popularity'
        ? topOf(passing.length, most, before, place => hits.score[passing[place] as number] as number)
        : topOf(passing.length, most, before)
    const places = top.map(at => passing[at] as number)
    return reads ? lookClosely(segments, hits, places, plan, set) : places
  }
  let shown = best(from + request.size)
  if (request.spread) {
    // rows leave most of the best sellers out, so more are looked at until there are enough
    for (let wanted = 4 * (from + request.size); ; wanted *= 8) {
      const sorted = best(wanted)
      shown = spreadOut(segments, hits, sorted)
      if (shown.length >= from + request.size || sorted.length === passing.length) break
    }
  }
  return shown
    .slice(from, from + request.size)
    .map(place => ({ segment: hits.segment[place] as number, doc: hits.doc[place] as number }))
}
