// SQL of the texts about a category, in one statement: a listing shows all of them.

import type { LandingKind } from '../../../contract/content/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface CategoryContentRow {
  intro: string | null
  faqs: { question: string; answer: string }[]
  popularLinks: { name: string; link: string }[]
  attributePages: { kind: LandingKind; slug: string; title: string; summary: string }[]
  /** How many are published; `articles` are the first of them. */
  articleCount: number
  articles: {
    slug: string
    title: string
    summary: string
    categoryCode: string
    readingMinutes: number
    /** ISO 8601. */
    publishedAt: string
  }[]
}

export interface CategoryContentQuery {
  code: string
  /** Path of its page. */
  link: string
  /** The category and those around it, nearest first. */
  codesAround: readonly string[]
  now: Date
  maxArticles: number
  maxAttributePages: number
}

const localized = (column: string) => `case $2 when 'hi' then ${column}_hi else ${column}_en end`

const FIND = statement(
  'cms.find-category-content',
  `select
     (select ${localized('text')} from intros where market = $1 and owner_kind = 'category' and owner = $3) as intro,
     (select coalesce(jsonb_agg(jsonb_build_object('question', ${localized('question')}, 'answer', ${localized('answer')})
          order by position, id), '[]')
      from (select * from faqs where market = $1 and owner_kind = 'category' and owner = $3 and active
            order by position, id limit 40) faq) as faqs,
     (select coalesce(jsonb_agg(jsonb_build_object('name', ${localized('name')}, 'link', link) order by position, id), '[]')
      from (select * from page_links where market = $1 and page_url = $4 and kind = 'popular'
            order by position, id limit 60) link) as "popularLinks",
     (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'slug', slug, 'title', ${localized('title')},
          'summary', ${localized('summary')}) order by position, slug), '[]')
      from (select * from landing_pages where market = $1 and kind = 'attribute' and active and category_code = any($5)
            order by position, slug limit $8) page) as "attributePages",
     (select count(*)::int from articles
      where market = $1 and published_at <= $6 and category_code = any($5)) as "articleCount",
     (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'title', ${localized('title')},
          'summary', ${localized('summary')}, 'categoryCode', category_code, 'readingMinutes', reading_minutes,
          'publishedAt', published_at) order by array_position($5, category_code), position, id), '[]')
      from (select * from articles where market = $1 and published_at <= $6 and category_code = any($5)
            order by array_position($5, category_code), position, id limit $7) article) as articles`,
)

/** Introduction, questions, links, attribute pages and the first articles of a category. */
export function findCategoryContent(
  db: Db,
  market: Market,
  language: Language,
  { code, link, codesAround, now, maxArticles, maxAttributePages }: CategoryContentQuery,
): Promise<CategoryContentRow> {
  return db.one<CategoryContentRow>(FIND, [
    market,
    language,
    code,
    link,
    codesAround,
    now,
    maxArticles,
    maxAttributePages,
  ])
}
