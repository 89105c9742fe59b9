// Lists filtered by tag and responsible member in domains on which annotations themselves are built: what they read of the annotations
// is handed to their manifest.

import type { RecordKind } from '../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Staff } from './actor.ts'
import type { Db } from './db.ts'

export interface MarkQuery {
  market: Market
  tag?: string | undefined
  assignee?: string | undefined
}

/**
 * Ids of the records of a kind that carry what is asked for, 2,000 at most; null when neither is asked for.
 * @throws session.forbidden without `notes.read`
 */
export type MarkedIds = (db: Db, actor: Staff, kind: RecordKind, query: MarkQuery) => Promise<string[] | null>
