// Converts a document to index terms: each word with one weight over all fields that contain it (BM25F).

import type { SearchDocument } from '../port.ts'
import { fieldTokens } from '../text/analyse.ts'
import { foldAlphanumeric } from '../text/fold.ts'
import { type NameHeads, nameHeads } from '../text/name-heads.ts'
import type { FieldToken } from '../text/types.ts'
import type { Ranking } from './ranking-settings.ts'

export interface DocumentTokens {
  /** Token to its saturated weight, 1 to 255. */
  weights: Map<string, number>
  /** Tokens of both titles in order, with null between the languages. */
  title: (string | null)[]
  /** Those of them that name the product. */
  heads: ReadonlySet<string>
  /** Part numbers without separators, each followed by a line feed. */
  parts: string
}

const SURROGATES = /[\ud800-\udfff]/
const MAX_TITLE_WORDS = 24
const MAX_CACHED_TEXTS = 20_000
const MAX_WORD_LENGTH = 48
/** Words of a title after which it says what the product is for or comes with. */
const PURPOSE_PATTERN = /\b(?:for|compatible with|suitable for|with)\b|\bw\/|(?<!\p{L})के लिए(?!\p{L})/iu

let tokenCache = new Map<string, readonly FieldToken[]>()

/** Tokens of a text that many products share (brands, categories, specifications), from a cache. */
function sharedTokens(text: string): readonly FieldToken[] {
  const known = tokenCache.get(text)
  if (known) return known
  if (tokenCache.size >= MAX_CACHED_TEXTS) tokenCache = new Map()
  const tokens = fieldTokens(text)
  tokenCache.set(text, tokens)
  return tokens
}

function addField(weights: Map<string, number>, tokens: readonly FieldToken[], weight: number, usual: number): void {
  if (tokens.length === 0 || weight === 0) return
  // in words, not in tokens: a word may have several
  const length = (tokens.at(-1)?.position ?? 0) + 1
  const each = weight / (0.4 + 0.6 * (length / usual))
  for (const { text } of tokens) {
    if (text.length > MAX_WORD_LENGTH || SURROGATES.test(text)) continue
    weights.set(text, (weights.get(text) ?? 0) + each)
  }
}

/** Merges the weights of one language into those of both: a word in both titles counts once. */
function mergeMax(into: Map<string, number>, weights: ReadonlyMap<string, number>): void {
  for (const [text, weight] of weights) into.set(text, Math.max(weight, into.get(text) ?? 0))
}

/** Adds weight to the nouns that name the product: "notebook case" is a case, "Impact Drill 600 W" a drill. */
function addHeads(weights: Map<string, number>, { heads, before }: NameHeads, weight: number): void {
  const add = (text: string, own: number) => {
    if (text.length <= MAX_WORD_LENGTH && !SURROGATES.test(text)) weights.set(text, (weights.get(text) ?? 0) + own)
  }
  for (const text of heads) add(text, weight)
  if (before !== null) add(before, weight * 0.5)
}

/** Adds the words of a title; returns the nouns that name the product. */
function addTitle(weights: Map<string, number>, side: LanguageTexts, set: Ranking): readonly string[] {
  const { title, tokens } = side
  const purpose = PURPOSE_PATTERN.exec(title)
  const isSplit = purpose !== null && purpose.index > 0
  const head = isSplit ? title.slice(0, purpose.index) : title
  addField(weights, isSplit ? fieldTokens(head) : tokens, set.name, 10)
  if (isSplit) addField(weights, fieldTokens(title.slice(purpose.index + purpose[0].length)), set.purpose, 10)
  const names = nameHeads(head, side.brand)
  addHeads(weights, names, set.head)
  return names.heads
}

interface LanguageTexts {
  title: string
  tokens: readonly FieldToken[]
  /** Tokens of the brand. */
  brand: ReadonlySet<string>
  categories: readonly string[]
  specs: readonly string[]
  text: string
}

function titleWords(tokens: readonly FieldToken[]): string[] {
  const words: string[] = []
  let last = -1
  for (const { text, position, kind } of tokens) {
    if (position === last || kind === 'part' || words.length >= MAX_TITLE_WORDS) continue
    last = position
    words.push(text)
  }
  return words
}

const tokensOfTexts = (texts: readonly string[]) => texts.flatMap(sharedTokens)

function addShared(weights: Map<string, number>, texts: readonly string[], weight: number): void {
  const tokens = tokensOfTexts(texts)
  const once = new Map<string, number>()
  for (const { text } of tokens) if (!SURROGATES.test(text)) once.set(text, weight)
  for (const [text, each] of once) weights.set(text, (weights.get(text) ?? 0) + each)
}

/** Tokenises and weighs all texts of a document. */
export function tokensOfDocument(doc: SearchDocument, set: Ranking): DocumentTokens {
  const titleEn = fieldTokens(doc.titleEn)
  const titleHi = doc.titleHi === doc.titleEn ? [] : fieldTokens(doc.titleHi)
  const brand = new Set(sharedTokens(doc.brandName).map(({ text }) => text))
  const heads = new Set<string>()
  const sides: LanguageTexts[] = [
    { title: doc.titleEn, tokens: titleEn, brand, categories: doc.categoriesEn, specs: doc.specsEn, text: doc.textEn },
    { title: doc.titleHi, tokens: titleHi, brand, categories: doc.categoriesHi, specs: doc.specsHi, text: doc.textHi },
  ]
  const sums = new Map<string, number>()
  for (const side of sides) {
    const { tokens, categories, specs, text } = side
    const weights = new Map<string, number>()
    if (tokens.length > 0) for (const text of addTitle(weights, side, set)) heads.add(text)
    const own = categories.at(-1)
    if (own) addShared(weights, [own], set.category)
    addShared(weights, categories.slice(0, -1), set.upperCategory)
    addShared(weights, specs, set.specs)
    if (text) addField(weights, fieldTokens(text), set.text, 40)
    mergeMax(sums, weights)
  }
  addShared(sums, [doc.brandName], set.brand)
  const numbers = [doc.partNumber, ...doc.otherNumbers, doc.msn].filter(Boolean)
  for (const number of numbers) {
    const whole = foldAlphanumeric(number)
    const own = new Set(fieldTokens(number).map(token => token.text))
    own.add(whole)
    for (const text of own) if (text && text.length <= MAX_WORD_LENGTH) sums.set(text, (sums.get(text) ?? 0) + set.part)
  }
  const weights = new Map<string, number>()
  for (const [text, sum] of sums) weights.set(text, Math.max(1, Math.round((sum / (set.saturation + sum)) * 255)))
  return {
    weights,
    title: [...titleWords(titleEn), null, ...titleWords(titleHi)],
    heads,
    parts: [doc.partNumber, ...doc.otherNumbers].map(number => `${foldAlphanumeric(number)}\n`).join(''),
  }
}
