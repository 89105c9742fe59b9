// API keys: made by staff within the own rights, shown once, stored as a hash, resolved for each call, revoked.

import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { ApiKey } from '../../../contract/staff/keys-api.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import type { ResolvedStaff } from '../../platform/staff-access.ts'
import { presentKey } from '../presenter.ts'
import { findValidKey, insertKey, listKeys, lockKey, recordKeyUse, revokeKey } from '../repository/keys.ts'
import { permissionsOf } from '../rules/rights.ts'
import { holdRole, type RoleChoice, requireWithinOwn } from './rights.ts'

/** Scanners for secrets in code and logs recognise keys by it. */
const PREFIX = 'khk_'
const SHOWN = PREFIX.length + 6
/** The last use is recorded once in this time. */
const USE_MS = 60_000

export interface NewApiKey extends RoleChoice {
  name: string
  permissions?: readonly Permission[] | undefined
  markets: Market[]
  networks: string[]
  expiresAt: string | null
}

/** Makes a key. @throws staff.beyond-own, staff.role-unknown, request.invalid for a day in the past */
export async function createKey(app: App, actor: Staff, input: NewApiKey): Promise<{ key: ApiKey; secret: string }> {
  const { name, markets, networks } = input
  const permissions = input.permissions ? [...new Set(input.permissions)] : null
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (expiresAt && expiresAt <= actor.now)
    throw appError('request.invalid', { problems: [{ path: 'body.expiresAt', message: 'Choose a time to come.' }] })
  const secret = `${PREFIX}${newToken()}`
  const createdBy = { who: `staff:${actor.staffId}`, name: actor.name }
  const row = await app.db.transaction(async tx => {
    const given = await holdRole(tx, input)
    requireWithinOwn(actor, { ...given, permissions, markets })
    const { role, customRole } = given
    const inserted = await insertKey(tx, {
      ...{ name, role, customRoleId: customRole?.roleId ?? null, permissions, markets, networks, createdBy, expiresAt },
      ...{ prefix: secret.slice(0, SHOWN), hash: digest(secret), now: actor.now },
    })
    const { prefix, networks: from } = inserted
    const rights = { role: customRole?.name ?? role, permissions, prefix, markets, from, expiresAt }
    describeChange({ recordKind: 'key', recordId: inserted.id, after: rights })
    return inserted
  })
  return { key: presentKey(row), secret }
}

export async function allKeys(app: App): Promise<ApiKey[]> {
  return (await listKeys(app.db)).map(presentKey)
}

/** Ends a key; the same again changes nothing. @throws staff.key-unknown, staff.beyond-own */
export async function endKey(app: App, actor: Staff, keyId: string): Promise<ApiKey> {
  const row = await app.db.transaction(async tx => {
    const key = ownAsStaff(await lockKey(tx, keyId), actor, 'staff.key-unknown')
    requireWithinOwn(actor, key)
    return revokeKey(tx, key, actor.now)
  })
  return presentKey(row)
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
