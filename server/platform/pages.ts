// Renders pages through the compiled web application, caches shared pages, and coalesces concurrent renders.

import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/api.ts'
import { ERRORS, type ErrorCode } from '../../contract/shared/errors.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { PageResult, RenderPage } from '../../contract/shared/page.ts'
import { guestActor } from './actor.ts'
import type { App } from './app.ts'
import { errorPage } from './error-page.ts'
import { AppError, appError, errorBody, isUnavailable, retryAfterOf } from './errors.ts'
import { type FillState, isPartial, progressOf, REFRESH_SECONDS, waitingPage, withNotice } from './filling.ts'
import { marketOfHost, originOf } from './hosts.ts'
import { allowsPage, contextOf, type HttpParts } from './http.ts'
import { type CallContext, invoke, type RawInput, type Route } from './invoke.ts'
import { readAddress } from './page-address.ts'
import { type CachedPage, encodePage, packPage } from './page-cache.ts'
import { headersOfPage } from './security-headers.ts'

/** A failed in-process call as the web application sees it: the same as over HTTP. */
class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode

  constructor(code: ErrorCode, cause?: unknown) {
    super(ERRORS[code][1], { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = ERRORS[code][0]
  }
}

type Rendered = PageResult & { page: CachedPage }

/** Where a former path of a market leads now, without the language prefix; null when it is not one. */
export type FindRedirect = (market: Market, path: string, search: string) => Promise<Redirect | null>

export interface Redirect {
  /** Path of the store without language; with a status of 301 the query of the request is kept. */
  to: string
  status: 301 | 302
}

/** A page with content that the store does not show yet. */
export interface PagePreview {
  market: Market
  language: Language
  /** Without the language prefix. */
  path: string
  within<T>(render: () => Promise<T>): Promise<T>
}

/** Links of a preview do nothing: without this they would open in its frame. */
const NO_LINKS = '<head><base target="_blank">'
/** Removed from previews: nothing may run there, and the browser would report each blocked script. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="?modulepreload\b[^>]*>/g

/** The input as sent over HTTP: fields without a value are omitted. */
function sentPartsOf(input: object): RawInput {
  const defined = (part: object) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
  return Object.fromEntries(Object.entries(input).map(([name, part]) => [name, defined(part as object)]))
}

/** The progress required before any page can be shown: the first search index, or its first products. */
function blockedBy({ readiness: { filling, indexing }, ports }: App): FillState | null {
  return filling && ports.search.health().documents > 0 ? null : (filling ?? indexing)
}

/** The page that shows the store's progress. @throws server.unavailable for page data */
async function waitingFor(state: FillState, language: Language, mode: 'document' | 'data'): Promise<Rendered> {
  if (mode === 'data') throw appError('server.unavailable')
  const body = waitingPage(language, state)
  const head = { status: 503, contentType: 'text/html; charset=utf-8', route: 'page:waiting' }
  return { ...head, body, tags: null, page: await packPage({ ...head, tags: [] }, body) }
}

export class Pages {
  readonly #parts: HttpParts
  readonly #render: RenderPage
  readonly #byName: Map<string, Route>
  readonly #findRedirect: FindRedirect
  readonly #pending = new Map<string, Promise<Rendered>>()

  constructor(parts: HttpParts, render: RenderPage, findRedirect: FindRedirect) {
    this.#findRedirect = findRedirect
    this.#parts = parts
    this.#render = render
    this.#byName = new Map(parts.routes.map(route => [`${route.endpoint.method} ${route.endpoint.path}`, route]))
    parts.pageCache.onStale((key, market, url) => {
      this.#renderShared(key, market, url, randomUUID()).catch(error =>
        parts.app.log.error({ err: error }, 'page refresh failed'),
      )
    })
  }

  /** Returns a page: a shared page from the cache, a personal page rendered for the visitor. */
  async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const result = await this.#pageFor(request, reply).catch((error: unknown) => this.#renderError(request, error))
    request.pageRoute = result.page.route
    const retryAfter = retryAfterOf(null, result.status)
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    if (result.location) return reply.redirect(result.location, result.status === 301 ? 301 : 302)
    // input on a personal page must not be lost
    const isEntered = result.tags === null && result.status !== 503
    if (isPartial(this.#parts.app.readiness) && !isEntered) void reply.header('refresh', REFRESH_SECONDS)
    const { headers, body } = encodePage(request.raw, result.page)
    const { app, security, onPage } = this.#parts
    const { host, cookie } = request.headers
    const market = marketOfHost(app.config, host)
    const { url, ip } = request
    onPage?.({ market, url, status: result.status, ip, userAgent: request.headers['user-agent'] ?? '' })
    const policy = headersOfPage(security, market, cookie)
    void reply.status(result.status).headers(policy).headers(headers)
    // tokens in the URL must not be passed on as referrer
    if (request.url.includes('token=')) void reply.header('referrer-policy', 'no-referrer')
    // what is shown to one person must not stay in the browser for the next one
    if (!this.#isShared(request)) void reply.header('cache-control', 'no-store')
    return reply.send(body)
  }

  /** Renders an error as a page; a data request rejects with the error. */
  async #renderError(request: FastifyRequest, thrown: unknown): Promise<Rendered> {
    // an error of a call that the application did not catch keeps its code
    const error = thrown instanceof CallError ? appError(thrown.code) : thrown
    const { mode, language } = readAddress(request.url)
    if (mode === 'data') throw error
    const { log, storage, monitor, readiness } = this.#parts.app
    storage.note(error)
    const state = progressOf(readiness)
    if (state && errorBody(error, request.id).statusCode === 503) return waitingFor(state, language, mode)
    // errors of calls were logged with the call
    if (thrown instanceof AppError) {
      monitor.securityError(thrown.code, { requestId: request.id, ip: request.ip, customerId: null }, { route: 'page' })
    }
    const { statusCode: status } = errorBody(error, request.id)
    if (status >= 500) {
      monitor.failed('page')
      log.error({ err: error, requestId: request.id, path: request.url.split('?', 1)[0] }, 'page failed')
    }
    const body = errorPage(language, request.id)
    const contentType = 'text/html; charset=utf-8'
    const page = await packPage({ status, contentType, route: 'page:failed', tags: [] }, body)
    return { status, contentType, body, tags: null, page }
  }

  /**
   * The response for a path that has moved or redirects: the new path, for a moved page with the query of the request.
   */
  async #movedTo({ headers: { host }, url }: FastifyRequest): Promise<Rendered | null> {
    const { config, readiness } = this.#parts.app
    if (readiness.filling) return null
    const { path, search, mode, language } = readAddress(url)
    const redirect = await this.#findRedirect(marketOfHost(config, host), path, search)
    if (redirect === null) return null
    const { to: target, status } = redirect
    const query = target.includes('?') || status === 302 ? '' : search
    const location = `${language === 'hi' ? '/hi' : ''}${target === '/' && language === 'hi' ? '' : target}${query}`
    const route = 'page:moved'
    if (mode === 'document') {
      const head = { status, contentType: 'text/html; charset=utf-8', route }
      return { ...head, location, body: '', tags: null, page: await packPage({ ...head, tags: [] }, '') }
    }
    const head = { status: 200, contentType: 'application/json; charset=utf-8', route }
    const body = JSON.stringify({ location })
    return { ...head, body, tags: null, page: await packPage({ ...head, tags: [] }, body) }
  }

  /** Renders a page for a guest, for a frame in the console. */
  async preview(
    request: FastifyRequest,
    reply: FastifyReply,
    { market, language, path, within }: PagePreview,
  ): Promise<FastifyReply> {
    const { app, security } = this.#parts
    const actor = guestActor(app, { market, language, requestId: request.id })
    const cookies = { get: () => undefined, set: () => undefined }
    const url = language === 'hi' ? `/hi${path === '/' ? '' : path}` : path
    const { status, contentType, body } = await within(() =>
      this.#renderAs({ app, actor, headers: {}, cookies, rawBody: '' }, url),
    )
    return reply
      .status(status)
      .headers(security.preview)
      .type(contentType)
      .send(body.replace(SCRIPTS, '').replace('<head>', NO_LINKS))
  }

  #isShared({ method, headers, url }: FastifyRequest): boolean {
    return this.#parts.pageCache.keyOf(method, headers.host, url) !== null
  }

  async #pageFor(request: FastifyRequest, reply: FastifyReply): Promise<Rendered> {
    if (!allowsPage(this.#parts.rateCounts, request.ip)) throw appError('request.too-many')
    const moved = await this.#movedTo(request)
    if (moved) return moved
    const { host } = request.headers
    const key = this.#parts.pageCache.keyOf(request.method, host, request.url)
    if (key !== null)
      return this.#renderShared(key, marketOfHost(this.#parts.app.config, host), request.url, request.id)
    const context = await contextOf(this.#parts, request, reply)
    const actor = { ...context.actor, language: readAddress(request.url).language }
    return this.#renderAs({ ...context, actor }, request.url)
  }

  #callFor(context: CallContext): Call {
    const { app } = context
    const call = async (name: string, input: object = {}) => {
      const route = this.#byName.get(name)
      if (!route) throw new Error(`No endpoint is named ${name}`)
      try {
        return await invoke(route, context, sentPartsOf(input), null)
      } catch (error) {
        if (error instanceof AppError) {
          app.monitor.securityError(error.code, context.actor, { route: route.endpoint.path })
          throw new CallError(error.code)
        }
        app.storage.note(error)
        if (isUnavailable(error)) throw new CallError('server.unavailable', error)
        throw error
      }
    }
    return call as Call
  }

  async #renderAs(context: CallContext, url: string): Promise<Rendered> {
    const { language, ...address } = readAddress(url)
    const { market, kind, requestId } = context.actor
    const { config } = context.app
    const [origin, india] = [originOf(config, market), originOf(config, 'IN')]
    const origins = config.uaeHosts.length > 0 ? { IN: india, AE: originOf(config, 'AE') } : { IN: india }
    const request = { ...address, language, market, origin, origins, authenticated: kind !== 'guest', requestId }
    const blocked = blockedBy(context.app)
    if (blocked) return waitingFor(blocked, language, address.mode)
    const result = await this.#render(request, this.#callFor(context))
    const { status, contentType, tags } = result
    const state = progressOf(context.app.readiness)
    if (state && status === 503) return waitingFor(state, language, address.mode)
    const body = state && address.mode === 'document' ? withNotice(result.body, language, state) : result.body
    const route = `page:${result.route ?? 'none'}`
    return { ...result, page: await packPage({ status, contentType, route, tags: tags ?? [] }, body) }
  }

  #renderShared(key: string, market: Market, url: string, requestId: string): Promise<Rendered> {
    const running = this.#pending.get(key)
    if (running) return running
    const { app, pageCache } = this.#parts
    const before = pageCache.generation
    const actor = guestActor(app, {
      market,
      language: readAddress(url).language,
      requestId,
    })
    const cookies = { get: () => undefined, set: () => undefined }
    const fresh = this.#renderAs({ app, actor, headers: {}, cookies, rawBody: '' }, url)
      .then(result => {
        const keep = result.tags !== null && result.status < 500 && !result.location && !isPartial(app.readiness)
        if (keep && pageCache.generation === before) pageCache.put(key, result.page)
        return result
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, fresh)
    return fresh
  }
}
