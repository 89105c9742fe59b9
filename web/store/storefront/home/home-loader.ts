// Loads the home page: its layout with the products it shows.

import type { ArticleCard } from '../../../../contract/content/api.ts'
import type { BrandLink } from '../../../../contract/listing/api.ts'
import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import { siteJsonLd } from '../../../framework/structured-data.ts'
import type { PageLoader } from '../../app/page-loader.ts'

export interface HomeData {
  blocks: LayoutBlock[]
  brands: BrandLink[]
  guides: ArticleCard[]
}

const BRANDS = 12
const GUIDES = 3

export const loadHomePage: PageLoader<HomeData> = async context => {
  const { call, messages } = context
  const [{ data }, brands, articles] = await Promise.all([
    call('GET /api/v1/homepage/layoutbycode', { query: { code: 'home' } }),
    call('GET /api/v1/search/shopByBrands', { query: { size: BRANDS } }),
    call('GET /api/v1/cms/getArticleListByCategory', { query: { pageSize: GUIDES } }),
  ])
  const products = data.blocks.flatMap(block => (block.kind === 'products' ? block.products : []))
  const t = messages('home')
  return {
    data: { blocks: data.blocks, brands: brands.data, guides: articles.data.articles },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: '/',
      everywhere: true,
    },
    tags: ['cms:home', 'cms:content', ...products.map(product => `product:${product.msn}`)],
    jsonLd: siteJsonLd(
      { name: messages('common')('siteName'), logo: '/icon-512.png', search: '/search?str=' },
      context,
    ),
  }
}
