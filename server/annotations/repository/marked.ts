// SQL of records by tag or responsible member, in the order of the lists that show them.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** The filter: a tag, a responsible member, or both. */
export interface Marks {
  market: Market
  kind: RecordKind
  /** Key of a tag. */
  tag: string | null
  staffId: string | null
}

export interface MarkedRow {
  id: string
  number: number
}

const COLUMNS = 'record_id as id, record_number as number'
const BY_TAG = statement(
  'annotations.marked-by-tag',
  `select ${COLUMNS} from record_tags where market = $1 and kind = $2 and key = $3 and record_number < $4
   order by record_number desc limit $5`,
)
const BY_MEMBER = statement(
  'annotations.marked-by-member',
  `select ${COLUMNS} from record_assignments where market = $1 and kind = $2 and staff_id = $3 and record_number < $4
   order by record_number desc limit $5`,
)
/** Ids of records of any kind, highest numbers first. */
const IDS = statement(
  'annotations.marked-ids',
  `select record_id as id from record_tags t where market = $1 and kind = $2 and key = $3
     and ($4::uuid is null or exists (select from record_assignments a
       where a.kind = t.kind and a.record_id = t.record_id and a.staff_id = $4))
   order by record_number desc limit $5`,
)
const IDS_BY_MEMBER = statement(
  'annotations.marked-ids-by-member',
  `select record_id as id from record_assignments where market = $1 and kind = $2 and staff_id = $3
   order by record_number desc limit $4`,
)
const PRODUCTS_BY_TAG = statement(
  'annotations.products-by-tag',
  `select ${COLUMNS} from record_tags where market = $1 and kind = 'product' and key = $2 and record_id > $3
   order by record_id limit $4`,
)
const PRODUCTS_BY_MEMBER = statement(
  'annotations.products-by-member',
  `select ${COLUMNS} from record_assignments where market = $1 and kind = 'product' and staff_id = $2 and record_id > $3
   order by record_id limit $4`,
)
const ASSIGNED = statement(
  'annotations.assigned-of',
  'select record_id as id from record_assignments where kind = $1 and record_id = any($2) and staff_id = $3',
)

/** The newest records by tag or member, below a number. With both set, by tag only. */
export function listMarked(
  db: Db,
  { market, kind, tag, staffId }: Marks,
  { before, limit }: { before: number | null; limit: number },
): Promise<MarkedRow[]> {
  const place = [before ?? Number.MAX_SAFE_INTEGER, limit]
  if (tag !== null) return db.rows<MarkedRow>(BY_TAG, [market, kind, tag, ...place])
  return db.rows<MarkedRow>(BY_MEMBER, [market, kind, staffId, ...place])
}

/** Products by tag or member, by MSN, after a cursor. With both set, by tag only. */
export function listMarkedProducts(
  db: Db,
  { market, tag, staffId }: Marks,
  { after, limit }: { after: string; limit: number },
): Promise<MarkedRow[]> {
  if (tag !== null) return db.rows<MarkedRow>(PRODUCTS_BY_TAG, [market, tag, after, limit])
  return db.rows<MarkedRow>(PRODUCTS_BY_MEMBER, [market, staffId, after, limit])
}

/** Ids of the matching records, up to a limit. */
export async function listMarkedIds(db: Db, { market, kind, tag, staffId }: Marks, limit: number): Promise<string[]> {
  const found =
    tag === null
      ? db.rows<{ id: string }>(IDS_BY_MEMBER, [market, kind, staffId, limit])
      : db.rows<{ id: string }>(IDS, [market, kind, tag, staffId, limit])
  return (await found).map(({ id }) => id)
}

/** Those of the given records that a member is responsible for. */
export async function assignedOf(
  db: Db,
  kind: RecordKind,
  ids: readonly string[],
  staffId: string,
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(ASSIGNED, [kind, ids, staffId])
  return new Set(rows.map(({ id }) => id))
}
