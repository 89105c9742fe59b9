// HTTP routes of the ledger.

import { ledgerEndpoints } from '../../contract/ledger/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { ledgerBalances, ledgerDifferences, ledgerEntries, ledgerJournal } from './queries/ledger.ts'

export const ledgerRoutes = routes(ledgerEndpoints, {
  ledgerBalances: async ({ app, query }) => ok(await ledgerBalances(app.db, query)),
  ledgerEntries: async ({ app, query }) => ok(await ledgerEntries(app.db, query)),
  ledgerJournal: ({ app, query }) => ledgerJournal(app.db, query),
  ledgerDifferences: async ({ app, query }) => ok(await ledgerDifferences(app.db, query)),
})
