// Orders, labels and limits the facets of a listing.

import type { Bucket } from '../../../contract/listing/api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { SearchBucket, SearchTerm } from '../../../search/port.ts'
import { type Attribute, hindiOfValue, type LocalizedText, withUnit } from '../../catalog/service.ts'

const LABELS: Record<string, LocalizedText> = {
  brand: { en: 'Brand', hi: 'ब्रांड' },
  category: { en: 'Category', hi: 'श्रेणी' },
  origin: { en: 'Country of origin', hi: 'मूल देश' },
  rating: { en: 'Customer rating', hi: 'ग्राहक रेटिंग' },
  discount: { en: 'Discount', hi: 'छूट' },
  availability: { en: 'Availability', hi: 'उपलब्धता' },
  'in-stock': { en: 'In stock', hi: 'स्टॉक में' },
  'out-of-stock': { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  'on-request': { en: 'Available on request', hi: 'अनुरोध पर उपलब्ध' },
}

/** Labels for facet terms. */
export interface FacetTexts {
  language: Language
  attributes: ReadonlyMap<string, Attribute>
  brands: ReadonlyMap<string, LocalizedText>
  categories: ReadonlyMap<string, { name: LocalizedText }>
}

/** Limits of the displayed facets. */
export interface FacetLimits {
  /** Number of products in the result, for the coverage of attributes. */
  products: number
  /** Maximum terms per bucket; chosen terms are always included. */
  terms: number
  /** Maximum attributes; chosen ones are always included. */
  attributes: number
}

const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/

/** Bounds (inclusive) of a range term; null for any other term. */
function rangeOf(term: string): { min: number; max: number } | null {
  const match = RANGE.exec(term)
  return match && { min: Number(match[1]), max: Number(match[2]) }
}

function termLabel(name: string, { term, textHi }: SearchTerm, texts: FacetTexts): string {
  const { language } = texts
  if (name === 'brand') return texts.brands.get(term)?.[language] ?? term
  if (name === 'category') return texts.categories.get(term)?.name[language] ?? term
  if (name === 'availability') return LABELS[term]?.[language] ?? term
  if (name === 'discount') return language === 'hi' ? `${term}% या अधिक` : `${term}% or more`
  if (name === 'rating') return language === 'hi' ? `${term} स्टार या अधिक` : `${term} stars and up`
  const attribute = texts.attributes.get(name)
  const unit = attribute?.unit ?? ''
  const range = rangeOf(term)
  if (range) return withUnit(`${range.min}–${range.max}`, unit)
  if (unit) return withUnit(term, unit)
  // the index has the Hindi from when it was built
  return (language === 'hi' && (hindiOfValue(attribute, term) ?? textHi)) || term
}

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))

/** Counts a chosen range as the sum of its numbers; valid because a product has one number per attribute. */
function counted(term: SearchTerm, all: readonly SearchTerm[]): SearchTerm {
  const range = rangeOf(term.term)
  if (!range) return term
  const within = all.filter(one => isNumber(one.term) && Number(one.term) >= range.min && Number(one.term) <= range.max)
  return { ...term, count: within.reduce((sum, { count }) => sum + count, 0) }
}

const placeOf = (term: string) => rangeOf(term)?.min ?? Number(term)

function bucketOf(bucket: SearchBucket, texts: FacetTexts, most: number): Bucket {
  const { name, range } = bucket
  const attribute = texts.attributes.get(name)
  const terms = bucket.terms
    .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count)
    .slice(0, most)
    .map(term => ({ ...counted(term, bucket.terms), label: termLabel(name, term, texts) }))
  const numeric = terms.every(({ term }) => isNumber(term) || (attribute !== undefined && rangeOf(term) !== null))
  terms.sort((a, b) => {
    if (numeric) return placeOf(a.term) - placeOf(b.term)
    return b.count - a.count || a.label.localeCompare(b.label, texts.language)
  })
  return {
    name,
    label: LABELS[name]?.[texts.language] ?? attribute?.name[texts.language] ?? name,
    unit: attribute?.unit ?? '',
    range: attribute && range ? { min: range.min, max: range.max } : null,
    terms: terms.map(({ term, label, count, selected }) => ({ term, label, count, selected })),
    termCount: bucket.terms.length,
  }
}

/** Minimum share of products with an attribute. */
export const MIN_COVERAGE = 0.1
const FEW_TERMS = 10

/** Whether an attribute is useful as a filter: enough products have it and its terms group products. */
function isTelling({ terms }: SearchBucket, covered: number, products: number): boolean {
  if (terms.length < 2 || covered < products * MIN_COVERAGE) return false
  const isNumeric = terms.every(({ term }) => isNumber(term))
  return isNumeric || terms.length <= FEW_TERMS || terms.length <= covered / 2
}

/**
 * Facets for display: brand, the attributes with the highest coverage, country of origin, rating, discount, availability. Attributes that do
 * not distinguish the products of this result are omitted unless chosen.
 */
export function bucketsOf(buckets: readonly SearchBucket[], texts: FacetTexts, limits: FacetLimits): Bucket[] {
  const fixed = (name: string) => buckets.filter(bucket => bucket.name === name)
  const covered = (bucket: SearchBucket) => bucket.terms.reduce((total, term) => total + term.count, 0)
  const isChosen = (bucket: SearchBucket) => bucket.terms.some(term => term.selected)
  const attributes = buckets
    .filter(({ name }) => texts.attributes.has(name))
    .filter(bucket => isChosen(bucket) || isTelling(bucket, covered(bucket), limits.products))
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || covered(b) - covered(a))
    .slice(0, limits.attributes)
    // selected ones come first only so that none is cut off
    .toSorted((a, b) => covered(b) - covered(a))
  const ordered = [
    fixed('brand'),
    fixed('category'),
    attributes,
    fixed('origin'),
    fixed('rating'),
    fixed('discount'),
  ].flat()
  return [...ordered, ...fixed('availability')].map(bucket => bucketOf(bucket, texts, limits.terms))
}
