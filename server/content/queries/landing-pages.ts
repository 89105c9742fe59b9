// Landing pages, brands inside categories and the bodies of parent categories.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { BrandInCategory, LandingKind, LandingLink, LandingPage } from '../../../contract/content/api.ts'
import type { LayoutBlock } from '../../../contract/storefront/api.ts'
import { type Crumb, cardsByMsn } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { categoryByCode, categoryNode, categoryTree } from '../../search/service.ts'
import {
  findBrand,
  findIntro,
  findLandingPage,
  listFaqs,
  listLandingPages,
  listLinks,
  topOfBrand,
} from '../repository/articles.ts'
import type { BlockDefinition } from '../rules/layouts.ts'
import { brandPath, type LandingSource, linkTo, zBody, zLandingSource } from '../rules/pages.ts'
import { fillBlocks, layoutByCode, layoutFor } from './layouts.ts'
import { previewed } from './previewed.ts'

export interface LandingListInput {
  kind: LandingKind
  categoryCode?: string
  pageIndex: number
  pageSize: number
}

type ListedLanding = LandingLink & { category: CategoryLink | null }

/** Landing pages of a kind, optionally of one category. */
export async function landingPages(
  app: App,
  actor: Actor,
  { kind, categoryCode, pageIndex, pageSize }: LandingListInput,
): Promise<{ totalCount: number; pages: ListedLanding[] }> {
  const result = await listLandingPages(app.db, actor.market, actor.language, {
    kind,
    codes: categoryCode ? [categoryCode] : null,
    offset: pageIndex * pageSize,
    limit: pageSize,
  })
  const pages = result.pages.map(async row => ({
    ...linkTo(row),
    category: row.categoryCode === null ? null : await categoryByCode(app, actor, row.categoryCode),
  }))
  return { totalCount: result.totalCount, pages: await Promise.all(pages) }
}

const ROW_SIZE = 10

function rowsOf({ picks = [] }: LandingSource): BlockDefinition[] {
  return picks.map(({ category, tag, title }) => ({
    kind: 'products',
    title,
    link: null,
    category,
    tag,
    size: ROW_SIZE,
  }))
}

function previewedPage(app: App, { market, language }: Actor, kind: LandingKind, slug: string) {
  const draft = previewed('page', market, `${kind}/${slug}`)
  if (!draft) return null
  const texts = { title: draft.title[language], summary: draft.summary[language], body: draft.body[language] }
  return { kind, slug, ...texts, source: draft.source, updatedAt: app.now() }
}

/** One landing page. @throws request.not-found */
export async function landingPage(app: App, actor: Actor, kind: LandingKind, slug: string): Promise<LandingPage> {
  const { market, language } = actor
  const row = previewedPage(app, actor, kind, slug) ?? (await findLandingPage(app.db, market, language, kind, slug))
  const source = zLandingSource.safeParse(row?.source)
  if (!row || !source.success) throw appError('request.not-found')
  const { category, filters = {}, query, categories = [] } = source.data
  const linked = await Promise.all(categories.map(code => categoryByCode(app, actor, code)))
  return {
    ...linkTo(row),
    updatedAt: row.updatedAt.toISOString(),
    body: zBody.safeParse(row.body).data ?? [],
    category: category ? await categoryByCode(app, actor, category) : null,
    filters,
    query: query?.[language] ?? null,
    categories: linked.filter(one => one !== null),
    blocks: await fillBlocks(app, actor, rowsOf(source.data)),
    faqs: kind === 'attribute' ? await listFaqs(app.db, market, language, 'attribute', slug) : [],
  }
}

export interface BrandInput {
  brandName?: string
  categoryCode?: string
}

const BEST_OF_BRAND = 12

/** A brand of the market, optionally within a category: text, count, best sellers. Null and empty when unknown. */
export async function brandInCategoryPage(
  app: App,
  actor: Actor,
  { brandName, categoryCode }: BrandInput,
): Promise<BrandInCategory> {
  const { market, language } = actor
  const category = categoryCode ? await categoryByCode(app, actor, categoryCode) : null
  const result = brandName ? await findBrand(app.db, market, language, brandName) : null
  if (!result || (categoryCode && !category)) {
    return { brand: null, category, productCount: 0, products: [], faqs: [] }
  }
  const [intro, faqs, best] = await Promise.all([
    findIntro(app.db, market, language, 'brand', result.slug),
    listFaqs(app.db, market, language, 'brand', result.slug),
    topOfBrand(app.db, market, result.slug, category?.categoryCode ?? null, BEST_OF_BRAND),
  ])
  return {
    brand: {
      ...result,
      country: new Intl.DisplayNames([language], { type: 'region' }).of(result.country) ?? result.country,
      intro: intro ?? '',
    },
    category,
    productCount: best.totalCount,
    products: await cardsByMsn(app, actor, best.msns),
    faqs,
  }
}

/** Content of a brand, a category, or a brand inside a category; parts without content are empty. */
export async function controlledPage(app: App, actor: Actor, input: BrandInput) {
  const { market, language } = actor
  const { brand, category, faqs } = await brandInCategoryPage(app, actor, input)
  const code = [brand?.slug, category?.categoryCode].filter(part => part !== undefined).join(':')
  const page = brand ? brandPath(brand.slug) : category?.categoryLink
  return {
    brand,
    category,
    layout: await layoutByCode(app, actor, code),
    faqs: brand || !category ? faqs : await listFaqs(app.db, market, language, 'category', category.categoryCode),
    relatedLinks: page ? await listLinks(app.db, market, language, page, 'related') : ([] as Crumb[]),
  }
}

const BROWSE = { en: 'Browse', hi: 'देखें' }

/** Default blocks of a category without a layout: its subcategories, then the best sellers of each. */
async function composedBody(app: App, actor: Actor, code: string): Promise<LayoutBlock[]> {
  const node = await categoryNode(app, actor, code)
  if (!node) return []
  const rows = node.children.map(child => ({
    kind: 'products' as const,
    title: null,
    link: null,
    category: child.categoryCode,
    size: ROW_SIZE,
  }))
  const tiles = { kind: 'categories' as const, title: BROWSE, parent: code }
  return fillBlocks(app, actor, node.children.length > 0 ? [tiles, ...rows] : [])
}

/**
 * Body of a parent category page: the layout of the request parameter, otherwise one generated for the category with
 * that code or slug. Empty when there is no such category.
 */
export async function parentCategoryBody(
  app: App,
  actor: Actor,
  requestType: string,
): Promise<{ category: CategoryLink | null; blocks: LayoutBlock[] }> {
  const tops = await categoryTree(app, actor, 1)
  const slug = requestType.toLowerCase()
  const code = tops.find(({ categoryLink }) => categoryLink.split('/')[1] === slug)?.categoryCode ?? requestType
  const [category, layout] = await Promise.all([categoryByCode(app, actor, code), layoutFor(app, actor, requestType)])
  const blocks = layout.version > 0 ? layout.blocks : await composedBody(app, actor, code)
  return { category, blocks }
}
