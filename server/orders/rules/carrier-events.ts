// Decisions on carrier events: whether a signature is valid, which move an event means, and when it happened.

import { createHmac } from 'node:crypto'
import { CARRIER_STATES, type CarrierEvent } from '../../../contract/orders/carriers-api.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import { canMoveShipment } from './shipments.ts'

/** Maximum difference between the time of a signature and ours. */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000

/** The signature of a body: HMAC-SHA256 of the timestamp (seconds since 1970), a full stop and the raw body, in hex. */
export function signCarrierBody(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}

/** Whether a timestamp of seconds is close enough to now. */
export function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= SIGNATURE_TOLERANCE_MS
}

type ParcelEvent = (typeof CARRIER_STATES)[number]

/** Whether it can be said of a shipment; the others are said of the pick-up of a return. */
export const isOfShipment = (state: CarrierEvent['state']): state is ParcelEvent =>
  CARRIER_STATES.some(known => known === state)

/** The state to which an event moves a shipment; null when it only gives a location, is late, or needs staff. */
export function moveOf(
  { state }: { state: ParcelEvent },
  from: ShipmentState,
): 'out-for-delivery' | 'delivered' | 'returning' | null {
  if (state === 'in-transit' || state === 'returned') return null
  return canMoveShipment(from, state) ? state : null
}

/** Time of an event: the carrier's, but neither before the shipment was created nor in the future. */
export function happenedAt(at: Date, { madeAt, now }: { madeAt: Date; now: Date }): Date {
  return at < madeAt || at > now ? now : at
}
