// Loads the home page: its layout with the products it shows.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import type { PageLoader } from '../../app/page-loader.ts'

export interface HomeData {
  blocks: LayoutBlock[]
}

export const loadHomePage: PageLoader<HomeData> = async ({ call, messages }) => {
  const { data } = await call('GET /api/v1/homepage/layoutbycode', { query: { code: 'home' } })
  const products = data.blocks.flatMap(block => (block.kind === 'products' ? block.products : []))
  const t = messages('home')
  return {
    data: { blocks: data.blocks },
    head: {
      title: `${t('title')} | ${messages('common')('siteName')}`,
      description: t('description'),
      canonical: '/',
    },
    tags: ['cms:home', ...products.map(product => `product:${product.msn}`)],
  }
}
