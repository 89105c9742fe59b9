// Outcomes of a backup run, and the age from which the last backup is overdue.

export const BACKUP_STATES = ['waiting', 'running', 'complete', 'failed', 'removed'] as const

export const BACKUP_PROBLEMS = [
  'folder-missing',
  'not-writable',
  'disk-full',
  'database',
  'interrupted',
  'other',
] as const
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number]

export const CHECK_STATES = ['waiting', 'running', 'passed', 'failed'] as const
export const CHECK_PROBLEMS = ['missing', 'damaged', 'other'] as const
export type CheckProblem = (typeof CHECK_PROBLEMS)[number]

/** A longer time without a complete backup raises a warning. */
const LATE_AFTER_MS = 48 * 60 * 60_000

/** @param lastAt when the last complete backup ended; null when there is none */
export function isBackupLate(lastAt: Date | null, now: Date): boolean {
  return lastAt === null || now.getTime() - lastAt.getTime() > LATE_AFTER_MS
}
