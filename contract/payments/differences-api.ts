// Finance endpoints for differences between the store's payments and the gateways' records.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zMinor } from '../shared/schemas.ts'

const zDifference = z.object({
  differenceId: z.uuid(),
  /** Numbers follow the order in which they were found. */
  number: z.int(),
  gateway: z.string(),
  /** Id of the payment at the gateway. */
  reference: z.string(),
  /**
   * unknown-here: paid at the gateway, but for no order of the store; amount: another amount or currency; state: paid
   * on one side only; refunds: another sum was refunded; missing-there: the gateway does not know a payment that is
   * paid here.
   */
  kind: z.enum(['unknown-here', 'amount', 'state', 'refunds', 'missing-there']),
  /** Null for a payment that the store does not know. */
  orderNumber: z.int().nullable(),
  currency: z.string(),
  /** The refunded amount for `refunds`, otherwise the paid amount. */
  there: zMinor,
  here: zMinor,
  thereState: z.string(),
  hereState: z.string(),
  foundAt: z.iso.datetime(),
  /** When it was last found. */
  seenAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  note: z.string(),
})
export type PaymentDifference = z.output<typeof zDifference>

const example: PaymentDifference = {
  differenceId: '7d0d6f7e-3c53-4d3c-9d0c-2f1f6a1f0c12',
  number: 3,
  gateway: 'razorpay',
  reference: 'pay_EsyWjHrfzb59eR',
  kind: 'refunds',
  orderNumber: 100001,
  currency: 'INR',
  there: 50_000,
  here: 0,
  thereState: 'success',
  hereState: 'paid',
  foundAt: '2026-11-25T09:23:00.000Z',
  seenAt: '2026-11-25T11:23:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  note: '',
}

export const differenceEndpoints = defineEndpoints({
  paymentDifferences: {
    method: 'GET',
    path: '/api/admin/payments/differences',
    access: 'staff',
    permission: 'ledger.read',
    summary:
      'Lists the differences found by the hourly comparison with each gateway’s payments, newest first; open ones unless resolved ones are requested.',
    query: z.object({
      market: zMarket,
      resolved: z.enum(['true', 'false']).default('false'),
      /** Number of the last entry on the previous page. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ differences: z.array(zDifference), more: z.boolean() })),
    errors: [],
    example: ok({ differences: [example], more: false }),
  },
  resolveDifference: {
    method: 'POST',
    path: '/api/admin/payments/differences/{differenceId}/resolve',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Resolves a difference that staff have settled. It reappears when the gateway or the store reports something else. Repeating it changes nothing.',
    params: z.object({ differenceId: z.uuid() }),
    body: z.object({ note: z.string().trim().min(1).max(500) }),
    response: envelope(z.object({ resolved: z.literal(true) })),
    errors: ['payment.difference-unknown'],
    example: ok({ resolved: true as const }),
  },
})
