// Staff endpoints to book the pick-up of an approved return with a carrier, to cancel it, and to record that it failed.

import { z } from 'zod'
import { PICKUP_WINDOWS } from '../returns/pickups.rules.ts'
import { returnExample, zReturn } from '../returns/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zText } from '../shared/schemas.ts'

const access = 'staff' as const
const permission = 'returns.write' as const
const params = z.object({ returnNumber: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const response = envelope(zReturn)
const CARRIER_ERRORS = ['order.carrier-unreachable', 'order.carrier-declined'] as const
const booked = {
  ...returnExample,
  state: 'approved' as const,
  pickup: {
    ...{ state: 'booked' as const, carrierCode: 'vayu-express', carrier: 'Vayu Express', trackingNumber: 'VX-P-1001' },
    ...{ day: '2026-12-02', window: 'morning' as const, reason: '' },
  },
}

export const pickupEndpoints = defineEndpoints({
  pickupOptions: {
    method: 'GET',
    path: '/api/admin/returns/{returnNumber}/pickupOptions',
    access,
    permission,
    summary:
      'Returns the carriers that reach the address of a return, whether the store books with them directly, and the working days that can be booked. Empty lists where nothing is collected.',
    params,
    response: envelope(
      z.object({
        carriers: z.array(z.object({ code: z.string(), name: z.string(), books: z.boolean() })),
        days: z.array(zDay),
      }),
    ),
    errors: ['return.unknown'],
    example: ok({
      carriers: [{ code: 'vayu-express', name: 'Vayu Express', books: true }],
      days: ['2026-12-02', '2026-12-03'],
    }),
  },
  bookPickup: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/pickup',
    access,
    permission,
    summary:
      'Books the pick-up of an approved return with a carrier; another booking of it is cancelled first. The customer is told. Repeating the request changes nothing, and a retry after a lost response does not book twice.',
    params,
    body: z.object({
      carrier: zText(40),
      day: zDay,
      window: z.enum(PICKUP_WINDOWS),
      /** Number that the carrier gave to staff; not for carriers with direct booking. */
      trackingNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{4,40}$/, 'Letters, digits and hyphens, 4 to 40 of them.')
        .optional(),
    }),
    response,
    errors: ['return.unknown', 'return.state', 'request.invalid', ...CARRIER_ERRORS],
    example: ok(booked),
  },
  cancelPickup: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/cancelPickup',
    access,
    permission,
    summary:
      'Cancels the booked pick-up of a return, unless it was collected. The customer is told. Repeating it changes nothing.',
    params,
    body: z.object({}),
    response,
    errors: ['return.unknown', 'return.state', ...CARRIER_ERRORS],
    example: ok({ ...booked, pickup: null }),
  },
  failPickup: {
    method: 'POST',
    path: '/api/admin/returns/{returnNumber}/failPickup',
    access,
    permission,
    summary:
      'Records that the carrier could not collect a return, with the reason, which the customer sees. Another pick-up can then be booked. Repeating it changes nothing.',
    params,
    body: z.object({ reason: zText(300) }),
    response,
    errors: ['return.unknown', 'return.state'],
    example: ok({ ...booked, pickup: { ...booked.pickup, state: 'failed' as const, reason: 'Nobody was at home.' } }),
  },
})
