// Payment gateways for staff.

import type { Gateway } from '../../../contract/gateways/api.ts'
import { GATEWAY_RULES, GATEWAYS, type GatewayName } from '../../../contract/gateways/gateways.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { presentGateway } from '../presenter.ts'
import { listAccounts } from '../repository/accounts.ts'
import { factsOf } from '../repository/facts.ts'

/** The gateways of a market, whether set up or not. @throws session.forbidden */
export async function gatewaysOf(
  app: App,
  actor: Staff,
  market: Market,
): Promise<{ gateways: Gateway[]; routed: boolean }> {
  requireMarket(actor, market)
  const names = GATEWAYS.filter(name => GATEWAY_RULES[name].market === market)
  const [accounts, facts] = await Promise.all([listAccounts(app.db), factsOf(app.db, names, actor.now)])
  const gateways = names.map(name =>
    presentGateway(
      app,
      name,
      accounts.get(name) ?? null,
      facts.find(({ gateway }) => gateway === name),
    ),
  )
  return { gateways, routed: app.ports.gatewayAccounts.routed }
}

/** One gateway. @throws session.forbidden */
export async function gatewayOf(app: App, actor: Staff, name: GatewayName): Promise<Gateway> {
  const { gateways } = await gatewaysOf(app, actor, GATEWAY_RULES[name].market)
  const found = gateways.find(({ gateway }) => gateway === name)
  if (!found) throw new Error(`There is no gateway ${name}`)
  return found
}
