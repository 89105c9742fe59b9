// Measures how well the search engine ranks compared with plain BM25, and how many misspelt words it corrects.

import { EmbeddedSearch } from '../search/engine/embedded-search.ts'
import type { Ranking } from '../search/engine/ranking-settings.ts'
import type { SearchPort } from '../search/port.ts'
import { defaultSynonyms } from '../search/text/default-synonyms.ts'
import { plainBm25 } from './bench-search-bm25.ts'
import { type Judged, ndcg } from './bench-search-icecat.ts'
import { withAddedJudgements } from './bench-search-judgements.ts'
import { hitRate, shopperQueries, shopperStore } from './bench-search-shoppers.ts'
import { spellingRates } from './bench-search-spelling.ts'
import { structuredSet } from './bench-search-structured.ts'

/** Results searched for ten with a judgement. */
const RESULTS = 100

const requestFor = (q: string) => ({
  market: 'IN' as const,
  language: 'en' as const,
  q,
  sort: 'popularity' as const,
  page: 0,
  size: RESULTS,
  facets: [],
})

/** Indexes the judged products, with the default synonyms. */
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

/** The judges rated at most this many products per query; if they rated fewer, they rated all that came up. */
const MAX_JUDGED = 40

/** How results without a judgement are treated: see docs/performance.md. */
const METHODS = {
  usual: 'usual: unjudged is irrelevant',
  judgedOnly: 'judged results only',
  fullyJudged: 'fully judged queries',
  completed: 'completed judgements',
} as const
type Method = keyof typeof METHODS

/** Scores of one query. */
interface QueryScore {
  isEven: boolean
  /** nDCG@10 by each method that the query counts in. */
  ndcg: Partial<Record<Method, number>>
  /** Results among the first ten without a judgement: of the set, and after completion. */
  unjudged: number
  stillUnjudged: number
}

