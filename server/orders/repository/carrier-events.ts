// SQL of carrier events: each stored once, and shown in the tracking of its shipment.

import type { CarrierEvent, CarrierOutcome } from '../../../contract/orders/carriers-api.ts'
import type { Owned } from '../../platform/actor.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { LockedShipment } from './shipments.ts'

const INSERT = statement(
  'orders.insert-carrier-event',
  `insert into carrier_events (carrier, digest, tracking_number, state, place, reason, happened_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (carrier, digest) do update set received_at = carrier_events.received_at
   returning id, outcome`,
)
const SET_OUTCOME = statement('orders.set-carrier-outcome', 'update carrier_events set outcome = $2 where id = $1')
const FIND = statement(
  'orders.find-shipment-of-carrier',
  `select s.number, s.created_at as "madeAt" from shipments s join carriers c on c.id = s.carrier_id
   where c.code = $1 and s.tracking_number = $2 order by s.number desc limit 1`,
)
const INSERT_TRACKED = statement(
  'orders.insert-tracked-event',
  `insert into shipment_events (shipment_id, code, place_en, place_hi, at, who, why) values ($1, $2, $3, $3, $4, $5, $6)`,
)

/** Stores an event; `outcome` is the outcome of the same event before, empty when it is new. */
export function insertCarrierEvent(
  tx: Tx,
  carrier: string,
  digest: Buffer,
  { trackingNumber, state, place, reason = '', at }: CarrierEvent,
): Promise<{ id: number; outcome: CarrierOutcome | '' }> {
  return tx.one(INSERT, [carrier, digest, trackingNumber, state, place, reason, at])
}

export async function updateCarrierOutcome(tx: Tx, id: number, outcome: CarrierOutcome): Promise<void> {
  await tx.run(SET_OUTCOME, [id, outcome])
}

/** The latest shipment with a carrier's tracking number. */
export function findShipmentOfCarrier(
  tx: Tx,
  carrier: string,
  trackingNumber: string,
): Promise<{ number: number; madeAt: Date } | null> {
  return tx.oneOrNull(FIND, [carrier, trackingNumber])
}

/** Adds the location of a shipment to its tracking. */
export async function insertTrackedEvent(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  event: { code: string; place: string; at: Date; who: string; why: string },
): Promise<void> {
  await tx.run(INSERT_TRACKED, [id, event.code, event.place, event.at, event.who, event.why])
}
