// Renders pages through the compiled web application, keeps the common ones, and never renders one twice at a time.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/api.ts'
import { ERRORS, type ErrorCode } from '../../contract/errors.ts'
import type { Language } from '../../contract/market.ts'
import type { PageRequest, PageResult, RenderPage } from '../../contract/page.ts'
import type { Actor } from './actor.ts'
import { Refusal } from './fail.ts'
import { contextOf, guestActor, type HttpParts } from './http.ts'
import { type CallContext, invoke, type Route } from './invoke.ts'
import { type CachedPage, packPage, sendPage } from './page-cache.ts'
import { makeRateLimiter } from './rate-limit.ts'
import { marketOfHost } from './visitor.ts'

/** How a failed in-process call looks to the web application: the same as over HTTP. */
class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(ERRORS[code][1])
    this.name = 'ApiError'
    this.code = code
    this.status = ERRORS[code][0]
  }
}

export interface Pages {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Splits `/_data/hi/x?y` into its language, path, search and mode. */
export function readAddress(url: string): Pick<PageRequest, 'path' | 'search' | 'mode'> & { language: Language } {
  const at = url.indexOf('?')
  let path = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at)
  const mode = /^\/_data(\/|$)/.test(path) ? 'data' : 'document'
  if (mode === 'data') path = path.slice('/_data'.length) || '/'
  const hindi = /^\/hi(\/|$)/.test(path)
  if (hindi) path = path.slice('/hi'.length) || '/'
  return { path, search, mode, language: hindi ? 'hi' : 'en' }
}

export function makePages(parts: HttpParts, render: RenderPage): Pages {
  const { app, pageCache } = parts
  // pages are rendered for everybody at once: the limit of one visitor does not fit them
  const limiter = makeRateLimiter(false)
  const byName = new Map<string, Route>(
    parts.routes.map(route => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  const underWay = new Map<string, Promise<PageResult & { page: CachedPage }>>()

  const callFor = (context: CallContext): Call => {
    const call = async (name: string, input: object = {}) => {
      const route = byName.get(name)
      if (!route) throw new Error(`No endpoint is named ${name}`)
      try {
        return await invoke(route, context, input, limiter)
      } catch (error) {
        if (error instanceof Refusal) throw new CallError(error.code)
        throw error
      }
    }
    return call as Call
  }

  const renderAs = async (actor: Actor, context: CallContext, url: string, origin: string) => {
    const { language, ...address } = readAddress(url)
    const result = await render(
      { ...address, language, market: actor.market, origin, authenticated: actor.role !== 'guest' },
      callFor(context),
    )
    const securityPolicy = result.contentType.startsWith('text/html') ? policyFor(result.body) : ''
    const page = await packPage(
      { status: result.status, contentType: result.contentType, securityPolicy, tags: result.tags ?? [] },
      result.body,
    )
    return { ...result, page }
  }

  const common = (key: string, host: string, url: string, origin: string) => {
    const running = underWay.get(key)
    if (running) return running
    const before = pageCache.generation
    const { language } = readAddress(url)
    const actor = guestActor(marketOfHost(app.config, host), language, `page:${key}`)
    const context: CallContext = {
      app,
      actor,
      headers: {},
      cookies: { get: () => undefined, set: () => undefined },
      rawBody: '',
    }
    const fresh = renderAs(actor, context, url, origin)
      .then(result => {
        const keep = result.tags !== null && result.status < 500 && !result.location
        if (keep && pageCache.generation === before) pageCache.put(key, result.page)
        return result
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, fresh)
    return fresh
  }

  pageCache.onStale((key, host, url) => {
    const origin = app.config.publicOrigin || `http://${host}`
    common(key, host, url, origin).catch(error => app.log.error({ err: error }, 'page refresh failed'))
  })

  return {
    async handle(request, reply) {
      const origin = app.config.publicOrigin || `${request.protocol}://${request.host}`
      const key = pageCache.keyOf(request.method, request.host, request.url)
      let result: PageResult & { page: CachedPage }
      if (key !== null) result = await common(key, request.host, request.url, origin)
      else {
        const context = await contextOf(parts, request, reply)
        const actor = { ...context.actor, language: readAddress(request.url).language }
        result = await renderAs(actor, { ...context, actor }, request.url, origin)
      }
      if (result.location) return reply.redirect(result.location, 302)
      void reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      sendPage(request.raw, reply.raw, result.page)
      return reply
    },
  }
}

/** Allows the page's own inline scripts by their digests and nothing else that is inline. */
function policyFor(html: string): string {
  const hashes = new Set<string>()
  for (const match of html.matchAll(
    /<script(?![^>]*\b(?:src|type="application\/json"|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
    )
  }
  return `default-src 'self'; script-src 'self' ${[...hashes].join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; form-action 'self' https:; frame-ancestors 'none'; base-uri 'self'; object-src 'none'`
}
