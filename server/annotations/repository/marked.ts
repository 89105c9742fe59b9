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
/** Kinds of record without a number, whose lists are ordered by id. */
type NamedKind = 'product' | 'seller' | 'article' | 'page'
const isNamed = (kind: RecordKind): kind is NamedKind =>
  kind === 'product' || kind === 'seller' || kind === 'article' || kind === 'page'

/** In the order of the list, each from a partial index; documents are listed by the bytes of their key. */
const named = (kind: NamedKind) => {
  const document = kind === 'article' || kind === 'page'
  const id = document ? `replace(record_id, ':', '/') collate "C"` : 'record_id'
  const after = document ? `replace($3, ':', '/')` : '$3'
  const page = `and ${id} > ${after} order by ${id} limit $4`
  return {
    byTag: statement(
      `annotations.${kind}s-by-tag`,
      `select ${COLUMNS} from record_tags where market = $1 and kind = '${kind}' and key = $2 ${page}`,
    ),
    byMember: statement(
      `annotations.${kind}s-by-member`,
      `select ${COLUMNS} from record_assignments where market = $1 and kind = '${kind}' and staff_id = $2 ${page}`,
    ),
  }
}
const NAMED = {
  ...{ product: named('product'), seller: named('seller') },
  ...{ article: named('article'), page: named('page') },
} satisfies Record<NamedKind, unknown>
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

/** Records without a number by tag or member, by id, after a cursor. With both set, by tag only. */
export async function listMarkedById(
  db: Db,
  { market, kind, tag, staffId }: Marks,
  { after, limit }: { after: string; limit: number },
): Promise<MarkedRow[]> {
  if (!isNamed(kind)) throw new Error(`Records of the kind ${kind} are listed by number`)
  if (tag !== null) return db.rows<MarkedRow>(NAMED[kind].byTag, [market, tag, after, limit])
  return db.rows<MarkedRow>(NAMED[kind].byMember, [market, staffId, after, limit])
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
