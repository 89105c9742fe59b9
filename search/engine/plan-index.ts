// What query planning reads from the index, and how many documents contain a word.

import { fieldTokens } from '../text/analyse.ts'
import type { Alternative, Phrase, QueryWord, Synonyms } from '../text/types.ts'
import { anyHasAll } from './postings.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'
import type { WordFrequencies } from './word-frequencies.ts'

/** Documents of the rarest word of a phrase that are checked for the other words. */
const MAX_CHECKED = 3000

/** Input of query planning. */
export interface PlanIndex {
  segments: readonly Segment[]
  wordFrequencies: WordFrequencies
  synonyms: Synonyms
  ranking: Ranking
  documents: number
}

export interface PlannedWord {
  word: QueryWord
  /** Tokens that match the word, best first; only those that the index contains. */
  tokens: Alternative[]
  phrases: Phrase[]
  /** Text to search for inside part numbers; null when the word is not part of one. */
  fragment: string | null
  /** Inverse document frequency of the word; 0 when nothing matches it. */
  idf: number
  /** Share of the titles with the word in which it names the product. */
  headness: number
  /** Whether a title contains a likely form of the word. */
  isInTitles: boolean
  /** Whether a form of it names any products. */
  namesProducts: boolean
  /** Whether the titles only use it in another sense: a wash basin is not a washing machine. */
  isOtherSense: boolean
}

/** From this weight on, a form other than the typed one is likely to be meant. */
export const LIKELY = 0.7

export const stemOf = (word: string): string => fieldTokens(word)[0]?.text ?? word

/** Document frequencies of tokens, cached for one query. */
export class DocumentFrequencies {
  private readonly segments: readonly Segment[]
  private readonly known = new Map<string, number>()

  constructor(segments: readonly Segment[]) {
    this.segments = segments
  }

  of(token: string): number {
    let count = this.known.get(token)
    if (count === undefined) {
      count = 0
      for (const segment of this.segments) {
        const rank = segment.rank(token)
        if (rank >= 0) count += segment.frequency(rank)
      }
      this.known.set(token, count)
    }
    return count
  }

  /** How often a token is in titles, and how often it names the product there: "elbow" mostly, "PVC" hardly ever. */
  inTitles(token: string): { titles: number; heads: number } {
    const sum = { titles: 0, heads: 0 }
    for (const segment of this.segments) {
      const rank = segment.rank(token)
      if (rank < 0) continue
      const { titles, heads } = segment.titleCounts(rank)
      sum.titles += titles
      sum.heads += heads
    }
    return sum
  }

  /** Whether a document contains all of the tokens. */
  hasAll(tokens: readonly string[]): boolean {
    return tokens.every(token => this.of(token) > 0) && anyHasAll(this.segments, tokens, MAX_CHECKED)
  }
}

/** A substitute weighs less than the product itself would. */
const SUBSTITUTE_WEIGHT = 0.7

/** Adds substitutes for products that the index does not contain: a sander for a planer. Changes the planned word. */
export function addSubstitutes(
  planned: PlannedWord,
  { substitutes }: QueryWord,
  frequencies: DocumentFrequencies,
): void {
  for (const { missing, tokens } of substitutes) {
    if (frequencies.hasAll(missing) || !frequencies.hasAll(tokens)) continue
    const [only = ''] = tokens
    if (tokens.length > 1) planned.phrases.push({ tokens, weight: SUBSTITUTE_WEIGHT })
    else if (planned.tokens.every(({ token }) => token !== only))
      planned.tokens.push({ token: only, weight: SUBSTITUTE_WEIGHT })
  }
}

/** Forms below this weight are weak, such as a number without its unit: they do not find documents by themselves. */
export const WEAK = 0.5
/** Share of its weight that a synonym keeps when the index contains the typed word. */
const SYNONYM_SHARE = 0.75
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * Lowers the weight of synonyms in the same script when the index contains the typed word; none becomes weak by it.
 */
export function preferTyped({ tokens, word }: PlannedWord): Alternative[] {
  if (!tokens.some(({ weight }) => weight === 1)) return tokens
  return tokens.map(({ token, weight }) => {
    const isSynonym = weight < 1 && weight >= WEAK && DEVANAGARI.test(token) === word.isDevanagari
    return { token, weight: isSynonym ? Math.max(WEAK, weight * SYNONYM_SHARE) : weight }
  })
}
