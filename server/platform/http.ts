// The HTTP server: routes from the endpoint tables, the page cache, security headers, CSRF checks and error handling.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import cookies from '@fastify/cookie'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { z } from 'zod'
import { zFile, zFileStream } from '../../contract/shared/endpoint.ts'
import { COOKIES, HEADERS } from '../../contract/shared/headers.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { callOrRequestApproval, type RequestApproval } from './approval.ts'
import { type AppendAudit, recordedCall } from './audit.ts'
import { acceptBodies } from './body.ts'
import { registerCompression } from './compression.ts'
import type { Config } from './config.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, limitBodies, limitIdle, serverOptions } from './connection-limits.ts'
import { runForClient } from './current-client.ts'
import { AppError, appError, errorBody, retryAfterOf } from './errors.ts'
import { clientAddress, isPlainHttp, isServedHost, marketOfHost, originOf, trustedProxies } from './hosts.ts'
import { type CallContext, countCall, invoke, type Route } from './invoke.ts'
import { LOAD_LIMITS, type LoadLimits, NO_LOAD_LIMITS, registerLoadShedding } from './load-shedding.ts'
import { type PageCache, sendCached } from './page-cache.ts'
import type { RateCounts } from './rate-limit.ts'
import { addressKey, type CheckRate, limitPluginRoutes, registerRateLimits } from './rate-limit-plugin.ts'
import { flatHeaders, headersOfPage, type SecurityHeaders } from './security-headers.ts'
import { respondShared, sharedKey } from './shared-responses.ts'
import { checkStaffCsrf, decorateForStaff, isForStaff, type ResolveStaff, resolveStaffActor } from './staff-access.ts'
import type { TaggedCache } from './tagged-cache.ts'
import { cookieJar, headerText, type ResolveSession, resolveActor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
    /** Name of the page that was rendered; empty for other routes. */
    pageRoute: string
  }
}

export interface ShownPage {
  market: Market
  url: string
  status: number
  /** Network address of the visitor. */
  ip: string
  userAgent: string
}

export interface HttpParts {
  app: App
  routes: readonly Route[]
  resolveSession: ResolveSession
  resolveStaff: ResolveStaff
  appendAudit: AppendAudit
  requestApproval: RequestApproval
  /** Null disables the limits. */
  rateCounts: RateCounts | null
  pageCache: PageCache
  /** Responses that are the same for all guests. */
  responses: TaggedCache
  security: SecurityHeaders
  /** Called for each page of the store that is shown, from the cache or rendered. */
  onPage?: (page: ShownPage) => void
  connectionLimits?: ConnectionLimits
  loadLimits?: LoadLimits
}

const REQUEST_ID = /^[A-Za-z0-9_-]{6,64}$/
/** Requested by monitoring, by IP address instead of a host name. */
const OPERATIONS = /^\/(healthz|readyz|metrics)$/
/** Maximum number of pages per address and minute, rendered or from the cache. */
const PAGES_PER_MINUTE = 600

/** Counts a page for an address; returns false when it has had too many. */
export function allowsPage(counts: RateCounts | null, address: string): boolean {
  return !counts || counts.hit(`page|${addressKey(address)}`, PAGES_PER_MINUTE).current <= PAGES_PER_MINUTE
}

/** Redirects browsers to https; API calls are rejected, because their content has already been exposed. */
function redirectToHttps(config: Config, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
  if (!isPage) throw appError('request.plain-http')
  return reply.redirect(originOf(config, marketOfHost(config, request.headers.host)) + request.url, 301)
}

