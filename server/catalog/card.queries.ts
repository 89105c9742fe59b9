// Reads products as cards and as pages show them: one statement each.

import type { Currency, Market } from '../../contract/market.ts'
import { type Db, statement } from '../platform/db.ts'
import type { Spec } from './rules.ts'

export interface CardRow {
  msn: string
  market: Market
  nameEn: string
  nameHi: string
  slug: string
  brandEn: string
  brandHi: string
  imageHash: string | null
  currency: Currency
  mrpMinor: number
  priceMinor: number
  breaks: { minQuantity: number; priceMinor: number }[]
  hsn: string
  tags: string[]
  availability: 'stock' | 'on-request'
  available: number
  specs: Spec[]
  minQuantity: number
  quantityMultiple: number
}

export interface VariantRow {
  msn: string
  slug: string
  specs: Spec[] | null
  priceMinor: number
  availability: 'stock' | 'on-request'
  available: number
  imageHash: string | null
}

export interface PageRow extends CardRow {
  partNumber: string
  brandSlug: string
  featuresEn: string[]
  featuresHi: string[]
  descriptionEn: string
  descriptionHi: string
  images: { hash: string; view: string }[]
  sellUnitEn: string
  sellUnitHi: string
  packSize: number
  weightGrams: number
  origin: string
  warrantyMonths: number
  categoryCode: string
  seller: { name: string; legalName: string; place: string; taxNumber: string }
  variantBy: string[]
  variants: VariantRow[] | null
  similar: CardRow[] | null
}

const CARD_COLUMNS = `p.msn, p.market, p.name_en as "nameEn", p.name_hi as "nameHi", p.slug,
  b.name as "brandEn", b.name_hi as "brandHi", p.images -> 0 ->> 'hash' as "imageHash",
  pp.currency, pp.mrp_minor as "mrpMinor", pp.price_minor as "priceMinor", pp.breaks, p.hsn, p.tags, p.availability,
  stock.available, p.specs, p.min_quantity as "minQuantity", p.quantity_multiple as "quantityMultiple"`

const availableOf = (msn: string) => `(select coalesce(sum(k.on_hand - k.reserved), 0)::int as available
  from stock k join warehouses w on w.id = k.warehouse_id and w.active where k.msn = ${msn})`

const CARD_FROM = `products p
  join product_prices pp on pp.msn = p.msn
  join brands b on b.id = p.brand_id
  cross join lateral ${availableOf('p.msn')} stock`

const LIST_CARDS = statement(
  'catalog.list-cards',
  `select ${CARD_COLUMNS} from ${CARD_FROM} where p.msn = any($1) and p.market = $2 and p.active`,
)

const FIND_PAGE = statement(
  'catalog.find-page',
  `select ${CARD_COLUMNS}, p.part_number as "partNumber", b.slug as "brandSlug",
     p.features_en as "featuresEn", p.features_hi as "featuresHi",
     p.description_en as "descriptionEn", p.description_hi as "descriptionHi", p.images,
     p.sell_unit_en as "sellUnitEn", p.sell_unit_hi as "sellUnitHi", p.pack_size as "packSize",
     p.weight_grams as "weightGrams", p.origin, p.warranty_months as "warrantyMonths",
     p.category_code as "categoryCode", p.variant_by as "variantBy",
     jsonb_build_object('name', s.trade_name, 'legalName', s.legal_name, 'place', s.place, 'taxNumber', s.tax_number)
       as seller,
     (select jsonb_agg(jsonb_build_object(
         'msn', v.msn, 'slug', v.slug, 'priceMinor', vp.price_minor, 'availability', v.availability,
         'available', of_variant.available, 'imageHash', v.images -> 0 ->> 'hash',
         'specs', (select jsonb_agg(spec) from jsonb_array_elements(v.specs) spec
                   where spec ->> 'key' = any(v.variant_by))) order by vp.price_minor, v.msn)
       from products v join product_prices vp on vp.msn = v.msn
       cross join lateral ${availableOf('v.msn')} of_variant
       where v.market = p.market and v.group_key = p.group_key and v.active) as variants,
     (select jsonb_agg(to_jsonb(card)) from (
         select ${CARD_COLUMNS} from ${CARD_FROM} where p.msn = any($3) and p.market = $2 and p.active) card) as similar
   from ${CARD_FROM} join sellers s on s.id = p.seller_id
   where p.msn = $1 and p.market = $2 and p.active`,
)

const FIND_TAGS = statement('catalog.find-tags', 'select tags from products where msn = $1 and market = $2 and active')

const FIND_CRUMB = statement(
  'catalog.find-crumb',
  `select name_en as "nameEn", name_hi as "nameHi", slug, category_code as "categoryCode"
   from products where msn = $1 and market = $2 and active`,
)

/** Cards by MSN in no particular order; unknown and inactive products are missing. */
export function listCards(db: Db, msns: readonly string[], market: Market): Promise<CardRow[]> {
  return db.rows<CardRow>(LIST_CARDS, [msns, market])
}

/** A product with its seller, its variants and the cards of similar products. */
export function findPage(db: Db, msn: string, market: Market, similar: readonly string[]): Promise<PageRow | null> {
  return db.maybe<PageRow>(FIND_PAGE, [msn, market, similar])
}

export function findTags(db: Db, msn: string, market: Market): Promise<{ tags: string[] } | null> {
  return db.maybe<{ tags: string[] }>(FIND_TAGS, [msn, market])
}

/** What a breadcrumb says of a product. */
export function findCrumb(
  db: Db,
  msn: string,
  market: Market,
): Promise<{ nameEn: string; nameHi: string; slug: string; categoryCode: string } | null> {
  return db.maybe<{ nameEn: string; nameHi: string; slug: string; categoryCode: string }>(FIND_CRUMB, [msn, market])
}
