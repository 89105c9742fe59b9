// Loads the page of all categories: the whole tree of the market, three levels deep.

import type { CategoryNode } from '../../../../contract/catalog/schemas.ts'
import type { PageLoader } from '../../../framework/page-loader.ts'
import { crumbFacts } from '../../../framework/structured-data.ts'

export interface CategoriesData {
  tree: CategoryNode[]
}

export const loadCategoriesPage: PageLoader<CategoriesData> = async context => {
  const { call, path, text } = context
  const words = text('content')
  const { data: tree } = await call('GET /api/v1/category/flyout')
  const title = words('allCategories')
  return {
    data: { tree },
    head: {
      title: `${title} | ${text('common')('siteName')}`,
      description: words('allCategoriesIntro'),
      canonical: path,
    },
    tags: ['category:all'],
    jsonLd: crumbFacts(
      [
        { name: text('common')('home'), link: '/' },
        { name: title, link: path },
      ],
      context,
    ),
  }
}
