// HTTP routes of deals, sponsored products, best sellers, and of what staff decide about products bought together.

import { merchandisingEndpoints } from '../../contract/merchandising/api.ts'
import { togetherEndpoints } from '../../contract/merchandising/together-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { TRENDING_CATEGORY_LIMIT } from '../../contract/shared/paging.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { topBrands, withEmptyListing } from '../listing/service.ts'
import { type Route, routes } from '../platform/invoke.ts'
import { topMsns, trendingCategories } from '../search/service.ts'
import { saveTogetherProduct, saveTogetherRule } from './commands/together-desk.ts'
import { listDeal, listFilters } from './queries/deals.ts'
import { mostSoldCategories, sponsoredProducts } from './queries/promoted.ts'
import { togetherProduct, togetherRule, togetherRules } from './queries/together-desk.ts'

const { bestOffers, exclusiveOffers, specialDeals, specialOffer, ...promoted } = merchandisingEndpoints

const dealRoutes = routes(
  { bestOffers, exclusiveOffers, specialDeals, specialOffer },
  {
    bestOffers: ({ app, actor, query }) => listDeal(app, actor, 'best-offers', query),
    exclusiveOffers: ({ app, actor, query }) => listDeal(app, actor, 'exclusive-offers', query),
    specialDeals: ({ app, actor, query }) => listDeal(app, actor, 'special-deals', query),
    specialOffer: ({ app, actor, query }) => listDeal(app, actor, 'special-offer', query),
  },
)

const promotedRoutes = routes(promoted, {
  sponsoredProducts: async ({ app, actor, query }) => ok(await sponsoredProducts(app, actor, query)),
  async tagProducts({ app, actor, query: { tag, category, pageSize } }) {
    return ok(await cardsByMsn(app, actor, await topMsns(app, actor, { tag, category, size: pageSize })))
  },
  trending: async ({ app, actor }) => ok(await trendingCategories(app, actor, TRENDING_CATEGORY_LIMIT)),
  mostSoldCategories: async ({ app, actor, query }) => ok(await mostSoldCategories(app, actor, query)),
  async brandsAndTrending({ app, actor, query: { size } }) {
    const categories = await trendingCategories(app, actor, TRENDING_CATEGORY_LIMIT)
    return ok({ brands: await topBrands(app, actor, { size }), categories })
  },
  getBuckets: async ({ app, actor, query }) => ok(await listFilters(app, actor, query)),
})

const togetherRoutes = routes(togetherEndpoints, {
  togetherRules: async ({ app, query }) => ok(await togetherRules(app.db, query)),
  togetherRule: async ({ app, params }) => ok(await togetherRule(app.db, params.categoryCode)),
  saveTogetherRule: async ({ app, params, body }) => ok(await saveTogetherRule(app, params.categoryCode, body)),
  togetherProduct: async ({ app, actor, params }) => ok(await togetherProduct(app, actor, params.msn)),
  saveTogetherProduct: async ({ app, actor, params, body }) =>
    ok(await saveTogetherProduct(app, actor, params.msn, body)),
})

export const merchandisingRoutes: Route[] = [...withEmptyListing(dealRoutes), ...promotedRoutes, ...togetherRoutes]
