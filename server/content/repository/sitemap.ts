// SQL of the sitemap, page by page.

import type { LandingKind } from '../../../contract/content/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const COUNT_PRODUCTS = statement(
  'cms.count-products',
  'select count(*)::int as count from products where market = $1 and active',
)
// used by the index only, to find the first product of a part
const START_OF_PART = statement(
  'cms.start-of-part',
  'select msn from products where market = $1 and active order by msn offset $2 limit 1',
)
const PAGE_PRODUCTS = statement(
  'cms.page-products',
  `select msn, slug, updated_at as "updatedAt" from products
   where market = $1 and active and msn >= $2 order by msn limit $3`,
)
const LIST_BRANDS = statement(
  'cms.list-brands',
  `select b.slug from brands b
   where b.active and exists (select 1 from products p where p.market = $1 and p.brand_id = b.id and p.active)
   order by b.slug`,
)
const LIST_ARTICLES = statement(
  'cms.list-article-slugs',
  `select slug, updated_at as "updatedAt" from articles where market = $1 and published_at <= $2 order by slug`,
)
const LIST_LANDING = statement(
  'cms.list-landing-slugs',
  `select kind, slug, updated_at as "updatedAt" from landing_pages where market = $1 and active order by kind, slug`,
)

export async function countProducts(db: Db, market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_PRODUCTS, [market])).count
}

/** MSN of the product at an offset in MSN order, or null past the end. */
export async function startOfPart(db: Db, market: Market, offset: number): Promise<string | null> {
  return (await db.oneOrNull<{ msn: string }>(START_OF_PART, [market, offset]))?.msn ?? null
}

export interface ProductAddress {
  msn: string
  slug: string
  updatedAt: Date
}

/** Products from an MSN on, inclusive. */
export function pageProducts(db: Db, market: Market, from: string, limit: number): Promise<ProductAddress[]> {
  return db.rows<ProductAddress>(PAGE_PRODUCTS, [market, from, limit])
}

export function listBrandSlugs(db: Db, market: Market): Promise<{ slug: string }[]> {
  return db.rows(LIST_BRANDS, [market])
}

export function listArticleSlugs(db: Db, market: Market, now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
  return db.rows(LIST_ARTICLES, [market, now])
}

export function listLandingSlugs(
  db: Db,
  market: Market,
): Promise<{ kind: LandingKind; slug: string; updatedAt: Date }[]> {
  return db.rows(LIST_LANDING, [market])
}
