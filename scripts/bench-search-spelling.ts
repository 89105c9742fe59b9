// Measures corrections: the share of misspelt words repaired, and of correct names changed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hashOf } from '../search/engine/bytes.ts'
import type { SearchDocument, SearchPort, SearchRequest } from '../search/port.ts'

/** The same number from 0 to 1 for the same text. */
const shareOf = (text: string): number => (hashOf(text) % 65_536) / 65_536

const KEYS = 'qwertyuiop asdfghjkl zxcvbnm'
/** Spellings by sound. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/, 'f'],
  [/c(?=[kaou])/, 'k'],
  [/ee/, 'i'],
  [/oo/, 'u'],
  [/er$/, 'ar'],
  [/le$/, 'el'],
  [/(.)\1/, '$1'],
  [/sh/, 's'],
  [/z/, 's'],
  [/v/, 'w'],
]

/**
 * Misspells a word like people do: a letter omitted, doubled, swapped, another vowel, a neighbouring key, or by
 * sound.
 */
function misspelt(word: string): string {
  const at = 1 + Math.floor(shareOf(`${word} at`) * (word.length - 1))
  const kind = shareOf(`${word} kind`)
  const [before, here, next] = [word[at - 1] as string, word[at] as string, word[at + 1]]
  if (kind < 0.25) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.4) return word.slice(0, at) + before + word.slice(at)
  if (kind < 0.55 && next) return word.slice(0, at) + next + here + word.slice(at + 2)
  if (kind < 0.75 && 'aeiou'.includes(here)) {
    return word.slice(0, at) + 'aeiou'[Math.floor(shareOf(`${word} vowel`) * 5)] + word.slice(at + 1)
  }
  const neighbour = KEYS[KEYS.indexOf(here) + (shareOf(`${word} side`) < 0.5 ? 1 : -1)]
  if (kind < 0.9 && neighbour && neighbour !== ' ') return word.slice(0, at) + neighbour + word.slice(at + 1)
  const sound = SOUNDS.find(([pattern]) => pattern.test(word))
  return sound ? word.replace(...sound) : word.slice(0, at) + word.slice(at + 1)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\b[a-z]{4,14}\b/g) ?? []

/** Place names, one in ten: correct words that no product contains. */
function placeNames(known: ReadonlySet<string>): string[] {
  const file = gunzipSync(readFileSync(join(import.meta.dirname, '../starter/reference/pincodes.csv.gz'))).toString(
    'utf8',
  )
  return [...new Set(wordsOf(file))].filter(word => !known.has(word) && shareOf(word) < 0.1)
}

async function correctionOf(engine: SearchPort, q: string): Promise<string | null> {
  const request: SearchRequest = { market: 'IN', language: 'en', sort: 'popularity', page: 0, size: 0, facets: [] }
  return (await engine.search({ ...request, q: `${q} ` })).corrected
}

export interface SpellingRates {
  words: number
  /** Share of the misspelt words that become the correct one, and share that become another word. */
  repaired: number
  mistaken: number
  names: number
  /** Share of the names that are changed to another word. */
  spoiled: number
}

/** Misspells every third word that occurs in two or more titles; the corrections are tuned on other words. */
export async function spellingRates(documents: readonly SearchDocument[], engine: SearchPort): Promise<SpellingRates> {
  const counts = new Map<string, number>()
  for (const { titleEn } of documents) {
    for (const word of new Set(wordsOf(titleEn))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const rates: SpellingRates = { words: 0, repaired: 0, mistaken: 0, names: 0, spoiled: 0 }
  for (const [word, count] of counts) {
    const wrong = misspelt(word)
    if (count < 2 || shareOf(word) > 1 / 3 || counts.has(wrong) || wrong.length < 4) continue
    const corrected = await correctionOf(engine, wrong)
    rates.words++
    if (corrected === word) rates.repaired++
    else if (corrected !== null) rates.mistaken++
  }
  for (const name of placeNames(new Set(counts.keys()))) {
    rates.names++
    if ((await correctionOf(engine, name)) !== null) rates.spoiled++
  }
  const { words, names } = rates
  return {
    ...rates,
    repaired: rates.repaired / Math.max(1, words),
    mistaken: rates.mistaken / Math.max(1, words),
    spoiled: rates.spoiled / Math.max(1, names),
  }
}
