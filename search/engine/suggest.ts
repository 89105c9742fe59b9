// Suggestions for an unfinished query: texts, categories, brands and products.

import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from '../port.ts'
import { fold } from '../text/fold.ts'
import { stemOf } from './plan-index.ts'
import { anyHasAll } from './postings.ts'
import type { Segment } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordFrequencies } from './word-frequencies.ts'

/** Input of the suggestions. */
export interface SuggestIndex {
  segments: readonly Segment[]
  vocabulary: Vocabulary
  wordFrequencies: WordFrequencies
  search(request: SearchRequest): SearchResult
}

/** Maximum number of completions that are checked against the index. */
const MAX_COMPLETIONS = 40

/** Whether a product contains all words, checked for the first documents of the rarest one only. */
const anyHasAllWords = (segments: readonly Segment[], words: readonly string[]): boolean =>
  anyHasAll(segments, words.map(stemOf), 200)

function termsFor({ segments, wordFrequencies }: SuggestIndex, size: number, typed: string): string[] {
  const words = typed.split(' ')
  const last = words.at(-1) as string
  const before = words.slice(0, -1)
  const suggestions = new Map<string, string>()
  const add = (text: string) => {
    // "drill" and "drills" are the same suggestion
    const key = fold(text).split(' ').map(stemOf).join(' ')
    if (!suggestions.has(key)) suggestions.set(key, text)
  }
  for (const { text } of wordFrequencies.completions(typed, MAX_COMPLETIONS)) {
    if (suggestions.size >= size) break
    if (anyHasAllWords(segments, fold(text).split(' '))) add(text)
  }
  if (before.length > 0) {
    for (const { text } of wordFrequencies.completions(last, MAX_COMPLETIONS)) {
      if (suggestions.size >= size) break
      if (!text.includes(' ') && anyHasAllWords(segments, [...before, fold(text)])) add([...before, text].join(' '))
    }
  }
  return [...suggestions.values()].slice(0, size)
}

/** The lowest categories of the result: names that begin with the typed text first, then by number of products. */
function categoriesOf(vocabulary: Vocabulary, counts: SearchResult['categories'], typed: string) {
  const leaves = new Set(vocabulary.paths.map(path => path.slice(path.lastIndexOf('/') + 1)))
  const suggestions = Object.entries(counts).flatMap(([code, count]) => {
    if (!leaves.has(code)) return []
    const id = vocabulary.find('category', code)
    const names = id === undefined ? [] : [vocabulary.labels[id], vocabulary.labelsHi[id]]
    return [{ code, count, begins: names.some(name => name && fold(name).startsWith(typed)) ? 1 : 0 }]
  })
  return suggestions.sort((a, b) => b.begins - a.begins || b.count - a.count)
}

/**
 * Suggests what an unfinished query may mean; the corrected text is used when the typed one completes to nothing.
 */
export function suggestFrom(index: SuggestIndex, request: SuggestRequest): SuggestResult {
  const { market, language, q, size } = request
  const typed = fold(q).replace(/\s+/g, ' ').trimStart().slice(0, 100)
  if (!typed.trim()) return { terms: [], categories: [], brands: [], msns: [] }
  const searchWith = (operation: SearchRequest['operation']) =>
    index.search({ market, language, q, operation, sort: 'popularity', page: 0, size, facets: ['brand'] })
  const exact = searchWith('and')
  const result = exact.totalCount > 0 ? exact : searchWith('or')
  let terms = termsFor(index, size, typed)
  if (terms.length === 0 && result.corrected) terms = termsFor(index, size, fold(result.corrected))
  const { vocabulary } = index
  const categories = categoriesOf(vocabulary, result.categories, typed)
    .slice(0, size)
    .map(({ code, count }) => ({ code, count }))
  const brands = (result.buckets[0]?.terms ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, size)
    .map(({ term, count }) => ({ slug: term, count }))
  return { terms, categories, brands, msns: result.msns }
}
