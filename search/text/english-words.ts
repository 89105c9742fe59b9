// Common English words, which are neither read as a Hindi word that sounds alike nor corrected to a similar word.

import { readWords } from './data-files.ts'
import { stem } from './stem.ts'

const tokens = new Set(readWords('english-words.txt').map(stem))

/** Whether an index token is a common English word of product texts. */
export function isEnglishWord(token: string): boolean {
  return tokens.has(token)
}
