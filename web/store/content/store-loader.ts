// Loads one of the seven cluster stores: its text, its categories, its rows of products.

import type { LandingPage } from '../../../contract/content/api.ts'
import { breadcrumbJsonLd } from '../../framework/structured-data.ts'
import type { PageLoader } from '../app/page-loader.ts'

export interface StoreData {
  page: LandingPage
  /** The other stores. */
  others: { title: string; link: string }[]
}

/** Rejects with 404 when there is no such store in this market. */
export const loadStorePage: PageLoader<StoreData> = async context => {
  const { call, params, path, messages } = context
  const [{ data: page }, stores] = await Promise.all([
    call('GET /api/v1/cms/getLandingPage', { query: { kind: 'store', slug: params.slug ?? '' } }),
    call('GET /api/v1/cms/getLandingPages', { query: { kind: 'store' } }).catch(() => null),
  ])
  const products = page.blocks.flatMap(block => (block.kind === 'products' ? block.products : []))
  const others = (stores?.data.pages ?? []).filter(({ slug }) => slug !== page.slug)
  return {
    data: { page, others: others.map(({ title, link }) => ({ title, link })) },
    head: { title: `${page.title} | ${messages('common')('siteName')}`, description: page.summary, canonical: path },
    tags: ['cms:content', ...products.map(({ msn }) => `product:${msn}`)],
    jsonLd: breadcrumbJsonLd(
      [
        { name: messages('common')('home'), link: '/' },
        { name: page.title, link: path },
      ],
      context,
    ),
  }
}
