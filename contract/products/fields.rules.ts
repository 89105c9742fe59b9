// The product fields that staff edit as cells: the text format of each, and who may change it.

import { DECLARATION_FIELDS, readNetQuantity } from '../catalog/declarations.rules.ts'
import type { Permission } from '../shared/permissions.ts'
import { readPictures, writePictures } from './pictures.rules.ts'

type Kind =
  | 'text'
  | 'longText'
  | 'hsn'
  | 'brand'
  | 'category'
  | 'amount'
  | 'optionalAmount'
  | 'breaks'
  | 'count'
  | 'days'
  | 'months'
  | 'yesNo'
  | 'availability'
  | 'units'
  | 'country'
  | 'time'
  | 'pictures'
  | 'netQuantity'

interface Field {
  kind: Kind
  /** Product data, terms of an offer, or stock in a warehouse. */
  part: 'product' | 'offer' | 'stock'
  permission: Permission
}

const product = (kind: Kind, permission: Permission = 'products.write'): Field => ({
  kind,
  part: 'product',
  permission,
})
const offer = (kind: Kind, permission: Permission): Field => ({ kind, part: 'offer', permission })

/** Fields by name; warehouse stock has additional names `stock:CODE`. */
export const PRODUCT_FIELDS = {
  name: product('text'),
  nameHi: product('text', 'translations.write'),
  description: product('longText'),
  descriptionHi: product('longText', 'translations.write'),
  features: product('longText'),
  featuresHi: product('longText', 'translations.write'),
  brand: product('brand'),
  category: product('category'),
  hsn: product('hsn'),
  weight: product('count'),
  warranty: product('months'),
  mrp: offer('optionalAmount', 'prices.write'),
  price: offer('amount', 'prices.write'),
  breaks: offer('breaks', 'prices.write'),
  minQuantity: offer('count', 'prices.write'),
  multiple: offer('count', 'prices.write'),
  availability: offer('availability', 'stock.write'),
  leadTime: offer('days', 'stock.write'),
  active: offer('yesNo', 'products.write'),
} as const satisfies Record<string, Field>
export type ProductField = keyof typeof PRODUCT_FIELDS
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductField[]

/** Fields only in the product editor, not in the grid. */
export const EDITOR_FIELDS = {
  sellUnit: product('text'),
  sellUnitHi: product('text', 'translations.write'),
  packSize: product('count'),
  origin: product('country'),
  images: product('pictures'),
  seoTitle: product('text'),
  seoTitleHi: product('text', 'translations.write'),
  seoDescription: product('text'),
  seoDescriptionHi: product('text', 'translations.write'),
  publishAt: product('time'),
} as const satisfies Record<string, Field>
export type EditorField = keyof typeof EDITOR_FIELDS
export const EDITOR_FIELD_NAMES = Object.keys(EDITOR_FIELDS) as EditorField[]

/** The variant group of a product and its axes; only the variant endpoints set them. */
export const VARIANT_FIELDS = { group: product('text'), variantBy: product('text') }
export type VariantField = keyof typeof VARIANT_FIELDS
/** Separates the keys of `variantBy`. */
export const AXIS_SEPARATOR = ' | '

/** Values of specifications by attribute key: a number or English text, and its Hindi. */
export const SPEC_PREFIX = 'spec:'
export const SPEC_HI_PREFIX = 'specHi:'
/** Legal declarations of a product. */
export const DECLARED_PREFIX = 'declared:'

/** A field whose name ends in the key of an attribute or declaration. */
function keyedField(name: string): Field | undefined {
  const [prefix = '', key = ''] = name.split(/(?<=:)/)
  if (prefix === DECLARED_PREFIX) {
    if (!(DECLARATION_FIELDS as readonly string[]).includes(key)) return undefined
    return product(key === 'netQuantity' ? 'netQuantity' : 'text')
  }
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(key) || name !== prefix + key) return undefined
  if (prefix === SPEC_PREFIX) return product('text')
  return prefix === SPEC_HI_PREFIX ? product('text', 'translations.write') : undefined
}

