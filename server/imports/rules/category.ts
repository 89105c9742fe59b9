// Finds the category of a row, by its own field or by the rules of the mapping, and cleans the names of new ones.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import { cleanText } from './html.ts'
import type { Cell } from './problems.ts'
import { oneLine } from './problems.ts'

export interface StoreCategory {
  code: string
  parentCode: string | null
  nameEn: string
  nameHi: string
}

/** The category of a row: a code of the store, or a path of names of which missing ones are created. */
export type Placement = { code: string } | { path: string[]; cut: boolean }

const MAX_DEPTH = 4
const MAX_NAME_LENGTH = 80

/** A category name as a shop window shows it: no numbering, no shouting, no markup. */
export function categoryName(text: string): string {
  const name = oneLine(cleanText(text))
    .replace(/^\d+(?:\.\d+)*[.)\s-]+(?=\p{L})/u, '')
    .replace(/\s*\(\d+\)$/, '')
    .slice(0, MAX_NAME_LENGTH)
    .trim()
  const shouted = name.length > 4 && name === name.toUpperCase() && /[A-Z]{4}/.test(name)
  const quiet = shouted ? name.toLowerCase() : name
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}

/** The text of a cell that is a list in JSON: `["A >> B"]` is `A >> B`, `["A", "B"]` is `A >> B`. */
function unlisted(text: string): string {
  const inner = /^\[\s*"(.*?)(?:"\s*\])?$/s.exec(text.trim())?.[1]
  return inner === undefined
    ? text
    : inner
        .split(/"\s*,\s*"/)
        .join(' >> ')
        .replaceAll('\\"', '"')
}

/** Names of a path: `Tools > Drills`, `Tools >> Drills`, `["Tools >> Drills"]`, `Tools » Drills`, `Tools|Drills`, `Tools/Drills`, `Tools\Drills`. */
export function pathOf(text: string): { path: string[]; cut: boolean } {
  const plain = unlisted(text)
  const separator =
    [' >> ', '>>', ' > ', '>', '»', '→', '|', '\\', ' / ', '/'].find(sign => plain.includes(sign)) ?? '>'
  const names = plain.split(separator).map(categoryName).filter(Boolean)
  const path = names.filter((name, at) => at === 0 || name.toLowerCase() !== names[at - 1]?.toLowerCase())
  return { path: path.slice(0, MAX_DEPTH), cut: path.length > MAX_DEPTH }
}

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').replace(/&/g, 'and')

/** The tree of the store, as names find their way through it. */
export class CategoryTree {
  readonly #byCode: ReadonlyMap<string, StoreCategory>
  readonly #byPlace = new Map<string, StoreCategory>()
  readonly #byName = new Map<string, StoreCategory[]>()

  constructor(categories: readonly StoreCategory[]) {
    this.#byCode = new Map(categories.map(category => [category.code, category]))
    for (const category of categories) {
      for (const name of new Set([fold(category.nameEn), fold(category.nameHi)])) {
        this.#byPlace.set(`${category.parentCode ?? ''}\n${name}`, category)
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), category])
      }
    }
  }

  has(code: string): boolean {
    return this.#byCode.has(code)
  }

  /** A category below another, or a top one, by its name in either language. */
  below(parentCode: string | null, name: string): StoreCategory | undefined {
    return this.#byPlace.get(`${parentCode ?? ''}\n${fold(name)}`)
  }

  /** The only category of the store with this name. */
  named(name: string): StoreCategory | undefined {
    const matches = this.#byName.get(fold(name)) ?? []
    return matches.length === 1 ? matches[0] : undefined
  }

  /** Path of names from the top. */
  pathTo(code: string): string[] {
    const path: string[] = []
    for (let at = this.#byCode.get(code); at; at = at.parentCode ? this.#byCode.get(at.parentCode) : undefined) {
      path.unshift(at.nameEn)
    }
    return path
  }
}

/**
 * The category that a text names: a code, the only category with that name, or a path. Null for a code that does not
 * exist.
 */
export function placeText(text: string, tree: CategoryTree): Placement | null {
  const given = oneLine(text)
  if (/^\d{9,10}$/.test(given)) return tree.has(given) ? { code: given } : null
  const { path, cut } = pathOf(given)
  const [first] = path
  if (first === undefined) return null
  if (path.length === 1 && !tree.below(null, first)) {
    const known = tree.named(first)
    if (known) return { code: known.code }
  }
  let parent: string | null = null
  for (const name of path) {
    const next: StoreCategory | undefined = tree.below(parent, name)
    if (!next) return { path, cut }
    parent = next.code
  }
  return parent === null ? null : { code: parent }
}

interface Matcher {
  category: string
  hsn: string | null
  fits(name: string, cells: Readonly<Record<string, Cell>>): boolean
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyWord = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(word => escapeRegex(word.toLowerCase())).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )

/** The rules of a mapping, compiled in order. */
export function categoryRules(mapping: Pick<ImportMapping, 'categoryRules'>): Matcher[] {
  return mapping.categoryRules.map(rule => {
    const words = rule.words?.length ? anyWord(rule.words) : null
    const notWords = rule.notWords?.length ? anyWord(rule.notWords) : null
    const values = Object.entries(rule.values ?? {}).map(
      ([column, list]) => [column, new Set(list.map(value => value.toLowerCase()))] as const,
    )
    return {
      category: rule.category,
      hsn: rule.hsn ?? null,
      fits(name, cells) {
        const lower = name.toLowerCase()
        if (words && !words.test(lower)) return false
        if (notWords?.test(lower)) return false
        if (rule.columns && !rule.columns.some(column => cells[column] !== undefined)) return false
        return values.every(([column, set]) => set.has(String(cells[column] ?? '').toLowerCase()))
      },
    }
  })
}
