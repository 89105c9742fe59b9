// The embedded search engine: every document in memory, facets counted in one pass, text ranked by coverage.

import { canBeBought, type Entry, Index } from './memory-search-index.ts'
import { compact, queryWords, tokensOf } from './memory-search-text.ts'
import type { SearchAnswer, SearchBucket, SearchDocument, SearchPort, SearchRequest } from './search.ts'

interface Filter {
  name: string
  chosen: ReadonlySet<number>
}

interface Found {
  slots: number[]
  counts: Int32Array
  priceRange: { min: number; max: number } | null
}

const ANY_WORD_SHARE = 0.5
const PREFIX_LIMIT = 80

interface TextMatch {
  /** Rarity of the matched words together, and how many they are. */
  weight: number
  words: number
  score: number
}

/** Scores by slot of one query token: exact, and by prefix where the shopper may still be typing. */
function scoresOf(index: Index, token: string, isLast: boolean): Map<number, number> {
  const scores = new Map<number, number>(index.words.exact(token) ?? [])
  if (!isLast || token.length < 2) return scores
  for (const posting of index.words.prefix(token, PREFIX_LIMIT)) {
    for (const [slot, weight] of posting) if (!scores.has(slot)) scores.set(slot, weight * 0.6)
  }
  return scores
}

function addFragments(index: Index, word: string, scores: Map<number, number>): void {
  if (word.length < 3 || !/\p{N}/u.test(word)) return
  for (const posting of index.parts.prefix(word, PREFIX_LIMIT)) {
    for (const [slot, weight] of posting) scores.set(slot, Math.max(weight, scores.get(slot) ?? 0))
  }
}

/** Documents that match a text: any word will do, those that match the most and rarest words come first. */
function matchText(index: Index, q: string): Map<number, TextMatch> {
  const words = queryWords(q)
  const matches = new Map<number, TextMatch>()
  for (const [at, word] of words.entries()) {
    const tokens = tokensOf(word)
    const fragments = new Map<number, number>()
    addFragments(index, compact(word), fragments)
    for (const [place, token] of tokens.entries()) {
      const scores = scoresOf(index, token, at === words.length - 1 && place === tokens.length - 1)
      for (const [slot, score] of fragments) scores.set(slot, Math.max(score, scores.get(slot) ?? 0))
      const rarity = Math.log(1 + index.slotOf.size / (1 + scores.size))
      for (const [slot, score] of scores) {
        const match = matches.get(slot) ?? { weight: 0, words: 0, score: 0 }
        match.weight += rarity
        match.words += 1
        match.score += rarity * score
        matches.set(slot, match)
      }
    }
  }
  let best = 0
  for (const match of matches.values()) best = Math.max(best, match.weight)
  for (const [slot, match] of matches) if (match.weight < best * ANY_WORD_SHARE) matches.delete(slot)
  return matches
}

function filtersOf(index: Index, request: SearchRequest): Filter[] {
  return Object.entries(request.filters ?? {}).map(([name, terms]) => ({
    name,
    chosen: new Set(terms.map(term => index.termId(name, term) ?? -1)),
  }))
}

/** One pass: a document that fails no filter counts everywhere, one that fails a single filter counts for that one. */
function find(index: Index, candidates: readonly number[], request: SearchRequest): Found {
  const filters = filtersOf(index, request)
  const price = request.priceRange
  const counts = new Int32Array(index.termNames.length)
  const slots: number[] = []
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (const slot of candidates) {
    const { doc, terms } = index.entry(slot)
    let failed: string | null = null
    let failures = 0
    for (const { name, chosen } of filters) {
      if (terms.some(id => chosen.has(id))) continue
      failed = name
      failures++
    }
    const priced = !price || (doc.priceMinor >= price.min && doc.priceMinor <= price.max)
    if (failures === 0) {
      min = Math.min(min, doc.priceMinor)
      max = Math.max(max, doc.priceMinor)
    }
    if (!priced || failures > 1) continue
    if (failures === 0) slots.push(slot)
    for (const id of terms) if (failures === 0 || index.termNames[id] === failed) counts[id] = (counts[id] ?? 0) + 1
  }
  return { slots, counts, priceRange: max > 0 ? { min, max } : null }
}

function bucketsOf(index: Index, request: SearchRequest, counts: Int32Array): SearchBucket[] {
  const buckets = new Map<string, SearchBucket>(request.facets.map(name => [name, { name, terms: [] }]))
  for (const [id, name] of index.termNames.entries()) {
    const bucket = buckets.get(name)
    const count = counts[id] ?? 0
    if (!bucket || count === 0) continue
    const term = index.termTexts[id] as string
    bucket.terms.push({ term, count, selected: request.filters?.[name]?.includes(term) ?? false })
  }
  for (const bucket of buckets.values()) {
    const shown = new Set(bucket.terms.map(({ term }) => term))
    for (const term of request.filters?.[bucket.name] ?? []) {
      if (!shown.has(term)) bucket.terms.push({ term, count: 0, selected: true })
    }
  }
  return [...buckets.values()].filter(bucket => bucket.terms.length > 0)
}

