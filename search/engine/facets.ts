// The facets of an answer, read out of the counts of a pass.

import type { SearchBucket, SearchRequest } from '../port.ts'
import { AVAILABILITIES, kindOf } from './facet-filters.ts'
import type { Found } from './facet-pass.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Discounts are offered as steps: a product belongs to every step it reaches. */
const DISCOUNT_STEPS = [10, 20, 30, 40, 50]
const RATING_STEPS = [1, 2, 3, 4]

/** Counts by category of all levels. */
export function byCategory(vocabulary: Vocabulary, paths: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [path, count] of paths.entries()) {
    if (count === 0) continue
    for (const term of vocabulary.pathTerms[path] ?? []) {
      const code = vocabulary.texts[term] as string
      counts.set(code, (counts.get(code) ?? 0) + count)
    }
  }
  return counts
}

function steps(counts: Uint32Array, from: readonly number[], scale: number): [string, number][] {
  return from.map(step => {
    let sum = 0
    for (let at = step * scale; at < counts.length; at++) sum += counts[at] as number
    return [String(step), sum]
  })
}

function counted(vocabulary: Vocabulary, name: string, { counts, categoryCounts }: Found): [string, number][] {
  const kind = kindOf(name)
  if (kind === 'category') return [...byCategory(vocabulary, categoryCounts)]
  if (kind === 'discount') return steps(counts.discounts, DISCOUNT_STEPS, 1)
  if (kind === 'rating') return steps(counts.ratings, RATING_STEPS, 10)
  if (kind === 'availability') return AVAILABILITIES.map((one, at) => [one, counts.availabilities[at] as number])
  const id = vocabulary.findName(name)
  return (id === undefined ? [] : (vocabulary.ofName[id] ?? [])).map(term => [
    vocabulary.texts[term] as string,
    counts.terms[term] as number,
  ])
}

function rangeOf(vocabulary: Vocabulary, name: string, terms: readonly { term: string }[]): SearchBucket['range'] {
  if (kindOf(name) !== 'values' || terms.length === 0) return undefined
  const numbers = terms.map(({ term }) => (term === '' ? Number.NaN : Number(term))).filter(Number.isFinite)
  if (numbers.length < terms.length) return undefined
  const unit = vocabulary.units[vocabulary.findName(name) ?? -1] ?? ''
  return { min: Math.min(...numbers), max: Math.max(...numbers), unit }
}

/** The facets that were asked for; chosen terms are there even when nothing has them. */
export function bucketsOf(vocabulary: Vocabulary, request: SearchRequest, found: Found): SearchBucket[] {
  const buckets = request.facets.map((name): SearchBucket => {
    const chosen = new Set(request.filters?.[name] ?? [])
    const present = counted(vocabulary, name, found).filter(([term, count]) => count > 0 || chosen.has(term))
    const shown = new Set(present.map(([term]) => term))
    const missing = [...chosen].filter(term => !shown.has(term)).map((term): [string, number] => [term, 0])
    const terms = [...present, ...missing].map(([term, count]) => {
      const id = vocabulary.find(name, term)
      const textHi = id === undefined ? '' : vocabulary.labelsHi[id]
      return { term, count, selected: chosen.has(term), ...(textHi && { textHi }) }
    })
    const counts = terms.filter(({ count }) => count > 0)
    const range = rangeOf(vocabulary, name, counts)
    return { name, terms, ...(range && { range }) }
  })
  return buckets.filter(bucket => bucket.terms.length > 0)
}
