// Stems a folded word by the rules of its script.

import { memoize } from './memoize.ts'
import { stemEnglish } from './stem-english.ts'
import { stemHindi } from './stem-hindi.ts'

const LATIN = /^[a-z]+$/
const DEVANAGARI = /[\u0904-\u0939]/

/** The index form of a folded word. Words that are neither English nor Hindi are returned as they are. */
export const stem = memoize(20_000, word =>
  LATIN.test(word) ? stemEnglish(word) : DEVANAGARI.test(word) ? stemHindi(word) : word,
)

/** Whether the word is written in Devanagari letters. */
export function isDevanagari(word: string): boolean {
  return DEVANAGARI.test(word)
}
