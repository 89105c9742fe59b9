// The table view: units in headings, rows in order, and the same as a CSV file.

import { expect, test } from 'vitest'
import { card } from '../../../contract/catalog/examples.ts'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { cellText, inOrder, specColumns } from './table-columns.ts'
import { tableCsv } from './table-csv.ts'

const product = (msn: string, specs: Record<string, string>, change: Partial<ProductCard> = {}): ProductCard => ({
  ...card,
  msn,
  keySpecs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  ...change,
})
const products = [
  product('A', { Power: '1,200 W', Colour: 'Red', Size: '10 mm' }, { priceWithoutTax: 300, partNumber: 'P-10' }),
  product('B', { Power: '600 W', Colour: 'Blue', Size: '1/2 in' }, { priceWithoutTax: 100, partNumber: 'P-9' }),
  product('C', { Power: '750 W' }, { priceWithoutTax: 200, partNumber: 'P-100' }),
]
const columns = specColumns(products)
const [power, colour, size] = columns
if (!power || !colour || !size) throw new Error('three columns')

test('the unit is in the heading if all values have the same one', () => {
  expect(columns).toEqual([
    { name: 'Power', unit: 'W', numeric: true },
    { name: 'Colour', unit: '', numeric: false },
    { name: 'Size', unit: '', numeric: false },
  ])
  expect(products.map(one => cellText(one, power))).toEqual(['1,200', '600', '750'])
  expect(products.map(one => cellText(one, size))).toEqual(['10 mm', '1/2 in', '–'])
})

test('rows are ordered by numbers as numbers, those without a value last', () => {
  const msns = (by: Parameters<typeof inOrder>[1]) => inOrder(products, by).map(({ msn }) => msn)
  expect(msns(null)).toEqual(['A', 'B', 'C'])
  expect(msns({ by: { spec: power }, direction: 1 })).toEqual(['B', 'C', 'A'])
  expect(msns({ by: { spec: colour }, direction: -1 })).toEqual(['A', 'B', 'C'])
  expect(msns({ by: 'withoutTax', direction: 1 })).toEqual(['B', 'C', 'A'])
  expect(msns({ by: 'part', direction: 1 })).toEqual(['B', 'A', 'C'])
})

test('the file has the rows shown, and no cell is a formula', () => {
  const texts = { product: 'Product', part: 'Part no.' }
  const prices = { withoutTax: 'Excl. GST', price: 'Price', quantityPrice: 'Quantity price' }
  const [one] = products
  const odd = { ...one, productName: '=SUM(A1) "x", y', nextBreak: null } as ProductCard
  expect(tableCsv([odd], [power], { ...texts, ...prices })).toBe(
    'MSN,Part no.,Product,Power (W),Excl. GST (INR),Price (INR),Quantity price (INR)\r\n' +
      `A,P-10,"'=SUM(A1) ""x"", y","1,200",3.00,3190.00,\r\n`,
  )
})
