// HTTP route of the account's overview.

import { accountEndpoints } from '../../contract/account/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { accountOverview } from './service.ts'

export const accountRoutes = routes(accountEndpoints, {
  overview: async ({ app, actor }) => ok(await accountOverview(app, actor)),
})
