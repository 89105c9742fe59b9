// Loads the compare page without its products: the query names them, so the browser fetches them.

import type { PageLoader } from '../../app/page-loader.ts'

export const loadComparePage: PageLoader<null> = async ({ messages }) => ({
  data: null,
  head: {
    title: `${messages('compare')('title')} | ${messages('common')('siteName')}`,
    canonical: '/compare',
    noindex: true,
  },
  tags: ['cms:compare'],
})
