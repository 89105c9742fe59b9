// Which events of a carrier move the pickup of a return, and where to.

import { type CarrierEvent, PICKUP_EVENTS } from '../../../contract/orders/carriers-api.ts'

export type PickupState = 'requested' | 'booked' | 'collected' | 'delivered' | 'cancelled' | 'failed'
export type ReportedPickupState = 'collected' | 'delivered' | 'cancelled' | 'failed'
type PickupEventState = (typeof PICKUP_EVENTS)[number]

/** Whether it can be said of a pickup; the others are said of a shipment. */
export const isOfPickup = (state: CarrierEvent['state']): state is PickupEventState =>
  PICKUP_EVENTS.some(known => known === state)

/**
 * The state to which an event moves a pickup; null when it is late or says nothing new. What was collected cannot fail any more, and
 * one that had failed is collected after all unless another was booked since. What has arrived has arrived, whatever was said before.
 */
export function pickupMoveOf(
  event: PickupEventState,
  from: PickupState,
  isLatest: boolean,
): ReportedPickupState | null {
  if (event === 'delivered') return from === 'delivered' ? null : 'delivered'
  if (event === 'failed' || event === 'cancelled') return from === 'booked' ? event : null
  if (from === 'booked') return 'collected'
  return isLatest && (from === 'failed' || from === 'cancelled') ? 'collected' : null
}
