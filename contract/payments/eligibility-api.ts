// Endpoints that say what a buyer can pay with: a UPI address, pay-later, the cheapest EMI plans.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMinor, zPlace } from '../shared/schemas.ts'

const zCluster = z.object({
  /** Whether the store or the buyer bears the bank's interest. */
  cluster: z.enum(['no-cost', 'standard']),
  banks: z.array(z.object({ bankCode: z.string(), bank: z.string() })),
  /** The cheapest plan of the group; on a tie, the one with the lowest instalment. */
  cheapest: z.object({
    bankCode: z.string(),
    months: z.int(),
    annualRateBp: z.int(),
    instalment: zMinor,
    /** All instalments, with the tax on interest. */
    total: zMinor,
  }),
})
export type EmiCluster = z.output<typeof zCluster>

const zEligibility = z.object({
  paymentMethodId: z.int(),
  name: z.string(),
  eligible: z.boolean(),
  /** Empty when it is eligible. */
  reason: z.string(),
  /** The limit that the amount misses or exceeds; null for none. */
  limit: zMinor.nullable(),
  payable: zMinor,
})
export type PayLaterEligibility = z.output<typeof zEligibility>

export const eligibilityEndpoints = defineEndpoints({
  clusterEmiValues: {
    method: 'GET',
    path: '/api/v1/payment/getClusterEmiValues',
    access: 'public',
    summary: 'Returns the cheapest EMI plan of each group of banks for an amount; none where no gateway offers EMI.',
    query: z.object({ amount: z.coerce.number().int().min(0).max(1e11) }),
    response: envelope(z.array(zCluster)),
    errors: [],
    example: ok([
      {
        cluster: 'standard' as const,
        banks: [{ bankCode: 'SAMPLE', bank: 'Sample Bank' }],
        cheapest: { bankCode: 'SAMPLE', months: 3, annualRateBp: 1500, instalment: 109_002, total: 328_450 },
      },
    ]),
  },
  bnplEligibility: {
    method: 'POST',
    path: '/api/v1/payment/getBNPLEligibility',
    access: 'customer',
    summary:
      'Returns whether the cart, or an order that is paid again, is eligible for pay later. The provider decides about the buyer on its own page.',
    body: z.object({
      pincode: zPlace.optional(),
      buyNow: z.boolean().default(false),
      orderNumber: z.int().optional(),
    }),
    response: envelope(zEligibility),
    errors: ['order.unknown'],
    example: ok({
      ...{ paymentMethodId: 12, name: 'Buy now, pay later', eligible: true, reason: '', limit: null },
      payable: 319_000,
    }),
  },
  validateVpa: {
    method: 'GET',
    path: '/api/v1/payment/validateVPA',
    access: 'customer',
    summary: 'Checks the format of a UPI address, and whether it exists where a gateway can tell.',
    query: z.object({ vpa: z.string().trim().min(1).max(100) }),
    response: envelope(
      z.object({
        vpa: z.string(),
        /** Whether the format is valid and, if checked, the address exists. */
        valid: z.boolean(),
        /** Whether a gateway was asked. */
        checked: z.boolean(),
        /**
         * The holder's name, shortened so that the buyer recognises it and nobody else learns it; empty when unknown.
         */
        name: z.string(),
      }),
    ),
    errors: ['payment.unavailable'],
    example: ok({ vpa: 'asha@bank', valid: true, checked: true, name: 'A*** K***' }),
    perMinute: 10,
  },
})
