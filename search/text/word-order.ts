// Reorders queries that say what a product is for, and finds what it comes with.

import type { Item } from './chunks.ts'
import { fold } from './fold.ts'

/** Postpositions after a purpose: "battery drill ke liye chahiye". */
const PURPOSE_WORDS = new Set(['liye', 'lie', 'liya', 'लिए', 'लिये'].map(fold))
/** Genitive postpositions, which count at the end of a query only: "drill ka price" is about a drill. */
const GENITIVE_WORDS = new Set(['ka', 'ki', 'ke', 'का', 'की', 'के'].map(fold))

/** The content items after the first occurrence of `from`, up to the next `to`. */
function between(items: readonly Item[], content: readonly Item[], from: string, to?: string): Item[] {
  const start = items.findIndex(({ raw }) => raw === from)
  if (start < 0) return []
  const end = items.findIndex(({ raw }, at) => at > start && raw === to)
  return content.filter(item => items.indexOf(item) > start && (end < 0 || items.indexOf(item) < end))
}

/** The last content item when a postposition follows it; before the product the order is right already. */
function trailingPurpose(items: readonly Item[], content: readonly Item[]): Item[] {
  const last = content.at(-1)
  if (!last || content.length < 2) return []
  const end = items.slice(items.indexOf(last) + 1).map(({ raw }) => raw)
  return end.some(raw => PURPOSE_WORDS.has(raw)) || GENITIVE_WORDS.has(end.at(-1) ?? '') ? [last] : []
}

/**
 * Reorders "blade for angle grinder" to "angle grinder blade", so that names of several words are found and the last
 * word is the product. Words after "with" are accessories and stay in place: a chair with wheels is not a wheelchair.
 *
 * @param items All items of the query.
 * @param content Those that are not stop words.
 */
export function orderByPurpose(
  items: readonly Item[],
  content: readonly Item[],
): { ordered: Item[]; accessories: ReadonlySet<Item> } {
  const behind = between(items, content, 'for', 'with')
  const isEverything = behind.length === content.length
  const purposes = new Set(isEverything ? [] : [...behind, ...trailingPurpose(items, content)])
  const accessories = new Set(between(items, content, 'with', 'for'))
  return { ordered: [...purposes, ...content.filter(item => !purposes.has(item))], accessories }
}
