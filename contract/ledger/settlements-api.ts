// The finance endpoint to import gateway settlements.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor } from '../shared/schemas.ts'

/** `common` is the format of docs/ledger.md; `stripe` the itemized report of payouts or of the balance. */
export const SETTLEMENT_FORMATS = ['common', 'stripe'] as const
export type SettlementFormat = (typeof SETTLEMENT_FORMATS)[number]
export const SETTLEMENT_GATEWAYS = ['razorpay', 'payu', 'stripe', 'test'] as const

const zResult = z.object({
  posted: z.int(),
  /** Rows that were already posted. */
  repeated: z.int(),
  /** Rows without a payment or refund with that reference, amount or currency. */
  unmatched: z.array(
    z.object({
      row: z.int(),
      kind: z.string(),
      reference: z.string(),
      amount: zMinor,
      reason: z.enum(['kind', 'reference', 'amount', 'currency', 'changed']),
    }),
  ),
  /** Rows that cannot be read, or whose amount less fee and tax differs from the settled amount. */
  rejected: z.array(z.object({ row: z.int(), reason: z.enum(['amount', 'sum', 'day', 'reference']) })),
})
export type SettlementResult = z.output<typeof zResult>

export const settlementEndpoints = defineEndpoints({
  importSettlement: {
    method: 'POST',
    path: '/api/admin/settlements',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Imports a settlement file of a gateway and posts the fee, the tax on the fee and the bank movement of each row that is a payment, refund or dispute of the store; other rows are reported. Repeating the same file changes nothing.',
    body: z.object({
      gateway: z.enum(SETTLEMENT_GATEWAYS),
      format: z.enum(SETTLEMENT_FORMATS).default('common'),
      /** CSV with a header row. */
      csv: z.string().min(1).max(900_000),
    }),
    response: envelope(zResult),
    errors: ['ledger.settlement'],
    example: ok({
      posted: 12,
      repeated: 0,
      unmatched: [{ row: 4, kind: 'payment', reference: 'pay_N1', amount: 319_000, reason: 'reference' as const }],
      rejected: [],
    }),
  },
})
