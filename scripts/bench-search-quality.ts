// Measures how well the search engine ranks, beside plain BM25, and how many misspelt words it puts right.

import type { SearchPort } from '../server/ports/search.ts'
import { EmbeddedSearch } from '../server/ports/search-engine/embedded-search.ts'
import type { Ranking } from '../server/ports/search-engine/ranking-settings.ts'
import { seedSynonyms } from '../server/ports/search-text/seed-synonyms.ts'
import { type Judged, ndcg } from './bench-search-icecat.ts'
import { plainBm25 } from './bench-search-reference.ts'
import { shopperQueries, shopperShare, shopperStore } from './bench-search-shoppers.ts'

/** Answers that are looked through for ten with a judgement. */
const DEEP = 100

const ask = (q: string) => ({
  market: 'IN' as const,
  language: 'en' as const,
  q,
  sort: 'popularity' as const,
  page: 0,
  size: DEEP,
  facets: [],
})

/** An engine over the judged products, with the words that mean the same a new store begins with. */
export async function judgedEngine(judged: Judged, ranking: Partial<Ranking> = {}): Promise<EmbeddedSearch> {
  const engine = new EmbeddedSearch({ ranking })
  await engine.rebuild(
    (async function* () {
      for (let at = 0; at < judged.documents.length; at += 500) yield judged.documents.slice(at, at + 500)
    })(),
  )
  await engine.setSynonyms(seedSynonyms)
  return engine
}

export interface Quality {
  even: number
  odd: number
  /** The same over the answers that have a judgement: what nobody judged is passed over instead of gaining nothing. */
  evenJudged: number
  oddJudged: number
  nothing: number
}

/** nDCG@10 of the even and of the odd queries, and the share of queries that find nothing. */
export async function qualityOf(judged: Judged, find: (q: string) => Promise<string[]>): Promise<Quality> {
  const sums = [0, 0, 0, 0]
  const counts = [0, 0]
  let nothing = 0
  for (const [at, [q, ratings]] of [...judged.queries].entries()) {
    const found = await find(q)
    if (found.length === 0) nothing++
    // nothing in the set is of use for it: no order is better than another
    if (![...ratings.values()].some(rating => rating > 0)) continue
    const side = at % 2
    const rated = found.filter(id => ratings.has(id))
    sums[side] = (sums[side] as number) + ndcg(found, ratings)
    sums[side + 2] = (sums[side + 2] as number) + ndcg(rated, ratings)
    counts[side] = (counts[side] as number) + 1
  }
  const share = (at: number) => (sums[at] as number) / (counts[at % 2] || 1)
  return {
    even: share(0),
    odd: share(1),
    evenJudged: share(2),
    oddJudged: share(3),
    nothing: nothing / judged.queries.size,
  }
}

export const findWith = (engine: SearchPort) => async (q: string) => (await engine.search(ask(q))).msns

/** A number from 0 to 1 that is the same at every run. */
function chance(seed: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** One mistake: a letter left out, doubled, swapped with the next, or another one. */
export function misspell(word: string, seed: number): string {
  const at = 1 + Math.floor(chance(seed) * (word.length - 2))
  const kind = Math.floor(chance(seed + 7) * 4)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + word[at] + word.slice(at)
  if (kind === 2) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  return word.slice(0, at) + 'aeioutnsrl'[Math.floor(chance(seed + 13) * 10)] + word.slice(at + 1)
}

/** Words of the titles in many products, each with a mistake: what share the engine puts right. */
export async function repairShare(judged: Judged, engine: SearchPort): Promise<{ share: number; words: number }> {
  const counts = new Map<string, number>()
  for (const { titleEn } of judged.documents) {
    for (const word of new Set(titleEn.toLowerCase().match(/\b[a-z]{5,14}\b/g) ?? [])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const words = [...counts].filter(([, count]) => count >= 25).map(([word]) => word)
  let repaired = 0
  let asked = 0
  for (const [seed, word] of words.entries()) {
    const wrong = misspell(word, seed)
    if (wrong === word || counts.has(wrong)) continue
    asked++
    const { corrected } = await engine.search({ ...ask(wrong), size: 0 })
    if (corrected === word) repaired++
  }
  return { share: repaired / Math.max(1, asked), words: asked }
}

/** Prints the comparison. */
export async function printQuality(judged: Judged): Promise<void> {
  const started = performance.now()
  const engine = await judgedEngine(judged)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${judged.documents.length} products, ${judged.queries.size} judged queries; index in ${seconds} s`)
  const plain = plainBm25(judged.documents)
  const rows = [
    { name: 'plain BM25, any word, stemmed', ...(await qualityOf(judged, async q => plain(q, DEEP))) },
    { name: 'search engine', ...(await qualityOf(judged, findWith(engine))) },
  ]
  console.log(
    'nDCG@10                          even (tuned)   odd (held out)   judged only: even      odd   finds nothing',
  )
  for (const { name, even, odd, evenJudged, oddJudged, nothing } of rows) {
    const share = `${(nothing * 100).toFixed(1)} %`
    const [a, b, c, d] = [even, odd, evenJudged, oddJudged].map(one => one.toFixed(4)) as [
      string,
      string,
      string,
      string,
    ]
    console.log(
      `${name.padEnd(32)} ${a.padStart(12)} ${b.padStart(16)} ${c.padStart(19)} ${d.padStart(8)} ${share.padStart(15)}`,
    )
  }
  const { share, words } = await repairShare(judged, engine)
  console.log(`did-you-mean repairs ${(share * 100).toFixed(1)} % of ${words} misspelt words`)
  const { first, five } = await shopperShare(await shopperStore())
  const percent = (one: number) => `${(one * 100).toFixed(1)} %`
  console.log(
    `${shopperQueries.length} queries of shoppers, starter catalogue: meant goods first ${percent(first)}, among five ${percent(five)}`,
  )
}
