// SQL of the merchant feed: products that can be bought now, page by page.

import type { Market } from '../../../contract/shared/market.ts'
import { availableOf } from '../../catalog/service.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface FeedRow {
  msn: string
  slug: string
  partNumber: string
  groupKey: string | null
  nameEn: string
  nameHi: string
  descriptionEn: string
  descriptionHi: string
  featuresEn: string[]
  featuresHi: string[]
  brandEn: string
  brandHi: string
  images: { hash: string }[]
  categoryCode: string
  currency: string
  mrpMinor: number
  priceMinor: number
  minQuantity: number
  weightGrams: number
  condition: 'new' | 'refurbished'
}

const PAGE_FEED = statement(
  'cms.page-feed',
  `select p.msn, p.slug, p.part_number as "partNumber", p.group_key as "groupKey",
     p.name_en as "nameEn", p.name_hi as "nameHi", p.description_en as "descriptionEn", p.description_hi as "descriptionHi",
     p.features_en as "featuresEn", p.features_hi as "featuresHi",
     b.name as "brandEn", b.name_hi as "brandHi", p.images, p.category_code as "categoryCode",
     oc.currency, oc.mrp_minor as "mrpMinor", oc.price_minor as "priceMinor", oc.min_quantity as "minQuantity",
     p.weight_grams as "weightGrams", o.condition
   from products p
     join offer_choices oc on oc.msn = p.msn
     join offers o on o.id = oc.offer_id
     join brands b on b.id = p.brand_id
     cross join lateral ${availableOf('oc')} stock
   where p.market = $1 and p.active and p.msn > $2 and oc.availability = 'stock'
     and stock.available >= oc.min_quantity and p.images <> '[]'
   order by p.msn limit $3`,
)

/** Products after an MSN that can be bought now, in the order of their MSN. */
export function pageFeed(db: Db, market: Market, after: string, limit: number): Promise<FeedRow[]> {
  return db.rows<FeedRow>(PAGE_FEED, [market, after, limit])
}
