// Routes for crawlers and browsers: sitemap, merchant feed, robots.txt, security.txt, OpenSearch, icons; the market follows from the host.

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { LANGUAGES } from '../../contract/shared/market.ts'
import { guestActor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { encodingFor } from '../platform/compression.ts'
import { appError } from '../platform/errors.ts'
import { marketOfHost, originOf } from '../platform/hosts.ts'
import { merchantFeed } from './queries/feed.ts'
import { languageOf, type SiteAddress, sitemapIndex, sitemapPart } from './queries/sitemap.ts'
import { ICON_SIZES, iconSvg, icoOf, manifestOf, securityTxt } from './rules/icons.ts'
import { openSearchXml, robotsText } from './rules/sitemap.ts'

const PART = /^([a-z]+)-([1-9]\d{0,4})\.xml$/
/** Crawlers return daily at most. */
const CACHE_CONTROL = 'public, max-age=3600'
/** Requests per IP address: a sitemap has many parts, a feed reads the whole catalogue. */
const SITEMAPS = { config: { perMinute: 300 } }
const FEEDS = { config: { perMinute: 10 } }

/** Serves `/sitemap.xml`, `/sitemap/{name}-{n}.xml`, `/robots.txt`, `/opensearch.xml` and `/hi/opensearch.xml`. */
export function registerCrawlerFiles(server: FastifyInstance, app: App): void {
  const addressOf = (request: FastifyRequest): SiteAddress => {
    const market = marketOfHost(app.config, request.headers.host)
    const actor = guestActor(app, { market, language: languageOf(request.url), requestId: request.id })
    return { actor, origin: originOf(app.config, market) }
  }
  server.get('/sitemap.xml', SITEMAPS, async (request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/xml')
      .send(await sitemapIndex(app, addressOf(request))),
  )
  server.get<{ Params: { file: string } }>('/sitemap/:file', SITEMAPS, async (request, reply) => {
    const [, name = '', part = ''] = PART.exec(request.params.file) ?? []
    const pieces = name ? await sitemapPart(app, addressOf(request), name, Number(part)) : null
    if (!pieces) throw appError('request.not-found')
    return reply.header('cache-control', CACHE_CONTROL).type('application/xml').send(Readable.from(pieces))
  })
  server.get('/robots.txt', async (request, reply) => {
    const text = robotsText(addressOf(request).origin, app.config.production)
    return reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(text)
  })
  for (const path of ['/opensearch.xml', '/hi/opensearch.xml']) {
    server.get(path, async (request, reply) => {
      const { origin } = addressOf(request)
      const type = 'application/opensearchdescription+xml'
      return reply
        .header('cache-control', CACHE_CONTROL)
        .type(type)
        .send(openSearchXml(origin, languageOf(request.url)))
    })
  }
  registerFeeds(server, app, addressOf)
  registerIcons(server)
}

/** Serves `/feeds/google-en.xml`, `/feeds/google-hi.xml` and `/.well-known/security.txt`. */
function registerFeeds(server: FastifyInstance, app: App, addressOf: (request: FastifyRequest) => SiteAddress): void {
  for (const language of LANGUAGES) {
    server.get(`/feeds/google-${language}.xml`, FEEDS, async (request, reply) => {
      const { actor, origin } = addressOf(request)
      const gzip = encodingFor(request.headers['accept-encoding']) !== null
      void reply.header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding').type('application/xml')
      void reply.header('content-encoding', gzip ? 'gzip' : 'identity')
      return reply.send(merchantFeed(app, { market: actor.market, language, origin }, gzip))
    })
  }
  server.get('/.well-known/security.txt', async (request, reply) => {
    const { securityContact } = app.config
    if (!securityContact) throw appError('request.not-found')
    const text = securityTxt(securityContact, addressOf(request).origin, app.now())
    return reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(text)
  })
}

/** A day: they have no hash in their names. */
const ICON_CACHE = 'public, max-age=86400'

/** Serves the icons, drawn with the first request, and the web manifest in both languages. */
function registerIcons(server: FastifyInstance): void {
  const drawn = new Map<number, Promise<Buffer>>()
  const png = (side: number) => {
    const file =
      drawn.get(side) ??
      sharp(Buffer.from(iconSvg(side === 32)), { density: 1200 })
        .resize(side)
        .png()
        .toBuffer()
    drawn.set(side, file)
    return file
  }
  server.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', ICON_CACHE).type('image/svg+xml').send(iconSvg(true)),
  )
  server.get('/favicon.ico', async (_request, reply) =>
    reply
      .header('cache-control', ICON_CACHE)
      .type('image/x-icon')
      .send(icoOf(await png(32))),
  )
  for (const [path, side] of Object.entries(ICON_SIZES)) {
    server.get(path, async (_request, reply) =>
      reply
        .header('cache-control', ICON_CACHE)
        .type('image/png')
        .send(await png(side)),
    )
  }
  for (const language of LANGUAGES) {
    const path = `${language === 'hi' ? '/hi' : ''}/manifest.webmanifest`
    server.get(path, async (_request, reply) =>
      reply
        .header('cache-control', ICON_CACHE)
        .type('application/manifest+json')
        .send(JSON.stringify(manifestOf(language))),
    )
  }
}
