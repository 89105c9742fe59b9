// Parses synonym rules, one per line, into the lookup tables of the query analysis.

import { tokenize } from './tokenizer.ts'
import type { Synonyms } from './types.ts'

/** The index tokens of a term, in order. */
export function termTokens(term: string): string[] {
  return tokenize(term).flatMap(item => item.pieces)
}

const termsOf = (side: string): string[][] =>
  side
    .split(',')
    .map(termTokens)
    .filter(tokens => tokens.length > 0)

/**
 * Parses synonym rules:
 *
 * - `spanner, wrench`: each term also finds the others.
 * - `allen key => hex key`: the left term also finds the right one, but not the reverse.
 * - `planer ~> sander`: the right term is a substitute, offered when the catalog has no product of the left one.
 *
 * Empty lines and lines that begin with `#` are skipped.
 *
 * @returns The rules, and the numbers (from 1) of the lines that are invalid and were ignored.
 */
export function parseSynonyms(text: string): { synonyms: Synonyms; problems: number[] } {
  const targets = new Map<string, string[][]>()
  const substitutes = new Map<string, string[][]>()
  const words = new Set<string>()
  const problems: number[] = []
  let maxWords = 0
  const add = (map: Map<string, string[][]>, from: readonly string[], to: readonly string[][]) => {
    const key = from.join(' ')
    const known = map.get(key) ?? []
    const fresh = to.filter(
      tokens => tokens.join(' ') !== key && !known.some(other => other.join(' ') === tokens.join(' ')),
    )
    if (fresh.length > 0) map.set(key, [...known, ...fresh])
    maxWords = Math.max(maxWords, from.length)
  }
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return
    const [left = '', right, more] = line.split(/[=~]>/)
    const from = termsOf(left)
    const to = right === undefined ? from : termsOf(right)
    if (more !== undefined || from.length === 0 || to.length === 0 || (right === undefined && from.length < 2)) {
      problems.push(at + 1)
      return
    }
    for (const { raw } of tokenize(line.replace(/[=~]>/, ', '))) words.add(raw)
    for (const tokens of from) add(line.includes('~>') ? substitutes : targets, tokens, to)
  })
  return { synonyms: { targets, substitutes: substitutes, words, maxWords: maxWords }, problems }
}
