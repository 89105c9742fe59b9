// API keys: made by staff within the own rights, shown once, stored as a hash, resolved for each call, revoked.

import type { Market } from '../../../contract/shared/market.ts'
import { type Permission, STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { ApiKey } from '../../../contract/staff/keys-api.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import type { ResolvedStaff } from '../../platform/staff-access.ts'
import { presentKey } from '../presenter.ts'
import { findValidKey, insertKey, type KeyRow, listKeys, lockKey, recordKeyUse, revokeKey } from '../repository/keys.ts'

/** Scanners for secrets in code and logs recognise keys by it. */
const PREFIX = 'khk_'
const SHOWN = PREFIX.length + 6
/** The last use is recorded once in this time. */
const USE_MS = 60_000

export interface NewApiKey {
  name: string
  role?: StaffRole | undefined
  permissions?: readonly Permission[] | undefined
  markets: Market[]
  networks: string[]
  expiresAt: string | null
}

/** Permissions of a key: those of its role as they are now, or its own. */
const permissionsOf = ({ role, permissions }: Pick<KeyRow, 'role' | 'permissions'>): readonly Permission[] =>
  role ? STAFF_ROLES[role] : (permissions ?? [])

/** @throws staff.beyond-own when the rights of a key are not among those of the caller */
function requireKeyWithinOwn(
  actor: Staff,
  key: Pick<KeyRow, 'role' | 'permissions'> & { markets: readonly Market[] },
): void {
  const within = permissionsOf(key).every(permission => actor.permissions.includes(permission))
  if (!within || !key.markets.every(market => actor.markets.includes(market))) throw appError('staff.beyond-own')
}

/** Makes a key. @throws staff.beyond-own, request.invalid for a day in the past */
export async function createKey(app: App, actor: Staff, input: NewApiKey): Promise<{ key: ApiKey; secret: string }> {
  const { name, markets, networks } = input
  const rights = { role: input.role ?? null, permissions: input.permissions ? [...new Set(input.permissions)] : null }
  requireKeyWithinOwn(actor, { ...rights, markets })
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (expiresAt && expiresAt <= actor.now)
    throw appError('request.invalid', { problems: [{ path: 'body.expiresAt', message: 'Choose a time to come.' }] })
  const secret = `${PREFIX}${newToken()}`
  const createdBy = { who: `staff:${actor.staffId}`, name: actor.name }
  const row = await app.db.transaction(async tx => {
    const inserted = await insertKey(tx, {
      ...{ name, ...rights, markets, networks, createdBy, expiresAt },
      ...{ prefix: secret.slice(0, SHOWN), hash: digest(secret), now: actor.now },
    })
    const { prefix, networks: from } = inserted
    describeChange({ recordKind: 'key', recordId: inserted.id, after: { ...rights, prefix, markets, from, expiresAt } })
    return inserted
  })
  return { key: presentKey(row, permissionsOf(row)), secret }
}

export async function allKeys(app: App): Promise<ApiKey[]> {
  return (await listKeys(app.db)).map(row => presentKey(row, permissionsOf(row)))
}

/** Ends a key; the same again changes nothing. @throws staff.key-unknown, staff.beyond-own */
export async function endKey(app: App, actor: Staff, keyId: string): Promise<ApiKey> {
  const row = await app.db.transaction(async tx => {
    const key = ownAsStaff(await lockKey(tx, keyId), actor, 'staff.key-unknown')
    requireKeyWithinOwn(actor, key)
    return revokeKey(tx, key, actor.now)
  })
  return presentKey(row, permissionsOf(row))
}

/** The caller of a call with a key that is valid now and from this address. */
export async function resolveKey(
  app: App,
  key: string,
  { ip, now }: { ip: string; now: Date },
): Promise<ResolvedStaff | null> {
  if (!key.startsWith(PREFIX)) return null
  const address = ip.replace(/^::ffff:/, '')
  const row = await findValidKey(app.db, digest(key), now, address)
  if (!row) return null
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= USE_MS)
    await recordKeyUse(app.db, row.id, now, address)
  const { id, name, role, markets } = row
  const rights = { staffId: `key:${id}`, name, role, permissions: permissionsOf(row), markets, confirmedUntil: null }
  return { sessionId: null, rights }
}
