// How long personal data is stored: rules that the domains declare, and the job that applies them.

import type { App } from './app.ts'
import type { Job } from './jobs.ts'

export interface RetentionRule {
  /** `table.what` */
  name: string
  /** Columns with personal data. */
  columns: readonly string[]
  /** Days that the data is stored for. */
  days: number
  /** What the days are counted from. */
  from: string
  /** Whether the row is deleted, or the columns are emptied. */
  ends: 'deleted' | 'emptied'
  why: string
  /** Applies the rule to data older than `before`, at most `RETENTION_BATCH` rows; returns how many. */
  apply(app: App, before: Date): Promise<number>
}

/** Maximum number of rows per statement: short enough that nobody waits for it. */
export const RETENTION_BATCH = 5000
/** Maximum number of batches per run; the next run does the rest. */
const MAX_BATCHES = 200
const DAY_MS = 86_400_000

/** Applies every rule; returns the number of rows by rule name. A failing rule does not affect the others. */
export async function applyRetention(app: App, rules: readonly RetentionRule[]): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  const errors: unknown[] = []
  for (const { name, days, apply } of rules) {
    const before = new Date(app.now().getTime() - days * DAY_MS)
    done[name] = 0
    try {
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const rows = await apply(app, before)
        done[name] += rows
        if (rows < RETENTION_BATCH) break
      }
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some data could not be deleted in time')
  return done
}

/** The hourly job of these rules. */
export function retentionJob(rules: readonly RetentionRule[]): Job {
  return {
    name: 'platform.retention',
    every: '41 * * * *',
    async run(app) {
      await applyRetention(app, rules)
    },
  }
}
