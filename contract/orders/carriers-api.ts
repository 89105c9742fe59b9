// The endpoint with which carriers report where shipments are and what became of pick-ups of returns, and the format of their events.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'

/** Events of a shipment; `returned` is only recorded, because staff inspect the products first. */
export const CARRIER_STATES = ['in-transit', 'out-for-delivery', 'delivered', 'returning', 'returned'] as const
/** Events of the pick-up of a return: `in-transit` is on the way back, `delivered` at the warehouse. */
export const PICKUP_EVENTS = ['picked-up', 'in-transit', 'delivered', 'failed', 'cancelled'] as const

export const zCarrierEvent = z.strictObject({
  /** As given when the shipment was handed over, or the pick-up was booked. */
  trackingNumber: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
  state: z.enum([...new Set([...CARRIER_STATES, ...PICKUP_EVENTS])]),
  at: z.iso.datetime({ offset: true }),
  /** City or hub where it happened. */
  place: zText(80),
  /** Why it was not delivered or not collected; only with `returning`, `failed` and `cancelled`. */
  reason: zText(300).optional(),
})
export type CarrierEvent = z.output<typeof zCarrierEvent>

/** `unknown`: no shipment or pick-up has this number yet; `recorded`: its state does not follow. */
export const zCarrierOutcome = z.enum(['moved', 'recorded', 'repeated', 'unknown'])
export type CarrierOutcome = z.output<typeof zCarrierOutcome>

export const carrierEndpoints = defineEndpoints({
  carrierEvents: {
    method: 'POST',
    path: '/api/v1/order/carrierEvents/{carrier}',
    access: 'webhook',
    summary:
      'Receives a carrier’s signed event for a shipment or the pick-up of a return; repeated and late events are safe.',
    params: z.object({ carrier: z.string().regex(/^[a-z0-9-]{2,40}$/) }),
    body: z.unknown(),
    response: envelope(z.object({ outcome: zCarrierOutcome })),
    errors: ['order.carrier-unknown', 'order.carrier-signature', 'request.invalid'],
    example: ok({ outcome: 'moved' as const }),
  },
})
