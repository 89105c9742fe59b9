// The HTTP server: routes from the endpoint tables, the page cache, body parsing, CSRF checks and error handling.

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { COOKIES, HEADERS } from '../../contract/shared/headers.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { AppError, appError, errorBody } from './errors.ts'
import { type CallContext, invoke, type Route } from './invoke.ts'
import type { PageCache } from './page-cache.ts'
import type { RateLimiter } from './rate-limit.ts'
import { cookieJar, headerText, type ResolveSession, resolveActor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}

export interface HttpParts {
  app: App
  routes: readonly Route[]
  resolveSession: ResolveSession
  limiter: RateLimiter
  pageCache: PageCache
}

const REQUEST_ID = /^[A-Za-z0-9_-]{6,64}$/

/** Builds the server with the API routes; the caller registers pages and other routes. */
export function buildHttp(parts: HttpParts): FastifyInstance {
  const { app, pageCache } = parts
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void sendError(app, error, request, reply as FastifyReply),
    genReqId(request) {
      const requestId = request.headers[HEADERS.requestId]
      return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID()
    },
    serverFactory(handler) {
      return createServer((request, response) => {
        if (!pageCache.serve(request, response)) handler(request, response)
      })
    },
  })
  server.decorateRequest('rawBody', '')
  acceptBodies(server)
  server.addHook('onSend', async (request, reply) => {
    void reply.header(HEADERS.requestId, request.id).header('x-content-type-options', 'nosniff')
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(app, error, request, reply))
  for (const route of parts.routes) registerRoute(server, parts, route)
  return server
}

/** Parses JSON here, to keep the raw body for signatures and to report malformed JSON as a validation error. */
function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = String(text)
    if (request.rawBody === '') return done(null, undefined)
    try {
      done(null, JSON.parse(request.rawBody, dropPrototypeKey))
    } catch {
      done(appError('request.invalid', { problems: [{ path: 'body', message: 'This is not JSON.' }] }))
    }
  })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = String(text)
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)))
  })
}

function dropPrototypeKey(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

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
  if (body.statusCode >= 500) app.log.error({ err: error, requestId: request.id, url: request.url }, 'request failed')
  return reply.status(body.statusCode).send(body)
}

/** Builds the call context of an HTTP request. */
export async function contextOf(parts: HttpParts, request: FastifyRequest, reply: FastifyReply): Promise<CallContext> {
  const cookies = cookieJar(request, reply)
  const language = headerText(request, HEADERS.language) === 'hi' ? 'hi' : 'en'
  const actor = await resolveActor(request, cookies, parts.app.config, parts.resolveSession, language, parts.app.now())
  checkUserReference(parts.app, actor, headerText(request, HEADERS.userReference))
  const headers = Object.fromEntries(Object.keys(request.headers).map(name => [name, headerText(request, name)]))
  return { app: parts.app, actor, headers, cookies, rawBody: request.rawBody }
}

function registerRoute(server: FastifyInstance, parts: HttpParts, route: Route): void {
  const { endpoint } = route
  server.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const context = await contextOf(parts, request, reply)
      if (endpoint.method !== 'GET' && endpoint.access !== 'webhook') checkCsrf(parts.app, context)
      const input = { params: request.params, query: request.query, body: request.body }
      rejectNul(request)
      return reply.send(await invoke(route, context, input, parts.limiter))
    },
  })
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

/** An actor without a session, for pages that are the same for all visitors. */
export function guestActor(
  app: Pick<App, 'now'>,
  { market, language, requestId }: Pick<Actor, 'market' | 'language' | 'requestId'>,
): Actor {
  return {
    market,
    language,
    sessionId: null,
    customerId: null,
    kind: 'guest',
    deviceId: '',
    ip: '',
    requestId,
    now: app.now(),
    place: null,
  }
}
