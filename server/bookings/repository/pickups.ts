// SQL of pickups of returns: what is to be collected, and each booking with a carrier.

import type { PickupWindow } from '../../../contract/returns/pickups.rules.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { AddressSnapshot } from '../../orders/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { PickupState, ReportedPickupState } from '../rules/pickup-events.ts'

const RETURN = `select r.id, r.number as "returnNumber", r.order_id as "orderId", o.number as "orderNumber", r.market, o.currency, o.language,
     r.state, r.comes_back and r.handover = 'pick-up' as "isCollected", r.refund_minor as "valueMinor", o.place, o.shipping_address as address,
     (select min(h.number) from return_lines l join shipments h on h.id = l.shipment_id where l.return_id = r.id) as "shipmentNumber",
     (select coalesce(sum(p.weight_grams * l.quantity), 0)::int from return_lines l
        join order_lines ol on ol.order_id = r.order_id and ol.line_no = l.line_no join products p on p.msn = ol.msn
        where l.return_id = r.id) as "weightGrams",
     coalesce((select jsonb_agg(distinct jsonb_build_object('lat', w.lat, 'lng', w.lng)) from return_lines l
        join shipments h on h.id = l.shipment_id join warehouses w on w.id = h.warehouse_id where l.return_id = r.id), '[]') as warehouses,
     (select jsonb_build_object('name', g.legal_name, 'address', g.address, 'place', g.place) from return_lines l
        join shipments h on h.id = l.shipment_id join seller_registrations g on g.id = h.registration_id
        where l.return_id = r.id order by h.number limit 1) as seller
   from returns r join orders o on o.id = r.order_id where r.number = $1`
const FIND_RETURN = statement('bookings.find-return', RETURN)
const LOCK_RETURN = statement('bookings.lock-return', `${RETURN} for update of r`)
const COLUMNS = `k.id, c.code as carrier, c.name as "carrierName", k.reference, k.state, k.tracking_number as "trackingNumber", k.day,
  k.time_window as "window", k.reason`
const FIND_LAST = statement(
  'bookings.find-pickup',
  `select ${COLUMNS} from return_pickups k join carriers c on c.id = k.carrier_id
   where k.return_id = $1 and k.state <> 'declined' order by k.requested_at desc, k.id limit 1`,
)
const INSERT = statement(
  'bookings.insert-pickup',
  `insert into return_pickups as k (return_id, carrier_id, reference, state, day, time_window, requested_by, requested_at, updated_at)
   select r.id, $2, 'KHR' || r.number || 'P' || 1 + (select count(*) from return_pickups x where x.return_id = r.id),
     'requested', $3, $4, $5, $6, $6
   from returns r where r.id = $1 returning k.id, k.reference`,
)
const SET_STATE = statement(
  'bookings.set-pickup-state',
  `update return_pickups set state = $2, updated_at = $3, tracking_number = coalesce($4, tracking_number), reason = coalesce($5, reason),
     last_error = coalesce($6, ''), next_try_at = null
   where id = $1 and state in ('requested', 'booked') and state <> $2`,
)
const NOTE_ERROR = statement(
  'bookings.note-pickup-error',
  'update return_pickups set last_error = $2, updated_at = $3, next_try_at = $4 where id = $1',
)
const REPORTED = `select ${COLUMNS}, r.number as "returnNumber", r.order_id as "orderId",
     not exists (select 1 from return_pickups x where x.return_id = k.return_id and x.state <> 'declined' and x.id <> k.id
       and (x.requested_at, x.id) > (k.requested_at, k.id)) as "isLatest"
   from return_pickups k join carriers c on c.id = k.carrier_id join returns r on r.id = k.return_id`
const FIND_OF_CARRIER = statement(
  'bookings.find-pickup-of-carrier',
  `${REPORTED} where c.code = $1 and k.tracking_number = $2 order by k.requested_at desc, k.id limit 1`,
)
const LIST_UNDERWAY = statement(
  'bookings.list-underway-pickups',
  `${REPORTED} where k.state in ('booked', 'collected') and k.updated_at <= $1 and r.state = 'approved'
   order by k.updated_at limit 50`,
)
const MOVE = statement(
  'bookings.move-pickup',
  `update return_pickups set state = $3, reason = $4, updated_at = $5, next_try_at = null where id = $1 and state = $2`,
)
const CLAIM_UNWANTED = statement(
  'bookings.claim-unwanted-pickups',
  `update return_pickups k set next_try_at = $2 from carriers c
   where c.id = k.carrier_id and k.id in (
     select x.id from return_pickups x join returns r on r.id = x.return_id
     where x.state in ('requested', 'booked') and (r.state in ('rejected', 'withdrawn')
       or exists (select 1 from return_pickups d where d.return_id = r.id and d.state = 'delivered')) and coalesce(x.next_try_at, $1) <= $1
     order by x.requested_at limit 50 for update of x skip locked)
   returning ${COLUMNS}`,
)

