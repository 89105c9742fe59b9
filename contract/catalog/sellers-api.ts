// Calls by which staff keep what the law asks to know of sellers: turnover, UPI id, trade licence.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { isVpa } from '../shared/identifiers.ts'
import { zMarket, zText } from '../shared/schemas.ts'

/** Turnover of all registrations of the seller in a financial year, in paise. */
const zTurnover = z.strictObject({
  /** `2025-26` */
  year: z.string().regex(/^20\d{2}-\d{2}$/),
  amount: z.int().min(0).max(1_000_000_000_000_000),
})
const zLicence = z.strictObject({
  number: zText(50),
  /** Who issued it. */
  authority: zText(120),
})
const zUpiId = z.string().trim().max(255).refine(isVpa, 'A UPI id such as seller@bank')

const zSellerDetails = z.object({
  sellerCode: z.string(),
  legalName: z.string(),
  market: zMarket,
  /** Null while it is not declared. */
  turnover: zTurnover.nullable(),
  /** How many digits the HSN code of its products needs at least; 0 while the turnover is not declared. */
  hsnDigits: z.int(),
  /** India: named on its debit notes. */
  upiId: z.string().nullable(),
  /** UAE: named on its electronic invoices. */
  tradeLicence: zLicence.nullable(),
})
export type SellerDetails = z.output<typeof zSellerDetails>

const zChange = z
  .strictObject({ turnover: zTurnover.nullable(), upiId: zUpiId.nullable(), tradeLicence: zLicence.nullable() })
  .partial()
export type SellerDetailsChange = z.output<typeof zChange>

const example = {
  ...{ sellerCode: 'SAHYA', legalName: 'Sahyadri Industrial Supplies Private Limited', market: 'IN' as const },
  ...{
    turnover: { year: '2025-26', amount: 12_00_00_000_00 },
    hsnDigits: 6,
    upiId: 'sahyadri@hdfcbank',
    tradeLicence: null,
  },
}

export const sellerEndpoints = defineEndpoints({
  sellers: {
    method: 'GET',
    path: '/api/admin/catalog/sellers',
    access: 'staff',
    permission: 'offers.read',
    summary: 'The sellers of a country with their turnover, UPI id and trade licence, by code.',
    query: z.object({
      market: zMarket,
      /** The last code of the page before. */
      after: z.string().trim().max(60).default(''),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: envelope(z.object({ sellers: z.array(zSellerDetails) })),
    errors: [],
    example: ok({ sellers: [example] }),
  },
  setSellerDetails: {
    method: 'POST',
    path: '/api/admin/catalog/sellers/{sellerCode}/details',
    access: 'staff',
    permission: 'sellers.write',
    summary:
      'Sets turnover and UPI id of a seller in India, or its trade licence in the UAE; what is left out stays, null removes it.',
    params: z.object({ sellerCode: zText(60) }),
    body: zChange,
    response: envelope(zSellerDetails),
    errors: ['catalog.seller-unknown', 'request.invalid'],
    example: ok(example),
  },
})
