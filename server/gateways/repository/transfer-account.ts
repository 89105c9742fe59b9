// SQL of the account of bank transfers that is set up in the console.

import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { Change } from './accounts.ts'

export interface TransferRow {
  market: Market
  sealed: Buffer
  version: number
  changedBy: string
  changedAt: Date
}

const FIND = statement(
  'gateways.find-transfer-account',
  `select market, sealed, version, changed_by_name as "changedBy", changed_at as "changedAt" from transfer_accounts
   where market = 'IN'`,
)
// also while there is no row
const LOCK = statement('gateways.lock-transfer-account', `select pg_advisory_xact_lock(hashtext('gateway:transfer'))`)
const SAVE = statement(
  'gateways.save-transfer-account',
  `insert into transfer_accounts (market, sealed, version, changed_by, changed_by_name, changed_at)
   values ($1, $2, 1, $3, $4, $5)
   on conflict (market) do update set sealed = excluded.sealed, version = transfer_accounts.version + 1,
     changed_by = excluded.changed_by, changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`,
)
const REMOVE = statement('gateways.remove-transfer-account', 'delete from transfer_accounts where market = $1')
const RESEAL = statement(
  'gateways.reseal-transfer-account',
  'update transfer_accounts set sealed = $2 where market = $1',
)

export function findTransferAccount(db: Db): Promise<TransferRow | null> {
  return db.oneOrNull<TransferRow>(FIND)
}

/** Locks it until the transaction ends. */
export async function lockTransferAccount(tx: Tx): Promise<void> {
  await tx.rows(LOCK)
}

export async function saveTransferAccount(
  tx: Tx,
  { market, sealed }: Owned<Pick<TransferRow, 'market' | 'sealed'>>,
  { who, name, at }: Change,
): Promise<void> {
  await tx.run(SAVE, [market, sealed, who, name, at])
}

export async function removeTransferAccount(tx: Tx, { market }: Owned<Pick<TransferRow, 'market'>>): Promise<void> {
  await tx.run(REMOVE, [market])
}

export async function resealTransferAccount(tx: Tx, market: Market, sealed: Buffer): Promise<void> {
  await tx.run(RESEAL, [market, sealed])
}
