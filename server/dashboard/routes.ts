// HTTP routes of the dashboard.

import { dashboardEndpoints } from '../../contract/dashboard/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { salesOf, workOf } from './service.ts'

export const dashboardRoutes = routes(dashboardEndpoints, {
  staffWork: async ({ app, actor, query }) => ok(await workOf(app.db, actor, query.market)),
  staffSales: async ({ app, actor, query }) => ok(await salesOf(app.db, actor, query)),
})
