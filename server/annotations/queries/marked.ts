// Filters lists of other domains by tag and responsible member; the matching records are read from an index.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import type { IdSource, IdSourceOf, MarkQuery, NumberSourceOf } from '../../platform/marked-records.ts'
import { type NarrowedList, pageOfNarrowed, type RecordSource } from '../../platform/narrowed-list.ts'
import { assignedOf, listMarked, listMarkedById, type MarkedRow, type Marks } from '../repository/marked.ts'
import { keyOf } from '../rules/records.ts'

export type MarkFilters = MarkQuery

/**
 * The tag and member that a list is filtered by; null without such a filter.
 * @throws session.forbidden without `notes.read`
 */
export function marksOf(actor: Staff, kind: RecordKind, { market, tag, assignee }: MarkFilters): Marks | null {
  if (tag === undefined && assignee === undefined) return null
  requirePermission(actor, 'notes.read')
  return { market, kind, tag: tag === undefined ? null : keyOf(tag), staffId: assignee ?? null }
}

/** Removes records of other members from those found by tag, when the filter also names a member. */
async function narrowed(db: Db, { kind, tag, staffId }: Marks, rows: readonly MarkedRow[]): Promise<MarkedRow[]> {
  if (tag === null || staffId === null || rows.length === 0) return [...rows]
  const ids = rows.map(({ id }) => id)
  const assigned = await assignedOf(db, kind, ids, staffId)
  return rows.filter(({ id }) => assigned.has(id))
}

/** The source from which a list reads matching records; null without a filter. */
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

/** A page of matching records, highest numbers first, and the cursor of the next page. */
export function pageOfMarked<Row>(
  db: Db,
  marks: Marks,
  list: NarrowedList<Row>,
): Promise<{ rows: Row[]; next: number | null }> {
  return pageOfNarrowed(db, { source: sourceOf(marks), checks: [] }, list)
}

function idSourceOf(marks: Marks): IdSource {
  return {
    async read(db, page) {
      const marked = await listMarkedById(db, marks, page)
      const ids = (await narrowed(db, marks, marked)).map(({ id }) => id)
      return { ids, last: marked.length < page.limit ? null : (marked.at(-1)?.id ?? null) }
    },
  }
}

/** MSNs of the next matching products, and the last one scanned; null at the end. */
export async function markedProducts(
  db: Db,
  marks: Marks,
  page: { after: string; limit: number },
): Promise<{ msns: string[]; last: string | null }> {
  const { ids, last } = await idSourceOf(marks).read(db, page)
  return { msns: ids, last }
}

/** The source of a list ordered by number; null without a filter. @throws session.forbidden without `notes.read` */
export const markedNumbers: NumberSourceOf = (actor, kind, filters) => markSource(marksOf(actor, kind, filters))

/** The source of a list ordered by id; null without a filter. @throws session.forbidden without `notes.read` */
export const markedIds: IdSourceOf = (actor, kind, filters) => {
  const marks = marksOf(actor, kind, filters)
  return marks && idSourceOf(marks)
}
