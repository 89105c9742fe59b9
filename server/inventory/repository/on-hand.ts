// SQL that changes the units on hand by a difference, outside of reservations.

import { statement, type Tx } from '../../platform/db.ts'

// always locked in the same order, after its products
const CHANGE = statement(
  'inventory.change-on-hand',
  `with wanted as (
     select "offerId" as offer_id, "warehouseId" as warehouse_id, sum(change)::int as change
     from jsonb_to_recordset($1::jsonb) as c ("offerId" bigint, "warehouseId" bigint, change int)
     group by 1, 2
   ), locked as (
     select s.offer_id, s.warehouse_id from stock s join wanted using (offer_id, warehouse_id)
     order by s.msn, s.offer_id, s.warehouse_id for update of s
   ), moved as (
     update stock s set on_hand = s.on_hand + wanted.change, updated_at = now() from wanted, locked
     where s.offer_id = wanted.offer_id and s.warehouse_id = wanted.warehouse_id
       and locked.offer_id = s.offer_id and locked.warehouse_id = s.warehouse_id
       and s.on_hand + wanted.change >= s.reserved
     returning s.msn, s.offer_id, s.warehouse_id, wanted.change
   ), logged as (
     insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
     select msn, offer_id, warehouse_id, change, 0, $3, $4, $2 from moved
   )
   select (select count(*) from wanted) = (select count(*) from moved) as complete`,
)
const LOCK = statement('inventory.lock-changed-products', 'select lock_products($1)')

/** Units of an offer in a warehouse: more, or less when negative. */
export interface StockChange {
  offerId: number
  msn: string
  warehouseId: number
  change: number
}

/** Returns whether every row existed and had enough unreserved units. */
export async function updateOnHand(
  tx: Tx,
  changes: readonly StockChange[],
  cause: { orderId: string; who: string; why: string },
): Promise<boolean> {
  await tx.run(LOCK, [changes.map(({ msn }) => msn)])
  const { orderId, who, why } = cause
  return (await tx.one<{ complete: boolean }>(CHANGE, [JSON.stringify(changes), orderId, who, why])).complete
}
