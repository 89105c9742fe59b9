// Compiles the filters of a request to bit masks: which filters each term, path, discount, rating and availability passes.

import type { SearchRequest } from '../port.ts'
import { FLAG } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

export const AVAILABILITIES = ['in-stock', 'out-of-stock', 'on-request']
const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/
const MAX_FILTERS = 30

export type Kind = 'values' | 'brand' | 'category' | 'discount' | 'availability' | 'rating'

export interface Filter {
  kind: Kind
  nameId: number
}

/** Tables with one bit per filter; an entry has the bits of the filters that it passes. */
export interface FilterBits {
  filters: readonly Filter[]
  /** The bits of all filters. */
  all: number
  /** By vocabulary term: attribute values, tags and brands. */
  terms: Uint32Array
  paths: Uint32Array
  /** By whole per cent, by tenths of a star, and by the flags of a document. */
  discounts: Uint32Array
  ratings: Uint32Array
  flags: Uint32Array
  /** Whether any filter concerns attribute values. */
  readsValues: boolean
}

export const kindOf = (name: string): Kind =>
  name === 'brand' || name === 'category' || name === 'discount' || name === 'availability' || name === 'rating'
    ? name
    : 'values'

export const availabilityAt = (flags: number): number => (flags & FLAG.onRequest ? 2 : flags & FLAG.inStock ? 0 : 1)

function termsOf(vocabulary: Vocabulary, name: string, selected: readonly string[]): Set<number> {
  const terms = new Set<number>()
  for (const text of selected) {
    const id = vocabulary.find(name, text)
    if (id !== undefined) terms.add(id)
    const range = id === undefined ? RANGE.exec(text) : null
    if (range) for (const one of vocabulary.between(name, Number(range[1]), Number(range[2]))) terms.add(one)
  }
  return terms
}

/** Sets the bit from the lowest selected number on: "at least 20 %" includes everything above. */
function setStepBits(table: Uint32Array, selected: readonly string[], scale: number, bit: number): void {
  const numbers = selected.map(Number).filter(Number.isFinite)
  if (numbers.length > 0) table.fill(bit, Math.ceil(Math.min(...numbers) * scale))
}

function setPathBits(vocabulary: Vocabulary, paths: Uint32Array, selected: ReadonlySet<number>, bit: number): void {
  for (const [path, terms] of vocabulary.pathTerms.entries()) {
    if (terms.some(term => selected.has(term))) paths[path] = bit
  }
}

/** Compiles the filters of a request; at most 30 of them count. */
export function filterBitsOf(vocabulary: Vocabulary, request: SearchRequest): FilterBits {
  const selected = Object.entries(request.filters ?? {})
    .filter(([, terms]) => terms.length > 0)
    .slice(0, MAX_FILTERS)
  const filters = selected.map(([name]): Filter => ({ kind: kindOf(name), nameId: vocabulary.findName(name) ?? -1 }))
  const bits: FilterBits = {
    filters,
    all: 2 ** filters.length - 1,
    // only read with a filter
    terms: new Uint32Array(filters.length > 0 ? vocabulary.size : 0),
    paths: new Uint32Array(vocabulary.paths.length),
    discounts: new Uint32Array(101),
    ratings: new Uint32Array(51),
    flags: new Uint32Array(8),
    readsValues: filters.some(({ kind }) => kind === 'values'),
  }
  for (const [at, [name, texts]] of selected.entries()) {
    const bit = 1 << at
    const { kind } = filters[at] as Filter
    if (kind === 'discount') setStepBits(bits.discounts, texts, 1, bit)
    else if (kind === 'rating') setStepBits(bits.ratings, texts, 10, bit)
    else if (kind === 'availability') {
      for (const flags of bits.flags.keys()) {
        if (texts.includes(AVAILABILITIES[availabilityAt(flags)] as string)) bits.flags[flags] = bit
      }
    } else if (kind === 'category') setPathBits(vocabulary, bits.paths, termsOf(vocabulary, name, texts), bit)
    else for (const term of termsOf(vocabulary, name, texts)) bits.terms[term] = bit
  }
  return bits
}
