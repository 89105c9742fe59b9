// Loads the page of all categories: the whole tree of the market, three levels deep, as the menu has it.

import type { MenuNode } from '../../../../contract/catalog/schemas.ts'
import { breadcrumbJsonLd } from '../../../framework/structured-data.ts'
import type { PageLoader } from '../../app/page-loader.ts'

export interface CategoriesData {
  tree: MenuNode[]
}

export const loadCategoriesPage: PageLoader<CategoriesData> = async context => {
  const { call, path, messages } = context
  const t = messages('content')
  const { data: tree } = await call('GET /api/v1/category/flyout')
  const title = t('allCategories')
  return {
    data: { tree },
    head: {
      title: `${title} | ${messages('common')('siteName')}`,
      description: t('allCategoriesIntro'),
      canonical: path,
    },
    tags: ['category:all'],
    jsonLd: breadcrumbJsonLd(
      [
        { name: messages('common')('home'), link: '/' },
        { name: title, link: path },
      ],
      context,
    ),
  }
}
