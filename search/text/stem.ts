// The index form of one folded word, by its script.

import { cached } from './memoize.ts'
import { stemEnglish } from './stem-english.ts'
import { stemHindi } from './stem-hindi.ts'

const LATIN = /^[a-z]+$/
const DEVANAGARI = /[\u0904-\u0939]/

/** Brings a folded word to its index form; what is neither English nor Hindi stays as it is. */
export const stem = cached(20_000, word =>
  LATIN.test(word) ? stemEnglish(word) : DEVANAGARI.test(word) ? stemHindi(word) : word,
)

/** Whether the word is written in Devanagari letters. */
export function isDevanagari(word: string): boolean {
  return DEVANAGARI.test(word)
}
