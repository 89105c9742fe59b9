// Which synonym lines are active: built-in ones and those of staff, without those switched off.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { defaultSynonyms } from '../../../search/text/default-synonyms.ts'

export interface Line {
  market: Market
  language: Language
  line: string
  active: boolean
}

/** Normalises a line: single spaces, one around each operator. */
export function normalizeLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .replace(/ ?([=~]>) ?/g, ' $1 ')
    .trim()
}

const SEED = defaultSynonyms
  .split('\n')
  .map(normalizeLine)
  .filter(line => line !== '' && !line.startsWith('#'))

/** The built-in lines that are not switched off. */
export function seedLines(staff: readonly Line[]): string[] {
  const off = new Set(staff.filter(({ active }) => !active).map(({ line }) => line))
  return SEED.filter(line => !off.has(line))
}

/** All active lines. Lines have no market or language; they apply to all. */
export function activeLines(staff: readonly Line[]): string[] {
  const own = staff.filter(({ active }) => active).map(({ line }) => line)
  return [...new Set([...seedLines(staff), ...own])]
}
