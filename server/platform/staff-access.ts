// Resolves staff: a member by the console's cookie, a program by its API key.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/shared/endpoint.ts'
import { HEADERS, STAFF_COOKIES } from '../../contract/shared/headers.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import { type Actor, requireMayWrite, requirePermission, type Staff } from './actor.ts'
import type { App } from './app.ts'
import { type AppendAudit, audited, entryOf } from './audit.ts'
import type { Config } from './config.ts'
import { appError } from './errors.ts'
import type { CallContext, CookieJar } from './invoke.ts'
import { sameText } from './secrets.ts'
import { bearerOf, originOfRequest } from './visitor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * For routes outside the contract: the caller as staff with a permission. @throws session.forbidden, session.csrf
     */
    requireStaff(request: FastifyRequest, reply: FastifyReply, permission: Permission): Promise<Staff>
    /** Runs a change so that the audit log records it. */
    recordChange<T>(staff: Staff, call: StaffCall, run: () => Promise<T>): Promise<T>
  }
}

interface StaffCall {
  method: string
  path: string
  query?: unknown
}

type StaffRights = Pick<
  Staff,
  'staffId' | 'name' | 'role' | 'permissions' | 'markets' | 'moneyLimits' | 'confirmedUntil' | 'readOnly'
>

/** What the staff domain knows about a caller; `rights` is null until the login is complete. */
export interface ResolvedStaff {
  sessionId: string | null
  rights: StaffRights | null
}

/** Token of the console's cookie, or an API key. */
export type ResolveStaff = (
  proofs: { token: string } | { key: string },
  origin: { ip: string; now: Date },
) => Promise<ResolvedStaff | null>

/** Whether staff call an endpoint: their cookies are then used instead of a customer's. */
export function isForStaff({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'staff' || access === 'staff-own' || access === 'staff-login'
}

/** The actor of a staff call. A bearer token is used alone, because with one the cookie's CSRF token is not checked. */
export async function resolveStaffActor(
  request: FastifyRequest,
  cookies: CookieJar,
  { config, resolveStaff }: { config: Config; resolveStaff: ResolveStaff },
  { language, now }: { language: Language; now: Date },
): Promise<Actor> {
  const origin = originOfRequest(request, cookies, config, { language, now })
  const bearer = bearerOf(request)
  const token = bearer === undefined ? cookies.get(STAFF_COOKIES.session) : undefined
  const guest = { kind: 'guest' as const, ...origin, sessionId: null, customerId: null }
  const proof = bearer === undefined ? (token ? { token } : null) : { key: bearer }
  const resolved = proof && (await resolveStaff(proof, { ip: origin.ip, now }))
  if (!resolved) return { ...guest, expired: Boolean(token) }
  const { sessionId, rights } = resolved
  if (!rights) return { ...guest, sessionId }
  return { ...origin, ...rights, kind: 'staff', sessionId, customerId: null }
}

const PURPOSE = 'staff-csrf'

/** The token that a console session's writes must echo. */
export function staffCsrfToken({ secrets }: Pick<App, 'secrets'>, sessionId: string): string {
  return secrets.sign(PURPOSE, sessionId)
}

/** A token for a browser without a session, echoed by a login: `random.signature`. */
export function loginCsrfToken({ secrets }: Pick<App, 'secrets'>, random: string): string {
  return `${random}.${secrets.sign(PURPOSE, random)}`
}

/** Whether it was made by `loginCsrfToken`. */
export function isLoginCsrfToken({ secrets }: Pick<App, 'secrets'>, token: string): boolean {
  const [random = '', signature = '', ...more] = token.split('.')
  return more.length === 0 && random !== '' && secrets.verify(PURPOSE, random, signature)
}

/** Checks that a console write echoes the token of its cookie. @throws session.csrf */
export function checkStaffCsrf({ app, actor, cookies, headers }: CallContext): void {
  if (headers[HEADERS.authorization]) return
  const echoed = headers[HEADERS.csrf]
  const cookie = cookies.get(STAFF_COOKIES.csrf)
  if (!echoed || !cookie || !sameText(cookie, echoed)) throw appError('session.csrf')
  const { sessionId } = actor
  const valid = sessionId === null ? isLoginCsrfToken(app, echoed) : app.secrets.verify(PURPOSE, sessionId, echoed)
  // the token outlives its session: then the session is missing, not the token
  if (!valid && !(actor.kind === 'guest' && actor.expired)) throw appError('session.csrf')
}

/** Decorates the server with what routes outside the contract need for staff. */
export function decorateForStaff(
  server: FastifyInstance,
  { app, appendAudit }: { app: App; appendAudit: AppendAudit },
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>,
): void {
  server.decorate('requireStaff', async (request: FastifyRequest, reply: FastifyReply, permission: Permission) => {
    const context = await contextOf(request, reply)
    if (request.method !== 'GET') checkStaffCsrf(context)
    requireMayWrite(context.actor, request.method)
    return requirePermission(context.actor, permission)
  })
  server.decorate('recordChange', (staff: Staff, call: StaffCall, run: () => Promise<unknown>) =>
    audited({ db: app.db, append: appendAudit }, entryOf(call, staff, call), run),
  )
}
