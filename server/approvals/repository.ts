// Statements on requests for approval.

import type { Approval } from '../../contract/approvals/api.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Permission } from '../../contract/shared/permissions.ts'
import type { SentInput } from '../platform/approval.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'
import { jsonbOf } from '../platform/jsonb.ts'

export interface ApprovalRow {
  id: string
  call: string
  permission: Permission
  input: SentInput & Record<string, unknown>
  market: Market
  amountMinor: number | null
  orderNumber: number | null
  priceCount: number | null
  priceLargestBp: number | null
  reason: string
  requestedBy: string
  requestedName: string
  requestedAt: Date
  expiresAt: Date
  state: Approval['state']
  decidedBy: string | null
  decidedName: string | null
  decidedAt: Date | null
  note: string
  failure: string | null
}

/** Without the parts that are read page by page: the rows of a product change, and the bytes of a file. */
const INPUT = `case when input #> '{body,rows}' is null then input #- '{body,data}'
  else jsonb_set(input #- '{body,rows}', '{body,products}', to_jsonb(jsonb_array_length(input #> '{body,rows}'))) end as input`
const columnsWith = (
  input: string,
) => `id, call, permission, ${input}, market, amount_minor as "amountMinor", order_number as "orderNumber", reason,
  requested_by as "requestedBy", requested_name as "requestedName", requested_at as "requestedAt", expires_at as "expiresAt",
  price_count as "priceCount", price_largest_bp as "priceLargestBp",
  state, decided_by as "decidedBy", decided_name as "decidedName", decided_at as "decidedAt", note, failure`
const COLUMNS = columnsWith(INPUT)

const EXPIRE = statement(
  'approvals.expire',
  `update approval_requests set state = 'expired' where state = 'waiting' and expires_at <= $1 returning ${COLUMNS}`,
)
const HOLD_MEMBER = statement('approvals.hold-member', 'select pg_advisory_xact_lock(hashtextextended($1, 347))')
const COUNT_WAITING = statement(
  'approvals.count-waiting',
  `select count(*)::int as count from approval_requests where requested_by = $1 and state = 'waiting'`,
)
const INSERT = statement(
  'approvals.insert',
  `insert into approval_requests (id, call, permission, input, digest, market, amount_minor, order_number, reason,
     requested_by, requested_name, requested_at, expires_at, price_count, price_largest_bp)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (digest) where state = 'waiting' do nothing`,
)
const FIND_WHOLE = statement(
  'approvals.find-whole',
  `select ${columnsWith('input')} from approval_requests where id = $1`,
)
const PART_NUMBERS = statement(
  'approvals.part-numbers',
  'select msn, part_number as "partNumber" from products where msn = any ($1::text[])',
)
const FIND = statement('approvals.find', `select ${COLUMNS} from approval_requests where id = $1`)
const LOCK = statement(
  'approvals.lock',
  `select ${columnsWith('input')} from approval_requests where id = $1 for update`,
)
const LIST = statement(
  'approvals.list',
  `select ${COLUMNS} from approval_requests
   where (requested_by = $1 or (permission = any ($2::text[]) and market = any ($3::text[])))
     and ($4::bigint is null or order_number = $4)
   order by (state = 'waiting' and expires_at > $5) desc, requested_at desc
   limit 200`,
)
const DECIDE = statement(
  'approvals.decide',
  `update approval_requests
   set state = $2, decided_by = $3, decided_name = $4, decided_at = $5, note = $6, failure = $7
   where id = $1 and state = 'waiting'`,
)
const CELLS = statement(
  'approvals.cells',
  `select r.nth::int as position, r.value->>'msn' as msn, coalesce(p.part_number, '') as "partNumber", r.value->>'seller' as seller,
     r.value->'cells' as cells
   from approval_requests a
   join lateral jsonb_array_elements(a.input #> '{body,rows}') with ordinality as r (value, nth) on true
   left join products p on p.msn = r.value->>'msn'
   where a.id = $1 and r.nth > $2::int
   order by r.nth limit $3`,
)
const DELETE = statement(
  'approvals.delete-old',
  `delete from approval_requests where id in (
     select id from approval_requests where expires_at < $1 order by expires_at limit $2)`,
)

/** Expires overdue requests, and returns them. */
export const expireWaiting = (tx: Tx, now: Date) => tx.rows<ApprovalRow>(EXPIRE, [now])

/** Number of the member's pending requests; locked, so that the limit holds. */
export async function countWaiting(tx: Tx, staffId: string): Promise<number> {
  await tx.run(HOLD_MEMBER, [staffId])
  return (await tx.one<{ count: number }>(COUNT_WAITING, [staffId])).count
}

/** Stores a request; false if the same one is already pending. */
export async function insertApproval(
  tx: Tx,
  row: Omit<ApprovalRow, 'state' | 'decidedBy' | 'decidedName' | 'decidedAt' | 'note' | 'failure'> & { digest: Buffer },
): Promise<boolean> {
  const { id, call, permission, input, digest, market, amountMinor, orderNumber, reason } = row
  const values = [id, call, permission, jsonbOf(input), digest, market, amountMinor, orderNumber, reason]
  const by = [row.requestedBy, row.requestedName, row.requestedAt, row.expiresAt, row.priceCount, row.priceLargestBp]
  return (await tx.run(INSERT, [...values, ...by])) === 1
}

export const findApproval = (db: Db, id: string) => db.oneOrNull<ApprovalRow>(FIND, [id])

/** With the complete input. */
export const findWhole = (db: Db, id: string) => db.oneOrNull<ApprovalRow>(FIND_WHOLE, [id])

export async function partNumbersOf(db: Db, msns: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ msn: string; partNumber: string }>(PART_NUMBERS, [[...msns]])
  return new Map(rows.map(({ msn, partNumber }) => [msn, partNumber]))
}

export const lockApproval = (tx: Tx, id: string) => tx.oneOrNull<ApprovalRow>(LOCK, [id])

/** The member's own requests, and those of calls and markets that the member has the right to. */
export const listApprovals = (
  db: Db,
  by: { staffId: string; permissions: readonly string[]; markets: readonly string[]; now: Date },
  orderNumber: number | null,
) => db.rows<ApprovalRow>(LIST, [by.staffId, by.permissions, by.markets, orderNumber, by.now])

/** Ends a pending request; a decided one stays as it is. */
export const decideApproval = (
  db: Db,
  id: string,
  end: {
    state: Exclude<Approval['state'], 'waiting' | 'expired'>
    staffId: string
    name: string
    at: Date
    note?: string
    failure?: string
  },
): Promise<number> =>
  db.run(DECIDE, [id, end.state, end.staffId, end.name, end.at, end.note ?? '', end.failure ?? null])

/** A product of a pending change, with its cells as seen by the requester and as requested. */
interface CellsRow {
  position: number
  msn: string
  partNumber: string
  seller: string
  cells: Record<string, { was: string; now: string }>
}

/** The products of a pending change, in the order they were sent. */
export const listCells = (db: Db, id: string, after: number, limit: number) =>
  db.rows<CellsRow>(CELLS, [id, after, limit])

export const deleteOldApprovals = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(DELETE, [before, limit])
