// HTTP routes by which staff look at the catalog.

import { catalogEndpoints } from '../../contract/catalog/api.ts'
import { sellerEndpoints } from '../../contract/catalog/sellers-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { setSellerDetails } from './commands/set-seller-details.ts'
import { missingDeclarations, missingDeclarationsCsv } from './queries/missing-declarations.ts'
import { offerStates } from './queries/offer-states.ts'
import { sellerDetails } from './queries/seller-details.ts'

export const catalogRoutes = routes(catalogEndpoints, {
  offerStates: async ({ app, query }) => ok(await offerStates(app.db, query.msn)),
  missingDeclarations: async ({ app, query }) => ok(await missingDeclarations(app.db, query)),
  missingDeclarationsCsv: ({ app, query }) => missingDeclarationsCsv(app, query.seller),
})

export const sellerRoutes = routes(sellerEndpoints, {
  sellers: async ({ app, query }) => ok(await sellerDetails(app.db, query)),
  setSellerDetails: async ({ app, actor, params, body }) =>
    ok(await setSellerDetails(app.db, actor, params.sellerCode, body)),
})