const STOCK: Field = { kind: 'units', part: 'stock', permission: 'stock.write' }
export const STOCK_PREFIX = 'stock:'

/** A field by its name; undefined if unknown. */
export function fieldOf(name: string): Field | undefined {
  if (name.startsWith(STOCK_PREFIX)) return STOCK
  if (Object.hasOwn(PRODUCT_FIELDS, name)) return PRODUCT_FIELDS[name as ProductField]
  if (Object.hasOwn(VARIANT_FIELDS, name)) return VARIANT_FIELDS[name as VariantField]
  return Object.hasOwn(EDITOR_FIELDS, name) ? EDITOR_FIELDS[name as EditorField] : keyedField(name)
}

/** Whether the product grid has a column of this name. */
export const isGridField = (name: string): boolean =>
  name.startsWith(STOCK_PREFIX) || Object.hasOwn(PRODUCT_FIELDS, name)

/** Permissions required for individual fields. */
export const FIELD_PERMISSIONS: readonly Permission[] = [
  ...new Set([...Object.values(PRODUCT_FIELDS), STOCK].map(({ permission }) => permission)),
]

/** Why a cell cannot be saved. */
export const CELL_PROBLEMS = [
  'required',
  'too-long',
  'not-amount',
  'not-number',
  'not-yes-no',
  'not-availability',
  'not-breaks',
  'hsn-digits',
  'hsn-no-rate',
  'brand-unknown',
  'brand-taken',
  'category-unknown',
  'above-mrp',
  'below-floor',
  'breaks-above-price',
  'below-reserved',
  'warehouse-unknown',
  'other-seller',
  'no-offer',
  'product-unknown',
  'attribute-unknown',
  'not-country',
  'not-time',
  'not-pictures',
  'picture-unknown',
  'not-net-quantity',
  'not-allowed',
] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]

export type ParsedCell = { value: string } | { problem: CellProblem }

const LONGEST = { text: 300, longText: 20_000 }
const MAX_MINOR = 10_000_000_000
const COUNT_LIMITS: Partial<Record<Kind, [least: number, most: number]>> = {
  count: [1, 1_000_000],
  days: [0, 60],
  months: [0, 600],
  units: [0, 100_000_000],
}
const YES = ['yes', 'y', 'true', '1', 'हाँ', 'हां']
const NO = ['no', 'n', 'false', '0', 'नहीं']
const AVAILABILITY: Record<string, 'stock' | 'on-request'> = {
  stock: 'stock',
  'from stock': 'stock',
  'स्टॉक से': 'stock',
  'on-request': 'on-request',
  'on request': 'on-request',
  'अनुरोध पर': 'on-request',
}

/** `₹1,250.5` as minor units; null for anything that is not an amount of at least one. */
export function readAmount(text: string): number | null {
  const match = /^(?:₹|rs\.?|inr|aed)?\s*(\d{1,9})(?:\.(\d{1,2}))?$/i.exec(text.replace(/,/g, '').trim())
  if (!match) return null
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return minor > 0 && minor <= MAX_MINOR ? minor : null
}

/** Minor units in cell format: `1250.50`. */
export const writeAmount = (minor: number): string => (minor / 100).toFixed(2)

export interface PriceBreak {
  minQuantity: number
  priceMinor: number
}

/** `10: 950; 50: 900` as quantity prices: more units, lower prices. Null when invalid. */
export function readBreaks(text: string): PriceBreak[] | null {
  if (text.trim() === '') return []
  const breaks: PriceBreak[] = []
  for (const part of text.split(/[;\n]/)) {
    const [quantity = '', amount = '', ...more] = part.split(/[:=]/)
    const minQuantity = Number(quantity.trim())
    const priceMinor = readAmount(amount)
    const last = breaks.at(-1)
    if (more.length > 0 || !/^\s*\d{1,7}\s*$/.test(quantity) || minQuantity < 2 || priceMinor === null) return null
    if (last && (minQuantity <= last.minQuantity || priceMinor >= last.priceMinor)) return null
    breaks.push({ minQuantity, priceMinor })
  }
  return breaks.length <= 20 ? breaks : null
}

