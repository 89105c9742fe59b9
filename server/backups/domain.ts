// Manifest of backups: the store backs itself up each night and at the request of staff.

import type { Domain } from '../platform/domain.ts'
import { verifyRun } from './commands/verify.ts'
import { writeBackups } from './commands/write.ts'
import { backupRoutes } from './routes.ts'
import { ASKED_JOB, NIGHT_JOB, NIGHTLY, VERIFY_JOB } from './rules.ts'

export const backupsDomain: Domain = {
  name: 'backups',
  tables: ['backup_runs'],
  routes: backupRoutes,
  jobs: [
    { name: NIGHT_JOB, every: NIGHTLY, run: (app, _data, own) => writeBackups(app, own, { night: true }) },
    { name: ASKED_JOB, run: (app, _data, own) => writeBackups(app, own, { night: false }) },
    { name: VERIFY_JOB, run: (app, { backupId }) => verifyRun(app, String(backupId)) },
  ],
}
