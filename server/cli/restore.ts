// Restores a backup into an empty folder or database: npm run restore -- /backups/2026-11-23

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { App } from '../platform/app.ts'
import type { BackupManifest } from '../platform/backup/manifest.ts'
import { restoreFolder, restoreTables } from '../platform/backup/restore.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openDatabase, statement } from '../platform/db.ts'
import { startJobs } from '../platform/jobs.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { endRecovery, type Recovery } from '../platform/postgres/restore-cluster.ts'
import { projectRoot } from '../platform/project-root.ts'
import { keyIdOf, loadKeys } from '../platform/secrets.ts'

const USAGE = `npm run restore -- FOLDER                  into DATA_DIR, and the database of DATABASE_URL where it is set; both empty
npm run restore -- FOLDER --until TIME     the state of a moment, from the log that WAL_ARCHIVE holds
npm run restore -- FOLDER --latest         the state of the last archived log`

const ORDERS = statement('restore.orders', 'select count(*)::int as count, max(placed_at) as last from orders')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { until: { type: 'string' }, latest: { type: 'boolean', default: false } },
})
const log = pino({ level: 'warn', base: null })

function recoveryOf(config: Config): Recovery | null {
  if (!values.until && !values.latest) return null
  if (config.databaseUrl) throw new Error('--until and --latest are for the embedded database only.')
  if (!config.walArchive)
    throw new Error('WAL_ARCHIVE is not set: restoring to a point in time needs the archived log.')
  const until = values.until ? new Date(values.until) : null
  if (until && (Number.isNaN(until.getTime()) || !/[zZ]|[+-]\d\d:?\d\d$/.test(values.until ?? '')))
    throw new Error('--until is a time with its zone, such as 2026-11-23T10:00:00+05:30.')
  return { archive: resolve(config.walArchive), until }
}

/** Recovers the database now, so that errors appear here, and reports its contents. */
async function recover(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  try {
    const db = openDatabase(server.url, { max: 1 })
    const { count, last } = await db.one<{ count: number; last: Date | null }>(ORDERS)
    await db.close()
    console.log(`The database holds ${count} orders${last ? `, the last one of ${last.toISOString()}` : ''}.`)
  } finally {
    await server.stop()
  }
  await endRecovery(server.dataDir)
}

/** Creates the tables of the job queue. */
async function prepareQueues(url: string, names: readonly string[]): Promise<void> {
  const db = openDatabase(url, { max: 1 })
  const jobs = names.map(name => ({ name, run: async () => undefined }))
  const app = { db, log } as unknown as App
  const runner = await startJobs(() => app, jobs, { ownerUrl: url, work: false })
  await runner.stop()
  await db.close()
}

async function sayKeys(manifest: BackupManifest, config: Config): Promise<void> {
  const isThere = config.secretKey !== '' || existsSync(join(config.dataDir, 'secret.key'))
  const ids = isThere ? (await loadKeys(config)).map(keyIdOf) : []
  if (manifest.keyIds.every(id => ids.includes(id))) return
  console.log(
    'The key of the backed-up store is not in place: set SECRET_KEY or copy secret.key before the start. ' +
      'With another key sessions end and stored bank accounts cannot be read.',
  )
}

async function run(folder: string): Promise<void> {
  const config = readConfig()
  const recovery = recoveryOf(config)
  const migrations = join(projectRoot(), 'db/migrations')
  const options = { from: resolve(folder), dataDir: config.dataDir, migrations, log, ...(recovery && { recovery }) }
  if (config.databaseUrl) {
    const url = config.databaseUrl
    const { manifest, rows } = await restoreTables({
      ...{ ...options, url },
      prepareQueues: names => prepareQueues(url, names),
    })
    console.log(`${rows} rows of ${manifest.createdAt} are restored.`)
    await sayKeys(manifest, config)
    return
  }
  const { manifest } = await restoreFolder(options)
  await recover(join(config.dataDir, 'postgres'))
  console.log(`The backup of ${manifest.createdAt} is restored in ${config.dataDir}.`)
  await sayKeys(manifest, config)
}

const [folder] = positionals
try {
  if (folder) await run(folder)
  else console.log(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
