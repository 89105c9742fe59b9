// Routes for crawlers and browsers: sitemap, robots.txt, OpenSearch description; the market follows from the host.

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { marketOfHost, originOf } from '../platform/hosts.ts'
import { guestActor } from '../platform/http.ts'
import { languageOf, type SiteAddress, sitemapIndex, sitemapPart } from './queries/sitemap.ts'
import { openSearchXml, robotsText } from './rules/sitemap.ts'

const PART = /^([a-z]+)-([1-9]\d{0,4})\.xml$/
/** Crawlers return daily at most. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Serves `/sitemap.xml`, `/sitemap/{name}-{n}.xml`, `/robots.txt`, `/opensearch.xml` and `/hi/opensearch.xml`. */
export function registerCrawlerFiles(server: FastifyInstance, app: App): void {
  const addressOf = (request: FastifyRequest): SiteAddress => {
    const market = marketOfHost(app.config, request.headers.host)
    const actor = guestActor(app, { market, language: languageOf(request.url), requestId: request.id })
    return { actor, origin: originOf(app.config, market) }
  }
  server.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/xml')
      .send(await sitemapIndex(app, addressOf(request))),
  )
  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
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
}
