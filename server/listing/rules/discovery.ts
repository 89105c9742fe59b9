// Matching of category names with typed words.

import type { LocalizedText } from '../../catalog/service.ts'

/** Words in lower case. */
export function nameWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function matchIn(name: string, words: readonly string[]): number {
  const of = nameWords(name)
  if (!words.every(word => of.some(one => one.startsWith(word)))) return 0
  if (of.join(' ') === words.join(' ')) return 3
  return of[0]?.startsWith(words[0] ?? '') ? 2 : 1
}

/** Match score: 3 for the whole name, 2 for a prefix of the name, 1 for word prefixes, 0 when a word does not match. */
export function matchOf(name: LocalizedText, words: readonly string[]): number {
  return Math.max(matchIn(name.en, words), matchIn(name.hi, words))
}
