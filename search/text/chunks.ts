// Parses one chunk of a text (the characters between two spaces) into words, part numbers and quantities.

import { fold } from './fold.ts'
import { memoize } from './memoize.ts'
import { romanKey } from './romanise.ts'
import { isDevanagari, stem } from './stem.ts'
import type { FieldToken } from './types.ts'
import { quantityToken, type Unit, unitOf } from './units.ts'

export interface Measure {
  value: number
  /** The number in canonical form: `1/2`, `12.5`. */
  text: string
  unit: Unit | null
}

/** A word, a part number or a quantity of one chunk. */
export interface Item {
  /** As typed, but folded and without punctuation around it. */
  raw: string
  /** Its index tokens, with positions relative to the item. */
  tokens: FieldToken[]
  /** Number of word positions that it takes. */
  span: number
  /** The index tokens of its parts at successive positions; one for a plain word. */
  pieces: string[]
  measures: Measure[] | null
  isPart: boolean
}

export interface Chunk {
  items: Item[]
  /** Set when the chunk is the name of a unit. */
  unit: Unit | null
  /** The chunk is a whole number, which a fraction may follow. */
  isWholeNumber: boolean
}

const MAX_CHUNK_LENGTH = 120
const MAX_TOKEN_LENGTH = 40
const MAX_PIECES = 10

