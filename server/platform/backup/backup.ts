// Backs up a running store into a new folder: first the database, then pictures and uploads, and finally the manifest.

import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db.ts'
import { statement } from '../db.ts'
import { takeBaseBackup } from '../postgres/base-backup.ts'
import { dumpTables } from '../postgres/dump.ts'
import { type BackupManifest, copyWithSum, filesBelow, writeManifest } from './manifest.ts'

/** Folders of DATA_DIR in a backup: pictures and uploads, and the files of imports that can still be undone. */
export const FILE_FOLDERS = ['files', 'imports']
export const DATABASE_FOLDER = 'database'

const MIGRATIONS = statement('backup.migrations', 'select name from schema_migrations order by name')

export interface BackupOptions {
  db: Db
  /** Connection string of the owner. */
  url: string
  dataDir: string
  /** Folder of the backup: missing or empty. */
  target: string
  kind: BackupManifest['kind']
  keyIds: string[]
  now: Date
  /** Called while a base backup is written, which waits for it. */
  progress?: (bytes: number) => void | Promise<void>
}

/**
 * Writes a backup. Files are copied after the database and never change in place, so every picture that the database
 * references is included.
 * @throws Error when the folder holds anything, or the disk is full; a backup without a manifest is not complete
 */
export async function backUp(options: BackupOptions): Promise<BackupManifest> {
  const { db, url, dataDir, target, kind, keyIds, now, progress } = options
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: name a new folder for each backup.`)
  const database = join(target, DATABASE_FOLDER)
  await mkdir(database, { recursive: true, mode: 0o700 })
  const migrations = (await db.rows<{ name: string }>(MIGRATIONS)).map(({ name }) => name)
  if (kind === 'cluster') await takeBaseBackup(url, database, progress ? { progress } : {})
  else await dumpTables(url, database)
  for (const folder of FILE_FOLDERS) {
    for (const path of await filesBelow(join(dataDir, folder)))
      await copyWithSum(join(dataDir, folder, path), join(target, folder, path))
  }
  return writeManifest(target, { kind, createdAt: now.toISOString(), migrations, keyIds })
}
