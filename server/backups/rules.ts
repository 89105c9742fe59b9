// Rules of backups: their times, locks, folders, and failure reasons.

import { basename, dirname } from 'node:path'
import type { BackupProblem } from '../../contract/backups/runs.rules.ts'
import { isDiskFull } from '../platform/errors.ts'
import type { LockKey } from '../platform/session-lock.ts'

/** 1:35 at night in India. */
export const NIGHTLY = '5 20 * * *'
/** Names of the jobs. */
export const NIGHT_JOB = 'backups.nightly'
export const ASKED_JOB = 'backups.asked'
export const VERIFY_JOB = 'backups.verify'

/** Held while a backup is written: a run that is running without it belongs to a process that has died. */
export const WRITE_LOCK: LockKey = [38_600_001, 0]
/** Held while the files of a backup are read. */
export const checkLock = (number: number): LockKey => [38_600_002, number]

const FOLDER = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Folder name of a backup that starts at a time. */
export const folderName = (at: Date) => at.toISOString().replace(/[:.]/g, '-')

/** Whether the store created a path for a backup in this folder. */
export const isOwnFolder = (path: string, parent: string) => dirname(path) === parent && FOLDER.test(basename(path))

const OF_FILES: Readonly<Record<string, BackupProblem>> = {
  ENOENT: 'folder-missing',
  ENOTDIR: 'folder-missing',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  EDQUOT: 'disk-full',
  ECONNREFUSED: 'database',
  ECONNRESET: 'database',
}
/** Codes of PostgreSQL have five characters. */
const OF_POSTGRES = /^[0-9A-Z]{5}$/

/** Why a backup could not be written, by the error. */
export function problemOf(error: unknown): BackupProblem {
  if (isDiskFull(error)) return 'disk-full'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = OF_FILES[code]
  if (known !== undefined) return known
  const ofConnection = error instanceof Error && /connection (is closed|terminated)/i.test(error.message)
  return ofConnection || (OF_POSTGRES.test(code) && !code.startsWith('E')) ? 'database' : 'other'
}
