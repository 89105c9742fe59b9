// Endpoints of editorial content: layouts, articles, questions, links, meta tags, landing pages and campaigns.

import { z } from 'zod'
import { zCategoryLink, zCrumb, zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCategoryCode, zPageIndex, zText } from '../shared/schemas.ts'
import { zLayoutBlock } from '../storefront/api.ts'
import * as example from './examples.ts'

/** Part of a text; all strings are in the language of the request. */
export const zBodyBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
])
export type BodyBlock = z.output<typeof zBodyBlock>

export const zArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  link: z.string(),
  readingMinutes: z.int(),
  publishedAt: z.string(),
  category: zCrumb,
})
export type ArticleCard = z.output<typeof zArticleCard>

export const zArticle = zArticleCard.extend({ updatedAt: z.string(), body: z.array(zBodyBlock) })
export type Article = z.output<typeof zArticle>

export const zFaq = z.object({ question: z.string(), answer: z.string() })
export type Faq = z.output<typeof zFaq>

const zLayout = z.object({
  code: z.string(),
  /** 0 when there is no layout; the blocks are then empty. */
  version: z.int(),
  blocks: z.array(zLayoutBlock),
})
export type Layout = z.output<typeof zLayout>

export const LANDING_KINDS = ['info', 'deal', 'attribute', 'popular-search', 'price-list', 'store'] as const
const zLandingKind = z.enum(LANDING_KINDS)
export type LandingKind = z.output<typeof zLandingKind>
const zLandingLink = z.object({
  kind: zLandingKind,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  link: z.string(),
})
export type LandingLink = z.output<typeof zLandingLink>
const zListedLanding = zLandingLink.extend({ category: zCategoryLink.nullable() })

const zLandingPage = zLandingLink.extend({
  updatedAt: z.string(),
  body: z.array(zBodyBlock),
  /** Category whose products are listed; with `filters` for an attribute page. */
  category: zCategoryLink.nullable(),
  /** Filter names and terms, as in the `filter` parameter of a listing call. */
  filters: z.record(z.string(), z.array(z.string())),
  /** For popular searches: the text to search for, in the language of the request. */
  query: z.string().nullable(),
  /** For stores: their categories. */
  categories: z.array(zCategoryLink),
  /** For stores: their rows. */
  blocks: z.array(zLayoutBlock),
  faqs: z.array(zFaq),
})
export type LandingPage = z.output<typeof zLandingPage>

const zMeta = z.object({
  pageUrl: z.string(),
  /** Null when there is no text for this URL; the page then uses its own. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** Canonical path of this URL for search engines. */
  canonical: z.string(),
  robots: z.enum(['index,follow', 'noindex,follow', 'noindex,nofollow']),
  alternates: z.array(z.object({ hreflang: z.string(), link: z.string() })),
})
export type Meta = z.output<typeof zMeta>

const zCategoryExtras = z.object({
  categoryCode: z.string(),
  intro: z.string(),
  faqs: z.array(zFaq),
  articles: z.object({ totalCount: z.int(), articles: z.array(zArticleCard) }),
  popularLinks: z.array(zCrumb),
  attributePages: z.array(zLandingLink),
})
export type CategoryExtras = z.output<typeof zCategoryExtras>

const zBrandInCategory = z.object({
  /** Null when the brand does not exist in this market. */
  brand: z.object({ slug: z.string(), name: z.string(), country: z.string(), intro: z.string() }).nullable(),
  category: zCategoryLink.nullable(),
  productCount: z.int(),
  products: z.array(zProductCard),
  faqs: z.array(zFaq),
})
export type BrandInCategory = z.output<typeof zBrandInCategory>

/** A path of this store, with or without its query. */
export const zPath = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?!\/)[^\s\\]*$/, 'A path of this store is expected.')
export const zSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lower case words joined by hyphens.')

const zArticleList = z.object({ totalCount: z.int(), articles: z.array(zArticleCard) })
const zPaging = { pageIndex: zPageIndex, pageSize: z.coerce.number().int().min(1).max(40).default(6) }

