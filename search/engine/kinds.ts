// Finds the categories that a query names, and whether the catalog has such products.

import { isGenericNoun } from '../text/stop-words.ts'
import { categoriesNamedBy } from './intents.ts'
import { LIKELY, type PlannedWord } from './plan-index.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Ranking } from './ranking-settings.ts'
import type { Vocabulary } from './vocabulary.ts'

const likelyTokens = ({ tokens }: PlannedWord): string[] =>
  tokens.flatMap(({ token, weight }) => (weight >= LIKELY ? [token] : []))

/**
 * The category paths whose last name contains the subject of a query, as 1; null when the subject does not name products
 * often enough to demand it.
 */
export function subjectPathsOf(vocabulary: Vocabulary, plan: QueryPlan, set: Ranking): Uint8Array | null {
  const subject = plan.words[plan.subject]
  if (!subject || subject.headness < set.minHeadness) return null
  const terms = categoriesNamedBy(vocabulary, likelyTokens(subject))
  return Uint8Array.from(vocabulary.pathTerms, path => (terms.has(path.at(-1) as number) ? 1 : 0))
}

export type KindFound = 'found' | 'mentioned' | 'none'

/**
 * Whether the catalogue has the kind of product that a query names. It does not when no word names a product or a
 * category and at least one is in no name: `none` when that word is nowhere and no more than half of the words are
 * anywhere, so that "wall putty" does not find wall mixers by "wall", or when the titles only use it in another sense
 * ("washing machine"); `mentioned` when other texts contain it, like a blade that cuts plywood. "Copper" alone is a
 * legitimate query.
 */
export function kindFound(vocabulary: Vocabulary, { words, hasSubstitutes }: QueryPlan): KindFound {
  const nouns = words.filter(({ word }) => !word.isNumber)
  if (nouns.length === 0 || hasSubstitutes || words.some(({ fragment }) => fragment !== null)) return 'found'
  const matched = words.filter(({ tokens }) => tokens.some(({ weight }) => weight >= LIKELY)).length
  const isMostlyMatched = matched > words.length / 2
  const isOtherMachine = words.some(({ isOtherSense }) => isOtherSense)
  let result: KindFound = isOtherMachine ? 'none' : 'found'
  for (const noun of nouns) {
    const isGeneric = isGenericNoun(noun.word.alternatives.map(({ token }) => token))
    if (noun.phrases.length > 0 || (!isGeneric && noun.namesProducts)) return 'found'
    if (isGeneric && isOtherMachine) continue
    if (categoriesNamedBy(vocabulary, likelyTokens(noun)).size > 0) return 'found'
    if (noun.tokens.length === 0) result = isMostlyMatched ? result : 'none'
    else if (!noun.isInTitles && result === 'found') result = 'mentioned'
  }
  return result
}
