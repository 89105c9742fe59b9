// Resolves the visitor of a request: market, language, IP address, cookies and session.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIES, HEADERS } from '../../contract/shared/headers.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { Actor } from './actor.ts'
import type { Config } from './config.ts'
import type { CookieJar } from './invoke.ts'

/** Session data, as returned by the auth domain. */
export interface SessionFacts {
  sessionId: string
  customerId: string | null
}

export interface SessionProofs {
  /** Token from the cookie or the bearer header. */
  token: string | undefined
  sessionId: string | undefined
  accessToken: string | undefined
}

export type ResolveSession = (proofs: SessionProofs, market: Market) => Promise<SessionFacts | null>

/** The market of a host; unknown hosts belong to India. */
export function marketOfHost(config: Pick<Config, 'uaeHosts'>, host: string | undefined): Market {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  return config.uaeHosts.includes(name) ? 'AE' : 'IN'
}

/** Origin for links of the market of a request: the configured one, otherwise that of the request. */
export function originOf(
  config: Pick<Config, 'uaeHosts' | 'publicOrigins'>,
  { protocol, host }: { protocol: string; host: string },
): string {
  return config.publicOrigins[marketOfHost(config, host)] || `${protocol}://${host}`
}

/** Parses a Cookie header; the first cookie of a name wins. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).trim()
    if (!found.has(name)) found.set(name, pair.slice(at + 1).trim())
  }
  return found
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  const cookies = parseCookies(request.headers.cookie)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return {
    get: name => cookies.get(name),
    set(name, value, { maxAge, readable }) {
      cookies.set(name, value)
      const only = readable ? '' : '; HttpOnly'
      void reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${only}${secure}`)
    },
  }
}

export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined
}

const PLACE = /^([1-9]\d{5}|[A-Z]{2})$/

/** Resolves the actor. A client-supplied request id is used when it is well-formed. */
export async function resolveActor(
  request: FastifyRequest,
  cookies: CookieJar,
  config: Config,
  resolveSession: ResolveSession,
  language: Language,
  now: Date,
): Promise<Actor> {
  const market = marketOfHost(config, request.host)
  const bearer = headerText(request, HEADERS.authorization)?.replace(/^Bearer\s+/i, '')
  const session = await resolveSession(
    {
      token: bearer ?? cookies.get(COOKIES.session),
      sessionId: headerText(request, HEADERS.sessionId),
      accessToken: headerText(request, HEADERS.accessToken),
    },
    market,
  )
  const place = headerText(request, HEADERS.pincode) ?? cookies.get(COOKIES.place) ?? ''
  const origin = {
    market,
    language,
    deviceId: (headerText(request, HEADERS.deviceId) ?? cookies.get(COOKIES.device) ?? '').slice(0, 64),
    ip: request.ip,
    requestId: request.id,
    now,
    place: PLACE.test(place) ? place : null,
  }
  const sessionId = session?.sessionId ?? null
  return sessionId !== null && session?.customerId
    ? { kind: 'customer', ...origin, sessionId, customerId: session.customerId }
    : { kind: 'guest', ...origin, sessionId, customerId: null }
}
