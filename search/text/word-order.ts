// Reads what a thing is for or comes with out of the order of a query's words.

import type { Item } from './chunks.ts'
import { fold } from './fold.ts'

/** What Hindi puts behind what a thing is for: "battery drill ke liye chahiye". */
const FOR = new Set(['liye', 'lie', 'liya', 'लिए', 'लिये'].map(fold))
/** What it puts behind what a thing belongs to; "drill ka price" asks for nothing of a drill but its price. */
const OF = new Set(['ka', 'ki', 'ke', 'का', 'की', 'के'].map(fold))

/** The telling items from behind a word up to another one. */
function between(items: readonly Item[], telling: readonly Item[], from: string, to?: string): Item[] {
  const start = items.findIndex(({ raw }) => raw === from)
  if (start < 0) return []
  const end = items.findIndex(({ raw }, at) => at > start && raw === to)
  return telling.filter(item => items.indexOf(item) > start && (end < 0 || items.indexOf(item) < end))
}

/** What Hindi says of a thing behind it; said before it the order is right as it stands. */
function saidBehind(items: readonly Item[], telling: readonly Item[]): Item[] {
  const last = telling.at(-1)
  if (!last || telling.length < 2) return []
  const end = items.slice(items.indexOf(last) + 1).map(({ raw }) => raw)
  return end.some(raw => FOR.has(raw)) || OF.has(end.at(-1) ?? '') ? [last] : []
}

/**
 * Reads "blade for angle grinder" as "angle grinder blade", so that names and the last word mean what they do elsewhere.
 * What follows "with" stays behind: a chair with wheels is no wheelchair.
 */
export function readPurpose(
  items: readonly Item[],
  telling: readonly Item[],
): { kept: Item[]; extras: ReadonlySet<Item> } {
  const behind = between(items, telling, 'for', 'with')
  const isWhole = behind.length === telling.length
  const purposes = new Set(isWhole ? [] : [...behind, ...saidBehind(items, telling)])
  const extras = new Set(between(items, telling, 'with', 'for'))
  return { kept: [...purposes, ...telling.filter(item => !purposes.has(item))], extras }
}
