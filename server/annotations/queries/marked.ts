// Lists of other domains filtered by tag and responsible member: the records that carry them are read from an index, and the
// list looks at these alone. Only so many are looked at for a call, and `next` says where to go on.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { assignedOf, listMarked, listMarkedProducts, type MarkedRow, type Marks } from '../repository/marked.ts'
import { keyOf } from '../rules/records.ts'

/** Records that are looked at at once where other filters are to fit too, and how often for one call. */
export const WINDOW = 2000
const ROUNDS = 4

export interface MarkFilters {
  market: Market
  tag?: string | undefined
  assignee?: string | undefined
}

/** What the records of a list are to carry; null for anything. @throws session.forbidden without `notes.read` */
export function marksOf(actor: Staff, kind: RecordKind, { market, tag, assignee }: MarkFilters): Marks | null {
  if (tag === undefined && assignee === undefined) return null
  requirePermission(actor, 'notes.read')
  return { market, kind, tag: tag === undefined ? null : keyOf(tag), staffId: assignee ?? null }
}

/** What was read of the tag, without the records of other members where a member is asked for too. */
async function narrowed(db: Db, { kind, tag, staffId }: Marks, rows: readonly MarkedRow[]): Promise<MarkedRow[]> {
  if (tag === null || staffId === null || rows.length === 0) return [...rows]
  const ids = rows.map(({ id }) => id)
  const assigned = await assignedOf(db, kind, ids, staffId)
  return rows.filter(({ id }) => assigned.has(id))
}

/** The newest numbers that carry the marks, 2,000 at most, for a list that knows no place to go on from. */
export async function newestMarked(db: Db, marks: Marks): Promise<number[]> {
  const rows = await narrowed(db, marks, await listMarked(db, marks, { before: null, limit: WINDOW }))
  return rows.map(({ number }) => number)
}

interface MarkedList<Row> {
  /** Number of the last record of the page before; null for the first page. */
  before: number | null
  limit: number
  /** Those of the numbers that fit the other filters, the highest first. */
  list(numbers: number[], limit: number): Promise<Row[]>
  numberOf(row: Row): number
}

/** A page of records with the marks, the highest numbers first, and where the next one begins. */
export async function pageOfMarked<Row>(
  db: Db,
  marks: Marks,
  { before, limit, list, numberOf }: MarkedList<Row>,
): Promise<{ rows: Row[]; next: number | null }> {
  const rows: Row[] = []
  let from = before
  for (let round = 0; round <= ROUNDS; round++) {
    // without other filters the first few records are the page
    const size = round === 0 ? limit + 1 : WINDOW
    const marked = await listMarked(db, marks, { before: from, limit: size })
    const numbers = (await narrowed(db, marks, marked)).map(({ number }) => number)
    if (numbers.length > 0) rows.push(...(await list(numbers, limit + 1 - rows.length)))
    const last = rows[limit - 1]
    if (rows.length > limit && last !== undefined) return { rows: rows.slice(0, limit), next: numberOf(last) }
    from = marked.at(-1)?.number ?? null
    if (marked.length < size) return { rows, next: null }
  }
  return { rows, next: from }
}

/** MSNs of the next products with the marks, and the last one that was looked at; null when there are no more. */
export async function markedProducts(
  db: Db,
  marks: Marks,
  page: { after: string; limit: number },
): Promise<{ msns: string[]; last: string | null }> {
  const marked = await listMarkedProducts(db, marks, page)
  const msns = (await narrowed(db, marks, marked)).map(({ id }) => id)
  return { msns, last: marked.length < page.limit ? null : (marked.at(-1)?.id ?? null) }
}
