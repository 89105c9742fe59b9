// Manifest of bulk jobs: steps that staff take on many records at once.

import type { Domain } from '../platform/domain.ts'
import { RETENTION_BATCH } from '../platform/retention.ts'
import { runRecordJobs } from './commands/run.ts'
import { RUN_RECORD_JOBS } from './commands/start.ts'
import { deleteOldJobs } from './repository/jobs.ts'
import { recordJobRoutes } from './routes.ts'

export const recordJobsDomain: Domain = {
  name: 'record-jobs',
  tables: ['record_job_rows', 'record_jobs'],
  readsTables: { staff: ['staff_members'] },
  routes: recordJobRoutes,
  // once a minute too: continues jobs left by a process that was killed
  jobs: [{ name: RUN_RECORD_JOBS, every: '* * * * *', run: app => runRecordJobs(app) }],
  merging: [
    {
      table: 'record_job_rows',
      statements: [
        `delete from record_job_rows t where t.record_id = $2::uuid::text and exists (
           select from record_job_rows k where k.job_id = t.job_id and k.record_id = $1::uuid::text)`,
        'update record_job_rows set record_id = $1::uuid::text where record_id = $2::uuid::text',
      ],
    },
  ],
  // for staff only: deleted with the account and not part of the data download
  personalData: [{ table: 'record_job_rows', where: 'record_id = $1::uuid::text', shown: 'false', ends: 'deleted' }],
  retention: [
    {
      name: 'record_jobs.all',
      columns: ['ip'],
      days: 90,
      from: 'started_at',
      ends: 'deleted',
      why: 'Job reports are read within days; the audit log keeps what was changed.',
      apply: ({ db }, before) => deleteOldJobs(db, before, RETENTION_BATCH),
    },
  ],
}
