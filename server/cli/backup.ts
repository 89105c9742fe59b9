// Backs a store up, running or not: npm run backup -- /backups/2026-11-23

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { backUp } from '../platform/backup/backup.ts'
import { verifyBackup } from '../platform/backup/manifest.ts'
import { readConfig } from '../platform/config.ts'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { openDatabase } from '../platform/db.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { keyIdOf, loadKeys } from '../platform/secrets.ts'

const USAGE = `npm run backup -- FOLDER            into a new folder, while the store runs or without it
npm run backup -- FOLDER --tables   the rows of each table, to move to another PostgreSQL; always so with DATABASE_URL
npm run backup -- --verify FOLDER   checks every file of a backup`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tables: { type: 'boolean', default: false }, verify: { type: 'string' } },
})

const sizeOf = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

async function run(folder: string): Promise<void> {
  const started = Date.now()
  const config = readConfig()
  const log = pino({ level: 'warn', base: null })
  const archive = config.walArchive ? { archive: config.walArchive } : {}
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log, ...archive })
  const url = config.databaseUrl || (embedded?.url ?? '')
  const db = openDatabase(url, { max: 1, limits: SESSION_LIMITS.background })
  try {
    const keys = await loadKeys(config)
    const { files, kind } = await backUp({
      ...{ db, url, dataDir: config.dataDir, target: resolve(folder), now: new Date() },
      kind: embedded && !values.tables ? 'cluster' : 'tables',
      keyIds: keys.map(keyIdOf),
    })
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${folder}: ${kind}, ${files.length} files, ${sizeOf(bytes)}, ${seconds} s`)
    console.log('The key (SECRET_KEY or secret.key) is not part of it: keep a copy in another place.')
  } finally {
    await db.close()
    await embedded?.stop()
  }
}

const [folder] = positionals
try {
  if (values.verify) {
    const { files, createdAt } = await verifyBackup(values.verify)
    console.log(`${values.verify}: ${files.length} files of ${createdAt}, all as they were written`)
  } else if (folder) await run(folder)
  else console.log(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
