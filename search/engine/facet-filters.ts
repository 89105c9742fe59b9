// The filters of a request as marks: which bits a term, a path, a discount, a rating or a state of stock satisfies.

import type { SearchRequest } from '../port.ts'
import { FLAG } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'on-request']
const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/
const MOST_FILTERS = 30

export type Kind = 'values' | 'brand' | 'category' | 'discount' | 'availability' | 'rating'

export interface Filter {
  kind: Kind
  nameId: number
}

/** One bit for each filter; 0 where nothing is chosen. */
export interface Marks {
  filters: readonly Filter[]
  /** Bits of all filters. */
  all: number
  /** By term of the vocabulary: attribute values, tags and brands. */
  terms: Uint32Array
  paths: Uint32Array
  /** By whole per cent, by tenths of a star, by flags of a document. */
  discounts: Uint32Array
  ratings: Uint32Array
  flags: Uint32Array
  /** Whether any filter is about attribute values. */
  readsValues: boolean
}

export const kindOf = (name: string): Kind =>
  name === 'brand' || name === 'category' || name === 'discount' || name === 'availability' || name === 'rating'
    ? name
    : 'values'

export const availabilityAt = (flags: number): number => (flags & FLAG.onRequest ? 2 : flags & FLAG.inStock ? 0 : 1)

function termsOf(vocabulary: Vocabulary, name: string, chosen: readonly string[]): Set<number> {
  const terms = new Set<number>()
  for (const text of chosen) {
    const id = vocabulary.find(name, text)
    if (id !== undefined) terms.add(id)
    const range = id === undefined ? RANGE.exec(text) : null
    if (range) for (const one of vocabulary.between(name, Number(range[1]), Number(range[2]))) terms.add(one)
  }
  return terms
}

/** The bit at every place from the least chosen number on: a step includes what is above it. */
function markSteps(marks: Uint32Array, chosen: readonly string[], scale: number, bit: number): void {
  const numbers = chosen.map(Number).filter(Number.isFinite)
  if (numbers.length > 0) marks.fill(bit, Math.ceil(Math.min(...numbers) * scale))
}

function markPaths(vocabulary: Vocabulary, paths: Uint32Array, chosen: ReadonlySet<number>, bit: number): void {
  for (const [path, terms] of vocabulary.pathTerms.entries()) {
    if (terms.some(term => chosen.has(term))) paths[path] = bit
  }
}

export function marksOf(vocabulary: Vocabulary, request: SearchRequest): Marks {
  const chosen = Object.entries(request.filters ?? {})
    .filter(([, terms]) => terms.length > 0)
    .slice(0, MOST_FILTERS)
  const filters = chosen.map(([name]): Filter => ({ kind: kindOf(name), nameId: vocabulary.findName(name) ?? -1 }))
  const marks: Marks = {
    filters,
    all: 2 ** filters.length - 1,
    // not looked at without a filter
    terms: new Uint32Array(filters.length > 0 ? vocabulary.size : 0),
    paths: new Uint32Array(vocabulary.paths.length),
    discounts: new Uint32Array(101),
    ratings: new Uint32Array(51),
    flags: new Uint32Array(8),
    readsValues: filters.some(({ kind }) => kind === 'values'),
  }
  for (const [at, [name, texts]] of chosen.entries()) {
    const bit = 1 << at
    const { kind } = filters[at] as Filter
    if (kind === 'discount') markSteps(marks.discounts, texts, 1, bit)
    else if (kind === 'rating') markSteps(marks.ratings, texts, 10, bit)
    else if (kind === 'availability') {
      for (const flags of marks.flags.keys()) {
        if (texts.includes(AVAILABILITIES[availabilityAt(flags)] as string)) marks.flags[flags] = bit
      }
    } else if (kind === 'category') markPaths(vocabulary, marks.paths, termsOf(vocabulary, name, texts), bit)
    else for (const term of termsOf(vocabulary, name, texts)) marks.terms[term] = bit
  }
  return marks
}