/** Builds the server with the API routes; the caller registers pages and other routes. */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { app, security, connectionLimits: limits = CONNECTION_LIMITS } = parts
  const isProxy = trustedProxies(app.config.trustProxy)
  const isPlain = (request: IncomingMessage) => isPlainHttp(app.config, request, isProxy)
  const serveCachedPage = pageServer(parts, request => clientAddress(request, isProxy))
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy ?? false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    frameworkErrors(error, request, reply) {
      void sendError(app, error, request, (reply as FastifyReply).headers(security.api))
    },
    genReqId: requestIdOf,
    serverFactory(handler) {
      const server = createServer(serverOptions(limits), (request, response) => {
        if (isPlain(request) || !serveCachedPage(request, response)) handler(request, response)
      })
      return limitIdle(server, limits)
    },
  })
  server.decorateRequest('rawBody', '')
  server.decorateRequest('pageRoute', '')
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(security.api)
    if (!isServedHost(app.config, request.headers.host) && !OPERATIONS.test(request.url))
      throw appError('request.misdirected')
    if (isPlain(request.raw) && !OPERATIONS.test(request.url)) return redirectToHttps(app.config, request, reply)
  })
  server.addHook('onSend', async (request, reply) => {
    void reply.header(HEADERS.requestId, request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  server.addHook('onResponse', async (request, reply) => {
    // it stays open as long as somebody views the page
    if (request.routeOptions.config.staysOpen && reply.statusCode === 200) return
    const { id: requestId, method } = request
    app.monitor.request({
      ...{ requestId, method, route: routeOf(request), status: reply.statusCode, ms: reply.elapsedTime },
      cached: false,
    })
  })
  server.addHook('onRequest', (request, _reply, done) => runForClient(addressKey(request.ip), done))
  const loadLimits = parts.loadLimits ?? (app.config.rateLimits ? LOAD_LIMITS : NO_LOAD_LIMITS)
  await registerLoadShedding(server, app.monitor, security, loadLimits)
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(app, error, request, reply))
  registerCompression(server)
  acceptBodies(server)
  limitBodies(server, limits)
  await server.register(cookies)
  const checkRate = await registerRateLimits(server, parts.rateCounts)
  limitPluginRoutes(server, checkRate)
  decorateForStaff(server, parts, (request, reply) => contextOf(parts, request, reply, true))
  for (const route of parts.routes) registerRoute(server, parts, route, checkRate)
  return server
}

/** The client's request id if it is well formed, otherwise a new one. */
function requestIdOf(request: IncomingMessage): string {
  const requestId = request.headers[HEADERS.requestId]
  return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID()
}

/** Serves pages from the cache, before the router; returns false on a miss. */
function pageServer(
  { app: { monitor, config }, pageCache, rateCounts, security, onPage }: HttpParts,
  addressOf: (request: IncomingMessage) => string,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now()
    const page = pageCache.find(request)
    if (!page) return false
    const ip = addressOf(request)
    // the router responds to an address with too many
    if (!allowsPage(rateCounts, ip)) return false
    const requestId = requestIdOf(request)
    const { host, cookie } = request.headers
    const market = marketOfHost(config, host)
    const policy = flatHeaders(headersOfPage(security, market, cookie))
    sendCached(request, response, page, [...policy, HEADERS.requestId, requestId])
    const { status, route } = page
    const ms = performance.now() - started
    monitor.request({ requestId, method: request.method ?? 'GET', route, status, ms, cached: true })
    onPage?.({ market, url: request.url ?? '/', status, ip, userAgent: request.headers['user-agent'] ?? '' })
    return true
  }
}

/** Name of a request in log and metrics: the pattern of its route, never its URL. */
const routeOf = ({ pageRoute, is404, routeOptions }: FastifyRequest): string =>
  pageRoute || (is404 ? 'unknown' : (routeOptions.url ?? 'unknown'))

function sendError(app: App, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known: unknown =
    error instanceof AppError
      ? error
      : error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? appError('request.too-large')
        : error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
          ? appError('request.media-type')
          : typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
            ? appError('request.invalid', { problems: [{ path: 'request', message: 'The address cannot be read.' }] })
            : error
  const body = errorBody(known, request.id)
  const retryAfter = retryAfterOf(known, body.statusCode)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  app.storage.note(error)
  const { id: requestId, ip } = request
  const route = routeOf(request)
  if (known instanceof AppError) app.monitor.securityError(known.code, { requestId, ip, customerId: null }, { route })
  // a request that was rejected on purpose is not a failure
  if (body.statusCode >= 500 && !(error instanceof AppError)) {
    app.monitor.failed('call')
    app.log.error({ err: error, requestId, route }, 'request failed')
  }
  return reply.status(body.statusCode).send(body)
}

