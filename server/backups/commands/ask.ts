// Staff request a backup or the verification of one; jobs do the work.

import type { Backup } from '../../../contract/backups/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { isLockHeld } from '../../platform/session-lock.ts'
import { asBackup } from '../queries/overview.ts'
import { askForCheck, askForRun, findOpenRuns, findRun, lockRun, queueRequests } from '../repository.ts'
import { ASKED_JOB, checkLock, VERIFY_JOB, WRITE_LOCK } from '../rules.ts'

/** Requests a backup; returns the pending or running one if there is one. @throws backups.off */
export async function askForBackup(app: App, actor: Staff, backupId: string): Promise<Backup> {
  if (!app.config.backups) throw appError('backups.off')
  return app.db.transaction(async tx => {
    await queueRequests(tx)
    const before = await findRun(tx, backupId)
    if (before) return asBackup(before)
    const open = await findOpenRuns(tx)
    const waiting = open.find(({ state }) => state === 'waiting')
    // a running backup without the lock belongs to a process that has died
    const running = open.find(({ state }) => state === 'running')
    if (running && !waiting && (await isLockHeld(tx, WRITE_LOCK))) return asBackup(running)
    const run = waiting ?? (await askForRun(tx, backupId, actor))
    await app.jobs.send(ASKED_JOB, {}, { tx })
    if (!waiting) describeChange({ recordKind: 'backup', recordId: run.id, before: null, after: { state: run.state } })
    return asBackup(run)
  })
}

/**
 * Requests a verification; returns the running one if there is one.
 * @throws backups.off, backups.unknown, backups.incomplete
 */
export async function askForVerification(app: App, actor: Staff, backupId: string): Promise<Backup> {
  if (!app.config.backups) throw appError('backups.off')
  return app.db.transaction(async tx => {
    const run = await lockRun(tx, backupId)
    if (!run) throw appError('backups.unknown')
    if (run.state !== 'complete') throw appError('backups.incomplete')
    const underWay = run.checkState === 'running' && (await isLockHeld(tx, checkLock(run.number)))
    if (underWay || run.checkState === 'waiting') return asBackup(run)
    const asked = await askForCheck(tx, run.id, actor.name)
    await app.jobs.send(VERIFY_JOB, { backupId }, { tx })
    describeChange({
      ...{ recordKind: 'backup', recordId: run.id },
      ...{ before: { check: run.checkState }, after: { check: asked.checkState } },
    })
    return asBackup(asked)
  })
}
