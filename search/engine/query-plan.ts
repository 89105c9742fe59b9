// Reads the text of a query into words with everything in this index that satisfies them: forms, joined and split words, completions, corrections, fragments of part numbers.

import type { Language } from '../port.ts'
import { analyseQuery } from '../text/analyse.ts'
import { joinLetters, joinPairs, splitCompound } from '../text/compounds.ts'
import { compact } from '../text/fold.ts'
import { isGenericNoun } from '../text/stop-words.ts'
import type { Alternative, QueryWord } from '../text/types.ts'
import { correct, isKnown } from './corrections.ts'
import { addStandIns, Frequencies, GUESS, type PlanIndex, type PlannedWord, preferTyped, stemOf } from './plan-index.ts'
import type { Ranking } from './ranking-settings.ts'

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
/** Two words that the catalogue writes as one, against the very words that were typed. */
const JOINED = 0.8

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

function fragmentOf(word: QueryWord): string | null {
  const { folded, isPartLike, isNumber } = word
  const text = isNumber ? compact(word.raw) : folded
  if (!/\p{N}/u.test(text)) return null
  return (isPartLike && text.length >= 3) || (isNumber && /^\p{N}{4,}$/u.test(word.raw)) ? text : null
}

function rarityOf(documents: number, planned: PlannedWord, frequencies: Frequencies): number {
  let frequency = 0
  for (const { token, weight } of planned.tokens) {
    if (weight >= GUESS) frequency = Math.max(frequency, frequencies.of(token))
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
  const planned: PlannedWord = {
    word,
    tokens: word.alternatives.filter(({ token }) => frequencies.of(token) > 0),
    // the pieces of a number that is known whole stand for other things
    phrases: word.phrases.filter(({ tokens }) => !(word.isPartLike && isWhole) && frequencies.together(tokens)),
    // three characters stand in many numbers that mean something else
    fragment: isWhole && word.folded.length < 4 ? null : fragmentOf(word),
    rarity: 0,
  }
  planned.tokens = preferTyped(planned)
  addStandIns(planned, word, frequencies)
  return planned
}

/** Words that are written in one or in two. */
function addCompounds(words: PlannedWord[], frequencies: Frequencies): void {
  const has = (token: string) => frequencies.of(token) > 1
  const folded = words.map(({ word }) => word.folded)
  for (const { at, token } of joinPairs(folded, has, stemOf)) {
    for (const place of [at, at + 1]) words[place]?.tokens.push({ token, weight: JOINED })
  }
  for (const { from, to, token } of joinLetters(folded)) {
    if (frequencies.of(token) === 0) continue
    for (const { tokens } of words.slice(from, to)) tokens.splice(0, tokens.length, { token, weight: 1 })
  }
  for (const planned of words) {
    const { word } = planned
    if (planned.tokens.length > 0 || word.isNumber || word.isPartLike || word.isDevanagari) continue
    const pieces = splitCompound(word.folded, has, stemOf)
    if (pieces) planned.phrases.push({ tokens: pieces, weight: 0.9 })
  }
}

/** Two sizes of a thing, as of a spanner. */
const SIZES = /^\d{1,2}[-/x]\d{1,2}$/

const isNamed = ({ word, rarity }: PlannedWord): boolean => rarity > 0 && !word.isNumber && !word.isPartLike

/**
 * What a thing is says more than how large it is: sizes weigh at most a share of the rarest name. Words that any
 * machine is called by weigh little. The last name is the thing itself, which is told apart by the names before it: in
 * "overhead tank" the tank weighs nearly as much as the rarer word.
 */
function balance(words: readonly PlannedWord[], set: Ranking): void {
  const names = words.filter(isNamed)
  const clear = names.filter(
    ({ word, phrases }) => phrases.length > 0 || !isGenericNoun(word.alternatives.map(({ token }) => token)),
  )
  if (clear.length > 0) for (const name of names) if (!clear.includes(name)) name.rarity *= set.vague
  const rarest = Math.max(0, ...names.map(({ rarity }) => rarity))
  const things = clear.length > 0 ? clear : names
  const subject = things.findLast(({ word }) => !word.isExtra) ?? things.at(-1)
  if (!subject) return
  subject.rarity = Math.max(subject.rarity, rarest * set.subject)
  const most = rarest * set.size
  for (const planned of words) {
    const { isNumber, raw } = planned.word
    const isSize = (isNumber && planned.fragment === null) || SIZES.test(raw)
    if (isSize) planned.rarity = Math.min(planned.rarity, most)
  }
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
  const last = words.find(({ word }) => word.typedAt === words.length - 1)
  const mayGoOn = last && !isKnown(last) && !last.word.isNumber && last.word.folded.length >= 2 && !/\s$/.test(q)
  if (mayGoOn) last.tokens.push(...completions(index, last.word.folded))
  const knowsTyped = words.some(isKnown)
  const corrected = correcting ? correct(index, words, text.trim(), language, frequencies) : null
  for (const planned of words) planned.rarity = rarityOf(index.documents, planned, frequencies)
  balance(words, index.ranking)
  const whole = compact(text)
  return {
    words,
    whole: words.length > 1 && whole.length >= 4 && whole.length <= 40 && /\p{N}/u.test(whole) ? whole : null,
    corrected,
    knowsTyped,
  }
}
