// Finance endpoints for parcels that carriers have lost: claims, and what carriers have paid for them.

import { z } from 'zod'
import { zBankReference } from '../payments/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zDay, zMarket, zMinor } from '../shared/schemas.ts'

const zLossId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const zClaim = z.object({
  lossId: z.int(),
  /** Code and name of the carrier. */
  carrier: z.string(),
  carrierName: z.string(),
  trackingNumber: z.string(),
  orderNumber: z.int(),
  shipmentId: z.int(),
  currency: zCurrency,
  /** Total of the invoice of the parcel; null before it is issued. */
  invoiced: zMinor.nullable(),
  /** Number of the claim with the carrier; empty for none. */
  claim: z.string(),
  lostOn: zDay,
  /** Null while the parcel is lost and nothing was sent or refunded. */
  outcome: z.enum(['sent-again', 'refunded', 'found']).nullable(),
  payments: z.array(z.object({ amount: zMinor, reference: z.string(), paidOn: zDay })),
  paid: zMinor,
})
export type CarrierClaim = z.output<typeof zClaim>

const example: CarrierClaim = {
  ...{ lossId: 12, carrier: 'vayu-express', carrierName: 'Vayu Express', trackingNumber: 'VX-1001' },
  ...{ orderNumber: 100001, shipmentId: 500001, currency: 'INR', invoiced: 319_000, claim: 'CLM-77' },
  ...{ lostOn: '2026-11-20', outcome: 'sent-again', paid: 250_000 },
  payments: [{ amount: 250_000, reference: 'HDFCR52026112400000001', paidOn: '2026-11-24' }],
}

export const claimEndpoints = defineEndpoints({
  carrierClaims: {
    method: 'GET',
    path: '/api/admin/lostParcels',
    access: 'staff',
    permission: 'ledger.read',
    summary:
      'Lists the parcels of a market that carriers have lost, newest first, with their claims and what the carriers have paid, by carrier and by whether anything was paid. Pass `next` as `before` to get the following page.',
    query: z.object({
      market: zMarket,
      /** Code of a carrier. */
      carrier: z.string().trim().min(1).max(40).optional(),
      paid: z.enum(['yes', 'no']).optional(),
      before: zLossId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ claims: z.array(zClaim), next: z.int().nullable() })),
    errors: [],
    example: ok({ claims: [example], next: null }),
  },
  recordClaimPayment: {
    method: 'POST',
    path: '/api/admin/lostParcels/{lossId}/payments',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Records that a carrier has paid for a lost parcel, and posts it in the ledger. Repeating it with the same bank reference changes nothing.',
    params: z.object({ lossId: zLossId }),
    body: z.object({
      amount: zMinor.min(1).max(100_000_000_000),
      reference: zBankReference,
      /** Day of the transfer, not before the loss. */
      paidOn: zDay,
    }),
    response: envelope(zClaim),
    errors: ['ledger.loss-unknown', 'ledger.claim-day', 'request.idempotency'],
    example: ok(example),
  },
})
