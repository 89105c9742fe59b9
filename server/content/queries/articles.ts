// Articles, questions, introductions, links and meta tags in the language of the visitor.

import type { CategoryLink, CategoryNode } from '../../../contract/catalog/schemas.ts'
import type {
  Article,
  ArticleCard,
  BodyBlock,
  CategoryExtras,
  LandingLink,
  Meta,
} from '../../../contract/content/api.ts'
import { type Crumb, categoryCrumbs } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { leadsSomewhere } from '../../platform/limits.ts'
import { categoryByCode, categoryNode } from '../../search/service.ts'
import {
  type ArticleRow,
  findArticle,
  findLandingPage,
  findMeta,
  listArticles,
  listLinks,
} from '../repository/articles.ts'
import { findCategoryContent } from '../repository/category-content.ts'
import { minutesOf } from '../rules/documents.ts'
import { alternatesOf, articlePath, linkTo, plainAddress, robotsOf, writtenPageOf, zBody } from '../rules/pages.ts'
import { previewed } from './previewed.ts'

/** Parses a stored body; an invalid one is empty. */
export function bodyOf(stored: unknown): BodyBlock[] {
  return zBody.safeParse(stored).data ?? []
}

function codesBelow(node: CategoryNode): string[] {
  return [node.categoryCode, ...node.children.flatMap(codesBelow)]
}

const CODE_AT_THE_END = /\/(\d{9,10})$/

/** A category, its ancestors from the nearest up, then its descendants; empty when unknown in the market. */
export async function codesAround(app: App, actor: Actor, code: string): Promise<string[]> {
  const node = await categoryNode(app, actor, code)
  if (!node) return []
  const crumbs = await categoryCrumbs(app, actor, code)
  const above = crumbs.flatMap(({ link }) => CODE_AT_THE_END.exec(link)?.[1] ?? []).reverse()
  return [...new Set([...above, ...codesBelow(node)])]
}

type CardRow = Omit<ArticleRow, 'publishedAt' | 'updatedAt'> & { publishedAt: Date | string }

async function cardOf(app: App, actor: Actor, row: CardRow): Promise<ArticleCard> {
  const category = await categoryByCode(app, actor, row.categoryCode)
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    link: articlePath(row.slug),
    readingMinutes: row.readingMinutes,
    publishedAt: new Date(row.publishedAt).toISOString(),
    category: { name: category?.categoryName ?? '', link: category?.categoryLink ?? '/' },
  }
}

export interface ArticleListInput {
  categoryCode?: string
  pageIndex: number
  pageSize: number
}

/** Articles of a category, its ancestors and descendants, nearest first; without a category all of the market. */
export async function articlesOf(
  app: App,
  actor: Actor,
  { categoryCode, pageIndex, pageSize }: ArticleListInput,
): Promise<{ totalCount: number; articles: ArticleCard[] }> {
  const page = await listArticles(app.db, actor.market, actor.language, {
    codes: categoryCode ? await codesAround(app, actor, categoryCode) : null,
    now: app.now(),
    offset: pageIndex * pageSize,
    limit: pageSize,
  })
  const articles = await Promise.all(page.articles.map(row => cardOf(app, actor, row)))
  return { totalCount: page.totalCount, articles }
}

function previewedArticle(
  app: App,
  { market, language }: Actor,
  slug: string,
): (ArticleRow & { body: unknown }) | null {
  const draft = previewed('article', market, slug)
  if (!draft) return null
  const { categoryCode, title, summary, body } = draft
  const texts = { title: title[language], summary: summary[language], body: body[language] }
  const at = app.now()
  return { slug, categoryCode, ...texts, readingMinutes: minutesOf(draft), publishedAt: at, updatedAt: at }
}

/** A published article. @throws request.not-found */
export async function articleBySlug(app: App, actor: Actor, slug: string): Promise<Article> {
  const row =
    previewedArticle(app, actor, slug) ?? (await findArticle(app.db, actor.market, actor.language, slug, app.now()))
  if (!row) throw appError('request.not-found')
  return { ...(await cardOf(app, actor, row)), updatedAt: row.updatedAt.toISOString(), body: bodyOf(row.body) }
}

