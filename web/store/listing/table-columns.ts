// Columns of the table view: key specifications with their units in the heading, and the order of the rows; pure.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'

export interface SpecColumn {
  name: string
  /** Common unit of all values; empty if there is none. */
  unit: string
  /** Whether all its values are numbers. */
  numeric: boolean
}

const MAX_COLUMNS = 3
const NUMBER = /^(-?[\d,]+(?:\.\d+)?)\s*(\D*)$/

export const specOf = (product: ProductCard, name: string): string | undefined =>
  product.keySpecs.find(spec => spec.name === name)?.value

const numberIn = (text: string): number => Number(NUMBER.exec(text)?.[1]?.replaceAll(',', ''))

/** The specifications that most products have, in the order met. */
export function specColumns(products: readonly ProductCard[]): SpecColumn[] {
  const counts = new Map<string, number>()
  for (const { name } of products.flatMap(product => product.keySpecs)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MAX_COLUMNS)
  return names.map(([name]) => {
    const values = products.flatMap(product => specOf(product, name) ?? [])
    const units = new Set(values.map(value => NUMBER.exec(value)?.[2]?.trim() ?? null))
    const [unit] = units
    const numeric = units.size === 1 && typeof unit === 'string'
    return { name, unit: numeric ? unit : '', numeric }
  })
}

/** Cell text of a value: without the unit in the heading. */
export function cellText(product: ProductCard, { name, unit }: SpecColumn): string {
  const value = specOf(product, name)
  if (value === undefined) return '–'
  return unit && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value
}

/** Sort column: a specification by name, or one of the fixed columns. */
export interface TableOrder {
  by: 'name' | 'part' | 'price' | 'withoutTax' | { spec: SpecColumn }
  direction: 1 | -1
}

/** The products in another order; those without a value last. */
export function inOrder(products: readonly ProductCard[], order: TableOrder | null): readonly ProductCard[] {
  if (!order) return products
  const { by, direction } = order
  const keyOf = (product: ProductCard): string | number | undefined => {
    if (by === 'price') return product.salesPrice
    if (by === 'withoutTax') return product.priceWithoutTax
    if (by === 'name') return product.productName
    if (by === 'part') return product.partNumber
    const value = specOf(product, by.spec.name)
    return value !== undefined && by.spec.numeric ? numberIn(value) : value
  }
  return products.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    if (x === undefined || y === undefined) return x === y ? 0 : x === undefined ? 1 : -1
    const difference =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), undefined, { numeric: true })
    return direction * difference
  })
}
