// HTTP routes of payouts to sellers.

import { payoutEndpoints } from '../../contract/payouts/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelPayout, recordPayout } from './commands/record-payout.ts'
import { runPayouts } from './commands/run-payouts.ts'
import { listedPayouts } from './queries/payouts.ts'
import { sellerStatement, sellerStatementCsv } from './queries/statement.ts'

export const payoutRoutes = routes(payoutEndpoints, {
  runPayouts: async ({ app, actor, body }) => ok(await runPayouts(app, actor, body)),
  payouts: async ({ app, query }) => ok(await listedPayouts(app.db, query)),
  recordPayout: async ({ app, actor, params, body }) => ok(await recordPayout(app, actor, { ...params, ...body })),
  cancelPayout: async ({ app, actor, params }) => ok(await cancelPayout(app, actor, params.payoutId)),
  sellerStatement: async ({ app, query }) => ok(await sellerStatement(app.db, query)),
  sellerStatementCsv: ({ app, query }) => sellerStatementCsv(app.db, query),
})
