// Reads the filters of a listing call, and puts the facets of its answer into the order and words that shoppers see.

import type { Bucket } from '../../contract/catalog.ts'
import type { Language } from '../../contract/market.ts'
import { fail } from '../platform/fail.ts'
import type { SearchBucket, SearchRequest } from '../ports/search.ts'
import { type Attribute, type Words, withUnit } from './rules.ts'

export interface ListingFilters {
  filters: Record<string, string[]>
  priceRange: { min: number; max: number } | null
}

const MAX_NAMES = 20
const MAX_TERMS = 50
const PRICE = /^(\d{1,12})-(\d{1,12})$/

function refuse(message: string): never {
  throw fail('catalog.filter-invalid', { problems: [{ path: 'query.filter', message }] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('This is not JSON.')
  }
}

/**
 * Reads `filter`: a JSON object of filter names to lists of terms; `price` is `["min-max"]` in minor units, both
 * included. Names that are not `isKnown` are left out, so that an old link still shows something; an empty list filters nothing.
 * Refuses with `catalog.filter-invalid`.
 */
export function parseFilter(text: string | undefined, isKnown: (name: string) => boolean): ListingFilters {
  if (!text) return { filters: {}, priceRange: null }
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) refuse('An object is expected.')
  const entries = Object.entries(parsed)
  if (entries.length > MAX_NAMES) refuse(`At most ${MAX_NAMES} filters.`)
  const filters: [name: string, terms: string[]][] = []
  let priceRange: ListingFilters['priceRange'] = null
  for (const [name, terms] of entries) {
    if (!Array.isArray(terms) || !terms.every(term => typeof term === 'string' && term.length <= 200)) {
      refuse(`${name.slice(0, 40)}: a list of texts is expected.`)
    }
    if (terms.length > MAX_TERMS) refuse(`${name.slice(0, 40)}: at most ${MAX_TERMS} terms.`)
    if (terms.length === 0) continue
    if (name === 'price') priceRange = parsePrice(terms)
    else if (isKnown(name)) filters.push([name, [...new Set<string>(terms)]])
  }
  return { filters: Object.fromEntries(filters), priceRange }
}

function parsePrice(terms: string[]): { min: number; max: number } {
  const match = terms.length === 1 ? PRICE.exec(terms[0] ?? '') : null
  if (!match) refuse('price: ["min-max"] in minor units is expected.')
  const [min, max] = [Number(match[1]), Number(match[2])]
  if (min > max) refuse('price: the minimum is above the maximum.')
  return { min, max }
}

/** The order of a listing; `price` takes its direction from `orderWay`. */
export function sortOf(
  orderBy: 'popularity' | 'price' | 'lowPrice' | 'highPrice',
  orderWay: 'asc' | 'desc',
): SearchRequest['sort'] {
  if (orderBy === 'price') return orderWay === 'asc' ? 'lowPrice' : 'highPrice'
  return orderBy
}

const LABELS: Record<string, Words> = {
  brand: { en: 'Brand', hi: 'ब्रांड' },
  discount: { en: 'Discount', hi: 'छूट' },
  availability: { en: 'Availability', hi: 'उपलब्धता' },
  'in-stock': { en: 'In stock', hi: 'स्टॉक में' },
  'out-of-stock': { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  'on-request': { en: 'Available on request', hi: 'माँगने पर उपलब्ध' },
}

/** What turns terms into words. */
export interface FacetWords {
  language: Language
  attributes: ReadonlyMap<string, Attribute>
  brands: ReadonlyMap<string, Words>
  inHindi(key: string, text: string): string
}

function termLabel(name: string, term: string, words: FacetWords): string {
  const { language } = words
  if (name === 'brand') return words.brands.get(term)?.[language] ?? term
  if (name === 'availability') return LABELS[term]?.[language] ?? term
  if (name === 'discount') return language === 'hi' ? `${term}% या अधिक` : `${term}% or more`
  const unit = words.attributes.get(name)?.unit ?? ''
  if (unit) return withUnit(term, unit)
  return language === 'hi' ? words.inHindi(name, term) : term
}

const TERMS_SHOWN = 40

function isNumeric(terms: readonly { term: string }[]): boolean {
  return terms.every(({ term }) => term !== '' && Number.isFinite(Number(term)))
}

function bucketOf(bucket: SearchBucket, words: FacetWords): Bucket {
  const { name } = bucket
  const attribute = words.attributes.get(name)
  const terms = bucket.terms
    .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
    .slice(0, TERMS_SHOWN)
    .map(term => ({ ...term, label: termLabel(name, term.term, words) }))
  const numeric = isNumeric(terms)
  terms.sort((a, b) => {
    if (numeric) return Number(a.term) - Number(b.term)
    return b.count - a.count || a.label.localeCompare(b.label, words.language)
  })
  return {
    name,
    label: LABELS[name]?.[words.language] ?? attribute?.name[words.language] ?? name,
    unit: attribute?.unit ?? '',
    terms: terms.map(({ term, label, count, selected }) => ({ term, label, count, selected })),
  }
}

const ATTRIBUTES_SHOWN = 12

/**
 * Facets as shoppers see them: brand, the attributes that most products of the result have, discount, availability.
 * An attribute with a single term says nothing and is left out unless it is chosen.
 */
export function bucketsOf(found: readonly SearchBucket[], words: FacetWords): Bucket[] {
  const fixed = (name: string) => found.filter(bucket => bucket.name === name)
  const covered = (bucket: SearchBucket) => bucket.terms.reduce((total, term) => total + term.count, 0)
  const isChosen = (bucket: SearchBucket) => bucket.terms.some(term => term.selected)
  const attributes = found
    .filter(bucket => words.attributes.has(bucket.name) && (bucket.terms.length > 1 || isChosen(bucket)))
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || covered(b) - covered(a))
    .slice(0, ATTRIBUTES_SHOWN)
    // chosen ones were only put first so that none falls off the end
    .toSorted((a, b) => covered(b) - covered(a))
  return [...fixed('brand'), ...attributes, ...fixed('discount'), ...fixed('availability')].map(bucket =>
    bucketOf(bucket, words),
  )
}
