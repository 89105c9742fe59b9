// The parcels of an order as staff see them, and the states that one goes through.

import { z } from 'zod'

/**
 * States of a shipment in their order; `out-for-delivery`, `returning` (not delivered, on its way back) and `lost` lie inside the
 * order's `shipped`.
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
  /** The parcel that it was split from; null for one created with its order. */
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
      carrier: z.string(),
      trackingNumber: z.string(),
      reason: z.string(),
      /** Number of the claim with the carrier; empty for none. */
      claim: z.string(),
      at: z.iso.datetime({ offset: true }),
      /** `sent-again` in the same shipment, `refunded` and not sent, `found`: it came after all; null while nothing was decided. */
      outcome: z.enum(['sent-again', 'refunded', 'found']).nullable(),
    }),
  ),
  promisedOn: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
})
