// Reviews cells that staff want to change: new values, concurrent changes, and invalid ones.

import {
  type CellProblem,
  fieldOf,
  parseCell,
  SPEC_HI_PREFIX,
  SPEC_PREFIX,
  STOCK_PREFIX,
  VARIANT_FIELDS,
} from '../../../contract/products/fields.rules.ts'
import { readPictures } from '../../../contract/products/pictures.rules.ts'
import type { Reviewed } from '../../../contract/products/schemas.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import { floorOf } from '../../../contract/shared/price-floor.rules.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import { fieldOrder, readCell, sameCell, writeCell } from './cells.ts'

/** Store data needed to review a cell. */
export interface ReviewContext {
  permissions: readonly Permission[]
  /** Slug of a brand as typed; null for none. */
  brand(typed: string): string | null
  /** Code of a category by code, path or a unique name; null for none. */
  category(typed: string): string | null
  warehouses: ReadonlySet<string>
  /** Kind of an attribute by its key; null for none. */
  attribute(key: string): string | null
  /** Hashes of the stored pictures among those in the cells. */
  pictures: ReadonlySet<string>
  /** Tax in basis points by heading and price; null when no rate fits. */
  taxRate(hsn: string, unitMinor: number): number | null
  /** The lowest price of the market in basis points of the MRP. */
  floorBp: number
}

export interface WantedCell {
  field: string
  was: string
  now: string
}

type Value = { value: string } | { problem: CellProblem }

function specValue(field: string, value: string, { attribute }: ReviewContext): Value {
  const kind = attribute(field.slice(field.indexOf(':') + 1))
  // values of an attribute that no longer exists may be removed
  if (kind === null && value !== '') return { problem: 'attribute-unknown' }
  if (kind !== 'number' || value === '' || field.startsWith(SPEC_HI_PREFIX)) return { value }
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(value) ? { value: String(Number(value)) } : { problem: 'not-number' }
}

/** The typed value in stored format, or why it is invalid. */
export function wantedValue(field: string, typed: string, context: ReviewContext): Value {
  const parsed = parseCell(field, typed)
  if ('problem' in parsed) return parsed
  if (field === 'brand') {
    const slug = context.brand(parsed.value)
    return slug === null ? { problem: 'brand-unknown' } : { value: slug }
  }
  if (field === 'category') {
    const code = context.category(parsed.value)
    return code === null ? { problem: 'category-unknown' } : { value: code }
  }
  if (field.startsWith(SPEC_PREFIX) || field.startsWith(SPEC_HI_PREFIX)) return specValue(field, parsed.value, context)
  if (field === 'images' && readPictures(parsed.value)?.some(({ hash }) => !context.pictures.has(hash)))
    return { problem: 'picture-unknown' }
  if (field.startsWith(STOCK_PREFIX) && !context.warehouses.has(field.slice(STOCK_PREFIX.length)))
    return { problem: 'warehouse-unknown' }
  return parsed
}

/** Why a field of this product may not be changed here at all. */
function barrier(product: BulkProduct, field: string, { permissions }: ReviewContext): CellProblem | null {
  const known = fieldOf(field)
  if (!known || !permissions.includes(known.permission) || Object.hasOwn(VARIANT_FIELDS, field)) return 'not-allowed'
  if (known.part === 'product' && product.sellerCode !== product.contentSeller) return 'other-seller'
  return known.part !== 'product' && product.offerId === null ? 'no-offer' : null
}

/** Fields that make a price lower than a part of the MRP: the price or the last of its breaks, and the MRP. */
function belowFloor({ priceMinor, mrpMinor, breaks }: BulkProduct, floorBp: number): string[] {
  const floor = floorOf(mrpMinor, floorBp)
  const fields = [priceMinor < floor && 'price', (breaks.at(-1)?.priceMinor ?? priceMinor) < floor && 'breaks']
  const low = fields.filter(field => field !== false)
  return low.length > 0 ? [...low, 'mrp'] : []
}

/** Problems of the product after all its cells are set, by field. With a floor of 0, no price is too low. */
export function faultsOf(
  product: BulkProduct,
  context: Pick<ReviewContext, 'taxRate' | 'floorBp'>,
): Map<string, CellProblem> {
  const faults = new Map<string, CellProblem>()
  for (const field of belowFloor(product, context.floorBp)) faults.set(field, 'below-floor')
  if (product.priceMinor > product.mrpMinor) {
    faults.set('price', 'above-mrp')
    faults.set('mrp', 'above-mrp')
  }
  const [first] = product.breaks
  if (first && first.priceMinor >= product.priceMinor) {
    faults.set('breaks', 'breaks-above-price')
    if (!faults.has('price')) faults.set('price', 'breaks-above-price')
  }
  if (product.hsn !== '' && context.taxRate(product.hsn, product.priceMinor) === null) faults.set('hsn', 'hsn-no-rate')
  for (const [code, { onHand, reserved }] of Object.entries(product.stock)) {
    if (onHand < reserved) faults.set(`${STOCK_PREFIX}${code}`, 'below-reserved')
  }
  return faults
}

/** Reviews the cells of one product. Sets those that change: `product` then has its future state. */
export function reviewProduct(product: BulkProduct, cells: readonly WantedCell[], context: ReviewContext): Reviewed[] {
  const { msn, partNumber, sellerCode: seller } = product
  const ordered = [...cells].sort((a, b) => fieldOrder(a.field) - fieldOrder(b.field))
  const before = structuredClone(product)
  const reviewed = ordered.map(({ field, was, now: typed }): Reviewed => {
    const base = { msn, partNumber, seller, field }
    const blocked = barrier(product, field, context)
    const old = fieldOf(field) ? readCell(before, field) : ''
    const value: Value = blocked ? { problem: blocked } : wantedValue(field, typed, context)
    if ('problem' in value) return { ...base, old, now: typed, state: 'problem', problem: value.problem }
    const now = value.value
    if (sameCell(field, old, now)) return { ...base, old, now, state: 'same', problem: null }
    if (!sameCell(field, old, was)) return { ...base, old, now, state: 'conflict', problem: null }
    writeCell(product, field, now, key => context.attribute(key) === 'number')
    return { ...base, old, now, state: 'change', problem: null }
  })
  const faults = faultsOf(product, context)
  return reviewed.map(cell => {
    const fault = cell.state === 'change' ? faults.get(cell.field) : undefined
    return fault ? { ...cell, state: 'problem', problem: fault } : cell
  })
}