export const writeBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ minQuantity, priceMinor }) => `${minQuantity}: ${writeAmount(priceMinor)}`).join('; ')

function readCount(kind: Kind, text: string): ParsedCell {
  const [least, most] = COUNT_LIMITS[kind] ?? [0, 0]
  const digits = text.replace(/[,\s]/g, '')
  const value = Number(digits)
  return /^\d{1,9}$/.test(digits) && value >= least && value <= most
    ? { value: String(value) }
    : { problem: 'not-number' }
}

function readText(kind: 'text' | 'longText', text: string, required: boolean): ParsedCell {
  const plain = kind === 'text' ? text.replace(/\s+/g, ' ').trim() : text.replace(/\r\n?/g, '\n').trim()
  if (plain === '' && required) return { problem: 'required' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(plain)) return { problem: 'too-long' }
  return plain.length > LONGEST[kind] ? { problem: 'too-long' } : { value: plain }
}

function readWord(kind: Kind, word: string): ParsedCell {
  if (kind === 'yesNo') {
    if (YES.includes(word)) return { value: 'yes' }
    return NO.includes(word) ? { value: 'no' } : { problem: 'not-yes-no' }
  }
  const availability = AVAILABILITY[word]
  return availability ? { value: availability } : { problem: 'not-availability' }
}

function readAmounts(kind: Kind, text: string): ParsedCell {
  if (kind === 'breaks') {
    const breaks = readBreaks(text)
    return breaks ? { value: writeBreaks(breaks) } : { problem: 'not-breaks' }
  }
  if (kind === 'optionalAmount' && text === '') return { value: '' }
  const minor = readAmount(text)
  return minor === null ? { problem: 'not-amount' } : { value: writeAmount(minor) }
}

const OTHER_KINDS: Partial<Record<Kind, (text: string) => ParsedCell>> = {
  country: text => (/^([a-z]{2})?$/i.test(text) ? { value: text.toUpperCase() } : { problem: 'not-country' }),
  time(text) {
    if (text === '') return { value: '' }
    const at = new Date(text)
    const known =
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(at.getTime())
    return known ? { value: at.toISOString() } : { problem: 'not-time' }
  },
  pictures(text) {
    const pictures = readPictures(text)
    return pictures ? { value: writePictures(pictures) } : { problem: 'not-pictures' }
  },
  netQuantity(text) {
    const quantity = text === '' ? '' : readNetQuantity(text)
    return quantity === null ? { problem: 'not-net-quantity' } : { value: quantity }
  },
}

/**
 * Text typed or pasted into a cell, normalised to the format of the field. Names of brands and categories stay as they
 * are: the server looks them up.
 */
export function parseCell(name: string, typed: string): ParsedCell {
  const kind = fieldOf(name)?.kind
  const text = typed.normalize('NFC').trim()
  const other = kind && OTHER_KINDS[kind]
  if (other) return other(text)
  switch (kind) {
    case undefined:
      return { problem: 'not-allowed' }
    case 'text':
    case 'longText':
      return readText(kind, text, name === 'name')
    case 'brand':
    case 'category':
      return text === '' ? { problem: 'required' } : { value: text.slice(0, 300) }
    case 'hsn':
      return /^\d{4}(\d{2}){0,2}$/.test(text) ? { value: text } : { problem: 'hsn-digits' }
    case 'amount':
    case 'optionalAmount':
    case 'breaks':
      return readAmounts(kind, text)
    case 'yesNo':
    case 'availability':
      return readWord(kind, text.toLowerCase())
    default:
      return readCount(kind, text)
  }
}
