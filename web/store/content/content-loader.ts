// Loads content pages, articles, and the list of articles.

import type { ArticleCard, BodyBlock } from '../../../contract/content/api.ts'
import { breadcrumbJsonLd } from '../../framework/structured-data.ts'
import type { LoadContext, LoadedPage, PageLoader } from '../app/page-loader.ts'

interface Link {
  name: string
  link: string
}

export interface TextData {
  title: string
  summary: string
  crumbs: Link[]
  body: BodyBlock[]
  /** When it was last changed, in ISO. */
  updatedAt: string
  /** Only of articles. */
  readingMinutes: number | null
  relatedTitle: string
  related: Link[]
  /** Other articles of its category. */
  articles: ArticleCard[]
}

/** Common data of the pages: title, breadcrumb, and the cache tag of content. */
function made<T>(
  context: LoadContext,
  { title, summary, crumbs, data }: { title: string; summary: string; crumbs: Link[]; data: T },
  more: object[] = [],
): LoadedPage<T> {
  const { path, messages } = context
  const tCommon = messages('common')
  const way = [{ name: tCommon('home'), link: '/' }, ...crumbs, { name: title, link: path }]
  return {
    data,
    head: { title: `${title} | ${tCommon('siteName')}`, description: summary, canonical: path },
    tags: ['cms:content'],
    jsonLd: [...breadcrumbJsonLd(way, context), ...more],
  }
}

/** `/info/{slug}`. Rejects with 404 if there is no such page. */
export const loadInfoPage: PageLoader<TextData> = async context => {
  const { call, params, messages } = context
  const [{ data: page }, all] = await Promise.all([
    call('GET /api/v1/cms/getLandingPage', { query: { kind: 'info', slug: params.slug ?? '' } }),
    call('GET /api/v1/cms/getLandingPages', { query: { kind: 'info' } }).catch(() => null),
  ])
  const { title, summary, body } = page
  const others = (all?.data.pages ?? []).filter(({ slug }) => slug !== page.slug)
  const data: TextData = {
    title,
    summary,
    crumbs: [],
    body,
    updatedAt: page.updatedAt,
    readingMinutes: null,
    relatedTitle: messages('content')('help'),
    related: others.map(other => ({ name: other.title, link: other.link })),
    articles: [],
  }
  return made(context, { title, summary, crumbs: [], data })
}

const MORE_ARTICLES = 3

/** `/articles/{slug}`. Rejects with 404 when it is not published. */
export const loadArticlePage: PageLoader<TextData> = async context => {
  const { call, params, path, messages } = context
  const t = messages('content')
  const { data: article } = await call('GET /api/v1/cms/getArticle', { query: { slug: params.slug ?? '' } })
  const { title, summary, body, category, updatedAt, publishedAt, readingMinutes } = article
  const categoryCode = /\d{9,10}$/.exec(category.link)?.[0]
  const [links, more] = await Promise.all([
    call('GET /api/v1/cms/getRelatedLinks', { query: { pageUrl: path } }).catch(() => null),
    call('GET /api/v1/cms/getArticleListByCategory', { query: { categoryCode, pageSize: MORE_ARTICLES + 1 } }).catch(
      () => null,
    ),
  ])
  const crumbs = [{ name: t('articles'), link: '/articles' }]
  const data: TextData = {
    title,
    summary,
    crumbs,
    body,
    updatedAt,
    readingMinutes,
    relatedTitle: t('related'),
    related: [category, ...(links?.data ?? []).filter(({ link }) => link !== category.link)],
    articles: (more?.data.articles ?? []).filter(({ slug }) => slug !== article.slug).slice(0, MORE_ARTICLES),
  }
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    dateModified: updatedAt,
  }
  return made(context, { title, summary, crumbs, data }, [structuredData])
}

export interface ArticlesData {
  articles: ArticleCard[]
  totalCount: number
  /** From 1. */
  page: number
  pageSize: number
}

const ARTICLES_ON_A_PAGE = 24

/** `/articles`, paged by `?page=`. */
export const loadArticlesPage: PageLoader<ArticlesData> = async context => {
  const { call, query, messages } = context
  const tContent = messages('content')
  const requestedPage = Number(query.get('page') ?? 1)
  const page = Number.isInteger(requestedPage) && requestedPage > 1 && requestedPage <= 1000 ? requestedPage : 1
  const { data } = await call('GET /api/v1/cms/getArticleListByCategory', {
    query: { pageIndex: page - 1, pageSize: ARTICLES_ON_A_PAGE },
  })
  const title = tContent('articles')
  const loaded = made(context, {
    title,
    summary: tContent('articlesIntro'),
    crumbs: [],
    data: { ...data, page, pageSize: ARTICLES_ON_A_PAGE },
  })
  if (page > 1) loaded.head.canonical = `${context.path}?page=${page}`
  return loaded
}
