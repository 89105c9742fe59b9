// Staff endpoints for the offers of a product: every seller, its stock by warehouse, and what keeps it from selling.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zMsn } from '../shared/schemas.ts'
import { MISSING_DECLARATIONS } from './declarations.rules.ts'
import { offerStates as exampleStates } from './examples.ts'
import { zOfferReason } from './schemas.ts'

const zOfferStock = z.object({
  warehouse: z.string(),
  /** GST state code or emirate code of the warehouse. */
  stateCode: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  /** The seller's tax number for the sale; null when there is none for this State. */
  taxNumber: z.string().nullable(),
  /** Why nothing can be sold from here; null when it can. */
  reason: zOfferReason.nullable(),
})

const zOfferBreak = z.object({ minQuantity: z.int(), price: zMinor })

const zOfferState = z.object({
  offerId: z.int(),
  sellerCode: z.string(),
  sellerName: z.string(),
  condition: z.enum(['new', 'refurbished']),
  active: z.boolean(),
  currency: zCurrency,
  price: zMinor,
  mrp: zMinor,
  /** Whether the seller declared the MRP. */
  mrpDeclared: z.boolean(),
  breaks: z.array(zOfferBreak),
  minQuantity: z.int(),
  quantityMultiple: z.int(),
  availability: z.enum(['stock', 'on-request']),
  /** Days until dispatch. */
  leadTimeDays: z.int(),
  /** Whether the product page and the listings show this offer. */
  shown: z.boolean(),
  /** Scores when the offer was chosen, out of 10,000 points each; null when there was nothing to compare. */
  compared: z
    .object({ score: z.int(), landed: zMinor, price: z.int(), delivery: z.int(), rating: z.int(), stock: z.int() })
    .nullable(),
  /** Why the offer cannot be bought now; null when it can. */
  reason: zOfferReason.nullable(),
  stock: z.array(zOfferStock),
})
export type OfferState = z.output<typeof zOfferState>

const zUndeclared = z.object({
  msn: z.string(),
  partNumber: z.string(),
  brandName: z.string(),
  productName: z.string(),
  /** ISO 3166 alpha-2; empty when it is not declared. */
  origin: z.string(),
  sellerCode: z.string(),
  sellerName: z.string(),
  missing: z.array(z.enum(MISSING_DECLARATIONS)),
})
export type UndeclaredOffer = z.output<typeof zUndeclared>

async function* noChunks(): AsyncGenerator<Uint8Array> {}

const zSeller = z.string().trim().min(1).max(60).optional()

export const catalogEndpoints = defineEndpoints({
  offerStates: {
    method: 'GET',
    path: '/api/admin/catalog/offers',
    access: 'staff',
    permission: 'offers.read',
    summary:
      'Lists all offers of a product, including inactive ones, with the stock by warehouse and the reason why an offer cannot be sold.',
    query: z.object({ msn: zMsn }),
    response: envelope(z.array(zOfferState)),
    errors: ['catalog.product-unknown'],
    example: exampleStates,
  },
  missingDeclarations: {
    method: 'GET',
    path: '/api/admin/catalog/missingDeclarations',
    access: 'staff',
    permission: 'offers.read',
    summary:
      'Lists the offers in India that may not be sold because declarations under the Legal Metrology or E-Commerce Rules are missing, with the missing ones.',
    query: z.object({
      seller: zSeller,
      /** The `next` of the previous page. */
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ offers: z.array(zUndeclared), next: z.int().nullable() })),
    errors: [],
    example: ok({
      offers: [
        {
          ...{ msn: 'MSN0000A1B2', partNumber: 'TID-13', brandName: 'Torvik', productName: 'Impact drill', origin: '' },
          ...{ sellerCode: 'SAHYA', sellerName: 'Sahyadri Industrial', missing: ['origin' as const, 'mrp' as const] },
        },
      ],
      next: null,
    }),
  },
  missingDeclarationsCsv: {
    method: 'GET',
    path: '/api/admin/catalog/missingDeclarations.csv',
    access: 'staff',
    permission: 'offers.read',
    summary: 'Exports all offers in India with a missing declaration as CSV, one column for each declaration.',
    query: z.object({ seller: zSeller }),
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    errors: [],
    example: { name: 'missing-declarations-2026-11-23.csv', chunks: noChunks() },
    perMinute: 10,
  },
})
