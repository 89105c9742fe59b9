// Finance endpoints to set and read commission rates.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCategoryCode, zDay, zMarket } from '../shared/schemas.ts'

const zRate = z.object({
  rateId: z.int(),
  market: zMarket,
  /** Code of the seller; null for all sellers. */
  sellerCode: z.string().nullable(),
  /** Null for all categories. */
  categoryCode: z.string().nullable(),
  categoryName: z.object({ en: z.string(), hi: z.string() }).nullable(),
  /** Hundredths of a percent of the value of products without tax. */
  basisPoints: z.int(),
  /** GSTIN or TRN under which the operator charges it; null for no tax. */
  operatorTaxNumber: z.string().nullable(),
  /** The first day, in the time zone of the market. */
  validFrom: zDay,
  setBy: z.string(),
  setAt: z.iso.datetime(),
})
export type CommissionRate = z.output<typeof zRate>

const rate: CommissionRate = {
  ...{ rateId: 1, market: 'IN', sellerCode: null, categoryCode: '116000000', basisPoints: 850 },
  ...{ categoryName: { en: 'Power Tools', hi: 'पावर टूल्स' }, operatorTaxNumber: '27AAPFU0939F1ZV' },
  ...{ validFrom: '2026-12-01' },
  ...{ setBy: 'staff:nadia', setAt: '2026-11-23T12:00:00.000Z' },
}

export const commissionEndpoints = defineEndpoints({
  setCommissionRate: {
    method: 'POST',
    path: '/api/admin/commission/rates',
    access: 'staff',
    permission: 'commission.write',
    summary:
      'Sets a commission rate from a day on, today at the earliest; it replaces the previous rate for the same seller and category from that day.',
    body: z.object({
      market: zMarket,
      sellerCode: z.string().trim().min(1).max(60).optional(),
      categoryCode: zCategoryCode.optional(),
      basisPoints: z.int().min(0).max(10_000),
      /** GSTIN or TRN of the operator. */
      operatorTaxNumber: z.string().trim().toUpperCase().length(15).optional(),
      validFrom: zDay,
    }),
    response: envelope(z.object({ rateId: z.int() })),
    errors: ['commission.past', 'commission.seller-unknown', 'catalog.category-unknown', 'commission.operator-number'],
    example: ok({ rateId: 1 }),
  },
  commissionRates: {
    method: 'GET',
    path: '/api/admin/commission/rates',
    access: 'staff',
    permission: 'ledger.read',
    summary: 'Lists all commission rates of a market, last set first; `before` gets the next page.',
    query: z.object({
      market: zMarket,
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: envelope(z.object({ rates: z.array(zRate), more: z.boolean() })),
    errors: [],
    example: ok({ rates: [rate], more: false }),
  },
})
