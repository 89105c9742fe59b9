// SQL of bookings: requested before the carrier is called, booked with its number, cancelled; and the contents of a parcel.

import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { AddressSnapshot } from '../../orders/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface BookingRow {
  id: string
  carrier: string
  reference: string
  state: 'requested' | 'booked' | 'declined' | 'cancelled'
  trackingNumber: string
  /** Whether the contents of the parcel have changed since. */
  outdated: boolean
}

const COLUMNS = `b.id, c.code as carrier, b.reference, b.state, b.tracking_number as "trackingNumber", b.outdated`
const FIND_OPEN = statement(
  'bookings.find-open',
  `select ${COLUMNS} from carrier_bookings b join carriers c on c.id = b.carrier_id join shipments h on h.id = b.shipment_id
   where h.number = $1 and b.state in ('requested', 'booked')`,
)
const INSERT = statement(
  'bookings.insert',
  `insert into carrier_bookings as b (shipment_id, order_id, carrier_id, reference, state, cod_minor, currency, weight_grams,
     requested_by, requested_at, updated_at)
   select h.id, h.order_id, $2, 'KH' || h.number || 'B' || 1 + (select count(*) from carrier_bookings x where x.shipment_id = h.id),
     'requested', $3, $4, $5, $6, $7, $7
   from shipments h where h.number = $1
   returning b.id, b.reference`,
)
const SET_BOOKED = statement(
  'bookings.set-booked',
  `update carrier_bookings set state = 'booked', tracking_number = $2, label = $3, updated_at = $4, last_error = ''
   where id = $1 and state = 'requested'
     and not exists (select from carrier_bookings o where o.carrier_id = carrier_bookings.carrier_id and o.tracking_number = $2
       and o.state = 'booked' and o.id <> $1)`,
)
const SET_STATE = statement(
  'bookings.set-state',
  `update carrier_bookings set state = $2, updated_at = $3, last_error = $4, next_try_at = null
   where id = $1 and state in ('requested', 'booked')`,
)
const NOTE_ERROR = statement(
  'bookings.note-error',
  'update carrier_bookings set last_error = $2, updated_at = $3, next_try_at = $4 where id = $1',
)
// of parcels that were cancelled or changed since they were booked
const CLAIM_UNWANTED = statement(
  'bookings.claim-unwanted',
  `update carrier_bookings b set next_try_at = $2 from carriers c
   where c.id = b.carrier_id and b.id in (
     select x.id from carrier_bookings x join shipments h on h.id = x.shipment_id
     where x.state in ('requested', 'booked') and (h.state = 'cancelled' or x.outdated)
       and coalesce(x.next_try_at, $1) <= $1
     order by x.requested_at limit 50 for update of x skip locked)
   returning ${COLUMNS}`,
)
// for parcels that have not been handed over
const SET_OUTDATED = statement(
  'bookings.set-outdated',
  `update carrier_bookings b set outdated = true from shipments h
   where h.id = b.shipment_id and h.order_id = $1 and h.state in ('processing', 'packed') and b.state in ('requested', 'booked')`,
)
/** A parcel with its order, sender, recipient and weight. */
const PARCEL = `h.number as "shipmentNumber", h.id as "shipmentId", o.id as "orderId", o.number as "orderNumber", o.market, o.currency,
     o.language, o.po_number as "poNumber", o.payment_mode as "paymentMode", coalesce(s.trade_name, '') as seller,
     coalesce(r.address, '') as "sellerAddress", coalesce(r.place, '') as "sellerPlace", o.shipping_address as address,
     (select count(*)::int from shipments x where x.order_id = o.id and x.state <> 'cancelled' and x.number <= h.number) as part,
     (select count(*)::int from shipments x where x.order_id = o.id and x.state <> 'cancelled') as parts,
     (select coalesce(sum(p.weight_grams * (hl.quantity - hl.cancelled_quantity)), 0)::int
      from shipment_lines hl join order_lines l on l.order_id = h.order_id and l.line_no = hl.line_no
        join products p on p.msn = l.msn where hl.shipment_id = h.id) as "weightGrams"
   from shipments h join orders o on o.id = h.order_id left join seller_registrations r on r.id = h.registration_id
     left join sellers s on s.id = r.seller_id`
