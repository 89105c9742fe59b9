// SQL of the offers of one product: its sellers and their terms.

import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface OfferRow {
  offerId: number
  sellerName: string
  sellerPlace: string
  /** Tenths of a star; 0 is not rated. */
  ratingTenths: number
  condition: 'new' | 'refurbished'
  currency: Currency
  priceMinor: number
  mrpMinor: number
  minQuantity: number
  quantityMultiple: number
  kind: 'stock' | 'on-request'
  available: number
  leadTimeDays: number
  hsn: string
  shown: boolean
}

const LIST = statement(
  'catalog.list-offers',
  `select o.id as "offerId", s.trade_name as "sellerName", s.place as "sellerPlace", s.rating_tenths as "ratingTenths",
     o.condition, o.currency, o.price_minor as "priceMinor", o.mrp_minor as "mrpMinor", o.min_quantity as "minQuantity",
     o.quantity_multiple as "quantityMultiple", o.availability as kind, stock.available,
     o.lead_time_days as "leadTimeDays", p.hsn, o.id = oc.offer_id as shown
   from products p join offer_choices oc on oc.msn = p.msn
   join offers o on o.msn = p.msn and (o.active or o.id = oc.offer_id)
   join sellers s on s.id = o.seller_id
   cross join lateral (
     select coalesce(sum(k.available), 0)::int as available from sellable_stock k where k.offer_id = o.id and o.active
   ) stock
   where p.msn = $1 and p.market = $2 and p.active
   order by shown desc, stock.available = 0, o.price_minor, o.id limit 20`,
)

/** The offers of a product, the shown one first, then those in stock, the cheapest first; none of an unknown product. */
export function listOffers(db: Db, msn: string, market: Market): Promise<OfferRow[]> {
  return db.rows<OfferRow>(LIST, [msn, market])
}
