// The gate of the catalogue: listing calls.

import { listingEndpoints } from '../../contract/catalog.ts'
import { TRENDING_CATEGORY_LIMIT } from '../../contract/limits.ts'
import { ok, type Route, routes } from '../platform/invoke.ts'
import { listProducts } from './listing.service.ts'
import { readMsns } from './msns.rules.ts'
import { cardsByMsn, categoryTree, topMsns, trendingCategories } from './service.ts'

const MSNS_ASKED = 100

export const catalogRoutes: Route[] = [
  ...routes(listingEndpoints, {
    getCategory: ({ app, actor, query }) => listProducts(app, actor, query),
    search: ({ app, actor, query }) => listProducts(app, actor, query),
    getAllCategories: async ({ app, actor }) => ok(await categoryTree(app, actor)),
    flyout: async ({ app, actor }) => ok(await categoryTree(app, actor, 3)),
    trending: async ({ app, actor }) => ok(await trendingCategories(app, actor, TRENDING_CATEGORY_LIMIT)),
    async tagProducts({ app, actor, query: { tag, category, pageSize } }) {
      return ok(await cardsByMsn(app, actor, await topMsns(app, actor, { tag, category, size: pageSize })))
    },
    searchByMsns: async ({ app, actor, query }) => ok(await cardsByMsn(app, actor, readMsns(query.msns, MSNS_ASKED))),
  }),
]
