// What a query is planned with, and how often the catalogue has a word.

import { fieldTokens } from '../text/analyse.ts'
import type { Alternative, Phrase, QueryWord, Synonyms } from '../text/types.ts'
import type { Lexicon } from './lexicon.ts'
import { someHolds } from './postings.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

/** Products of the rarest word of a phrase that are looked at for the whole of it. */
const MOST_HELD = 3000

/** What a plan is made with. */
export interface PlanIndex {
  segments: readonly Segment[]
  lexicon: Lexicon
  synonyms: Synonyms
  ranking: Ranking
  documents: number
}

export interface PlannedWord {
  word: QueryWord
  /** Best first; those that no document has are left out. */
  tokens: Alternative[]
  phrases: Phrase[]
  /** What is looked for inside part numbers. */
  fragment: string | null
  /** How telling the word is; 0 when nothing satisfies it. */
  rarity: number
}

export const stemOf = (word: string): string => fieldTokens(word)[0]?.text ?? word

/** Counts documents of words, each word once a query. */
export class Frequencies {
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

  /** Whether some product has all of them. */
  together(tokens: readonly string[]): boolean {
    return tokens.every(token => this.of(token) > 0) && someHolds(this.segments, tokens, MOST_HELD)
  }
}

/** A nearest kind counts less than the thing itself would, and as much as a likely reading. */
const STAND_IN = 0.7

/** Offers the nearest kind of thing where the catalogue has nothing of the name: a sander for a planer. */
export function addStandIns(planned: PlannedWord, { standIns }: QueryWord, frequencies: Frequencies): void {
  for (const { of, tokens } of standIns) {
    if (frequencies.together(of) || !frequencies.together(tokens)) continue
    const [only = ''] = tokens
    if (tokens.length > 1) planned.phrases.push({ tokens, weight: STAND_IN })
    else if (planned.tokens.every(({ token }) => token !== only)) planned.tokens.push({ token: only, weight: STAND_IN })
  }
}

/** Readings that weigh less are guesses, such as a number without its unit. */
export const GUESS = 0.5
/** What only means the same, against the very word that was typed. */
const SAME_MEANING = 0.75
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * Where the catalogue has the word as it was typed, other words of the same script that mean it count less; none becomes
 * a guess by it.
 */
export function preferTyped({ tokens, word }: PlannedWord): Alternative[] {
  if (!tokens.some(({ weight }) => weight === 1)) return tokens
  return tokens.map(({ token, weight }) => {
    const isOther = weight < 1 && weight >= GUESS && DEVANAGARI.test(token) === word.isDevanagari
    return { token, weight: isOther ? Math.max(GUESS, weight * SAME_MEANING) : weight }
  })
}
