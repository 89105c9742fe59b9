// The parts of a product page that come in scripts of their own: the still ones, those below, and what opens.

import { lazyPart } from './lazy-part.tsx'

const body = () => import('./product-body.tsx')
const AREAS = ['product-body'] as const

export const Crumbs = lazyPart(AREAS, async () => (await body()).Crumbs)
export const Summary = lazyPart(AREAS, async () => (await body()).Summary)
export const Promises = lazyPart(AREAS, async () => (await body()).Promises)
export const Facts = lazyPart(AREAS, async () => (await body()).Facts)
export const OtherProducts = lazyPart(AREAS, async () => (await body()).OtherProducts)

const MORE = ['product-more'] as const

export const VariantTable = lazyPart(MORE, async () => (await import('./variant-table.tsx')).VariantTable)
export const BoughtTogether = lazyPart(MORE, async () => (await import('./bought-together.tsx')).BoughtTogether)
export const Videos = lazyPart(MORE, async () => (await import('./videos.tsx')).Videos)
export const RecentlyViewed = lazyPart(MORE, async () => (await import('./recently-viewed.tsx')).RecentlyViewed)
export const BulkQuote = lazyPart(['product-quote'], async () => (await import('./bulk-quote.tsx')).BulkQuote)
/** Body and quote words too: what it shows of facts is worded there. */
export const Popups = lazyPart(['product-more', 'product-body'], async () => (await import('./popups.tsx')).Popups)
