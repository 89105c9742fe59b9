// Loads the compare page without its products: the query names them, so the browser fetches them.

import type { PageLoader } from '../../app/page-loader.ts'
import { requireFeature } from '../../app/require-feature.ts'

export const loadComparePage: PageLoader<null> = async context => {
  await requireFeature(context, 'compare')
  const { messages } = context
  return {
    data: null,
    head: {
      title: `${messages('compare')('title')} | ${messages('common')('siteName')}`,
      canonical: '/compare',
      noindex: true,
    },
    tags: ['cms:compare'],
  }
}
