// Units: which word names which unit, and the canonical token of a quantity.

import { positiveNumber, readColumns, readEntries } from './data-files.ts'
import { fold } from './fold.ts'

export interface Unit {
  /** Unit that quantities are converted to: `mm` for every length. */
  base: string
  /** Base units in one of this unit. */
  factor: number
  /** Counts parts, and is a word of the text as well: "3 core". */
  counts?: boolean
  /** Sizes in this unit to the nominal size in the base unit that the same products are also sold under. */
  nominal?: ReadonlyMap<number, number>
}

/** Conversions that nominal sizes are derived from. */
const MM_PER_INCH = 25.4
const MM_PER_FOOT = 304.8
const WATTS_PER_HP = 745.7

type Sizes = Map<number, number>

/** Nominal sizes of one unit: size to the nominal size in the base unit. */
function nominalSizes(unit: string): Sizes {
  return new Map(
    NOMINAL_ROWS.filter(([name]) => name === unit).map(([, size = '', nominal = '']) => [
      positiveNumber(size),
      positiveNumber(nominal),
    ]),
  )
}

/** The reverse: from the nominal size, in units of `step`, to the exact one. */
const reversed = (sizes: Sizes, factor: number, step: number): Sizes =>
  new Map([...sizes].map(([size, nominal]): [number, number] => [nominal / step, size * factor]))

const NOMINAL_ROWS = readColumns('nominal-sizes.tsv', 3)
const inches = nominalSizes('inch')
const horsepower = nominalSizes('hp')
const amperes = nominalSizes('a')

/** Nominal sizes by base unit and factor. */
const nominalByUnit: Readonly<Record<string, Sizes>> = {
  [`mm ${MM_PER_INCH}`]: inches,
  [`mm ${MM_PER_FOOT}`]: nominalSizes('foot'),
  'mm 1': reversed(inches, MM_PER_INCH, 1),
  [`w ${WATTS_PER_HP}`]: horsepower,
  'w 1': reversed(horsepower, WATTS_PER_HP, 1),
  'w 1000': reversed(horsepower, WATTS_PER_HP, 1000),
  'a 1': new Map([...amperes, ...reversed(amperes, 1, 1)]),
}

interface UnitNames {
  /** Names that are a unit wherever they stand. */
  free: Map<string, Unit>
  /** Names that are a unit directly behind a number: those above, and single letters. */
  attached: Map<string, Unit>
}

function readUnits(): UnitNames {
  const names: UnitNames = { free: new Map(), attached: new Map() }
  const add = (unit: Unit, name: string) => {
    const isAttached = name.startsWith('!')
    const folded = fold(isAttached ? name.slice(1) : name)
    names.attached.set(folded, unit)
    if (!isAttached) names.free.set(folded, unit)
  }
  for (const [base = '', factor = '', words = ''] of readColumns('units.tsv', 3)) {
    const nominal = nominalByUnit[`${base} ${factor}`]
    for (const word of words.split(' '))
      add({ base, factor: positiveNumber(factor), ...(nominal && { nominal }) }, word)
  }
  for (const words of readEntries('counted-units.txt', line => line.split(' '))) {
    for (const word of words) add({ base: words[0] ?? '', factor: 1, counts: true }, word)
  }
  return names
}

const UNITS = readUnits()

/**
 * The unit that a folded word names, with or without dots.
 *
 * @param attached Whether the word directly follows a number; only then single letters such as "p" are units.
 */
export function unitOf(word: string, attached: boolean): Unit | undefined {
  const known = attached ? UNITS.attached : UNITS.free
  return known.get(word) ?? (word.includes('.') ? known.get(word.replaceAll('.', '')) : undefined)
}

/** The unit of area that two words name: "sq mm", "वर्ग मीटर". */
export function squareUnit(square: string, word: string): Unit | undefined {
  return square === 'sq' || square === 'sq.' || square === 'square' || square === 'वर्ग' || square === 'स्क्वायर'
    ? (unitOf(`sq${word.replaceAll('.', '')}`, false) ?? unitOf(`वर्ग${word}`, false))
    : undefined
}

function round(value: number): number {
  if (value < 2) return Number(value.toPrecision(3))
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
}

/** The token of a quantity, the same for equal ones: `12.7mm` for 1/2 inch and 12.7 mm, `746w` for 1 HP and 746 W. */
export function quantityToken(value: number, unit: Unit): string {
  return `${round(value * unit.factor)}${unit.base}`
}

/** The token of the nominal size: `15mm` for a 1/2 inch pipe, `750w` for 1 HP; null when there is none. */
export function nominalToken(value: number, unit: Unit): string | null {
  const inBase = unit.nominal?.get(value)
  return inBase === undefined ? null : `${round(inBase)}${unit.base}`
}
