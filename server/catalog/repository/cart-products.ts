// Products of a cart, read in one statement.

import type { OfferReason } from '../../../contract/catalog/schemas.ts'
import type { ListedPrice, OwnStep, PriceSteps } from '../../../contract/price-lists/choice.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { offerReason } from './offers.ts'
import { rateAt, TAX_RATES } from './tax-rates.ts'

/** A quantity price, with the tax rate at this unit price. */
export interface CartBreak {
  minQuantity: number
  priceMinor: number
  taxRateBp: number
}

/** Stock of an offer in a warehouse from which its seller may sell. */
export interface StockedWarehouse {
  warehouseId: number
  available: number
  /** Registration and State under which it is sold from there. */
  registrationId: number
  stateCode: string
  /** Hour of the day after which parcels leave on the next day. */
  cutoffHour: number
  lat: number
  lng: number
}

/** A product for a cart or order line; amounts in minor units, tax included. */
export interface CartProduct {
  msn: string
  nameEn: string
  nameHi: string
  slug: string
  brandName: string
  brandNameHi: string
  partNumber: string
  imageHash: string | null
  /** Digits only, as printed on an invoice. */
  hsn: string
  /** Rate at the price without a quantity price; null when no rate is known, and then it is not active. */
  taxRateBp: number | null
  /** The offer to buy: the requested one, or the one that pages show. */
  offerId: number
  /** Whether pages show this offer of the product. */
  shown: boolean
  /** Further active offers of the product. */
  otherOffers: number
  sellerId: number
  sellerName: string
  condition: 'new' | 'refurbished'
  /** State from which most of the stock is dispatched; the seller's own State while there is none. */
  dispatchState: string
  mrpMinor: number
  priceMinor: number
  /** Ascending in quantity. */
  breaks: CartBreak[]
  /** Rate at the requested quoted price; null without one. */
  quotedTaxRateBp: number | null
  /**
   * Where a price list of the buyer applies: the prices by quantity with their lists, and the public ones; otherwise
   * null.
   */
  own: { steps: OwnStep[]; publicPrice: PriceSteps } | null
  /** Units that are neither sold nor reserved, in all warehouses from which the seller may sell. */
  available: number
  /** The warehouses that have these units; null for a product that is not active, none for an offer that is not. */
  warehouses: StockedWarehouse[] | null
  /** Days before an offer is ready for dispatch. */
  leadTimeDays: number
  availability: 'in-stock' | 'out-of-stock' | 'on-request'
  /** Whether it may be sold at all. */
  active: boolean
  /** Why the offer cannot be sold; null when it can. */
  reason: OfferReason | null
  minQuantity: number
  quantityMultiple: number
  packSize: number
  sellUnitEn: string
  sellUnitHi: string
  weightGrams: number
  categoryCode: string
  taxonomyCode: string
  brandSlug: string
  currency: Currency
}

/** A product with what its buyer's price lists say about it; amounts are the public ones. */
export interface ListedProduct extends Omit<CartProduct, 'own'> {
  /** Null for buyers without a list. */
  lists: ListedPrice[] | null
  /** Tax rates in order of preference, each up to a unit price; null for buyers without a list. */
  rates: { rates: number[]; limits: number[] } | null
}

