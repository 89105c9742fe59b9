// SQL of stock held for parcels that replace delivered or lost pieces; each change with its event.

import { statement, type Tx } from '../../platform/db.ts'

const IS_HELD = statement(
  'inventory.is-held',
  `select exists (select 1 from stock_holds where held_for = $1 and state = 'held') as held`,
)
// its stock is locked and free
const HOLD = statement(
  'inventory.hold',
  `with wanted as (
     select "lineNo" as line_no, msn, "offerId" as offer_id, "warehouseId" as warehouse_id, quantity
     from jsonb_to_recordset($3::jsonb) as w ("lineNo" int, msn text, "offerId" bigint, "warehouseId" bigint, quantity int)
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from wanted group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved + sums.quantity, updated_at = now() from sums
     where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   ), told as (
     insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
     select msn, offer_id, warehouse_id, 0, quantity, $4, $5, $2 from moved
   )
   insert into stock_holds (held_for, order_id, line_no, msn, offer_id, warehouse_id, quantity, state)
   select $1, $2, line_no, msn, offer_id, warehouse_id, quantity, 'held' from wanted
   on conflict (held_for, line_no, warehouse_id)
   do update set state = 'held', quantity = excluded.quantity, offer_id = excluded.offer_id, updated_at = now()`,
)
const LOCK = statement(
  'inventory.lock-hold',
  `select s.offer_id from (select lock_products(array(select msn from stock_holds where held_for = $1 and state = 'held'))
      as products offset 0) locked, stock s
   where exists (select from stock_holds h where h.held_for = $1 and h.state = 'held'
                 and h.offer_id = s.offer_id and h.warehouse_id = s.warehouse_id)
   order by s.msn, s.offer_id, s.warehouse_id for update of s`,
)
const END = statement(
  'inventory.end-held',
  `with ended as (
     update stock_holds set state = case when $2 then 'taken' else 'released' end, updated_at = now()
     where held_for = $1 and state = 'held' returning offer_id, warehouse_id, quantity
   ), sums as (select offer_id, warehouse_id, sum(quantity)::int as quantity from ended group by offer_id, warehouse_id),
   moved as (
     update stock s set reserved = s.reserved - sums.quantity,
       on_hand = s.on_hand - case when $2 then sums.quantity else 0 end, updated_at = now()
     from sums where s.offer_id = sums.offer_id and s.warehouse_id = sums.warehouse_id
     returning s.msn, s.offer_id, s.warehouse_id, sums.quantity
   )
   insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, order_id)
   select msn, offer_id, warehouse_id, case when $2 then -quantity else 0 end, -quantity, $3, $4, $5 from moved`,
)

/** Units of a line of an order in a warehouse. */
export interface HeldPart {
  lineNo: number
  msn: string
  offerId: number
  warehouseId: number
  quantity: number
}

interface Cause {
  orderId: string
  who: string
  why: string
}

export const isHeld = async (tx: Tx, heldFor: string): Promise<boolean> =>
  (await tx.one<{ held: boolean }>(IS_HELD, [heldFor])).held

/** Holds parts whose stock is locked and free; each line and warehouse once. */
export async function insertHold(
  tx: Tx,
  heldFor: string,
  parts: readonly HeldPart[],
  { orderId, who, why }: Cause,
): Promise<void> {
  await tx.run(HOLD, [heldFor, orderId, JSON.stringify(parts), who, why])
}

/** Ends what is held: taken from the units on hand, or released. Returns whether anything was held. */
export async function endHeld(tx: Tx, heldFor: string, taken: boolean, { orderId, who, why }: Cause): Promise<boolean> {
  if ((await tx.rows(LOCK, [heldFor])).length === 0) return false
  return (await tx.run(END, [heldFor, taken, who, why, orderId])) > 0
}
