// Statistics of the tables, on which the plans of all statements depend.

import { type Db, statement } from './db.ts'

const REFRESH = statement('table-statistics.refresh', 'select refresh_statistics($1) as tables')

/**
 * Analyzes the tables of the store. Autovacuum does so while the store runs, but not at once after many rows came, and
 * not when the store was stopped before.
 *
 * @param which All tables, or only those that have rows and no statistics at all.
 * @returns How many were analyzed.
 */
export async function refreshStatistics(db: Db, which: 'all' | 'missing'): Promise<number> {
  return (await db.one<{ tables: number }>(REFRESH, [which === 'missing'])).tables
}
