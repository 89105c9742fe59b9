// SQL of the sitemap, page by page.

import type { LandingKind } from '../../../contract/content/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

const COUNT_PRODUCTS = statement(
  'cms.count-products',
  'select count(*)::int as count, max(updated_at) as "updatedAt" from products where market = $1 and active',
)
const CATEGORY_CHANGES = statement(
  'cms.category-changes',
  `select of_path.code, max(p.updated_at) as "updatedAt"
   from products p join categories c on c.code = p.category_code
     cross join lateral unnest(string_to_array(c.taxonomy_code, '/')) of_path (code)
   where p.market = $1 and p.active group by of_path.code`,
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
  `select b.slug, max(p.updated_at) as "updatedAt"
   from brands b join products p on p.brand_id = b.id and p.market = $1 and p.active
   where b.active group by b.slug order by b.slug`,
)
const LIST_ARTICLES = statement(
  'cms.list-article-slugs',
  `select slug, updated_at as "updatedAt" from articles where market = $1 and published_at <= $2 order by slug`,
)
const LIST_LANDING = statement(
  'cms.list-landing-slugs',
  `select kind, slug, updated_at as "updatedAt" from landing_pages where market = $1 and active order by kind, slug`,
)

/** How many products a market has, and when one of them changed last. */
export function countProducts(db: Db, market: Market): Promise<{ count: number; updatedAt: Date | null }> {
  return db.one(COUNT_PRODUCTS, [market])
}

/** When a product of each category changed last, by code. */
export async function categoryChanges(db: Db, market: Market): Promise<Map<string, Date>> {
  const rows = await db.rows<{ code: string; updatedAt: Date }>(CATEGORY_CHANGES, [market])
  return new Map(rows.map(({ code, updatedAt }) => [code, updatedAt]))
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

export function listBrandSlugs(db: Db, market: Market): Promise<{ slug: string; updatedAt: Date }[]> {
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
