// Schemas of products for staff: grid filters, cells, change sets.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { zCategoryCode, zMarket, zMsn, zText, zUuid } from '../shared/schemas.ts'
import { CELL_PROBLEMS, fieldOf, isGridField } from './fields.rules.ts'
import { AVAILABILITIES, GAPS, GRID_ROWS, MAX_CELLS, MAX_LIST } from './filters.ts'
import { MAX_OFFER_KEY, OFFER_KEY_PATTERN } from './offer-key.rules.ts'

/** Read-only columns. */
export const READ_COLUMNS = ['taxRate', 'seller', 'free', 'updatedAt'] as const

const zListed = <T extends z.ZodType>(item: T, most: number) =>
  z
    .union([item, z.array(item).max(most)])
    .transform(items => [items].flat() as z.output<T>[])
    .default([])

export const zSellerCode = zText(60).refine(code => !code.includes('~'), 'The code of a seller.')
/** Code of the seller of an offer, and `~refurbished` after it for an offer in that condition. */
export const zOfferKey = zText(MAX_OFFER_KEY).refine(
  key => OFFER_KEY_PATTERN.test(key),
  'The code of a seller, or an offer of one.',
)

export const zFieldName = z
  .string()
  .max(80)
  .refine(name => fieldOf(name) !== undefined, 'No such field.')
const zGridField = z.string().max(80).refine(isGridField, 'No such column.')
export const zColumn = z.union([zGridField, z.enum(READ_COLUMNS)])

export const zProductQuery = z.object({
  market: zMarket,
  /** Columns to return besides MSN and part number. */
  columns: zListed(zColumn, 60),
  /** MSN, part number or EAN as a whole, or at least three letters of name or part number. */
  text: zText(120).optional(),
  category: zCategoryCode.optional(),
  /** Slug of a brand. */
  brand: zText(120).optional(),
  /** Code of a seller: amounts and stock are then those of that seller’s offers. */
  seller: zText(60).optional(),
  state: z.enum(['active', 'draft']).optional(),
  availability: z.enum(AVAILABILITIES).optional(),
  missing: z.enum(GAPS).optional(),
  ...markFilters,
  /** MSNs or part numbers: one page of a pasted list. */
  list: zListed(zText(60), MAX_LIST),
  /** Start of the page: `next` of the previous page. */
  after: z
    .string()
    .max(40)
    .regex(/^(\d{9,10}:)?MSN[0-9A-Z]{8}$/, 'Not a place in this list.')
    .optional(),
  limit: z.coerce.number().int().min(1).max(GRID_ROWS).default(100),
})
export type ProductQuery = z.output<typeof zProductQuery>

export const zProductRow = z.object({
  msn: z.string(),
  partNumber: z.string(),
  /** The seller whose amounts and stock are returned; null when nobody offers the product. */
  sellerCode: z.string().nullable(),
  /** Whether this seller maintains the product data. */
  own: z.boolean(),
  /** Fields by name, in the format of `fields.rules.ts`. */
  cells: z.record(z.string(), z.string()),
})
export type ProductRow = z.output<typeof zProductRow>

const zCell = z.object({
  /** The value that the caller has read. */
  was: z.string().max(30_000),
  /** The value as typed. */
  now: z.string().max(30_000),
})
export const zCellChanges = z.object({
  market: zMarket,
  rows: z
    .array(z.object({ msn: zMsn, seller: zOfferKey, cells: z.record(zFieldName, zCell) }))
    .min(1)
    .max(MAX_CELLS),
})
export type CellChanges = z.output<typeof zCellChanges>

export const zReviewed = z.object({
  msn: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  field: z.string(),
  /** The value in the store now, and the new one. */
  old: z.string(),
  now: z.string(),
  /** `conflict`: the value was changed in the meantime; `same`: nothing to change. */
  state: z.enum(['change', 'same', 'conflict', 'problem']),
  problem: z.enum(CELL_PROBLEMS).nullable(),
})
export type Reviewed = z.output<typeof zReviewed>

export const zChangeSet = z.object({
  changeSetId: zUuid,
  market: zMarket,
  note: z.string(),
  /** Name of the person or key. */
  who: z.string(),
  at: z.iso.datetime(),
  products: z.int(),
  cells: z.int(),
  state: z.enum(['applied', 'undone']),
  undoneBy: z.string(),
  undoneAt: z.iso.datetime().nullable(),
  /** Cells that an undo left unchanged because they were changed since. */
  left: z.int(),
})
export type ChangeSet = z.output<typeof zChangeSet>

export const zChangedCell = z.object({
  msn: z.string(),
  partNumber: z.string(),
  seller: z.string(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
  undone: z.enum(['restored', 'left']).nullable(),
  /** Pictures of the value before that are no longer in the library: until they are, an undo leaves the cell. */
  gonePictures: z.int(),
})
export type ChangedCell = z.output<typeof zChangedCell>
