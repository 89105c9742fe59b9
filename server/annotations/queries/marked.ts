// Lists of other domains filtered by tag and responsible member: the records that carry them are read from an index.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import type { MarkedIds, MarkQuery } from '../../platform/marked-records.ts'
import { type NarrowedList, pageOfNarrowed, type RecordSource, WINDOW } from '../../platform/narrowed-list.ts'
import {
  assignedOf,
  listMarked,
  listMarkedIds,
  listMarkedProducts,
  type MarkedRow,
  type Marks,
} from '../repository/marked.ts'
import { keyOf } from '../rules/records.ts'

export type MarkFilters = MarkQuery

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

/**
 * Ids of the records of a list that carry what the filters ask for, 2,000 at most; null without such a filter.
 * @throws session.forbidden without `notes.read`
 */
export const markedIds: MarkedIds = async (db, actor, kind, filters) => {
  const marks = marksOf(actor, kind, filters)
  return marks && listMarkedIds(db, marks, WINDOW)
}

/** Where a list reads the records with marks; null without any. */
export const markSource = (marks: Marks | null): RecordSource | null => marks && sourceOf(marks)

function sourceOf(marks: Marks): RecordSource {
  return {
    async read(db, page) {
      const marked = await listMarked(db, marks, page)
      const numbers = (await narrowed(db, marks, marked)).map(({ number }) => number)
      return { numbers, last: marked.length < page.limit ? null : (marked.at(-1)?.number ?? null) }
    },
  }
}

/** A page of records with the marks, the highest numbers first, and where the next one begins. */
export function pageOfMarked<Row>(
  db: Db,
  marks: Marks,
  list: NarrowedList<Row>,
): Promise<{ rows: Row[]; next: number | null }> {
  return pageOfNarrowed(db, { source: sourceOf(marks), checks: [] }, list)
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
