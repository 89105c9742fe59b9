// SQL that finds the record of an annotation and locks it against concurrent changes.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement, type Tx } from '../../platform/db.ts'

export interface RecordRow {
  market: Market
  /** Id of a coupon; 0 for a product, a seller and a document, which have no number. */
  number: number
  /** The customer of the record; null for records of the store and of visitors without an account. */
  customerId: string | null
}

const COLUMNS = 'market, number, customer_id as "customerId"'
/** An article or page, identified by market and key; before it is published it exists only as a draft. */
const documents = (kind: 'article' | 'page', live: string) =>
  `select k.market, 0 as number, null::uuid as "customerId"
   from (select split_part($1, ':', 1) as market, replace(substr($1, 4), ':', '/') as key) k
   where exists (select from content_documents d where d.market = k.market and d.kind = '${kind}' and d.key = k.key)
     or exists (${live})`

const FIND = {
  order: statement('annotations.find-order', `select ${COLUMNS} from orders where number = $1`),
  customer: statement(
    'annotations.find-customer',
    'select market, number, id as "customerId" from customers where id = $1 and deleted_at is null',
  ),
  product: statement(
    'annotations.find-product',
    'select market, 0 as number, null::uuid as "customerId" from products where msn = $1',
  ),
  return: statement('annotations.find-return', `select ${COLUMNS} from returns where number = $1`),
  rfq: statement('annotations.find-rfq', `select ${COLUMNS} from rfq_requests where number = $1`),
  ticket: statement('annotations.find-ticket', `select ${COLUMNS} from support_tickets where number = $1`),
  // staff know it by its code; filtered lists use its id
  coupon: statement(
    'annotations.find-coupon',
    'select market, id as number, null::uuid as "customerId" from promotions where id = $1',
  ),
  lead: statement('annotations.find-lead', `select ${COLUMNS} from leads where id = $1`),
  dispute: statement(
    'annotations.find-dispute',
    `select d.market, d.number, o.customer_id as "customerId" from disputes d join orders o on o.id = d.order_id where d.id = $1`,
  ),
  seller: statement(
    'annotations.find-seller',
    'select market, 0 as number, null::uuid as "customerId" from sellers where code = $1',
  ),
  article: statement(
    'annotations.find-article',
    documents('article', 'select from articles a where a.market = k.market and a.slug = k.key'),
  ),
  page: statement(
    'annotations.find-page',
    documents('page', `select from landing_pages p where p.market = k.market and p.kind || '/' || p.slug = k.key`),
  ),
} satisfies Record<RecordKind, Statement>

/** Who brought a record to a state, and when: the last such event. */
const FIND_MOVER = {
  order: statement(
    'annotations.find-mover-of-order',
    `select e.who, e.at from order_events e join orders o on o.id = e.order_id where o.number = $1 and e.to_state = $2
     order by e.id desc limit 1`,
  ),
  return: statement(
    'annotations.find-mover-of-return',
    `select e.who, e.at from return_events e join returns r on r.id = e.return_id where r.number = $1 and e.state = $2
     order by e.id desc limit 1`,
  ),
} satisfies Partial<Record<RecordKind, Statement>>

// account deletion locks this row: a note is either written before and deleted with it, or rejected after it
const HOLD_CUSTOMER = statement('annotations.hold-customer', 'select id from customers where id = $1 for key share')
const HOLD = statement('annotations.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 303))')

/** A record; null if there is none, or if its customer's account was deleted. */
export function findRecord(db: Db, kind: RecordKind, id: string): Promise<RecordRow | null> {
  return db.oneOrNull<RecordRow>(FIND[kind], [id])
}

/** Who brought a record to a state and when, from its history; null if it never was in that state. */
export function findMover(
  db: Db,
  kind: keyof typeof FIND_MOVER,
  id: string,
  state: string,
): Promise<{ who: string; at: Date } | null> {
  return db.oneOrNull<{ who: string; at: Date }>(FIND_MOVER[kind], [id, state])
}

/** Prevents the deletion of the record's customer until the transaction ends. */
export async function holdCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.rows(HOLD_CUSTOMER, [customerId])
}

/** Serializes writers of the same key until the transaction ends. */
export async function hold(tx: Tx, what: string): Promise<void> {
  await tx.run(HOLD, [what])
}
