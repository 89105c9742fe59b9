// Measures how well the search engine ranks, beside plain BM25, and how many misspelt words it puts right.

import { EmbeddedSearch } from '../search/engine/embedded-search.ts'
import type { Ranking } from '../search/engine/ranking-settings.ts'
import type { SearchPort } from '../search/port.ts'
import { defaultSynonyms } from '../search/text/default-synonyms.ts'
import { type Judged, ndcg } from './bench-search-icecat.ts'
import { filled } from './bench-search-judgements.ts'
import { plainBm25 } from './bench-search-reference.ts'
import { shopperQueries, shopperShare, shopperStore } from './bench-search-shoppers.ts'

/** Returns that are looked through for ten with a judgement. */
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
  await engine.setSynonyms(defaultSynonyms)
  return engine
}

/** Judges looked at so many products of a query at most: where they looked at fewer, they looked at all they had. */
const JUDGED_MOST = 40

/** How answers without a judgement are taken: see docs/performance.md. */
const READINGS = {
  usual: 'as usual: unjudged is useless',
  alone: 'judged answers alone',
  whole: 'queries judged in whole',
  filled: 'gaps filled',
} as const
type Reading = keyof typeof READINGS

/** nDCG@10 of one query in each reading that it counts in, and how many of the ten answers have no judgement. */
interface Gain {
  isEven: boolean
  by: Partial<Record<Reading, number>>
  unjudged: number
  gaps: number
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

type Find = (q: string) => Promise<string[]>

interface Order {
  gains: Gain[]
  /** Queries that find nothing. */
  nothing: number
}

/** Compares several orders of the same products, query by query. */
async function compare(judged: Judged, finds: readonly Find[]): Promise<Order[]> {
  const orders = finds.map((): Order => ({ gains: [], nothing: 0 }))
  for (const [at, [q, ratings]] of [...judged.queries].entries()) {
    const answers = await Promise.all(finds.map(find => find(q)))
    for (const [at, found] of answers.entries()) if (found.length === 0) (orders[at] as Order).nothing++
    // nothing in the set is of use for it: no order is better than another
    if (![...ratings.values()].some(rating => rating > 0)) continue
    // the best possible order is the same for all that are compared
    const all = filled(
      q,
      ratings,
      answers.flatMap(found => found.slice(0, 10)),
    )
    for (const [order, found] of answers.entries()) {
      const ten = found.slice(0, 10)
      const usual = ndcg(found, ratings)
      const alone = ndcg(
        found.filter(id => ratings.has(id)),
        ratings,
      )
      orders[order]?.gains.push({
        isEven: at % 2 === 0,
        by: { usual, alone, filled: ndcg(found, all), ...(ratings.size < JUDGED_MOST ? { whole: usual } : {}) },
        unjudged: ten.filter(id => !ratings.has(id)).length,
        gaps: ten.filter(id => !all.has(id)).length,
      })
    }
  }
  return orders
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

const percent = (one: number): string => `${(one * 100).toFixed(1)} %`

/** Mean of the even and of the odd queries. */
const pair = (gains: readonly Gain[], value: (gain: Gain) => number | undefined, digits: number): string =>
  [true, false]
    .map(isEven => mean(gains.flatMap(gain => (gain.isEven === isEven ? (value(gain) ?? []) : []))).toFixed(digits))
    .join(' / ')

/** Mean of paired differences with half the width of its 95 % interval. */
function lead(differences: readonly number[]): string {
  const middle = mean(differences)
  const spread = mean(differences.map(one => (one - middle) ** 2))
  const half = 1.96 * Math.sqrt(spread / Math.max(1, differences.length - 1))
  return `${middle < 0 ? '' : '+'}${middle.toFixed(3)} ± ${half.toFixed(3)}`
}

async function printRanking(judged: Judged, engine: SearchPort): Promise<void> {
  const plain = plainBm25(judged.documents)
  const [bm25, own] = (await compare(judged, [async q => plain(q, DEEP), findWith(engine)])) as [Order, Order]
  const [theirs, ours] = [bm25.gains, own.gains]
  const line = (name: string, ...cells: string[]) =>
    console.log(name.padEnd(32) + cells.map(cell => cell.padStart(20)).join(''))
  line('nDCG@10, even (tuned) / odd', 'plain BM25', 'search engine', 'lead on odd')
  for (const [reading, name] of Object.entries(READINGS) as [Reading, string][]) {
    const of = (gain: Gain) => gain.by[reading]
    const odd = ours.flatMap((gain, at) => {
      const [mine, other] = [of(gain), of(theirs[at] as Gain)]
      return gain.isEven || mine === undefined || other === undefined ? [] : [mine - other]
    })
    line(name, pair(theirs, of, 4), pair(ours, of, 4), lead(odd))
  }
  line(
    'unjudged among ten',
    pair(theirs, ({ unjudged }) => unjudged, 2),
    pair(ours, ({ unjudged }) => unjudged, 2),
  )
  line(
    'unjudged, gaps filled',
    pair(theirs, ({ gaps }) => gaps, 2),
    pair(ours, ({ gaps }) => gaps, 2),
  )
  console.log(`${percent(own.nothing / judged.queries.size)} of the queries find nothing`)
}

/** Prints the comparison. */
export async function printQuality(judged: Judged): Promise<void> {
  const started = performance.now()
  const engine = await judgedEngine(judged)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${judged.documents.length} products, ${judged.queries.size} judged queries; index in ${seconds} s`)
  await printRanking(judged, engine)
  const { share, words } = await repairShare(judged, engine)
  console.log(`did-you-mean repairs ${percent(share)} of ${words} misspelt words`)
  const { first, five } = await shopperShare(await shopperStore())
  console.log(
    `${shopperQueries.length} queries of shoppers, starter catalogue: meant goods first ${percent(first)}, among five ${percent(five)}`,
  )
}
