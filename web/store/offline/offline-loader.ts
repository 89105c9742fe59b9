// Loads the offline page: the service worker stores it, so nothing in it may depend on the visitor.

import type { PageLoader } from '../app/page-loader.ts'

export const loadOfflinePage: PageLoader<null> = async ({ messages }) => ({
  data: null,
  head: { title: `${messages('offline')('title')} | ${messages('common')('siteName')}`, noindex: true },
  tags: [],
})
