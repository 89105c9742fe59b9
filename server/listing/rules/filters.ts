// Parses the filters and sort order of a listing request.

import type { ORDERS } from '../../../contract/listing/api.ts'
import type { SearchRequest } from '../../../search/port.ts'
import { appError } from '../../platform/errors.ts'

export interface ListingFilters {
  filters: Record<string, string[]>
  priceRange: { min: number; max: number } | null
}

const MAX_NAMES = 20
const MAX_TERMS = 50
const PRICE = /^(\d{1,12})-(\d{1,12})$/

function invalidFilter(message: string): never {
  throw appError('catalog.filter-invalid', { problems: [{ path: 'query.filter', message }] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return invalidFilter('This is not JSON.')
  }
}

/**
 * Parses `filter`: a JSON object of filter names to lists of terms; `price` is `["min-max"]` in minor units, inclusive.
 * Names that are not `isKnown` are ignored, so that old links still work; an empty list filters nothing.
 * @throws catalog.filter-invalid
 */
export function parseFilter(text: string | undefined, isKnown: (name: string) => boolean): ListingFilters {
  if (!text) return { filters: {}, priceRange: null }
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) invalidFilter('An object is expected.')
  const entries = Object.entries(parsed)
  if (entries.length > MAX_NAMES) invalidFilter(`At most ${MAX_NAMES} filters.`)
  const filters: [name: string, terms: string[]][] = []
  let priceRange: ListingFilters['priceRange'] = null
  for (const [name, terms] of entries) {
    if (!Array.isArray(terms) || !terms.every(term => typeof term === 'string' && term.length <= 200)) {
      invalidFilter(`${name.slice(0, 40)}: a list of texts is expected.`)
    }
    if (terms.length > MAX_TERMS) invalidFilter(`${name.slice(0, 40)}: at most ${MAX_TERMS} terms.`)
    if (terms.length === 0) continue
    if (name === 'price') priceRange = parsePrice(terms)
    else if (isKnown(name)) filters.push([name, [...new Set<string>(terms)]])
  }
  return { filters: Object.fromEntries(filters), priceRange }
}

function parsePrice(terms: string[]): { min: number; max: number } {
  const match = terms.length === 1 ? PRICE.exec(terms[0] ?? '') : null
  if (!match) invalidFilter('price: ["min-max"] in minor units is expected.')
  const [min, max] = [Number(match[1]), Number(match[2])]
  if (min > max) invalidFilter('price: the minimum is above the maximum.')
  return { min, max }
}

/** The sort order of a listing; `price` takes its direction from `orderWay`. */
export function sortOf(orderBy: (typeof ORDERS)[number], orderWay: 'asc' | 'desc'): SearchRequest['sort'] {
  if (orderBy === 'price') return orderWay === 'asc' ? 'lowPrice' : 'highPrice'
  return orderBy
}

const AT_LEAST = new Set(['discount', 'rating'])

/** Merges fixed filters over the chosen ones; of two minimum values the greater applies. */
export function withFixed(
  chosen: Readonly<Record<string, string[]>>,
  fixed: Readonly<Record<string, string[]>>,
): Record<string, string[]> {
  const merged = { ...chosen, ...fixed }
  for (const name of AT_LEAST) {
    const [own, always] = [chosen[name], fixed[name]]
    if (own && always) merged[name] = [String(Math.max(Math.min(...own.map(Number)) || 0, Number(always[0])))]
  }
  return merged
}
