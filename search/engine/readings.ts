// The postings that satisfy each word of a query in one segment, in the order in which the words are counted.

import { partPostings } from './part-search.ts'
import { GUESS, type PlannedWord } from './plan-index.ts'
import { postingsOf, postingsOfAll } from './postings.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

/** Points of the highest weight that a posting can name. */
const EXACT = 1 / 255
/** Bit of a document whose part number is the whole text; the words have the bits below. */
export const WHOLE = 1 << 30

/** Postings that satisfy a word. */
export interface Reading {
  posts: Uint32Array
  /** Where the next block begins. */
  at: number
  /** Points of each step of a posting's weight. */
  each: number
  /** A guess adds to what other words found and finds nothing by itself. */
  isGuess: boolean
}

/** One word as it is counted. */
export interface Turn {
  bit: number
  rarity: number
  /** Rarity of this word and of those that follow. */
  left: number
  /** Only documents that a word before has found count. */
  addsOnly: boolean
  readings: Reading[]
}

/** The words that can tell documents apart, the most telling first, with their places in the plan. */
const inOrder = (words: readonly PlannedWord[]) =>
  words
    .map((planned, place) => ({ planned, place }))
    .filter(({ planned }) => planned.rarity > 0)
    .sort((a, b) => b.planned.rarity - a.planned.rarity)

/** Turns of a query in one segment; `operation` and: the first word finds all there is. */
export function turnsOf(segment: Segment, plan: QueryPlan, operation: 'and' | 'or', set: Ranking): Turn[] {
  const phrases = new Map<string, Uint32Array>()
  const ofPhrase = (tokens: readonly string[]) => {
    const key = tokens.join(' ')
    const posts = phrases.get(key) ?? postingsOfAll(segment, tokens)
    phrases.set(key, posts)
    return posts
  }
  const order = inOrder(plan.words)
  const reading = (posts: Uint32Array, weight: number, isGuess = false): Reading => {
    return { posts, at: 0, each: weight * EXACT, isGuess }
  }
  const readingsOf = ({ tokens, phrases: together, fragment }: PlannedWord): Reading[] => [
    ...tokens.map(({ token, weight }) =>
      reading(postingsOf(segment, token), weight, weight < GUESS && order.length > 1),
    ),
    ...together.map(phrase => reading(ofPhrase(phrase.tokens), phrase.weight)),
    ...(fragment === null ? [] : [reading(partPostings(segment, fragment), set.fragment)]),
  ]
  const all = order.reduce((sum, { planned }) => sum + planned.rarity, 0)
  let left = all
  const turns = order.map(({ planned, place }, at): Turn => {
    const turn = { left, addsOnly: operation === 'and' && at > 0, readings: readingsOf(planned) }
    left -= planned.rarity
    return { ...turn, bit: 1 << place, rarity: planned.rarity }
  })
  if (plan.whole === null) return turns
  // a document whose part number is all of the text has every word
  const whole = {
    left: Number.POSITIVE_INFINITY,
    addsOnly: false,
    readings: [reading(partPostings(segment, plan.whole), 1)],
  }
  return [{ ...whole, bit: WHOLE, rarity: all + 1 }, ...turns]
}
