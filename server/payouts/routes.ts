// HTTP routes of payouts to sellers.

import { sellerAccountEndpoints } from '../../contract/payouts/accounts-api.ts'
import { payoutEndpoints } from '../../contract/payouts/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { payoutAccountOf, sellerAccounts, setSellerAccount } from './commands/accounts.ts'
import { cancelPayout, recordPayout } from './commands/record-payout.ts'
import { runPayouts } from './commands/run-payouts.ts'
import { listedPayouts } from './queries/payouts.ts'
import { sellerStatement, sellerStatementCsv } from './queries/statement.ts'

const runRoutes = routes(payoutEndpoints, {
  runPayouts: async ({ app, actor, body }) => ok(await runPayouts(app, actor, body)),
  payouts: async ({ app, query }) => ok(await listedPayouts(app.db, query)),
  recordPayout: async ({ app, actor, params, body }) => ok(await recordPayout(app, actor, { ...params, ...body })),
  cancelPayout: async ({ app, actor, params }) => ok(await cancelPayout(app, actor, params.payoutId)),
  sellerStatement: async ({ app, query }) => ok(await sellerStatement(app.db, query)),
  sellerStatementCsv: ({ app, query }) => sellerStatementCsv(app.db, query),
})

const accountRoutes = routes(sellerAccountEndpoints, {
  sellerAccounts: async ({ app, query }) => ok(await sellerAccounts(app.db, query.market)),
  setSellerAccount: async ({ app, actor, body }) => ok(await setSellerAccount(app, actor, body)),
  payoutAccount: async ({ app, params }) => ok(await payoutAccountOf(app, params.payoutId)),
})

export const payoutRoutes = [...runRoutes, ...accountRoutes]
