// Loads the index of price lists, and one of them with today's prices.

import type { CategoryLink, ProductCard } from '../../../contract/catalog/schemas.ts'
import type { BodyBlock } from '../../../contract/content/api.ts'
import { PAGE_SIZES } from '../../../contract/shared/paging.ts'
import { notFound } from '../../framework/loader-errors.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '../../framework/structured-data.ts'
import type { PageLoader } from '../app/page-loader.ts'

interface Link {
  name: string
  link: string
}

export interface PriceListData {
  title: string
  intro: string
  /** Null on the page that leads to all of them. */
  list: { products: ProductCard[]; totalCount: number; all: Link; madeAt: string } | null
  body: BodyBlock[]
  /** Descriptions on the index page. */
  tiles: (Link & { category: CategoryLink | null })[]
  others: Link[]
}

/** `/price-list` and `/price-list/{slug}`. Rejects with 404 if there is no such list in this market. */
export const loadPriceList: PageLoader<PriceListData> = async context => {
  const { call, params, path, messages } = context
  const t = messages('content')
  const tCommon = messages('common')
  const { data: index } = await call('GET /api/v1/cms/getLandingPages', { query: { kind: 'price-list' } })
  const lists = index.pages.map(({ title, link, category }) => ({ name: title, link, category }))
  const others = lists.filter(({ link }) => link !== path).map(({ name, link }) => ({ name, link }))
  const way = [
    { name: tCommon('home'), link: '/' },
    { name: t('priceLists'), link: '/price-list' },
  ]
  if (!params.slug) {
    const title = t('priceLists')
    const intro = t('priceListsIntro')
    return {
      data: { title, intro, list: null, body: [], tiles: lists, others: [] },
      head: { title: `${title} | ${tCommon('siteName')}`, description: intro, canonical: path },
      tags: ['cms:content', 'category:all'],
      jsonLd: breadcrumbJsonLd(way, context),
    }
  }
  const { data: page } = await call('GET /api/v1/cms/getLandingPage', {
    query: { kind: 'price-list', slug: params.slug },
  })
  if (!page.category) throw notFound()
  const { categoryCode, categoryName, categoryLink } = page.category
  const { productSearchResult } = await call('GET /api/v3/category/getCategory', {
    query: { category: categoryCode, orderBy: 'popularity', pageSize: PAGE_SIZES.default },
  })
  const { products, totalCount } = productSearchResult
  const all = { name: categoryName, link: categoryLink }
  return {
    data: {
      title: page.title,
      intro: page.summary,
      list: { products, totalCount, all, madeAt: new Date().toISOString() },
      body: page.body,
      tiles: [],
      others,
    },
    head: { title: `${page.title} | ${tCommon('siteName')}`, description: page.summary, canonical: path },
    tags: ['cms:content', `category:${categoryCode}`, ...products.map(({ msn }) => `product:${msn}`)],
    jsonLd: [
      ...breadcrumbJsonLd([...way, { name: page.title, link: path }], context),
      ...itemListJsonLd(
        products.map(({ productUrl }) => productUrl),
        context,
      ),
    ],
  }
}