// lists are read once; for buyers without a group nothing of them is read
const LIST_FOR_CART = statement(
  'catalog.list-for-cart',
  `with mine as materialized (select * from price_lists_of($6, $2, $3::date))
   select p.msn, p.name_en as "nameEn", p.name_hi as "nameHi", p.slug, b.name as "brandName", b.name_hi as "brandNameHi",
     p.part_number as "partNumber", p.images -> 0 ->> 'hash' as "imageHash",
     regexp_replace(p.hsn, '\\D', '', 'g') as hsn, base.rate as "taxRateBp",
     o.id as "offerId", o.id = oc.offer_id as shown, oc.offers - o.active::int as "otherOffers", o.seller_id as "sellerId", s.trade_name as "sellerName", o.condition,
     coalesce(stock.state, s.state_code) as "dispatchState",
     o.mrp_minor as "mrpMinor", o.price_minor as "priceMinor", o.currency,
     coalesce((
       select jsonb_agg(jsonb_build_object(
           'minQuantity', step."minQuantity", 'priceMinor', step."priceMinor",
           'taxRateBp', ${rateAt('step."priceMinor"')}) order by step."minQuantity")
       from jsonb_to_recordset(o.breaks) as step ("minQuantity" int, "priceMinor" bigint)
     ), '[]') as breaks,
     case when wanted.quoted_minor is not null then ${rateAt('wanted.quoted_minor')} end as "quotedTaxRateBp",
     (select jsonb_agg(jsonb_build_object('listId', m.id, 'name', m.name, 'priority', m.priority, 'price', said.price))
      from mine m cross join lateral (select listed_price(m.id, p.msn, o.seller_id, c.taxonomy_code, b.slug) as price) said
      where said.price is not null) as lists,
     case when exists (select from mine) then jsonb_build_object('rates', tax.rates, 'limits', tax.limits) end as rates,
     stock.available, case when p.active then case when o.active then stock.warehouses else '[]' end end as warehouses,
     o.lead_time_days as "leadTimeDays",
     case when o.availability = 'on-request' then 'on-request'
          when stock.available > 0 then 'in-stock' else 'out-of-stock' end as availability,
     p.active and o.active and b.active and c.active and base.rate is not null as active,
     ${offerReason('p.active and b.active and c.active and base.rate is not null')} as reason,
     o.min_quantity as "minQuantity", o.quantity_multiple as "quantityMultiple", p.pack_size as "packSize",
     p.sell_unit_en as "sellUnitEn", p.sell_unit_hi as "sellUnitHi", p.weight_grams as "weightGrams",
     p.category_code as "categoryCode", c.taxonomy_code as "taxonomyCode", b.slug as "brandSlug"
   from unnest($1::text[], $4::bigint[], $5::bigint[]) as wanted (msn, offer_id, quoted_minor)
   join products p on p.msn = wanted.msn
   join offer_choices oc on oc.msn = p.msn
   join offers o on o.id = coalesce(wanted.offer_id, oc.offer_id) and o.msn = p.msn
   join brands b on b.id = p.brand_id
   join categories c on c.code = p.category_code
   join sellers s on s.id = o.seller_id
   cross join lateral ${TAX_RATES} tax
   cross join lateral (select ${rateAt('o.price_minor')} as rate) base
   cross join lateral (
     select coalesce(sum(k.available), 0)::int as available,
       (array_agg(k.state_code order by k.available desc, k.warehouse_id))[1] as state,
       coalesce(json_agg(json_build_object('warehouseId', w.id, 'available', k.available, 'stateCode', k.state_code,
         'registrationId', k.registration_id, 'cutoffHour', w.cutoff_hour, 'lat', w.lat, 'lng', w.lng))
         filter (where k.available > 0), '[]') as warehouses
     from sellable_stock k join warehouses w on w.id = k.warehouse_id where k.offer_id = o.id
   ) stock
   where p.market = $2`,
)

/** A product to buy from the seller of an offer; null for the offer that pages show. */
export interface WantedProduct {
  msn: string
  offerId?: number | null | undefined
  /** A quoted unit price, to determine its tax rate. */
  quotedMinor?: number | undefined
}

/**
 * Products with one offer each in one market; unknown ones are missing from the result. `on` is a date, `YYYY-MM-DD`,
 * and `buyerId` the customer whose price lists are read; null for none.
 */
export function listForCart(
  db: Db,
  wanted: readonly WantedProduct[],
  { market, on, buyerId }: { market: Market; on: string; buyerId: string | null },
): Promise<ListedProduct[]> {
  return db.rows<ListedProduct>(LIST_FOR_CART, [
    wanted.map(({ msn }) => msn),
    market,
    on,
    wanted.map(({ offerId }) => offerId ?? null),
    wanted.map(({ quotedMinor }) => quotedMinor ?? null),
    buyerId,
  ])
}
