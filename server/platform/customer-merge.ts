// What happens to a customer's rows when the account is merged into another one of the same person; declared by the
// owner of each table.

import type { EndedKind, MovedKind } from '../../contract/customer-merges/api.ts'
import { type Db, type Statement, statement, type Tx } from './db.ts'

/** A table that references customers. Its rows never stay with a merged account. */
export interface MergeRule {
  table: string
  /** Run in order; the kept account is $1, the merged one $2, and each statement uses both. */
  statements: readonly string[]
  /** Name of its rows in the preview for staff; not shown when omitted. */
  moves?: MovedKind
  /** Which of its rows, as `t`, belong to the merged account ($2); by default those with its `customer_id`. */
  belongs?: string
  /** Whether its customer ids are texts. */
  textIds?: true
  /** Which of its rows, as `t`, do not move, with the same parameters. */
  ends?: { kind: EndedKind; where: string }
}

/** A table whose rows all move. */
export const moved = (table: string, moves?: MovedKind): MergeRule => ({
  table,
  statements: [`update ${table} set customer_id = $1 where customer_id = $2`],
  ...(moves && { moves }),
})

/** A table with at most one row per column value and account: the merged account's duplicates are deleted. */
export const movedOnce = (table: string, column: string, moves?: MovedKind): MergeRule => ({
  table,
  statements: [
    `delete from ${table} t where t.customer_id = $2 and exists (
       select from ${table} k where k.customer_id = $1 and k.${column} = t.${column})`,
    `update ${table} set customer_id = $1 where customer_id = $2`,
  ],
  ...(moves && { moves }),
})

const prepared = new Map<string, Statement>()

/** A statement from text in a manifest; it contains nothing from a request. */
function statementOf(name: string, text: string): Statement {
  const known = prepared.get(name) ?? statement(name, text)
  prepared.set(name, known)
  return known
}

/** Moves everything that references a merged account to the kept one; call it once the row points there. */
export async function applyMergeRules(
  tx: Tx,
  rules: readonly MergeRule[],
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<void> {
  for (const { table, statements } of rules)
    for (const [index, text] of statements.entries())
      await tx.run(statementOf(`customer-merge.${table}-${index}`, text), [keptId, mergedId])
}

const ENDS_NOWHERE = 'false'

function countsText(rules: readonly MergeRule[]): string {
  const counted = rules.flatMap(({ table, moves, ends, textIds, belongs }) => [
    ...(moves
      ? [{ table, textIds, belongs, kind: moves, where: `not (${ends?.where ?? ENDS_NOWHERE})`, moves: true }]
      : []),
    ...(ends ? [{ table, textIds, belongs, kind: ends.kind, where: ends.where, moves: false }] : []),
  ])
  const parts = counted.map(
    one => `select '${one.kind}' as kind, ${one.moves} as moves, (select count(*)::int from ${one.table} t
       where ${one.belongs ?? `t.customer_id = $2::uuid${one.textIds ? '::text' : ''}`} and $1::uuid <> $2::uuid and ${one.where}) as count`,
  )
  return parts.join(' union all ')
}

/** How many rows of each kind a merge would move or delete; kinds without rows are left out. */
export async function countMerged(
  db: Db,
  rules: readonly MergeRule[],
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<{ moves: { kind: MovedKind; count: number }[]; ends: { kind: EndedKind; count: number }[] }> {
  type Row = { kind: string; moves: boolean; count: number }
  const rows = await db.rows<Row>(statementOf('customer-merge.counts', countsText(rules)), [keptId, mergedId])
  const found = rows.filter(({ count }) => count > 0)
  return {
    moves: found.filter(({ moves }) => moves).map(({ kind, count }) => ({ kind: kind as MovedKind, count })),
    ends: found.filter(({ moves }) => !moves).map(({ kind, count }) => ({ kind: kind as EndedKind, count })),
  }
}
