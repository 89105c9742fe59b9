// HTTP routes of jobs of records.

import { recordJobEndpoints } from '../../contract/record-jobs/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelRecordJob, startRecordJob, undoRecordJob } from './commands/start.ts'
import { ownJob, previewRecordJob, selectCustomers } from './queries/jobs.ts'

export const recordJobRoutes = routes(recordJobEndpoints, {
  selectCustomers: async ({ app, actor, query }) => ok(await selectCustomers(app.db, actor, query)),
  previewRecordJob: async ({ app, actor, body }) => ok(await previewRecordJob(app.db, actor, body)),
  startRecordJob: async ({ app, actor, body }) => ok(await startRecordJob(app, actor, body)),
  recordJob: async ({ app, actor, params }) => ok(await ownJob(app.db, actor, params.recordJobId)),
  cancelRecordJob: async ({ app, actor, params }) => ok(await cancelRecordJob(app, actor, params.recordJobId)),
  undoRecordJob: async ({ app, actor, params }) => ok(await undoRecordJob(app, actor, params.recordJobId)),
})
