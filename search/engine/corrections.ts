// Corrects the misspelt words of a query.

import type { Language } from '../port.ts'
import { analyseQuery } from '../text/analyse.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { correctionEvidence } from '../text/spelling.ts'
import type { Alternative, QueryWord } from '../text/types.ts'
import { isKnownWord, similarKnownWords } from './known-words.ts'
import {
  addSubstitutes,
  type DocumentFrequencies,
  LIKELY,
  type PlanIndex,
  type PlannedWord,
  stemOf,
} from './plan-index.ts'
import type { SimilarWord } from './word-frequencies.ts'

const MAX_CANDIDATES = 4
/** A word that is in at most this many documents may be a misspelling of one that is in many more. */
const MAX_RARE = 20
/** A correction of a word that the index contains must be this many times as frequent. */
const MIN_FREQUENCY_RATIO = 40
/** Weight of the usual spelling, when the lexicon lists the typed one as a variant. */
const USUAL_SPELLING_WEIGHT = 0.9
/** Share of their weight that synonyms and other forms of a corrected word keep. */
const CORRECTED_WEIGHT = 0.9

interface Correction {
  surface: string
  alternatives: Alternative[]
  /** Products contain the typed word, so that the correction is not applied unless it is asked for. */
  isOnlyOffered: boolean
}

/** From this weight on, a form other than the typed one is certain: a word of another language, not a misspelling. */
const CERTAIN = 0.85

/** Whether the index contains the typed word or a form of it that is certain. */
export function isInIndex({ word, tokens, phrases }: PlannedWord): boolean {
  const typed = word.alternatives[0]?.token
  return phrases.length > 0 || tokens.some(({ token, weight }) => token === typed || weight >= CERTAIN)
}

/** The usual spelling, when the index contains it far more often than the typed one. */
function usualSpellingCorrection(
  { word }: PlannedWord,
  typed: number,
  frequencies: DocumentFrequencies,
): Correction | null {
  const { usualSpelling } = word
  if (usualSpelling === null) return null
  const token = stemOf(usualSpelling)
  const count = frequencies.of(token)
  if (count === 0 || count < typed * MIN_FREQUENCY_RATIO) return null
  return { surface: usualSpelling, alternatives: [{ token, weight: USUAL_SPELLING_WEIGHT }], isOnlyOffered: false }
}

interface Candidate extends SimilarWord {
  token: string
  /** From the lexicon or the synonyms: the index need not contain the word, only something that it stands for. */
  isDictionaryWord: boolean
}

/** Similar words of the index, and of the dictionaries if they stand for something in the index; the most likely first. */
function candidatesFor(index: PlanIndex, folded: string, frequencies: DocumentFrequencies): Candidate[] {
  const own = index.wordFrequencies
    .similarTo(folded)
    .map((one): Candidate => ({ ...one, token: stemOf(one.word), isDictionaryWord: false }))
    .filter(({ token }) => frequencies.of(token) > 0)
  const known = new Set(own.map(({ word }) => word))
  const trade = similarKnownWords(index.synonyms, folded)
    .filter(({ word }) => !known.has(word))
    .slice(0, MAX_CANDIDATES)
    .map(one => ({ ...one, surface: usualSpelling(index, one.word) }))
    .map((one): Candidate => ({ ...one, token: stemOf(one.surface), isDictionaryWord: true }))
    .filter(({ word }) => hasMeaningInIndex(index, word, frequencies))
  return [...own, ...trade].sort((a, b) => b.score - a.score)
}

/** The usual spelling of a dictionary word: the lexicon also lists "playar", which must not be offered. */
const usualSpelling = ({ synonyms }: PlanIndex, word: string): string =>
  analyseQuery(word, 'en', synonyms)[0]?.usualSpelling ?? word

function hasMeaningInIndex({ synonyms }: PlanIndex, word: string, frequencies: DocumentFrequencies): boolean {
  return analyseQuery(word, 'en', synonyms).some(
    ({ alternatives, phrases, substitutes }) =>
      alternatives.some(({ token, weight }) => weight >= LIKELY && frequencies.of(token) > 0) ||
      [...phrases, ...substitutes].some(({ tokens }) => frequencies.hasAll(tokens)),
  )
}

/**
 * Whether a word is in the index by its stem only and its inflection is probably a misspelling: "granding" has the stem
 * of "grand", but no title contains it, while "grinding" is common.
 */
function isMisspeltInflection(
  { wordFrequencies }: PlanIndex,
  { word }: PlannedWord,
  frequencies: DocumentFrequencies,
): boolean {
  const { folded } = word
  const stem = stemOf(folded)
  if (stem === folded || !/(?:ing|ed)$/.test(folded) || wordFrequencies.countOf(folded) > 0) return false
  const near = wordFrequencies.similarTo(folded).map(one => ({ count: one.count, token: stemOf(one.word) }))
  return near.every(({ token }) => token !== stem) && near.some(({ count }) => count > 2 * frequencies.of(stem))
}

