// List filters by tag and assignee: sources of the matching records in the order of their list. Domains on which annotations depend get them through their manifest.

import type { RecordKind } from '../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Staff } from './actor.ts'
import type { Db } from './db.ts'
import { type RecordSource, WINDOW } from './narrowed-list.ts'

export interface MarkQuery {
  market: Market
  tag?: string | undefined
  assignee?: string | undefined
}

/** A source of records without a number, in the order of their ids. */
export interface IdSource {
  /** Checks the next `limit` records after an id; `last` is the last one checked, null when there are no more. */
  read(db: Db, page: { after: string; limit: number }): Promise<{ ids: string[]; last: string | null }>
}

/** The source of a list ordered by number; null without a filter. @throws session.forbidden without `notes.read` */
export type NumberSourceOf = (actor: Staff, kind: RecordKind, query: MarkQuery) => RecordSource | null

/** The source of a list ordered by id; null without a filter. @throws session.forbidden without `notes.read` */
export type IdSourceOf = (actor: Staff, kind: RecordKind, query: MarkQuery) => IdSource | null

interface IdPage<Row> {
  after: string
  limit: number
  /** The ids that match the list's own filters, in its order. */
  list(ids: string[], limit: number): Promise<Row[]>
}

/** The next matching records of a source, fewer than the limit only at the end. */
export async function rowsOfIds<Row>(db: Db, source: IdSource, { after, limit, list }: IdPage<Row>): Promise<Row[]> {
  const rows: Row[] = []
  let from: string | null = after
  // without other filters the first few records are the page
  for (let size = limit; from !== null && rows.length < limit; size = WINDOW) {
    const { ids, last }: { ids: string[]; last: string | null } = await source.read(db, { after: from, limit: size })
    if (ids.length > 0) rows.push(...(await list(ids, limit - rows.length)))
    from = last
  }
  return rows
}
