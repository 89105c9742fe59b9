// The gate of the product page's calls.

import { productEndpoints } from '../../contract/storefront/product-api.ts'
import { readMsns } from '../catalog/msn-list.ts'
import { productVideos } from '../catalog/queries/videos.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { boughtTogether } from '../merchandising/queries/bought-together.ts'
import { ok, type Route, routes } from '../platform/invoke.ts'
import { compareProducts } from './queries/compare.ts'
import { productGroup, productPage, similarByText, similarProducts, tagsOfProduct } from './queries/product-page.ts'

/** A table of more is not read. */
const COMPARED = 4

export const productRoutes: Route[] = routes(productEndpoints, {
  pdpDetails: async ({ app, actor, query }) => ok(await productPage(app, actor, query.msn)),
  productGroup: async ({ app, actor, query }) => ok(await productGroup(app, actor, query.msn)),
  platformProductGroup: async ({ app, actor, query }) => ok(await productGroup(app, actor, query.msn)),
  productsByMsnList: async ({ app, actor, body }) => ok(await cardsByMsn(app, actor, body.msnList)),
  tagsByMsn: async ({ app, actor, query }) => ok(await tagsOfProduct(app, actor, query.msn)),
  productVideos: async ({ app, actor, query }) => ok(await productVideos(app.db, actor, query)),
  boughtTogether: async ({ app, actor, query }) => ok(await boughtTogether(app, actor, query.msn)),
  compareProducts: async ({ app, actor, query }) =>
    ok(await compareProducts(app, actor, readMsns(query.productId, COMPARED))),
  similarProducts: async ({ app, actor, query }) => ok(await similarProducts(app, actor, query.msn, query.pageSize)),
  similarProductsByText: async ({ app, actor, query }) =>
    ok(await similarByText(app, actor, query.str, query.pageSize)),
})
