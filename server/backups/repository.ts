// SQL of the runs of backups.

import type { Backup } from '../../contract/backups/api.ts'
import type { BackupProblem, CheckProblem } from '../../contract/backups/runs.rules.ts'
import type { Staff } from '../platform/actor.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface RunRow {
  id: string
  number: number
  askedByName: string | null
  askedAt: Date
  state: Backup['state']
  problem: Backup['problem']
  kind: Backup['kind']
  folder: string | null
  bytes: number | null
  files: number | null
  startedAt: Date | null
  endedAt: Date | null
  checkState: NonNullable<Backup['check']>['state'] | null
  checkProblem: NonNullable<Backup['check']>['problem']
  checkAskedByName: string | null
  checkedAt: Date | null
}

/** A run that a process writes. */
export type StartedRun = RunRow & { folder: string; startedAt: Date; kind: NonNullable<RunRow['kind']> }

const COLUMNS = `id, number, asked_by_name as "askedByName", asked_at as "askedAt", state, problem, kind, folder, bytes, files,
  started_at as "startedAt", ended_at as "endedAt", check_state as "checkState", check_problem as "checkProblem",
  check_asked_by_name as "checkAskedByName", checked_at as "checkedAt"`

const QUEUE = statement('backups.queue', `select pg_advisory_xact_lock(hashtext('backups'))`)
const LIST = statement(
  'backups.list',
  `select ${COLUMNS} from backup_runs where number < $1 order by number desc limit $2`,
)
const FIND = statement('backups.find', `select ${COLUMNS} from backup_runs where id = $1`)
const FIND_OPEN = statement(
  'backups.find-open',
  `select ${COLUMNS} from backup_runs where state in ('waiting', 'running') order by number desc`,
)
const FIND_LAST = statement(
  'backups.find-last',
  `select ${COLUMNS} from backup_runs where state = 'complete' and check_state is distinct from 'failed'
   order by ended_at desc limit 1`,
)
const FIND_LAST_NIGHT = statement(
  'backups.find-last-night',
  `select max(ended_at) as at from backup_runs where state = 'complete' and asked_by is null`,
)
const ASK = statement(
  'backups.ask',
  `insert into backup_runs (id, asked_by, asked_by_name, asked_at, state) values ($1, $2, $3, $4, 'waiting')
   returning ${COLUMNS}`,
)
const START_WAITING = statement(
  'backups.start-waiting',
  `update backup_runs set state = 'running', started_at = $1, folder = $2, kind = $3 where state = 'waiting'
   returning ${COLUMNS}`,
)
const START_SCHEDULED = statement(
  'backups.start-scheduled',
  `insert into backup_runs (id, asked_at, state, started_at, folder, kind)
   values (gen_random_uuid(), $1::timestamptz, 'running', $1::timestamptz, $2, $3) returning ${COLUMNS}`,
)
const COMPLETE = statement(
  'backups.complete',
  `update backup_runs set state = 'complete', bytes = $2, files = $3, ended_at = $4 where id = $1 and state = 'running'`,
)
const FAIL = statement(
  'backups.fail',
  `update backup_runs set state = 'failed', problem = $2, ended_at = $3 where id = $1 and state = 'running'`,
)
/** Complete nightly backups older than the retained ones; damaged ones do not count as retained. */
const LIST_SURPLUS = statement(
  'backups.list-surplus',
  `select ${COLUMNS} from backup_runs where asked_by is null and state = 'complete'
     and check_state is distinct from 'running'
     and number < (select number from backup_runs where asked_by is null and state = 'complete'
       and check_state is distinct from 'failed' order by number desc offset $1::int - 1 limit 1)
   order by number`,
)
const REMOVE = statement(
  'backups.remove',
  `update backup_runs set state = 'removed', removed_at = $2 where id = $1 and state = 'complete'`,
)
const LOCK = statement('backups.lock', `select ${COLUMNS} from backup_runs where id = $1 for update`)
const ASK_CHECK = statement(
  'backups.ask-check',
  `update backup_runs set check_state = 'waiting', check_problem = null, check_asked_by_name = $2, checked_at = null
   where id = $1 returning ${COLUMNS}`,
)
const START_CHECK = statement(
  'backups.start-check',
  `update backup_runs set check_state = 'running'
   where id = $1 and state = 'complete' and check_state in ('waiting', 'running') returning ${COLUMNS}`,
)
const END_CHECK = statement(
  'backups.end-check',
  `update backup_runs set check_state = $2, check_problem = $3, checked_at = $4 where id = $1 and check_state = 'running'`,
)
const FORGET = statement(
  'backups.forget',
  `delete from backup_runs where state in ('failed', 'removed') and ended_at < $1`,
)

/** Prevents other backup requests until the transaction ends. */
export async function queueRequests(tx: Tx): Promise<void> {
  await tx.rows(QUEUE)
}

/** Runs before a number, newest first. */
export const listRuns = (db: Db, before: number, limit: number) => db.rows<RunRow>(LIST, [before, limit])
export const findRun = (db: Db, id: string) => db.oneOrNull<RunRow>(FIND, [id])
/** Pending or running runs, including those whose process has died. */
export const findOpenRuns = (db: Db) => db.rows<RunRow>(FIND_OPEN)
/** The last complete one that was not found damaged. */
export const findLastRun = (db: Db) => db.oneOrNull<RunRow>(FIND_LAST)
/** When the last complete one of the schedule ended. */
export const lastNightAt = async (db: Db) => (await db.one<{ at: Date | null }>(FIND_LAST_NIGHT)).at

export const askForRun = (tx: Tx, id: string, { staffId, name, now }: Staff) =>
  tx.one<RunRow>(ASK, [id, staffId, name, now])

export interface NewRun {
  at: Date
  folder: string
  kind: StartedRun['kind']
}

/** Marks the pending run as running and returns it; null if there is none. */
export const startWaiting = (db: Db, { at, folder, kind }: NewRun) =>
  db.oneOrNull<StartedRun>(START_WAITING, [at, folder, kind])
export const startScheduled = (db: Db, { at, folder, kind }: NewRun) =>
  db.one<StartedRun>(START_SCHEDULED, [at, folder, kind])
export const completeRun = (db: Db, id: string, { bytes, files, at }: { bytes: number; files: number; at: Date }) =>
  db.run(COMPLETE, [id, bytes, files, at])
export const failRun = (db: Db, id: string, problem: BackupProblem, at: Date) => db.run(FAIL, [id, problem, at])

export const listSurplus = (db: Db, keep: number) => db.rows<RunRow>(LIST_SURPLUS, [keep])
export const removeRun = (db: Db, id: string, at: Date) => db.run(REMOVE, [id, at])

export const lockRun = (tx: Tx, id: string) => tx.oneOrNull<RunRow>(LOCK, [id])
export const askForCheck = (tx: Tx, id: string, name: string) => tx.one<RunRow>(ASK_CHECK, [id, name])
/** The run with a requested verification; null if there is none or the backup was removed. */
export const startCheck = (db: Db, id: string) => db.oneOrNull<RunRow>(START_CHECK, [id])
export const endCheck = (db: Db, id: string, problem: CheckProblem | null, at: Date) =>
  db.run(END_CHECK, [id, problem === null ? 'passed' : 'failed', problem, at])

/** Deletes runs without files that ended before a time. */
export const forgetRuns = (db: Db, before: Date) => db.run(FORGET, [before])
