// Staff endpoints for gaps in product data: the counts, and the products behind each.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zLanguage, zMarket, zMsn } from '../shared/schemas.ts'
import { QUALITY_GAPS } from './quality.rules.ts'

const access = 'staff' as const
const permission = 'products.read' as const
const zGap = z.enum(QUALITY_GAPS)

/** State of the latest check: `retrying` has failed and is retried automatically, `failed` is not. */
export const zCheckState = z.enum(['idle', 'running', 'retrying', 'failed'])
export type CheckState = z.output<typeof zCheckState>

const zQuality = z.object({
  state: zCheckState,
  /** When the last check ended; null before the first one. */
  checkedAt: z.iso.datetime().nullable(),
  /** Active products checked. */
  products: z.int(),
  /** Every gap with the number of products that had it. */
  gaps: z.array(z.object({ gap: zGap, products: z.int() })),
})
export type Quality = z.output<typeof zQuality>

const zGapProduct = z.object({
  msn: z.string(),
  partNumber: z.string(),
  brand: z.string(),
  name: z.string(),
  category: z.string(),
})
export type GapProduct = z.output<typeof zGapProduct>

const product: GapProduct = {
  ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', brand: 'Torvik', name: 'Impact drill', category: 'Drills' },
}

export const productQualityEndpoints = defineEndpoints({
  productQuality: {
    method: 'GET',
    path: '/api/admin/products/quality',
    access,
    permission,
    summary: 'Returns how many active products of a market have each gap, as of the last check.',
    query: z.object({ market: zMarket }),
    response: envelope(zQuality),
    errors: [],
    example: ok({
      ...{ state: 'idle' as const, checkedAt: '2026-11-28T06:00:00.000Z', products: 5000 },
      gaps: [{ gap: 'picture' as const, products: 12 }],
    }),
  },
  checkProductQuality: {
    method: 'POST',
    path: '/api/admin/products/quality/check',
    access,
    permission: 'products.write',
    recorded: false,
    summary: 'Starts a check of the products of all markets in the background; one that already waits or runs goes on.',
    response: envelope(z.object({ begun: z.boolean() })),
    errors: [],
    example: ok({ begun: true }),
    perMinute: 6,
  },
  productsWithGap: {
    method: 'GET',
    path: '/api/admin/products/quality/list',
    access,
    permission,
    summary:
      'Lists the products with a gap by MSN; `after` returns the following page. Products corrected since the check are left out, so a page may be shorter than the limit while `next` says that more follow.',
    query: z.object({
      market: zMarket,
      gap: zGap,
      after: zMsn.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: envelope(z.object({ products: z.array(zGapProduct), next: z.string().nullable() })),
    errors: [],
    example: ok({ products: [product], next: null }),
  },
  productsWithGapFile: {
    method: 'GET',
    path: '/api/admin/products/quality.csv',
    access,
    permission,
    summary: `Exports the same list as CSV, ${LIST_FILE_ROWS} rows at most.`,
    query: z.object({ market: zMarket, gap: zGap, language: zLanguage.default('en') }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'products-in-picture.csv', chunks: (async function* () {})() },
    perMinute: 10,
  },
})
