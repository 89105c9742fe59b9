// Counts the rows that a statement reads, from its executed plan, so that a test shows the cost of a list page.

import { type Db, statement } from '../platform/db.ts'

export interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Rows that all nodes of a plan looked at; entries of an index that make up a bitmap are none. */
export function rowsSeen(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const isBitmap = node['Node Type'] === 'Bitmap Index Scan'
  const own = isBitmap ? 0 : (node['Actual Rows'] + removed) * node['Actual Loops']
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsSeen(child), own)
}

/** The rows that the statements of a list look at. */
export async function rowsRead(db: Db, list: (db: Db) => Promise<unknown>): Promise<number> {
  let seen = 0
  const explain = async (sql: { text: string }, values: Parameters<Db['rows']>[1]) => {
    const explained = statement('', `explain (analyze, timing off, format json) ${sql.text}`)
    const [first] = await db.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained, values)
    if (first) seen += rowsSeen((first['QUERY PLAN'][0] as { Plan: PlanNode }).Plan)
  }
  await list({
    ...db,
    rows: async (sql, values) => {
      await explain(sql, values)
      return []
    },
    oneOrNull: async (sql, values) => {
      await explain(sql, values)
      return null
    },
  })
  return seen
}
