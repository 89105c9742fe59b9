// Bookings for other domains: the event that a return will be or was collected, or is not.

import type { PickupWindow } from '../../contract/returns/pickups.rules.ts'

/** Topic of the event that a pickup of a return was booked, collected, cancelled or has failed; its payload is a `PickupEvent`. */
export const PICKUP_TOPIC = 'bookings.pickup-changed'

export interface PickupEvent {
  orderId: string
  returnNumber: number
  /** Of the booking. */
  reference: string
  to: 'booked' | 'collected' | 'cancelled' | 'failed'
  carrier: string
  /** Missing in events that an earlier version has queued. */
  carrierName?: string
  trackingNumber: string
  day: string
  window: PickupWindow
  /** Reason for the failure; empty otherwise. */
  reason: string
}
