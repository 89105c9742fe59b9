// Operational endpoints: health, readiness and the API description.

import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { statement } from './db.ts'
import { percentOf, progressOf, type Readiness, secondsLeft } from './filling.ts'
import { originOf } from './hosts.ts'
import type { Route } from './invoke.ts'
import { docsPage, type OpenApiDocument, openApi } from './openapi.ts'

/** Load balancers ask every few seconds. */
const ANSWER_WITHIN_MS = 2000

const PING = statement('platform.ping', 'select 1 as one')

export function registerOperations(server: FastifyInstance, app: App, parts: { routes: readonly Route[] }): void {
  // generated on first access: the schemas take longer than everything else at start
  let document: OpenApiDocument | undefined
  let page: string | undefined
  const describeApi = () => {
    document ??= openApi(parts.routes, serversOf(app.config))
    return document
  }
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const waitingFor = [...app.readiness.waitingFor, ...(await missing(app))]
    return reply
      .status(waitingFor.length === 0 ? 200 : 503)
      .send({ status: waitingFor.length === 0 ? 'ready' : 'waiting', waitingFor, ...shownProgress(app.readiness) })
  })
  server.get('/api/openapi.json', async (_request, reply) => reply.send(describeApi()))
  server.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(describeApi())
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** Progress of the store, while its catalogue or its index is incomplete. */
function shownProgress(readiness: Readiness): object {
  const state = progressOf(readiness)
  if (!state) return {}
  const { what, step, done, total } = state
  const figures = { done, total, percent: percentOf(state), secondsLeft: secondsLeft(state, Date.now()) }
  return { progress: { what, step, ...figures } }
}

/** The origins that serve the API. */
function serversOf(config: App['config']): OpenApiDocument['servers'] {
  const india = { url: originOf(config, 'IN'), description: 'India' }
  return config.uaeHosts.length > 0 ? [india, { url: originOf(config, 'AE'), description: 'UAE' }] : [india]
}

/** Missing requirements of the store. */
async function missing(app: App): Promise<string[]> {
  const given = new AbortController()
  const late = delay(ANSWER_WITHIN_MS, false, { signal: given.signal, ref: false }).catch(() => false)
  const answers = app.db.one(PING).then(
    () => true,
    () => false,
  )
  const database = await Promise.race([answers, late])
  given.abort()
  if (!database) return ['database']
  return (await app.storage.hasSpace(app.db)) ? [] : ['disk space']
}
