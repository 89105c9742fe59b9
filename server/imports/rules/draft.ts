// A parsed row.

import type { Declarations } from '../../../contract/catalog/declarations.rules.ts'
import type { SpecValue } from './typing.ts'

/** A parsed row. Absent fields stay as they are in the store. */
export interface Draft {
  row: number
  /** Null when the row names no brand. */
  brandSlug: string | null
  partNumber: string
  categoryCode?: string
  /** Category of a rule or the fallback: only for new products. */
  newCategoryCode?: string
  unplaced: boolean
  ruleHsn: string | null
  nameEn?: string
  nameHi?: string
  descriptionEn?: string
  descriptionHi?: string
  featuresEn?: string[]
  featuresHi?: string[]
  hsn?: string
  taxRateBp?: number
  sellUnitEn?: string
  sellUnitHi?: string
  packSize?: number
  minQuantity?: number
  quantityMultiple?: number
  weightGrams?: number
  origin?: string
  declarations?: Declarations
  warrantyMonths?: number
  availability?: 'stock' | 'on-request'
  tags?: string[]
  groupKey?: string
  variantBy?: string[]
  active?: boolean
  mrpMinor?: number
  priceMinor?: number
  breaks?: { minQuantity: number; priceMinor: number }[]
  specs: SpecValue[]
  stock: Record<string, number>
  /** Addresses of its pictures. */
  urls: string[]
  /** Its pictures, once every one of them is known to the store. */
  images?: { hash: string; view: string }[]
}
