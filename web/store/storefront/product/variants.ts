// Which variant each choice of an attribute leads to, and how the table of many variants is sorted and filtered; pure.

import type { VariantGrid } from '../../../../contract/storefront/variant-grid.ts'
import type { Variant } from '../../../../contract/storefront/variants.rules.ts'

/** So many values an attribute are buttons; more are in the table alone. */
const MAX_BUTTONS = 12
/** More variants than that are shown as a table too. */
const MAX_WITHOUT_TABLE = 24

/** Whether every attribute has few enough values for a row of buttons. */
export function fitsButtons({ axes }: VariantGrid): boolean {
  return axes.every(({ values }) => values.length <= MAX_BUTTONS)
}

/** Whether the variants are so many that a table shows them. */
export function needsTable(grid: VariantGrid | null): grid is VariantGrid {
  return grid !== null && (grid.msns.length > MAX_WITHOUT_TABLE || !fitsButtons(grid))
}

export interface Choice {
  value: string
  variant: Variant
  current: boolean
  /** Taking it changes another attribute as well: the exact combination does not exist. */
  changesOthers: boolean
}

/** How many other attributes a variant shares with the current values. */
function likeness(variant: Variant, current: readonly string[], except: number): number {
  return current.filter((value, at) => at !== except && variant.values[at] === value).length
}

/** The choices of the attribute at `index`: each value once, leading to the variant most like the current one. */
export function choicesOf(variants: readonly Variant[], msn: string, index: number): Choice[] {
  const current = variants.find(variant => variant.msn === msn)?.values ?? []
  const values = [...new Set(variants.map(variant => variant.values[index] ?? ''))].filter(value => value !== '')
  return values.flatMap(value => {
    const [best] = variants
      .filter(variant => variant.values[index] === value)
      .sort((a, b) => likeness(b, current, index) - likeness(a, current, index))
    if (!best) return []
    const changesOthers = likeness(best, current, index) < current.length - 1
    return [{ value, variant: best, current: value === current[index], changesOthers }]
  })
}

export interface TableOrder {
  /** Place of an attribute, or the price. */
  column: number | 'price'
  descending: boolean
}

/**
 * The rows of a variant table in an order: their places in the table as it came, which is ordered by the attributes, so
 * that equal rows keep that order. A variant without the attribute comes last either way.
 */
export function orderRows(grid: VariantGrid, { column, descending }: TableOrder): number[] {
  const width = grid.axes.length
  const keyOf = (row: number) =>
    (column === 'price' ? grid.prices[row] : grid.places[row * width + column]) ?? Number.NEGATIVE_INFINITY
  const sign = descending ? -1 : 1
  return grid.msns
    .map((_, row) => row)
    .sort((a, b) => {
      const [left, right] = [keyOf(a), keyOf(b)]
      if (left < 0 !== right < 0) return left < 0 ? 1 : -1
      return (left - right) * sign || a - b
    })
}

/** Whether a row has all chosen values; `chosen` is a place an attribute, -1 where any will do. */
export function rowFits(grid: VariantGrid, row: number, chosen: readonly number[], inStock: boolean): boolean {
  if (inStock && grid.availability.charAt(row) !== 's') return false
  const width = grid.axes.length
  return chosen.every((place, axis) => place < 0 || grid.places[row * width + axis] === place)
}
