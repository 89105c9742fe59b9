// The gate of the site: configuration and breadcrumbs. The calls of sessions and of layouts in the same table are theirs.

import { siteEndpoints } from '../../contract/storefront/api.ts'
import { ok, routes } from '../platform/invoke.ts'
import { breadcrumb, webConfig } from './queries/site.ts'

const { test, webConfig: config, webConfigV3, homeBreadcrumb } = siteEndpoints

export const siteRoutes = routes(
  { test, webConfig: config, webConfigV3, homeBreadcrumb },
  {
    test: async ({ app }) => ok({ time: app.now().toISOString() }),
    webConfig: async ({ app, actor }) => ok(webConfig(app, actor)),
    webConfigV3: async ({ app, actor }) => ok(webConfig(app, actor)),
    homeBreadcrumb: async ({ app, actor, query }) => ok(await breadcrumb(app, actor, query)),
  },
)
