// API keys: created by staff within their own rights, shown once, stored as a hash, checked on each call, revoked.

import { randomUUID } from 'node:crypto'
import type { ApiKey, NewApiKey } from '../../../contract/staff/keys-api.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { audited, describeChange, redacted } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import type { ResolvedStaff } from '../../platform/staff-access.ts'
import { presentKey } from '../presenter.ts'
import { appendAudit } from '../repository/audit.ts'
import { findValidKey, insertKey, listKeys, lockKey, recordKeyUse, revokeKey } from '../repository/keys.ts'
import { limitsOf, permissionsOf, type WithRole } from '../rules/rights.ts'
import { holdRole, requireWithinOwn } from './rights.ts'

/** Prefix by which secret scanners recognise keys in code and logs. */
const PREFIX = 'khk_'
const SHOWN = PREFIX.length + 6
/** The last use is recorded at most once in this time. */
const USE_MS = 60_000

export interface MadeKey {
  key: ApiKey
  secret: string
}

interface Maker {
  createdBy: { who: string; name: string }
  now: Date
}

/** @throws request.invalid for a time in the past */
function requireFuture({ expiresAt }: NewApiKey, now: Date): void {
  if (new Date(expiresAt) <= now)
    throw appError('request.invalid', { problems: [{ path: 'body.expiresAt', message: 'Choose a time to come.' }] })
}

const permissionsIn = ({ permissions }: NewApiKey) => (permissions ? [...new Set(permissions)] : null)

/** Stores a new key as a hash; the caller has checked the permission to create it. */
async function storeKey(tx: Tx, input: NewApiKey, { role, customRole }: WithRole, maker: Maker): Promise<MadeKey> {
  const { name, markets, networks, moneyLimits } = input
  const permissions = permissionsIn(input)
  const expiresAt = new Date(input.expiresAt)
  const secret = `${PREFIX}${newToken()}`
  const row = await insertKey(tx, {
    ...{ name, role, customRoleId: customRole?.roleId ?? null, permissions, markets, networks, moneyLimits, expiresAt },
    ...{ prefix: secret.slice(0, SHOWN), hash: digest(secret), ...maker },
  })
  const { prefix, networks: from } = row
  const rights = { role: customRole?.name ?? role, permissions, prefix, markets, moneyLimits, from, expiresAt }
  describeChange({ recordKind: 'key', recordId: row.id, after: rights })
  return { key: presentKey(row), secret }
}

/**
 * Creates a key.
 * @throws staff.beyond-own, staff.limit-beyond-own, staff.role-unknown, request.invalid for a time in the past
 */
export async function createKey(app: App, actor: Staff, input: NewApiKey): Promise<MadeKey> {
  requireFuture(input, actor.now)
  const createdBy = { who: `staff:${actor.staffId}`, name: actor.name }
  return app.db.transaction(async tx => {
    const given = await holdRole(tx, input)
    requireWithinOwn(actor, { ...input, ...given, permissions: permissionsIn(input) })
    return storeKey(tx, input, given, { createdBy, now: actor.now })
  })
}

const COMMAND = 'npm run staff'

/**
 * Creates a key from the command line, possibly before there are staff. It gets an audit entry like a key created in
 * the console.
 * @throws staff.role-unknown, request.invalid for a time in the past
 */
export async function createKeyByOperator({ db, now }: Pick<App, 'db' | 'now'>, input: NewApiKey): Promise<MadeKey> {
  const at = now()
  requireFuture(input, at)
  const entry = {
    ...{ at, who: 'command line', whoName: COMMAND, ip: '', requestId: randomUUID(), call: `${COMMAND} -- key` },
    ...{ recordKind: 'key', recordId: '', input: redacted({ body: input }), before: null, after: null },
  }
  const maker = { createdBy: { who: 'command line', name: COMMAND }, now: at }
  return audited({ db, append: appendAudit }, entry, () =>
    db.transaction(async tx => storeKey(tx, input, await holdRole(tx, input), maker)),
  )
}

export async function allKeys(app: App): Promise<ApiKey[]> {
  return (await listKeys(app.db)).map(presentKey)
}

/** Revokes a key. Idempotent. @throws staff.key-unknown, staff.beyond-own */
export async function endKey(app: App, actor: Staff, keyId: string): Promise<ApiKey> {
  const row = await app.db.transaction(async tx => {
    const key = ownAsStaff(await lockKey(tx, keyId), actor, 'staff.key-unknown')
    requireWithinOwn(actor, key)
    return revokeKey(tx, key, actor.now)
  })
  return presentKey(row)
}

/** The caller identified by a key that is valid now and from this IP address. */
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
  const moneyLimits = limitsOf(row)
  return { sessionId: null, rights: { ...rights, moneyLimits } }
}
