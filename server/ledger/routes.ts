// HTTP routes of the ledger.

import { ledgerEndpoints } from '../../contract/ledger/api.ts'
import { claimEndpoints } from '../../contract/ledger/claims-api.ts'
import { commissionEndpoints } from '../../contract/ledger/commission-api.ts'
import { remittanceEndpoints } from '../../contract/ledger/remittances-api.ts'
import { settlementEndpoints } from '../../contract/ledger/settlements-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { setCommissionRate } from './commands/commission-rates.ts'
import { importRemittance } from './commands/import-remittance.ts'
import { importSettlement } from './commands/import-settlement.ts'
import { recordClaimPayment } from './commands/record-claim.ts'
import { carrierClaims } from './queries/claims.ts'
import { commissionRates, ledgerBalances, ledgerDifferences, ledgerEntries, ledgerJournal } from './queries/ledger.ts'
import { outstandingCash } from './queries/outstanding-cash.ts'

const readingRoutes = routes(ledgerEndpoints, {
  ledgerBalances: async ({ app, query }) => ok(await ledgerBalances(app.db, query)),
  ledgerEntries: async ({ app, query }) => ok(await ledgerEntries(app.db, query)),
  ledgerJournal: ({ app, query }) => ledgerJournal(app.db, query),
  ledgerDifferences: async ({ app, query }) => ok(await ledgerDifferences(app.db, query)),
})

const commissionRoutes = routes(commissionEndpoints, {
  setCommissionRate: async ({ app, actor, body }) => ok(await setCommissionRate(app, actor, body)),
  commissionRates: async ({ app, query }) => ok(await commissionRates(app.db, query)),
})

const settlementRoutes = routes(settlementEndpoints, {
  importSettlement: async ({ app, actor, body }) => ok(await importSettlement(app, actor, body)),
})

const remittanceRoutes = routes(remittanceEndpoints, {
  importRemittance: async ({ app, actor, body }) => ok(await importRemittance(app, actor, body)),
  outstandingCash: async ({ app, query }) => ok(await outstandingCash(app, query)),
})

const claimRoutes = routes(claimEndpoints, {
  carrierClaims: async ({ app, query }) => ok(await carrierClaims(app.db, query)),
  recordClaimPayment: async ({ app, actor, params, body }) =>
    ok(await recordClaimPayment(app, actor, { ...params, ...body })),
})

export const ledgerRoutes = [
  ...[...readingRoutes, ...commissionRoutes, ...settlementRoutes, ...remittanceRoutes, ...claimRoutes],
]
