// SQL of stock: rows locked in one order for everybody, changed by condition, each change with its event.

import { statement, type Tx } from '../../platform/db.ts'
import type { Allocation, FreeStock, StockLine } from '../rules.ts'

// sorted before locking: every transaction locks its rows in the same order, so there are no deadlocks
const LOCK_STOCK = statement(
  'inventory.lock-stock',
  `select s.offer_id as "offerId", s.warehouse_id as "warehouseId", s.on_hand - s.reserved as free
   from (select lock_products($3) as products offset 0) locked, stock s
   where s.offer_id = any($1) and s.warehouse_id = any($2) order by s.msn, s.offer_id, s.warehouse_id for update of s`,
)
const LOCK_HELD = statement(
  'inventory.lock-held',
  `select s.offer_id as "offerId", s.warehouse_id as "warehouseId"
   from (select lock_products(array(select msn from stock_reservations where order_id = $1 and state = 'reserved'))
         as products offset 0) locked, stock s
   where exists (select from stock_reservations r where r.order_id = $1 and r.state = 'reserved'
                 and r.offer_id = s.offer_id and r.warehouse_id = s.warehouse_id)
   order by s.msn, s.offer_id, s.warehouse_id for update of s`,
)
const RESERVE = statement(
  'inventory.reserve',
  `with wanted as (
     select * from unnest($1::int[], $2::text[], $3::bigint[], $4::int[], $8::bigint[])
       as w (line_no, msn, warehouse_id, quantity, offer_id)
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from wanted group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved + sums.quantity, updated_at = now() from sums
     where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id and s.on_hand - s.reserved >= sums.quantity
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   ), told as (
     insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
     select msn, offer_id, warehouse_id, 0, quantity, $6, $7, $5 from moved
   ), kept as (
     insert into stock_reservations (order_id, line_no, msn, offer_id, warehouse_id, quantity, state)
     select $5, line_no, msn, offer_id, warehouse_id, quantity, 'reserved' from wanted
     on conflict (order_id, line_no, warehouse_id)
     do update set state = 'reserved', updated_at = now(), quantity = excluded.quantity
       + case stock_reservations.state when 'reserved' then stock_reservations.quantity else 0 end
   )
   select (select count(*) from sums) = (select count(*) from moved) as complete`,
)
const END_HOLD = statement(
  'inventory.end-hold',
  `with ended as (
     update stock_reservations set state = case when $2 then 'shipped' else 'released' end, updated_at = now()
     where order_id = $1 and state = 'reserved'
     returning offer_id, warehouse_id, quantity
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from ended group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved - sums.quantity,
       on_hand = s.on_hand - case when $2 then sums.quantity else 0 end, updated_at = now()
     from sums where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   )
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
   select msn, offer_id, warehouse_id, case when $2 then -quantity else 0 end, -quantity, $3, $4, $1 from moved`,
)
// units shipped in one of the parcels that share a reservation; the rest stays reserved
const SHIP_PART = statement(
  'inventory.ship-part',
  `with parts as (
     select "lineNo" as line_no, sum(quantity)::int as quantity
     from jsonb_to_recordset($3::jsonb) as p ("lineNo" int, quantity int) where quantity > 0 group by 1
   ), ended as (
     update stock_reservations r set updated_at = now(),
       state = case when r.quantity <= p.quantity then 'shipped' else r.state end,
       quantity = case when r.quantity <= p.quantity then r.quantity else r.quantity - p.quantity end
     from parts p
     where r.order_id = $1 and r.state = 'reserved' and r.warehouse_id = $2 and r.line_no = p.line_no
     returning r.offer_id, r.warehouse_id, case r.state when 'shipped' then r.quantity else p.quantity end as quantity
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from ended group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved - sums.quantity, on_hand = s.on_hand - sums.quantity, updated_at = now()
     from sums where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   )
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
   select msn, offer_id, warehouse_id, -quantity, -quantity, $4, $5, $1 from moved`,
)
const RELEASE_PART = statement(
  'inventory.release-part',
  `with parts as (
     select "lineNo" as line_no, "warehouseId" as warehouse_id, sum(quantity)::int as quantity
     from jsonb_to_recordset($2::jsonb) as p ("lineNo" int, "warehouseId" bigint, quantity int) group by 1, 2
   ), ended as (
     update stock_reservations r set updated_at = now(),
       state = case when r.quantity = p.quantity then 'released' else r.state end,
       quantity = case when r.quantity = p.quantity then r.quantity else r.quantity - p.quantity end
     from parts p where r.order_id = $1 and r.state = 'reserved' and r.line_no = p.line_no
       and r.warehouse_id = p.warehouse_id and r.quantity >= p.quantity
     returning r.offer_id, r.warehouse_id, p.quantity
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from ended group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved - sums.quantity, updated_at = now()
     from sums where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   ), logged as (
     insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
     select msn, offer_id, warehouse_id, 0, -quantity, $3, $4, $1 from moved
   )
   select (select count(*) from parts) = (select count(*) from ended) as complete`,
)

/** Locks the products, then the stock of these offers in these warehouses. */
export function lockStock(
  tx: Tx,
  lines: readonly Pick<StockLine, 'msn' | 'offerId'>[],
  warehouseIds: readonly number[],
): Promise<FreeStock[]> {
  return tx.rows<FreeStock>(LOCK_STOCK, [
    lines.map(({ offerId }) => offerId),
    warehouseIds,
    lines.map(({ msn }) => msn),
  ])
}

export async function lockHeld(tx: Tx, orderId: string): Promise<number> {
  return (await tx.rows(LOCK_HELD, [orderId])).length
}

/** Returns whether every row had enough stock. */
export async function insertReservations(
  tx: Tx,
  orderId: string,
  takes: readonly Allocation[],
  who: string,
  why: string,
): Promise<boolean> {
  const values = [
    takes.map(take => take.lineNo),
    takes.map(take => take.msn),
    takes.map(take => take.warehouseId),
    takes.map(take => take.quantity),
    orderId,
    who,
    why,
    takes.map(take => take.offerId),
  ]
  return (await tx.one<{ complete: boolean }>(RESERVE, values)).complete
}

/** Units of an order that leave together. */
export interface StockPart {
  warehouseId: number
  /** Each line once, with the units that leave. */
  lines: readonly { lineNo: number; quantity: number }[]
}

/** Releases the reservations of an order, or deducts them from stock when they were shipped. */
export async function endHold(tx: Tx, orderId: string, shipped: boolean, who: string, why: string): Promise<void> {
  await tx.run(END_HOLD, [orderId, shipped, who, why])
}

/** Deducts shipped units of an order from stock, as far as they are reserved. */
export async function shipPart(
  tx: Tx,
  orderId: string,
  { warehouseId, lines }: StockPart,
  { who, why }: { who: string; why: string },
): Promise<void> {
  const parts = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  await tx.run(SHIP_PART, [orderId, warehouseId, JSON.stringify(parts), who, why])
}

/** A quantity of a line in a warehouse. */
export interface StockRelease {
  lineNo: number
  warehouseId: number
  quantity: number
}

/** Releases quantities of reservations; returns whether all of them were reserved. */
export async function releaseParts(
  tx: Tx,
  orderId: string,
  parts: readonly StockRelease[],
  who: string,
  why: string,
): Promise<boolean> {
  return (await tx.one<{ complete: boolean }>(RELEASE_PART, [orderId, JSON.stringify(parts), who, why])).complete
}
