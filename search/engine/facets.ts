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

function stepCounts(counts: Uint32Array, from: readonly number[], scale: number): [string, number][] {
  return from.map(step => {
    let sum = 0
    for (let at = step * scale; at < counts.length; at++) sum += counts[at] as number
    return [String(step), sum]
  })
}

/** The terms of a facet that products have, and the selected ones that it knows, with their counts. */
function countedTerms(
  vocabulary: Vocabulary,
  name: string,
  { counts, categoryCounts }: FacetResult,
  selected: ReadonlySet<string>,
): [string, number][] {
  const kind = kindOf(name)
  if (kind === 'category') return [...countsByCategory(vocabulary, categoryCounts)]
  if (kind === 'discount') return stepCounts(counts.discounts, DISCOUNT_STEPS, 1)
  if (kind === 'rating') return stepCounts(counts.ratings, RATING_STEPS, 10)
  if (kind === 'availability') return AVAILABILITIES.map((one, at) => [one, counts.availabilities[at] as number])
  const id = vocabulary.findName(name)
  const present: [string, number][] = []
  // most terms of the catalogue are in few results
  for (const term of id === undefined ? [] : (vocabulary.ofName[id] ?? [])) {
    const count = counts.terms[term] as number
    if (count === 0 && selected.size === 0) continue
    const text = vocabulary.texts[term] as string
    if (count > 0 || selected.has(text)) present.push([text, count])
  }
  return present
}

function rangeOf(vocabulary: Vocabulary, name: string, terms: readonly { term: string }[]): SearchBucket['range'] {
  if (kindOf(name) !== 'values' || terms.length === 0) return undefined
  const numbers = terms.map(({ term }) => (term === '' ? Number.NaN : Number(term))).filter(Number.isFinite)
  if (numbers.length < terms.length) return undefined
  const unit = vocabulary.units[vocabulary.findName(name) ?? -1] ?? ''
  return { min: Math.min(...numbers), max: Math.max(...numbers), unit }
}

/** The requested facets; selected terms are included even when no product has them. */
export function bucketsOf(vocabulary: Vocabulary, request: SearchRequest, result: FacetResult): SearchBucket[] {
  const buckets = request.facets.map((name): SearchBucket => {
    const selected = new Set(request.filters?.[name] ?? [])
    const counted = countedTerms(vocabulary, name, result, selected)
    const present = counted.filter(([term, count]) => count > 0 || selected.has(term))
    const shown = new Set(selected.size > 0 ? present.map(([term]) => term) : [])
    const missing = [...selected].filter(term => !shown.has(term)).map((term): [string, number] => [term, 0])
    const terms = [...present, ...missing].map(([term, count]) => {
      const id = vocabulary.find(name, term)
      const textHi = id === undefined ? '' : vocabulary.labelsHi[id]
      return { term, count, selected: selected.has(term), ...(textHi && { textHi }) }
    })
    const counts = terms.filter(({ count }) => count > 0)
    const range = rangeOf(vocabulary, name, counts)
    return { name, terms, ...(range && { range }) }
  })
  return buckets.filter(bucket => bucket.terms.length > 0)
}
