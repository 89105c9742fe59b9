// Loads the index of brands by letter and the page of brand stores.

import type { BrandIndex, BrandStore } from '../../../../contract/listing/discovery-api.ts'
import { breadcrumbJsonLd } from '../../../framework/structured-data.ts'
import type { LoadContext, PageLoader } from '../../app/page-loader.ts'

export interface BrandsData {
  kind: 'index' | 'store'
  title: string
  intro: string
  index: BrandIndex
  /** The selected letter; null for all. */
  letter: string | null
  /** Featured brands with their best sellers; on the page of brand stores. */
  leading: BrandStore[]
}

/** Number of brands from which each letter has a page of its own. */
const MAX_PER_PAGE = 400
const LEADING = 24

async function indexOf(
  { call }: LoadContext,
  letter: string | null,
): Promise<{ index: BrandIndex; letter: string | null }> {
  const path = 'GET /api/v1/search/getAllBrands'
  if (letter) return { letter, index: (await call(path, { query: { letter } })).data }
  const { data: index } = await call(path)
  const first = index.letters.find(({ count }) => count > 0)?.letter ?? null
  if (index.totalCount <= MAX_PER_PAGE || !first) return { letter: null, index }
  return { letter: first, index: { ...index, brands: index.brands.filter(brand => brand.letter === first) } }
}

/** `/brands`, `/brands/letter/{letter}` and `/brand-store`. */
export const loadBrandsPage: PageLoader<BrandsData> = async context => {
  const { call, params, path, messages } = context
  const t = messages('brands')
  const requestedLetter = params.letter?.toUpperCase() ?? null
  const store = params.kind === 'brand-store'
  const [{ index, letter }, leading] = await Promise.all([
    indexOf(context, requestedLetter),
    store ? call('GET /api/v1/search/getBrandStores', { query: { size: LEADING } }).catch(() => null) : null,
  ])
  const title = store ? t('storeTitle') : requestedLetter ? t('letterTitle', { letter: requestedLetter }) : t('title')
  const intro = t(store ? 'storeIntro' : 'intro', { count: index.totalCount })
  return {
    data: { kind: store ? 'store' : 'index', title, intro, index, letter, leading: leading?.data ?? [] },
    head: { title: `${title} | ${messages('common')('siteName')}`, description: intro, canonical: path },
    tags: ['brand:all', 'cms:content'],
    jsonLd: breadcrumbJsonLd(
      [
        { name: messages('common')('home'), link: '/' },
        { name: title, link: path },
      ],
      context,
    ),
  }
}
