// Builds the facets of a result from the counts of a pass.

import type { SearchBucket, SearchRequest } from '../port.ts'
import { AVAILABILITIES, kindOf } from './facet-filters.ts'
import type { FacetResult } from './facet-pass.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Minimum discounts in per cent and minimum stars: a product counts for every step that it reaches. */
const DISCOUNT_STEPS = [10, 20, 30, 40, 50]
const RATING_STEPS = [1, 2, 3, 4]

/** Counts by category code, on all levels. */
export function countsByCategory(vocabulary: Vocabulary, paths: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  // by index: there are many paths, and an iterator would allocate a pair for each
  for (let path = 0; path < paths.length; path++) {
    const count = paths[path] as number
    if (count === 0) continue
    for (const term of vocabulary.pathTerms[path] ?? []) {
      const code = vocabulary.texts[term] as string
      counts.set(code, (counts.get(code) ?? 0) + count)
    }
  }
  return counts
}

interface Counted {
  text: string
  count: number
  textHi: string
}

function stepCounts(counts: Uint32Array, from: readonly number[], scale: number): Counted[] {
  return from.map(step => {
    let count = 0
    for (let at = step * scale; at < counts.length; at++) count += counts[at] as number
    return { text: String(step), count, textHi: '' }
  })
}

/** The terms of a facet that products have, and the selected ones that it knows. */
function countedTerms(
  vocabulary: Vocabulary,
  name: string,
  { counts, categoryCounts }: FacetResult,
  selected: ReadonlySet<string>,
): Counted[] {
  const kind = kindOf(name)
  if (kind === 'discount') return stepCounts(counts.discounts, DISCOUNT_STEPS, 1)
  if (kind === 'rating') return stepCounts(counts.ratings, RATING_STEPS, 10)
  if (kind === 'availability')
    return AVAILABILITIES.map((text, at) => ({ text, count: counts.availabilities[at] as number, textHi: '' }))
  const counted = (text: string, count: number, term: number | undefined): Counted => {
    return { text, count, textHi: term === undefined ? '' : (vocabulary.labelsHi[term] ?? '') }
  }
  if (kind === 'category')
    return [...countsByCategory(vocabulary, categoryCounts)].map(([code, count]) =>
      counted(code, count, vocabulary.find(name, code)),
    )
  const present: Counted[] = []
  // most terms of the catalogue are in few results
  for (const term of termsOf(vocabulary, name)) {
    const count = counts.terms[term] as number
    if (count === 0 && selected.size === 0) continue
    const text = vocabulary.texts[term] as string
    if (count > 0 || selected.has(text)) present.push(counted(text, count, term))
  }
  return present
}

function termsOf(vocabulary: Vocabulary, name: string): readonly number[] {
  const id = vocabulary.findName(name)
  return id === undefined ? [] : (vocabulary.ofName[id] ?? [])
}

/** Whether enough products have an attribute, with several terms, for it to be offered without a selection. */
function isCommon(vocabulary: Vocabulary, name: string, { counts }: FacetResult, minProducts: number): boolean {
  let terms = 0
  let products = 0
  for (const term of termsOf(vocabulary, name)) {
    const count = counts.terms[term] as number
    if (count === 0) continue
    terms++
    products += count
    if (terms > 1 && products >= minProducts) return true
  }
  return false
}

function rangeOf(vocabulary: Vocabulary, name: string, terms: readonly { term: string }[]): SearchBucket['range'] {
  if (kindOf(name) !== 'values' || terms.length === 0) return undefined
  const numbers = terms.map(({ term }) => (term === '' ? Number.NaN : Number(term))).filter(Number.isFinite)
  if (numbers.length < terms.length) return undefined
  const unit = vocabulary.units[vocabulary.findName(name) ?? -1] ?? ''
  return { min: Math.min(...numbers), max: Math.max(...numbers), unit }
}

function bucketOf(
  vocabulary: Vocabulary,
  name: string,
  selected: ReadonlySet<string>,
  result: FacetResult,
): SearchBucket {
  const counted = countedTerms(vocabulary, name, result, selected)
  const present = counted.filter(({ text, count }) => count > 0 || selected.has(text))
  const shown = new Set(selected.size > 0 ? present.map(({ text }) => text) : [])
  const missing = [...selected]
    .filter(text => !shown.has(text))
    .map((text): Counted => ({ text, count: 0, textHi: '' }))
  const terms = [...present, ...missing].map(({ text, count, textHi }) => {
    return { term: text, count, selected: selected.has(text), ...(textHi && { textHi }) }
  })
  const counts = terms.filter(({ count }) => count > 0)
  const range = rangeOf(vocabulary, name, counts)
  return { name, terms, ...(range && { range }) }
}

/** The requested facets; selected terms are included even when no product has them. */
export function bucketsOf(vocabulary: Vocabulary, request: SearchRequest, result: FacetResult): SearchBucket[] {
  const { facets, optionalFacets, filters } = request
  const selectedOf = (name: string) => filters?.[name] ?? []
  const minProducts = result.passing.length * (optionalFacets?.minShare ?? 0)
  const offered = (optionalFacets?.names ?? []).filter(
    name => selectedOf(name).length > 0 || isCommon(vocabulary, name, result, minProducts),
  )
  return [...facets, ...offered]
    .map(name => bucketOf(vocabulary, name, new Set(selectedOf(name)), result))
    .filter(bucket => bucket.terms.length > 0)
}
