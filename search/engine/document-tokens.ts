// What the index keeps of a document's texts: each word with one weight out of all fields it stands in (BM25F).

import type { SearchDocument } from '../port.ts'
import { fieldTokens } from '../text/analyse.ts'
import { compact } from '../text/fold.ts'
import { isNameQualifier } from '../text/stop-words.ts'
import type { FieldToken } from '../text/types.ts'
import type { Ranking } from './ranking-settings.ts'

export interface DocumentTokens {
  /** Word to its saturated weight, 1 to 255. */
  weights: Map<string, number>
  /** Words of the titles in order, null between the languages. */
  title: (string | null)[]
  /** Part numbers without separators, each followed by a line feed. */
  parts: string
}

const SURROGATES = /[\ud800-\udfff]/
const TITLE_WORDS_KEPT = 24
const CACHED_TEXTS = 20_000
const LONGEST_WORD = 48
/** What comes behind says what a thing is for or comes with, not what it is. */
const PURPOSE = /\b(?:for|compatible with|suitable for|with)\b|\bw\/|(?<!\p{L})के लिए(?!\p{L})/iu

let cached = new Map<string, readonly FieldToken[]>()

/** Tokens of a text that many products share: names of brands and categories, specifications. */
function sharedTokens(text: string): readonly FieldToken[] {
  const known = cached.get(text)
  if (known) return known
  if (cached.size >= CACHED_TEXTS) cached = new Map()
  const tokens = fieldTokens(text)
  cached.set(text, tokens)
  return tokens
}

function addField(weights: Map<string, number>, tokens: readonly FieldToken[], weight: number, usual: number): void {
  if (tokens.length === 0 || weight === 0) return
  // length counts words, not the several readings of one
  const length = (tokens.at(-1)?.position ?? 0) + 1
  const each = weight / (0.4 + 0.6 * (length / usual))
  for (const { text } of tokens) {
    if (text.length > LONGEST_WORD || SURROGATES.test(text)) continue
    weights.set(text, (weights.get(text) ?? 0) + each)
  }
}

/** Merges the fields of one language pair: a word that stands in both titles counts once. */
function addLarger(into: Map<string, number>, weights: ReadonlyMap<string, number>): void {
  for (const [text, weight] of weights) into.set(text, Math.max(weight, into.get(text) ?? 0))
}

/** Where the name of the thing ends: behind a comma, in brackets or after a dash come sizes and colours. */
const NAME_END = /[,;(|]| [-–—] /
const NUMBER = /\p{N}/u

/**
 * What a thing is stands last in its name: "notebook case" is a case, "Impact Drill 600 W" a drill. Numbers, colours
 * and words such as "system" at the end are looked past.
 */
function addHead(weights: Map<string, number>, name: string, weight: number): void {
  const words: FieldToken[] = []
  for (const token of fieldTokens(name.split(NAME_END, 1)[0] ?? '')) {
    if (token.kind === 'word' && token.position !== words.at(-1)?.position) words.push(token)
  }
  while (words.length > 1) {
    const { text } = words.at(-1) as FieldToken
    if (!NUMBER.test(text) && !isNameQualifier(text)) break
    words.pop()
  }
  for (const [back, share] of [1, 0.5].entries()) {
    const text = words.at(-1 - back)?.text
    if (text && text.length <= LONGEST_WORD && !SURROGATES.test(text)) {
      weights.set(text, (weights.get(text) ?? 0) + weight * share)
    }
  }
}

function addTitle(weights: Map<string, number>, side: Side, set: Ranking): void {
  const { title, tokens } = side
  const purpose = PURPOSE.exec(title)
  const isSplit = purpose !== null && purpose.index > 0
  const head = isSplit ? title.slice(0, purpose.index) : title
  addField(weights, isSplit ? fieldTokens(head) : tokens, set.name, 10)
  if (isSplit) addField(weights, fieldTokens(title.slice(purpose.index + purpose[0].length)), set.purpose, 10)
  addHead(weights, head, set.head)
}

interface Side {
  title: string
  tokens: readonly FieldToken[]
  categories: readonly string[]
  specs: readonly string[]
  text: string
}

function titleWords(tokens: readonly FieldToken[]): string[] {
  const words: string[] = []
  let last = -1
  for (const { text, position, kind } of tokens) {
    if (position === last || kind === 'part' || words.length >= TITLE_WORDS_KEPT) continue
    last = position
    words.push(text)
  }
  return words
}

const joined = (texts: readonly string[]) => texts.flatMap(sharedTokens)

function addShared(weights: Map<string, number>, texts: readonly string[], weight: number): void {
  const tokens = joined(texts)
  const once = new Map<string, number>()
  for (const { text } of tokens) if (!SURROGATES.test(text)) once.set(text, weight)
  for (const [text, each] of once) weights.set(text, (weights.get(text) ?? 0) + each)
}

/** Reads a document into words with weights. */
export function tokensOfDocument(doc: SearchDocument, set: Ranking): DocumentTokens {
  const titleEn = fieldTokens(doc.titleEn)
  const titleHi = doc.titleHi === doc.titleEn ? [] : fieldTokens(doc.titleHi)
  const sides: Side[] = [
    { title: doc.titleEn, tokens: titleEn, categories: doc.categoriesEn, specs: doc.specsEn, text: doc.textEn },
    { title: doc.titleHi, tokens: titleHi, categories: doc.categoriesHi, specs: doc.specsHi, text: doc.textHi },
  ]
  const sums = new Map<string, number>()
  for (const side of sides) {
    const { tokens, categories, specs, text } = side
    const weights = new Map<string, number>()
    if (tokens.length > 0) addTitle(weights, side, set)
    const own = categories.at(-1)
    if (own) addShared(weights, [own], set.category)
    addShared(weights, categories.slice(0, -1), set.upperCategory)
    addShared(weights, specs, set.specs)
    if (text) addField(weights, fieldTokens(text), set.text, 40)
    addLarger(sums, weights)
  }
  addShared(sums, [doc.brandName], set.brand)
  const numbers = [doc.partNumber, ...doc.otherNumbers, doc.msn].filter(Boolean)
  for (const number of numbers) {
    const whole = compact(number)
    const own = new Set(fieldTokens(number).map(token => token.text))
    own.add(whole)
    for (const text of own) if (text && text.length <= LONGEST_WORD) sums.set(text, (sums.get(text) ?? 0) + set.part)
  }
  const weights = new Map<string, number>()
  for (const [text, sum] of sums) weights.set(text, Math.max(1, Math.round((sum / (set.saturation + sum)) * 255)))
  return {
    weights,
    title: [...titleWords(titleEn), null, ...titleWords(titleHi)],
    parts: [doc.partNumber, ...doc.otherNumbers].map(number => `${compact(number)}\n`).join(''),
  }
}
