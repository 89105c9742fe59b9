// SQL of API keys.

import type { Market } from '../../../contract/shared/market.ts'
import type { MoneyLimits } from '../../../contract/shared/money-limits.rules.ts'
import type { Permission, StaffRole } from '../../../contract/shared/permissions.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { CustomRole } from '../rules/rights.ts'
import { customRoleOf, limitsOf } from './roles.ts'

export interface KeyRow {
  id: string
  name: string
  prefix: string
  role: StaffRole | null
  customRole: CustomRole | null
  permissions: Permission[] | null
  moneyLimits: MoneyLimits
  markets: Market[]
  networks: string[]
  createdByName: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  lastUsedFrom: string | null
  revokedAt: Date | null
}

const COLUMNS = `id, name, prefix, role, ${customRoleOf('api_keys')}, permissions, markets, ${limitsOf('api_keys')} as "moneyLimits",
  array(select abbrev(network) from unnest(networks) with ordinality as n (network, at) order by at) as networks,
  created_by_name as "createdByName", created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
  last_used_from as "lastUsedFrom", revoked_at as "revokedAt"`
const LIST = statement('staff.list-keys', `select ${COLUMNS} from api_keys order by created_at desc, id limit 1000`)
const LOCK = statement('staff.lock-key', `select ${COLUMNS} from api_keys where id = $1 for update`)
const FIND_VALID = statement(
  'staff.find-valid-key',
  `select ${COLUMNS} from api_keys
   where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)
     and (cardinality(networks) = 0 or $3::inet <<= any (networks))`,
)
const INSERT = statement(
  'staff.insert-key',
  `insert into api_keys (name, prefix, key_hash, role, custom_role_id, permissions, markets, networks, created_by, created_by_name,
     created_at, expires_at, limit_in_minor, limit_ae_minor)
   values ($1, $2, $3, $4, $5, $6, $7, $8::text[]::inet[], $9, $10, $11, $12, $13, $14) returning ${COLUMNS}`,
)
const USE = statement(
  'staff.use-key',
  `update api_keys set last_used_at = $2, last_used_from = $3
   where id = $1 and (last_used_at is null or last_used_at < $2)`,
)
const REVOKE = statement(
  'staff.revoke-key',
  `update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${COLUMNS}`,
)

/** All keys, latest first; 1,000 at most. */
export function listKeys(db: Db): Promise<KeyRow[]> {
  return db.rows<KeyRow>(LIST)
}

export function lockKey(tx: Tx, id: string): Promise<KeyRow | null> {
  return tx.oneOrNull<KeyRow>(LOCK, [id])
}

/** The key, if it may be used now from an IP address. */
export function findValidKey(db: Db, hash: Buffer, now: Date, ip: string): Promise<KeyRow | null> {
  return db.oneOrNull<KeyRow>(FIND_VALID, [hash, now, ip])
}

export interface NewKey
  extends Pick<KeyRow, 'name' | 'prefix' | 'role' | 'permissions' | 'markets' | 'networks' | 'moneyLimits'> {
  customRoleId: string | null
  hash: Buffer
  createdBy: { who: string; name: string }
  now: Date
  expiresAt: Date | null
}

export function insertKey(tx: Tx, key: NewKey): Promise<KeyRow> {
  const {
    name,
    prefix,
    hash,
    role,
    customRoleId,
    permissions,
    markets,
    networks,
    createdBy,
    now,
    expiresAt,
    moneyLimits: limits,
  } = key
  const rights = [role, customRoleId, permissions, markets, networks]
  return tx.one<KeyRow>(INSERT, [
    name,
    prefix,
    hash,
    ...rights,
    createdBy.who,
    createdBy.name,
    now,
    expiresAt,
    limits.IN,
    limits.AE,
  ])
}

export async function recordKeyUse(db: Db, id: string, now: Date, ip: string): Promise<void> {
  await db.run(USE, [id, now, ip])
}

/** Revokes a key; one that has ended stays as it is. */
export function revokeKey(tx: Tx, { id }: Owned<KeyRow>, now: Date): Promise<KeyRow> {
  return tx.one<KeyRow>(REVOKE, [id, now])
}
