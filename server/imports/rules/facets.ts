// Chooses the attributes to filter by: those that most products of a category have, with few enough values.

import type { AttributeKind } from './mapping.ts'

/** How many products have each value; stops growing past the limit. */
interface ValueStat {
  counts: Map<string, number>
  overflow: boolean
  longest: number
}

/** Seen values of an attribute within a category: whole, and split into items in case it turns out to be a list. */
export interface FacetStat {
  filled: number
  values: ValueStat
  items: ValueStat
}

const VALUES_KEPT = 80
/** Minimum number of products in a category for choosing facets. */
const MIN_PRODUCTS = 8
const MIN_COVERAGE = 0.4
const MAX_VALUES = { text: 40, list: 40, boolean: 2, number: 60 } as const
const MAX_VALUE_LENGTH = 40
const PER_CATEGORY = 10
/** Attributes of operating conditions, by which nobody filters. */
const SHARE_OF_LIMIT =
  /\b(?:operating|storage|non[- ]operating|ambient)\b.*\b(?:temperature|humidity|altitude|shock|vibration)\b/i
/** Attributes of packaging, record and documents, by which nobody filters either. */
const NEVER_FILTERED =
  /\b(?:pack(?:age|ed|aging|ing)?|pallets?|cartons?|master|outer|case \w+|shipping|gross|ean|upc|gtin|barcode|url|links?|id|code|last change|date|launch|status|revision|sku|manual|guide|certificat\w*|datasheet|legal|disclaimer|harmonized|intrastat|commodity|ark|images?|datum|updated|created|per (?:carton|pallet|layer))\b/i

const newValues = (): ValueStat => ({ counts: new Map(), overflow: false, longest: 0 })

export function newStat(): FacetStat {
  return { filled: 0, values: newValues(), items: newValues() }
}

function note(stat: ValueStat, value: string): void {
  stat.longest = Math.max(stat.longest, value.length)
  const count = stat.counts.get(value)
  if (count !== undefined || stat.counts.size < VALUES_KEPT) stat.counts.set(value, (count ?? 0) + 1)
  else stat.overflow = true
}

/** Counts the value of one product, and its items. */
export function noteValue(stat: FacetStat, value: string, items: readonly string[]): void {
  stat.filled++
  note(stat.values, value)
  for (const item of items) note(stat.items, item)
}

/** How well an attribute divides the products of a category, 0 to 1; 0 if it should not be a facet there. */
export function facetScore(stat: FacetStat, productCount: number, kind: AttributeKind): number {
  const coverage = stat.filled / productCount
  const { counts: perValue, overflow, longest } = kind === 'list' ? stat.items : stat.values
  const distinct = perValue.size
  if (productCount < MIN_PRODUCTS || coverage < MIN_COVERAGE || overflow) return 0
  if (distinct < 2 || distinct > MAX_VALUES[kind] || longest > MAX_VALUE_LENGTH) return 0
  // a value for nearly every product names products instead of grouping them
  if (distinct > stat.filled / 2) return 0
  const counts = [...perValue.values()]
  if (Math.max(...counts) / stat.filled > 0.95) return 0
  const all = counts.reduce((sum, count) => sum + count, 0)
  const evenness = counts.reduce((sum, count) => sum - (count / all) * Math.log2(count / all), 0)
  return Math.min(1, coverage) * Math.min(1, evenness / 2)
}

export interface FacetChoice {
  category: string
  keys: string[]
}

export interface FacetCandidate {
  category: string
  key: string
  name: string
  kind: AttributeKind
  stat: FacetStat
}

/** The best attributes of each category. `products` counts the products of each. */
export function chooseFacets(
  candidates: readonly FacetCandidate[],
  productCounts: ReadonlyMap<string, number>,
): FacetChoice[] {
  const byCategory = new Map<string, { key: string; score: number }[]>()
  for (const { category, key, name, kind, stat } of candidates) {
    if (NEVER_FILTERED.test(name) || SHARE_OF_LIMIT.test(name)) continue
    const score = facetScore(stat, productCounts.get(category) ?? 0, kind)
    if (score > 0) byCategory.set(category, [...(byCategory.get(category) ?? []), { key, score }])
  }
  return [...byCategory].map(([category, candidatesOfCategory]) => ({
    category,
    keys: candidatesOfCategory
      .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
      .slice(0, PER_CATEGORY)
      .map(({ key }) => key),
  }))
}