function sortSlots(
  index: Index,
  slots: number[],
  sort: SearchRequest['sort'],
  matches: Map<number, TextMatch> | null,
): number[] {
  const direction = sort === 'lowPrice' ? 1 : sort === 'highPrice' ? -1 : 0
  const rank = (slot: number) => {
    const { doc } = index.entry(slot)
    const match = matches?.get(slot)
    return {
      slot,
      doc,
      sellable: canBeBought(doc) ? 0 : 1,
      words: match?.words ?? 0,
      score: match ? match.score * (1 + doc.popularity / 1000) : doc.popularity,
    }
  }
  return slots
    .map(rank)
    .sort(
      (a, b) =>
        direction * (a.doc.priceMinor - b.doc.priceMinor) ||
        b.words - a.words ||
        a.sellable - b.sellable ||
        b.score - a.score ||
        b.doc.popularity - a.doc.popularity ||
        (a.doc.msn < b.doc.msn ? -1 : 1),
    )
    .map(({ slot }) => slot)
}

const SPREAD_CATEGORY_MOST = 3

/** The same order with one product of each variant group and three of each category. */
function spreadOut(index: Index, sorted: readonly number[]): number[] {
  const groups = new Set<string>()
  const categories = new Map<string, number>()
  return sorted.filter(slot => {
    const { group, categoryPath } = index.entry(slot).doc
    const category = categoryPath.at(-1) ?? ''
    const known = categories.get(category) ?? 0
    if ((group !== null && groups.has(group)) || known >= SPREAD_CATEGORY_MOST) return false
    if (group !== null) groups.add(group)
    categories.set(category, known + 1)
    return true
  })
}

function searchIn(index: Index, request: SearchRequest): SearchAnswer {
  const wanted: [string, string][] = [['market', request.market]]
  if (request.categoryCode) wanted.push(['category', request.categoryCode])
  if (request.brand) wanted.push(['brand', request.brand])
  if (request.tag) wanted.push(['tag', request.tag])
  const matches = request.q?.trim() ? matchText(index, request.q) : null
  const candidates = index.withTerms(wanted).filter(slot => !matches || matches.has(slot))
  const { slots, counts, priceRange } = find(index, candidates, request)
  const from = request.page * request.size
  const categories: Record<string, number> = {}
  const within = request.filters?.category ? find(index, slots, { ...request, filters: {} }).counts : counts
  for (const [id, name] of index.termNames.entries()) {
    const count = within[id] ?? 0
    if (name === 'category' && count > 0) categories[index.termTexts[id] as string] = count
  }
  const sorted = request.size ? sortSlots(index, slots, request.sort, matches) : []
  const shown = request.spread ? spreadOut(index, sorted) : sorted
  return {
    totalCount: slots.length,
    msns: shown.slice(from, from + request.size).map(slot => index.entry(slot).doc.msn),
    buckets: bucketsOf(index, request, counts),
    priceRange,
    categories,
  }
}

const NEARNESS_IGNORES = new Set(['market', 'category', 'availability', 'discount', 'tag'])

function nearest(index: Index, msn: string, size: number): string[] {
  const slot = index.slotOf.get(msn)
  if (slot === undefined) return []
  const { doc, terms } = index.entry(slot)
  const own = new Set(terms.filter(id => !NEARNESS_IGNORES.has(index.termNames[id] as string)))
  const chosen: string[] = []
  const seen = new Set([msn])
  for (const code of [...doc.categoryPath].reverse()) {
    if (chosen.length >= size) break
    const scored = index
      .withTerms([['category', code]])
      .map(other => index.entry(other))
      .filter(other => !seen.has(other.doc.msn) && canBeBought(other.doc))
      .filter(other => doc.group === null || other.doc.group !== doc.group)
      .map(other => ({ msn: other.doc.msn, score: nearness(doc, other, own) }))
      .sort((a, b) => b.score - a.score || (a.msn < b.msn ? -1 : 1))
    for (const { msn: other } of scored.slice(0, size - chosen.length)) {
      seen.add(other)
      chosen.push(other)
    }
  }
  return chosen
}

function nearness(doc: SearchDocument, other: Entry, own: ReadonlySet<number>): number {
  const shared = other.terms.filter(id => own.has(id)).length
  const priceDistance = Math.abs(Math.log(other.doc.priceMinor / doc.priceMinor))
  return shared - priceDistance + other.doc.popularity / 1000
}

/** The engine that runs inside the store's own process; it keeps nothing on disk. */
export function makeMemorySearch(): SearchPort {
  let index = new Index()
  return {
    async upsert(documents) {
      for (const doc of documents) index.put(doc)
    },
    async remove(msns) {
      for (const msn of msns) index.drop(msn)
    },
    async rebuild(documents) {
      const fresh = new Index()
      for await (const batch of documents) for (const doc of batch) fresh.put(doc)
      index = fresh
    },
    search: async request => searchIn(index, request),
    similar: async (msn, size) => nearest(index, msn, size),
    health: () => ({ documents: index.slotOf.size }),
  }
}