/** Log odds from which on a correction is offered. */
const MIN_EVIDENCE = -0.7
/** Log odds that a product with the corrected word and another one of the query adds. */
const CONTEXT_EVIDENCE = 3.7

/** Whether a word was probably meant: it is similar enough, or similar and in a product with another word of the query. */
function hasEvidence(
  typed: string,
  { word, token, distance }: Candidate,
  frequencies: DocumentFrequencies,
  others: readonly PlannedWord[],
): boolean {
  const evidence = correctionEvidence(typed, word, distance)
  if (evidence >= MIN_EVIDENCE) return true
  if (evidence + CONTEXT_EVIDENCE < MIN_EVIDENCE) return false
  return others.some(({ word: other, tokens: [best] }) => {
    return !other.isNumber && best !== undefined && best.weight === 1 && frequencies.hasAll([token, best.token])
  })
}

/** The words that were probably meant; null when the typed word may be right. */
function correctionOf(
  index: PlanIndex,
  planned: PlannedWord,
  frequencies: DocumentFrequencies,
  others: readonly PlannedWord[],
): Correction | null {
  const { word, tokens, phrases } = planned
  if (word.isNumber || word.isPartNumber) return null
  const literal = word.alternatives[0]?.token ?? word.folded
  let typed = Math.max(frequencies.of(literal), index.wordFrequencies.countOf(word.folded))
  const respelt = usualSpellingCorrection(planned, typed, frequencies)
  if (respelt) return respelt
  if (word.folded.length < 4 || phrases.length > 0 || isKnownWord(index.synonyms, word.folded)) return null
  if (isEnglishWord(stemOf(word.folded))) return null
  if (isMisspeltInflection(index, planned, frequencies)) typed = 0
  if (typed > MAX_RARE || tokens.some(({ token, weight }) => token !== literal && weight >= CERTAIN)) return null
  const likely = new Set(tokens.flatMap(({ token, weight }) => (token !== literal && weight >= LIKELY ? [token] : [])))
  const near = candidatesFor(index, word.folded, frequencies)
    .filter(({ count, isDictionaryWord: isTrade }) =>
      isTrade ? typed === 0 && likely.size === 0 : count >= typed * MIN_FREQUENCY_RATIO,
    )
    // must not contradict the likely forms that the analysis found
    .filter(({ token }) => likely.size === 0 || likely.has(token))
    .filter(one => hasEvidence(word.folded, one, frequencies, others))
    .slice(0, MAX_CANDIDATES)
  const first = near[0]
  if (!first) return null
  const alternatives = near.map(({ token, distance }, rank) => ({
    token,
    weight: (index.ranking.typo[distance === 1 ? 0 : 1] as number) * (rank === 0 ? 1 : 0.8),
  }))
  return { surface: first.surface, alternatives, isOnlyOffered: typed > 0 }
}

/** Adds the forms that the words of the corrected text have: synonyms and names of several words. */
function addCorrectedForms(
  words: readonly PlannedWord[],
  again: readonly QueryWord[],
  all: DocumentFrequencies,
  unchanged: ReadonlySet<PlannedWord>,
): void {
  if (again.length !== words.length) return
  for (const [at, planned] of words.entries()) {
    if (unchanged.has(planned)) continue
    const word = again[at] as QueryWord
    for (const { token, weight } of word.alternatives) {
      const known = planned.tokens.some(one => one.token === token)
      if (!known && all.of(token) > 0) planned.tokens.push({ token, weight: weight * CORRECTED_WEIGHT })
    }
    for (const { tokens, weight } of word.phrases) {
      const known = planned.phrases.some(one => one.tokens.join(' ') === tokens.join(' '))
      if (!known && all.hasAll(tokens)) planned.phrases.push({ tokens, weight: weight * CORRECTED_WEIGHT })
    }
    addSubstitutes(planned, word, all)
  }
}

/**
 * Adds corrections to the misspelt words of a query.
 *
 * @param words Planned words, which are changed.
 * @param q The typed text.
 * @returns The corrected text; null when there is nothing to correct.
 */
export function applyCorrections(
  index: PlanIndex,
  words: readonly PlannedWord[],
  q: string,
  language: Language,
  frequencies: DocumentFrequencies,
): string | null {
  let corrected = q
  const unchanged = new Set<PlannedWord>()
  for (const planned of words) {
    const correction = correctionOf(
      index,
      planned,
      frequencies,
      words.filter(other => other !== planned),
    )
    if (!correction) continue
    if (!correction.isOnlyOffered) planned.tokens.push(...correction.alternatives)
    else unchanged.add(planned)
    corrected = corrected.replace(planned.word.raw, correction.surface)
  }
  if (corrected === q) return null
  addCorrectedForms(words, analyseQuery(corrected, language, index.synonyms), frequencies, unchanged)
  return corrected
}