const FIND_PARCEL = statement('bookings.find-parcel', `select ${PARCEL} where h.number = $1`)
const LIST_LABELS = statement(
  'bookings.list-labels',
  `select b.reference, b.tracking_number as "trackingNumber", b.cod_minor as "codMinor", b.label, b.weight_grams as "bookedGrams",
     b.updated_at as "bookedAt", c.name as carrier, ${PARCEL}
     join carrier_bookings b on b.shipment_id = h.id and b.state = 'booked' and not b.outdated join carriers c on c.id = b.carrier_id
   where h.state <> 'cancelled' and (h.number = $1 or o.number = any ($2)) and o.market = any ($3)
   order by array_position($2, o.number), h.number limit 500`,
)
const LIST_CARRIERS = statement(
  'bookings.list-carriers',
  'select code, name from carriers where market = $1 and active order by name',
)

export function findOpenBooking(db: Db, shipmentNumber: number): Promise<BookingRow | null> {
  return db.oneOrNull<BookingRow>(FIND_OPEN, [shipmentNumber])
}

export interface NewBooking {
  shipmentNumber: number
  carrierId: number
  codMinor: number | null
  currency: Currency
  weightGrams: number
  who: string
  now: Date
}

/** Stores a booking to be made; the reference is ours. */
export function insertBooking(tx: Tx, booking: NewBooking): Promise<{ id: string; reference: string }> {
  const { shipmentNumber, carrierId, codMinor, currency, weightGrams, who, now } = booking
  return tx.one(INSERT, [shipmentNumber, carrierId, codMinor, currency, weightGrams, who, now])
}

/** False if it is no longer requested, or another booking of the carrier has the number. */
export async function setBooked(
  tx: Tx,
  id: string,
  { trackingNumber, label, now }: { trackingNumber: string; label: Uint8Array | null; now: Date },
): Promise<boolean> {
  return (await tx.run(SET_BOOKED, [id, trackingNumber, label, now])) === 1
}

export async function endBooking(
  db: Db,
  id: string,
  { state, now, error = '' }: { state: 'declined' | 'cancelled'; now: Date; error?: string },
): Promise<void> {
  await db.run(SET_STATE, [id, state, now, error])
}

export async function noteBookingError(
  db: Db,
  id: string,
  { error, now, nextTryAt }: { error: string; now: Date; nextTryAt: Date | null },
): Promise<void> {
  await db.run(NOTE_ERROR, [id, error, now, nextTryAt])
}

/** Marks bookings after items of their order were cancelled: they no longer match the parcels. */
export async function setOutdated(tx: Tx, orderId: string): Promise<void> {
  await tx.run(SET_OUTDATED, [orderId])
}

/** Open bookings of cancelled or changed parcels that are due for cancellation; each becomes due again later. */
export function claimUnwanted(db: Db, now: Date, later: Date): Promise<BookingRow[]> {
  return db.rows<BookingRow>(CLAIM_UNWANTED, [now, later])
}

export interface ParcelRow {
  shipmentNumber: number
  shipmentId: string
  orderId: string
  orderNumber: number
  market: Market
  currency: Currency
  language: Language
  poNumber: string
  paymentMode: 'cod' | 'prepaid'
  seller: string
  sellerAddress: string
  sellerPlace: string
  address: AddressSnapshot
  part: number
  parts: number
  weightGrams: number
}

export function findParcel(db: Db, shipmentNumber: number): Promise<ParcelRow | null> {
  return db.oneOrNull<ParcelRow>(FIND_PARCEL, [shipmentNumber])
}

export interface LabelRow extends ParcelRow {
  reference: string
  trackingNumber: string
  codMinor: number | null
  label: Buffer | null
  bookedGrams: number
  bookedAt: Date
  carrier: string
}

/** Booked parcels of the markets: one by its number, or those of the given orders, in their order. */
export function listLabels(
  db: Db,
  {
    markets,
    shipmentNumber,
    orderNumbers,
  }: { markets: readonly Market[]; shipmentNumber: number | null; orderNumbers: readonly number[] },
): Promise<LabelRow[]> {
  return db.rows<LabelRow>(LIST_LABELS, [shipmentNumber, [...orderNumbers], [...markets]])
}

export function listCarriers(db: Db, market: Market): Promise<{ code: string; name: string }[]> {
  return db.rows(LIST_CARRIERS, [market])
}
