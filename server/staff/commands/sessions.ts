// Console sessions: opened at login, resolved for every call, extended by use, ended.

import { STAFF_COOKIES } from '../../../contract/shared/headers.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Theme } from '../../../contract/staff/schemas.ts'
import type { Actor, StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { CookieJar } from '../../platform/invoke.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import { isLoginCsrfToken, loginCsrfToken, type ResolveStaff, staffCsrfToken } from '../../platform/staff-access.ts'
import { findMember, type MemberRow, updatePreferences } from '../repository/members.ts'
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  findSession,
  findSessionByToken,
  insertSession,
  renewSession,
  type StaffSessionRow,
} from '../repository/sessions.ts'
import { confirmedUntil, STAFF_SESSION_RULES, stateOf } from '../rules/login.ts'
import { sessionRights } from '../rules/role-view.ts'
import { resolveKey } from './keys.ts'

const { idleMs, maxMs, pendingMs, renewalMs } = STAFF_SESSION_RULES

/** Resolves the caller of a staff call. Nothing is cached, so removed rights are gone at once. */
export function makeStaffResolver(app: App): ResolveStaff {
  return async (proof, { ip, now }) => {
    if ('key' in proof) return resolveKey(app, proof.key, { ip, now })
    const session = await findSessionByToken(app.db, digest(proof.token), now)
    const member = session && (await findMember(app.db, session.staffId))
    if (!session || !member || member.deactivatedAt) return null
    if (stateOf(session, member) !== 'signed-in') return { sessionId: session.id, rights: null }
    if (now.getTime() - session.lastUsedAt.getTime() >= renewalMs)
      await renewSession(app.db, session.id, now, new Date(now.getTime() + idleMs))
    const { id: staffId, name } = member
    const rights = sessionRights(session, member, now)
    const fresh = rights.readOnly ? null : confirmedUntil(session, now)
    return { sessionId: session.id, rights: { staffId, name, ...rights, confirmedUntil: fresh } }
  }
}

/** Current session and member of a browser, even if the login is incomplete; null when signed out. */
export async function presentOf(
  app: App,
  actor: Actor,
): Promise<{ session: StaffSessionRow; member: MemberRow } | null> {
  const session = actor.sessionId === null ? null : await findSession(app.db, actor.sessionId, actor.now)
  const member = session && (await findMember(app.db, session.staffId))
  return session && member && !member.deactivatedAt ? { session, member } : null
}

/** The session and member of a login step. @throws staff.login-expired */
export async function requirePresent(app: App, actor: Actor) {
  const present = await presentOf(app, actor)
  if (!present) throw appError('staff.login-expired')
  return present
}

export interface OpenedStaffSession {
  session: StaffSessionRow
  token: string
}

/** A session just opened, with its member. */
export interface LoggedIn extends OpenedStaffSession {
  member: MemberRow
}

interface OpenRequest {
  staffId: string
  state: StaffSessionRow['state']
  /** The session of the previous step; any for the first step of a login. */
  replaces: 'any' | string
  /** Whether a second factor was shown, as in every step but the first. */
  confirmed?: boolean
  /** Whether the identity provider confirmed a second factor. */
  providerFactor?: boolean
}

/**
 * Opens a session that replaces the browser's current one, whose token becomes invalid: this prevents session
 * fixation across the login steps.
 * @throws staff.login-expired if `replaces` has ended meanwhile
 */
export async function openStaffSession(
  tx: Tx,
  actor: Actor,
  { staffId, state, replaces, confirmed = replaces !== 'any', providerFactor = false }: OpenRequest,
): Promise<OpenedStaffSession> {
  const { now } = actor
  if (replaces !== 'any' && !(await deleteSession(tx, replaces))) throw appError('staff.login-expired')
  if (replaces === 'any' && actor.sessionId !== null) await deleteSession(tx, actor.sessionId)
  const token = newToken()
  const complete = state === 'signed-in'
  const after = (ms: number) => new Date(now.getTime() + ms)
  const session = await insertSession(tx, {
    ...{ tokenHash: digest(token), staffId, state, now },
    ...{ ip: actor.ip, userAgent: (actor.userAgent ?? '').slice(0, 300) },
    ...{ idleUntil: after(complete ? idleMs : pendingMs), endsAt: after(complete ? maxMs : pendingMs) },
    confirmedAt: complete && confirmed ? now : null,
    providerFactor,
  })
  return { session, token }
}

const cookieOptions = { maxAge: maxMs / 1000, strict: true }

/** Sets the cookies of an opened session: the token HttpOnly, the CSRF token readable. */
export function setStaffCookies(app: App, cookies: CookieJar, { session, token }: OpenedStaffSession): void {
  cookies.set(STAFF_COOKIES.session, token, cookieOptions)
  cookies.set(STAFF_COOKIES.csrf, staffCsrfToken(app, session.id), { ...cookieOptions, readable: true })
}

/** Gives a browser the CSRF token of its session, or one for a login; a valid one is kept. */
export function renewStaffCsrf(app: App, cookies: CookieJar, sessionId: string | null): void {
  const present = cookies.get(STAFF_COOKIES.csrf)
  const keep = sessionId === null && present !== undefined && isLoginCsrfToken(app, present)
  const token = keep ? present : sessionId === null ? loginCsrfToken(app, newToken()) : staffCsrfToken(app, sessionId)
  cookies.set(STAFF_COOKIES.csrf, token, { ...cookieOptions, readable: true })
}

/** Ends the session of this browser. */
export async function logOutStaff(app: App, actor: Actor, cookies: CookieJar): Promise<void> {
  if (actor.sessionId !== null) await deleteSession(app.db, actor.sessionId)
  cookies.set(STAFF_COOKIES.session, '', { maxAge: 0, strict: true })
  renewStaffCsrf(app, cookies, null)
}

/** Ends one of the caller's own sessions. @throws session.unknown */
export async function endOwnStaffSession(app: App, actor: StaffMember, sessionId: string): Promise<void> {
  if ((await deleteOwnSession(app.db, sessionId, actor.staffId)) === 0) throw appError('session.unknown')
  app.monitor.security('staff.session-ended', actor)
}

/** Ends all the caller's sessions except this one; returns how many there were. */
export async function endOtherStaffSessions(app: App, actor: StaffMember): Promise<number> {
  const ended = await deleteOtherSessions(app.db, actor.staffId, actor.sessionId)
  app.monitor.security('staff.session-ended', actor)
  return ended
}

/** Saves language and theme; omitted fields stay. */
export async function savePreferences(
  app: App,
  actor: StaffMember,
  { language = null, theme = null }: { language?: Language | null | undefined; theme?: Theme | null | undefined },
): Promise<void> {
  await updatePreferences(app.db, actor.staffId, { language, theme })
}
