// HTTP routes of tax returns.

import { ok } from '../../contract/shared/endpoint.ts'
import { taxReturnEndpoints } from '../../contract/tax-returns/api.ts'
import { vatReturnEndpoints } from '../../contract/tax-returns/vat201-api.ts'
import { routes } from '../platform/invoke.ts'
import { gstr1File, gstr1Return, gstr8File, gstr8Return } from './queries/returns.ts'
import { vatFile, vatReturn } from './queries/vat201.ts'

export const taxReturnRoutes = routes(taxReturnEndpoints, {
  gstr1: async ({ app, query }) => ok(await gstr1Return(app, query)),
  gstr1Csv: ({ app, query }) => gstr1File(app, query),
  gstr8: async ({ app, query }) => ok(await gstr8Return(app, query)),
  gstr8Csv: ({ app, query }) => gstr8File(app, query),
})

export const vatReturnRoutes = routes(vatReturnEndpoints, {
  vat201: async ({ app, query }) => ok(await vatReturn(app, query)),
  vat201Csv: ({ app, query }) => vatFile(app, query),
})
