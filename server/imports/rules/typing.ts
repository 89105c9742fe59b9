// Infers the type of an attribute from its values: number with a unit, yes/no, list, text; and parses typed values.

import { joinItems } from '../../catalog/service.ts'
import type { AttributeKind } from './mapping.ts'
import type { Cell, ProblemCode } from './problems.ts'
import { oneLine } from './problems.ts'
import { convert, readMeasure } from './units.ts'

const YES = new Set(['yes', 'y', 'true', 'हाँ', 'हां', 'जी हाँ', '✓', '✔'])
const NO = new Set(['no', 'n', 'false', 'नहीं', 'ना', '✗', '✘', '×'])
/** Strongest first; a comma between digits belongs to a number. */
const SEPARATORS = [/\|/, /\n/, /;/, /,(?!\d)|(?<!\d),/]
/** Times that each item comes on the average, from where on a few lists make a list of the column. */
const RECURRING_OFTEN = 8
/** Distinct items that a profile remembers to tell a list from a sentence. */
const ITEMS_KEPT = 400

/** What was seen of the values of one column. */
export interface Profile {
  filled: number
  booleans: number
  numbers: number
  units: Map<string, number>
  lists: number
  /** By the item in small letters: how often each spelling was seen. */
  items: Map<string, Map<string, number>>
  itemCount: number
}

export function newProfile(): Profile {
  return { filled: 0, booleans: 0, numbers: 0, units: new Map(), lists: 0, items: new Map(), itemCount: 0 }
}

/** Yes, no, or null when a value says neither; numbers say neither. */
export function readBoolean(value: Cell): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return null
  const word = value.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** Items of a list, split by the strongest separator in it; one item when there is none. */
export function itemsOf(text: string): string[] {
  const lines = text.replace(/\r\n?|\\n/g, '\n')
  const separator = SEPARATORS.find(sign => sign.test(lines)) ?? '\n'
  return [...new Set(lines.split(separator).map(oneLine).filter(Boolean))]
}

/** Adds a value to the statistics of its column. */
export function see(profile: Profile, value: Cell): void {
  profile.filled++
  if (readBoolean(value) !== null) profile.booleans++
  if (typeof value === 'boolean') return
  const measure = typeof value === 'number' ? { value, unit: '' } : readMeasure(value)
  if (measure) {
    profile.numbers++
    profile.units.set(measure.unit, (profile.units.get(measure.unit) ?? 0) + 1)
  }
  if (typeof value === 'number') return
  const items = itemsOf(value)
  if (items.length > 1 && items.every(item => item.length <= 40)) profile.lists++
  profile.itemCount += items.length
  for (const item of items) seeItem(profile, item)
}

function seeItem({ items }: Profile, item: string): void {
  const key = item.toLowerCase()
  let spellings = items.get(key)
  if (!spellings) {
    if (items.size >= ITEMS_KEPT) return
    spellings = new Map()
    items.set(key, spellings)
  }
  spellings.set(item, (spellings.get(item) ?? 0) + 1)
}

export interface Decided {
  kind: AttributeKind
  unit: string
  /** The usual spelling of items that are spelt in several, by the item in small letters: "black", "Black", "BLACK". */
  spellings?: Record<string, string>
}

function usualSpellings({ items }: Profile): Record<string, string> {
  const usual: Record<string, string> = {}
  for (const [key, spellings] of items) {
    if (spellings.size < 2) continue
    const [most] = [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    if (most) usual[key] = most[0]
  }
  return usual
}

/** The unit that most values carry and that fits the others; null when they measure different things. */
function commonUnit(units: ReadonlyMap<string, number>, heading: string): string | null {
  const named = [...units].filter(([unit]) => unit !== '').sort((a, b) => b[1] - a[1])
  const unit = heading || (named[0]?.[0] ?? '')
  const misfit = named.filter(([other]) => convert(1, other, unit) === null).reduce((sum, [, count]) => sum + count, 0)
  const all = [...units.values()].reduce((sum, count) => sum + count, 0)
  return misfit > all * 0.1 ? null : unit
}

/** The type of a column. `heading` is the unit in its heading, or empty. */
export function decide(profile: Profile, heading: string): Decided {
  const { filled, booleans, numbers, units, lists, items, itemCount } = profile
  if (filled > 0 && booleans >= filled * 0.95) return { kind: 'boolean', unit: '' }
  if (filled > 0 && numbers >= filled * 0.9) {
    const unit = commonUnit(units, heading)
    if (unit !== null) return { kind: 'number', unit }
  }
  // items that come again and again make a list; those that never do are clauses of a sentence
  const often = items.size < ITEMS_KEPT ? itemCount / items.size : 0
  const isList = (lists >= filled * 0.3 && often >= 2) || often >= RECURRING_OFTEN
  const spellings = often >= 2 ? usualSpellings(profile) : {}
  return { kind: lists >= 3 && isList ? 'list' : 'text', unit: '', spellings }
}

export type SpecValue = { key: string; value: number | string } | { key: string; en: string; hi: string }

const MAX_TEXT_LENGTH = 2000

function yesOrNo(key: string, yes: boolean): SpecValue {
  return yes ? { key, en: 'Yes', hi: 'हाँ' } : { key, en: 'No', hi: 'नहीं' }
}

function textSpec(key: string, value: Cell, spellings: Decided['spellings'] = {}): SpecValue {
  if (typeof value === 'boolean') return yesOrNo(key, value)
  const text = oneLine(String(value))
  return { key, value: (spellings[text.toLowerCase()] ?? text).slice(0, MAX_TEXT_LENGTH) }
}

/** The typed value of a cell, and the problem when it does not fit its attribute; such a one is kept as text. */
export function specOf(
  key: string,
  { kind, unit, spellings = {} }: Decided,
  columnUnit: string,
  value: Cell,
): { spec: SpecValue; problem?: ProblemCode } {
  if (kind === 'boolean') {
    const yes = readBoolean(value)
    if (yes !== null) return { spec: yesOrNo(key, yes) }
    return { spec: textSpec(key, value) }
  }
  if (kind === 'number') {
    const measure = typeof value === 'number' ? { value, unit: '' } : readMeasure(String(value))
    if (!measure) return { spec: textSpec(key, value), problem: 'attribute.not-number' }
    const from = measure.unit || columnUnit || unit
    // a bare number in a column without a unit is assumed to be in the attribute's unit
    const converted = from === unit || unit === '' ? measure.value : convert(measure.value, from, unit)
    if (converted === null) return { spec: textSpec(key, value), problem: 'attribute.unit' }
    if (unit === '' && measure.unit !== '') return { spec: textSpec(key, value), problem: 'attribute.unit' }
    return { spec: { key, value: converted } }
  }
  if (kind === 'list') {
    const items = new Set(itemsOf(String(value)).map(item => spellings[item.toLowerCase()] ?? item))
    return { spec: { key, value: joinItems([...items]).slice(0, MAX_TEXT_LENGTH) } }
  }
  return { spec: textSpec(key, value, spellings) }
}
