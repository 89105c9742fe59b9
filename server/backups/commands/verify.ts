// The job that rereads every file of a backup and compares it with the checksum in its manifest.

import type { CheckProblem } from '../../../contract/backups/runs.rules.ts'
import type { App } from '../../platform/app.ts'
import { verifyBackup } from '../../platform/backup/manifest.ts'
import { takeSessionLock } from '../../platform/session-lock.ts'
import { manifestOf } from '../queries/own-manifest.ts'
import { endCheck, findRun, type RunRow, startCheck } from '../repository.ts'
import { checkLock } from '../rules.ts'

async function problemOfFiles(app: App, { folder, startedAt }: RunRow): Promise<CheckProblem | null> {
  if (folder === null || !(await manifestOf(folder, startedAt))) return 'missing'
  try {
    await verifyBackup(folder)
    return null
  } catch (error) {
    app.log.warn({ err: error, folder }, 'a backup is damaged')
    return 'damaged'
  }
}

/** Verifies the backup, if requested and no other process is doing it. */
export async function verifyRun(app: App, backupId: string): Promise<void> {
  const run = await findRun(app.db, backupId)
  if (!run) return
  const release = await takeSessionLock(app.db, checkLock(run.number))
  if (!release) return
  try {
    const started = await startCheck(app.db, backupId)
    if (started) await endCheck(app.db, backupId, await problemOfFiles(app, started), app.now())
  } finally {
    await release()
  }
}
