// SQL of parcels lost by a carrier, and their outcomes.

import type { Owned } from '../../platform/actor.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { LockedShipment } from './shipments.ts'

/** For the shipment `h` of a statement, oldest loss first. */
export const LOSSES = `(select coalesce(jsonb_agg(jsonb_build_object('lossId', lp.id, 'carrier', coalesce(lc.name, ''), 'trackingNumber', lp.tracking_number,
    'reason', lp.reason, 'claim', lp.claim, 'at', lp.lost_at, 'outcome', lp.outcome,
    'decidedAt', lp.decided_at, 'packedAt', lp.packed_at) order by lp.id), '[]')
  from lost_parcels lp left join carriers lc on lc.id = lp.carrier_id where lp.shipment_id = h.id)`

const INSERT = statement(
  'orders.insert-lost-parcel',
  `insert into lost_parcels (shipment_id, carrier_id, tracking_number, reason, claim, who)
   select id, carrier_id, tracking_number, $2, $3, $4 from shipments where id = $1`,
)
const END = statement(
  'orders.end-lost-parcel',
  `update lost_parcels set outcome = $2, ended_at = now() where shipment_id = $1 and outcome is null
   returning id as "lossId", decided_at is not null as decided`,
)
const DECIDE = statement(
  'orders.decide-lost-parcel',
  'update lost_parcels set decided_at = now(), decided_by = $2 where shipment_id = $1 and outcome is null and decided_at is null',
)
const PACK = statement(
  'orders.pack-lost-parcel',
  'update lost_parcels set packed_at = coalesce(packed_at, now()) where shipment_id = $1 and outcome is null',
)
const LAST = statement(
  'orders.last-loss',
  `select id as "lossId", reason, claim, outcome, decided_at is not null as decided
   from lost_parcels where shipment_id = $1 order by id desc limit 1`,
)

export interface Loss {
  lossId: number
  reason: string
  claim: string
  outcome: 'sent-again' | 'refunded' | 'found' | null
  /** Whether it was decided to send its products again. */
  decided: boolean
}

export async function insertLostParcel(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  { reason, claim, who }: Pick<Loss, 'reason' | 'claim'> & { who: string },
): Promise<void> {
  await tx.run(INSERT, [id, reason, claim, who])
}

/** Ends the open loss, and returns whether it was decided to send its products again; null when there is none. */
export async function endLostParcel(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  outcome: NonNullable<Loss['outcome']>,
): Promise<Pick<Loss, 'lossId' | 'decided'> | null> {
  return tx.oneOrNull(END, [id, outcome])
}

/** Notes that the products of the open loss are sent again. */
export const decideAgain = (tx: Tx, { id }: Owned<LockedShipment>, who: string) => tx.run(DECIDE, [id, who])

/** Notes that the other parcel is packed. */
export const packAgain = (tx: Tx, { id }: Owned<LockedShipment>) => tx.run(PACK, [id])

export const findLastLoss = (tx: Tx, shipmentId: string): Promise<Loss | null> => tx.oneOrNull<Loss>(LAST, [shipmentId])
