// The gate of the catalogue: listings, and how one finds one's way to them.

import { listingEndpoints } from '../../contract/listing/api.ts'
import { discoveryEndpoints } from '../../contract/listing/discovery-api.ts'
import { emptyListing } from '../../contract/listing/empty-listing.rules.ts'
import { TRENDING_CATEGORY_LIMIT } from '../../contract/shared/limits.ts'
import { readMsns } from '../catalog/msn-list.ts'
import { cardsByMsn, categoryTree, topMsns, trendingCategories } from '../catalog/service.ts'
import { listDeal, listFilters } from '../merchandising/queries/deals.ts'
import { ok, type Route, routes } from '../platform/invoke.ts'
import { brandByName, brandInCategory, brandIndex, similarBrands, topBrands } from './queries/brands.ts'
import { placeCrumbs } from './queries/breadcrumbs.ts'
import * as discovery from './queries/discovery.ts'
import { listBuckets, listPrices, listProducts } from './queries/products.ts'

const MSNS_ASKED = 100

const listingRoutes = routes(listingEndpoints, {
  getCategory: ({ app, actor, query }) => listProducts(app, actor, query),
  search: ({ app, actor, query }) => listProducts(app, actor, query),
  searchV2: ({ app, actor, query }) => listProducts(app, actor, query),
  searchInCategory: ({ app, actor, query }) => listProducts(app, actor, query),
  searchInBrand: ({ app, actor, query }) => listProducts(app, actor, query),
  getBrandListing: ({ app, actor, query }) => listProducts(app, actor, query),
  getBuckets: async ({ app, actor, query }) => ok(await listFilters(app, actor, query)),
  getAttributeBuckets: async ({ app, actor, query }) => ok(await listBuckets(app, actor, query, { attributes: true })),
  getPriceBuckets: async ({ app, actor, query: { size, ...asked } }) => ok(await listPrices(app, actor, asked, size)),
})

const discoveryRoutes = routes(discoveryEndpoints, {
  suggest: async ({ app, actor, query }) => ok(await discovery.suggestions(app, actor, query)),
  searchBreadcrumb: async ({ app, actor, query }) => ok(await placeCrumbs(app, actor, query)),
  sponsoredProducts: async ({ app, actor, query }) => ok(await discovery.sponsoredProducts(app, actor, query)),
  searchByMsns: async ({ app, actor, query }) => ok(await cardsByMsn(app, actor, readMsns(query.msns, MSNS_ASKED))),
  async tagProducts({ app, actor, query: { tag, category, pageSize } }) {
    return ok(await cardsByMsn(app, actor, await topMsns(app, actor, { tag, category, size: pageSize })))
  },
  getAllCategories: async ({ app, actor }) => ok(await categoryTree(app, actor)),
  flyout: async ({ app, actor }) => ok(await categoryTree(app, actor, 3)),
  trending: async ({ app, actor }) => ok(await trendingCategories(app, actor, TRENDING_CATEGORY_LIMIT)),
  mostSoldCategories: async ({ app, actor, query }) => ok(await discovery.mostSoldCategories(app, actor, query)),
  topCategories: async ({ app, actor, query }) => ok(await discovery.topCategories(app, actor, query)),
  categoriesByBrand: async ({ app, actor, query }) => ok(await discovery.categoriesByBrand(app, actor, query.brand)),
  searchCategoryList: async ({ app, actor, query }) => ok(await discovery.findCategories(app, actor, query)),
  getAllBrands: async ({ app, actor, query }) => ok(await brandIndex(app, actor, query)),
  brandByName: async ({ app, actor, query }) => ok(await brandByName(app, actor, query.name)),
  similarBrands: async ({ app, actor, query }) => ok(await similarBrands(app, actor, query)),
  shopByBrands: async ({ app, actor, query }) => ok(await topBrands(app, actor, query)),
  topBrandsAndAlps: async ({ app, actor, query }) => ok(await discovery.topBrandsAndPages(app, actor, query)),
  isBrandCategory: async ({ app, actor, query }) => ok(await brandInCategory(app, actor, query)),
  async brandsAndTrending({ app, actor, query: { size } }) {
    const categories = await trendingCategories(app, actor, TRENDING_CATEGORY_LIMIT)
    return ok({ brands: await topBrands(app, actor, { size }), categories })
  },
  bestOffers: ({ app, actor, query }) => listDeal(app, actor, 'best-offers', query),
  exclusiveOffers: ({ app, actor, query }) => listDeal(app, actor, 'exclusive-offers', query),
  specialDeals: ({ app, actor, query }) => listDeal(app, actor, 'special-deals', query),
  specialOffer: ({ app, actor, query }) => listDeal(app, actor, 'special-offer', query),
})

/** Brands are asked for by slug, or by name in one call. */
const emptyAnswer: Route['empty'] = (httpStatus, { brand, name }) => {
  const asked = brand ?? name
  return emptyListing(httpStatus, typeof asked === 'string' ? { type: 'BRAND', brand: asked.slice(0, 120) } : {})
}
/** The calls whose failure is an empty result by the catalogue of errors. */
const LISTED = /^\/api\/v(1|3)\/(search(\/(v2|getCategory|getBrand))?|category\/getCategory|brand\/.*|deals\/.*)$/

export const catalogRoutes: Route[] = [...listingRoutes, ...discoveryRoutes].map(route =>
  LISTED.test(route.endpoint.path) ? { ...route, empty: emptyAnswer } : route,
)
