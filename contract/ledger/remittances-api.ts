// Finance endpoints to import carriers' payouts of collected cash, and to list the cash still with them.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor } from '../shared/schemas.ts'

/** `common` is the format of docs/ledger.md; `shiprocket` the export of that aggregator. */
export const REMITTANCE_FORMATS = ['common', 'shiprocket'] as const
export type RemittanceFormat = (typeof REMITTANCE_FORMATS)[number]

const zCarrierCode = z.string().trim().min(1).max(40)

const zResult = z.object({
  posted: z.int(),
  /** Rows that were already posted. */
  repeated: z.int(),
  /**
   * Rows that are not posted: unknown parcel, prepaid, not delivered, different amount, already posted with different
   * amounts, or a claw-back.
   */
  unmatched: z.array(
    z.object({
      row: z.int(),
      trackingNumber: z.string(),
      amount: z.int(),
      /** Amount to be collected; null without a parcel. */
      expected: zMinor.nullable(),
      reason: z.enum(['unknown', 'prepaid', 'not-delivered', 'amount', 'changed', 'claw-back']),
    }),
  ),
  /** Rows that cannot be read, or whose amount less charges differs from the payout. */
  rejected: z.array(z.object({ row: z.int(), reason: z.enum(['amount', 'sum', 'day', 'reference']) })),
})
export type RemittanceResult = z.output<typeof zResult>

const zOutstanding = z.object({
  trackingNumber: z.string(),
  carrier: z.string(),
  orderNumber: z.int(),
  shipmentId: z.int(),
  currency: zCurrency,
  /** Cash collected on delivery. */
  amount: zMinor,
  deliveredOn: zDay,
})
export type OutstandingCash = z.output<typeof zOutstanding>

export const remittanceEndpoints = defineEndpoints({
  importRemittance: {
    method: 'POST',
    path: '/api/admin/remittances',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Imports a remittance file of a carrier and posts what it pays out for the cash of each parcel, less its charges; other rows are reported. Repeating the same file changes nothing.',
    body: z.object({
      /** Code of the carrier. */
      carrier: zCarrierCode,
      format: z.enum(REMITTANCE_FORMATS).default('common'),
      /** CSV with a header row. */
      csv: z.string().min(1).max(900_000),
    }),
    response: envelope(zResult),
    errors: ['ledger.remittance', 'ledger.carrier-unknown'],
    example: ok({
      posted: 12,
      repeated: 0,
      unmatched: [{ row: 4, trackingNumber: 'VX-1001', amount: 319_000, expected: 329_000, reason: 'amount' as const }],
      rejected: [],
    }),
  },
  outstandingCash: {
    method: 'GET',
    path: '/api/admin/remittances/outstanding',
    access: 'staff',
    permission: 'ledger.read',
    summary:
      'Lists cash-on-delivery parcels that were delivered at least the given number of days ago and for which the carrier has paid out nothing, oldest first, at most 200.',
    query: z.object({ market: zMarket, days: z.coerce.number().int().min(0).max(365).default(10) }),
    response: envelope(z.object({ parcels: z.array(zOutstanding), more: z.boolean() })),
    errors: [],
    example: ok({
      parcels: [
        {
          ...{ trackingNumber: 'VX-1001', carrier: 'Vayu Express', orderNumber: 100001, shipmentId: 500001 },
          ...{ currency: 'INR' as const, amount: 319_000, deliveredOn: '2026-11-10' },
        },
      ],
      more: false,
    }),
  },
})
