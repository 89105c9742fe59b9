// Manifest of the gateways domain: accounts at payment gateways that staff set up in the console.

import type { Domain } from '../platform/domain.ts'
import { followAccounts } from './commands/follow.ts'
import { gatewaySetupCheck } from './queries/setup-check.ts'
import { forgetPrevious } from './repository/accounts.ts'
import { gatewayRoutes } from './routes.ts'

export const gatewaysDomain: Domain = {
  name: 'gateways',
  tables: ['gateway_accounts', 'gateway_secrets', 'transfer_accounts'],
  readsTables: { payments: ['payment_notifications', 'payments', 'refunds'] },
  routes: gatewayRoutes,
  setupChecks: [gatewaySetupCheck],
  jobs: [
    {
      name: 'gateways.forget-previous',
      every: '41 * * * *',
      async run(app) {
        await forgetPrevious(app.db, app.now())
      },
    },
  ],
  startupHooks: [followAccounts],
}
