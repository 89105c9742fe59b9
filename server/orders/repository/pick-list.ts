// SQL of parcels to pack: their number in each warehouse, and the contents of the oldest.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Of orders `o` that can be packed now. */
const OF_ORDER = `o.market = $1 and o.held_at is null and ($2::bigint[] is null or o.number = any($2))`
/** Ids of parcels to pack: those that wait, and those in place of a lost one, found by the index of open losses. */
const TO_PACK = `(
     select s.id from orders o join shipments s on s.order_id = o.id
     where ${OF_ORDER} and o.state = 'processing' and s.state = 'processing'
       and not exists (select from waiting_edits e where e.order_id = o.id and e.state = 'waiting')
       and exists (select from shipment_lines n where n.shipment_id = s.id and n.quantity > n.cancelled_quantity)
     union all
     select s.id from lost_parcels lp join shipments s on s.id = lp.shipment_id join orders o on o.id = s.order_id
     where ${OF_ORDER} and lp.outcome is null and lp.decided_at is not null and lp.packed_at is null
   )`

const WAREHOUSES = statement(
  'orders.list-warehouses-to-pack',
  `select w.code, case $3 when 'hi' then w.name_hi else w.name_en end as name, count(*)::int as parcels
   from ${TO_PACK} p join shipments s on s.id = p.id join warehouses w on w.id = s.warehouse_id
   group by w.id order by count(*) desc, w.code`,
)
const LIST = statement(
  'orders.list-to-pick',
  `with parcels as (
     select s.id, s.number, s.order_id, s.warehouse_id, o.number as order_number, o.placed_at
     from ${TO_PACK} p join shipments s on s.id = p.id join orders o on o.id = s.order_id
       join warehouses w on w.id = s.warehouse_id
     where w.code = $4 order by o.placed_at, s.number limit $5)
   select p.number as "shipmentId", p.order_number as "orderNumber", l.msn, l.part_number as "partNumber",
     case $3 when 'hi' then l.name_hi else l.name_en end as "productName", n.quantity - n.cancelled_quantity as quantity, b.bin
   from parcels p join shipment_lines n on n.shipment_id = p.id
     join order_lines l on l.order_id = p.order_id and l.line_no = n.line_no
     left join stock_bins b on b.msn = l.msn and b.warehouse_id = p.warehouse_id
   where n.quantity > n.cancelled_quantity
   order by p.placed_at, p.number, n.line_no`,
)

export interface PickFilter {
  market: Market
  /** Null for all. */
  orders: readonly number[] | null
  language: Language
}

/** Warehouses with parcels to pack, those with the most first. */
export function listWarehousesToPack(
  db: Db,
  { market, orders, language }: PickFilter,
): Promise<{ code: string; name: string; parcels: number }[]> {
  return db.rows(WAREHOUSES, [market, orders, language])
}

export interface PickRow {
  shipmentId: number
  orderNumber: number
  msn: string
  partNumber: string
  productName: string
  quantity: number
  bin: string | null
}

/** The lines of the oldest parcels to pack in a warehouse, at most `limit` parcels. */
export function listToPick(
  db: Db,
  { market, orders, language }: PickFilter,
  { warehouse, limit }: { warehouse: string; limit: number },
): Promise<PickRow[]> {
  return db.rows<PickRow>(LIST, [market, orders, language, warehouse, limit])
}
