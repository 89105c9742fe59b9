// SQL of stock: rows locked in one order for everybody, changed by condition, each change with its event.

import { statement, type Tx } from '../../platform/db.ts'
import type { Allocation, FreeStock } from '../rules.ts'

// the sort comes before the lock, so every transaction takes its rows in the same order and none waits in a circle
const LOCK_STOCK = statement(
  'inventory.lock-stock',
  `select msn, warehouse_id as "warehouseId", on_hand - reserved as free from stock
   where msn = any($1) and warehouse_id = any($2) order by msn, warehouse_id for update`,
)
const LOCK_HELD = statement(
  'inventory.lock-held',
  `select s.msn, s.warehouse_id as "warehouseId" from stock s
   where exists (select from stock_reservations r where r.order_id = $1 and r.state = 'reserved'
                 and r.msn = s.msn and r.warehouse_id = s.warehouse_id)
   order by s.msn, s.warehouse_id for update of s`,
)
const RESERVE = statement(
  'inventory.reserve',
  `with wanted as (
     select * from unnest($1::int[], $2::text[], $3::bigint[], $4::int[]) as w (line_no, msn, warehouse_id, quantity)
   ), sums as (select msn, warehouse_id, sum(quantity)::int as quantity from wanted group by msn, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved + sums.quantity, updated_at = now() from sums
     where s.msn = sums.msn and s.warehouse_id = sums.warehouse_id and s.on_hand - s.reserved >= sums.quantity
     returning s.msn, s.warehouse_id, sums.quantity
   ), told as (
     insert into stock_events (msn, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
     select msn, warehouse_id, 0, quantity, $6, $7, $5 from moved
   ), kept as (
     insert into stock_reservations (order_id, line_no, msn, warehouse_id, quantity, state)
     select $5, line_no, msn, warehouse_id, quantity, 'reserved' from wanted
     on conflict (order_id, line_no, warehouse_id)
     do update set quantity = excluded.quantity, state = 'reserved', updated_at = now()
   )
   select (select count(*) from sums) = (select count(*) from moved) as complete`,
)
const END_HOLD = statement(
  'inventory.end-hold',
  `with ended as (
     update stock_reservations set state = case when $2 then 'shipped' else 'released' end, updated_at = now()
     where order_id = $1 and state = 'reserved' returning msn, warehouse_id, quantity
   ), sums as (select msn, warehouse_id, sum(quantity)::int as quantity from ended group by msn, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved - sums.quantity,
       on_hand = s.on_hand - case when $2 then sums.quantity else 0 end, updated_at = now()
     from sums where s.msn = sums.msn and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.warehouse_id, sums.quantity
   )
   insert into stock_events (msn, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
   select msn, warehouse_id, case when $2 then -quantity else 0 end, -quantity, $3, $4, $1 from moved`,
)

/** Locks the rows of these products in these warehouses. */
export function lockStock(tx: Tx, msns: readonly string[], warehouseIds: readonly number[]): Promise<FreeStock[]> {
  return tx.rows<FreeStock>(LOCK_STOCK, [msns, warehouseIds])
}

export async function lockHeld(tx: Tx, orderId: string): Promise<number> {
  return (await tx.rows(LOCK_HELD, [orderId])).length
}

/** Returns whether every row still had what was asked of it. */
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
  ]
  return (await tx.one<{ complete: boolean }>(RESERVE, values)).complete
}

/** Frees what an order holds, or takes it off the shelf when it was shipped. */
export async function endHold(tx: Tx, orderId: string, shipped: boolean, who: string, why: string): Promise<void> {
  await tx.run(END_HOLD, [orderId, shipped, who, why])
}
