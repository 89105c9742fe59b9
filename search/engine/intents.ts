// Recognises brands and categories that a query names, to boost their products.

import { fieldTokens } from '../text/analyse.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Boost factors; 1 for brands and categories that the query does not name. */
export interface Intents {
  /** By brand term; null when the query names no brand. */
  brands: Float32Array | null
  /** By category path. */
  paths: Float32Array
}

interface Named {
  term: number
  /** The words of each of its names. */
  names: string[][]
}

/** Names by each of their words, so that a query is compared only with names that share a word. */
type ByWord = ReadonlyMap<string, readonly Named[]>

interface Names {
  revision: number
  brands: ByWord
  categories: ByWord
}

const namesByVocabulary = new WeakMap<Vocabulary, Names>()

const wordsOf = (name: string): string[] => {
  const first = new Map<number, string>()
  for (const { text, position, kind } of fieldTokens(name)) {
    if (kind === 'word' && !first.has(position)) first.set(position, text)
  }
  return [...first.values()]
}

function readNames(vocabulary: Vocabulary, name: string): ByWord {
  const id = vocabulary.findName(name)
  const byWord = new Map<string, Named[]>()
  for (const term of id === undefined ? [] : (vocabulary.ofName[id] ?? [])) {
    const labels = [vocabulary.labels[term], vocabulary.labelsHi[term]]
    const names = labels.flatMap(label => (label ? [wordsOf(label)] : []))
    for (const word of new Set(names.flat())) byWord.set(word, [...(byWord.get(word) ?? []), { term, names }])
  }
  return byWord
}

/** Names that share a word with the query, each once. */
function* namesSharingWords(byWord: ByWord, tokens: ReadonlyMap<string, number>): Generator<Named> {
  const seen = new Set<number>()
  for (const token of tokens.keys()) {
    for (const one of byWord.get(token) ?? []) {
      if (!seen.has(one.term)) yield one
      seen.add(one.term)
    }
  }
}

function namesOf(vocabulary: Vocabulary): Names {
  const known = namesByVocabulary.get(vocabulary)
  if (known?.revision === vocabulary.revision) return known
  const names = {
    revision: vocabulary.revision,
    brands: readNames(vocabulary, 'brand'),
    categories: readNames(vocabulary, 'category'),
  }
  namesByVocabulary.set(vocabulary, names)
  return names
}

/** Positions of the query's words by the tokens that are likely forms of them. */
function tokensOf(words: readonly PlannedWord[]): Map<string, number> {
  const tokens = new Map<string, number>()
  for (const [position, { tokens: forms, phrases }] of words.entries()) {
    for (const { token, weight } of forms) if (weight >= 0.7) tokens.set(token, position)
    for (const { tokens: all, weight } of phrases) if (weight >= 0.7) for (const one of all) tokens.set(one, position)
  }
  return tokens
}

/** For the best of a term's names: the share of its words that the query contains, and the idf of these words. */
function coverOf(names: readonly string[][], tokens: ReadonlyMap<string, number>, words: readonly PlannedWord[]) {
  let best = { covered: 0, idf: 0 }
  for (const name of names) {
    if (name.length === 0) continue
    const positions = new Set(name.flatMap(word => tokens.get(word) ?? []))
    const matched = name.filter(word => tokens.has(word)).length
    const idf = [...positions].reduce((sum, position) => sum + (words[position]?.idf ?? 0), 0)
    const covered = matched / name.length
    if (covered * (1 + idf) > best.covered * (1 + best.idf)) best = { covered, idf }
  }
  return best
}

const MIN_COVERED = 0.5

/** Boost factors for the products of the brands and categories that a query names. */
export function intentsOf(vocabulary: Vocabulary, plan: QueryPlan, set: Ranking): Intents {
  const { brands, categories } = namesOf(vocabulary)
  const tokens = tokensOf(plan.words)
  const all = plan.words.reduce((sum, { idf }) => sum + idf, 0) || 1
  let brandFactors: Float32Array | null = null
  // the label of a brand has its name in both languages, so that half of it is the whole name in one
  for (const { term, names } of namesSharingWords(brands, tokens)) {
    if (coverOf(names, tokens, plan.words).covered < MIN_COVERED) continue
    brandFactors ??= new Float32Array(vocabulary.size).fill(1)
    brandFactors[term] = 1 + set.brandIntent
  }
  const terms = new Map<number, number>()
  for (const { term, names } of namesSharingWords(categories, tokens)) {
    const { covered, idf } = coverOf(names, tokens, plan.words)
    if (covered >= MIN_COVERED) terms.set(term, set.categoryIntent * covered * (idf / all))
  }
  const paths = Float32Array.from(vocabulary.pathTerms, path => {
    let boost = 0
    for (let level = 0; terms.size > 0 && level < path.length; level++) {
      const own = terms.get(path[level] as number)
      if (own !== undefined) boost = Math.max(boost, own * (level === path.length - 1 ? 1 : 0.5))
    }
    return 1 + boost
  })
  return { brands: brandFactors, paths }
}

const AND = new Set(['and', 'और', 'एवं'])

/** Whether a word of a category name says what is in it: the last one, or one before "and". */
const isNameHead = (name: readonly string[], token: string): boolean => {
  const at = name.lastIndexOf(token)
  return at >= 0 && (at === name.length - 1 || AND.has(name[at + 1] as string))
}

/** The category terms that one of the index tokens names: "bulb" those of LED bulbs, but "wash" not wash basins. */
export function categoriesNamedBy(vocabulary: Vocabulary, tokens: readonly string[]): Set<number> {
  const { categories } = namesOf(vocabulary)
  const named = tokens.flatMap(token =>
    (categories.get(token) ?? []).filter(({ names }) => names.some(name => isNameHead(name, token))),
  )
  return new Set(named.map(({ term }) => term))
}
