// The compare page without its products: those are in the query, which differs for everybody, so the browser asks for them.

import type { PageLoader } from '../../../framework/page-loader.ts'

export const loadComparePage: PageLoader<null> = async ({ text }) => ({
  data: null,
  head: { title: `${text('compare')('title')} | ${text('common')('siteName')}`, canonical: '/compare', noindex: true },
  tags: ['cms:compare'],
})
