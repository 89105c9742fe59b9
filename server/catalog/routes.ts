// The gate of the catalogue: listing and product calls.

import { listingEndpoints, productEndpoints } from '../../contract/catalog.ts'
import { TRENDING_CATEGORY_LIMIT } from '../../contract/limits.ts'
import { zMsn } from '../../contract/schemas.ts'
import { ok, type Route, routes } from '../platform/invoke.ts'
import { listProducts } from './listing.service.ts'
import { productPage, tagsOfProduct } from './product.service.ts'
import { cardsByMsn, categoryTree, topMsns, trendingCategories } from './service.ts'

const MSNS_ASKED = 100

/** MSNs joined by commas; whatever is none is left out. */
function readMsns(text: string): string[] {
  const parsed = text.split(',').map(part => zMsn.safeParse(part))
  return parsed.flatMap(({ data }) => data ?? []).slice(0, MSNS_ASKED)
}

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
    searchByMsns: async ({ app, actor, query }) => ok(await cardsByMsn(app, actor, readMsns(query.msns))),
  }),
  ...routes(productEndpoints, {
    pdpDetails: async ({ app, actor, query }) => ok(await productPage(app, actor, query.msn)),
    productGroup: async ({ app, actor, query }) => ok(await productPage(app, actor, query.msn)),
    platformProductGroup: async ({ app, actor, query }) => ok(await productPage(app, actor, query.msn)),
    productsByMsnList: async ({ app, actor, body }) => ok(await cardsByMsn(app, actor, body.msnList)),
    tagsByMsn: async ({ app, actor, query }) => ok(await tagsOfProduct(app, actor, query.msn)),
  }),
]
