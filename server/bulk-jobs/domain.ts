// Manifest of bulk jobs: staff steps for many orders at once.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH, type RetentionRule } from '../platform/retention.ts'
import { runBulkJobs } from './commands/run.ts'
import { RUN_BULK_JOBS } from './commands/start.ts'
import { deleteOldJobs, emptyOldFiles } from './repository/jobs.ts'
import { bulkJobRoutes } from './routes.ts'

const retention: RetentionRule[] = [
  {
    name: 'bulk_jobs.files',
    columns: ['file'],
    days: 7,
    from: 'started_at',
    ends: 'emptied',
    why: 'Slips are printed when parcels are packed; they can be generated again later.',
    apply: ({ db }, before) => emptyOldFiles(db, before, RETENTION_BATCH),
  },
  {
    name: 'bulk_jobs.all',
    columns: ['ip'],
    days: 90,
    from: 'started_at',
    ends: 'deleted',
    why: 'Job reports are read within days; the audit log keeps what was changed.',
    apply: ({ db }, before) => deleteOldJobs(db, before, RETENTION_BATCH),
  },
]

export const bulkJobsDomain: Domain = {
  name: 'bulk-jobs',
  tables: ['bulk_job_orders', 'bulk_jobs'],
  routes: bulkJobRoutes,
  // once a minute too: continues what a killed process left
  jobs: [{ name: RUN_BULK_JOBS, every: '* * * * *', run: app => runBulkJobs(app) }],
  retention,
}
