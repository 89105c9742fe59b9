// SQL that finds returns by what is printed on a parcel that has arrived.

import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const MAX_FOUND = 20

// more specific matches first: a return, then a parcel in which its products were sent, then an order
const BY_CODE = statement(
  'returns.by-code',
  `with named as (
     select id, 1 as place from returns where number = $2::bigint
     union all
     select rl.return_id, 2 from shipments h join return_lines rl on rl.shipment_id = h.id where h.number = $2::bigint
     union all
     select rl.return_id, 2 from shipments h join return_lines rl on rl.shipment_id = h.id
       where h.tracking_number = any ($3::text[]) and h.tracking_number <> ''
     union all
     select r.id, 3 from orders o join returns r on r.order_id = o.id where o.number = $2::bigint
   ), own as (
     select r.number, r.order_id, r.state, n.place, min(n.place) over () as first
     from named n join returns r on r.id = n.id where r.market = $1
   )
   select distinct f.number as "returnNumber", o.number as "orderNumber", f.state
   from own f join orders o on o.id = f.order_id where f.place = f.first
   order by "returnNumber" desc limit ${MAX_FOUND}`,
)

export interface FoundReturn {
  returnNumber: number
  orderNumber: number
  state: ReturnState
}

/** Returns of a market by a number, null for none, or by one of the spellings of a tracking number. */
export function findByCode(
  db: Db,
  market: Market,
  { number, tracking }: { number: number | null; tracking: readonly string[] },
): Promise<FoundReturn[]> {
  return db.rows(BY_CODE, [market, number, tracking])
}
