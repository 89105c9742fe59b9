// What a misspelt word of a query was probably meant to be.

import type { Language } from '../port.ts'
import { analyseQuery } from '../text/analyse.ts'
import { isEnglishWord } from '../text/english-words.ts'
import type { Alternative, QueryWord } from '../text/types.ts'
import type { NearWord } from './lexicon.ts'
import { addStandIns, type Frequencies, type PlanIndex, type PlannedWord, stemOf } from './plan-index.ts'
import { isTradeWord, nearTradeWords } from './trade-words.ts'

const TYPO_CANDIDATES = 4
/** A word in at most this many documents may be a typing error of one that is in many more. */
const RARE = 3
const FAR_MORE = 40
/** Weight of the usual spelling of a word that the lexicon knows in another one. */
const RESPELT = 0.9
/** What a corrected word stands for beside itself weighs this share of what it would, had it been typed. */
const MEANT = 0.9

interface Correction {
  surface: string
  alternatives: Alternative[]
}

/** From this weight on a reading that is not the typed form is sure: a word of another language, no typing error. */
const SURE = 0.85
const LIKELY = 0.7

/** Whether the catalogue has the word as it is typed, or what it surely stands for. */
export function isKnown({ word, tokens, phrases }: PlannedWord): boolean {
  const typed = word.alternatives[0]?.token
  return phrases.length > 0 || tokens.some(({ token, weight }) => token === typed || weight >= SURE)
}

/** The usual spelling, when the catalogue has it far more often than the typed one. */
function respeltOf({ word }: PlannedWord, typed: number, frequencies: Frequencies): Correction | null {
  const { respelt } = word
  if (respelt === null) return null
  const token = stemOf(respelt)
  const count = frequencies.of(token)
  if (count === 0 || count < typed * FAR_MORE) return null
  return { surface: respelt, alternatives: [{ token, weight: RESPELT }] }
}

interface Near extends NearWord {
  token: string
  /** A word of the trade that the catalogue need not have itself: what it stands for is there. */
  isTrade: boolean
}

/** Words of the catalogue, and words of the trade for something in it, that are spelt much alike; the likeliest first. */
function nearTo(index: PlanIndex, folded: string, frequencies: Frequencies): Near[] {
  const own = index.lexicon
    .near(folded)
    .map((one): Near => ({ ...one, token: stemOf(one.word), isTrade: false }))
    .filter(({ token }) => frequencies.of(token) > 0)
  const known = new Set(own.map(({ word }) => word))
  const trade = nearTradeWords(index.synonyms, folded)
    .filter(({ word }) => !known.has(word))
    .slice(0, TYPO_CANDIDATES)
    .map(one => ({ ...one, surface: usualSpelling(index, one.word) }))
    .map((one): Near => ({ ...one, token: stemOf(one.surface), isTrade: true }))
    .filter(({ word }) => standsForSomething(index, word, frequencies))
  return [...own, ...trade].sort((a, b) => b.score - a.score)
}

/** "playar", which many type, is in the lexicon too: nobody is offered it. */
const usualSpelling = ({ synonyms }: PlanIndex, word: string): string =>
  analyseQuery(word, 'en', synonyms)[0]?.respelt ?? word

function standsForSomething({ synonyms }: PlanIndex, word: string, frequencies: Frequencies): boolean {
  return analyseQuery(word, 'en', synonyms).some(
    ({ alternatives, phrases, standIns }) =>
      alternatives.some(({ token, weight }) => weight >= LIKELY && frequencies.of(token) > 0) ||
      [...phrases, ...standIns].some(({ tokens }) => frequencies.together(tokens)),
  )
}

/**
 * Whether a word is known by its stem only and its ending may be a mistake: "granding" has the stem of "grand", but
 * nobody writes it, while "grinding" is common.
 */
function isEndingOfOther({ lexicon }: PlanIndex, { word }: PlannedWord, frequencies: Frequencies): boolean {
  const { folded } = word
  const stem = stemOf(folded)
  if (stem === folded || !/(?:ing|ed)$/.test(folded) || lexicon.countOf(folded) > 0) return false
  const near = lexicon.near(folded).map(one => ({ count: one.count, token: stemOf(one.word) }))
  return near.every(({ token }) => token !== stem) && near.some(({ count }) => count > 2 * frequencies.of(stem))
}

/** Known words that were probably meant; null when the word may well be right. */
function correctionOf(index: PlanIndex, planned: PlannedWord, frequencies: Frequencies): Correction | null {
  const { word, tokens, phrases } = planned
  if (word.isNumber || word.isPartLike) return null
  const literal = word.alternatives[0]?.token ?? word.folded
  let typed = Math.max(frequencies.of(literal), index.lexicon.countOf(word.folded))
  const respelt = respeltOf(planned, typed, frequencies)
  if (respelt) return respelt
  if (word.folded.length < 4 || phrases.length > 0 || isTradeWord(index.synonyms, word.folded)) return null
  if (isEnglishWord(stemOf(word.folded))) return null
  if (isEndingOfOther(index, planned, frequencies)) typed = 0
  if (typed > RARE || tokens.some(({ token, weight }) => token !== literal && weight >= SURE)) return null
  const likely = new Set(tokens.flatMap(({ token, weight }) => (token !== literal && weight >= LIKELY ? [token] : [])))
  const near = nearTo(index, word.folded, frequencies)
    .filter(({ count, isTrade }) => (isTrade ? typed === 0 && likely.size === 0 : count >= typed * FAR_MORE))
    // what the analysis already takes it for is not contradicted
    .filter(({ token }) => likely.size === 0 || likely.has(token))
    .slice(0, TYPO_CANDIDATES)
  const first = near[0]
  if (!first) return null
  const alternatives = near.map(({ token, distance }, place) => ({
    token,
    weight: (index.ranking.typo[distance === 1 ? 0 : 1] as number) * (place === 0 ? 1 : 0.8),
  }))
  return { surface: first.surface, alternatives }
}

/** What the words of the corrected text stand for, synonyms and names of several words among it. */
function addMeant(words: readonly PlannedWord[], again: readonly QueryWord[], all: Frequencies): void {
  if (again.length !== words.length) return
  for (const [place, planned] of words.entries()) {
    const word = again[place] as QueryWord
    for (const { token, weight } of word.alternatives) {
      const known = planned.tokens.some(one => one.token === token)
      if (!known && all.of(token) > 0) planned.tokens.push({ token, weight: weight * MEANT })
    }
    for (const { tokens, weight } of word.phrases) {
      const known = planned.phrases.some(one => one.tokens.join(' ') === tokens.join(' '))
      if (!known && all.together(tokens)) planned.phrases.push({ tokens, weight: weight * MEANT })
    }
    addStandIns(planned, word, all)
  }
}

/** Adds what misspelt words were meant to be. Answers the text put right, null when there is nothing to put right. */
export function correct(
  index: PlanIndex,
  words: readonly PlannedWord[],
  q: string,
  language: Language,
  frequencies: Frequencies,
): string | null {
  let corrected = q
  for (const planned of words) {
    const correction = correctionOf(index, planned, frequencies)
    if (!correction) continue
    planned.tokens.push(...correction.alternatives)
    corrected = corrected.replace(planned.word.raw, correction.surface)
  }
  if (corrected === q) return null
  addMeant(words, analyseQuery(corrected, language, index.synonyms), frequencies)
  return corrected
}