export interface CollectedReturn {
  id: string
  returnNumber: number
  orderId: string
  orderNumber: number
  market: Market
  currency: Currency
  language: Language
  state: ReturnState
  /** Whether its products are to be collected. */
  isCollected: boolean
  valueMinor: number
  place: string
  address: AddressSnapshot
  shipmentNumber: number
  weightGrams: number
  warehouses: { lat: number; lng: number }[]
  seller: { name: string; address: string; place: string } | null
}

export const findCollected = (db: Db, returnNumber: number): Promise<CollectedReturn | null> =>
  db.oneOrNull<CollectedReturn>(FIND_RETURN, [returnNumber])

/** The same, locked until the transaction ends: serializes bookings of one return. */
export const lockCollected = (tx: Tx, returnNumber: number): Promise<CollectedReturn | null> =>
  tx.oneOrNull<CollectedReturn>(LOCK_RETURN, [returnNumber])

export interface PickupRow {
  id: string
  carrier: string
  carrierName: string
  reference: string
  state: PickupState
  trackingNumber: string
  day: string
  window: PickupWindow
  reason: string
}

/** The latest pickup of a return that was not declined. */
export const findPickup = (db: Db, returnId: string): Promise<PickupRow | null> =>
  db.oneOrNull<PickupRow>(FIND_LAST, [returnId])

/** Stores a pickup to be booked; the reference is ours. */
export function insertPickup(
  tx: Tx,
  { returnId, carrierId, day, window }: { returnId: string; carrierId: number; day: string; window: PickupWindow },
  { who, now }: { who: string; now: Date },
): Promise<{ id: string; reference: string }> {
  return tx.one(INSERT, [returnId, carrierId, day, window, who, now])
}

interface PickupEnd {
  state: 'booked' | 'declined' | 'cancelled' | 'failed'
  now: Date
  trackingNumber?: string
  reason?: string
  error?: string
}

/** Changes the state of an open pickup; false if it has ended or already has the state. */
export async function setPickup(
  db: Db,
  id: string,
  { state, now, trackingNumber, reason, error }: PickupEnd,
): Promise<boolean> {
  return (await db.run(SET_STATE, [id, state, now, trackingNumber ?? null, reason ?? null, error ?? null])) === 1
}

export async function notePickupError(
  db: Db,
  id: string,
  { error, now, nextTryAt }: { error: string; now: Date; nextTryAt: Date | null },
): Promise<void> {
  await db.run(NOTE_ERROR, [id, error, now, nextTryAt])
}

/** Open pickups of returns that were withdrawn or rejected, or have come by another pickup, due to be cancelled; each is due again later. */
export const claimUnwantedPickups = (db: Db, now: Date, later: Date): Promise<PickupRow[]> =>
  db.rows<PickupRow>(CLAIM_UNWANTED, [now, later])

export interface ReportedPickup extends PickupRow {
  returnNumber: number
  orderId: string
  /** Whether no other one was booked since. */
  isLatest: boolean
}

/** The latest pickup with a carrier's number. */
export const findPickupOfCarrier = (db: Db, carrier: string, trackingNumber: string): Promise<ReportedPickup | null> =>
  db.oneOrNull<ReportedPickup>(FIND_OF_CARRIER, [carrier, trackingNumber])

/** Pickups of approved returns that are booked or collected and have not changed since a time. */
export const listUnderway = (db: Db, since: Date): Promise<ReportedPickup[]> =>
  db.rows<ReportedPickup>(LIST_UNDERWAY, [since])

/** Moves a pickup as its carrier has reported; false when it is in another state by now. */
export async function movePickup(
  tx: Tx,
  id: string,
  { from, to, reason, now }: { from: PickupState; to: ReportedPickupState; reason: string; now: Date },
): Promise<boolean> {
  return (await tx.run(MOVE, [id, from, to, reason, now])) === 1
}
