// Further offers of a product, with stock, made by SQL for tests of several sellers.

import { type Db, statement } from '../platform/db.ts'

const ADD = statement(
  'test.add-offer',
  `with seller as (
     select s.id from sellers s join products p on p.market = s.market
     where p.msn = $1 and not exists (select from offers o where o.msn = p.msn and o.seller_id = s.id)
     order by s.id limit 1
   ), made as (
     insert into offers (msn, seller_id, condition, currency, mrp_minor, price_minor, breaks, min_quantity,
       quantity_multiple, availability, lead_time_days)
     select c.msn, seller.id, $2, c.currency, greatest(c.mrp_minor, $3), $3, '[]', 1, 1, 'stock', $4
     from offer_choices c, seller where c.msn = $1 returning id, msn, seller_id
   ), stocked as (
     insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
     select made.id, made.msn, made.seller_id, w.id, $5 from made, warehouses w where w.code = $6
   )
   select made.id as "offerId", s.code as "sellerCode", s.trade_name as "sellerName"
   from made join sellers s on s.id = made.seller_id`,
)

export interface AddedOffer {
  offerId: number
  sellerCode: string
  sellerName: string
}

/** An offer of the next seller who does not offer the product yet. */
export function addOffer(
  db: Db,
  msn: string,
  offer: { priceMinor: number; units: number; condition?: string; leadTimeDays?: number; warehouse?: string },
): Promise<AddedOffer> {
  const { priceMinor, units, condition = 'new', leadTimeDays = 0, warehouse = 'BWD' } = offer
  return db.one<AddedOffer>(ADD, [msn, condition, priceMinor, leadTimeDays, units, warehouse])
}
