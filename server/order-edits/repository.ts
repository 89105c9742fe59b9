// SQL of order edits: what a plan reads beside the lines, and the edits themselves.

import type { CodFacts } from '../../contract/payments/cod-types.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

export interface EditFacts {
  /** Whether the customer has confirmed cash on delivery by a code. */
  codProved: boolean
  codFacts: CodFacts
}

const FIND = statement(
  'order-edits.find-facts',
  `select cod_proved is not null as "codProved", cod_facts(market, customer_id, place, $2) as "codFacts"
   from orders where id = $1`,
)
const FIND_PRODUCTS = statement(
  'order-edits.find-products',
  `select msn from products where market = $1 and msn = upper($2)
   union select msn from products where market = $1 and part_number = $2 limit 10`,
)
const FIND_MADE = statement(
  'order-edits.find-by-key',
  'select changes, why from order_edits where order_id = $1 and idempotency_key = $2',
)
const INSERT = statement(
  'order-edits.insert',
  `insert into order_edits (order_id, idempotency_key, changes, who, why, payable_before_minor, payable_after_minor,
     refund_minor, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
)

export function findEditFacts(db: Db, orderId: string, now: Date): Promise<EditFacts> {
  return db.one<EditFacts>(FIND, [orderId, now])
}

/** Products of an MSN or a part number. */
export function findProducts(db: Db, market: Market, text: string): Promise<{ msn: string }[]> {
  return db.rows<{ msn: string }>(FIND_PRODUCTS, [market, text])
}

/** What was changed by a request; null when it is a new one. */
export function findEditMade(tx: Tx, orderId: string, key: string): Promise<{ changes: unknown; why: string } | null> {
  return tx.oneOrNull<{ changes: unknown; why: string }>(FIND_MADE, [orderId, key])
}

export interface NewEdit {
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

/** Returns its id. */
export async function insertEdit(tx: Tx, row: NewEdit): Promise<string> {
  const { orderId, idempotencyKey, changes, who, why, payableBeforeMinor, payableAfterMinor, refundMinor } = row
  const { id } = await tx.one<{ id: string }>(INSERT, [
    ...[orderId, idempotencyKey, JSON.stringify(changes), who, why],
    ...[payableBeforeMinor, payableAfterMinor, refundMinor, JSON.stringify(row.before), JSON.stringify(row.after)],
  ])
  return id
}
