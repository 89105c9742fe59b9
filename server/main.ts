// Starts the store: embedded database unless another is named, tables, web server, starter catalog; stops it in order.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { WebApp } from '../contract/shared/page.ts'
import { loadStarter } from '../starter/loader/load.ts'
import { type Config, readConfig } from './platform/config.ts'
import { originOf } from './platform/hosts.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { projectRoot } from './platform/project-root.ts'
import { redactedSettings } from './platform/settings.ts'
import { openStore, type Store } from './store.ts'

const ROOT = projectRoot()

async function loadWeb() {
  const entry = join(ROOT, 'dist/web/server/entry.js')
  const app = (await import(pathToFileURL(entry).href)) as WebApp
  return { app, files: join(ROOT, 'dist/web/client/assets'), components: join(ROOT, 'dist/web/component-gallery') }
}

/** Fills an empty store while it already answers. */
async function fill(store: Store, config: Config): Promise<void> {
  if (!config.starterCatalogue || config.role === 'web') return
  store.readiness.waitingFor.push('starter catalogue')
  const started = Date.now()
  try {
    await loadStarter(store.background, {
      reference: join(ROOT, 'starter/reference'),
      progress: ({ step, done, total }) => console.log(`  starter catalogue: ${step} ${done}/${total}`),
    })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    store.app.log.debug({ seconds }, 'starter catalogue is there')
  } catch (error) {
    store.app.log.error({ err: error }, 'the starter catalogue could not be loaded; the next start goes on')
  } finally {
    store.readiness.waitingFor = store.readiness.waitingFor.filter(name => name !== 'starter catalogue')
  }
}

async function main(): Promise<void> {
  const config = readConfig()
  const log = pino({ level: config.logLevel, base: null, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  console.log('Karkhana')
  for (const [name, value] of Object.entries(redactedSettings())) if (value) console.log(`  ${name}=${value}`)
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log })
  const store = await openStore({
    config,
    log,
    databaseUrl: config.databaseUrl || (embedded?.url ?? ''),
    migrations: join(ROOT, 'db/migrations'),
    web: await loadWeb(),
  })
  const { role, restricted, advice } = store.databaseAccess
  console.log(`  database: requests act as ${role}${restricted ? ', which cannot change tables or kept records' : ''}`)
  if (!restricted) log.warn(`requests act as the owner of the tables. ${advice}`)
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await store.close().catch(error => log.error({ err: error }, 'close'))
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', signal => void stop(signal))
  process.on('SIGINT', signal => void stop(signal))

  await store.http.listen({ port: config.port, host: config.host })
  const { port } = store.http.server.address() as { port: number }
  // port 0 took a free one: what calls the store itself must know it
  config.port = port
  console.log(`The store of India: ${originOf(config, 'IN')}`)
  if (config.uaeHosts.length > 0) console.log(`The store of the UAE: ${originOf(config, 'AE')}`)
  await fill(store, config)
  console.log('Ready.')
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
