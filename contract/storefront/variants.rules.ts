// Expands the compact table of a product's variants into rows; shared by server, page and tests.

import type { VariantGrid } from './variant-grid.ts'

export interface Variant {
  msn: string
  productUrl: string
  /** One per axis; empty when the variant has none. */
  values: string[]
  /** Minor units, tax included. */
  salesPrice: number
  minQuantity: number
  availability: 'in-stock' | 'out-of-stock' | 'on-request'
  mainImageLink: string | null
}

const STATES: Record<string, Variant['availability']> = { s: 'in-stock', r: 'on-request' }

/** The variants in the order of the table; none for null. */
export function variantsOf(grid: VariantGrid | null): Variant[] {
  if (!grid) return []
  const { axes, msns, slugs, places, prices, quantities, availability, images } = grid
  return msns.map((msn, at) => ({
    msn,
    productUrl: `/${slugs[at]}/mp/${msn.toLowerCase()}`,
    values: axes.map((axis, of) => axis.values[places[at * axes.length + of] ?? -1] ?? ''),
    salesPrice: prices[at] ?? 0,
    minQuantity: quantities[at] ?? 1,
    availability: STATES[availability.charAt(at)] ?? 'out-of-stock',
    mainImageLink: images[at] ?? null,
  }))
}
