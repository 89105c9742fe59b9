// Provides a command with the store's database and ports, whether or not the store is running.

import { join } from 'node:path'
import { pino } from 'pino'
import type { Market } from '../../contract/shared/market.ts'
import { importsDomain } from '../imports/domain.ts'
import type { App } from '../platform/app.ts'
import { openAppDatabase } from '../platform/app-database.ts'
import { readConfig } from '../platform/config.ts'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { readyNow } from '../platform/filling.ts'
import { startJobs } from '../platform/jobs.ts'
import { Monitor } from '../platform/monitor.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { projectRoot } from '../platform/project-root.ts'
import { loadKeys, makeSecrets } from '../platform/secrets.ts'
import { Storage } from '../platform/storage.ts'
import { TaggedCache } from '../platform/tagged-cache.ts'
import { makePorts } from '../ports.ts'
import { takeUpSettings } from '../settings/service.ts'

/** `in` or `ae`, in any case. */
export function marketNamed(name: string): Market {
  const market = name.toUpperCase()
  if (market !== 'IN' && market !== 'AE') throw new Error('--market is in or ae.')
  return market
}

/**
 * Runs `work` on the store configured by the environment; starts its database if it is not running. What `work`
 * passes to `onCtrlC` runs before the process ends by Ctrl+C; a second Ctrl+C does not wait for it.
 */
export async function withStore(
  work: (app: App, onCtrlC: (end: () => Promise<unknown>) => void) => Promise<void>,
): Promise<void> {
  const config = readConfig()
  const log = pino({ level: 'warn', base: null })
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        ...{ dataDir: join(config.dataDir, 'postgres'), log },
        ...(config.walArchive && { archive: config.walArchive }),
      })
  // ends the current statement and, by the exit handler, the database if this process started it
  let ending: (() => Promise<unknown>) | null = null
  process.once('SIGTERM', () => process.exit(130))
  process.on('SIGINT', () => {
    const end = ending
    ending = null
    if (end) void end().finally(() => process.exit(130))
    else process.exit(130)
  })
  const ownerUrl = config.databaseUrl || (embedded?.url ?? '')
  const { db } = await openAppDatabase(ownerUrl, {
    migrations: join(projectRoot(), 'db/migrations'),
    max: 4,
    limits: SESSION_LIMITS.background,
  })
  try {
    const secrets = makeSecrets(await loadKeys(config))
    const now = () => new Date()
    const base = {
      ...{ db, config, secrets, log, ports: makePorts({ config, secrets, db, now }), now },
      cache: new TaggedCache(now, { maxAgeMs: 0 }),
      storage: new Storage(config.dataDir),
      monitor: new Monitor({ log, secrets, accessLog: false }),
      readiness: readyNow(),
    }
    const runner = await startJobs(
      () => ({ ...base, jobs: { send: async () => undefined } }),
      importsDomain.jobs ?? [],
      { ownerUrl, work: false },
    )
    try {
      await takeUpSettings({ ...base, jobs: runner })
      await work({ ...base, jobs: runner }, end => {
        ending = end
      })
    } finally {
      await runner.stop()
    }
  } finally {
    await db.close()
    // connections of the queue that end with the server are no news
    log.level = 'silent'
    await embedded?.stop()
  }
}