interface RankingScore {
  scores: QueryScore[]
  /** Queries without any result. */
  empty: number
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

type Find = (q: string) => Promise<string[]>

/** Scores several rankings of the same products, query by query. */
async function compare(judged: Judged, finds: readonly Find[]): Promise<RankingScore[]> {
  const rankings = finds.map((): RankingScore => ({ scores: [], empty: 0 }))
  for (const [index, [q, ratings]] of [...judged.queries].entries()) {
    const results = await Promise.all(finds.map(find => find(q)))
    for (const [at, ranking] of results.entries()) if (ranking.length === 0) (rankings[at] as RankingScore).empty++
    // without a relevant product in the set every ranking is as good as another
    if (![...ratings.values()].some(rating => rating > 0)) continue
    // the ideal ranking is the same for all compared rankings
    const firstTens = results.flatMap(ranking => ranking.slice(0, 10))
    const completed = withAddedJudgements(q, ratings, firstTens)
    for (const [at, firstResults] of results.entries()) {
      const ten = firstResults.slice(0, 10)
      const usual = ndcg(firstResults, ratings)
      const rated = firstResults.filter(id => ratings.has(id))
      rankings[at]?.scores.push({
        isEven: index % 2 === 0,
        ndcg: {
          usual,
          judgedOnly: ndcg(rated, ratings),
          completed: ndcg(firstResults, completed),
          ...(ratings.size < MAX_JUDGED ? { fullyJudged: usual } : {}),
        },
        unjudged: ten.filter(id => !ratings.has(id)).length,
        stillUnjudged: ten.filter(id => !completed.has(id)).length,
      })
    }
  }
  return rankings
}

export const findWith = (engine: SearchPort) => async (q: string) => (await engine.search(requestFor(q))).msns

/** A seeded random number from 0 to 1. */
function seededRandom(seed: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** Adds one error to a word: a letter omitted, doubled, swapped with the next or replaced. */
export function misspell(word: string, seed: number): string {
  const at = 1 + Math.floor(seededRandom(seed) * (word.length - 2))
  const kind = Math.floor(seededRandom(seed + 7) * 4)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + word[at] + word.slice(at)
  if (kind === 2) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  return word.slice(0, at) + 'aeioutnsrl'[Math.floor(seededRandom(seed + 13) * 10)] + word.slice(at + 1)
}

/** Misspells the words that are in many titles, and returns the share that the engine corrects. */
export async function correctionRate(judged: Judged, engine: SearchPort): Promise<{ share: number; words: number }> {
  const counts = new Map<string, number>()
  for (const { titleEn } of judged.documents) {
    for (const word of new Set(titleEn.toLowerCase().match(/\b[a-z]{5,14}\b/g) ?? [])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const common = [...counts].filter(([, count]) => count >= 25).map(([word]) => word)
  let correct = 0
  let words = 0
  for (const [seed, word] of common.entries()) {
    const misspelt = misspell(word, seed)
    if (misspelt === word || counts.has(misspelt)) continue
    words++
    const { corrected } = await engine.search({ ...requestFor(misspelt), size: 0 })
    if (corrected === word) correct++
  }
  return { share: correct / Math.max(1, words), words }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Means of a value over the even and over the odd queries. */
const evenAndOdd = (scores: readonly QueryScore[], value: (score: QueryScore) => number | undefined, digits: number) =>
  [true, false]
    .map(isEven => mean(scores.flatMap(score => (score.isEven === isEven ? (value(score) ?? []) : []))).toFixed(digits))
    .join(' / ')

/** Mean of paired differences with half the width of its 95 % confidence interval. */
function leadOf(differences: readonly number[]): string {
  const middle = mean(differences)
  const variance = mean(differences.map(one => (one - middle) ** 2))
  const half = 1.96 * Math.sqrt(variance / Math.max(1, differences.length - 1))
  return `${middle < 0 ? '' : '+'}${middle.toFixed(3)} ± ${half.toFixed(3)}`
}

async function printRanking(judged: Judged, engine: SearchPort): Promise<void> {
  const plain = plainBm25(judged.documents)
  const rankings = await compare(judged, [async q => plain(q, RESULTS), findWith(engine)])
  const [bm25, own] = rankings as [RankingScore, RankingScore]
  printRow('nDCG@10, even (tuned) / odd', 'plain BM25', 'search engine', 'lead on odd')
  for (const [method, name] of Object.entries(METHODS) as [Method, string][]) {
    const value = (score: QueryScore) => score.ndcg[method]
    const differences = own.scores.flatMap((score, at) => {
      const [ours, theirs] = [value(score), value(bm25.scores[at] as QueryScore)]
      return score.isEven || ours === undefined || theirs === undefined ? [] : [ours - theirs]
    })
    printRow(name, evenAndOdd(bm25.scores, value, 4), evenAndOdd(own.scores, value, 4), leadOf(differences))
  }
  const printCounts = (name: string, value: (score: QueryScore) => number) =>
    printRow(name, evenAndOdd(bm25.scores, value, 2), evenAndOdd(own.scores, value, 2))
  printCounts('unjudged among ten', ({ unjudged }) => unjudged)
  printCounts('unjudged after completion', ({ stillUnjudged }) => stillUnjudged)
  console.log(`${percent(own.empty / judged.queries.size)} of the queries find nothing`)
}

const printRow = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(32) + cells.map(cell => cell.padStart(20)).join(''))

/** nDCG@10 of the queries made from attributes, on tuned and on other categories. */
async function printStructured(style: 'metric' | 'foreign'): Promise<void> {
  const { documents, queries } = structuredSet(style)
  const engine = await judgedEngine({ documents, queries: new Map() })
  const [find, bm25] = [findWith(engine), plainBm25(documents)]
  const scores = { true: [[], []] as [number[], number[]], false: [[], []] as [number[], number[]] }
  for (const { q, isTuned, ratings } of queries) {
    const [own, plain] = scores[`${isTuned}`]
    own.push(ndcg(await find(q), ratings))
    plain.push(ndcg(bm25(q, 10), ratings))
  }
  await engine.close()
  const cells = [1, 0].map(at =>
    [scores.true, scores.false].map(one => mean(one[at] as number[]).toFixed(4)).join(' / '),
  )
  printRow(`titles alone, ${style}, tuned / other`, ...cells)
}

/** Prints the comparison, the share of corrected words and the hit rate of the shoppers' queries. */
export async function printQuality(judged: Judged): Promise<void> {
  const started = performance.now()
  const engine = await judgedEngine(judged)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${judged.documents.length} products, ${judged.queries.size} judged queries; indexed in ${seconds} s`)
  await printRanking(judged, engine)
  const { share, words } = await correctionRate(judged, engine)
  console.log(`did-you-mean corrects ${percent(share)} of ${words} misspelt words`)
  const rates = await spellingRates(judged.documents, engine)
  console.log(
    `as people misspell: repairs ${percent(rates.repaired)} of ${rates.words}, mistakes ${percent(rates.mistaken)}; changes ${percent(rates.spoiled)} of ${rates.names} names`,
  )
  await printStructured('metric')
  await printStructured('foreign')
  const { first, amongResults } = await hitRate(await shopperStore())
  console.log(
    `${shopperQueries.length} shopper queries, starter catalog: hit first ${percent(first)}, among five ${percent(amongResults)}`,
  )
}
