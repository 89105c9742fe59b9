// Sessions: opened for guests, turned over at login, resolved for every call, ended at logout.

import { LRUCache } from 'lru-cache'
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
  findSession,
  findSessionById,
  insertSession,
  rotateSession,
  type SessionRow,
} from '../repository.ts'
import { ACCESS_TOKEN_SECONDS, accessTokenText, readAccessToken, SESSION_CACHE_MS, SESSION_DAYS } from '../rules.ts'

const caches = new WeakMap<Database, LRUCache<string, SessionRow>>()

/** What this process read of sessions, by the digest of their token or by their id. */
function cacheOf(db: Database): LRUCache<string, SessionRow> {
  const cache = caches.get(db) ?? new LRUCache<string, SessionRow>({ max: 20_000, ttl: SESSION_CACHE_MS })
  caches.set(db, cache)
  return cache
}

/** How calls find their session: by cookie or bearer token, or by session id with the access token signed for it. */
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
    return { sessionId: row.id, customerId: row.customerId }
  }
}

export interface OpenedSession {
  id: string
  expiresAt: Date
  token: string
  customerId: string | null
}

const tokenKey = (token: string) => digest(token).toString('base64')

/** Spares the next call the look-up of a session that was opened and committed just now. */
export function cacheSession(app: App, actor: Actor, session: OpenedSession): void {
  const { id, customerId, expiresAt } = session
  cacheOf(app.db).set(tokenKey(session.token), { id, customerId, expiresAt, market: actor.market })
}

/** Lets this process ask the database for the session again; the others are told by the database. */
export function uncacheSession(app: App, sessionId: string): void {
  const known = cacheOf(app.db)
  for (const [key, row] of known.entries()) if (row.id === sessionId) known.delete(key)
}

/** Opens a session; it takes the place of the visitor's present one when that is named. */
export async function openSession(
  db: Db,
  actor: Actor,
  customerId: string | null,
  userAgent: string,
  insteadOf: string | null = null,
): Promise<OpenedSession> {
  const token = newToken()
  const session = {
    tokenHash: digest(token),
    market: actor.market,
    customerId,
    deviceId: actor.deviceId,
    userAgent: userAgent.slice(0, 300),
    days: SESSION_DAYS,
  }
  const row = insteadOf ? await rotateSession(db, insteadOf, session) : await insertSession(db, session)
  return { id: row.id, token, customerId, expiresAt: row.expiresAt }
}

/** Gives the session to the browser: the token in an HttpOnly cookie, the CSRF token in a readable one. */
export function setSessionCookies(app: App, cookies: CookieJar, session: Pick<OpenedSession, 'id' | 'token'>): void {
  const maxAge = SESSION_DAYS * 24 * 3600
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
