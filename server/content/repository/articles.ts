// SQL of articles, questions, introductions, links, meta tags and landing pages.

import type { LandingKind } from '../../../contract/content/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Selects a column in the language of parameter `at`. */
const inLanguage = (column: string, at: number, as = column) =>
  `case $${at} when 'hi' then ${column}_hi else ${column}_en end as "${as}"`

export interface ArticleRow {
  slug: string
  title: string
  summary: string
  categoryCode: string
  readingMinutes: number
  publishedAt: Date
  updatedAt: Date
}

const ARTICLE_COLUMNS = `slug, ${inLanguage('title', 2)}, ${inLanguage('summary', 2)}, category_code as "categoryCode",
  reading_minutes as "readingMinutes", published_at as "publishedAt", updated_at as "updatedAt"`

const LIST_ARTICLES = statement(
  'cms.list-articles',
  `select ${ARTICLE_COLUMNS}, (count(*) over ())::int as "totalCount" from articles
   where market = $1 and published_at <= $3 and ($4::text[] is null or category_code = any($4))
   order by array_position($4::text[], category_code), position, id offset $5 limit $6`,
)
const COUNT_ARTICLES = statement(
  'cms.count-articles',
  `select count(*)::int as count from articles
   where market = $1 and published_at <= $2 and ($3::text[] is null or category_code = any($3))`,
)
const FIND_ARTICLE = statement(
  'cms.find-article',
  `select ${ARTICLE_COLUMNS}, case $2 when 'hi' then body_hi else body_en end as body from articles
   where market = $1 and published_at <= $3 and slug = $4`,
)

/** Published articles of these categories, in the order of the list; null for all categories. */
export async function listArticles(
  db: Db,
  market: Market,
  language: Language,
  input: { codes: string[] | null; now: Date; offset: number; limit: number },
): Promise<{ totalCount: number; articles: ArticleRow[] }> {
  const { codes, now, offset, limit } = input
  const articles = await db.rows<ArticleRow & { totalCount: number }>(LIST_ARTICLES, [
    market,
    language,
    now,
    codes,
    offset,
    limit,
  ])
  const [first] = articles
  if (first) return { totalCount: first.totalCount, articles }
  // past the last page the rows do not include the total
  const { count } = await db.one<{ count: number }>(COUNT_ARTICLES, [market, now, codes])
  return { totalCount: count, articles: [] }
}

export function findArticle(
  db: Db,
  market: Market,
  language: Language,
  slug: string,
  now: Date,
): Promise<(ArticleRow & { body: unknown }) | null> {
  return db.oneOrNull<ArticleRow & { body: unknown }>(FIND_ARTICLE, [market, language, now, slug])
}

export type FaqOwner = 'category' | 'brand' | 'attribute' | 'product'

const LIST_FAQS = statement(
  'cms.list-faqs',
  `select ${inLanguage('question', 2)}, ${inLanguage('answer', 2)} from faqs
   where market = $1 and owner_kind = $3 and owner = $4 and active order by position, id limit 40`,
)

export function listFaqs(
  db: Db,
  market: Market,
  language: Language,
  kind: FaqOwner,
  owner: string,
): Promise<{ question: string; answer: string }[]> {
  return db.rows(LIST_FAQS, [market, language, kind, owner])
}

const FIND_INTRO = statement(
  'cms.find-intro',
  `select ${inLanguage('text', 2)} from intros where market = $1 and owner_kind = $3 and owner = $4`,
)

/** The introduction of a category or brand, or null. */
export async function findIntro(
  db: Db,
  market: Market,
  language: Language,
  kind: 'category' | 'brand',
  owner: string,
): Promise<string | null> {
  const row = await db.oneOrNull<{ text: string }>(FIND_INTRO, [market, language, kind, owner])
  return row?.text ?? null
}

const LIST_LINKS = statement(
  'cms.list-links',
  `select ${inLanguage('name', 2)}, link from page_links
   where market = $1 and page_url = $3 and kind = $4 order by position, id limit 60`,
)

export function listLinks(
  db: Db,
  market: Market,
  language: Language,
  pageUrl: string,
  kind: 'popular' | 'related',
): Promise<{ name: string; link: string }[]> {
  return db.rows(LIST_LINKS, [market, language, pageUrl, kind])
}

