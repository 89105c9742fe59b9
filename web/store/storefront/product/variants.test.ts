// Which variant each choice leads to; order and filter of the table.

import { expect, test } from 'vitest'
import type { VariantGrid } from '../../../../contract/storefront/variant-grid.ts'
import { tagsOf } from './product-loader.ts'
import { choicesOf, fitsButtons, needsTable, orderRows, rowFits } from './variants.ts'

const variant = (msn: string, ...values: string[]) => ({
  msn,
  productUrl: `/${msn}`,
  values,
  salesPrice: 100,
  minQuantity: 1,
  availability: 'in-stock' as const,
  mainImageLink: null,
})
const variants = [variant('A', '600 W', '13 mm'), variant('B', '600 W', '10 mm'), variant('C', '750 W', '13 mm')]

test('a choice keeps the other attributes where that combination exists', () => {
  expect(choicesOf(variants, 'A', 0)).toMatchObject([
    { value: '600 W', current: true, changesOthers: false, variant: { msn: 'A' } },
    { value: '750 W', current: false, changesOthers: false, variant: { msn: 'C' } },
  ])
})

test('a choice whose combination is missing leads to the nearest and says so', () => {
  expect(choicesOf(variants, 'B', 0)[1]).toMatchObject({ value: '750 W', changesOthers: true, variant: { msn: 'C' } })
})

const grid: VariantGrid = {
  axes: [
    { key: 'bore', name: 'Bore', values: ['8 mm', '10 mm'] },
    { key: 'seal', name: 'Seal', values: ['2RS', 'ZZ'] },
  ],
  msns: ['A', 'B', 'C', 'D'],
  slugs: ['a', 'b', 'c', 'd'],
  places: [0, 0, 0, 1, 1, -1, 1, 1],
  prices: [300, 100, 200, 100],
  quantities: [],
  availability: 'soss',
  images: [],
}

test('rows sort by price and by attribute, equal ones in their first order, those without a value last', () => {
  expect(orderRows(grid, { column: 'price', descending: false })).toEqual([1, 3, 2, 0])
  expect(orderRows(grid, { column: 'price', descending: true })).toEqual([0, 2, 1, 3])
  expect(orderRows(grid, { column: 1, descending: false })).toEqual([0, 1, 3, 2])
  expect(orderRows(grid, { column: 1, descending: true })).toEqual([1, 3, 0, 2])
})

test('a row is shown when it has every chosen value, and is in stock if that is asked', () => {
  const shown = (chosen: number[], inStock = false) => [0, 1, 2, 3].filter(row => rowFits(grid, row, chosen, inStock))
  expect(shown([-1, -1])).toEqual([0, 1, 2, 3])
  expect(shown([0, 1])).toEqual([1])
  expect(shown([0, -1], true)).toEqual([0])
})

test('few values are buttons, many variants are a table, both where both hold', () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `${at} mm`)
  const of = (variantCount: number, valueCount: number): VariantGrid => ({
    ...grid,
    axes: [{ key: 'bore', name: 'Bore', values: values(valueCount) }],
    msns: values(variantCount),
  })
  expect(needsTable(null)).toBe(false)
  expect([fitsButtons(of(24, 12)), needsTable(of(24, 12))]).toEqual([true, false])
  expect([fitsButtons(of(25, 12)), needsTable(of(25, 12))]).toEqual([true, true])
  expect([fitsButtons(of(13, 13)), needsTable(of(13, 13))]).toEqual([false, true])
})

test('a page that only counts its variants is named by the first of them', () => {
  const page = { msn: 'B', brandSlug: 'torvane', similar: [], outOfStockSimilar: null }
  const msns = Array.from({ length: 13 }, (_, at) => `V${String(99 - at)}`)
  const many = { ...grid, axes: [{ key: 'size', name: 'Size', values: msns }], msns }
  const variantTags = (variants: VariantGrid) =>
    tagsOf({ ...page, variants }).filter(tag => tag.startsWith('product:V'))
  expect(variantTags(many)).toEqual(['product:V87'])
  const few = { ...many, axes: [{ key: 'size', name: 'Size', values: ['S', 'M'] }] }
  expect(variantTags(few)).toHaveLength(13)
})
