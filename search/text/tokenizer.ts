// Splits a text into words, part numbers and quantities; joins numbers with their units, dimensions and fractions.

import { type Chunk, type Item, type Measure, measureItem, parseChunk } from './chunks.ts'
import { fold } from './fold.ts'
import { isNumberWord, numberWord } from './number-words.ts'
import { stem } from './stem.ts'
import { isNameQualifier } from './stop-words.ts'
import { squareUnit, type Unit } from './units.ts'

const MAX_ITEMS = 3000
const EDGES = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}"']+$/gu

const isSpace = (code: number): boolean =>
  code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000

/** Splits at white space. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  let start = -1
  for (let at = 0; at <= text.length && chunks.length < MAX_ITEMS; at++) {
    const gap = at === text.length || isSpace(text.charCodeAt(at))
    if (!gap && start < 0) start = at
    else if (gap && start >= 0) {
      chunks.push(text.slice(start, at))
      start = -1
    }
  }
  return chunks
}

/** Words after which "in" is no unit: "2 in 1", "3 in a box", "pack of 2 in black". */
const AFTER_PREPOSITION = /^(?:\d|one$|an?$|the$)/i

/**
 * Whether "in" is the preposition and not the abbreviation of inch, which most titles write with a dot: "1/2 in.
 * elbow".
 */
function isPreposition(text: string, next: string | undefined): boolean {
  return (
    !text.includes('.') && next !== undefined && (AFTER_PREPOSITION.test(next) || isNameQualifier(stem(fold(next))))
  )
}

/** The unit that is named at a position, and the number of chunks of its name. */
function unitAt(chunks: readonly string[], at: number): { unit: Unit; length: number } | null {
  const text = chunks[at]
  if (text === undefined) return null
  const next = chunks[at + 1]
  const chunk = parseChunk(text)
  const raw = chunk.items[0]?.raw ?? ''
  const square = next === undefined ? undefined : squareUnit(raw, parseChunk(next).items[0]?.raw ?? '')
  if (square) return { unit: square, length: 2 }
  if (!chunk.unit) return null
  return raw === 'in' && isPreposition(text, next) ? null : { unit: chunk.unit, length: 1 }
}

const isTimes = (chunk: string | undefined): boolean => chunk === 'x' || chunk === 'X' || chunk === '*' || chunk === '×'

/** The measures of a chunk that contains nothing else and no unit. */
function bareMeasures(chunk: Chunk): Measure[] | null {
  const measures = chunk.items.length === 1 ? chunk.items[0]?.measures : null
  return measures?.every(measure => !measure.unit) ? measures : null
}

function withFraction(chunk: Chunk, next: Chunk | null): Measure | null {
  const fraction = next?.items.length === 1 ? next.items[0]?.measures?.[0] : undefined
  const whole = chunk.items[0]?.measures?.[0]
  if (!chunk.isWholeNumber || !whole || !fraction?.text.includes('/') || fraction.text.includes('-')) return null
  return { value: whole.value + fraction.value, text: `${whole.text}-${fraction.text}`, unit: fraction.unit }
}

/** A quantity that begins with a number word: "three phase", "half hp". */
function numberWordQuantity(
  chunks: readonly string[],
  at: number,
  word: string,
): { item: Item; length: number } | null {
  const here = unitAt(chunks, at + 1)
  if (!here) return null
  const value = numberWord(word, here.unit, parseChunk(chunks[at + 1] as string).items[0]?.raw ?? '')
  if (value === undefined) return null
  const length = 1 + here.length
  const raw = chunks
    .slice(at, at + length)
    .join(' ')
    .toLowerCase()
  return { item: measureItem(raw, [{ value, text: String(value), unit: here.unit }]), length }
}

/** A quantity that spans several chunks from a position on; null when there is none. */
function quantityAt(chunks: readonly string[], at: number): { item: Item; length: number } | null {
  const chunk = parseChunk(chunks[at] as string)
  const word = chunk.items.length === 1 ? (chunk.items[0]?.raw ?? '') : ''
  if (isNumberWord(word)) return numberWordQuantity(chunks, at, word)
  let measures = bareMeasures(chunk)
  if (!measures) return null
  let end = at + 1
  const next = chunks[end] === undefined ? null : parseChunk(chunks[end] as string)
  const mixed = withFraction(chunk, next)
  if (mixed) {
    measures = [mixed]
    end++
  }
  while (isTimes(chunks[end]) && chunks[end + 1] !== undefined && measures.length < 6) {
    const more = parseChunk(chunks[end + 1] as string).items
    if (more.length !== 1 || !more[0]?.measures) break
    measures = [...measures, ...more[0].measures]
    end += 2
  }
  const known = measures.at(-1)?.unit
  const here = known ? null : unitAt(chunks, end)
  const unit = known ?? here?.unit ?? null
  end += here?.length ?? 0
  if (end === at + 1) return null
  const raw = chunks.slice(at, end).join(' ').toLowerCase()
  return {
    item: measureItem(
      raw,
      measures.map(measure => ({ ...measure, unit: measure.unit ?? unit })),
    ),
    length: end - at,
  }
}

/**
 * The words, part numbers and quantities of a text, in order.
 *
 * @param sources Filled with the text of each item before folding.
 */
export function tokenize(text: string, sources?: string[]): Item[] {
  const chunks = chunksOf(text)
  const items: Item[] = []
  for (let at = 0; at < chunks.length; at++) {
    const quantity = quantityAt(chunks, at)
    if (quantity) {
      items.push(quantity.item)
      sources?.push(chunks.slice(at, at + quantity.length).join(' '))
      at += quantity.length - 1
    } else if (at === 0 || !isTimes(chunks[at])) {
      const parsed = parseChunk(chunks[at] as string).items
      for (const item of parsed) {
        items.push(item)
        sources?.push(parsed.length === 1 ? (chunks[at] as string).replace(EDGES, '') : item.raw)
      }
    }
  }
  return items
}
