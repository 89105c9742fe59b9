// Compares versions of a product field by field, for reports and undo.

import type { BulkProduct } from '../../catalog/service.ts'
import type { SpecValue } from './typing.ts'

/** Fields by name with their values; `price` contains MRP, price and quantity prices, `stock:CODE` units on hand. */
export type Values = Record<string, unknown>

const TOLERANCE = 1e-9

export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b))
  }
  if (typeof a === 'string' && typeof b === 'string') return a.normalize('NFC').trim() === b.normalize('NFC').trim()
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return left.length === right.length && left.every(([key, value]) => sameValue(value, (b as Values)[key]))
}

/** Specifications with those of the row laid over them: known ones keep their place, and their Hindi while the English stays. */
export function mergeSpecs(there: readonly SpecValue[], added: readonly SpecValue[]): SpecValue[] {
  const fresh = new Map(added.map(spec => [spec.key, spec]))
  const merged = there.map(spec => {
    const next = fresh.get(spec.key)
    fresh.delete(spec.key)
    if (!next) return spec
    const untranslated = 'value' in next && 'en' in spec && sameValue(next.value, spec.en)
    // "12" in a file and 12 in the store are the same value
    const alike = 'value' in next && 'value' in spec && sameValue(String(next.value), String(spec.value))
    return untranslated || alike || sameValue(next, spec) ? spec : next
  })
  return [...merged, ...fresh.values()]
}

/** Every field of a product that an import may change, by name, as it is kept for an undo. */
export function valuesOf(product: BulkProduct): Values {
  const { mrpMinor, priceMinor, breaks, stock, msn: _msn, market: _market, partNumber: _part, ...plain } = product
  const { brandSlug: _brand, sellerCode: _seller, contentSeller: _first, offerId: _offer, ...more } = plain
  const { listed: _listed, unoffered: _unoffered, ...fields } = more
  const units = Object.entries(stock).map(([code, { onHand }]) => [`stock:${code}`, onHand])
  return { ...fields, price: { mrpMinor, priceMinor, breaks }, ...Object.fromEntries(units) }
}

const OFFER_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'mrpDeclared',
  'minQuantity',
  'quantityMultiple',
  'availability',
  'active',
])

/** Whether a field is a term of a seller's offer, not product data. */
export function isOfferField(name: string): boolean {
  return OFFER_FIELDS.has(name) || name.startsWith('stock:')
}

/** The fields of the offer only. */
export function offerValuesOf(product: BulkProduct): Values {
  return Object.fromEntries(Object.entries(valuesOf(product)).filter(([name]) => isOfferField(name)))
}

/** Differences between two versions of a product: the values before and after, of the same names. */
export function difference(before: BulkProduct, after: BulkProduct): { before: Values; after: Values } {
  const [old, fresh] = [valuesOf(before), valuesOf(after)]
  const names = Object.keys(fresh).filter(name => !sameValue(old[name], fresh[name]))
  return {
    before: Object.fromEntries(names.map(name => [name, old[name] ?? (name.startsWith('stock:') ? 0 : null)])),
    after: Object.fromEntries(names.map(name => [name, fresh[name]])),
  }
}
