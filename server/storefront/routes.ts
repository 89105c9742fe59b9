// HTTP routes of the store configuration, breadcrumbs and product page.

import { ok } from '../../contract/shared/endpoint.ts'
import type { Market } from '../../contract/shared/market.ts'
import { siteEndpoints } from '../../contract/storefront/api.ts'
import { type ProductDetails, productEndpoints } from '../../contract/storefront/product-api.ts'
import { cardsByMsn, parseMsns, productVideos } from '../catalog/service.ts'
import { boughtTogether } from '../merchandising/service.ts'
import type { Actor } from '../platform/actor.ts'
import { type Route, routes } from '../platform/invoke.ts'
import { compareProducts } from './queries/compare.ts'
import { productOffers } from './queries/product-offers.ts'
import { productGroup, productPage, similarByText, similarProducts, tagsOfProduct } from './queries/product-page.ts'
import { breadcrumb, webConfig } from './queries/site.ts'

const MAX_COMPARED = 4

// getSession and getToken belong to auth, the layout endpoints to content
const { test, webConfig: config, webConfigV3, homeBreadcrumb } = siteEndpoints

const siteRoutes = routes(
  { test, webConfig: config, webConfigV3, homeBreadcrumb },
  {
    test: async ({ app }) => ok({ time: app.now().toISOString() }),
    webConfig: async ({ app, actor }) => ok(webConfig(app, actor)),
    webConfigV3: async ({ app, actor }) => ok(webConfig(app, actor)),
    homeBreadcrumb: async ({ app, actor, query }) => ok(await breadcrumb(app, actor, query)),
  },
)

/** The actor as a shopper of a country; a delivery location of another one is ignored. */
function inMarket(actor: Actor, country: Market | undefined): Actor {
  return country === undefined || country === actor.market ? actor : { ...actor, market: country, place: null }
}

const productRoutes = routes(productEndpoints, {
  pdpDetails: async ({ app, actor, query }) => ok(await productPage(app, actor, query.msn)),
  productGroup: async ({ app, actor, query }) => ok(await productGroup(app, actor, query.msn)),
  platformProductGroup: async ({ app, actor, query }) => ok(await productGroup(app, actor, query.msn)),
  productsByMsnList: async ({ app, actor, body: { msnList, country } }) =>
    ok(await cardsByMsn(app, inMarket(actor, country), msnList)),
  tagsByMsn: async ({ app, actor, query }) => ok(await tagsOfProduct(app, actor, query.msn)),
  productOffers: async ({ app, actor, query }) => ok(await productOffers(app, actor, query)),
  productVideos: async ({ app, actor, query }) => ok(await productVideos(app.db, actor, query)),
  boughtTogether: async ({ app, actor, query }) => ok(await boughtTogether(app, actor, query.msn)),
  compareProducts: async ({ app, actor, query }) =>
    ok(await compareProducts(app, actor, parseMsns(query.productId, MAX_COMPARED))),
  similarProducts: async ({ app, actor, query }) => ok(await similarProducts(app, actor, query.msn, query.pageSize)),
  similarProductsByText: async ({ app, actor, query }) =>
    ok(await similarByText(app, actor, query.str, query.pageSize)),
})

/** A configuration that fails is not active (error catalogue of the specification). */
const inactive: Route['empty'] = httpStatus => ({ active: false, httpStatus })
const configPaths: readonly string[] = [config.path, webConfigV3.path]

/** Tags of the products that a product page shows. */
function tagsOfPage(response: unknown): string[] {
  const { msn, variants, similar, outOfStockSimilar } = (response as { data: ProductDetails }).data
  const others = [...similar, ...(outOfStockSimilar?.top ?? []), ...(outOfStockSimilar?.bottom ?? [])]
  const msns = [msn, ...(variants?.msns ?? []), ...others.map(other => other.msn)]
  return ['promotions:responses', 'category:responses', ...msns.map(one => `product:${one}`)]
}

export const storefrontRoutes: Route[] = [
  ...siteRoutes.map(route => (configPaths.includes(route.endpoint.path) ? { ...route, empty: inactive } : route)),
  ...productRoutes.map(route =>
    route.endpoint.path === productEndpoints.pdpDetails.path ? { ...route, tagsOf: tagsOfPage } : route,
  ),
]
