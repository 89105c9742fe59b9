// Turns payment gateway accounts into responses and audit log values: never a key.

import type { Gateway } from '../../contract/gateways/api.ts'
import {
  GATEWAY_RULES,
  type GatewayMode,
  type GatewayName,
  lastFourOf,
  modeOfKey,
} from '../../contract/gateways/gateways.rules.ts'
import type { App } from '../platform/app.ts'
import { originOf } from '../platform/hosts.ts'
import { unsealKey } from './commands/seals.ts'
import type { AccountRow, StoredAccount } from './repository/accounts.ts'
import type { GatewayFacts } from './repository/facts.ts'

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null

/** The mode of an account, from its key or as chosen. */
export function modeOf(app: Pick<App, 'secrets'>, { row, secrets }: StoredAccount): GatewayMode | null {
  const { gateway, accountKey, testMode } = row
  if (GATEWAY_RULES[gateway].choosesMode) return testMode ? 'test' : 'live'
  if (GATEWAY_RULES[gateway].accountKey) return modeOfKey(accountKey)
  const secret = secrets.find(({ name }) => name === 'apiSecret')
  return secret ? modeOfKey(unsealKey(app, secret) ?? '') : null
}

/** The methods of a gateway that can be switched, of any account. */
function methodsOf(app: App, gateway: GatewayName, switches: Pick<AccountRow, 'upiIntent' | 'emiLinks'>): number[] {
  const blank = { gateway, accountKey: '', apiSecret: '', webhookSecret: '', previousSecret: () => '', testMode: false }
  const { upiIntent, emiLinks } = switches
  return [...app.ports.gatewayAccounts.make({ ...blank, upiIntent, emiLinks }).methodIds].sort((a, b) => a - b)
}

function secretsOf(app: App, { secrets }: StoredAccount): Gateway['secrets'] {
  const now = app.now()
  return secrets.map(secret => {
    const key = unsealKey(app, secret)
    const { name, changedAt, changedBy, previousUntil } = secret
    return {
      ...{ name, lastFour: key === null ? '' : lastFourOf(key), readable: key !== null },
      ...{ changedAt: changedAt.toISOString(), changedBy },
      previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    }
  })
}

/** `stored` is null for a gateway that was never set up in the console. */
export function presentGateway(
  app: App,
  gateway: GatewayName,
  stored: StoredAccount | null,
  facts: GatewayFacts | undefined,
): Gateway {
  const { market } = GATEWAY_RULES[gateway]
  const environment = app.ports.gatewayAccounts.ofEnvironment(gateway)
  const own = stored && stored.row.state !== 'removed' ? stored : null
  const { upiIntent = false, emiLinks = false, accountKey = '' } = environment ?? own?.row ?? {}
  const secrets = own ? secretsOf(app, own) : []
  const isOn = own?.row.state === 'on' && secrets.every(({ readable }) => readable)
  return {
    ...{ gateway, market, accountKey, upiIntent, emiLinks, secrets },
    source: environment ? 'environment' : own ? 'console' : 'none',
    active: environment !== null || isOn,
    mode: environment ? environment.mode : own && modeOf(app, own),
    methodIds: methodsOf(app, gateway, { upiIntent, emiLinks }),
    variables: [...(environment?.variables ?? [])],
    webhookAddress: `${originOf(app.config, market)}/api/v1/payment/webhook/${gateway}`,
    ...{ lastNotificationAt: iso(facts?.lastNotificationAt), lastPaidAt: iso(facts?.lastPaidAt) },
    ...{ openPayments: facts?.openPayments ?? 0, openRefunds: facts?.openRefunds ?? 0 },
    accountSince: environment ? null : iso(own?.row.accountSince),
    ...{ version: stored?.row.version ?? 0, changedAt: iso(stored?.row.changedAt) },
    changedBy: stored?.row.changedBy ?? null,
  }
}

/** An account for the audit log; null if there is none. */
export function presentForAudit(row: Omit<AccountRow, 'changedBy' | 'changedAt'> | undefined) {
  if (!row) return null
  const { state, accountKey: keyId, testMode, upiIntent: upiApps, emiLinks, version } = row
  return { state, keyId, testMode, upiApps, emiLinks, version }
}
