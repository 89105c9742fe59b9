// A product as cells: what each one says, and what becomes of the product when one is set.

import {
  PRODUCT_FIELD_NAMES,
  type ProductField,
  parseCell,
  readAmount,
  readBreaks,
  STOCK_PREFIX,
  writeAmount,
  writeBreaks,
} from '../../../contract/products/fields.rules.ts'
import type { BulkProduct } from '../../catalog/service.ts'

interface Cell {
  read(product: BulkProduct): string
  write(product: BulkProduct, value: string): void
}

/** Texts whose name in the grid is that of the product. */
type PlainText = { [K in keyof BulkProduct]: BulkProduct[K] extends string ? K : never }[keyof BulkProduct]
type PlainNumber = { [K in keyof BulkProduct]: BulkProduct[K] extends number ? K : never }[keyof BulkProduct]

const text = (key: PlainText): Cell => ({
  read: product => product[key],
  write: (product, value) => Object.assign(product, { [key]: value }),
})
const number = (key: PlainNumber): Cell => ({
  read: product => String(product[key]),
  write: (product, value) => Object.assign(product, { [key]: Number(value) }),
})
const lines = (key: 'featuresEn' | 'featuresHi'): Cell => ({
  read: product => product[key].join('\n'),
  write(product, value) {
    product[key] = value === '' ? [] : value.split('\n').flatMap(line => line.trim() || [])
  },
})

const CELLS: Record<ProductField, Cell> = {
  name: text('nameEn'),
  nameHi: text('nameHi'),
  description: text('descriptionEn'),
  descriptionHi: text('descriptionHi'),
  features: lines('featuresEn'),
  featuresHi: lines('featuresHi'),
  brand: text('brandSlug'),
  category: text('categoryCode'),
  hsn: text('hsn'),
  weight: number('weightGrams'),
  warranty: number('warrantyMonths'),
  // an MRP that nobody has declared follows the price
  mrp: {
    read: product => (product.mrpDeclared ? writeAmount(product.mrpMinor) : ''),
    write(product, value) {
      product.mrpDeclared = value !== ''
      product.mrpMinor = readAmount(value) ?? product.priceMinor
    },
  },
  price: {
    read: product => writeAmount(product.priceMinor),
    write(product, value) {
      product.priceMinor = readAmount(value) ?? product.priceMinor
      if (!product.mrpDeclared) product.mrpMinor = product.priceMinor
    },
  },
  breaks: {
    read: product => writeBreaks(product.breaks),
    write(product, value) {
      product.breaks = readBreaks(value) ?? product.breaks
    },
  },
  minQuantity: number('minQuantity'),
  multiple: number('quantityMultiple'),
  availability: {
    read: product => product.availability,
    write(product, value) {
      product.availability = value === 'stock' ? 'stock' : 'on-request'
    },
  },
  leadTime: number('leadTimeDays'),
  active: {
    read: product => (product.active ? 'yes' : 'no'),
    write(product, value) {
      product.active = value === 'yes'
    },
  },
}

/** The value of a field, in the one way in which it is written. */
export function readCell(product: BulkProduct, field: string): string {
  if (field.startsWith(STOCK_PREFIX)) return String(product.stock[field.slice(STOCK_PREFIX.length)]?.onHand ?? 0)
  return CELLS[field as ProductField].read(product)
}

/** Sets a field to a value that `parseCell` has returned. Changes the product in place. */
export function writeCell(product: BulkProduct, field: string, value: string): void {
  if (!field.startsWith(STOCK_PREFIX)) {
    CELLS[field as ProductField].write(product, value)
    return
  }
  const code = field.slice(STOCK_PREFIX.length)
  product.stock[code] = { reserved: product.stock[code]?.reserved ?? 0, onHand: Number(value) }
}

/** The order in which cells are set: an MRP before the price that follows it. */
export const fieldOrder = (name: string): number => {
  const at = PRODUCT_FIELD_NAMES.indexOf(name as ProductField)
  return at < 0 ? PRODUCT_FIELD_NAMES.length : at
}

/** Whether two ways of writing are the same value of a field. */
export function sameCell(field: string, a: string, b: string): boolean {
  if (a === b) return true
  const [left, right] = [parseCell(field, a), parseCell(field, b)]
  return 'value' in left && 'value' in right && left.value === right.value
}
