// The jobs that write backups: one at a time across all processes, recorded from start to outcome.

import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../platform/app.ts'
import { backUp } from '../../platform/backup/backup.ts'
import type { BackupManifest } from '../../platform/backup/manifest.ts'
import type { BackupSettings } from '../../platform/backup-settings.ts'
import type { JobProcess } from '../../platform/jobs.ts'
import { keyIdOf, loadKeys } from '../../platform/secrets.ts'
import { takeSessionLock } from '../../platform/session-lock.ts'
import { manifestOf } from '../queries/own-manifest.ts'
import {
  completeRun,
  failRun,
  findOpenRuns,
  forgetRuns,
  lastNightAt,
  type NewRun,
  type StartedRun,
  startScheduled,
  startWaiting,
} from '../repository.ts'
import { folderName, NIGHT_JOB, problemOf, WRITE_LOCK } from '../rules.ts'
import { removeSurplus } from './remove.ts'

/** A night that several processes or attempts of the queue start is one backup. */
const SAME_NIGHT_MS = 12 * 60 * 60_000
/** Delay before the nightly run is retried while another backup is being written. */
const AGAIN_SECONDS = 15 * 60
const REMEMBERED_MS = 400 * 24 * 60 * 60_000

const bytesOf = ({ files }: BackupManifest) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Ends the runs whose process has died. Call it with the lock: then no other run can be active. */
async function endDeadRuns(app: App): Promise<void> {
  for (const { id, state, folder, startedAt } of await findOpenRuns(app.db)) {
    if (state !== 'running') continue
    const manifest = await manifestOf(folder, startedAt)
    const at = app.now()
    if (manifest) await completeRun(app.db, id, { bytes: bytesOf(manifest), files: manifest.files.length, at })
    else await failRun(app.db, id, 'interrupted', at)
  }
}

/** Does not create the folder: a missing one may be a disk that is not mounted. */
async function makeFolder(parent: string, folder: string): Promise<void> {
  const found = await stat(parent)
  if (!found.isDirectory()) throw Object.assign(new Error(`${parent} is no folder.`), { code: 'ENOTDIR' })
  await mkdir(folder, { mode: 0o700 })
}

async function writeRun(app: App, run: StartedRun, { folder: parent }: BackupSettings, url: string): Promise<boolean> {
  const { db, config } = app
  const { folder: target, startedAt: now, kind } = run
  let made = false
  let manifest: BackupManifest
  try {
    await makeFolder(parent, target)
    made = true
    const keyIds = (await loadKeys(config)).map(keyIdOf)
    manifest = await backUp({ db, url, dataDir: config.dataDir, target, kind, keyIds, now })
  } catch (error) {
    app.log.error({ err: error, folder: target }, 'backup failed')
    const found = problemOf(error)
    // a missing file while the folder exists is one of the store
    const problem = found === 'folder-missing' && made && existsSync(target) ? 'other' : found
    // an incomplete backup is useless, and may have filled the disk
    if (made) await rm(target, { recursive: true, force: true }).catch(() => undefined)
    await failRun(db, run.id, problem, app.now())
    return false
  }
  await completeRun(db, run.id, { bytes: bytesOf(manifest), files: manifest.files.length, at: app.now() })
  return true
}

/** Data recorded with the next run. */
function newRun({ config, now }: App, { folder }: BackupSettings): NewRun {
  const at = now()
  return { at, folder: join(folder, folderName(at)), kind: config.databaseUrl === '' ? 'cluster' : 'tables' }
}

/** Writes the requested backup. */
async function writeWaiting(app: App, settings: BackupSettings, url: string): Promise<void> {
  for (;;) {
    const run = await startWaiting(app.db, newRun(app, settings))
    if (!run) return
    await writeRun(app, run, settings, url)
  }
}

async function writeNight(app: App, settings: BackupSettings, url: string): Promise<void> {
  const last = await lastNightAt(app.db)
  if (last && app.now().getTime() - last.getTime() < SAME_NIGHT_MS) return
  const run = await startScheduled(app.db, newRun(app, settings))
  if (!(await writeRun(app, run, settings, url))) return
  await removeSurplus(app, settings)
  await forgetRuns(app.db, new Date(app.now().getTime() - REMEMBERED_MS))
}

/**
 * Writes the backup that waits and, with `night`, that of the schedule. Does nothing while another process writes one; the
 * night is tried again later then.
 * A backup that fails is recorded as such and rejects nothing.
 */
export async function writeBackups(app: App, { ownerUrl }: JobProcess, { night }: { night: boolean }): Promise<void> {
  const { backups } = app.config
  if (!backups) return
  let nightIsDue = night
  do {
    const release = await takeSessionLock(app.db, WRITE_LOCK)
    if (!release) {
      if (nightIsDue) await app.jobs.send(NIGHT_JOB, {}, { afterSeconds: AGAIN_SECONDS })
      return
    }
    try {
      await endDeadRuns(app)
      await writeWaiting(app, backups, ownerUrl)
      if (nightIsDue) await writeNight(app, backups, ownerUrl)
      nightIsDue = false
    } finally {
      await release()
    }
    // a request made just before the lock was released found it taken
  } while ((await findOpenRuns(app.db)).some(({ state }) => state === 'waiting'))
}
