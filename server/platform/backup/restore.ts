// Restores a backup into an empty data folder, and into an empty database if it contains tables; it never overwrites.

import { existsSync, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../db.ts'
import { migrate } from '../migrate.ts'
import { ensurePartitions } from '../partitions.ts'
import { hasTables, loadTables, queuesOf } from '../postgres/dump.ts'
import type { SupervisorLog } from '../postgres/options.ts'
import { type Recovery, restoreCluster } from '../postgres/restore-cluster.ts'
import { DATABASE_FOLDER, FILE_FOLDERS } from './backup.ts'
import { type BackupManifest, copyWithSum, verifyBackup } from './manifest.ts'

export interface RestoreOptions {
  /** Folder of the backup. */
  from: string
  dataDir: string
  /** Folder of the migrations of this version. */
  migrations: string
  recovery?: Recovery
  log: SupervisorLog
}

/** Rejects a folder that contains anything except the key. */
function requireEmpty(dataDir: string): void {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter(name => name !== 'secret.key') : []
  if (found.length > 0)
    throw new Error(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}). A restore never overwrites: name another folder.`,
    )
}

/** This version cannot read backups of a later version. */
async function requireKnown(manifest: BackupManifest, migrations: string): Promise<void> {
  const known = await readdir(migrations)
  const unknown = manifest.migrations.filter(name => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`The backup is of a later version of the store: it has ${unknown.join(', ')}.`)
}

async function restoreFiles(manifest: BackupManifest, { from, dataDir }: RestoreOptions): Promise<number> {
  const files = manifest.files.filter(({ path }) => FILE_FOLDERS.some(folder => path.startsWith(`${folder}/`)))
  for (const { path, sha256 } of files) {
    const copied = await copyWithSum(join(from, path), join(dataDir, path))
    if (copied.sha256 !== sha256) throw new Error(`${path} was damaged while it was copied.`)
  }
  return files.length
}

/**
 * Restores a base backup: database folder and files. The next start recovers the database.
 *
 * @throws Error when the folder holds anything, or a file of the backup is missing or damaged
 */
export async function restoreFolder(options: RestoreOptions): Promise<{ manifest: BackupManifest; dataDir: string }> {
  const { from, log, recovery } = options
  requireEmpty(options.dataDir)
  const manifest = await verifyBackup(from)
  if (manifest.kind !== 'cluster') throw new Error('This backup holds tables: name an empty database in DATABASE_URL.')
  await requireKnown(manifest, options.migrations)
  const place = { from: join(from, DATABASE_FOLDER), dataDir: join(options.dataDir, 'postgres') }
  const dataDir = await restoreCluster({ ...place, log, ...(recovery && { recovery }) })
  await restoreFiles(manifest, options)
  return { manifest, dataDir }
}

/**
 * Restores a backup of tables into an empty database and the files into an empty folder: the tables are created by
 * the migrations in the backup, those of the job queues by `prepareQueues`.
 * @throws Error when the database has tables, the folder holds anything, or a file is missing or damaged
 */
export async function restoreTables(
  options: RestoreOptions & { url: string; prepareQueues: (names: readonly string[]) => Promise<void> },
): Promise<{ manifest: BackupManifest; rows: number }> {
  const { from, url } = options
  requireEmpty(options.dataDir)
  const manifest = await verifyBackup(from)
  if (manifest.kind !== 'tables')
    throw new Error('This backup is one of an embedded database: restore it without DATABASE_URL.')
  await requireKnown(manifest, options.migrations)
  if (await hasTables(url)) throw new Error('The database has tables. A restore never overwrites: name an empty one.')
  const owner = openDatabase(url, { max: 1 })
  try {
    await migrate(owner, options.migrations, manifest.migrations)
    await ensurePartitions(owner)
  } finally {
    await owner.close()
  }
  await options.prepareQueues(await queuesOf(join(from, DATABASE_FOLDER)))
  const rows = await loadTables(url, join(from, DATABASE_FOLDER))
  await restoreFiles(manifest, options)
  return { manifest, rows }
}
