// Listings: products of a category or of a search, with facets, price range, sort and paging.

import type { CategoryLink, Listing } from '../../contract/catalog.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { fail } from '../platform/fail.ts'
import type { SearchAnswer } from '../ports/search.ts'
import { categoryCounts, indexReady, termInHindi } from './indexing.service.ts'
import { bucketsOf, parseFilter, sortOf } from './listing.rules.ts'
import { cardsByMsn, crumbsOf } from './service.ts'
import { type Category, linkOf, type Snapshot, snapshotOf } from './snapshot.service.ts'

export interface ListingInput {
  category?: string
  /** Text of a search. */
  str?: string
  tag?: string
  orderBy: 'popularity' | 'price' | 'lowPrice' | 'highPrice'
  orderWay: 'asc' | 'desc'
  pageIndex: number
  pageSize: number
  /** JSON, see parseFilter. */
  filter?: string
}

const FIXED_FILTERS = ['brand', 'discount', 'availability', 'category', 'tag']

/** A category of the actor's market. Refuses with `catalog.category-unknown`. */
function requireCategory(snapshot: Snapshot, actor: Actor, code: string): Category {
  const category = snapshot.categories.get(code)
  if (category?.market !== actor.market) throw fail('catalog.category-unknown')
  return category
}

const POPULAR = 10

/** Where a shopper may go from here: deeper, beside, or for a search into the categories that have most of the result. */
async function nextCategories(
  app: App,
  actor: Actor,
  snapshot: Snapshot,
  category: Category | null,
  found: SearchAnswer['categories'],
): Promise<CategoryLink[]> {
  const { language, market } = actor
  if (category && category.children.length > 0) {
    return category.children.map(child => linkOf(child, language, found[child.code] ?? 0))
  }
  if (category) {
    const counts = await categoryCounts(app, market)
    const siblings = category.path.at(-2)?.children ?? []
    return siblings
      .filter(other => other.code !== category.code)
      .map(other => linkOf(other, language, counts[other.code] ?? 0))
  }
  return Object.entries(found)
    .flatMap(([code, count]) => {
      const one = snapshot.categories.get(code)
      return one && one.children.length === 0 ? [linkOf(one, language, count)] : []
    })
    .toSorted((a, b) => b.productCount - a.productCount || (a.categoryCode < b.categoryCode ? -1 : 1))
    .slice(0, POPULAR)
}

/**
 * Products with facets, in one SQL statement; ids, counts and facets come from the search engine.
 * Refuses with `catalog.category-unknown` and `catalog.filter-invalid`. A page past the end has no products.
 */
export async function listProducts(app: App, actor: Actor, input: ListingInput): Promise<Listing> {
  const snapshot = await snapshotOf(app)
  const category = input.category ? requireCategory(snapshot, actor, input.category) : null
  const facetKeys = [...snapshot.attributes.values()].filter(({ facet }) => facet).map(({ key }) => key)
  const known = new Set([...FIXED_FILTERS, ...facetKeys])
  const { filters, priceRange } = parseFilter(input.filter, name => known.has(name))
  await indexReady(app)
  const found = await app.ports.search.search({
    market: actor.market,
    language: actor.language,
    q: input.str,
    categoryCode: category?.code,
    tag: input.tag,
    filters,
    priceRange,
    sort: sortOf(input.orderBy, input.orderWay),
    page: input.pageIndex,
    size: input.pageSize,
    facets: ['brand', ...facetKeys, 'discount', 'availability'],
  })
  const counts = category ? await categoryCounts(app, actor.market) : {}
  return {
    productSearchResult: { totalCount: found.totalCount, products: await cardsByMsn(app, actor, found.msns) },
    buckets: bucketsOf(found.buckets, {
      language: actor.language,
      attributes: snapshot.attributes,
      brands: snapshot.brands,
      inHindi: (key, text) => termInHindi(app, key, text),
    }),
    priceRange: found.priceRange,
    categories: await nextCategories(app, actor, snapshot, category, found.categories),
    category: category && {
      ...linkOf(category, actor.language, counts[category.code] ?? 0),
      intro: category.intro[actor.language],
    },
    breadcrumb: crumbsOf(category, actor.language),
    pageIndex: input.pageIndex,
    pageSize: input.pageSize,
    httpStatus: 200,
  }
}
