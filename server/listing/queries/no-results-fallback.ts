// The fallback of a listing without results.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { Nearest } from '../../../contract/listing/api.ts'
import type { SearchRequest, SearchResult } from '../../../search/port.ts'
import { cardsByMsn, categoryLinkOf, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { categoryCounts, topMsns, trendingCategories } from '../../search/service.ts'

const PRODUCTS = 8
const CATEGORIES = 6
const TERMS = 6

type FallbackResult = Pick<SearchResult, 'totalCount' | 'msns'> & {
  by: Nearest['by']
  categories?: SearchResult['categories']
  /** Codes of the categories to offer, nearest first. */
  nearest?: string[]
}

/** Relaxes the request step by step until something is found. */
async function relaxed(app: App, actor: Actor, request: SearchRequest): Promise<FallbackResult> {
  const { search } = app.ports
  const { market, language, q, categoryCode, brand } = request
  const few = { ...request, page: 0, size: PRODUCTS, facets: [], priceBuckets: 0 }
  const open: SearchRequest = { ...few, filters: {}, priceRange: null }
  if (Object.keys(request.filters ?? {}).length > 0 || request.priceRange) {
    const result = await search.search(open)
    if (result.totalCount > 0) return { ...result, by: 'without-filters' }
  }
  if (q && request.operation === 'and') {
    const matches = await search.search({ ...open, operation: 'or' })
    if (matches.totalCount > 0) return { ...matches, by: 'any-word' }
  }
  if (q && (categoryCode || brand || request.tag)) {
    const similar = await search.search({
      ...few,
      filters: {},
      priceRange: null,
      categoryCode: undefined,
      brand: undefined,
      tag: undefined,
      operation: 'or',
    })
    if (similar.totalCount > 0) return { ...similar, by: 'similar' }
  }
  if (q) {
    const { bestCategories } = await search.search({ ...open, size: 0, operation: 'or' })
    return {
      msns: [],
      totalCount: 0,
      by: bestCategories.length > 0 ? 'other-kind' : 'unknown',
      nearest: bestCategories,
    }
  }
  const msns = await topMsns(app, { ...actor, market, language }, { category: categoryCode, size: PRODUCTS })
  return { msns, totalCount: msns.length, by: 'popular' }
}

async function categoriesOf(app: App, actor: Actor, { categories, nearest }: FallbackResult): Promise<CategoryLink[]> {
  const known = (await referenceData(app)).categories
  if (nearest && nearest.length > 0) {
    const counts = await categoryCounts(app, actor.market)
    return nearest.slice(0, CATEGORIES).flatMap(code => {
      const one = known.get(code)
      return one ? [categoryLinkOf(one, actor.language, counts[code] ?? 0)] : []
    })
  }
  const links = Object.entries(categories ?? {})
    .flatMap(([code, count]) => {
      const one = known.get(code)
      return one && one.children.length === 0 ? [categoryLinkOf(one, actor.language, count)] : []
    })
    .sort((a, b) => b.productCount - a.productCount || (a.categoryCode < b.categoryCode ? -1 : 1))
    .slice(0, CATEGORIES)
  return links.length > 0 ? links : trendingCategories(app, actor, CATEGORIES)
}

/** Alternatives for a request without results. Costs one statement. */
export async function noResultsFallback(app: App, actor: Actor, request: SearchRequest): Promise<Nearest> {
  const { market, language, q } = request
  const [result, suggested] = await Promise.all([
    relaxed(app, actor, request),
    q ? app.ports.search.suggest({ market, language, q, size: TERMS }) : null,
  ])
  return {
    by: result.by,
    totalCount: result.totalCount,
    products: await cardsByMsn(app, actor, result.msns),
    categories: await categoriesOf(app, actor, result),
    terms: suggested?.terms ?? [],
  }
}
