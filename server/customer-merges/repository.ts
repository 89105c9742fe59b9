// SQL of customer merges: the record of each, and the preview of both accounts for staff.

import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface MergeRecord {
  keptId: string
  mergedId: string
}

const FIND = statement(
  'customer-merges.find',
  `select kept_id as "keptId", merged_id as "mergedId" from customer_merges where kept_id = $1 and idempotency_key = $2`,
)
const INSERT = statement(
  'customer-merges.insert',
  `insert into customer_merges (kept_id, merged_id, market, former_email, former_phone, reason, who, idempotency_key, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)
// accounts merged earlier into the merged account now belong to the kept one
const MOVE = statement(
  'customer-merges.move',
  `update customer_merges set kept_id = $1, idempotency_key = 'moved-' || id where kept_id = $2`,
)
const SIDES = statement(
  'customer-merges.sides',
  `select c.id as "customerId", coalesce(b.company_name, '') as company, coalesce(b.gstin, '') as "taxNumber",
     coalesce((select a.balance_points from reward_accounts a where a.customer_id = c.id), 0) as points,
     (select max(o.placed_at) from orders o where o.customer_id = c.id) as "lastOrderAt"
   from customers c left join business_details b on b.customer_id = c.id where c.id = any($1)`,
)

export interface SideRow {
  customerId: string
  company: string
  taxNumber: string
  points: number
  lastOrderAt: Date | null
}

/** The merge made with a key; null if there is none. */
export function findMerge(db: Db, keptId: string, key: string): Promise<MergeRecord | null> {
  return db.oneOrNull<MergeRecord>(FIND, [keptId, key])
}

export interface NewMerge extends MergeRecord {
  market: Market
  formerEmail: string | null
  formerPhone: string | null
  reason: string
  who: string
  idempotencyKey: string
  at: Date
}

/** Records a merge; returns its id. */
export async function insertMerge(tx: Tx, merge: NewMerge): Promise<string> {
  const { keptId, mergedId, market, formerEmail, formerPhone, reason, who, idempotencyKey, at } = merge
  await tx.run(MOVE, [keptId, mergedId])
  const values = [keptId, mergedId, market, formerEmail, formerPhone, reason, who, idempotencyKey, at]
  return (await tx.one<{ id: string }>(INSERT, values)).id
}

export function listSides(db: Db, ids: readonly string[]): Promise<SideRow[]> {
  return db.rows<SideRow>(SIDES, [ids])
}
