// SQL of the two accounts of a merge.

import { type Db, statement, type Tx } from '../../platform/db.ts'
import { COLUMNS, type CustomerRow } from './customers.ts'

/** An account as a merge finds it. */
export interface MergeRow extends CustomerRow {
  number: number
  deleted: boolean
  blocked: boolean
}

const MERGE_COLUMNS = `${COLUMNS}, number, deleted_at is not null as deleted, blocked_at is not null as blocked`
const FIND_FOR_MERGE = statement(
  'customers.find-for-merge',
  `select ${MERGE_COLUMNS} from customers where id = any($1)`,
)
// always in the same order, to avoid deadlocks between two merges of the same accounts
const LOCK_FOR_MERGE = statement(
  'customers.lock-for-merge',
  `select ${MERGE_COLUMNS} from customers where id = any($1) order by id for update`,
)
const END_MERGED = statement(
  'customers.end-merged',
  `update customers set email = null, phone = null, email_verified_at = null, phone_verified_at = null, first_name = '',
     last_name = '', customer_category = '', password_hash = null, deleted_at = $3, merged_into = $2, updated_at = $3
   where id = $1`,
)
const MOVE_MERGED = statement('customers.move-merged', 'update customers set merged_into = $2 where merged_into = $1')
const TAKE_OVER = statement(
  'customers.take-over',
  `update customers set email = $2, email_verified_at = case when $3 then coalesce(
       case when lower(email) = lower($2) then email_verified_at end, $4) end,
     phone = $5, phone_verified_at = case when $6 then coalesce(case when phone = $5 then phone_verified_at end, $4) end,
     first_name = $7, last_name = $8, user_type = $9, customer_category = $10, updated_at = $4
   where id = $1`,
)

/** The accounts of a merge, without locking. */
export function findForMerge(db: Db, ids: readonly string[]): Promise<MergeRow[]> {
  return db.rows<MergeRow>(FIND_FOR_MERGE, [ids])
}

/** The same, locked against orders, logins and other merges until the transaction ends. */
export function lockForMerge(tx: Tx, ids: readonly string[]): Promise<MergeRow[]> {
  return tx.rows<MergeRow>(LOCK_FOR_MERGE, [ids])
}

/** Clears a merged account and points it to the kept one, with accounts that were merged into it earlier. */
export async function endMerged(tx: Tx, mergedId: string, keptId: string, at: Date): Promise<void> {
  await tx.run(END_MERGED, [mergedId, keptId, at])
  await tx.run(MOVE_MERGED, [mergedId, keptId])
}

export type TakenOver = Pick<
  CustomerRow,
  'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'firstName' | 'lastName' | 'userType' | 'customerCategory'
>

/** Writes the kept account after a merge. */
export async function takeOver(tx: Tx, keptId: string, is: TakenOver, at: Date): Promise<void> {
  const { email, emailVerified, phone, phoneVerified, firstName, lastName, userType, customerCategory } = is
  await tx.run(TAKE_OVER, [
    ...[keptId, email, emailVerified, at, phone, phoneVerified, firstName, lastName, userType, customerCategory],
  ])
}
