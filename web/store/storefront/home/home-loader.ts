// Loads the home page: its layout with the products it shows.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import type { PageLoader } from '../../../framework/page-loader.ts'

export interface HomeData {
  blocks: LayoutBlock[]
}

export const loadHomePage: PageLoader<HomeData> = async ({ call, text }) => {
  const { data } = await call('GET /api/v1/homepage/layoutbycode', { query: { code: 'home' } })
  const products = data.blocks.flatMap(block => (block.kind === 'products' ? block.products : []))
  const words = text('home')
  return {
    data: { blocks: data.blocks },
    head: {
      title: `${words('title')} | ${text('common')('siteName')}`,
      description: words('description'),
      canonical: '/',
    },
    tags: ['cms:home', ...products.map(product => `product:${product.msn}`)],
  }
}
