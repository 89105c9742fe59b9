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

const COLUMNS = `id, call, permission, input, market, amount_minor as "amountMinor", order_number as "orderNumber", reason,
  requested_by as "requestedBy", requested_name as "requestedName", requested_at as "requestedAt", expires_at as "expiresAt",
  state, decided_by as "decidedBy", decided_name as "decidedName", decided_at as "decidedAt", note, failure`

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
     requested_by, requested_name, requested_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (digest) where state = 'waiting' do nothing`,
)
const FIND = statement('approvals.find', `select ${COLUMNS} from approval_requests where id = $1`)
const LOCK = statement('approvals.lock', `select ${COLUMNS} from approval_requests where id = $1 for update`)
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
const DELETE = statement(
  'approvals.delete-old',
  `delete from approval_requests where id in (
     select id from approval_requests where expires_at < $1 order by expires_at limit $2)`,
)

/** Ends what has waited for too long, and returns it. */
export const expireWaiting = (tx: Tx, now: Date) => tx.rows<ApprovalRow>(EXPIRE, [now])

/** Requests of a member that wait. Other requests of the member wait until the transaction ends. */
export async function countWaiting(tx: Tx, staffId: string): Promise<number> {
  await tx.run(HOLD_MEMBER, [staffId])
  return (await tx.one<{ count: number }>(COUNT_WAITING, [staffId])).count
}

/** Stores a request; false when the same one waits already. */
export async function insertApproval(
  tx: Tx,
  row: Omit<ApprovalRow, 'state' | 'decidedBy' | 'decidedName' | 'decidedAt' | 'note' | 'failure'> & { digest: Buffer },
): Promise<boolean> {
  const { id, call, permission, input, digest, market, amountMinor, orderNumber, reason } = row
  const values = [id, call, permission, jsonbOf(input), digest, market, amountMinor, orderNumber, reason]
  const by = [row.requestedBy, row.requestedName, row.requestedAt, row.expiresAt]
  return (await tx.run(INSERT, [...values, ...by])) === 1
}

export const findApproval = (db: Db, id: string) => db.oneOrNull<ApprovalRow>(FIND, [id])

export const lockApproval = (tx: Tx, id: string) => tx.oneOrNull<ApprovalRow>(LOCK, [id])

/** Requests of a member, and those of calls and markets that the member has the right to. */
export const listApprovals = (
  db: Db,
  by: { staffId: string; permissions: readonly string[]; markets: readonly string[]; now: Date },
  orderNumber: number | null,
) => db.rows<ApprovalRow>(LIST, [by.staffId, by.permissions, by.markets, orderNumber, by.now])

/** Ends a request that waits; one that was decided stays as it is. */
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

export const deleteOldApprovals = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(DELETE, [before, limit])
