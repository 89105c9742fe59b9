// Follows what carriers report of pickups of returns: in any order, repeated and late, each change once.

import type { CarrierEvent, CarrierOutcome } from '../../../contract/orders/carriers-api.ts'
import { type CarrierRequest, handleCarrierEvent, lockOrder, wrongState } from '../../orders/service.ts'
import type { System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { receiveReported } from '../../returns/service.ts'
import {
  findPickupOfCarrier,
  listUnderway,
  lockCollected,
  movePickup,
  type ReportedPickup,
} from '../repository/pickups.ts'
import { isOfPickup, pickupMoveOf } from '../rules/pickup-events.ts'
import { tellOfPickup } from './pickups.ts'

/** How long a simulated pickup rests between two events, to be seen. */
const REST_MS = 45_000

/** Moves a pickup where the event allows it; the return is received with what is delivered. */
async function follow(
  tx: Tx,
  pickup: ReportedPickup,
  { state, reason = '' }: Pick<CarrierEvent, 'state' | 'reason'>,
  now: Date,
): Promise<CarrierOutcome> {
  if (!isOfPickup(state)) throw wrongState('It is the pick-up of a return.')
  const system: System = { kind: 'system', name: `carrier:${pickup.carrier}` }
  await lockOrder(tx, pickup.orderId, system)
  const about = await lockCollected(tx, pickup.returnNumber)
  // only now does nobody else move it
  const locked = await findPickupOfCarrier(tx, pickup.carrier, pickup.trackingNumber)
  if (!about || !locked) return 'unknown'
  const to = pickupMoveOf(state, locked.state, locked.isLatest)
  if (!to || !(await movePickup(tx, locked.id, { from: locked.state, to, reason, now }))) return 'recorded'
  if (to === 'delivered') await receiveReported(tx, pickup.returnNumber, system)
  else if (about.state === 'approved') await tellOfPickup(tx, about, { ...locked, reason }, to)
  return 'moved'
}

/**
 * Accepts a carrier event of a shipment or of a pickup. Repeating the same body changes nothing. @throws
 * order.carrier-unknown, order.carrier-signature, request.invalid
 */
export function acceptCarrierEvent(
  app: App,
  carrier: string,
  request: CarrierRequest,
): Promise<{ outcome: CarrierOutcome }> {
  return handleCarrierEvent(app, carrier, request, async (tx, code, event) => {
    const pickup = await findPickupOfCarrier(tx, code, event.trackingNumber)
    return pickup ? follow(tx, pickup, event, app.now()) : 'unknown'
  })
}

/** The simulated carrier of development: collects what is booked and brings it, one step within a minute. Returns how many. */
export async function advancePickups(app: App): Promise<number> {
  if (app.config.production || !app.config.simulatedWarehouse) return 0
  const now = app.now()
  let moved = 0
  for (const pickup of await listUnderway(app.db, new Date(now.getTime() - REST_MS))) {
    const state = pickup.state === 'booked' ? 'picked-up' : 'delivered'
    if ((await app.db.transaction(tx => follow(tx, pickup, { state }, now))) === 'moved') moved++
  }
  return moved
}
