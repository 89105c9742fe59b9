// Presents a bulk job to the member who started it.

import type { RecordJob } from '../../contract/record-jobs/api.ts'
import type { JobRow } from './repository/jobs.ts'

export function presentJob(row: JobRow): RecordJob {
  const { market, action, label, undoes, undoneBy, state, total, done, skipped, failed } = row
  return {
    ...{ recordJobId: row.id, market, recordKind: row.kind, action, label, undoneBy, state },
    ...{ total, done, skipped, failed },
    isUndo: undoes !== null,
    assignee: undoes === null ? row.assigneeName : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}
