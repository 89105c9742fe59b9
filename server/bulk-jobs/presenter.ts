// Presents bulk jobs.

import type { BulkJob } from '../../contract/bulk-jobs/api.ts'
import type { JobRow } from './repository/jobs.ts'

export function presentJob(row: JobRow): BulkJob {
  const { id, market, step, state, total, done, skipped, failed, hasFile, startedAt, finishedAt } = row
  return {
    ...{ bulkJobId: id, market, step, state, total, done, skipped, failed, hasFile },
    ...{ startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
  }
}
