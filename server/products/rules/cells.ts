// A product as cells: the value of each, and how setting one changes the product.

import {
  AXIS_SEPARATOR,
  DECLARED_PREFIX,
  EDITOR_FIELD_NAMES,
  type EditorField,
  PRODUCT_FIELD_NAMES,
  type ProductField,
  parseCell,
  readAmount,
  readBreaks,
  SPEC_HI_PREFIX,
  SPEC_PREFIX,
  STOCK_PREFIX,
  type VariantField,
  writeAmount,
  writeBreaks,
} from '../../../contract/products/fields.rules.ts'
import { readPictures, writePictures } from '../../../contract/products/pictures.rules.ts'
import type { BulkProduct } from '../../catalog/service.ts'

/** Whether the values of an attribute are numbers. */
export type IsNumber = (attribute: string) => boolean

interface Cell {
  read(product: BulkProduct): string
  write(product: BulkProduct, value: string, isNumber: IsNumber): void
}

/** Texts whose field name in the grid is that of the product. */
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

const seo = (key: keyof BulkProduct['seo']): Cell => ({
  read: product => product.seo[key] ?? '',
  write(product, value) {
    const { [key]: _before, ...others } = product.seo
    product.seo = value === '' ? others : { ...others, [key]: value }
  },
})

const EDITOR_CELLS: Record<EditorField, Cell> = {
  sellUnit: text('sellUnitEn'),
  sellUnitHi: text('sellUnitHi'),
  packSize: number('packSize'),
  origin: text('origin'),
  images: {
    read: product => writePictures(product.images),
    write(product, value) {
      product.images = readPictures(value) ?? product.images
    },
  },
  seoTitle: seo('titleEn'),
  seoTitleHi: seo('titleHi'),
  seoDescription: seo('descriptionEn'),
  seoDescriptionHi: seo('descriptionHi'),
  publishAt: {
    read: product => product.publishAt ?? '',
    write(product, value) {
      product.publishAt = value || null
    },
  },
}

const VARIANT_CELLS: Record<VariantField, Cell> = {
  group: {
    read: product => product.groupKey ?? '',
    write(product, value) {
      product.groupKey = value || null
    },
  },
  variantBy: {
    read: product => product.variantBy.join(AXIS_SEPARATOR),
    write(product, value) {
      product.variantBy = value === '' ? [] : value.split(AXIS_SEPARATOR)
    },
  },
}

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
  // an MRP that was not declared follows the price
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

type Specs = BulkProduct['specs']

/** The English or Hindi text of a specification; Hindi equal to the English counts as missing. */
function specCell(key: string, hindi: boolean): Cell {
  return {
    read({ specs }) {
      const spec = specs.find(one => one.key === key)
      if (!spec) return ''
      if (!('en' in spec)) return hindi ? '' : String(spec.value)
      return hindi ? (spec.hi === spec.en ? '' : spec.hi) : spec.en
    },
    write(product, value, isNumber) {
      const before = product.specs.find(one => one.key === key)
      const texts = before && 'en' in before ? before : null
      const next = (): Specs => {
        if (hindi) return texts ? [{ key, en: texts.en, hi: value || texts.en }] : before ? [before] : []
        if (value === '') return []
        if (isNumber(key)) return [{ key, value: Number(value) }]
        return [{ key, en: value, hi: texts && texts.hi !== texts.en ? texts.hi : value }]
      }
      const made = next()
      product.specs = before
        ? product.specs.flatMap(one => (one === before ? made : [one]))
        : [...product.specs, ...made]
    },
  }
}

const declared = (key: keyof BulkProduct['declarations']): Cell => ({
  read: ({ declarations }) => declarations[key] ?? '',
  write(product, value) {
    const { [key]: _before, ...others } = product.declarations
    product.declarations = value === '' ? others : { ...others, [key]: value }
  },
})

const stockOf = (code: string): Cell => ({
  read: ({ stock }) => String(stock[code]?.onHand ?? 0),
  write({ stock }, value) {
    stock[code] = { reserved: stock[code]?.reserved ?? 0, onHand: Number(value) }
  },
})

function cellOf(field: string): Cell {
  if (field.startsWith(STOCK_PREFIX)) return stockOf(field.slice(STOCK_PREFIX.length))
  if (field.startsWith(SPEC_PREFIX)) return specCell(field.slice(SPEC_PREFIX.length), false)
  if (field.startsWith(SPEC_HI_PREFIX)) return specCell(field.slice(SPEC_HI_PREFIX.length), true)
  if (field.startsWith(DECLARED_PREFIX))
    return declared(field.slice(DECLARED_PREFIX.length) as keyof BulkProduct['declarations'])
  return { ...CELLS, ...EDITOR_CELLS, ...VARIANT_CELLS }[field as ProductField | EditorField | VariantField]
}

/** The value of a field in canonical form. */
export const readCell = (product: BulkProduct, field: string): string => cellOf(field).read(product)

/** Sets a field to a value returned by `parseCell`. Mutates the product. */
export function writeCell(product: BulkProduct, field: string, value: string, isNumber: IsNumber): void {
  cellOf(field).write(product, value, isNumber)
}

/** All fields of the product, except the units in warehouses. */
export function fieldsOfProduct({ specs, declarations }: BulkProduct): string[] {
  return [
    ...PRODUCT_FIELD_NAMES,
    ...EDITOR_FIELD_NAMES,
    ...specs.flatMap(({ key }) => [`${SPEC_PREFIX}${key}`, `${SPEC_HI_PREFIX}${key}`]),
    ...Object.keys(declarations).map(key => `${DECLARED_PREFIX}${key}`),
  ]
}

/** The order in which cells are set: an MRP before the price that follows it. */
export const fieldOrder = (name: string): number => {
  const at = PRODUCT_FIELD_NAMES.indexOf(name as ProductField)
  // the English value of a specification before its Hindi
  return at >= 0 ? at : PRODUCT_FIELD_NAMES.length + (name.startsWith(SPEC_HI_PREFIX) ? 1 : 0)
}

/** Whether two spellings are the same value of a field. */
export function sameCell(field: string, a: string, b: string): boolean {
  if (a === b) return true
  const [left, right] = [parseCell(field, a), parseCell(field, b)]
  return 'value' in left && 'value' in right && left.value === right.value
}
