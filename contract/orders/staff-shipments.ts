// The parcels of an order for staff, and their states.

import { z } from 'zod'

/**
 * States of a shipment in order; `out-for-delivery`, `returning` (undelivered, on its way back) and `lost` are part of
 * the order's `shipped`.
 */
export const SHIPMENT_STATES = [
  'processing',
  'packed',
  'shipped',
  'out-for-delivery',
  'returning',
  'lost',
  'delivered',
  'returned',
  'cancelled',
] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export const zStaffShipment = z.object({
  shipmentId: z.int(),
  /** The parcel that it was split from; null for an original one. */
  dividedFrom: z.int().nullable(),
  state: z.enum(SHIPMENT_STATES),
  warehouse: z.string(),
  seller: z.string(),
  taxNumber: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  /**
   * The booking with a carrier; null when there is none. `requested`: the response of the carrier is unknown, so book it again;
   * `outdated`: items were cancelled since, and the booking is being cancelled.
   */
  booking: z
    .object({
      carrier: z.string(),
      carrierName: z.string(),
      trackingNumber: z.string(),
      state: z.enum(['requested', 'booked', 'outdated']),
    })
    .nullable(),
  /** Reason for the return, from staff or the carrier; empty otherwise. */
  returnReason: z.string(),
  /** Each loss by the carrier, oldest first. */
  losses: z.array(
    z.object({
      lossId: z.int(),
      carrier: z.string(),
      trackingNumber: z.string(),
      reason: z.string(),
      /** Number of the claim with the carrier; empty for none. */
      claim: z.string(),
      at: z.iso.datetime({ offset: true }),
      /**
       * `sent-again` in the same shipment, `refunded` and not sent, `found`: it arrived after all; null while
       * undecided.
       */
      outcome: z.enum(['sent-again', 'refunded', 'found']).nullable(),
      /** When it was decided to send the products again, and when the other parcel was packed; null until then. */
      ...{
        decidedAt: z.iso.datetime({ offset: true }).nullable(),
        packedAt: z.iso.datetime({ offset: true }).nullable(),
      },
    }),
  ),
  promisedOn: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
})
