// The table view as a CSV file: one line per product, numbers without symbols, prices in the main unit.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { CSV_MARK, csvAmount, csvText } from '../../../contract/shared/csv.ts'
import { cellText, type SpecColumn } from './table-columns.ts'

export interface CsvTexts {
  product: string
  part: string
  withoutTax: string
  price: string
  quantityPrice: string
}

/** The lines of the file, the heading first, with CRLF as RFC 4180 has it. */
export function tableCsv(products: readonly ProductCard[], columns: readonly SpecColumn[], texts: CsvTexts): string {
  const { product, part, withoutTax, price, quantityPrice } = texts
  const currency = products[0]?.currency ?? ''
  const specs = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))
  const money = [withoutTax, price, quantityPrice].map(text => `${text} (${currency})`)
  const heading = ['MSN', part, product, ...specs, ...money]
  const lines = products.map(one => [
    one.msn,
    one.partNumber,
    one.productName,
    ...columns.map(column => cellText(one, column).replace('–', '')),
    csvAmount(one.priceWithoutTax),
    csvAmount(one.salesPrice),
    one.nextBreak ? `${one.nextBreak.minQuantity}+: ${csvAmount(one.nextBreak.price)}` : '',
  ])
  return csvText([heading, ...lines])
}

/** Saves the text as a file; the byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([CSV_MARK, text], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
