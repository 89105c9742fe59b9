// HTTP routes of listings, search suggestions, category lists and brands.

import { type Listing, listingEndpoints } from '../../contract/listing/api.ts'
import { discoveryEndpoints } from '../../contract/listing/discovery-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { cardsByMsn, parseMsns } from '../catalog/service.ts'
import { flyout } from '../content/service.ts'
import { type Route, routes } from '../platform/invoke.ts'
import { categoryTree } from '../search/service.ts'
import { brandByName, brandIndex, brandStores, isBrandSoldIn, similarBrands, topBrands } from './queries/brands.ts'
import { breadcrumbOf } from './queries/breadcrumbs.ts'
import * as discovery from './queries/discovery.ts'
import { listBuckets, listPrices, listProducts } from './queries/products.ts'
import { withEmptyListing } from './rules/empty-result.ts'

const MAX_MSNS = 100

const { getAttributeBuckets, getPriceBuckets, ...wholeListings } = listingEndpoints
const { brandByName: brandByNameEndpoint, ...otherDiscovery } = discoveryEndpoints

const listedRoutes = routes(
  { ...wholeListings, brandByName: brandByNameEndpoint },
  {
    getCategory: ({ app, actor, query }) => listProducts(app, actor, query),
    search: ({ app, actor, query }) => listProducts(app, actor, query),
    searchV2: ({ app, actor, query }) => listProducts(app, actor, query),
    searchInCategory: ({ app, actor, query }) => listProducts(app, actor, query),
    searchInBrand: ({ app, actor, query }) => listProducts(app, actor, query),
    getBrandListing: ({ app, actor, query }) => listProducts(app, actor, query),
    brandByName: async ({ app, actor, query }) => ok(await brandByName(app, actor, query.name)),
  },
)

const partRoutes = routes(
  { getAttributeBuckets, getPriceBuckets },
  {
    getAttributeBuckets: async ({ app, actor, query }) =>
      ok(await listBuckets(app, actor, query, { attributes: true })),
    getPriceBuckets: async ({ app, actor, query: { size, ...listing } }) =>
      ok(await listPrices(app, actor, listing, size)),
  },
)

const discoveryRoutes = routes(otherDiscovery, {
  suggest: async ({ app, actor, query }) => ok(await discovery.suggestions(app, actor, query)),
  searchBreadcrumb: async ({ app, actor, query }) => ok(await breadcrumbOf(app, actor, query)),
  searchByMsns: async ({ app, actor, query }) => ok(await cardsByMsn(app, actor, parseMsns(query.msns, MAX_MSNS))),
  getAllCategories: async ({ app, actor }) => ok(await categoryTree(app, actor)),
  flyout: async ({ app, actor }) => ok(await flyout(app, actor, 3)),
  topCategories: async ({ app, actor, query }) => ok(await discovery.topCategories(app, actor, query)),
  categoriesByBrand: async ({ app, actor, query }) => ok(await discovery.categoriesByBrand(app, actor, query.brand)),
  searchCategoryList: async ({ app, actor, query }) => ok(await discovery.findCategories(app, actor, query)),
  getAllBrands: async ({ app, actor, query }) => ok(await brandIndex(app, actor, query)),
  similarBrands: async ({ app, actor, query }) => ok(await similarBrands(app, actor, query)),
  shopByBrands: async ({ app, actor, query }) => ok(await topBrands(app, actor, query)),
  brandStores: async ({ app, actor, query }) => ok(await brandStores(app, actor, query)),
  topBrandsAndAlps: async ({ app, actor, query }) => ok(await discovery.topBrandsAndPages(app, actor, query)),
  isBrandCategory: async ({ app, actor, query }) => ok(await isBrandSoldIn(app, actor, query)),
})

function tagsOfCategory(response: unknown): string[] {
  const { category, productSearchResult } = response as Listing
  const products = productSearchResult.products.map(({ msn }) => `product:${msn}`)
  return [`category:${category?.categoryCode}`, ...products]
}

/** A category changes with its products, everything else with any product of the index. */
const shared = (routes: readonly Route[]) =>
  routes.map(route => ({
    ...route,
    tagsOf:
      route.endpoint.path === wholeListings.getCategory.path
        ? tagsOfCategory
        : () => ['search:responses', 'cms:responses'],
  }))

export const listingRoutes: Route[] = [
  ...shared(withEmptyListing(listedRoutes)),
  ...shared(partRoutes),
  ...shared(discoveryRoutes),
]
