// HTTP routes of backups for staff.

import { backupEndpoints } from '../../contract/backups/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { askForBackup, askForVerification } from './commands/ask.ts'
import { backupsOf } from './queries/overview.ts'

export const backupRoutes = routes(backupEndpoints, {
  listBackups: async ({ app, query }) => ok(await backupsOf(app, query.before)),
  makeBackup: async ({ app, actor, body }) => ok(await askForBackup(app, actor, body.backupId)),
  verifyBackup: async ({ app, actor, params }) => ok(await askForVerification(app, actor, params.backupId)),
})
