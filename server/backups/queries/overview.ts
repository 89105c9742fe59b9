// Backups for staff: the last one, whether it is too old, the next one, and all runs.

import type { Backup, BackupOverview } from '../../../contract/backups/api.ts'
import { isBackupLate } from '../../../contract/backups/runs.rules.ts'
import type { App } from '../../platform/app.ts'
import { nextTime } from '../../platform/job-schedule.ts'
import { isLockHeld } from '../../platform/session-lock.ts'
import { findLastRun, listRuns, type RunRow } from '../repository.ts'
import { checkLock, NIGHTLY, WRITE_LOCK } from '../rules.ts'

const PAGE = 20
/** Above the number of every run. */
const FIRST_PAGE = 2_147_483_647

const textOf = (at: Date | null) => at?.toISOString() ?? null

/** A run as staff see it. */
export function asBackup(run: RunRow): Backup {
  const { id, askedByName, askedAt, startedAt, endedAt, checkState, checkProblem, checkAskedByName, checkedAt } = run
  const { state, problem, kind, folder, bytes, files } = run
  const check = checkState && {
    ...{ state: checkState, problem: checkProblem, at: textOf(checkedAt), askedBy: checkAskedByName ?? '' },
  }
  return {
    ...{ backupId: id, askedBy: askedByName, askedAt: askedAt.toISOString() },
    ...{ state, problem, kind, folder, bytes, files, check },
    ...{ startedAt: textOf(startedAt), endedAt: textOf(endedAt) },
  }
}

/** A run of a process that has died is shown as failed, even before the next run records it. */
const ended = (run: RunRow): RunRow =>
  run.state === 'running' ? { ...run, state: 'failed', problem: 'interrupted' } : run
const uncheckedAgain = (run: RunRow): RunRow =>
  run.checkState === 'running' ? { ...run, checkState: 'failed', checkProblem: 'other' } : run

/** Runs before a number in their true state: one running without its lock is not. */
async function presentRuns({ db }: App, before: number): Promise<RunRow[]> {
  const read = () => listRuns(db, before, PAGE + 1)
  let rows = await read()
  if (rows.some(({ state }) => state === 'running') && !(await isLockHeld(db, WRITE_LOCK))) {
    // a run is recorded before its lock is released: reread, a run that has ended meanwhile is no longer running
    rows = (await read()).map(ended)
  }
  for (const { number } of rows.filter(({ checkState }) => checkState === 'running')) {
    if (await isLockHeld(db, checkLock(number))) continue
    const [again] = await listRuns(db, number + 1, 1)
    rows = rows.map(row => (row.number === number && again ? { ...row, ...uncheckedAgain(again) } : row))
  }
  return rows
}

/** Whether backups are on and the last complete one is missing or too long ago; when that one ended. */
export async function backupAge({
  db,
  config,
  now,
}: App): Promise<{ on: boolean; late: boolean; lastAt: Date | null }> {
  const lastAt = (await findLastRun(db))?.endedAt ?? null
  const on = config.backups !== null
  return { on, late: on && isBackupLate(lastAt, now()), lastAt }
}

export async function backupsOf(app: App, before: number | undefined): Promise<BackupOverview> {
  const { backups } = app.config
  const rows = await presentRuns(app, before ?? FIRST_PAGE)
  const page = rows.slice(0, PAGE)
  const last = await findLastRun(app.db)
  const now = app.now()
  return {
    ...{ folder: backups?.folder ?? null, keep: backups?.keep ?? 0, last: last && asBackup(last) },
    late: backups !== null && isBackupLate(last?.endedAt ?? null, now),
    nextAt: backups && new Date(nextTime(NIGHTLY, now.getTime())).toISOString(),
    backups: page.map(asBackup),
    next: rows.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  }
}
