// SQL of the offers of one product: its sellers and their terms.

import type { OfferReason } from '../../../contract/catalog/schemas.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface OfferRow {
  offerId: number
  sellerName: string
  sellerPlace: string
  /** Tenths of a star; 0 when not rated. */
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
  breaks: { minQuantity: number; priceMinor: number }[]
  hsn: string
  shown: boolean
  reason: OfferReason | null
}

/**
 * SQL for why the offer `o` with its `stock` cannot be sold; null when it can. `listed` says whether its product is
 * sold at all.
 */
export const offerReason = (listed: string) => `case
  when not (${listed}) then 'product-ended'
  when not o.active then 'offer-ended'
  when not o.declared then 'declarations-missing'
  when o.availability = 'on-request' then 'on-request'
  when stock.available = 0 then coalesce(offer_blocked_by(o.id), 'out-of-stock') end`

const LIST = statement(
  'catalog.list-offers',
  `select o.id as "offerId", s.trade_name as "sellerName", s.place as "sellerPlace", s.rating_tenths as "ratingTenths",
     o.condition, o.currency, o.price_minor as "priceMinor", o.mrp_minor as "mrpMinor", o.min_quantity as "minQuantity",
     o.quantity_multiple as "quantityMultiple", o.availability as kind, stock.available,
     o.lead_time_days as "leadTimeDays", o.breaks, p.hsn, o.id = oc.offer_id as shown,
     ${offerReason('p.active')} as reason
   from products p join offer_choices oc on oc.msn = p.msn
   join offers o on o.msn = p.msn and (o.active or o.id = oc.offer_id)
   join sellers s on s.id = o.seller_id
   cross join lateral (
     select coalesce(sum(k.available), 0)::int as available from sellable_stock k where k.offer_id = o.id and o.active
   ) stock
   where p.msn = $1 and p.market = $2 and p.active
   order by shown desc, stock.available = 0, o.price_minor, o.id limit 20`,
)

/** The offers of a product, the shown one first, then those in stock, cheapest first; none for an unknown product. */
export function listOffers(db: Db, msn: string, market: Market): Promise<OfferRow[]> {
  return db.rows<OfferRow>(LIST, [msn, market])
}

export interface OfferStateRow {
  offerId: number
  sellerCode: string
  sellerName: string
  condition: 'new' | 'refurbished'
  active: boolean
  currency: Currency
  priceMinor: number
  mrpMinor: number
  mrpDeclared: boolean
  breaks: { minQuantity: number; priceMinor: number }[]
  minQuantity: number
  quantityMultiple: number
  availability: 'stock' | 'on-request'
  leadTimeDays: number
  shown: boolean
  /** As stored when the offer was chosen. */
  compared: {
    score: number
    landedMinor: number
    points: Record<'landedPrice' | 'delivery' | 'rating' | 'stock', number>
  } | null
  reason: OfferReason | null
  stock: {
    warehouse: string
    stateCode: string
    onHand: number
    reserved: number
    taxNumber: string | null
    reason: OfferReason | null
  }[]
}

const LIST_STATES = statement(
  'catalog.list-offer-states',
  `select o.id as "offerId", s.code as "sellerCode", s.trade_name as "sellerName", o.condition, o.active, o.currency,
     o.price_minor as "priceMinor", o.mrp_minor as "mrpMinor", o.mrp_declared as "mrpDeclared", o.breaks,
     o.min_quantity as "minQuantity", o.quantity_multiple as "quantityMultiple", o.availability,
     o.lead_time_days as "leadTimeDays", o.id = oc.offer_id as shown,
     (select c from jsonb_array_elements(oc.reason -> 'offers') c where (c ->> 'offerId')::bigint = o.id) as compared,
     ${offerReason('p.active')} as reason,
     coalesce((
       select jsonb_agg(jsonb_build_object('warehouse', w.code, 'stateCode', w.state_code, 'onHand', k.on_hand,
           'reserved', k.reserved, 'taxNumber', r.tax_number, 'reason', t.reason) order by w.code)
       from stock k join warehouses w on w.id = k.warehouse_id
       join seller_warehouse_states t on t.seller_id = k.seller_id and t.warehouse_id = k.warehouse_id
       left join seller_registrations r on r.id = t.registration_id
       where k.offer_id = o.id
     ), '[]') as stock
   from products p join offers o on o.msn = p.msn join offer_choices oc on oc.msn = p.msn
   join sellers s on s.id = o.seller_id
   cross join lateral (
     select coalesce(sum(k.available), 0)::int as available from sellable_stock k where k.offer_id = o.id
   ) stock
   where p.msn = $1 order by shown desc, o.active desc, o.price_minor, o.id`,
)

/** Every offer of a product with its stock by warehouse, the shown one first; none for an unknown product. */
export function listOfferStates(db: Db, msn: string): Promise<OfferStateRow[]> {
  return db.rows<OfferStateRow>(LIST_STATES, [msn])
}
