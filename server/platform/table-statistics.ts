// Table statistics, on which the plans of all statements depend.

import { type Db, statement } from './db.ts'

// two concurrent runs would wait for each other's tables one by one
const REFRESH = statement(
  'table-statistics.refresh',
  `select case when pg_try_advisory_xact_lock(hashtextextended('table-statistics', 0))
     then refresh_statistics($1) else 0 end as tables`,
)

/**
 * Analyzes the tables of the store. Autovacuum does so while the store runs, but not immediately after many rows were
 * added, and not if the store was stopped before.
 * @param which All tables, or only those that have rows and no statistics at all.
 * @returns How many were analyzed; none while another process does it.
 */
export async function refreshStatistics(db: Db, which: 'all' | 'missing'): Promise<number> {
  return (await db.one<{ tables: number }>(REFRESH, [which === 'missing'])).tables
}
