// Setup check of the gateways: whether customers can pay with real money.

import type { Gateway } from '../../../contract/gateways/api.ts'
import { GATEWAY_RULES, GATEWAYS } from '../../../contract/gateways/gateways.rules.ts'
import type { SetupCheck } from '../../platform/setup-checks.ts'
import { presentGateway } from '../presenter.ts'
import { listAccounts } from '../repository/accounts.ts'
import { factsOf } from '../repository/facts.ts'

/** Keys from the console were tested before they were saved; those from the environment are proved by a payment. */
const takesPayments = ({ active, mode, source, lastPaidAt }: Gateway) =>
  active && mode !== 'test' && (source === 'console' || lastPaidAt !== null)

export const gatewaySetupCheck: SetupCheck = {
  step: 'gateway',
  permission: 'gateways.write',
  async isDone(app, market) {
    const names = GATEWAYS.filter(name => GATEWAY_RULES[name].market === market)
    const accounts = await listAccounts(app.db)
    const facts = await factsOf(app.db, names, app.now())
    return names.some(name => {
      const known = facts.find(({ gateway }) => gateway === name)
      return takesPayments(presentGateway(app, name, accounts.get(name) ?? null, known))
    })
  },
}
