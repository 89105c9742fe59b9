// The table view as a CSV file: one line per product, numbers without symbols, prices in the main unit.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { cellText, type SpecColumn } from './table-columns.ts'

export interface CsvTexts {
  product: string
  part: string
  withoutTax: string
  price: string
  quantityPrice: string
}

/** A cell in quotes where it needs them; what a spreadsheet would run as a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const amount = (minor: number) => (minor / 100).toFixed(2)

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
    amount(one.priceWithoutTax),
    amount(one.salesPrice),
    one.nextBreak ? `${one.nextBreak.minQuantity}+: ${amount(one.nextBreak.price)}` : '',
  ])
  return [heading, ...lines].map(line => `${line.map(cell).join(',')}\r\n`).join('')
}

/** Saves the text as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