const layoutCalls = defineEndpoints({
  getLayoutJson: {
    method: 'GET',
    path: '/api/v1/cms/getLayoutJson',
    access: 'public',
    summary: 'Returns a page layout with its version and content; home when no code is given.',
    query: z.object({ code: zText(40).default('home') }),
    response: envelope(zLayout),
    errors: [],
    example: example.layout,
  },
  getLayoutJsonByCode: {
    method: 'GET',
    path: '/api/v1/cmsapi/getLayoutJsonByCode',
    access: 'public',
    summary: 'Returns a page layout by its code, with content; empty when there is none.',
    query: z.object({ code: zText(40) }),
    response: envelope(zLayout),
    errors: [],
    example: example.layout,
  },
  getLayoutJsonByRequestParam: {
    method: 'GET',
    path: '/api/v1/cms/getLayoutJsonByRequestParam',
    access: 'public',
    summary: 'Returns the layout for a request parameter, with content; empty when there is none.',
    query: z.object({ requestParam: zText(80) }),
    response: envelope(zLayout),
    errors: [],
    example: example.layout,
  },
  getCmsControlledPage: {
    method: 'GET',
    path: '/api/v1/cmsapi/getCmsControlledPage',
    access: 'public',
    summary:
      'Returns the content of a brand, a category, or a brand within a category: layout, brand text, questions and links.',
    query: z.object({ brandName: zText(80).optional(), categoryCode: zCategoryCode.optional() }),
    response: envelope(
      z.object({
        brand: zBrandInCategory.shape.brand,
        category: zCategoryLink.nullable(),
        layout: zLayout,
        faqs: z.array(zFaq),
        relatedLinks: z.array(zCrumb),
      }),
    ),
    errors: [],
    example: example.controlledPage,
  },
})

const readCalls = defineEndpoints({
  getRelatedLinks: {
    method: 'GET',
    path: '/api/v1/cms/getRelatedLinks',
    access: 'public',
    summary: 'Returns the links related to a page.',
    query: z.object({ pageUrl: zPath }),
    response: envelope(z.array(zCrumb)),
    errors: [],
    example: example.links,
  },
  fetchSeoMetaTags: {
    method: 'GET',
    path: '/api/v1/cms/fetchSeoMetaTags',
    access: 'public',
    summary: 'Returns the title, description, canonical URL, robots directive and alternates of a URL.',
    query: z.object({ pageUrl: zPath }),
    response: envelope(zMeta),
    errors: [],
    example: example.meta,
  },
  robots: {
    method: 'GET',
    path: '/api/v1/robots',
    access: 'public',
    summary: 'Returns whether search engines may crawl and index a URL, and its canonical URL.',
    query: z.object({ url: zPath }),
    response: envelope(zMeta.pick({ robots: true, canonical: true }).extend({ url: z.string(), crawl: z.boolean() })),
    errors: [],
    example: example.robots,
  },
  getArticleListByCategory: {
    method: 'GET',
    path: '/api/v1/cms/getArticleListByCategory',
    access: 'public',
    summary:
      'Lists the articles of a category, its ancestors and its descendants, nearest first; all articles without a category.',
    query: z.object({ categoryCode: zCategoryCode.optional(), ...zPaging }),
    response: envelope(zArticleList),
    errors: [],
    example: example.articles,
  },
  getArticle: {
    method: 'GET',
    path: '/api/v1/cms/getArticle',
    access: 'public',
    summary: 'Returns an article.',
    query: z.object({ slug: zSlug }),
    response: envelope(zArticle),
    errors: ['request.not-found'],
    example: example.article,
  },
  getLandingPages: {
    method: 'GET',
    path: '/api/v1/cms/getLandingPages',
    access: 'public',
    summary: 'Lists the landing pages of a kind: content, deals, attributes, popular searches, price lists, stores.',
    query: z.object({
      kind: zLandingKind,
      categoryCode: zCategoryCode.optional(),
      pageIndex: zPageIndex,
      pageSize: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: envelope(z.object({ totalCount: z.int(), pages: z.array(zListedLanding) })),
    errors: [],
    example: example.landingPages,
  },
  getLandingPage: {
    method: 'GET',
    path: '/api/v1/cms/getLandingPage',
    access: 'public',
    summary: 'Returns a landing page with its content.',
    query: z.object({ kind: zLandingKind, slug: zSlug }),
    response: envelope(zLandingPage),
    errors: ['request.not-found'],
    example: example.landingPage,
  },
  categoryExtras: {
    method: 'GET',
    path: '/api/v1/category/extras',
    access: 'public',
    summary: 'Returns the introduction, questions, articles, popular links and attribute pages of a category.',
    query: z.object({ categoryCode: zCategoryCode }),
    response: envelope(zCategoryExtras),
    errors: [],
    example: example.extras,
  },
  parentCategoryBody: {
    method: 'GET',
    path: '/api/v1/category/getparentcategoryjsonbody',
    access: 'public',
    summary:
      'Returns the body of a parent category page: the layout of its code or slug, otherwise its categories and a row for each.',
    query: z.object({ requestType: zText(80) }),
    response: envelope(z.object({ category: zCategoryLink.nullable(), blocks: z.array(zLayoutBlock) })),
    errors: [],
    example: example.parentBody,
  },
  manufacturePage: {
    method: 'GET',
    path: '/api/v1/category/manufacturePage',
    access: 'public',
    summary: 'Returns a manufacturer within a category: its text, product count and best sellers.',
    query: z.object({ brandName: zText(80), categoryCode: zCategoryCode.optional() }),
    response: envelope(zBrandInCategory),
    errors: [],
    example: example.brandInCategory,
  },
})

export const cmsEndpoints = { ...layoutCalls, ...readCalls }
