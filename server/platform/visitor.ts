// Resolves the visitor of a request: market, language, IP address, cookies and session.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES, HEADERS, SECURE_COOKIE_PREFIX } from '../../contract/shared/headers.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { Actor } from './actor.ts'
import type { Config } from './config.ts'
import { isSecure, marketOfHost } from './hosts.ts'
import type { CookieJar } from './invoke.ts'

/** Session data, as returned by the auth domain. */
export interface ResolvedSession {
  sessionId: string
  customerId: string | null
  /** Whether sensitive actions need a code first. */
  limited?: boolean
}

export interface SessionProofs {
  /** Token from the cookie or the bearer header. */
  token: string | undefined
  sessionId: string | undefined
  accessToken: string | undefined
}

export type ResolveSession = (proofs: SessionProofs, market: Market) => Promise<ResolvedSession | null>

/**
 * Cookies of a request. Over https their names have the prefix `__Host-`, which prevents other hosts of the domain from
 * setting them.
 */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, config: Config): CookieJar {
  const secure = request.protocol === 'https' || isSecure(config, marketOfHost(config, request.headers.host))
  const named = (name: string) => (secure ? `${SECURE_COOKIE_PREFIX}${name}` : name)
  return {
    get: name => request.cookies[named(name)],
    set(name, value, { maxAge, readable, strict }) {
      request.cookies[named(name)] = value
      const sameSite = strict ? 'strict' : 'lax'
      void reply.setCookie(named(name), value, { path: '/', maxAge, sameSite, httpOnly: !readable, secure })
    },
  }
}

export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}

const PLACE = /^([1-9]\d{5}|[A-Z]{2})$/

/** Where a request comes from. A client-supplied request id is used when it is well-formed. */
export function originOfRequest(
  request: FastifyRequest,
  cookies: CookieJar,
  config: Config,
  { language, now }: { language: Language; now: Date },
) {
  const place = headerText(request, HEADERS.pincode) ?? cookies.get(COOKIES.deliveryLocation) ?? ''
  return {
    market: marketOfHost(config, request.headers.host),
    language,
    deviceId: (headerText(request, HEADERS.deviceId) ?? cookies.get(COOKIES.device) ?? '').slice(0, 64),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    requestId: request.id,
    now,
    place: PLACE.test(place) ? place : null,
  }
}

/** The bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return headerText(request, HEADERS.authorization)?.replace(/^Bearer\s+/i, '')
}

/** Resolves the actor. */
export async function resolveActor(
  request: FastifyRequest,
  cookies: CookieJar,
  config: Config,
  resolveSession: ResolveSession,
  language: Language,
  now: Date,
): Promise<Actor> {
  const origin = originOfRequest(request, cookies, config, { language, now })
  const bearer = bearerOf(request)
  const proofs = {
    token: bearer ?? cookies.get(COOKIES.session),
    sessionId: headerText(request, HEADERS.sessionId),
    accessToken: headerText(request, HEADERS.accessToken),
  }
  const session = await resolveSession(proofs, origin.market)
  const expired = session === null && Boolean(proofs.token ?? (proofs.sessionId && proofs.accessToken))
  const sessionId = session?.sessionId ?? null
  return sessionId !== null && session?.customerId
    ? { kind: 'customer', ...origin, sessionId, customerId: session.customerId, limited: session.limited ?? false }
    : { kind: 'guest', ...origin, sessionId, customerId: null, expired }
}
