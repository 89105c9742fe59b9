// The postings that match each word of a query in one segment, in the order in which the words are scored.

import { partPostings } from './part-number-search.ts'
import { type PlannedWord, WEAK } from './plan-index.ts'
import { postingsOf, postingsOfAll } from './postings.ts'
import type { QueryPlan } from './query-plan.ts'
import type { QueryWork } from './query-work.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

/** The weight of a posting has 255 steps. */
const POINTS_PER_STEP = 1 / 255
/** Bit of a document whose part number is the whole text. The words of the query have the bits below. */
export const PART_NUMBER_BIT = 1 << 30

/** Postings of one form of a word. */
export interface TermPostings {
  posts: Uint32Array
  /** Index of the first posting of the next block. */
  cursor: number
  /** Points for each step of a posting's weight. */
  pointsPerStep: number
  /** A weak form raises the score of documents that other words found, but finds none. */
  isWeak: boolean
}

/** One word of a query, as it is scored. */
export interface QueryTerm {
  bit: number
  idf: number
  /** Sum of the idf of this word and of those that follow. */
  remainingIdf: number
  /** Scores only documents that an earlier word found. */
  onlyKnown: boolean
  /** All forms of the word were left out, so that no document can match it. */
  isLeftOut: boolean
  sources: TermPostings[]
}

const NONE = new Uint32Array(0)

/**
 * Whether documents with several tokens can be searched: each document of the rarest one is looked up in the others.
 */
function canJoin(segment: Segment, tokens: readonly string[], work: QueryWork): boolean {
  return work.take(Math.min(...tokens.map(token => postingsOf(segment, token).length)))
}

/** The words that match anything, the rarest first, with their positions in the plan. */
const byIdf = (words: readonly PlannedWord[]) =>
  words
    .map((planned, position) => ({ planned, position }))
    .filter(({ planned }) => planned.idf > 0)
    .sort((a, b) => b.planned.idf - a.planned.idf)

/**
 * Looks up the postings of a query in a segment. The rarest words come first: when all would be too much work, forms of
 * the most common words are left out, the same ones each time.
 *
 * @param operation With `and`, every document must match the first word.
 */
export function queryTermsOf(
  segment: Segment,
  plan: QueryPlan,
  { operation, ranking: set }: { operation: 'and' | 'or'; ranking: Ranking },
  work: QueryWork,
): QueryTerm[] {
  const phrases = new Map<string, Uint32Array>()
  const postingsOfPhrase = (tokens: readonly string[]) => {
    const key = tokens.join(' ')
    const posts = phrases.get(key) ?? (canJoin(segment, tokens, work) ? postingsOfAll(segment, tokens) : NONE)
    phrases.set(key, posts)
    return posts
  }
  const words = byIdf(plan.words)
  const source = (posts: Uint32Array, weight: number, isWeak = false): TermPostings => {
    return { posts, cursor: 0, pointsPerStep: weight * POINTS_PER_STEP, isWeak }
  }
  const sourcesOf = (planned: PlannedWord): TermPostings[] => [
    ...planned.tokens.map(({ token, weight }) =>
      source(postingsOf(segment, token), weight, weight < WEAK && (words.length > 1 || planned.word.isNumber)),
    ),
    ...planned.phrases.map(({ tokens, weight }) => source(postingsOfPhrase(tokens), weight)),
    ...(planned.fragment === null ? [] : [source(partPostings(segment, planned.fragment, work), set.fragment)]),
  ]
  const total = words.reduce((sum, { planned }) => sum + planned.idf, 0)
  let remainingIdf = total
  const terms = words.map(({ planned, position }, index): QueryTerm => {
    const all = sourcesOf(planned)
    const sources = all.filter(({ posts }) => work.take(posts.length))
    const term = {
      bit: 1 << position,
      idf: planned.idf,
      remainingIdf,
      onlyKnown: operation === 'and' && index > 0,
      isLeftOut: sources.length === 0 && all.length > 0,
      sources,
    }
    remainingIdf -= planned.idf
    return term
  })
  if (plan.partNumber === null) return terms
  // a document with the whole text as its part number matches every word
  const partNumber: QueryTerm = {
    bit: PART_NUMBER_BIT,
    idf: total + 1,
    remainingIdf: Number.POSITIVE_INFINITY,
    onlyKnown: false,
    isLeftOut: false,
    sources: [source(partPostings(segment, plan.partNumber, work), 1)],
  }
  return [partNumber, ...terms]
}
