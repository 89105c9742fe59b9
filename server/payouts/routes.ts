// HTTP routes of payouts to sellers.

import { sellerAccountEndpoints } from '../../contract/payouts/accounts-api.ts'
import { payoutEndpoints } from '../../contract/payouts/api.ts'
import { commissionDocumentEndpoints } from '../../contract/payouts/commission-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { payoutAccountOf, sellerAccounts, setSellerAccount } from './commands/accounts.ts'
import { commissionInvoiceFile } from './commands/commission-file.ts'
import { commissionInvoices, issueCommissionInvoices, setOperatorRegistration } from './commands/commission-invoices.ts'
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

const commissionRoutes = routes(commissionDocumentEndpoints, {
  setOperatorRegistration: async ({ app, actor, body }) => ok(await setOperatorRegistration(app, actor, body)),
  issueCommissionInvoices: async ({ app, actor, body }) => ok(await issueCommissionInvoices(app, actor, body)),
  commissionInvoices: async ({ app, query }) => ok(await commissionInvoices(app, query)),
  commissionInvoiceFile: ({ app, params, query }) => commissionInvoiceFile(app, { ...params, ...query }),
})

export const payoutRoutes = [...runRoutes, ...accountRoutes, ...commissionRoutes]
