// Analysis of texts for search: fields into index tokens, queries into words with everything that satisfies them.

import type { Item } from './chunks.ts'
import { isEnglishWord } from './english-words.ts'
import { hindiOf, isEnglish, longestTerm, spelledLetters, type Term, translate, translateKeys } from './lexicon.ts'
import { romanKey, romanKeys } from './romanise.ts'
import { isLike } from './spelling.ts'
import { isDevanagari, stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { readText } from './tokenizer.ts'
import type { Alternative, FieldToken, Phrase, QueryWord, StandIn, Synonyms } from './types.ts'
import { nominalToken } from './units.ts'
import { readPurpose } from './word-order.ts'

const LONGEST_QUERY = 300
const MOST_WORDS = 24
const MOST_ALTERNATIVES = 12
const MOST_PHRASES = 6

const WEIGHTS = {
  pieces: 0.95,
  attachedPart: 0.9,
  hindiKey: 0.85,
  listed: 0.9,
  listedEnglish: 0.5,
  sounding: 0.7,
  typedKey: 0.55,
  translatedToHindi: 0.7,
  synonym: 0.8,
  /** Of names before the last, which only tell the thing apart: a stand for laptops is no notebook computer. */
  synonymOfModifier: 0.5,
  /** Of a name of several words, which says exactly what it is. */
  synonymOfName: 0.9,
  nominal: 0.6,
  bareNumber: 0.45,
  oneOfRange: 0.7,
} as const

/** Tokens of a field in order, as the index stores them; the script of each word decides how it is read. */
export function fieldTokens(text: string): FieldToken[] {
  const tokens: FieldToken[] = []
  let position = 0
  for (const item of readText(text)) {
    for (const token of item.tokens) {
      tokens.push(position === 0 ? token : { text: token.text, position: position + token.position, kind: token.kind })
    }
    position += item.span
  }
  return tokens
}

interface Draft {
  item: Item
  source: string
  respelt: string | null
  /** What it is in English when that is one word: names of several words are looked up with it. */
  english: string | null
  alternatives: Map<string, number>
  phrases: Map<string, Phrase>
  standIns: StandIn[]
}

/** Keeps the best weight of each token; several tokens make a phrase. */
function offer(draft: Draft, tokens: readonly string[], weight: number): void {
  const key = tokens.join(' ')
  if (tokens.length === 1) {
    draft.alternatives.set(key, Math.max(weight, draft.alternatives.get(key) ?? 0))
  } else if (tokens.length > 1 && weight > (draft.phrases.get(key)?.weight ?? 0)) {
    draft.phrases.set(key, { tokens: [...tokens], weight })
  }
}

function offerMeasures(draft: Draft): void {
  const measures = draft.item.measures ?? []
  offer(draft, draft.item.pieces, measures.length > 1 ? WEIGHTS.pieces : 1)
  for (const token of draft.item.tokens) if (token.kind === 'part') offer(draft, [token.text], WEIGHTS.attachedPart)
  if (measures.length > 1) {
    const numbers = measures.map(measure => measure.text)
    offer(draft, numbers, WEIGHTS.bareNumber)
    const sizes = measures.flatMap(({ value, unit }) => (unit && nominalToken(value, unit)) ?? [])
    if (sizes.length === measures.length) offer(draft, sizes, WEIGHTS.nominal)
    if (!draft.item.raw.includes('x')) for (const piece of draft.item.pieces) offer(draft, [piece], WEIGHTS.oneOfRange)
  }
  const [only] = measures.length === 1 ? measures : []
  if (!only?.unit) return
  const nominal = nominalToken(only.value, only.unit)
  if (nominal) offer(draft, [nominal], WEIGHTS.nominal)
  offer(draft, [only.text], WEIGHTS.bareNumber)
}

/** What a word stands for by itself: its index form, its parts, its key, its letters. */
function draftOf(item: Item, source: string): Draft {
  const draft: Draft = {
    item,
    source,
    respelt: null,
    english: null,
    alternatives: new Map(),
    phrases: new Map(),
    standIns: [],
  }
  if (item.measures) {
    offerMeasures(draft)
    return draft
  }
  const [first] = item.tokens
  if (first) offer(draft, [first.text], 1)
  if (item.pieces.length > 1) offer(draft, item.pieces, WEIGHTS.pieces)
  if (item.isPart || item.pieces.length > 1) return draft
  if (isDevanagari(item.raw)) {
    offer(draft, [`~${romanKey(item.raw)}`], WEIGHTS.hindiKey)
    const letters = spelledLetters(item.raw)
    if (letters) offer(draft, [letters], WEIGHTS.listed)
    return draft
  }
  const [token = ''] = item.pieces
  const hindi = hindiOf(token)
  if (hindi) offer(draft, [hindi], WEIGHTS.translatedToHindi)
  if (/^[a-z]{3,}$/.test(item.raw) && !isEnglish(token) && !isEnglishWord(token)) {
    for (const key of romanKeys(item.raw).slice(0, 2)) offer(draft, [`~${key}`], WEIGHTS.typedKey)
  }
  return draft
}

/** Runs of `from` to `to` neighbours, with the index of the first. */
function* runs<T>(all: readonly T[], longest: number): Generator<T[]> {
  for (let at = 0; at < all.length; at++) {
    for (let length = 1; length <= longest && at + length <= all.length; length++) yield all.slice(at, at + length)
  }
}

function offerSynonyms(drafts: readonly Draft[], tokens: readonly string[], weight: number, synonyms: Synonyms): void {
  const key = tokens.join(' ')
  const targets = synonyms.targets.get(key) ?? []
  for (const target of targets) for (const draft of drafts) offer(draft, target, weight)
  for (const name of [tokens, ...targets]) {
    for (const nearest of synonyms.standIns.get(name.join(' ')) ?? []) {
      for (const draft of drafts) draft.standIns.push({ of: [...name], tokens: [...nearest] })
    }
  }
}

/** A word typed otherwise but heard the same as the English one is that word respelt: "bord", but not "hathoda". */
function respell(drafts: readonly Draft[], { words }: Term): void {
  if (words.length !== drafts.length) return
  drafts.forEach((draft, at) => {
    const word = words[at] as string
    const { raw } = draft.item
    if (draft.respelt !== null || raw === word || !/^[a-z]+$/.test(raw) || draft.item.pieces.every(isEnglish)) return
    if (stem(raw) === stem(word)) return
    if (isLike(raw, word)) draft.respelt = word
  })
}

function offerTranslations(drafts: readonly Draft[], terms: readonly Term[], weight: number, synonyms: Synonyms): void {
  terms.forEach((term, rank) => {
    for (const draft of drafts) offer(draft, term.tokens, weight - Math.min(rank, 3) * 0.05)
    respell(drafts, term)
    if (rank > 0) return
    offerSynonyms(drafts, term.tokens, weight * WEIGHTS.synonym, synonyms)
    const [only, more] = drafts
    if (only && !more && term.tokens.length === 1) only.english ??= term.tokens[0] as string
  })
}

/** Short words and common English ones sound like too many others; they count only as the lexicon spells them. */
const mayBeHindi = (item: Item | undefined): boolean =>
  item !== undefined && (isDevanagari(item.raw) || (item.raw.length > 3 && !item.pieces.some(isEnglishWord)))

/**
 * Hindi and Hinglish words in English. A word that is English as it stands ("tar", "tape") is read as Hindi only where
 * the lexicon lists that very spelling, and then it says less on English pages.
 */
function translateRun(run: readonly Draft[], language: 'en' | 'hi', synonyms: Synonyms): void {
  const words = run.map(draft => draft.item.raw)
  const english = run.every(draft => draft.item.pieces.every(isEnglish))
  const listed = translate(words)
  if (listed.length > 0) {
    const weight = english && run.length === 1 && language === 'en' ? WEIGHTS.listedEnglish : WEIGHTS.listed
    offerTranslations(run, listed, weight, synonyms)
    return
  }
  if (english || (words.length === 1 && !mayBeHindi(run[0]?.item))) return
  const [only] = words
  const sequences =
    words.length === 1 && only && !isDevanagari(only) ? romanKeys(only).map(key => [key]) : [words.map(romanKey)]
  for (const keys of sequences) {
    const terms = translateKeys(keys)
    if (terms.length > 0) {
      offerTranslations(run, terms, WEIGHTS.sounding, synonyms)
      return
    }
  }
}

const byWeight = (a: { weight: number }, b: { weight: number }): number => b.weight - a.weight

type Place = Pick<QueryWord, 'typedAt' | 'isExtra'>

function wordOf({ item, source, respelt, alternatives, phrases, standIns }: Draft, place: Place): QueryWord {
  const all = [...alternatives].map(([token, weight]): Alternative => ({ token, weight }))
  return {
    raw: source,
    folded: (item.measures?.[0]?.text ?? item.raw).replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    alternatives: all.sort(byWeight).slice(0, MOST_ALTERNATIVES),
    phrases: [...phrases.values()].sort(byWeight).slice(0, MOST_PHRASES),
    isNumber: item.measures !== null,
    isPartLike: item.isPart,
    respelt,
    isDevanagari: isDevanagari(item.raw),
    ...place,
    standIns,
  }
}

/** The items of a query, what is read of them, and in which order. */
interface Reading {
  /** All as typed, fillers too: they may be part of a name, "clip on meter". */
  items: readonly Item[]
  /** Those that say something, what a thing is for before it. */
  drafts: readonly Draft[]
  byItem: ReadonlyMap<Item, Draft>
  /** What the thing comes with. */
  extras: ReadonlySet<Item>
}

/** Other names of runs of words, as they are read and as they are typed with fillers between them. */
function offerNames({ items, drafts, byItem, extras }: Reading, synonyms: Synonyms): void {
  const subject = drafts.findLast(({ item }) => !item.measures && !item.isPart && !extras.has(item))
  for (const run of runs(drafts, Math.max(1, synonyms.longest))) {
    const tells = subject !== undefined && drafts.indexOf(run.at(-1) as Draft) < drafts.indexOf(subject)
    const own = run.length > 1 ? WEIGHTS.synonymOfName : WEIGHTS.synonym
    const pieces = run.flatMap(({ item }) => item.pieces)
    offerSynonyms(run, pieces, tells ? WEIGHTS.synonymOfModifier : own, synonyms)
  }
  for (const run of runs(items, synonyms.longest)) {
    const told = run.flatMap(item => byItem.get(item) ?? [])
    if (told.length === 0 || told.length === run.length) continue
    const pieces = run.flatMap(item => item.pieces)
    offerSynonyms(told, pieces, WEIGHTS.synonymOfName, synonyms)
  }
}

const isWord = (item: Item): boolean => !item.measures && !item.isPart

/** Hindi and Hinglish in English, then other names of runs that have become English. */
function offerEnglish({ items, drafts, byItem }: Reading, language: 'en' | 'hi', synonyms: Synonyms): void {
  for (const run of runs(items, longestTerm)) {
    if (!run.every(isWord)) continue
    const told = run.flatMap(item => byItem.get(item) ?? [])
    if (told.length === run.length) translateRun(told, language, synonyms)
    else if (told.length > 0) {
      const words = run.map(item => item.raw)
      const listed = translate(words)
      const terms = listed.length > 0 ? listed : translateKeys(words.map(romanKey))
      offerTranslations(told, terms, WEIGHTS.listed, synonyms)
    }
  }
  for (const run of runs(drafts, synonyms.longest)) {
    if (run.length < 2 || run.every(({ english }) => english === null)) continue
    const tokens = run.flatMap(({ english, item }) => english ?? item.pieces)
    offerSynonyms(run, tokens, WEIGHTS.synonymOfName * WEIGHTS.listed, synonyms)
  }
}

/**
 * The words of a query that say something; fillers ("for", "ke liye", "चाहिए") only if there is nothing else. The
 * language is that of the page: it decides how much the Hindi reading of an English word weighs. Never throws; what
 * goes beyond 300 characters or 24 words is not read.
 */
export function analyseQuery(q: string, language: 'en' | 'hi', synonyms: Synonyms): QueryWord[] {
  const sources: string[] = []
  const items = readText(q.slice(0, LONGEST_QUERY), sources)
    .slice(0, MOST_WORDS)
    .map(item => ({ ...item }))
  const telling = items.filter(item => !isStopWord(item.raw))
  const { kept, extras } = telling.length > 0 ? readPurpose(items, telling) : { kept: items, extras: new Set<Item>() }
  const drafts = kept.map(item => draftOf(item, sources[items.indexOf(item)] as string))
  const reading = { items, drafts, byItem: new Map(drafts.map(draft => [draft.item, draft])), extras }
  offerNames(reading, synonyms)
  offerEnglish(reading, language, synonyms)
  const typed = items.filter(item => reading.byItem.has(item))
  return drafts.map(draft => wordOf(draft, { typedAt: typed.indexOf(draft.item), isExtra: extras.has(draft.item) }))
}
