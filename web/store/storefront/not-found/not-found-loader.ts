// Loads the not-found page with its fallback categories, and the error page.

import type { LoadedPage, PageLoader } from '../../app/page-loader.ts'

export interface NotFoundData {
  categories: { code: string; name: string; link: string; image: string | null }[]
}

/** India falls back to best sellers; the UAE to its main ranges. */
const FALLBACK: Record<'IN' | 'AE', readonly string[]> = {
  IN: ['116000000', '211000000', '114000000', '128000000', '214000000', '215000000'],
  AE: [],
}
const SHOWN = 6

/** Status 404. The categories differ by market: fixed ones in India, the first of its own tree in the UAE. */
export const loadNotFoundPage: PageLoader<NotFoundData> = async ({ call, market, messages }) => {
  const tree = await call('GET /api/v1/category/flyout').then(
    answer => answer.data,
    () => [],
  )
  const wanted = FALLBACK[market]
  const chosen = wanted.length > 0 ? tree.filter(node => wanted.includes(node.categoryCode)) : tree.slice(0, SHOWN)
  return {
    data: {
      categories: chosen.map(node => ({
        code: node.categoryCode,
        name: node.categoryName,
        link: node.categoryLink,
        image: node.image,
      })),
    },
    head: { title: `${messages('content')('notFoundTitle')} | ${messages('common')('siteName')}`, noindex: true },
    tags: ['cms:not-found'],
    status: 404,
  }
}

/** The status is that of the error. */
export const loadErrorPage: PageLoader<null> = async ({ messages }): Promise<LoadedPage<null>> => ({
  data: null,
  head: { title: `${messages('common')('errorTitle')} | ${messages('common')('siteName')}`, noindex: true },
  tags: [],
})
