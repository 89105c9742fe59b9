// SQL of splitting and merging parcels.

import type { ParcelOrigin, Pieces } from '../../../contract/orders/division.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { LockedShipment } from './shipments.ts'

const DIVIDE = statement(
  'orders.divide-shipment',
  `with made as (
     insert into shipments (order_id, warehouse_id, seller_id, registration_id, carrier_id, state, promised_on, divided_from)
     select order_id, warehouse_id, seller_id, registration_id, carrier_id, 'processing', promised_on, id
     from shipments where id = $1
     returning id, number, warehouse_id
   ), moved as (
     select "lineNo" as line_no, quantity from jsonb_to_recordset($2::jsonb) as m ("lineNo" int, quantity int)
   ), taken as (
     update shipment_lines l set quantity = l.quantity - moved.quantity
     from moved where l.shipment_id = $1 and l.line_no = moved.line_no
   ), given as (
     insert into shipment_lines (shipment_id, line_no, quantity)
     select made.id, moved.line_no, moved.quantity from made cross join moved
   ), told as (
     insert into shipment_events (shipment_id, code, place_en, place_hi, who)
     select made.id, 'processing', w.name_en, w.name_hi, $3 from made join warehouses w on w.id = made.warehouse_id
   )
   select number from made`,
)
// cancelled quantities stay with it
const MERGE = statement(
  'orders.merge-shipment',
  `with back as (
     select line_no, quantity - cancelled_quantity as quantity from shipment_lines
     where shipment_id = $1 and quantity > cancelled_quantity
   ), given as (
     insert into shipment_lines (shipment_id, line_no, quantity) select $2, line_no, quantity from back
     on conflict (shipment_id, line_no) do update set quantity = shipment_lines.quantity + excluded.quantity
   ), emptied as (
     update shipment_lines l set quantity = l.cancelled_quantity
     from back where l.shipment_id = $1 and l.line_no = back.line_no
   ), ended as (
     update shipments set state = 'cancelled', merged_at = now(), updated_at = now() where id = $1
     returning id, warehouse_id
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi, who)
   select ended.id, 'cancelled', w.name_en, w.name_hi, $3 from ended join warehouses w on w.id = ended.warehouse_id`,
)
const FIND_DIVISION = statement(
  'orders.find-division',
  `select (data ->> 'from')::bigint as "from", data -> 'items' as items from order_events
   where order_id = $1 and kind = 'parcel-divided' and data ->> 'splitId' = $2`,
)
const LIST = statement(
  'orders.list-parcel-origins',
  `select h.number as "shipmentId", f.number as "dividedFrom", h.state, h.merged_at is not null as merged
   from shipments h left join shipments f on f.id = h.divided_from where h.order_id = $1 order by h.number`,
)

/** The parameters of a split. */
export interface MadeDivision {
  /** Number of the parcel that was split. */
  from: number
  items: Pieces[]
}

/** Moves lines of a locked parcel into a new one; returns its number. */
export async function divideShipmentRow(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  items: readonly Pieces[],
  who: string,
): Promise<number> {
  return (await tx.one<{ number: number }>(DIVIDE, [id, JSON.stringify(items), who])).number
}

/** Moves all of a locked parcel into another one; it is no longer shown. */
export async function mergeShipmentRow(
  tx: Tx,
  { id }: Owned<LockedShipment>,
  into: Owned<LockedShipment>,
  who: string,
): Promise<void> {
  await tx.run(MERGE, [id, into.id, who])
}

/** The split of an order with this id; null when there was none. */
export function findDivision(db: Db, orderId: string, splitId: string): Promise<MadeDivision | null> {
  return db.oneOrNull<MadeDivision>(FIND_DIVISION, [orderId, splitId])
}

/** The parcels of an order with the ones they were split from, in order of creation. */
export function listParcelOrigins(db: Db, orderId: string): Promise<(ParcelOrigin & { merged: boolean })[]> {
  return db.rows<ParcelOrigin & { merged: boolean }>(LIST, [orderId])
}
