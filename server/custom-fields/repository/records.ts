// SQL that finds the record of custom fields and locks it against concurrent changes.

import type { FieldKind } from '../../../contract/custom-fields/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement, type Tx } from '../../platform/db.ts'

export interface RecordRow {
  market: Market
  /** Customer of the order, or of the company. */
  number: number
  customerId: string
}

const FIND = {
  order: statement(
    'custom-fields.find-order',
    'select market, number, customer_id as "customerId" from orders where number = $1',
  ),
  customer: statement(
    'custom-fields.find-customer',
    'select market, number, id as "customerId" from customers where id = $1 and deleted_at is null',
  ),
  company: statement(
    'custom-fields.find-company',
    `select c.market, c.number, c.id as "customerId" from customers c join business_details b on b.customer_id = c.id
     where c.id = $1 and c.deleted_at is null`,
  ),
} satisfies Record<FieldKind, Statement>

// the deletion of an account locks its row: a value is written before it, and deleted, or after it
const HOLD_CUSTOMER = statement('custom-fields.hold-customer', 'select id from customers where id = $1 for key share')
const HOLD = statement('custom-fields.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 354))')
const HOLD_FIELDS = statement(
  'custom-fields.hold-fields',
  'select id from custom_fields where id = any($1::uuid[]) order by id for share',
)

/** A record; null if there is none, if the customer's account was deleted, or if the customer has no company. */
export function findRecord(db: Db, kind: FieldKind, id: string): Promise<RecordRow | null> {
  return db.oneOrNull<RecordRow>(FIND[kind], [id])
}

/** Prevents the deletion and merging of the record's customer until the transaction ends. */
export async function holdCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.rows(HOLD_CUSTOMER, [customerId])
}

/** Serializes writers of the same key until the transaction ends. */
export async function hold(tx: Tx, what: string): Promise<void> {
  await tx.run(HOLD, [what])
}

/** Locks the definitions of fields against changes until the transaction ends. */
export async function holdFields(tx: Tx, fieldIds: readonly string[]): Promise<void> {
  await tx.rows(HOLD_FIELDS, [fieldIds])
}
