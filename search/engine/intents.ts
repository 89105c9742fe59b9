// Which brands and categories a query names: their products are lifted.

import { fieldTokens } from '../text/analyse.ts'
import type { PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Brands and categories that the text names, as factors; 1 for the others. */
export interface Intents {
  /** By brand term; null when no brand is named. */
  brands: Float32Array | null
  /** By category path. */
  paths: Float32Array
}

interface Named {
  term: number
  /** Words of each of its names. */
  names: string[][]
}

/** Names by each of their words: a query is compared with those it shares a word with. */
type ByWord = ReadonlyMap<string, readonly Named[]>

interface Names {
  revision: number
  brands: ByWord
  categories: ByWord
}

const read = new WeakMap<Vocabulary, Names>()

const wordsOf = (name: string): string[] => {
  const first = new Map<number, string>()
  for (const { text, position, kind } of fieldTokens(name)) {
    if (kind === 'word' && !first.has(position)) first.set(position, text)
  }
  return [...first.values()]
}

function named(vocabulary: Vocabulary, name: string): ByWord {
  const id = vocabulary.findName(name)
  const byWord = new Map<string, Named[]>()
  for (const term of id === undefined ? [] : (vocabulary.ofName[id] ?? [])) {
    const labels = [vocabulary.labels[term], vocabulary.labelsHi[term]]
    const names = labels.flatMap(label => (label ? [wordsOf(label)] : []))
    for (const word of new Set(names.flat())) byWord.set(word, [...(byWord.get(word) ?? []), { term, names }])
  }
  return byWord
}

/** Names that have a word in common with the query, each once. */
function* sharing(byWord: ByWord, tokens: ReadonlyMap<string, number>): Generator<Named> {
  const seen = new Set<number>()
  for (const token of tokens.keys()) {
    for (const one of byWord.get(token) ?? []) {
      if (!seen.has(one.term)) yield one
      seen.add(one.term)
    }
  }
}

function namesOf(vocabulary: Vocabulary): Names {
  const known = read.get(vocabulary)
  if (known?.revision === vocabulary.revision) return known
  const names = {
    revision: vocabulary.revision,
    brands: named(vocabulary, 'brand'),
    categories: named(vocabulary, 'category'),
  }
  read.set(vocabulary, names)
  return names
}

/** Places of the query's words by the tokens that fully stand for them. */
function tokensOf(words: readonly PlannedWord[]): Map<string, number> {
  const tokens = new Map<string, number>()
  for (const [place, { tokens: forms, phrases }] of words.entries()) {
    for (const { token, weight } of forms) if (weight >= 0.7) tokens.set(token, place)
    for (const { tokens: all, weight } of phrases) if (weight >= 0.7) for (const one of all) tokens.set(one, place)
  }
  return tokens
}

/** How well a name is covered by the query, and how much of the query it is: 0 to 1 each. */
function coverOf(names: readonly string[][], tokens: ReadonlyMap<string, number>, words: readonly PlannedWord[]) {
  let best = { covered: 0, rarity: 0 }
  for (const name of names) {
    if (name.length === 0) continue
    const places = new Set(name.flatMap(word => tokens.get(word) ?? []))
    const matched = name.filter(word => tokens.has(word)).length
    const rarity = [...places].reduce((sum, place) => sum + (words[place]?.rarity ?? 0), 0)
    const covered = matched / name.length
    if (covered * (1 + rarity) > best.covered * (1 + best.rarity)) best = { covered, rarity }
  }
  return best
}

const LEAST_COVERED = 0.5

/** Factors for products of the brands and categories that a query names. */
export function intentsOf(vocabulary: Vocabulary, plan: QueryPlan, set: Ranking): Intents {
  const { brands, categories } = namesOf(vocabulary)
  const tokens = tokensOf(plan.words)
  const all = plan.words.reduce((sum, { rarity }) => sum + rarity, 0) || 1
  let lifted: Float32Array | null = null
  // a brand's label holds its name in both languages, one after the other: half of it is all of one
  for (const { term, names } of sharing(brands, tokens)) {
    if (coverOf(names, tokens, plan.words).covered < LEAST_COVERED) continue
    lifted ??= new Float32Array(vocabulary.size).fill(1)
    lifted[term] = 1 + set.brandIntent
  }
  const terms = new Map<number, number>()
  for (const { term, names } of sharing(categories, tokens)) {
    const { covered, rarity } = coverOf(names, tokens, plan.words)
    if (covered >= LEAST_COVERED) terms.set(term, set.categoryIntent * covered * (rarity / all))
  }
  const paths = Float32Array.from(vocabulary.pathTerms, path => {
    let lift = 0
    for (const [level, term] of path.entries()) {
      const own = terms.get(term)
      if (own !== undefined) lift = Math.max(lift, own * (level === path.length - 1 ? 1 : 0.5))
    }
    return 1 + lift
  })
  return { brands: lifted, paths }
}
