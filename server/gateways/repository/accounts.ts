// SQL of the gateway accounts set up in the console, and of their sealed keys.

import type { GatewayName, GatewaySecret } from '../../../contract/gateways/gateways.rules.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface AccountRow {
  gateway: GatewayName
  state: 'on' | 'off' | 'removed'
  accountKey: string
  testMode: boolean
  upiIntent: boolean
  emiLinks: boolean
  accountSince: Date | null
  version: number
  changedBy: string
  changedAt: Date
}

export interface SecretRow {
  gateway: GatewayName
  name: GatewaySecret
  sealed: Buffer
  previousSealed: Buffer | null
  previousUntil: Date | null
  changedBy: string
  changedAt: Date
}

const LIST = statement(
  'gateways.list',
  `select gateway, state, account_key as "accountKey", test_mode as "testMode", upi_intent as "upiIntent",
     emi_links as "emiLinks", account_since as "accountSince", version, changed_by_name as "changedBy",
     changed_at as "changedAt"
   from gateway_accounts`,
)
const SECRETS = statement(
  'gateways.list-secrets',
  `select gateway, name, sealed, previous_sealed as "previousSealed", previous_until as "previousUntil",
     changed_by_name as "changedBy", changed_at as "changedAt"
   from gateway_secrets order by gateway, name`,
)
// also while there is no row
const LOCK = statement('gateways.lock', `select pg_advisory_xact_lock(hashtext('gateway:' || $1))`)
const SAVE = statement(
  'gateways.save',
  `insert into gateway_accounts (gateway, state, account_key, test_mode, upi_intent, emi_links, account_since, version,
     changed_by, changed_by_name, changed_at)
   values ($1, $2, $3, $4, $5, $6, case when $11 then now() else $7::timestamptz end, 1, $8, $9, $10)
   on conflict (gateway) do update set state = excluded.state, account_key = excluded.account_key,
     test_mode = excluded.test_mode, upi_intent = excluded.upi_intent, emi_links = excluded.emi_links,
     account_since = excluded.account_since, version = gateway_accounts.version + 1, changed_by = excluded.changed_by,
     changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`,
)
const SAVE_SECRET = statement(
  'gateways.save-secret',
  `insert into gateway_secrets (gateway, name, sealed, changed_by, changed_by_name, changed_at)
   values ($1, $2, $3, $5, $6, $7)
   on conflict (gateway, name) do update set sealed = excluded.sealed,
     previous_sealed = case when $4::timestamptz is null then null else gateway_secrets.sealed end, previous_until = $4,
     changed_by = excluded.changed_by, changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`,
)
const DELETE_SECRETS = statement('gateways.delete-secrets', 'delete from gateway_secrets where gateway = $1')
const LOCK_SEALED = statement(
  'gateways.lock-sealed',
  `select gateway, name, sealed, previous_sealed as "previousSealed" from gateway_secrets order by gateway, name for update`,
)
const RESEAL = statement(
  'gateways.reseal',
  'update gateway_secrets set sealed = $3, previous_sealed = $4 where gateway = $1 and name = $2',
)
const FORGET_PREVIOUS = statement(
  'gateways.forget-previous',
  `update gateway_secrets set previous_sealed = null, previous_until = null where previous_until <= $1`,
)

export interface StoredAccount {
  row: AccountRow
  secrets: SecretRow[]
}

/** Every account that was ever set up in the console, by its gateway. */
export async function listAccounts(db: Db): Promise<Map<GatewayName, StoredAccount>> {
  const secrets = await db.rows<SecretRow>(SECRETS)
  const rows = await db.rows<AccountRow>(LIST)
  return new Map(
    rows.map(row => [row.gateway, { row, secrets: secrets.filter(({ gateway }) => gateway === row.gateway) }]),
  )
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Tx, gateway: GatewayName): Promise<void> {
  await tx.rows(LOCK, [gateway])
}

/** Author and time of the change. */
export interface Change {
  who: string
  name: string
  at: Date
}

export type NewAccount = Omit<AccountRow, 'version' | 'changedBy' | 'changedAt'>

/** Writes an account with its next version; `begins` assigns only later payments to it, by the database clock. */
export async function saveAccount(
  tx: Tx,
  account: Owned<NewAccount>,
  { who, name, at }: Change,
  begins = false,
): Promise<void> {
  const { gateway, state, accountKey, testMode, upiIntent, emiLinks, accountSince } = account
  const what = [gateway, state, accountKey, testMode, upiIntent, emiLinks, accountSince]
  await tx.run(SAVE, [...what, who, name, at, begins])
}

/** Stores a key; the previous one stays valid until a time, or ends at once. */
export async function saveSecret(
  tx: Tx,
  { gateway }: Owned<NewAccount>,
  { name: key, sealed, previousUntil }: Pick<SecretRow, 'name' | 'sealed' | 'previousUntil'>,
  { who, name, at }: Change,
): Promise<void> {
  await tx.run(SAVE_SECRET, [gateway, key, sealed, previousUntil, who, name, at])
}

export async function deleteSecrets(tx: Tx, { gateway }: Owned<NewAccount>): Promise<void> {
  await tx.run(DELETE_SECRETS, [gateway])
}

/** All sealed keys, locked. */
export function lockSealed(tx: Tx): Promise<Pick<SecretRow, 'gateway' | 'name' | 'sealed' | 'previousSealed'>[]> {
  return tx.rows(LOCK_SEALED)
}

export async function updateSealed(
  tx: Tx,
  { gateway, name }: Pick<SecretRow, 'gateway' | 'name'>,
  sealed: Buffer,
  previous: Buffer | null,
): Promise<void> {
  await tx.run(RESEAL, [gateway, name, sealed, previous])
}

/** Deletes keys that are no longer accepted. Returns how many. */
export function forgetPrevious(db: Db, now: Date): Promise<number> {
  return db.run(FORGET_PREVIOUS, [now])
}