export interface MetaRow {
  title: string
  description: string
  canonical: string | null
}

const FIND_META = statement(
  'cms.find-meta',
  `select ${inLanguage('title', 2)}, ${inLanguage('description', 2)}, canonical from meta_tags
   where market = $1 and page_url = $3`,
)

export function findMeta(db: Db, market: Market, language: Language, pageUrl: string): Promise<MetaRow | null> {
  return db.oneOrNull<MetaRow>(FIND_META, [market, language, pageUrl])
}

export interface LandingRow {
  kind: LandingKind
  slug: string
  title: string
  summary: string
  updatedAt: Date
}

interface ListedLandingRow extends LandingRow {
  /** The category it lists. */
  categoryCode: string | null
}

const LANDING_COLUMNS = `kind, slug, ${inLanguage('title', 2)}, ${inLanguage('summary', 2)}, updated_at as "updatedAt"`

const LIST_LANDING = statement(
  'cms.list-landing-pages',
  `select ${LANDING_COLUMNS}, category_code as "categoryCode", (count(*) over ())::int as "totalCount" from landing_pages
   where market = $1 and kind = $3 and active and ($4::text[] is null or category_code = any($4))
   order by position, slug offset $5 limit $6`,
)
const FIND_LANDING = statement(
  'cms.find-landing-page',
  `select ${LANDING_COLUMNS}, case $2 when 'hi' then body_hi else body_en end as body, source from landing_pages
   where market = $1 and kind = $3 and slug = $4 and active`,
)

/** Active pages of a kind in these categories; null for all categories. */
export async function listLandingPages(
  db: Db,
  market: Market,
  language: Language,
  input: { kind: LandingKind; codes: string[] | null; offset: number; limit: number },
): Promise<{ totalCount: number; pages: ListedLandingRow[] }> {
  const pages = await db.rows<ListedLandingRow & { totalCount: number }>(LIST_LANDING, [
    market,
    language,
    input.kind,
    input.codes,
    input.offset,
    input.limit,
  ])
  return { totalCount: pages[0]?.totalCount ?? 0, pages }
}

export function findLandingPage(
  db: Db,
  market: Market,
  language: Language,
  kind: LandingKind,
  slug: string,
): Promise<(LandingRow & { body: unknown; source: unknown }) | null> {
  return db.oneOrNull<LandingRow & { body: unknown; source: unknown }>(FIND_LANDING, [market, language, kind, slug])
}

export interface BrandRow {
  slug: string
  name: string
  country: string
}

const FIND_BRAND = statement(
  'cms.find-brand',
  `select b.slug, ${`case $2 when 'hi' then b.name_hi else b.name end`} as name, b.country from brands b
   where (b.slug = lower($3) or lower(b.name) = lower($3) or b.name_hi = $3) and b.active
     and exists (select 1 from products p where p.market = $1 and p.brand_id = b.id and p.active)
   order by b.slug = lower($3) desc limit 1`,
)

/** A brand with products in the market, by slug or name in either language; otherwise null. */
export function findBrand(db: Db, market: Market, language: Language, name: string): Promise<BrandRow | null> {
  return db.oneOrNull<BrandRow>(FIND_BRAND, [market, language, name])
}

const TOP_OF_BRAND = statement(
  'cms.top-of-brand',
  `select p.msn, (count(*) over ())::int as "totalCount" from products p
   join brands b on b.id = p.brand_id and b.slug = $2 join categories c on c.code = p.category_code
   where p.market = $1 and p.active and ($3::text is null or $3 = any(string_to_array(c.taxonomy_code, '/')))
   order by p.popularity desc, p.msn limit $4`,
)

/** Best sellers and product count of a brand, optionally within a category and its descendants. */
export async function topOfBrand(
  db: Db,
  market: Market,
  brand: string,
  category: string | null,
  limit: number,
): Promise<{ totalCount: number; msns: string[] }> {
  const rows = await db.rows<{ msn: string; totalCount: number }>(TOP_OF_BRAND, [market, brand, category, limit])
  return { totalCount: rows[0]?.totalCount ?? 0, msns: rows.map(({ msn }) => msn) }
}
