// Sessions: opened for guests, rotated at login, resolved for every call, ended at logout.

import { LRUCache } from 'lru-cache'
import type { LoginWay } from '../../../contract/auth/sessions-api.ts'
import { COOKIES } from '../../../contract/shared/headers.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Database, Db, Tx } from '../../platform/db.ts'
import type { CookieJar } from '../../platform/invoke.ts'
import type { Listener } from '../../platform/listen.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import type { ResolveSession } from '../../platform/visitor.ts'
import {
  deleteSession,
  extendSession,
  findSession,
  findSessionById,
  insertSession,
  openSessionOfCustomer,
  type SessionRow,
} from '../repository/sessions.ts'
import {
  ACCESS_TOKEN_SECONDS,
  accessTokenText,
  isLimited,
  readAccessToken,
  SESSION_CACHE_MS,
  SESSION_RENEWAL_MS,
  SESSION_RULES,
} from '../rules.ts'
import { emitNewDevice, originOf } from './logins.ts'

const caches = new WeakMap<object, LRUCache<string, SessionRow>>()

/** Cached sessions of this process, by token digest and by id. */
function cacheOf(db: Database): LRUCache<string, SessionRow> {
  const cache = caches.get(db.identity) ?? new LRUCache<string, SessionRow>({ max: 20_000, ttl: SESSION_CACHE_MS })
  caches.set(db.identity, cache)
  return cache
}

/** Resolves the session of a call by cookie or bearer token, or by session id with a signed access token. */
export async function makeSessionResolver(app: App, listener: Listener): Promise<ResolveSession> {
  const known = cacheOf(app.db)
  await listener.on('sessions', id => uncacheSession(app, id))
  listener.onGap(() => known.clear())
  const cached = async (key: string, find: () => Promise<SessionRow | null>) => {
    const hit = known.get(key)
    if (hit && hit.expiresAt > app.now()) return hit
    const row = await find()
    if (row) known.set(key, row)
    return row
  }
  return async ({ token, sessionId, accessToken }, market) => {
    let row: SessionRow | null = null
    if (token) row = await cached(tokenKey(token), () => findSession(app.db, digest(token)))
    else if (sessionId && accessToken) {
      const read = readAccessToken(accessToken, app.now().getTime())
      const proved = read?.sessionId === sessionId && app.secrets.verify('access', read.text, read.signature)
      if (proved) row = await cached(`id ${sessionId}`, () => findSessionById(app.db, sessionId))
    }
    if (!row || row.market !== market) return null
    return { sessionId: row.id, customerId: row.customerId, limited: isLimited(row, app.now()) }
  }
}

export interface OpenedSession {
  id: string
  expiresAt: Date
  token: string
  customerId: string | null
  partnerId: string | null
}

const tokenKey = (token: string) => digest(token).toString('base64')

/** Caches a session that was just opened and committed, which saves the next call a lookup. */
export function cacheSession(app: App, actor: Actor, session: OpenedSession): void {
  const { id, customerId, expiresAt, partnerId } = session
  cacheOf(app.db).set(tokenKey(session.token), {
    id,
    customerId,
    expiresAt,
    lastSeenAt: actor.now,
    market: actor.market,
    partnerId,
    confirmedUntil: null,
  })
}

/** Extends the session of a visitor who returns after a day or more; the idle timeout restarts. */
export async function renewSession(app: App, token: string): Promise<void> {
  const known = cacheOf(app.db)
  const row = known.get(tokenKey(token))
  if (!row || app.now().getTime() - row.lastSeenAt.getTime() < SESSION_RENEWAL_MS) return
  const renewed = await extendSession(app.db, row.id, SESSION_RULES)
  if (renewed) known.set(tokenKey(token), renewed)
}

/** Removes a session from the cache of this process; other processes are notified by the database. */
export function uncacheSession(app: App, sessionId: string): void {
  const known = cacheOf(app.db)
  for (const [key, row] of known.entries()) if (row.id === sessionId) known.delete(key)
}

function newSession(actor: Actor, customerId: string | null, userAgent: string, partnerId: string | null) {
  const token = newToken()
  const session = {
    tokenHash: digest(token),
    market: actor.market,
    customerId,
    deviceId: actor.deviceId,
    userAgent: userAgent.slice(0, 300),
    days: SESSION_RULES.idleDays,
    partnerId,
  }
  return { token, session }
}

/** Opens the session of a guest. */
export async function openGuestSession(db: Db, actor: Actor, userAgent: string): Promise<OpenedSession> {
  const { token, session } = newSession(actor, null, userAgent, null)
  const { id, expiresAt } = await insertSession(db, session)
  return { id, token, customerId: null, partnerId: null, expiresAt }
}

/** Logs a customer in: replaces the visitor's session, records the login, and emits an event for a new device. */
export async function openCustomerSession(
  tx: Tx,
  actor: Actor,
  customerId: string,
  { way, userAgent, partnerId }: { way: LoginWay; userAgent: string; partnerId: string | null },
): Promise<OpenedSession> {
  const { token, session } = newSession(actor, customerId, userAgent, partnerId)
  const origin = originOf(actor, way, userAgent)
  const { id, expiresAt, loginId, isNewDevice } = await openSessionOfCustomer(tx, session, origin, actor.sessionId)
  if (isNewDevice) await emitNewDevice(tx, customerId, loginId, origin)
  return { id, token, customerId, partnerId, expiresAt }
}

/** Sets the session cookies: the token HttpOnly, the CSRF token readable. */
export function setSessionCookies(app: App, cookies: CookieJar, session: Pick<OpenedSession, 'id' | 'token'>): void {
  const maxAge = SESSION_RULES.idleDays * 24 * 3600
  cookies.set(COOKIES.session, session.token, { maxAge })
  cookies.set(COOKIES.csrf, csrfToken(app, session.id), { maxAge, readable: true })
}

export function csrfToken(app: App, sessionId: string): string {
  return app.secrets.sign('csrf', sessionId)
}

/** Signs an access token for a session. */
export function issueAccessToken(
  app: App,
  sessionId: string,
): { accessToken: string; expiresAt: string; csrfToken: string } {
  const expires = Math.floor(app.now().getTime() / 1000) + ACCESS_TOKEN_SECONDS
  const text = accessTokenText(sessionId, expires)
  return {
    accessToken: `${text}.${app.secrets.sign('access', text)}`,
    expiresAt: new Date(expires * 1000).toISOString(),
    csrfToken: csrfToken(app, sessionId),
  }
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await deleteSession(tx, sessionId)
}