const VULGAR = /(\p{Nd})(?=[\u00bc-\u00be\u2150-\u215e])/gu
const MARKS = /[\u2044\u2032\u2033\u2018\u2019\u201c-\u201f\u00d7\u2715\u2716*\u2010-\u2015\u2212\u00f8\u2300]/g
const ASCII_MARKS: Readonly<Record<string, string>> = {
  '\u2044': '/',
  '\u2032': "'",
  '\u2033': '"',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00d7': 'x',
  '\u2715': 'x',
  '\u2716': 'x',
  '*': 'x',
  '\u00f8': '',
  '\u2300': '',
}
const NUMBER = /(\d+)-(\d+)\/(\d+)|(\d+)\/(\d+)|\d+(?:\.\d+)?|\.\d+/y
const UNIT = /["']{1,2}|[\p{L}\p{M}°]+(?:[./][\p{L}]+)*[23]?(?:\/[\p{L}]+)?/uy
const SEGMENT = /[^,;:()[\]{}|!?&+=<>~^`@#$%\\।॥]+/g
const EDGES = /^[^\p{L}\p{M}\p{N}.]+|^\.(?!\d)|[^\p{L}\p{M}\p{N}"']+$/gu
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?=$|[^\d,])/
/** A decimal point does not separate: the pieces of "3C0.75MM" are "3c" and "0.75mm", not "75mm". */
const GROUP = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{M}\p{N}]+)*/gu
const ATOM = /(?<!\p{L})(?!x)\p{L}\p{N}+|\p{N}+(?!x)\p{L}(?![\p{L}\p{N}])|\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+/gu
const DENOMINATORS = new Set(['2', '3', '4', '5', '6', '8', '16', '32', '64'])

/** Folds a chunk and writes fractions, dimensions and quotes in ASCII. */
function normalise(raw: string): string {
  const text = fold(raw.slice(0, MAX_CHUNK_LENGTH).replace(VULGAR, '$1-'))
  const marked = text.replace(MARKS, mark => ASCII_MARKS[mark] ?? '-').replaceAll("''", '"')
  return GROUPED.test(marked) ? marked.replace(GROUPED, grouped => grouped.replaceAll(',', '')) : marked
}

function measureAt(text: string, at: number): { measure: Measure; end: number } | null {
  NUMBER.lastIndex = at
  const match = NUMBER.exec(text)
  if (!match) return null
  const [matched, whole, upper, lower, over = upper, under = lower] = match
  if (over === undefined || under === undefined) {
    const exact = matched.length > 15 || /^0\d/.test(matched)
    const value = Number(matched)
    return { measure: { value, text: exact ? matched : String(value), unit: null }, end: at + matched.length }
  }
  if (!DENOMINATORS.has(under) || Number(over) >= Number(under) * 2) {
    const first = whole ?? over
    return { measure: { value: Number(first), text: first, unit: null }, end: at + first.length }
  }
  const value = Number(whole ?? 0) + Number(over) / Number(under)
  return { measure: { value, text: matched, unit: null }, end: at + matched.length }
}

/** The unit that follows a number, with or without a hyphen; the `x` of a dimension is not part of it. */
function unitAt(text: string, from: number): { unit: Unit; end: number } | null {
  const at = text[from] === '-' ? from + 1 : from
  UNIT.lastIndex = at
  const unitText = UNIT.exec(text)?.[0]
  if (!unitText) return null
  const letters = /^[\p{L}\p{M}]+/u.exec(unitText)?.[0] ?? unitText
  const forms = letters.endsWith('x') ? [unitText, letters, letters.slice(0, -1)] : [unitText, letters]
  for (const form of forms) {
    const unit = unitOf(form, true)
    const end = at + form.length
    if (unit && (end === text.length || !/[\p{L}\p{M}]/u.test(text[end] ?? '') || text[end] === 'x'))
      return { unit, end }
  }
  return null
}

/** Parses numbers with units, dimensions and ranges; null when the text is anything else. */
function measuresOf(text: string): Measure[] | null {
  const measures: Measure[] = []
  let joinedByX = true
  for (let at = 0; measures.length < MAX_PIECES; ) {
    const number = measureAt(text, at)
    if (!number) return null
    const unit = unitAt(text, number.end)
    measures.push(unit ? { ...number.measure, unit: unit.unit } : number.measure)
    at = unit?.end ?? number.end
    if (text[at] === '.' && at + 1 === text.length) at++
    if (at === text.length) break
    const separator = text[at] as string
    if (separator !== 'x' && separator !== '-' && separator !== '/') return null
    if (separator !== 'x') joinedByX = false
    at++
  }
  let unit: Unit | null = null
  for (let at = measures.length - 1; at >= 0; at--) {
    const measure = measures[at] as Measure
    if (measure.unit) unit = measure.unit
    else measure.unit = unit
  }
  return unit || joinedByX ? measures : null
}

/** A quantity as a part number; null with a decimal point, without which 2.5 mm² would equal 25 mm². */
function partNumberOf(raw: string, measures: readonly Measure[]): string | null {
  if (/[./"'°½]/.test(raw) || (measures.length === 1 && !/^\d+\p{L}+$/u.test(raw))) return null
  const whole = raw.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return whole.length <= MAX_TOKEN_LENGTH ? whole : null
}

/**
 * The token of a number with a unit of measure, distinct from that of the number alone: "15 A" must not match "15 mm",
 * but "15" may match both.
 */
export const measuredNumber = (text: string): string => `#${text}`

/** Makes an item of measures. The caller has filled in a unit that the next chunk names. */
export function measureItem(raw: string, measures: Measure[]): Item {
  const tokens: FieldToken[] = []
  const pieces: string[] = []
  measures.forEach(({ value, text, unit }, position) => {
    const quantity = unit ? quantityToken(value, unit) : null
    if (quantity) tokens.push({ text: quantity, position, kind: 'unit' })
    tokens.push({ text: unit && !unit.counts ? measuredNumber(text) : text, position, kind: 'word' })
    if (unit?.counts) tokens.push({ text: stem(unit.base), position, kind: 'word' })
    pieces.push(quantity ?? text)
  })
  const whole = partNumberOf(raw, measures)
  if (whole && tokens.every(token => token.text !== whole)) tokens.push({ text: whole, position: 0, kind: 'part' })
  return { raw, tokens, span: measures.length, pieces, measures, isPart: false }
}

function wordTokens(word: string, position: number): FieldToken[] {
  const text = stem(word)
  if (!isDevanagari(word)) return [{ text, position, kind: 'word' }]
  return [
    { text, position, kind: 'word' },
    { text: `~${romanKey(word)}`, position, kind: 'word' },
  ]
}

/** Splits a part number between letters and digits, except after a single letter as in M8; `x` between digits separates. */
function atomsOf(groups: readonly string[]): string[] {
  return groups.flatMap(group => {
    const atoms = group.match(ATOM) ?? []
    return atoms.filter((atom, at) => atom !== 'x' || at === 0 || at === atoms.length - 1)
  })
}

function partItem(raw: string, groups: readonly string[]): Item {
  const whole = groups.join('').replaceAll('.', '')
  const tokens: FieldToken[] = []
  const known = new Set<string>()
  const add = (text: string, position: number) => {
    if (text.length > MAX_TOKEN_LENGTH || known.has(text)) return
    known.add(text)
    tokens.push({ text, position, kind: 'part' })
  }
  add(whole, 0)
  const pieces: string[] = []
  for (const group of groups.slice(0, MAX_PIECES)) {
    add(group.replaceAll('.', ''), pieces.length)
    for (const atom of atomsOf([group])) {
      if (pieces.length >= MAX_PIECES) break
      if (atom.length > 1 || groups.length > 1 || /\d/.test(atom)) add(stem(atom), pieces.length)
      pieces.push(stem(atom))
    }
  }
  if (tokens.length === 0) add(whole.slice(0, MAX_TOKEN_LENGTH), 0)
  return { raw, tokens, span: Math.max(1, pieces.length), pieces, measures: null, isPart: true }
}

function wordsItem(raw: string, groups: readonly string[]): Item {
  const words = groups.slice(0, MAX_PIECES).map(group => group.slice(0, MAX_TOKEN_LENGTH))
  const tokens = words.flatMap(wordTokens)
  const joined = words.join('')
  if (words.length > 1 && words.length <= 3 && joined.length <= MAX_TOKEN_LENGTH) {
    tokens.unshift({ text: stem(joined), position: 0, kind: 'word' })
  }
  return { raw, tokens, span: words.length, pieces: words.map(stem), measures: null, isPart: false }
}

function itemOf(segment: string): Item | null {
  const text = segment.replace(EDGES, '').replace(/'s$/, '')
  if (text === '') return null
  const measures = measuresOf(text)
  if (measures) return measureItem(text, measures)
  const groups = text.replaceAll("'", '').match(GROUP) ?? []
  if (groups.length === 0) return null
  return /\p{N}/u.test(text) && (groups.length > 1 || /\p{L}/u.test(text))
    ? partItem(text, groups)
    : wordsItem(text, groups)
}

/** Parses a chunk. The result is memoized and shared: callers must not change it. */
export const parseChunk = memoize(30_000, (raw): Chunk => {
  const text = normalise(raw)
  const items = (text.match(SEGMENT) ?? []).slice(0, MAX_PIECES).flatMap(segment => itemOf(segment) ?? [])
  const bare = text.replace(/[,;:)\]]+$/, '')
  const unit = /^\d/.test(bare) ? undefined : (unitOf(bare, false) ?? unitOf(bare.replace(/\.$/, ''), false))
  return { items, unit: unit ?? null, isWholeNumber: /^\d{1,3}$/.test(bare) }
})
