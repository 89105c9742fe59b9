// SQL of shipments: created from an order's reservations, moved along with events, read for tracking.

import { SHIPMENT_STATES, type ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { ShipmentView } from './customer-orders.ts'
import { ON_HOLD } from './holds.ts'

const MAKE = statement(
  'orders.make-shipments',
  `with held as (
     select r.line_no, r.warehouse_id, r.quantity, l.seller_id, l.registration_id, l.promised_on
     from stock_reservations r join order_lines l on l.order_id = r.order_id and l.line_no = r.line_no
     where r.order_id = $1 and r.state = 'reserved'
   ), made as (
     insert into shipments (order_id, warehouse_id, seller_id, registration_id, carrier_id, state, promised_on)
     select $1, warehouse_id, seller_id, registration_id,
       (select min(id) from carriers where market = $2 and active), 'processing', max(promised_on)
     from held group by warehouse_id, seller_id, registration_id order by min(line_no)
     returning id, warehouse_id, seller_id, registration_id
   ), lines as (
     insert into shipment_lines (shipment_id, line_no, quantity)
     select made.id, held.line_no, held.quantity from made join held using (warehouse_id, seller_id)
     where held.registration_id is not distinct from made.registration_id
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi)
   select made.id, 'processing', w.name_en, w.name_hi from made join warehouses w on w.id = made.warehouse_id`,
)
/** Progress of a shipment. */
const STEP = (state: string) => `array_position(array[${SHIPMENT_STATES.map(one => `'${one}'`).join(', ')}], ${state})`
// a part that was split off may be further along than the rest
const MOVE = statement(
  'orders.move-shipments',
  `with moved as (
     update shipments set state = $2, updated_at = now()
     where order_id = $1 and state not in ('cancelled', 'returning', 'lost', 'returned') and ${STEP('state')} < ${STEP('$2::text')}
     returning id, warehouse_id, order_id
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi)
   select moved.id, $2, case when $3 then o.shipping_address ->> 'city' else w.name_en end,
     case when $3 then o.shipping_address ->> 'city' else w.name_hi end
   from moved join warehouses w on w.id = moved.warehouse_id join orders o on o.id = moved.order_id`,
)
const LIST_DUE = statement(
  'orders.list-due-in-warehouse',
  `select o.id from orders o
   where o.state in ('placed', 'processing', 'packed', 'shipped') and o.updated_at <= $1 and not (${ON_HOLD})
     and not exists (select from shipments s where s.order_id = o.id
       and (s.updated_at > $1 or s.state in ('returning', 'lost', 'returned')))
   order by o.updated_at limit 200`,
)
const STATE_OF = statement(
  'orders.state-of-shipments',
  `select state from shipments where order_id = $1 and state <> 'cancelled' order by ${STEP('state')}, number limit 1`,
)
const STATES_OF = statement('orders.states-of-shipments', 'select state from shipments where order_id = $1')
const ROW = `select s.id, s.state, s.warehouse_id as "warehouseId", s.tracking_number as "trackingNumber",
     (select c.code from carriers c where c.id = s.carrier_id) as carrier,
     coalesce((select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity - l.cancelled_quantity,
         'saleable', l.saleable_quantity, 'msn', o.msn, 'offerId', o.offer_id) order by l.line_no)
       from shipment_lines l join order_lines o on o.order_id = s.order_id and o.line_no = l.line_no
       where l.shipment_id = s.id), '[]') as lines
   from shipments s where s.number = $1`
const LOCK = statement('orders.lock-shipment', `${ROW} for update of s`)
const FIND_ROW = statement('orders.find-shipment-row', ROW)
const MOVE_ONE = statement(
  'orders.move-shipment',
  `with moved as (
     update shipments set state = $2, carrier_id = coalesce($3, carrier_id),
       tracking_number = case when $4 = '' then tracking_number else $4 end, updated_at = now()
     where id = $1 returning id, warehouse_id, order_id
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi, who, why)
   select moved.id, coalesce($8, $2), case when $5 then o.shipping_address ->> 'city' else w.name_en end,
     case when $5 then o.shipping_address ->> 'city' else w.name_hi end, $6, $7
   from moved join warehouses w on w.id = moved.warehouse_id join orders o on o.id = moved.order_id`,
)
const SET_SALEABLE = statement(
  'orders.set-saleable-quantities',
  `update shipment_lines l set saleable_quantity = i.saleable
   from jsonb_to_recordset($2::jsonb) as i ("lineNo" int, saleable int)
   where l.shipment_id = $1 and l.line_no = i."lineNo"`,
)
const SET_STATE = statement(
  'orders.set-shipment-state',
  'update shipments set state = $2, updated_at = now() where id = $1',
)
const FIND_CARRIER = statement(
  'orders.find-carrier',
  'select id, name from carriers where market = $1 and code = $2 and active',
)
const FIND_BOOKING = statement(
  'orders.find-booking',
  `select c.code as carrier, b.tracking_number as "trackingNumber", b.outdated
   from carrier_bookings b join carriers c on c.id = b.carrier_id
   where b.shipment_id = $1 and b.state in ('requested', 'booked')`,
)
const FIND = statement(
  'orders.find-shipment',
  `select s.number as "shipmentId", s.state, coalesce(c.name, '') as carrier,
     s.tracking_number as "trackingNumber", w.name_en as "fromEn",
     w.name_hi as "fromHi", s.promised_on as "promisedOn", o.customer_id as "customerId",
     seller.trade_name as seller, r.tax_number as "taxNumber",
     (select max(ol.place_of_supply) from shipment_lines l join order_lines ol on ol.order_id = o.id and ol.line_no = l.line_no
      where l.shipment_id = s.id) as "placeOfSupply",
     coalesce((select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity - l.cancelled_quantity)
        order by l.line_no)
      from shipment_lines l where l.shipment_id = s.id and l.quantity > l.cancelled_quantity), '[]') as lines,
     (select jsonb_agg(jsonb_build_object('code', e.code, 'placeEn', e.place_en, 'placeHi', e.place_hi, 'at', e.at)
        order by e.at, e.id)
      from shipment_events e where e.shipment_id = s.id) as events
   from shipments s join orders o on o.id = s.order_id join warehouses w on w.id = s.warehouse_id
   left join carriers c on c.id = s.carrier_id left join sellers seller on seller.id = s.seller_id
   left join seller_registrations r on r.id = s.registration_id
   where s.number = $1 and s.merged_at is null`,
)

/** Creates a shipment for each seller, registration and warehouse of the order. */
export async function makeShipments(tx: Tx, orderId: string, market: string): Promise<void> {
  await tx.run(MAKE, [orderId, market])
}

/** Moves the shipments of an order that are not there yet, with an event at the warehouse or at the destination. */
export async function moveShipments(tx: Tx, orderId: string, to: ShipmentState, atDestination: boolean): Promise<void> {
  await tx.run(MOVE, [orderId, to, atDestination])
}

/** Orders in the warehouse or in transit that have not changed since then. */
export function listDue(db: Db, since: Date): Promise<{ id: string; state: OrderState }[]> {
  return db.rows<{ id: string; state: OrderState }>(LIST_DUE, [since])
}

/** The state of the shipment that is furthest behind; null without one. */
export async function stateOfShipments(tx: Tx, orderId: string): Promise<ShipmentState | null> {
  return (await tx.oneOrNull<{ state: ShipmentState }>(STATE_OF, [orderId]))?.state ?? null
}

export async function statesOfShipments(tx: Tx, orderId: string): Promise<ShipmentState[]> {
  return (await tx.rows<{ state: ShipmentState }>(STATES_OF, [orderId])).map(({ state }) => state)
}

export interface LockedShipment {
  id: string
  state: ShipmentState
  warehouseId: number
  /** Code of its carrier; null when none is active. */
  carrier: string | null
  trackingNumber: string
  lines: ParcelLine[]
}

export interface ParcelLine {
  lineNo: number
  /** Not cancelled. */
  quantity: number
  /** The part that went back to stock; null until the shipment has returned. */
  saleable: number | null
  msn: string
  /** Null when the seller no longer offers it. */
  offerId: number | null
}

/** The shipment with a number, locked until the transaction ends. Lock its order first. */
export function lockShipment(tx: Tx, number: number): Promise<LockedShipment | null> {
  return tx.oneOrNull<LockedShipment>(LOCK, [number])
}

/** The same without a lock, for display only. */
export function findShipmentRow(db: Db, number: number): Promise<LockedShipment | null> {
  return db.oneOrNull<LockedShipment>(FIND_ROW, [number])
}

export interface ShipmentChange {
  to: ShipmentState
  /** Null leaves the carrier as it is. */
  carrierId: number | null
  /** Empty leaves the number as it is. */
  trackingNumber: string
  who: string
  why?: string
  /** Text of its event, where tracking says more than the state. */
  code?: 'sent-again' | 'lost-refunded' | undefined
}

/** Moves one shipment, with an event at its warehouse, or at its destination once it has left. */
export async function moveShipmentRow(tx: Tx, { id }: Owned<LockedShipment>, change: ShipmentChange): Promise<void> {
  const { to, carrierId, trackingNumber, who, why = '', code = null } = change
  const atDestination = to === 'out-for-delivery' || to === 'delivered' || to === 'returning' || to === 'lost'
  await tx.run(MOVE_ONE, [id, to, carrierId, trackingNumber, atDestination, who, why, code])
}

/** Sets the state of a shipment; its event is written separately, with the carrier's place and time. */
export async function updateShipmentState(tx: Tx, { id }: Owned<LockedShipment>, to: ShipmentState): Promise<void> {
  await tx.run(SET_STATE, [id, to])
}

/** Stores which part of a returned shipment went back to stock. */
export async function updateSaleable(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  items: readonly { lineNo: number; saleable: number }[],
): Promise<void> {
  await tx.run(SET_SALEABLE, [id, JSON.stringify(items)])
}

/** An active carrier of a market by its code. */
export function findCarrier(db: Db, market: string, code: string): Promise<{ id: number; name: string } | null> {
  return db.oneOrNull<{ id: number; name: string }>(FIND_CARRIER, [market, code])
}

/** The booking of a shipment; without a number while the carrier's response is unknown. */
export function findBooking(
  db: Db,
  { id }: LockedShipment,
): Promise<{ carrier: string; trackingNumber: string; outdated: boolean } | null> {
  return db.oneOrNull(FIND_BOOKING, [id])
}

export interface ShipmentRow extends ShipmentView {
  customerId: string
  events: { code: string; placeEn: string; placeHi: string; at: string }[]
}

export function findShipment(db: Db, number: number): Promise<ShipmentRow | null> {
  return db.oneOrNull<ShipmentRow>(FIND, [number])
}
