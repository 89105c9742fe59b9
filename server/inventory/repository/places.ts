// SQL of rows of stock that are named by product, offer and warehouse.

import type { StockPlace } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const LIST = statement(
  'inventory.list-places',
  `select a.place::int as place, k.msn || ', ' || w.code || ', ' || s.trade_name as name, w.code as warehouse,
     w.id as "warehouseId", k.reorder_point as "reorderPoint"
   from unnest($2::text[], $3::bigint[], $4::text[]) with ordinality a (msn, offer_id, code, place)
   join warehouses w on w.market = $1 and w.code = a.code
   join stock k on k.offer_id = a.offer_id and k.warehouse_id = w.id and k.msn = a.msn
   join sellers s on s.id = k.seller_id`,
)

export interface PlaceRow {
  /** Which of those that were asked for, from 1. */
  place: number
  name: string
  warehouse: string
  warehouseId: number
  reorderPoint: number | null
}

/** The rows that there are of those in a market. */
export function listPlaces(db: Db, market: Market, places: readonly StockPlace[]): Promise<PlaceRow[]> {
  const columns = [places.map(one => one.msn), places.map(one => one.offerId), places.map(one => one.warehouse)]
  return db.rows<PlaceRow>(LIST, [market, ...columns])
}
