// Removes the oldest nightly backups beyond the retention, and nothing else.

import { existsSync } from 'node:fs'
import { lstat, readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../platform/app.ts'
import { MANIFEST } from '../../platform/backup/manifest.ts'
import type { BackupSettings } from '../../platform/backup-settings.ts'
import { manifestOf } from '../queries/own-manifest.ts'
import { listSurplus, type RunRow, removeRun } from '../repository.ts'
import { isOwnFolder } from '../rules.ts'

/** Removes the manifest last: an interrupted removal is detected by it, and continues the next night. */
async function removeFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== MANIFEST) await rm(join(folder, name), { recursive: true, force: true })
  }
  await rm(join(folder, MANIFEST))
  await rmdir(folder)
}

/** Whether the folder is that of the run: of its name, in BACKUP_DIR, no link, with the manifest that the run wrote. */
async function isOfRun({ folder, startedAt }: RunRow, parent: string): Promise<boolean> {
  if (folder === null || !isOwnFolder(folder, parent)) return false
  return (await lstat(folder)).isDirectory() && (await manifestOf(folder, startedAt)) !== null
}

/** A folder that cannot be removed is left, and does not affect the others. */
export async function removeSurplus(app: App, { folder: parent, keep }: BackupSettings): Promise<void> {
  for (const run of await listSurplus(app.db, keep)) {
    const { id, folder } = run
    if (folder === null || !isOwnFolder(folder, parent)) continue
    try {
      // a manually removed backup counts as removed
      if (existsSync(folder)) {
        if (!(await isOfRun(run, parent))) continue
        await removeFolder(folder)
      }
      await removeRun(app.db, id, app.now())
    } catch (error) {
      app.log.error({ err: error, folder }, 'an old backup could not be removed')
    }
  }
}
