// SQL of the product page, in one statement, and of its variants.

import type { Declarations } from '../../../contract/catalog/declarations.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { ProductRating } from '../../../contract/storefront/product-api.ts'
import type { SeoTexts, Spec } from '../../catalog/service.ts'
import {
  availableOf,
  CARD_COLUMNS,
  CARD_FROM,
  type CardRow,
  cardFrom,
  VIDEO,
  type VideoRow,
} from '../../catalog/service.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { PromotionTerms } from '../../promotions/service.ts'

export interface VariantRow {
  msn: string
  slug: string
  /** The attributes in which the variants differ. */
  specs: Spec[] | null
  priceMinor: number
  minQuantity: number
  availability: 'stock' | 'on-request'
  available: number
  imageHash: string | null
}

export interface PageRow extends CardRow {
  partNumber: string
  brandSlug: string
  taxonomyCode: string
  featuresEn: string[]
  featuresHi: string[]
  descriptionEn: string
  descriptionHi: string
  images: { hash: string; view: string; altEn?: string; altHi?: string }[]
  seo: SeoTexts
  sellUnitEn: string
  sellUnitHi: string
  packSize: number
  weightGrams: number
  origin: string
  declarations: Declarations
  warrantyMonths: number
  returnDays: number
  exchangeOnly: boolean
  categoryCode: string
  seller: { name: string; legalName: string; place: string; taxNumber: string }
  offerId: number
  /** Of the offers of other sellers that can be bought now. */
  others: { count: number; fromMinor: number | null; refurbished: boolean | null }
  sellerId: number
  sellerState: string
  rating: ProductRating
  questionCount: number
  promotions: PromotionTerms[] | null
  bulkQuoteAbove: number
  videos: VideoRow[] | null
  variantBy: string[]
  variants: VariantRow[] | null
  similar: CardRow[] | null
}

/** The variants shown with a product; in the preview of a draft, the draft itself is among them. */
const variantsOf = (preview: boolean) => `(select jsonb_agg(jsonb_build_object(
    'msn', v.msn, 'slug', v.slug, 'priceMinor', vc.price_minor, 'availability', vc.availability,
    'minQuantity', vc.min_quantity,
    'available', of_variant.available, 'imageHash', v.images -> 0 ->> 'hash',
    'specs', (select jsonb_agg(spec) from jsonb_array_elements(v.specs) spec
              where spec ->> 'key' = any(p.variant_by))))
  from products v join offer_choices vc on vc.msn = v.msn
  cross join lateral ${availableOf('vc', preview ? '(vc.active or v.msn = p.msn)' : undefined)} of_variant
  where v.market = p.market and v.group_key = p.group_key and ${preview ? '(v.active or v.msn = p.msn)' : 'v.active'}) as variants`

const OTHERS = `(select jsonb_build_object('count', count(distinct o.seller_id), 'fromMinor', min(o.price_minor),
    'refurbished', bool_or(o.condition = 'refurbished'))
  from offers o
  where o.msn = p.msn and o.active and o.id <> oc.offer_id and o.availability = 'stock'
    and (select coalesce(sum(k.available), 0) from sellable_stock k where k.offer_id = o.id) >= o.min_quantity)`

const pageSql = (preview: boolean) =>
  `select ${CARD_COLUMNS}, p.part_number as "partNumber", b.slug as "brandSlug",
     p.features_en as "featuresEn", p.features_hi as "featuresHi",
     p.description_en as "descriptionEn", p.description_hi as "descriptionHi", p.images, p.seo,
     p.sell_unit_en as "sellUnitEn", p.sell_unit_hi as "sellUnitHi", p.pack_size as "packSize",
     p.weight_grams as "weightGrams", p.origin, p.declarations, p.warranty_months as "warrantyMonths",
     r.days as "returnDays", r.kind = 'exchange' as "exchangeOnly",
     p.category_code as "categoryCode", c.taxonomy_code as "taxonomyCode", p.variant_by as "variantBy",
     jsonb_build_object('name', s.trade_name, 'legalName', s.legal_name, 'place', s.place, 'taxNumber', s.tax_number)
       as seller, oc.offer_id as "offerId", ${OTHERS} as others, s.id as "sellerId", s.state_code as "sellerState",
     (select count(*)::int from questions q
      where q.market = p.market and q.subject = subject.name and q.state = 'published') as "questionCount",
     (select jsonb_agg(promotion_facts_of(o, $4)) from promotions o
      where o.market = p.market and o.active and o.listed and o.valid_from <= $5
        and (o.valid_to is null or o.valid_to > $5)) as promotions,
     (select q.above from bulk_quote_quantities q where q.msn = p.msn) as "bulkQuoteAbove",
     (select jsonb_agg(${VIDEO} order by video.msn is null, video.position, video.id) from product_videos video
      where video.market = p.market and video.active
        and (video.msn = p.msn or video.category_code = any (string_to_array(c.taxonomy_code, '/')))) as videos,
     ${variantsOf(preview)},
     (select json_agg(card) from (
         select ${CARD_COLUMNS} from ${CARD_FROM} where p.msn = any($3) and p.market = $2 and p.active) card) as similar
   from ${cardFrom(preview ? 'true' : undefined)} join sellers s on s.id = oc.seller_id join categories c on c.code = p.category_code
   cross join lateral (select review_subject(p.group_key, p.msn) as name) subject
   cross join lateral return_rule(p.market, c.taxonomy_code) r
   where p.msn = $1 and p.market = $2${preview ? '' : ' and p.active'}`
const FIND_PAGE = statement('catalog.find-page', pageSql(false))
const FIND_PREVIEW = statement('catalog.find-page-preview', pageSql(true))

export interface PageQuery {
  msn: string
  market: Market
  /** MSNs of additional cards to load. */
  similar: readonly string[]
  customerId: string | null
  now: Date
  /** Whether the product is shown although it may be a draft. */
  preview: boolean
}

/** A product with its seller, variants, ratings, promotions, videos and the cards of similar products. */
export function findPage(db: Db, { preview, ...query }: PageQuery): Promise<PageRow | null> {
  const { msn, market, similar, customerId, now } = query
  return db.oneOrNull<PageRow>(preview ? FIND_PREVIEW : FIND_PAGE, [msn, market, similar, customerId, now])
}

export interface GroupRow {
  msn: string
  nameEn: string
  nameHi: string
  brandEn: string
  brandHi: string
  variantBy: string[]
  variants: VariantRow[] | null
}

const FIND_GROUP = statement(
  'catalog.find-group',
  `select p.msn, p.name_en as "nameEn", p.name_hi as "nameHi", b.name as "brandEn", b.name_hi as "brandHi",
     p.variant_by as "variantBy", ${variantsOf(false)}
   from products p join brands b on b.id = p.brand_id where p.msn = $1 and p.market = $2 and p.active`,
)

/** A product with only its variants. */
export function findGroup(db: Db, msn: string, market: Market): Promise<GroupRow | null> {
  return db.oneOrNull<GroupRow>(FIND_GROUP, [msn, market])
}

const FIND_DRAFT = statement('catalog.find-previewed', 'select market, slug from products where msn = $1')

/** The path of a product page, whether published or not. */
export function findAddress(db: Db, msn: string): Promise<{ market: Market; slug: string } | null> {
  return db.oneOrNull(FIND_DRAFT, [msn])
}

const FIND_TAGS = statement('catalog.find-tags', 'select tags from products where msn = $1 and market = $2 and active')

export function findTags(db: Db, msn: string, market: Market): Promise<{ tags: string[] } | null> {
  return db.oneOrNull<{ tags: string[] }>(FIND_TAGS, [msn, market])
}
