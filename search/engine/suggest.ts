// Suggestions while a shopper types: texts to search for, categories, brands and products.

import type { SearchAnswer, SearchRequest, SuggestAnswer, SuggestRequest } from '../port.ts'
import { fold } from '../text/fold.ts'
import type { Lexicon } from './lexicon.ts'
import { stemOf } from './plan-index.ts'
import { someHolds } from './postings.ts'
import type { Segment } from './segment.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What suggestions are made of. */
export interface SuggestIndex {
  segments: readonly Segment[]
  vocabulary: Vocabulary
  lexicon: Lexicon
  search(request: SearchRequest): SearchAnswer
}

/** Completions of the last word that are tried behind the words before it. */
const TRIED = 40

/** Whether a product has all words; a completion that the first products of its rarest word do not have is not offered. */
const someHasAll = (segments: readonly Segment[], words: readonly string[]): boolean =>
  someHolds(segments, words.map(stemOf), 200)

function termsFor({ segments, lexicon }: SuggestIndex, size: number, typed: string): string[] {
  const words = typed.split(' ')
  const last = words.at(-1) as string
  const before = words.slice(0, -1)
  const found = new Map<string, string>()
  const note = (text: string) => {
    // "drill" and "drills" are one suggestion
    const key = fold(text).split(' ').map(stemOf).join(' ')
    if (!found.has(key)) found.set(key, text)
  }
  for (const { text } of lexicon.completions(typed, TRIED)) {
    if (found.size >= size) break
    if (someHasAll(segments, fold(text).split(' '))) note(text)
  }
  if (before.length > 0) {
    for (const { text } of lexicon.completions(last, TRIED)) {
      if (found.size >= size) break
      if (!text.includes(' ') && someHasAll(segments, [...before, fold(text)])) note([...before, text].join(' '))
    }
  }
  return [...found.values()].slice(0, size)
}

/** Lowest categories of what is found: those whose name begins with what is typed first, then by products. */
function categoriesOf(vocabulary: Vocabulary, counts: SearchAnswer['categories'], typed: string) {
  const leaves = new Set(vocabulary.paths.map(path => path.slice(path.lastIndexOf('/') + 1)))
  const found = Object.entries(counts).flatMap(([code, count]) => {
    if (!leaves.has(code)) return []
    const id = vocabulary.find('category', code)
    const names = id === undefined ? [] : [vocabulary.labels[id], vocabulary.labelsHi[id]]
    return [{ code, count, begins: names.some(name => name && fold(name).startsWith(typed)) ? 1 : 0 }]
  })
  return found.sort((a, b) => b.begins - a.begins || b.count - a.count)
}

/** Answers what could be meant by what is typed so far; with typing errors put right when nothing else is found. */
export function suggestFrom(index: SuggestIndex, request: SuggestRequest): SuggestAnswer {
  const { market, language, q, size } = request
  const typed = fold(q).replace(/\s+/g, ' ').trimStart().slice(0, 100)
  if (!typed.trim()) return { terms: [], categories: [], brands: [], msns: [] }
  const ask = (operation: SearchRequest['operation']) =>
    index.search({ market, language, q, operation, sort: 'popularity', page: 0, size, facets: ['brand'] })
  const exact = ask('and')
  const answer = exact.totalCount > 0 ? exact : ask('or')
  let terms = termsFor(index, size, typed)
  if (terms.length === 0 && answer.corrected) terms = termsFor(index, size, fold(answer.corrected))
  const { vocabulary } = index
  const categories = categoriesOf(vocabulary, answer.categories, typed)
    .slice(0, size)
    .map(({ code, count }) => ({ code, count }))
  const brands = (answer.buckets[0]?.terms ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, size)
    .map(({ term, count }) => ({ slug: term, count }))
  return { terms, categories, brands, msns: answer.msns }
}