/** Builds the call context of an HTTP request; `forStaff` resolves staff in place of a customer. */
export async function contextOf(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  forStaff = false,
): Promise<CallContext> {
  const cookies = cookieJar(request, reply, parts.app.config)
  const language = headerText(request, HEADERS.language) === 'hi' ? 'hi' : 'en'
  const { config } = parts.app
  const now = parts.app.now()
  const actor = forStaff
    ? await resolveStaffActor(request, cookies, { config, resolveStaff: parts.resolveStaff }, { language, now })
    : await resolveActor(request, cookies, config, parts.resolveSession, language, now)
  checkUserReference(parts.app, actor, headerText(request, HEADERS.userReference))
  const headers = Object.fromEntries(Object.keys(request.headers).map(name => [name, headerText(request, name)]))
  return { app: parts.app, actor, headers, cookies, rawBody: request.rawBody }
}

function registerRoute(
  server: FastifyInstance,
  parts: HttpParts,
  route: Route,
  checkRate: (request: FastifyRequest, reply: FastifyReply) => CheckRate,
): void {
  const { endpoint } = route
  server.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    async handler(request, reply) {
      const forStaff = isForStaff(endpoint)
      const context = await contextOf(parts, request, reply, forStaff)
      if (endpoint.method !== 'GET' && endpoint.access !== 'webhook')
        forStaff ? checkStaffCsrf(context) : checkCsrf(parts.app, context)
      const input = { params: request.params, query: request.query, body: request.body }
      rejectNul(request)
      const limit = checkRate(request, reply)
      const run = () => invoke(route, context, input, limit)
      const recorded = () => recordedCall(parts, endpoint, { actor: context.actor, input, run })
      const make = () => callOrRequestApproval(parts, endpoint, { actor: context.actor, input, run: recorded })
      const key = route.tagsOf ? sharedKey(request, context.actor) : null
      if (endpoint.file) return sendFile(reply, endpoint.file, await make())
      if (key === null) return reply.send(await make())
      const count = () => countCall(endpoint, context.actor, limit)
      const call = { key, make, count, tagsOf: (response: unknown) => route.tagsOf?.(response) ?? [] }
      return respondShared(parts.responses, call, request, reply)
    },
  })
}

const zAnyFile = z.union([zFile, zFileStream])

/** Sends a file for display in the browser, with its name for saving. */
function sendFile(reply: FastifyReply, type: string, result: unknown): FastifyReply {
  const file = zAnyFile.parse(result)
  void reply.header('content-disposition', `inline; filename="${file.name}"`).type(type)
  return reply.send('chunks' in file ? Readable.from(file.chunks, { objectMode: false }) : Buffer.from(file.bytes))
}

/** Rejects NUL characters, which PostgreSQL cannot store. */
function rejectNul({ rawBody, params, query }: FastifyRequest): void {
  if (rawBody.includes('\\u0000') || JSON.stringify([params, query]).includes('\\u0000')) {
    throw appError('request.invalid', {
      problems: [{ path: 'request', message: 'Contains characters that cannot be stored.' }],
    })
  }
}

/** Checks that a write sends the CSRF token of the cookie and that the token is signed for this session. */
function checkCsrf(app: App, { actor, cookies, headers }: CallContext): void {
  if (headers[HEADERS.authorization]) return
  const echoed = headers[HEADERS.csrf]
  if (!actor.sessionId || !echoed || !app.secrets.verify('csrf', actor.sessionId, echoed))
    throw appError('session.csrf')
  const cookie = cookies.get(COOKIES.csrf)
  if (cookie !== undefined && cookie !== echoed) throw appError('session.csrf')
}

/** Checks that the encrypted customer id sent by a logged-in page matches the session. */
function checkUserReference(app: App, actor: Actor, sealed: string | undefined): void {
  if (!sealed || !actor.customerId) return
  if (app.secrets.unseal('user-reference', Buffer.from(sealed, 'base64url')) !== actor.customerId)
    throw appError('session.forbidden')
}
