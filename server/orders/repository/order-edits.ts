// SQL of applied order edits: what each changed, kept for good.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import { statement, type Tx } from '../../platform/db.ts'
import type { LineAmounts } from '../rules/cancellation.ts'

/** An edit as read with an order: amounts before and after. */
export interface StoredEdit {
  before: StoredAmounts
  after: StoredAmounts
}
interface StoredAmounts {
  payableMinor: number
  lines: LineAmounts[]
  steps: TotalsStep[]
}

const amountsOf = (column: string) =>
  `jsonb_build_object('payableMinor', m.${column} -> 'payableMinor', 'lines', m.${column} -> 'lines', 'steps', m.${column} -> 'totals' -> 'steps')`

/** The `StoredEdit` of an event `e` of an order, or null. */
export const MADE_EDIT = `(select jsonb_build_object('before', ${amountsOf('before')}, 'after', ${amountsOf('after')})
  from order_edits m where e.kind = 'lines-edited' and m.order_id = e.order_id and m.id = (e.data ->> 'editId')::uuid)`

const FIND_MADE = statement(
  'order-edits.find-by-key',
  `select changes, why from order_edits where order_id = $1 and idempotency_key = $2
   union all select changes, why from waiting_edits where order_id = $1 and idempotency_key = $2 limit 1`,
)
const INSERT = statement(
  'order-edits.insert',
  `insert into order_edits (id, order_id, idempotency_key, changes, who, why, payable_before_minor, payable_after_minor,
     refund_minor, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)

/** What a request changed, or will change; null when the request is new. */
export function findEditMade(tx: Tx, orderId: string, key: string): Promise<{ changes: unknown; why: string } | null> {
  return tx.oneOrNull<{ changes: unknown; why: string }>(FIND_MADE, [orderId, key])
}

export interface NewEdit {
  id: string
  orderId: string
  idempotencyKey: string
  changes: object
  who: string
  why: string
  payableBeforeMinor: number
  payableAfterMinor: number
  refundMinor: number
  before: object
  after: object
}

export async function insertEdit(tx: Tx, row: NewEdit): Promise<void> {
  const { id, orderId, idempotencyKey, changes, who, why, payableBeforeMinor, payableAfterMinor, refundMinor } = row
  await tx.run(INSERT, [
    ...[id, orderId, idempotencyKey, JSON.stringify(changes), who, why],
    ...[payableBeforeMinor, payableAfterMinor, refundMinor, JSON.stringify(row.before), JSON.stringify(row.after)],
  ])
}
