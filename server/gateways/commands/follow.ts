// Loads the gateway accounts of the console into this process, at startup and after every change.

import type { GatewayName } from '../../../contract/gateways/gateways.rules.ts'
import type { App } from '../../platform/app.ts'
import type { StartupContext } from '../../platform/domain.ts'
import { followChanges } from '../../platform/follow-changes.ts'
import type { AccountInUse, GatewayAccount, GatewayAccountsPort } from '../../platform/ports/gateway-accounts.ts'
import type { BankAccount } from '../../platform/ports/payments.ts'
import { listAccounts, type StoredAccount } from '../repository/accounts.ts'
import { findTransferAccount } from '../repository/transfer-account.ts'
import { accountOf, readTransferAccount } from './seals.ts'

/**
 * Accounts as read by this process: a new store key may seal accounts while processes with the earlier one still run.
 */
const read = new WeakMap<GatewayAccountsPort, Map<GatewayName, { version: number; account: GatewayAccount }>>()

/** The account with its keys, or as last read if they cannot be read now; null without either. */
function readAccount(app: App, stored: StoredAccount): GatewayAccount | null {
  const { gateway, version } = stored.row
  const known = read.get(app.ports.gatewayAccounts) ?? new Map()
  read.set(app.ports.gatewayAccounts, known)
  const before = known.get(gateway)
  const account = accountOf(app, stored) ?? (before?.version === version ? before.account : null)
  if (account) known.set(gateway, { version, account })
  return account
}

/** The account for bank transfers; if it cannot be unsealed now, as last read. */
async function readTransfer(app: App): Promise<BankAccount | null> {
  const row = await findTransferAccount(app.db)
  if (!row) return null
  const account = readTransferAccount(app, row) ?? app.ports.payments.transferAccount
  if (!account) app.log.error('the account of bank transfers cannot be read; set it up again')
  return account
}

/** Loads the accounts and applies them. */
export async function takeUpAccounts(app: App): Promise<void> {
  const inUse: AccountInUse[] = []
  const since = new Map<GatewayName, Date | null>()
  for (const [gateway, stored] of await listAccounts(app.db)) {
    const { state, accountSince } = stored.row
    if (state === 'removed') {
      since.set(gateway, null)
      continue
    }
    if (accountSince) since.set(gateway, accountSince)
    const account = readAccount(app, stored)
    if (account) inUse.push({ account, active: state === 'on' })
    else app.log.error({ gateway }, 'the keys of a payment gateway cannot be read; set it up again')
  }
  app.ports.gatewayAccounts.use(inUse, since, await readTransfer(app))
}

/** Applies staff changes, before the first payment and with every change: pages list the payment methods. */
export const followAccounts = (app: App, context: StartupContext): Promise<() => Promise<void>> =>
  followChanges(app, context, {
    ...{ tag: 'gateways:*', name: 'accounts at payment gateways' },
    takeUp: () => takeUpAccounts(app),
  })
