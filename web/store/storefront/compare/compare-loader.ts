// The compare page without its products: those are in the query, which differs for everybody, so the browser asks for them.

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
