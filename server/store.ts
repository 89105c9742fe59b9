// Assembles the store: database, ports, domains, web server and background work, in dependency order.

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { WebApp } from '../contract/shared/page.ts'
import { requestApproval } from './approvals/service.ts'
import { makeSessionResolver } from './auth/commands/sessions.ts'
import { redirectOf } from './content/service.ts'
import { domains, jobs } from './domains.ts'
import type { App } from './platform/app.ts'
import { type DatabaseAccess, openAppDatabase } from './platform/app-database.ts'
import { methodFinder } from './platform/call-methods.ts'
import { type Clock, makeClock, registerTestClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { ConnectionLimits } from './platform/connection-limits.ts'
import { SESSION_LIMITS } from './platform/connections.ts'
import { type Database, openDatabase, type Tx } from './platform/db.ts'
import type { StartupContext } from './platform/domain.ts'
import { appError } from './platform/errors.ts'
import { readyNow } from './platform/filling.ts'
import { buildHttp, type HttpParts, type ShownPage } from './platform/http.ts'
import type { JobQueue } from './platform/job-queue.ts'
import { type JobRunner, startJobs } from './platform/jobs.ts'
import { type Listener, openListener } from './platform/listen.ts'
import type { LoadLimits } from './platform/load-shedding.ts'
import { registerMetrics } from './platform/metrics.ts'
import { Monitor } from './platform/monitor.ts'
import { registerOperations } from './platform/operations.ts'
import { type OutboxEvent, runOutbox } from './platform/outbox.ts'
import { readAddress } from './platform/page-address.ts'
import { PageCache } from './platform/page-cache.ts'
import { type FindRedirect, Pages } from './platform/pages.ts'
import { RateCounts } from './platform/rate-limit.ts'
import { loadKeys, makeSecrets } from './platform/secrets.ts'
import { followedSecurityHeaders } from './platform/security-headers.ts'
import { makeResponseCache } from './platform/shared-responses.ts'
import { type StopStep, stopInOrder } from './platform/stopping.ts'
import { Storage } from './platform/storage.ts'
import { TaggedCache } from './platform/tagged-cache.ts'
import { registerComponentGallery, registerConsole, registerWebFiles, type WebFolders } from './platform/web-files.ts'
import { makePorts } from './ports.ts'
import { openPreview } from './previews.ts'
import { countSearch, takeSearchRedirect } from './search/service.ts'
import { appendAudit, limitToMarkets, makeStaffResolver } from './staff/service.ts'
import { isRobot } from './tracking/service.ts'

export interface StoreOptions {
  config: Config
  log: FastifyBaseLogger
  databaseUrl: string
  /** Folder of the migrations. */
  migrations: string
  /** Folders of the compiled web application, the component gallery and the console; null serves only the API. */
  web: (WebFolders & { app: WebApp; components?: string; console?: string }) | null
  connectionLimits?: ConnectionLimits
  loadLimits?: LoadLimits
  /** The bundled search thread, where it does not stand beside the program. */
  searchThread?: string
  /** Whether recurring jobs run on schedule (the default); otherwise only when the clock is advanced. */
  schedule?: boolean
  /** Whether the search index is opened at startup (the default); otherwise on the first search. */
  indexAtStart?: boolean
}

export interface Store {
  app: App
  /** The same for long-running work: connections of its own, whose sessions have higher limits. */
  background: App
  /** Database role for requests. */
  databaseAccess: DatabaseAccess
  http: FastifyInstance
  clock: Clock
  /** Resolves when changes committed before the call have reached the caches of this process. */
  notificationsHandled(): Promise<void>
  /** Finishes work in progress and releases all resources. */
  close(): Promise<void>
}

interface AppParts {
  clock: Clock
  jobs: JobQueue
  storage: Storage
  onError: (error: unknown) => void
}

/** Opens the database and builds what every command and query depends on. */
async function openApp(
  { config, log, databaseUrl, migrations, searchThread }: StoreOptions,
  { clock, jobs, storage, onError }: AppParts,
): Promise<{ app: App; access: DatabaseAccess }> {
  const { db, access, ran } = await openAppDatabase(databaseUrl, { migrations, onError })
  if (ran.length > 0) log.info({ migrations: ran }, 'tables brought up to date')
  const secrets = makeSecrets(await loadKeys(config))
  const monitor = new Monitor({ log, secrets, accessLog: config.accessLog })
  const untimed = makePorts({ config, secrets, db, now: clock.now, searchThread })
  const ports = { ...untimed, search: monitor.timed(untimed.search) }
  const cache = new TaggedCache(clock.now)
  const memory = { cache, monitor, readiness: readyNow() }
  return { app: { db, config, secrets, log, jobs, storage, ports, now: clock.now, ...memory }, access }
}

/** Invalidates caches for changes reported by the database; returns a function that does so for a tag. */
async function followInvalidations(
  listener: Listener,
  caches: readonly Pick<TaggedCache, 'invalidate' | 'clear'>[],
): Promise<(tag: string) => void> {
  const invalidateTag = (tag: string) => {
    for (const cache of caches) cache.invalidate(tag)
  }
  await listener.on('page_cache', invalidateTag)
  listener.onGap(() => {
    for (const cache of caches) cache.clear()
  })
  return invalidateTag
}

/** Opens the store on a database. The web server is built, not yet listening. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { config, log, databaseUrl, web } = options
  const storage = new Storage(config.dataDir)
  const onError = (error: unknown) => {
    storage.note(error)
    log.error({ err: error }, 'background work failed')
  }
  let runner: JobRunner | null = null
  const clock = makeClock(config, async seconds => runner?.advance(seconds))
  const jobs: JobQueue = { send: async (...work) => runner?.send(...work) }
  const { app, access } = await openApp(options, { clock, jobs, storage, onError })
  const { db } = app
  const listener = await openListener(db, onError)
  const pageCache = new PageCache(config, path => web?.app.isSharedPage(path) ?? false)
  const responses = makeResponseCache(clock.now)
  // values before the pages built from them: a page rendered again must not use old values
  const invalidateTag = await followInvalidations(listener, [app.cache, responses, pageCache])

  const routes = domains.flatMap(domain => domain.routes ?? []).map(limitToMarkets)
  const rateCounts = config.rateLimits ? new RateCounts({ db, onError, now: () => clock.now().getTime() }) : null
  const parts: HttpParts = {
    app,
    routes,
    resolveSession: await makeSessionResolver(app, listener),
    resolveStaff: makeStaffResolver(app),
    ...{ appendAudit, requestApproval },
    rateCounts,
    pageCache,
    responses,
    security: followedSecurityHeaders(config, web?.app.inlineScripts ?? [], () => app.ports.payments.formOrigins),
    onPage: page => countShownSearch(app, page),
    ...(options.connectionLimits && { connectionLimits: options.connectionLimits }),
    ...(options.loadLimits && { loadLimits: options.loadLimits }),
  }
  const http = await buildHttp(parts)
  registerTestClock(http, clock)
  registerOperations(http, app, { routes })
  const databases: Record<string, Database> = { requests: db }
  const subscribers = domains.flatMap(domain => domain.subscribers ?? [])
  registerMetrics(http, app, { pageCache, databases, subscribers })
  for (const { plugins = [] } of domains) for (const plugin of plugins) plugin(http, app)
  registerPages(http, parts, web)

  const background = await startBackground(app, {
    ...{ databaseUrl, listener, invalidateTag, onError },
    ...{ schedule: options.schedule ?? true, indexAtStart: options.indexAtStart ?? true },
  })
  runner = background.runner
  Object.assign(databases, background.databases)

  return {
    app,
    background: background.app,
    databaseAccess: access,
    http,
    clock,
    notificationsHandled: () => listener.caughtUp(),
    close: () => stopInOrder(stopSteps({ http, background, rateCounts, listener, db }), log),
  }
}

interface Stoppable {
  http: FastifyInstance
  background: Background
  rateCounts: RateCounts | null
  listener: Listener
  db: Database
}

/** Closes incoming work first, database connections last. */
function stopSteps({ http, background, rateCounts, listener, db }: Stoppable): StopStep[] {
  const closeConnections = async () => {
    const flushed = rateCounts?.close() ?? Promise.resolve()
    await Promise.all([listener.close(), background.close(), flushed.then(() => db.close(500))])
  }
  return [
    { name: 'requests', limitMs: 4000, run: () => http.close(), force: () => http.server.closeAllConnections() },
    { name: 'background work', limitMs: 4000, run: background.stop },
    { name: 'database connections', limitMs: 3000, run: closeConnections, force: () => void db.close(0) },
  ]
}

interface Background {
  app: App
  databases: Readonly<Record<string, Database>>
  runner: JobRunner
  stop(): Promise<void>
  /** Closes its connections to the database. */
  close(): Promise<void>
}

interface BackgroundOptions extends StartupContext {
  databaseUrl: string
  schedule: boolean
  onError: (error: unknown) => void
}

/** Starts jobs, event delivery and the startup hooks of the domains; a web process runs only the hooks. */
async function startBackground(
  app: App,
  { databaseUrl, schedule, onError, ...startup }: BackgroundOptions,
): Promise<Background> {
  const works = app.config.role !== 'web'
  const subscribers = domains.flatMap(domain => domain.subscribers ?? [])
  const hooks = domains.flatMap(domain => domain.startupHooks ?? [])
  // connections of their own, so that they can neither starve requests nor be starved by them
  const limits = { limits: SESSION_LIMITS.background, identity: app.db.identity, onError }
  const jobsDb = openDatabase(app.db.url, { max: 4, ...limits })
  const db = openDatabase(app.db.url, { max: 2, ...limits })
  const jobsApp: App = { ...app, db: jobsDb }
  const runner = await startJobs(() => jobsApp, jobs, {
    ownerUrl: databaseUrl,
    work: works,
    schedule: works && schedule,
  })
  const bound = subscribers.map(({ handle, ...subscriber }) => ({
    ...subscriber,
    handle: (tx: Tx, event: OutboxEvent) => handle(tx, event, jobsApp),
  }))
  const stopOutbox = works ? await runOutbox(db, startup.listener, bound, onError) : async () => undefined
  const disposers = await Promise.all(hooks.map(hook => hook(app, startup)))
  return {
    app: jobsApp,
    databases: { jobs: jobsDb, events: db },
    runner,
    async stop() {
      await Promise.all([stopOutbox(), runner.stop(), ...disposers.map(dispose => dispose())])
    },
    async close() {
      await Promise.all([db.close(), jobsDb.close()])
    },
  }
}

/** Counts the search of a page view. */
function countShownSearch(app: App, { market, url, status, ip, userAgent }: ShownPage): void {
  // most pages are no searches and cost nothing more
  if (status !== 200 || !url.includes('/search?') || isRobot(userAgent)) return
  const { path, search } = readAddress(url)
  countSearch(app, { market, address: path + search, ip })
}

/** Search texts that lead to a page, and pages that have moved. */
function redirectsOf(app: App): FindRedirect {
  return async (market, path, search) => {
    const movedTo = (from: string) => redirectOf(app, market, from)
    const led = path === '/search' ? await takeSearchRedirect(app, market, path + search, movedTo) : null
    if (led !== null) return { to: led, status: 302 }
    const to = await movedTo(path)
    return to === null ? null : { to, status: 301 }
  }
}

/** Pages handle every path without a route; unknown API paths get a JSON error. */
function registerPages(http: FastifyInstance, parts: HttpParts, web: StoreOptions['web']): void {
  if (web) registerWebFiles(http, web, parts.security)
  if (web?.components && !parts.app.config.production) registerComponentGallery(http, web.components, parts.security)
  if (web?.console) registerConsole(http, web.console, parts.security)
  const { app } = parts
  const pages = web ? new Pages(parts, web.app.renderPage, redirectsOf(app)) : null
  http.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    if (!pages) throw appError('request.not-found')
    return pages.preview(request, reply, await openPreview(app, request.params.token))
  })
  const methodsOf = methodFinder(parts.routes.map(({ endpoint }) => endpoint))
  http.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const methods = methodsOf(request.url)
    if (methods.length > 0) {
      void reply.header('allow', methods.join(', '))
      throw appError('request.method')
    }
    if (!pages || !isPage || /^\/(api|media|assets|gateway|payment)\//.test(request.url)) {
      return reply.status(404).send({
        status: false,
        statusCode: 404,
        code: 'request.not-found',
        message: 'Nothing is at this address.',
        requestId: request.id,
      })
    }
    return pages.handle(request, reply)
  })
}