/** Attribute pages of a category, of those above it and of those below it. */
export async function attributePagesAround(app: App, actor: Actor, code: string): Promise<LandingLink[]> {
  return (await categoryExtras(app, actor, code)).attributePages
}

const FIRST_ARTICLES = 3
const MAX_ATTRIBUTE_PAGES = 24

async function readExtras(app: App, actor: Actor, category: CategoryLink): Promise<CategoryExtras> {
  const { categoryCode, categoryLink } = category
  const content = await findCategoryContent(app.db, actor.market, actor.language, {
    code: categoryCode,
    link: categoryLink,
    codesAround: await codesAround(app, actor, categoryCode),
    now: app.now(),
    maxArticles: FIRST_ARTICLES,
    maxAttributePages: MAX_ATTRIBUTE_PAGES,
  })
  const { intro, faqs, popularLinks, articleCount } = content
  const articles = await Promise.all(content.articles.map(row => cardOf(app, actor, row)))
  return {
    categoryCode,
    intro: intro ?? '',
    faqs,
    articles: { totalCount: articleCount, articles },
    popularLinks,
    attributePages: content.attributePages.map(linkTo),
  }
}

/** Content around the listing of a category; empty parts when there is none or the category is unknown. */
export async function categoryExtras(app: App, actor: Actor, code: string): Promise<CategoryExtras> {
  const category = await categoryByCode(app, actor, code)
  if (!category) {
    const articles = { totalCount: 0, articles: [] }
    return { categoryCode: code, intro: '', faqs: [], articles, popularLinks: [], attributePages: [] }
  }
  const key = `category-extras:${actor.market}:${actor.language}:${code}`
  return app.cache.get(key, ['cms:extras', `category:${code}`], () => readExtras(app, actor, category))
}

/** Related links of a page; empty when there are none. */
export async function relatedLinks(app: App, actor: Actor, pageUrl: string): Promise<Crumb[]> {
  const links = await listLinks(app.db, actor.market, actor.language, plainAddress(pageUrl).path, 'related')
  return links.filter(({ link }) => leadsSomewhere(actor.market, link))
}

const COMPOSED = {
  en: (name: string) => ({
    title: `${name}: prices, sizes and specifications`,
    description: `Compare ${name} by size, rating and price, and see the delivery date before you pay.`,
  }),
  hi: (name: string) => ({
    title: `${name}: कीमत, साइज़ और स्पेसिफ़िकेशन`,
    description: `${name} की साइज़, रेटिंग और कीमत से तुलना करें और भुगतान से पहले डिलीवरी की तारीख देखें।`,
  }),
}

/** Title and description of a URL: stored ones, those of its article or page, or composed from the category name. */
async function composeText(app: App, actor: Actor, path: string) {
  const { market, language } = actor
  const written = await findMeta(app.db, market, language, path)
  if (written) return written
  const page = writtenPageOf(path)
  if (page) {
    const result =
      page.kind === 'article'
        ? await findArticle(app.db, market, language, page.slug, app.now())
        : await findLandingPage(app.db, market, language, page.kind, page.slug)
    return result && { title: result.title, description: result.summary, canonical: null }
  }
  const code = CODE_AT_THE_END.exec(path)?.[1]
  const category = code ? await categoryByCode(app, actor, code) : null
  if (!category) return null
  const texts = COMPOSED[language](category.categoryName)
  return { ...texts, canonical: category.categoryLink === path ? null : category.categoryLink }
}

/** Meta tags of a page for search engines; title and description are null when there are none. */
export async function metaTags(app: App, actor: Actor, pageUrl: string): Promise<Meta> {
  const { path } = plainAddress(pageUrl)
  const texts = await composeText(app, actor, path)
  const { robots, canonical } = robotsOf(pageUrl)
  const stored = texts?.canonical ?? canonical
  return {
    pageUrl,
    title: texts?.title ?? null,
    description: texts?.description ?? null,
    canonical: stored,
    robots,
    alternates: alternatesOf(actor.market, stored),
  }
}
