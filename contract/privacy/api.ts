// Endpoints for personal data: what is stored, its download, and account deletion.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'

export const zPrivacyOverview = z.object({
  /** What currently prevents the deletion of the account; empty when nothing does. */
  open: z.object({
    /** Numbers of orders that are neither delivered nor cancelled. */
    orders: z.array(z.int()),
    /** Numbers of returns that are not settled. */
    returns: z.array(z.int()),
    /** A refund that has not arrived yet. */
    refunds: z.boolean(),
    /** An exchange credit that is not used up. */
    credits: z.boolean(),
  }),
  /** Data kept after the account is deleted: tax records, abuse flags, cards at gateways. */
  kept: z.array(z.enum(['tax', 'abuse', 'gateway'])),
})
export type PrivacyOverview = z.output<typeof zPrivacyOverview>

async function* noChunks(): AsyncGenerator<Uint8Array> {}

export const privacyEndpoints = defineEndpoints({
  privacyOverview: {
    method: 'GET',
    path: '/api/v1/customer/privacy',
    access: 'customer',
    summary: 'Returns whether the account can be deleted now, and what would be kept.',
    response: envelope(zPrivacyOverview),
    errors: [],
    example: ok({ open: { orders: [100234], returns: [], refunds: false, credits: false }, kept: ['tax' as const] }),
  },
  personalData: {
    method: 'GET',
    path: '/api/v1/customer/personalData',
    access: 'customer',
    sensitive: true,
    summary: 'Exports all data stored about the customer, by table, as JSON. Secrets and one-time codes are left out.',
    response: zFileStream,
    file: 'application/octet-stream',
    errors: [],
    example: { name: 'personal-data-2026-11-24.json', chunks: noChunks() },
    perMinute: 4,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/v1/customer/deleteAccount',
    access: 'customer',
    sensitive: true,
    summary:
      'Deletes the account: all sessions end, and everything is deleted except what the law requires to keep. Needs a code sent to a verified contact.',
    body: z.object({
      /** Proof from verifyOTP of the flow `checkout`. */
      proof: z.string().min(1).max(200),
      /** The contact that was verified. */
      proved: z.enum(['email', 'phone']),
    }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['auth.proof', 'customer.open'],
    example: ok({ deleted: true as const }),
    perMinute: 10,
  },
})
