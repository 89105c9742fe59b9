// Starts the store: embedded database unless another is named, tables, web server, starter catalog; stops it in order.

import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Logger, pino } from 'pino'
import { MARKETS } from '../contract/shared/market.ts'
import type { WebApp } from '../contract/shared/page.ts'
import { loadStarter } from '../starter/loader/load.ts'
import { checkDomainSettings } from './domains.ts'
import { type Config, readConfig } from './platform/config.ts'
import { originOf } from './platform/hosts.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { ProgressLine } from './platform/progress-line.ts'
import { projectRoot } from './platform/project-root.ts'
import { redactedSettings } from './platform/settings.ts'
import { indexSettled } from './search/service.ts'
import { missingForSelling } from './setup/service.ts'
import { newSetupLink } from './staff/service.ts'
import { openStore, type Store } from './store.ts'

const ROOT = projectRoot()
const POLL_MS = 50

async function loadWeb() {
  const entry = join(ROOT, 'dist/web/server/entry.js')
  const app = (await import(pathToFileURL(entry).href)) as WebApp
  const folder = (name: string) => join(ROOT, 'dist/web', name)
  return {
    app,
    files: folder('client/assets'),
    worker: folder('worker/sw.js'),
    components: folder('component-gallery'),
    console: folder('console'),
  }
}

/** Fills an empty store while it already serves requests. */
async function fill(store: Store, config: Config, running: Running): Promise<void> {
  if (!config.starterCatalogue || config.role === 'web') return
  const { readiness } = store.app
  const line = new ProgressLine(process.stdout)
  readiness.waitingFor.push('starter catalogue')
  const startedAt = Date.now()
  try {
    await loadStarter(store.background, {
      reference: join(ROOT, 'starter/reference'),
      progress({ step, done, total, all }) {
        // data loaded so far stays; the processor is needed for shutdown
        if (running.stopping) throw new Error('stopped')
        readiness.filling = { what: 'starter catalogue', step, ...all, startedAt }
        line.show(readiness.filling, Date.now(), done === total)
      },
      async searchable(report) {
        await store.notificationsHandled()
        await indexSettled(store.app, report)
      },
    })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    store.app.log.debug({ seconds }, 'starter catalogue is there')
  } catch (error) {
    if (!running.stopping)
      store.app.log.error({ err: error }, 'the starter catalogue could not be loaded; the next start goes on')
  } finally {
    line.end()
    readiness.filling = null
    readiness.waitingFor = readiness.waitingFor.filter(name => name !== 'starter catalogue')
  }
}

/** Waits until the process can do everything: a filled store without a saved search index builds it now. */
async function awaitReady({ app: { readiness } }: Store, running: Running): Promise<void> {
  const line = new ProgressLine(process.stdout)
  for (let logged = false; readiness.waitingFor.length > 0 && !running.stopping; await delay(POLL_MS)) {
    if (!readiness.indexing) continue
    line.show(readiness.indexing, Date.now(), !logged)
    logged = true
  }
  line.end()
}

/** The last lines at startup: the URL of the store and what to look at first. */
function welcome(config: Config): void {
  const india = originOf(config, 'IN')
  console.log(`Ready. Open ${india} (Hindi: ${india}/hi)`)
  if (config.uaeHosts.length > 0) console.log(`  the UAE: ${originOf(config, 'AE')}`)
  if (!config.production)
    console.log(
      `  try first: search for "9w led bulb"; log in with any mobile number, its code is at ${india}/dev/outbox`,
    )
  console.log(`  the calls: ${india}/api/docs`)
}

/** Tells the operator of a store without products of its own what is needed. */
async function adviseSetup(store: Store): Promise<void> {
  const missing = await Promise.all(MARKETS.map(market => missingForSelling(store.app.db, market)))
  if (missing.some(list => list.length === 0)) return
  const lists = MARKETS.map((market, at) => `${market}: ${missing[at]?.join('; ')}`)
  console.log(`Nothing can be sold yet: run npm run setup. Missing in ${lists.join('. In ')}.`)
}

/** Tells the operator of a store without staff where to create the owner. */
async function inviteOwner({ app }: Store): Promise<void> {
  const link = await newSetupLink(app)
  if (link !== null) console.log(`No staff yet. Create the owner within an hour: ${link}`)
}

/** Everything started so far, to be stopped on shutdown. */
interface Running {
  stopping: boolean
  embedded: Promise<EmbeddedPostgres> | null
  store: Store | null
}

/** The process ends by then whatever hangs: supervisors kill it after 15 s or more. */
const STOP_WITHIN_MS = 14_000
/** Embedded PostgreSQL is shut down immediately after this; the next start recovers. */
const DATABASE_STOP_MS = 2500

/** Stops in order at SIGTERM and Ctrl+C, also during the start: exit code 0, or 1 when the time did not suffice. */
function stopOnSignals(running: Running, log: Logger): void {
  const stop = async (signal: string) => {
    if (running.stopping) return
    running.stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS)
    log.info({ signal }, 'stopping')
    await running.store?.close().catch(error => log.error({ err: error }, 'close'))
    const embedded = await running.embedded?.catch(() => null)
    await embedded?.stop(DATABASE_STOP_MS)
    process.exit(0)
  }
  process.on('SIGTERM', signal => void stop(signal))
  process.on('SIGINT', signal => void stop(signal))
}

async function main(running: Running): Promise<void> {
  const config = readConfig()
  checkDomainSettings(config)
  const log = pino({ level: config.logLevel, base: null, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  console.log('Karkhana')
  for (const [name, value] of Object.entries(redactedSettings())) if (value) console.log(`  ${name}=${value}`)
  stopOnSignals(running, log)
  if (!config.databaseUrl) {
    const archive = config.walArchive ? { archive: config.walArchive } : {}
    running.embedded = startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log, ...archive })
  }
  const embedded = await running.embedded
  const store = await openStore({
    config,
    log,
    databaseUrl: config.databaseUrl || (embedded?.url ?? ''),
    migrations: join(ROOT, 'db/migrations'),
    web: await loadWeb(),
  })
  running.store = store
  const { role, restricted, advice } = store.databaseAccess
  console.log(`  database: requests act as ${role}${restricted ? ', which cannot change tables or kept records' : ''}`)
  if (!restricted) log.warn(`requests act as the owner of the tables. ${advice}`)

  await store.http.listen({ port: config.port, host: config.host })
  const { port } = store.http.server.address() as { port: number }
  // port 0 picks a free one: code that calls the store itself must know it
  config.port = port
  console.log(`The store of India: ${originOf(config, 'IN')}`)
  if (config.uaeHosts.length > 0) console.log(`The store of the UAE: ${originOf(config, 'AE')}`)
  await fill(store, config, running)
  await awaitReady(store, running)
  if (!config.starterCatalogue) await adviseSetup(store)
  if (running.stopping) return
  welcome(config)
  if (config.role !== 'worker') await inviteOwner(store)
}

const running: Running = { stopping: false, embedded: null, store: null }
main(running).catch(error => {
  // a start that is stopped fails on the way, and the stop ends the process
  if (running.stopping) return
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
