// HTTP routes of tax returns.

import { ok } from '../../contract/shared/endpoint.ts'
import { taxReturnEndpoints } from '../../contract/tax-returns/api.ts'
import { routes } from '../platform/invoke.ts'
import { gstr1File, gstr1Return, gstr8File, gstr8Return } from './queries/returns.ts'

export const taxReturnRoutes = routes(taxReturnEndpoints, {
  gstr1: async ({ app, query }) => ok(await gstr1Return(app, query)),
  gstr1Csv: ({ app, query }) => gstr1File(app, query),
  gstr8: async ({ app, query }) => ok(await gstr8Return(app, query)),
  gstr8Csv: ({ app, query }) => gstr8File(app, query),
})
