// Synonyms as staff write them, one line a rule, read into what the analysis of queries looks up.

import { readText } from './tokenizer.ts'
import type { Synonyms } from './types.ts'

/** Index tokens of a term in order. */
export function termTokens(term: string): string[] {
  return readText(term).flatMap(item => item.pieces)
}

const termsOf = (side: string): string[][] =>
  side
    .split(',')
    .map(termTokens)
    .filter(tokens => tokens.length > 0)

/**
 * Reads lines of `spanner, wrench` (each stands for every other), `allen key => hex key` (the left is also looked for
 * as the right, not the other way) and `planer ~> sander` (the right is offered where the catalogue has nothing of the
 * left). Empty lines and lines that begin with # say nothing. `problems` are the numbers of lines, from 1, that could
 * not be read and are left out.
 */
export function parseSynonyms(text: string): { synonyms: Synonyms; problems: number[] } {
  const targets = new Map<string, string[][]>()
  const standIns = new Map<string, string[][]>()
  const words = new Set<string>()
  const problems: number[] = []
  let longest = 0
  const add = (map: Map<string, string[][]>, from: readonly string[], to: readonly string[][]) => {
    const key = from.join(' ')
    const known = map.get(key) ?? []
    const fresh = to.filter(
      tokens => tokens.join(' ') !== key && !known.some(other => other.join(' ') === tokens.join(' ')),
    )
    if (fresh.length > 0) map.set(key, [...known, ...fresh])
    longest = Math.max(longest, from.length)
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
    for (const { raw } of readText(line.replace(/[=~]>/, ', '))) words.add(raw)
    for (const tokens of from) add(line.includes('~>') ? standIns : targets, tokens, to)
  })
  return { synonyms: { targets, standIns, words, longest }, problems }
}
