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

/** Judges looked at so many products of a query at most: where they looked at fewer, they looked at all they had. */
const JUDGED_MOST = 40

/** nDCG@10 of the even and of the odd queries. */
interface Sides {
  even: number
  odd: number
}

export interface Quality {
  all: Sides
  /** Over the answers that have a judgement: what nobody judged is passed over instead of gaining nothing. */
  judged: Sides
  /** Over the queries whose products were all judged. */
  whole: Sides
  /** Share of the queries that find nothing. */
  nothing: number
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

export async function qualityOf(judged: Judged, find: (q: string) => Promise<string[]>): Promise<Quality> {
  const gains: { side: keyof Sides; all: number; judged: number; isWhole: boolean }[] = []
  let nothing = 0
  for (const [at, [q, ratings]] of [...judged.queries].entries()) {
    const found = await find(q)
    if (found.length === 0) nothing++
    // nothing in the set is of use for it: no order is better than another
    if (![...ratings.values()].some(rating => rating > 0)) continue
    const rated = found.filter(id => ratings.has(id))
    gains.push({
      side: at % 2 === 0 ? 'even' : 'odd',
      all: ndcg(found, ratings),
      judged: ndcg(rated, ratings),
      isWhole: ratings.size < JUDGED_MOST,
    })
  }
  const sides = (of: 'all' | 'judged', chosen = gains): Sides => {
    const ofSide = (side: keyof Sides) => mean(chosen.filter(gain => gain.side === side).map(gain => gain[of]))
    return { even: ofSide('even'), odd: ofSide('odd') }
  }
  return {
    all: sides('all'),
    judged: sides('judged'),
    whole: sides(
      'all',
      gains.filter(({ isWhole }) => isWhole),
    ),
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
  const pair = ({ even, odd }: Sides) => `${even.toFixed(4)} / ${odd.toFixed(4)}`.padStart(19)
  console.log(
    `nDCG@10, even (tuned) / odd${'all'.padStart(16)}${'judged alone'.padStart(19)}${'all judged'.padStart(19)}`,
  )
  for (const { name, all, judged: rated, whole, nothing } of rows) {
    const share = (nothing * 100).toFixed(1)
    console.log(`${name.padEnd(30)}${pair(all)}${pair(rated)}${pair(whole)}   ${share} % find nothing`)
  }
  const { share, words } = await repairShare(judged, engine)
  console.log(`did-you-mean repairs ${(share * 100).toFixed(1)} % of ${words} misspelt words`)
  const { first, five } = await shopperShare(await shopperStore())
  const percent = (one: number) => `${(one * 100).toFixed(1)} %`
  console.log(
    `${shopperQueries.length} queries of shoppers, starter catalogue: meant goods first ${percent(first)}, among five ${percent(five)}`,
  )
}
