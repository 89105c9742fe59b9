// Loads the home page: its layout with the products it shows.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import { siteJsonLd } from '../../../framework/structured-data.ts'
import type { PageLoader } from '../../app/page-loader.ts'

export interface HomeData {
  blocks: LayoutBlock[]
}

export const loadHomePage: PageLoader<HomeData> = async context => {
  const { call, messages } = context
  const { data } = await call('GET /api/v1/homepage/layoutbycode', { query: { code: 'home' } })
  const products = data.blocks.flatMap(block => (block.kind === 'products' ? block.products : []))
  const t = messages('home')
  return {
    data: { blocks: data.blocks },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: '/',
      everywhere: true,
    },
    tags: ['cms:home', ...products.map(product => `product:${product.msn}`)],
    jsonLd: siteJsonLd(
      { name: messages('common')('siteName'), logo: '/icon-512.png', search: '/search?str=' },
      context,
    ),
  }
}
