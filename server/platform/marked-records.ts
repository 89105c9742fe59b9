// List filters by tag and assignee for domains on which annotations depend: their manifest gets the function that reads annotations.

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
 * Ids of the records of a kind with the requested tag or member, at most 2,000; null when neither is requested. @throws
 * session.forbidden without `notes.read`
 * @throws session.forbidden without `notes.read`
 * /
 */
export type MarkedIds = (db: Db, actor: Staff, kind: RecordKind, query: MarkQuery) => Promise<string[] | null>
