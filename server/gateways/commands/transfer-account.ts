// The account of bank transfers: set up, changed and removed by staff, sealed so that it cannot be replaced in the database.

import { lastFourOf } from '../../../contract/gateways/gateways.rules.ts'
import type { TransferAccount } from '../../../contract/gateways/transfer-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Actor, ownAsStaff, requireMarket, requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { BankAccount } from '../../platform/ports/payments.ts'
import {
  findTransferAccount,
  lockTransferAccount,
  removeTransferAccount,
  resealTransferAccount,
  saveTransferAccount,
  type TransferRow,
} from '../repository/transfer-account.ts'
import { takeUpAccounts } from './follow.ts'
import { readTransferAccount, TRANSFER_PURPOSE } from './seals.ts'

/** @throws session.forbidden */
export async function transferAccountOf(app: App, actor: Staff, market: Market): Promise<TransferAccount> {
  requireMarket(actor, market)
  const { bankTransferAccount } = app.config
  const row = market === 'IN' ? await findTransferAccount(app.db) : null
  const changed = { changedAt: row?.changedAt.toISOString() ?? null, changedBy: row?.changedBy ?? null }
  const version = row?.version ?? 0
  if (market === 'IN' && bankTransferAccount)
    return { source: 'environment', account: bankTransferAccount, version, ...changed }
  return { source: row ? 'console' : 'none', account: row && readTransferAccount(app, row), version, ...changed }
}

/** The current row. @throws settings.changed-meanwhile */
async function rowAt(tx: Tx | Db, version: number): Promise<TransferRow | null> {
  const row = await findTransferAccount(tx)
  if ((row?.version ?? 0) !== version) throw appError('settings.changed-meanwhile')
  return row
}

const forAudit = (account: BankAccount | null) =>
  account && { payee: account.beneficiary, bank: account.bank, lastFour: lastFourOf(account.accountNumber) }

/** Changes the account in a transaction, and applies it. @throws what `saveTransfer` throws */
async function change(
  app: App,
  caller: Actor,
  { version, account }: { version: number; account: BankAccount | null },
): Promise<TransferAccount> {
  const actor = requireMember(caller)
  requireMarket(actor, 'IN')
  if (app.config.bankTransferAccount) throw appError('gateway.environment')
  await app.db.transaction(async tx => {
    await lockTransferAccount(tx)
    const row = await rowAt(tx, version)
    const sealed = app.secrets.seal(TRANSFER_PURPOSE, JSON.stringify(account))
    const own = ownAsStaff({ market: 'IN' as const, sealed }, actor, 'gateway.not-set-up')
    if (account) await saveTransferAccount(tx, own, { who: `staff:${actor.staffId}`, name: actor.name, at: actor.now })
    else await removeTransferAccount(tx, own)
    describeChange({
      ...{ recordKind: 'gateway', recordId: 'transfer' },
      ...{ before: forAudit(row && readTransferAccount(app, row)), after: forAudit(account) },
    })
  })
  await takeUpAccounts(app)
  return transferAccountOf(app, actor, 'IN')
}

/** @throws session.login-required, session.forbidden, settings.changed-meanwhile, gateway.environment */
export function saveTransfer(
  app: App,
  caller: Actor,
  { version, ...account }: BankAccount & { version: number },
): Promise<TransferAccount> {
  return change(app, caller, { version, account })
}

/** @throws session.login-required, session.forbidden, settings.changed-meanwhile, gateway.environment */
export function removeTransfer(app: App, caller: Actor, version: number): Promise<TransferAccount> {
  return change(app, caller, { version, account: null })
}

/** Seals it with the store's current key. */
export function resealTransfer(app: App): Promise<{ resealed: number; unreadable: number }> {
  return app.db.transaction(async tx => {
    await lockTransferAccount(tx)
    const row = await findTransferAccount(tx)
    if (!row || app.secrets.isCurrent(TRANSFER_PURPOSE, row.sealed)) return { resealed: 0, unreadable: 0 }
    const text = app.secrets.unseal(TRANSFER_PURPOSE, row.sealed)
    if (text === null) return { resealed: 0, unreadable: 1 }
    await resealTransferAccount(tx, row.market, app.secrets.seal(TRANSFER_PURPOSE, text))
    return { resealed: 1, unreadable: 0 }
  })
}
