// Which lines of words that mean the same hold: those of the program and those of staff, less what staff switched off.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { defaultSynonyms } from '../../../search/text/default-synonyms.ts'

export interface Line {
  market: Market
  language: Language
  line: string
  active: boolean
}

/** A line as it is kept: single spaces, one round each sign. */
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

/** The lines of the program that are not switched off. */
export function seedLines(staff: readonly Line[]): string[] {
  const off = new Set(staff.filter(({ active }) => !active).map(({ line }) => line))
  return SEED.filter(line => !off.has(line))
}

/** All lines that hold. The engine knows neither market nor language of a line: a word means the same in both. */
export function activeLines(staff: readonly Line[]): string[] {
  const own = staff.filter(({ active }) => active).map(({ line }) => line)
  return [...new Set([...seedLines(staff), ...own])]
}
