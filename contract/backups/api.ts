// Staff endpoints to list backups, request one and have one verified.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { BACKUP_PROBLEMS, BACKUP_STATES, CHECK_PROBLEMS, CHECK_STATES } from './runs.rules.ts'

const access = 'staff' as const
const zMoment = z.iso.datetime()

const zCheck = z.object({
  state: z.enum(CHECK_STATES),
  problem: z.enum(CHECK_PROBLEMS).nullable(),
  /** When it ended; null until then. */
  at: zMoment.nullable(),
  askedBy: z.string(),
})

const zBackup = z.object({
  backupId: zUuid,
  /** Null for a scheduled backup. */
  askedBy: z.string().nullable(),
  askedAt: zMoment,
  state: z.enum(BACKUP_STATES),
  problem: z.enum(BACKUP_PROBLEMS).nullable(),
  /** `cluster`: the embedded server as it is on disk; `tables`: the rows of each table. Null while it waits. */
  kind: z.enum(['cluster', 'tables']).nullable(),
  /** Absolute path on the server; null while it waits. */
  folder: z.string().nullable(),
  bytes: z.int().nullable(),
  files: z.int().nullable(),
  startedAt: zMoment.nullable(),
  endedAt: zMoment.nullable(),
  /** The last verification; null when none was requested. */
  check: zCheck.nullable(),
})
export type Backup = z.output<typeof zBackup>

const zOverview = z.object({
  /** The directory of BACKUP_DIR; null when it is not set and there are no automatic backups. */
  folder: z.string().nullable(),
  /** Number of complete nightly backups that are kept. */
  keep: z.int(),
  /** The last backup that is complete and not known to be damaged. */
  last: zBackup.nullable(),
  /** Whether backups are on and the last one is missing or older than two days. */
  late: z.boolean(),
  nextAt: zMoment.nullable(),
  backups: z.array(zBackup),
  /** Cursor of the next page; null when there is none. */
  next: z.int().nullable(),
})
export type BackupOverview = z.output<typeof zOverview>

const backup: Backup = {
  ...{ backupId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', askedBy: null, askedAt: '2026-11-27T20:05:00.512Z' },
  ...{ state: 'complete', problem: null, kind: 'cluster', folder: '/backups/2026-11-27T20-05-00-512Z' },
  ...{ bytes: 412_000_000, files: 5312, startedAt: '2026-11-27T20:05:00.512Z', endedAt: '2026-11-27T20:06:10.000Z' },
  check: { state: 'passed', problem: null, at: '2026-11-28T05:00:00.000Z', askedBy: 'Meera Iyer' },
}
const waiting: Backup = {
  ...{ ...backup, askedBy: 'Meera Iyer', state: 'waiting', kind: null, folder: null, bytes: null, files: null },
  ...{ startedAt: null, endedAt: null, check: null },
}

export const backupEndpoints = defineEndpoints({
  listBackups: {
    method: 'GET',
    path: '/api/admin/backups',
    access,
    permission: 'settings.read',
    summary: 'Returns whether automatic backups are on, when the last one ran, and the list of backups, newest first.',
    query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: envelope(zOverview),
    errors: [],
    example: ok({
      ...{ folder: '/backups', keep: 7, last: backup, late: false, nextAt: '2026-11-28T20:05:00.000Z' },
      ...{ backups: [backup], next: null },
    }),
  },
  makeBackup: {
    method: 'POST',
    path: '/api/admin/backups',
    access,
    permission: 'settings.write',
    summary:
      'Requests a backup, which a job writes. While one is waiting or being written, that one is returned. The caller chooses the id, so repeating the request does not create a second one.',
    body: z.object({ backupId: zUuid }),
    response: envelope(zBackup),
    errors: ['backups.off'],
    example: ok(waiting),
  },
  verifyBackup: {
    method: 'POST',
    path: '/api/admin/backups/{backupId}/verify',
    access,
    permission: 'settings.write',
    summary:
      'Starts a job that reads every file of a complete backup and compares its checksum. Repeating it while the job runs changes nothing.',
    params: z.object({ backupId: zUuid }),
    response: envelope(zBackup),
    errors: ['backups.unknown', 'backups.incomplete', 'backups.off'],
    example: ok({ ...backup, check: { state: 'waiting', problem: null, at: null, askedBy: 'Meera Iyer' } }),
  },
})
