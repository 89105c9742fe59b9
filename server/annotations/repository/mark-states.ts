// SQL of the tags and responsible members of many records.

import type { JobKind } from '../../../contract/record-jobs/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

export interface FoundState {
  id: string
  number: number
  /** Keys of the tags. */
  tags: string[]
  assignee: string | null
}

const LIST = {
  customer: statement(
    'annotations.list-states-of-customers',
    `select c.id::text as id, c.number, array(select t.key from record_tags t where t.kind = 'customer' and t.record_id = c.id::text) as tags,
       (select a.staff_id from record_assignments a where a.kind = 'customer' and a.record_id = c.id::text) as assignee
     from customers c where c.id = any($1::uuid[]) and c.market = $2 and c.deleted_at is null`,
  ),
} satisfies Record<JobKind, Statement>

export function listStates(db: Db, kind: JobKind, market: Market, ids: readonly string[]): Promise<FoundState[]> {
  return db.rows<FoundState>(LIST[kind], [ids, market])
}
