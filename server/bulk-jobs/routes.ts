// HTTP routes of bulk jobs.

import { bulkJobEndpoints } from '../../contract/bulk-jobs/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelBulkJob, startBulkJob } from './commands/start.ts'
import { bulkJob, bulkJobFile, ownBulkJobs, previewBulkJob, selectOrders } from './queries/jobs.ts'

export const bulkJobRoutes = routes(bulkJobEndpoints, {
  selectOrders: async ({ app, actor, query }) => ok(await selectOrders(app.db, actor, query)),
  previewBulkJob: async ({ app, actor, body }) => ok(await previewBulkJob(app.db, actor, body)),
  startBulkJob: async ({ app, actor, body }) => ok(await startBulkJob(app, actor, body)),
  ownBulkJobs: async ({ app, actor, query }) => ok(await ownBulkJobs(app.db, actor, query.market)),
  bulkJob: async ({ app, actor, params }) => ok(await bulkJob(app.db, actor, params.bulkJobId)),
  cancelBulkJob: async ({ app, actor, params }) => ok(await cancelBulkJob(app, actor, params.bulkJobId)),
  bulkJobFile: ({ app, actor, params }) => bulkJobFile(app.db, actor, params.bulkJobId),
})
