// Plans a text query: for each word the tokens of this index that match it, with completions, compounds, corrections and part-number fragments.

import type { Language } from '../port.ts'
import { analyseQuery } from '../text/analyse.ts'
import { joinLetters, joinPairs, splitCompound } from '../text/compounds.ts'
import { foldAlphanumeric } from '../text/fold.ts'
import { isGenericNoun } from '../text/stop-words.ts'
import type { Alternative, QueryWord } from '../text/types.ts'
import { applyCorrections, isInIndex } from './corrections.ts'
import {
  addSubstitutes,
  DocumentFrequencies,
  LIKELY,
  type PlanIndex,
  type PlannedWord,
  preferTyped,
  stemOf,
  WEAK,
} from './plan-index.ts'
import type { Ranking } from './ranking-settings.ts'

export interface QueryPlan {
  words: PlannedWord[]
  /** Whether a substitute is offered for a product that the catalogue lacks. */
  hasSubstitutes: boolean
  /** Position of the word that says what is wanted, "elbow" in "PVC elbow"; -1 when there is none. */
  subject: number
  /** The whole text as a part number; null when it cannot be one. */
  partNumber: string | null
  /** The text with its misspelt words corrected; null when there is nothing to correct. */
  corrected: string | null
  /** Whether the index contains any of the words as typed. */
  isTypedKnown: boolean
}

/** The bit mask of matched words has no room for more. */
const MAX_WORDS = 24
const MAX_COMPLETIONS = 60
/** Weight of two typed words joined into one. */
const JOINED_WEIGHT = 0.8

