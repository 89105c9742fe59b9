// The gate of the site: configuration, layouts, menus. The two session calls of the same table belong to the sessions.

import { siteEndpoints } from '../../contract/site.ts'
import { categoryTree } from '../catalog/service.ts'
import { ok, routes } from '../platform/invoke.ts'
import { breadcrumb, filledLayout, footer, webConfig } from './service.ts'

const { getSession: _session, getToken: _token, ...endpoints } = siteEndpoints

export const siteRoutes = routes(endpoints, {
  test: async ({ app }) => ok({ time: app.now().toISOString() }),
  webConfig: async ({ app, actor }) => ok(webConfig(app, actor)),
  webConfigV3: async ({ app, actor }) => ok(webConfig(app, actor)),
  homeBreadcrumb: async ({ app, actor, query }) => ok(await breadcrumb(app, actor, query)),
  async layoutByCode({ app, actor, query: { code } }) {
    return ok({ code, blocks: await filledLayout(app, actor, code) })
  },
  homeFlyout: async ({ app, actor }) => ok(await categoryTree(app, actor, 2)),
  footer: async ({ app, actor }) => ok(await footer(app, actor)),
})
