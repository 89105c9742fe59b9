// SQL of stock counts: sets the stock on hand, and stores the difference as an event.

import { statement, type Tx } from '../../platform/db.ts'

const LOCK = statement('inventory.lock-products', 'select lock_products($1)')
const SET = statement(
  'inventory.set-on-hand',
  `with wanted as (
     select o.id as offer_id, o.msn, o.seller_id, w.id as warehouse_id, k.on_hand
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as k (msn, seller, code, on_hand)
     join warehouses w on w.code = k.code
     join sellers s on s.code = offer_seller(k.seller)
     join offers o on o.msn = k.msn and o.seller_id = s.id and o.condition = offer_condition(k.seller)
   ), before as (
     select s.offer_id, s.warehouse_id, s.on_hand from stock s join wanted w using (offer_id, warehouse_id)
     order by s.msn, s.offer_id, s.warehouse_id for update of s
   ), written as (
     insert into stock as s (offer_id, msn, seller_id, warehouse_id, on_hand)
     select offer_id, msn, seller_id, warehouse_id, on_hand from wanted where (select count(*) from before) >= 0
     on conflict (offer_id, warehouse_id) do update
       set on_hand = greatest(excluded.on_hand, s.reserved), updated_at = now()
     returning s.offer_id, s.msn, s.warehouse_id, s.on_hand
   )
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why)
   select w.msn, w.offer_id, w.warehouse_id, w.on_hand - coalesce(b.on_hand, 0), 0, $5, $6
   from written w left join before b using (offer_id, warehouse_id) where w.on_hand <> coalesce(b.on_hand, 0)`,
)

export interface Count {
  msn: string
  /** Key of the offer: code of its seller, and its condition unless new. */
  seller: string
  /** Code of the warehouse. */
  warehouse: string
  onHand: number
}

export async function writeCounts(tx: Tx, counts: readonly Count[], who: string, why: string): Promise<void> {
  const msns = counts.map(one => one.msn)
  await tx.run(LOCK, [msns])
  const columns = [counts.map(one => one.seller), counts.map(one => one.warehouse), counts.map(one => one.onHand)]
  await tx.run(SET, [msns, ...columns, who, why])
}
