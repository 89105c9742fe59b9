// The forms of one word of a query: tokens and phrases that match it, with their weights.

import { type Item, measuredNumber } from './chunks.ts'
import { isEnglishWord } from './english-words.ts'
import { hindiOf, isLexiconTerm, spelledLetters } from './lexicon.ts'
import { romanKey, romanKeys } from './romanise.ts'
import { isDevanagari } from './stem.ts'
import type { Alternative, Phrase, QueryWord, Substitute } from './types.ts'
import { nominalToken, quantityToken, unitOf } from './units.ts'

const MAX_ALTERNATIVES = 12
const MAX_PHRASES = 6

/** Weights of the forms of a word, relative to the typed one. */
export const WEIGHTS = {
  pieces: 0.95,
  attachedPart: 0.9,
  hindiKey: 0.85,
  listed: 0.9,
  listedEnglish: 0.5,
  sounding: 0.7,
  typedKey: 0.55,
  translatedToHindi: 0.7,
  synonym: 0.8,
  /** Of words before the product, which only qualify it: a laptop stand is not a notebook computer. */
  synonymOfModifier: 0.5,
  /** Of names of several words, which are unambiguous. */
  synonymOfName: 0.9,
  nominal: 0.6,
  /** A number without a unit, for one with a unit and the reverse. */
  bareNumber: 0.45,
  anyUnit: 0.8,
  /** A fraction without a unit, which is one of an inch. */
  fraction: 0.9,
  oneOfRange: 0.7,
} as const

/** A word while its forms are collected. */
export interface DraftWord {
  item: Item
  source: string
  usualSpelling: string | null
  /** The English translation, if it is one word: names of several words are looked up with it. */
  english: string | null
  alternatives: Map<string, number>
  phrases: Map<string, Phrase>
  substitutes: Substitute[]
}

/** Adds a form with its weight, or raises the weight of a known one; several tokens are a phrase. */
export function addForm(draft: DraftWord, tokens: readonly string[], weight: number): void {
  const key = tokens.join(' ')
  if (tokens.length === 1) {
    draft.alternatives.set(key, Math.max(weight, draft.alternatives.get(key) ?? 0))
  } else if (tokens.length > 1 && weight > (draft.phrases.get(key)?.weight ?? 0)) {
    draft.phrases.set(key, { tokens: [...tokens], weight })
  }
}

function addMeasureForms(draft: DraftWord): void {
  const measures = draft.item.measures ?? []
  addForm(draft, draft.item.pieces, measures.length > 1 ? WEIGHTS.pieces : 1)
  for (const token of draft.item.tokens) if (token.kind === 'part') addForm(draft, [token.text], WEIGHTS.attachedPart)
  if (measures.length > 1) {
    const numbers = measures.map(measure => measure.text)
    const hasUnit = measures.some(({ unit }) => unit)
    addForm(draft, numbers, hasUnit ? WEIGHTS.bareNumber : WEIGHTS.pieces)
    if (!hasUnit) addForm(draft, numbers.map(measuredNumber), WEIGHTS.anyUnit)
    const sizes = measures.flatMap(({ value, unit }) => (unit && nominalToken(value, unit)) ?? [])
    if (sizes.length === measures.length) addForm(draft, sizes, WEIGHTS.nominal)
    if (!draft.item.raw.includes('x'))
      for (const piece of draft.item.pieces) addForm(draft, [piece], WEIGHTS.oneOfRange)
  }
  const [only] = measures.length === 1 ? measures : []
  if (!only) return
  if (!only.unit) {
    addForm(draft, [measuredNumber(only.text)], WEIGHTS.anyUnit)
    const inches = only.text.includes('/') && unitOf('inch', false)
    if (inches) addForm(draft, [quantityToken(only.value, inches)], WEIGHTS.fraction)
    return
  }
  const nominal = nominalToken(only.value, only.unit)
  if (nominal) addForm(draft, [nominal], WEIGHTS.nominal)
  addForm(draft, [only.text], WEIGHTS.bareNumber)
}

/** A word with the forms that it has by itself: index form, pieces, romanised key, spelt letters. */
export function draftOf(item: Item, source: string): DraftWord {
  const draft: DraftWord = {
    item,
    source,
    usualSpelling: null,
    english: null,
    alternatives: new Map(),
    phrases: new Map(),
    substitutes: [],
  }
  if (item.measures) {
    addMeasureForms(draft)
    return draft
  }
  const [first] = item.tokens
  if (first) addForm(draft, [first.text], 1)
  if (item.pieces.length > 1) addForm(draft, item.pieces, WEIGHTS.pieces)
  // the sizes of "m8x50" have a unit in most titles
  const measured = item.pieces.map(piece => (/^\d+$/.test(piece) ? measuredNumber(piece) : piece))
  if (item.isPart) addForm(draft, measured, WEIGHTS.attachedPart)
  if (item.isPart || item.pieces.length > 1) return draft
  if (isDevanagari(item.raw)) {
    addForm(draft, [`~${romanKey(item.raw)}`], WEIGHTS.hindiKey)
    const letters = spelledLetters(item.raw)
    if (letters) addForm(draft, [letters], WEIGHTS.listed)
    return draft
  }
  const [token = ''] = item.pieces
  const hindi = hindiOf(token)
  if (hindi) addForm(draft, [hindi], WEIGHTS.translatedToHindi)
  if (/^[a-z]{3,}$/.test(item.raw) && !isLexiconTerm(token) && !isEnglishWord(token)) {
    for (const key of romanKeys(item.raw).slice(0, 2)) addForm(draft, [`~${key}`], WEIGHTS.typedKey)
  }
  return draft
}

const byWeight = (a: { weight: number }, b: { weight: number }): number => b.weight - a.weight

type WordPlace = Pick<QueryWord, 'position' | 'isAccessory'>

/** The finished word: its best forms, in order. */
export function wordOf(
  { item, source, usualSpelling, alternatives, phrases, substitutes }: DraftWord,
  place: WordPlace,
): QueryWord {
  const all = [...alternatives].map(([token, weight]): Alternative => ({ token, weight }))
  return {
    raw: source,
    folded: (item.measures?.[0]?.text ?? item.raw).replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    alternatives: all.sort(byWeight).slice(0, MAX_ALTERNATIVES),
    phrases: [...phrases.values()].sort(byWeight).slice(0, MAX_PHRASES),
    isNumber: item.measures !== null,
    isPartNumber: item.isPart,
    usualSpelling,
    isDevanagari: isDevanagari(item.raw),
    ...place,
    substitutes,
  }
}
