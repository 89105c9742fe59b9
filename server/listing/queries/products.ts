// Product listings of a category, brand, search, attribute page or deal, with facets and sorting.

import type { CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { Bucket, Listing, ORDERS, PageType } from '../../../contract/listing/api.ts'
import type { SearchRequest, SearchResult } from '../../../search/port.ts'
import { type Category, cardsByMsn, categoryLinkOf, type ReferenceData, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { categoryCounts, indexReady, redirectOfText, rememberResults, tuningOf } from '../../search/service.ts'
import { bucketsOf, type FacetLimits, MIN_COVERAGE } from '../rules/facets.ts'
import { type ListingFilters, parseFilter, sortOf, withFixed } from '../rules/filters.ts'
import { brandDetails, requireBrand } from './brands.ts'
import { breadcrumbOf } from './breadcrumbs.ts'
import { citiesReached, cityTabs, type ReachedCity } from './cities.ts'
import { noResultsFallback } from './no-results-fallback.ts'

export interface ListingInput {
  type: PageType
  category?: string
  /** Slug. */
  brand?: string
  /** Search text. */
  str?: string
  tag?: string
  orderBy: (typeof ORDERS)[number]
  orderWay: 'asc' | 'desc'
  pageIndex: number
  pageSize: number
  /** JSON, see parseFilter. */
  filter?: string
  nddCity?: string
  didYouMean?: 'true' | 'false'
  operation?: 'or' | 'and'
  /** Constraints that always apply; their filters are not shown. */
  fixed?: { tag?: string; filters: Record<string, string[]>; crumb: { name: string; link: string } }
}

const FIXED_FILTERS = ['brand', 'discount', 'availability', 'rating', 'category', 'origin', 'tag', 'nddCity']
const LIMITS: Omit<FacetLimits, 'products'> = { terms: 40, attributes: 12 }
const PRICE_PARTS = 5

/** The parsed input of a listing. */
interface ListingQuery {
  input: ListingInput
  snapshot: ReferenceData
  category: Category | null
  brand: Awaited<ReturnType<typeof requireBrand>> | null
  cities: readonly ReachedCity[]
  /** Slugs of the chosen cities. */
  chosenCities: readonly string[]
  priceRange: ListingFilters['priceRange']
  facetKeys: string[]
  request: SearchRequest
}

/** A category of the actor's market. @throws catalog.category-unknown */
function requireCategory(snapshot: ReferenceData, actor: Actor, code: string): Category {
  const category = snapshot.categories.get(code)
  if (category?.market !== actor.market) throw appError('catalog.category-unknown')
  return category
}

/** Codes of the warehouses that serve one of the cities; a non-existent code if there are none. */
function warehousesOf(cities: readonly ReachedCity[], chosen: readonly string[]): string[] {
  const codes = cities.filter(({ slug }) => chosen.includes(slug)).flatMap(({ warehouses }) => warehouses)
  return codes.length > 0 ? [...new Set(codes)] : ['-']
}

async function parseListing(app: App, actor: Actor, input: ListingInput): Promise<ListingQuery> {
  await indexReady(app)
  const snapshot = await referenceData(app)
  const { fixed } = input
  const category = input.category ? requireCategory(snapshot, actor, input.category) : null
  const brand = input.brand === undefined ? null : await requireBrand(app, actor, input.brand)
  const cities = await citiesReached(app, actor)
  if (input.nddCity && !cities.some(({ slug }) => slug === input.nddCity)) {
    throw appError('catalog.filter-invalid', { problems: [{ path: 'query.nddCity', message: 'No such city.' }] })
  }
  const facetKeys = [...snapshot.attributes.values()].filter(({ facet }) => facet).map(({ key }) => key)
  const known = new Set([...FIXED_FILTERS, ...facetKeys])
  const { filters, priceRange } = parseFilter(input.filter, name => known.has(name))
  const { nddCity, ...others } = filters
  const chosenCities = input.nddCity ? [input.nddCity] : (nddCity ?? [])
  return {
    input,
    snapshot,
    category,
    brand,
    cities,
    chosenCities,
    priceRange,
    facetKeys,
    request: {
      market: actor.market,
      language: actor.language,
      q: input.str || undefined,
      categoryCode: category?.code,
      brand: input.brand,
      tag: fixed?.tag ?? input.tag,
      filters: {
        ...withFixed(others, fixed?.filters ?? {}),
        ...(chosenCities.length > 0 && { warehouse: warehousesOf(cities, chosenCities) }),
      },
      priceRange,
      sort: sortOf(input.orderBy, input.orderWay),
      page: input.pageIndex,
      size: input.pageSize,
      facets: ['brand', 'origin', 'rating', 'discount', 'availability', 'warehouse'],
      // the others are not shown: see bucketsOf
      optionalFacets: { names: facetKeys, minShare: MIN_COVERAGE },
      priceBuckets: PRICE_PARTS,
      operation: input.operation,
      didYouMean: input.didYouMean !== 'false',
      ...tuningOf(app, actor.market, input.str),
    },
  }
}

const POPULAR = 10

/** Categories to continue with: children, siblings, or for a search those with most results. */
async function nextCategories(
  app: App,
  actor: Actor,
  query: ListingQuery,
  result: SearchResult,
): Promise<CategoryLink[]> {
  const { language, market } = actor
  const { category, snapshot } = query
  if (category && category.children.length > 0) {
    return category.children.map(child => categoryLinkOf(child, language, result.categories[child.code] ?? 0))
  }
  if (category) {
    const counts = await categoryCounts(app, market)
    const siblings = category.path.at(-2)?.children ?? []
    return siblings
      .filter(other => other.code !== category.code)
      .map(other => categoryLinkOf(other, language, counts[other.code] ?? 0))
  }
  // for a text, the categories of the best products come first
  const rankOf = (code: string) => {
    const at = result.bestCategories.indexOf(code)
    return at < 0 ? result.bestCategories.length : at
  }
  return Object.entries(result.categories)
    .flatMap(([code, count]) => {
      const one = snapshot.categories.get(code)
      return one && one.children.length === 0 ? [categoryLinkOf(one, language, count)] : []
    })
    .toSorted(
      (a, b) =>
        rankOf(a.categoryCode) - rankOf(b.categoryCode) ||
        b.productCount - a.productCount ||
        (a.categoryCode < b.categoryCode ? -1 : 1),
    )
    .slice(0, POPULAR)
}

function shownBuckets(actor: Actor, query: ListingQuery, result: SearchResult, limits: typeof LIMITS): Bucket[] {
  const { attributes, brands, categories } = query.snapshot
  // a fixed filter offers no choice, so it is not shown
  const hidden = new Set(Object.keys(query.input.fixed?.filters ?? {}))
  if (query.brand) hidden.add('brand')
  const shown = result.buckets.filter(({ name }) => !hidden.has(name))
  const texts = { language: actor.language, attributes, brands, categories }
  return bucketsOf(shown, texts, { ...limits, products: result.totalCount })
}

function shownPrices({ priceRange }: ListingQuery, result: SearchResult): Listing['priceBuckets'] {
  return result.priceBuckets.map(({ min, max, count }) => {
    return { min, max, count, selected: priceRange?.min === min && priceRange.max === max }
  })
}

/** Whether it is the first page of a search by text alone. */
function isPlainSearch({ input, chosenCities, priceRange }: ListingQuery): boolean {
  const isNarrowed = [input.category, input.brand, input.tag, input.fixed, input.filter, priceRange].some(Boolean)
  return input.type === 'SEARCH' && input.pageIndex === 0 && !isNarrowed && chosenCities.length === 0
}

/**
 * Products with facets. Ids, counts and facets come from the search engine, so it takes one SQL statement, two for a
 * brand. A page past the end is empty. @throws server.unavailable while the store is filled and the list is empty,
 * catalog.category-unknown, catalog.brand-unknown, catalog.filter-invalid
 */
export async function listProducts(app: App, actor: Actor, input: ListingInput): Promise<Listing> {
  const query = await parseListing(app, actor, input)
  const { category, brand, request, cities, chosenCities } = query
  const { str = '', pageIndex, pageSize, type } = input
  const searchResult = await app.ports.search.search(request)
  // its products may not be there yet
  if (searchResult.totalCount === 0 && app.readiness.filling) throw appError('server.unavailable')
  if (isPlainSearch(query)) rememberResults(app, actor.market, str, searchResult.totalCount)
  const counts = category ? await categoryCounts(app, actor.market) : {}
  const text = searchResult.usedCorrection && searchResult.corrected !== null ? searchResult.corrected : str
  const [products, tabs, details, categories, crumbs, nearest] = await Promise.all([
    cardsByMsn(app, actor, searchResult.msns),
    cityTabs(app, actor, { cities, chosen: chosenCities, request, result: searchResult }),
    brand && type === 'BRAND' ? brandDetails(app, actor, brand) : null,
    nextCategories(app, actor, query, searchResult),
    breadcrumbOf(app, actor, { str: text, category: category?.code, brand: input.brand, under: input.fixed?.crumb }),
    searchResult.totalCount === 0 ? noResultsFallback(app, actor, request) : null,
  ])
  return {
    type,
    productSearchResult: { totalCount: searchResult.totalCount, products },
    buckets: shownBuckets(actor, query, searchResult, LIMITS),
    priceRange: searchResult.priceRange,
    priceBuckets: shownPrices(query, searchResult),
    categories,
    category: category && {
      ...categoryLinkOf(category, actor.language, counts[category.code] ?? 0),
      intro: category.intro[actor.language],
    },
    brandDetails: details,
    cities: tabs,
    breadcrumb: crumbs,
    str: text,
    corrected: searchResult.corrected,
    correctedFrom: searchResult.usedCorrection ? str : null,
    unmatched: searchResult.unmatched,
    kind: searchResult.kind,
    nearest,
    redirectTo: type === 'SEARCH' ? redirectOfText(app, actor.market, str) : null,
    pageIndex,
    pageSize,
    httpStatus: 200,
  }
}

/** The filters of a listing: all, one by name, or only attributes. Costs no statement. Throws like listProducts. */
export async function listBuckets(
  app: App,
  actor: Actor,
  input: ListingInput,
  only: { name?: string; attributes?: boolean } = {},
): Promise<{ totalCount: number; buckets: Bucket[] }> {
  const query = await parseListing(app, actor, input)
  const { optionalFacets, ...request } = query.request
  const all = [...request.facets, ...query.facetKeys]
  const facets = only.attributes ? query.facetKeys : all.filter(name => !only.name || name === only.name)
  const result = await app.ports.search.search({ ...request, size: 0, page: 0, facets, priceBuckets: 0 })
  const limits = { terms: only.name ? 1000 : 100, attributes: 40 }
  return { totalCount: result.totalCount, buckets: shownBuckets(actor, query, result, limits) }
}

/** Price ranges of a listing, at most `size`. Costs no statement. Throws like listProducts. */
export async function listPrices(
  app: App,
  actor: Actor,
  input: ListingInput,
  size: number,
): Promise<Pick<Listing, 'priceRange' | 'priceBuckets'>> {
  const query = await parseListing(app, actor, input)
  const { optionalFacets, ...listed } = query.request
  const request = { ...listed, size: 0, page: 0, facets: [], priceBuckets: size }
  const result = await app.ports.search.search(request)
  return { priceRange: result.priceRange, priceBuckets: shownPrices(query, result) }
}
