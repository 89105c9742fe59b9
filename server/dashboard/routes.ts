// HTTP routes of the dashboard.

import { dashboardEndpoints } from '../../contract/dashboard/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import type { SetupCheck } from '../platform/setup-checks.ts'
import { setupOf } from './queries/setup.ts'
import { salesOf, workOf } from './service.ts'

export const makeDashboardRoutes = (checks: readonly SetupCheck[]) =>
  routes(dashboardEndpoints, {
    staffWork: async ({ app, actor, query }) => ok(await workOf(app, actor, query.market)),
    setupChecklist: async ({ app, actor, query }) => ok({ steps: await setupOf(app, actor, query.market, checks) }),
    staffSales: async ({ app, actor, query }) => ok(await salesOf(app.db, actor, query)),
  })