/** The most frequent tokens that begin with a prefix. */
function completions(index: PlanIndex, prefix: string): Alternative[] {
  const scores = new Map<string, number>()
  for (const segment of index.segments) {
    const [from, to] = segment.prefixRange(prefix)
    // bounded: short prefixes have very wide ranges
    for (let rank = from; rank < Math.min(to, from + 2000); rank++) {
      const text = segment.wordText(rank)
      scores.set(text, (scores.get(text) ?? 0) + segment.frequency(rank))
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COMPLETIONS)
    .map(([token]) => ({ token, weight: index.ranking.prefix * (0.6 + 0.4 * (prefix.length / token.length)) }))
}

function fragmentOf(word: QueryWord): string | null {
  const { folded, isPartNumber: isPartLike, isNumber } = word
  const text = isNumber ? foldAlphanumeric(word.raw) : folded
  if (!/\p{N}/u.test(text)) return null
  return (isPartLike && text.length >= 3) || (isNumber && /^\p{N}{4,}$/u.test(word.raw)) ? text : null
}

function idfOf(documents: number, planned: PlannedWord, frequencies: DocumentFrequencies): number {
  let frequency = 0
  for (const { token, weight } of planned.tokens) {
    if (weight >= WEAK) frequency = Math.max(frequency, frequencies.of(token))
  }
  for (const { tokens } of planned.phrases) {
    frequency = Math.max(frequency, Math.min(...tokens.map(token => frequencies.of(token))))
  }
  if (frequency === 0) {
    if (planned.tokens.length === 0 && planned.fragment === null) return 0
    frequency = 3
  }
  return Math.log(1 + (Math.max(documents, frequency) - frequency + 0.5) / (frequency + 0.5))
}

function planWord(word: QueryWord, frequencies: DocumentFrequencies): PlannedWord {
  const isWhole = frequencies.of(word.alternatives[0]?.token ?? '') > 0
  const planned: PlannedWord = {
    word,
    tokens: word.alternatives.filter(({ token }) => frequencies.of(token) > 0),
    // the pieces of a part number that is in the index as a whole match other products
    phrases: word.phrases.filter(({ tokens }) => !(word.isPartNumber && isWhole) && frequencies.hasAll(tokens)),
    // fragments of three characters are in too many part numbers
    fragment: isWhole && word.folded.length < 4 ? null : fragmentOf(word),
    idf: 0,
    headness: 0,
    isInTitles: false,
    namesProducts: false,
    isOtherSense: false,
  }
  planned.tokens = preferTyped(planned)
  addSubstitutes(planned, word, frequencies)
  return planned
}

/** Adds joined and split forms of words, depending on which the index contains. */
function addCompounds(words: PlannedWord[], frequencies: DocumentFrequencies): void {
  const has = (token: string) => frequencies.of(token) > 1
  const folded = words.map(({ word }) => word.folded)
  for (const { at, token } of joinPairs(folded, has, stemOf)) {
    for (const index of [at, at + 1]) words[index]?.tokens.push({ token, weight: JOINED_WEIGHT })
  }
  for (const { from, to, token } of joinLetters(folded)) {
    if (frequencies.of(token) === 0) continue
    for (const { tokens } of words.slice(from, to)) tokens.splice(0, tokens.length, { token, weight: 1 })
  }
  for (const planned of words) {
    const { word } = planned
    if (planned.tokens.length > 0 || word.isNumber || word.isPartNumber || word.isDevanagari) continue
    const pieces = splitCompound(word.folded, has, stemOf)
    if (pieces) planned.phrases.push({ tokens: pieces, weight: 0.9 })
  }
}

/**
 * Drops the stem of the verb in a machine's name when the titles only use it in other senses: a wash basin is not a
 * washing machine. "Drilling machine" keeps "drill", which names products, and "welding machine" keeps "weld", which
 * titles use for welding.
 */
function dropOtherSenses(words: readonly PlannedWord[], index: PlanIndex, frequencies: DocumentFrequencies): void {
  for (const [at, planned] of words.entries()) {
    const { folded, alternatives } = planned.word
    const next = words[at + 1]?.word.alternatives.map(({ token }) => token) ?? []
    if (!folded.endsWith('ing') || !isGenericNoun(next) || index.wordFrequencies.countOf(folded) > 0) continue
    const token = alternatives[0]?.token ?? ''
    const { titles, heads } = frequencies.inTitles(token)
    if (titles === 0 || heads >= titles * MIN_SHARE_OF_HEADS) continue
    planned.tokens = planned.tokens.filter(one => one.token !== token)
    planned.isOtherSense = planned.tokens.length === 0 && planned.phrases.length === 0
  }
}

/** A pair of sizes, as of a spanner: "10-11". */
const SIZES = /^\d{1,2}[-/x]\d{1,2}$/

const isNoun = ({ word, idf: rarity }: PlannedWord): boolean => rarity > 0 && !word.isNumber && !word.isPartNumber

/** Share of the titles with a word that it must name before it counts as a kind of product. */
const MIN_SHARE_OF_HEADS = 0.02

/** Sets how often the titles contain the word and how often it names the product there. */
function addTitleCounts(planned: PlannedWord, frequencies: DocumentFrequencies): void {
  if (planned.word.isNumber) return
  for (const { token, weight } of planned.tokens) {
    if (weight < WEAK) continue
    const { titles, heads } = frequencies.inTitles(token)
    if (titles === 0) continue
    planned.isInTitles = true
    planned.namesProducts ||= heads >= titles * MIN_SHARE_OF_HEADS
    if (weight >= LIKELY) planned.headness = Math.max(planned.headness, (weight * heads) / titles)
  }
}

/** The noun that says what is wanted: the last one, unless another names products far more often ("elbow pvc"). */
function subjectOf(nouns: readonly PlannedWord[], set: Ranking): PlannedWord | undefined {
  const possible = nouns.filter(({ word }) => !word.isAccessory)
  const last = possible.at(-1) ?? nouns.at(-1)
  if (!last) return undefined
  const best = possible.reduce((a, b) => (b.headness >= a.headness ? b : a), last)
  return best.headness > last.headness + set.subjectLead ? best : last
}

/**
 * Balances the weights of the words by their role. Sizes weigh at most a share of the rarest noun, generic nouns such as
 * "machine" little. The last noun is the product, which the nouns before it qualify: in "overhead tank", "tank" weighs
 * nearly as much as the rarer "overhead".
 */
function balanceWeights(words: readonly PlannedWord[], set: Ranking): number {
  const nouns = words.filter(isNoun)
  const specific = nouns.filter(
    ({ word, phrases }) => phrases.length > 0 || !isGenericNoun(word.alternatives.map(({ token }) => token)),
  )
  if (specific.length > 0) for (const noun of nouns) if (!specific.includes(noun)) noun.idf *= set.genericNoun
  const rarest = Math.max(0, ...nouns.map(({ idf: rarity }) => rarity))
  const candidates = specific.length > 0 ? specific : nouns
  const subject = subjectOf(candidates, set)
  if (!subject) return -1
  subject.idf = Math.max(subject.idf, rarest * set.subject)
  const maxSizeIdf = rarest * set.size
  for (const planned of words) {
    const { isNumber, raw } = planned.word
    const isSize = (isNumber && planned.fragment === null) || SIZES.test(raw)
    if (isSize) planned.idf = Math.min(planned.idf, maxSizeIdf)
  }
  return words.indexOf(subject)
}

/**
 * Plans a query. The last word may be unfinished: it is completed unless white space follows it.
 *
 * @param q The typed text; only the first 300 characters count.
 * @param options.correcting Whether misspelt words are corrected.
 */
export function planQuery(
  index: PlanIndex,
  q: string,
  { language, correcting }: { language: Language; correcting: boolean },
): QueryPlan {
  const text = q.slice(0, 300)
  const frequencies = new DocumentFrequencies(index.segments)
  const words = analyseQuery(text, language, index.synonyms)
    .slice(0, MAX_WORDS)
    .map(word => planWord(word, frequencies))
  dropOtherSenses(words, index, frequencies)
  addCompounds(words, frequencies)
  const last = words.find(({ word }) => word.position === words.length - 1)
  const isUnfinished = last && !isInIndex(last) && !last.word.isNumber && last.word.folded.length >= 2 && !/\s$/.test(q)
  if (isUnfinished) last.tokens.push(...completions(index, last.word.folded))
  const isTypedKnown = words.some(isInIndex)
  const corrected = correcting ? applyCorrections(index, words, text.trim(), language, frequencies) : null
  for (const planned of words) {
    planned.idf = idfOf(index.documents, planned, frequencies)
    addTitleCounts(planned, frequencies)
  }
  const subject = balanceWeights(words, index.ranking)
  const whole = foldAlphanumeric(text)
  return {
    words,
    subject,
    hasSubstitutes: words.some(({ word }) => word.substitutes.length > 0),
    partNumber: words.length > 1 && whole.length >= 4 && whole.length <= 40 && /\p{N}/u.test(whole) ? whole : null,
    corrected,
    isTypedKnown,
  }
}
