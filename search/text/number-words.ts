// Numbers written as words before a unit: "three phase", "half hp", "dedh inch".

import { positiveNumber, readColumns } from './data-files.ts'
import type { Unit } from './units.ts'

type Use = 'multiplier' | 'count' | 'measure'

function parseUse(text: string): Use {
  if (text === 'multiplier' || text === 'count' || text === 'measure') return text
  throw new Error(`number-words.tsv: "${text}" is not a use of a number word`)
}

const numberWords = new Map(
  readColumns('number-words.tsv', 3).map(([word = '', value = '', use = '']) => [
    word,
    { value: positiveNumber(value), use: parseUse(use) },
  ]),
)

/**
 * The value of a number word in front of a unit.
 *
 * Fractions do not count things ("half pack"), multipliers do not measure ("double volt"), and a unit of one letter is
 * too easily a word of its own ("one a day").
 *
 * @param word Folded word before the unit.
 * @param unitWord The unit as it is written.
 * @returns undefined when the two are not a quantity.
 */
export function numberWord(word: string, unit: Unit, unitWord: string): number | undefined {
  const known = numberWords.get(word)
  if (!known) return undefined
  const { value, use } = known
  if (unit.counts) return use === 'measure' && !Number.isInteger(value) ? undefined : value
  return use === 'multiplier' || unitWord.length < 2 ? undefined : value
}

/** Whether a folded word is a number in front of some unit. */
export const isNumberWord = (word: string): boolean => numberWords.has(word)
