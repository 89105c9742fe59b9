// Reads the text of a query into words with everything in this index that satisfies them: forms, joined and split words, completions, corrections, fragments of part numbers.

import type { Language } from '../../../contract/market.ts'
import { analyseQuery, fieldTokens } from '../search-text/analyse.ts'
import { joinPairs, splitCompound } from '../search-text/compounds.ts'
import { compact } from '../search-text/fold.ts'
import type { Alternative, Phrase, QueryWord, Synonyms } from '../search-text/types.ts'
import type { Lexicon } from './lexicon.ts'
import { someHolds } from './postings.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Segment } from './segment.ts'

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

export interface QueryPlan {
  words: PlannedWord[]
  /** The whole text as one part number; null when it cannot be one. */
  whole: string | null
  /** The text with its misspelt words put right; null when there is nothing to put right. */
  corrected: string | null
  /** Whether anything at all was found as it is typed. */
  knowsTyped: boolean
}

/** Above this the mask of matched words has no bit left. */
const MOST_WORDS = 24
const PREFIX_TERMS = 60
const TYPO_CANDIDATES = 4
/** A word in at most this many documents may be a typing error of one that is in many more. */
const RARE = 3
const FAR_MORE = 40
/** Products of the rarest word of a phrase that are looked at for the whole of it. */
const MOST_HELD = 3000
/** Weight of the usual spelling of a word that the lexicon knows in another one. */
const RESPELT = 0.9

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

/** The commonest words of the dictionaries that begin with what was typed. */
function completions(index: PlanIndex, prefix: string): Alternative[] {
  const found = new Map<string, number>()
  for (const segment of index.segments) {
    const [from, to] = segment.prefixRange(prefix)
    // a range that is too wide completes nothing
    for (let rank = from; rank < Math.min(to, from + 2000); rank++) {
      const text = segment.wordText(rank)
      found.set(text, (found.get(text) ?? 0) + segment.frequency(rank))
    }
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, PREFIX_TERMS)
    .map(([token]) => ({ token, weight: index.ranking.prefix * (0.6 + 0.4 * (prefix.length / token.length)) }))
}

interface Correction {
  surface: string
  alternatives: Alternative[]
}

/** From this weight on a reading that is not the typed form is sure: a word of another language, no typing error. */
const SURE = 0.85
const LIKELY = 0.7

/** Whether the catalogue has the word as it is typed, or what it surely stands for. */
function isKnown({ word, tokens, phrases }: PlannedWord): boolean {
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

/** Known words that were probably meant; null when the word may well be right. */
function correctionOf(index: PlanIndex, planned: PlannedWord, frequencies: Frequencies): Correction | null {
  const { word, tokens, phrases } = planned
  if (word.isNumber || word.isPartLike) return null
  const literal = word.alternatives[0]?.token ?? word.folded
  const typed = Math.max(frequencies.of(literal), index.lexicon.countOf(word.folded))
  const respelt = respeltOf(planned, typed, frequencies)
  if (respelt) return respelt
  if (word.folded.length < 4 || phrases.length > 0) return null
  if (typed > RARE || tokens.some(({ token, weight }) => token !== literal && weight >= SURE)) return null
  const likely = new Set(tokens.flatMap(({ token, weight }) => (token !== literal && weight >= LIKELY ? [token] : [])))
  const near = index.lexicon
    .near(word.folded)
    .map(one => ({ ...one, token: stemOf(one.word) }))
    .filter(({ token, count }) => frequencies.of(token) > 0 && count >= typed * FAR_MORE)
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

function fragmentOf(word: QueryWord): string | null {
  const { folded, isPartLike, isNumber } = word
  const text = isNumber ? compact(word.raw) : folded
  if (!/\p{N}/u.test(text)) return null
  return (isPartLike && text.length >= 3) || (/^\p{N}{4,}$/u.test(text) && isNumber) ? text : null
}

function rarityOf(documents: number, planned: PlannedWord, frequencies: Frequencies): number {
  let frequency = 0
  for (const { token, weight } of planned.tokens) {
    if (weight >= 0.5) frequency = Math.max(frequency, frequencies.of(token))
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

function planWord(word: QueryWord, frequencies: Frequencies): PlannedWord {
  const isWhole = frequencies.of(word.alternatives[0]?.token ?? '') > 0
  return {
    word,
    tokens: word.alternatives.filter(({ token }) => frequencies.of(token) > 0),
    // the pieces of a number that is known whole stand for other things
    phrases: word.phrases.filter(({ tokens }) => !(word.isPartLike && isWhole) && frequencies.together(tokens)),
    fragment: fragmentOf(word),
    rarity: 0,
  }
}

/** Words that are written in one or in two. */
function addCompounds(words: PlannedWord[], frequencies: Frequencies): void {
  const has = (token: string) => frequencies.of(token) > 1
  const folded = words.map(({ word }) => word.folded)
  for (const { at, token } of joinPairs(folded, has, stemOf)) {
    for (const place of [at, at + 1]) words[place]?.tokens.push({ token, weight: 0.95 })
  }
  for (const planned of words) {
    const { word } = planned
    if (planned.tokens.length > 0 || word.isNumber || word.isPartLike || word.isDevanagari) continue
    const pieces = splitCompound(word.folded, has, stemOf)
    if (pieces) planned.phrases.push({ tokens: pieces, weight: 0.9 })
  }
}

function correct(index: PlanIndex, words: PlannedWord[], q: string, frequencies: Frequencies): string | null {
  let corrected = q
  for (const planned of words) {
    const correction = correctionOf(index, planned, frequencies)
    if (!correction) continue
    planned.tokens.push(...correction.alternatives)
    corrected = corrected.replace(planned.word.raw, correction.surface)
  }
  return corrected === q ? null : corrected
}

/**
 * Plans a query. `isTyping`: the last word may be unfinished. Without `correcting` words are taken as they are typed.
 */
export function planQuery(
  index: PlanIndex,
  q: string,
  { language, correcting }: { language: Language; correcting: boolean },
): QueryPlan {
  const text = q.slice(0, 300)
  const frequencies = new Frequencies(index.segments)
  const words = analyseQuery(text, language, index.synonyms)
    .slice(0, MOST_WORDS)
    .map(word => planWord(word, frequencies))
  addCompounds(words, frequencies)
  const last = words.at(-1)
  const mayGoOn = last && !isKnown(last) && !last.word.isNumber && last.word.folded.length >= 2 && !/\s$/.test(q)
  if (mayGoOn) last.tokens.push(...completions(index, last.word.folded))
  const knowsTyped = words.some(isKnown)
  const corrected = correcting ? correct(index, words, text.trim(), frequencies) : null
  for (const planned of words) planned.rarity = rarityOf(index.documents, planned, frequencies)
  const whole = compact(text)
  return {
    words,
    whole: words.length > 1 && whole.length >= 4 && whole.length <= 40 && /\p{N}/u.test(whole) ? whole : null,
    corrected,
    knowsTyped,
  }
}
