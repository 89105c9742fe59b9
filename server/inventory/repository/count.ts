// SQL of counted stock: what a shelf holds is set, its difference kept as an event.

import { statement, type Tx } from '../../platform/db.ts'

const SET = statement(
  'inventory.set-on-hand',
  `with wanted as (
     select k.msn, w.id as warehouse_id, k.on_hand
     from unnest($1::text[], $2::text[], $3::int[]) as k (msn, code, on_hand) join warehouses w on w.code = k.code
   ), before as (
     select s.msn, s.warehouse_id, s.on_hand from stock s join wanted w using (msn, warehouse_id)
     order by s.msn, s.warehouse_id for update of s
   ), written as (
     insert into stock as s (msn, warehouse_id, on_hand) select msn, warehouse_id, on_hand from wanted
     where (select count(*) from before) >= 0
     on conflict (msn, warehouse_id) do update set on_hand = greatest(excluded.on_hand, s.reserved), updated_at = now()
     returning s.msn, s.warehouse_id, s.on_hand
   )
   insert into stock_events (msn, warehouse_id, on_hand_change, reserved_change, who, why)
   select w.msn, w.warehouse_id, w.on_hand - coalesce(b.on_hand, 0), 0, $4, $5
   from written w left join before b using (msn, warehouse_id) where w.on_hand <> coalesce(b.on_hand, 0)`,
)

export interface Count {
  msn: string
  /** Code of the warehouse. */
  warehouse: string
  onHand: number
}

export async function writeCounts(tx: Tx, counts: readonly Count[], who: string, why: string): Promise<void> {
  const columns = [counts.map(one => one.msn), counts.map(one => one.warehouse), counts.map(one => one.onHand)]
  await tx.run(SET, [...columns, who, why])
}
