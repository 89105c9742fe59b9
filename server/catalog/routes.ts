// HTTP routes by which staff look at the catalog.

import { catalogEndpoints } from '../../contract/catalog/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { missingDeclarations, missingDeclarationsCsv } from './queries/missing-declarations.ts'
import { offerStates } from './queries/offer-states.ts'

export const catalogRoutes = routes(catalogEndpoints, {
  offerStates: async ({ app, query }) => ok(await offerStates(app.db, query.msn)),
  missingDeclarations: async ({ app, query }) => ok(await missingDeclarations(app.db, query)),
  missingDeclarationsCsv: ({ app, query }) => missingDeclarationsCsv(app, query.seller),
})
