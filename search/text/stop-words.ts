// Words that do not identify a product: stop words of queries, generic nouns and qualifiers in names.

import { readWords } from './data-files.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

const stopWords = new Set(readWords('stop-words.txt').map(fold))

/** Whether a folded word of a query ("for", "ke", "चाहिए") says nothing about the product. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

const readTokens = (file: string): Set<string> => new Set(readWords(file).map(word => stem(fold(word))))

const genericNouns = readTokens('generic-nouns.txt')
const nameQualifiers = new Set([...genericNouns, ...readTokens('name-qualifiers.txt')])

/** Whether one of a word's index tokens is a noun that follows the name of almost any product: "machine", "set". */
export function isGenericNoun(tokens: readonly string[]): boolean {
  return tokens.some(token => genericNouns.has(token))
}

/**
 * Whether an index token at the end of a product name only qualifies the word before it, which is the product: "PC" in
 * "Notebook PC", "Black" in "Toner Black".
 */
export function isNameQualifier(token: string): boolean {
  return nameQualifiers.has(token)
}
