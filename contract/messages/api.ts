// Endpoints of bounced mail: a mail server's report, and the list of addresses that get no more mail.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'

/** Signature of a report: HMAC-SHA256 of `timestamp.body` in hexadecimal, with the timestamp in seconds. */
export const BOUNCE_HEADERS = { timestamp: 'x-bounce-timestamp', signature: 'x-bounce-signature' } as const

export const zBounceReport = z.strictObject({
  /** The mail with the report (RFC 3464) as received. */
  report: z.string().min(1).max(500_000),
})

/**
 * marked: no more mail is sent to the address; noted: it was not delivered, but the address may be valid (full, too
 * large, blocked); ignored: not a failure report, or not about a mail of this store.
 */
export const BOUNCE_OUTCOMES = ['marked', 'noted', 'ignored'] as const
export type BounceOutcome = (typeof BOUNCE_OUTCOMES)[number]

const zBounced = z.object({
  /** Masked without `customers.unmask`, also within the reason. */
  address: z.string(),
  /** From RFC 3463, such as 5.1.1. */
  status: z.string(),
  reason: z.string(),
  /** The kind of message. */
  template: z.string(),
  bouncedAt: z.iso.datetime(),
})
export type BouncedAddress = z.output<typeof zBounced>

export const messageEndpoints = defineEndpoints({
  reportBounce: {
    method: 'POST',
    path: '/api/v1/messages/bounces',
    access: 'webhook',
    summary: 'Receives a mail server’s signed report of an undelivered mail. Repeating it changes nothing.',
    body: z.unknown(),
    response: envelope(z.object({ outcome: z.enum(BOUNCE_OUTCOMES) })),
    errors: ['messages.bounce-signature', 'request.invalid'],
    example: ok({ outcome: 'marked' as const }),
  },
  bouncedAddresses: {
    method: 'GET',
    path: '/api/admin/messages/bounced',
    access: 'staff',
    permission: 'messages.read',
    summary:
      'Lists the addresses that no longer receive mail, latest first, without those that have been verified again. Masked without `customers.unmask`; recorded in the audit log.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
    response: envelope(z.object({ addresses: z.array(zBounced) })),
    errors: [],
    recorded: true,
    example: ok({
      addresses: [
        {
          ...{ address: 'asha@plant.example', status: '5.1.1', reason: 'smtp; 550 5.1.1 unknown user' },
          ...{ template: 'shipped', bouncedAt: '2026-11-23T12:00:00.000Z' },
        },
      ],
    }),
  },
  clearBounced: {
    method: 'POST',
    path: '/api/admin/messages/bounced/clear',
    access: 'staff',
    permission: 'messages.write',
    summary: 'Allows mail to an address again. Repeating it changes nothing.',
    body: z.object({ address: z.string().trim().toLowerCase().min(3).max(254) }),
    response: envelope(z.object({ cleared: z.boolean() })),
    errors: [],
    example: ok({ cleared: true }),
  },
})
