// Decisions on events of carriers: whether a signature is valid, which move an event is, and when it happened.

import { createHmac } from 'node:crypto'
import type { CarrierEvent } from '../../../contract/orders/carriers-api.ts'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import { canMoveShipment } from './shipments.ts'

/** How far the time of a signature may differ from ours. */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000

/** The signature of a body: HMAC-SHA256 of the timestamp (seconds since 1970), a full stop and the raw body, in hex. */
export function signCarrierBody(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}

/** Whether a timestamp of seconds is close enough to now. */
export function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= SIGNATURE_TOLERANCE_MS
}

/** The state that an event moves a shipment to; null when it only says where the shipment is, is late, or needs staff. */
export function moveOf(
  { state }: Pick<CarrierEvent, 'state'>,
  from: ShipmentState,
): 'out-for-delivery' | 'delivered' | 'returning' | null {
  if (state === 'in-transit' || state === 'returned') return null
  return canMoveShipment(from, state) ? state : null
}

/** When an event happened: as the carrier says, but neither before the shipment was made nor in the future. */
export function happenedAt(at: Date, { madeAt, now }: { madeAt: Date; now: Date }): Date {
  return at < madeAt || at > now ? now : at
}
