// The plan of an import: decisions for all rows of a file, stored so that a restart makes the same ones.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { ImportField } from '../../../contract/imports/fields.rules.ts'
import { type CategoryTree, placeText } from './category.ts'
import type { FacetChoice } from './facets.ts'
import type { Target } from './mapping.ts'
import type { Cell, FileRow } from './problems.ts'
import { oneLine, slugOf } from './problems.ts'
import type { Decided } from './typing.ts'

export interface PlannedAttribute extends Decided {
  nameEn: string
  nameHi: string
  facet: boolean
  /** Not in the store before. */
  fresh: boolean
}

export interface PlannedCategory {
  nameEn: string
  nameHi: string
  slug: string
  /** Code of the store, place in the list of planned ones, or null for a top category. */
  above: string | number | null
}

export interface Plan {
  rows: number
  /** How the text of the file is written; absent for a spreadsheet. */
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Meaning of the columns; `key` of an attribute is final. */
  columns: Record<string, Target>
  attributes: Record<string, PlannedAttribute>
  /** Slug by folded brand name. */
  brands: Record<string, string>
  newBrands: { slug: string; name: string; nameHi: string }[]
  newCategories: PlannedCategory[]
  /** Category code by the file's category names, by the category of a rule, and for the fallback. */
  placed: Record<string, string>
  /** Keys `brand, line feed, part number` that several rows have, with the first row. */
  repeated: Record<string, number>
  usualHsn: Record<string, string>
  facets: FacetChoice[]
  sellers: string[]
  warehouses: string[]
}

export const FALLBACK = 'Other products'
export const FALLBACK_HI = 'अन्य उत्पाद'

export const foldName = (name: string) => oneLine(name).toLowerCase()

export interface FieldCell {
  column: string
  value: Cell
  unit: string
}

export interface Sorted {
  fields: Partial<Record<ImportField, FieldCell>>
  images: FieldCell[]
  stock: { column: string; warehouse: string; value: Cell }[]
  attributes: { column: string; target: Extract<Target, { to: 'attribute' }>; value: Cell }[]
}

/**
 * Splits the cells of a row by the meaning of their columns. Of several columns for one field the first filled one is
 * used.
 */
export function sortCells(row: FileRow, columns: Readonly<Record<string, Target>>, order: readonly string[]): Sorted {
  const sorted: Sorted = { fields: {}, images: [], stock: [], attributes: [] }
  const filled = Object.keys(row.cells)
  // the mapping lists columns in order of precedence
  const trusted = order.length === 0 ? filled : [...order.filter(name => name in row.cells), ...filled]
  const done = new Set<string>()
  for (const column of trusted) {
    const target = columns[column]
    const value = row.cells[column]
    if (!target || value === undefined || done.has(column)) continue
    done.add(column)
    if (target.to === 'attribute') sorted.attributes.push({ column, target, value })
    else if (target.to === 'stock') sorted.stock.push({ column, warehouse: target.warehouse, value })
    else if (target.to === 'field' && target.field === 'images') sorted.images.push({ column, value, unit: '' })
    else if (target.to === 'field') sorted.fields[target.field] ??= { column, value, unit: target.unit }
  }
  return sorted
}

/** Text of a field on one line; empty if missing. */
export function fieldText({ fields }: Sorted, field: ImportField): string {
  const cell = fields[field]
  return cell ? oneLine(String(cell.value)) : ''
}

/** Collects the categories that a file needs: known ones by code, new ones planned once each. */
export class CategoryPlanner {
  readonly list: PlannedCategory[] = []
  readonly placed: Record<string, string> = {}
  readonly cut = new Set<string>()
  readonly #planned = new Map<string, number>()
  readonly #tree: CategoryTree
  readonly #mapping: Pick<ImportMapping, 'categories' | 'categoryNamesHi'>

  constructor(tree: CategoryTree, mapping: Pick<ImportMapping, 'categories' | 'categoryNamesHi'>) {
    this.#tree = tree
    this.#mapping = mapping
  }

  /** Code of the store, or `new:` and the place in the list; null for a code that does not exist. */
  place(text: string): string | null {
    const known = this.placed[text]
    if (known !== undefined) return known || null
    const target = placeText(this.#mapping.categories[text] ?? text, this.#tree)
    const code = target === null ? '' : 'code' in target ? target.code : this.#plan(target.path)
    if (target && 'path' in target && target.cut) this.cut.add(text)
    this.placed[text] = code
    return code || null
  }

  #plan(path: readonly string[]): string {
    let above: string | number | null = null
    let key = ''
    for (const name of path) {
      const known: string | undefined = typeof above === 'number' ? undefined : this.#tree.below(above, name)?.code
      key = known ?? `${key}\n${name.toLowerCase()}`
      if (known !== undefined) {
        above = known
        continue
      }
      let at = this.#planned.get(key)
      if (at === undefined) {
        at = this.list.length
        this.#planned.set(key, at)
        const nameHi = this.#mapping.categoryNamesHi[name] ?? this.#tree.named(name)?.nameHi ?? name
        this.list.push({ nameEn: name, nameHi, slug: slugOf(name) || 'category', above })
      }
      above = at
    }
    return typeof above === 'number' ? `new:${above}` : (above ?? '')
  }
}

/** The plan with the codes that its categories were given. */
export function withCodes(plan: Plan, codes: readonly string[]): Plan {
  const final = (code: string) => (code.startsWith('new:') ? (codes[Number(code.slice(4))] ?? '') : code)
  return {
    ...plan,
    placed: Object.fromEntries(Object.entries(plan.placed).map(([text, code]) => [text, final(code)])),
    facets: plan.facets.map(({ category, keys }) => ({ category: final(category), keys })),
  }
}
