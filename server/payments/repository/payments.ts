// SQL of payments: attempts, their states with events, and the notifications of gateways.

import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { PaymentState } from '../rules/states.ts'

export interface PaymentChoice {
  type: string
  bankName: string
  bankEmi: string
  emiFlag: number
}

export interface PaymentRow {
  id: string
  orderId: string
  attempt: number
  methodId: number
  mode: 'cod' | 'prepaid'
  choice: PaymentChoice
  gateway: string
  transactionRef: string
  gatewayRef: string | null
  amountMinor: number
  currency: Currency
  state: PaymentState
}

const COLUMNS = `id, order_id as "orderId", attempt, method_id as "methodId", mode, choice, gateway,
  transaction_ref as "transactionRef", gateway_ref as "gatewayRef", amount_minor as "amountMinor", currency, state`

const INSERT = statement(
  'payments.insert',
  `with made as (
     insert into payments (id, order_id, attempt, method_id, mode, choice, gateway, transaction_ref, amount_minor,
       currency, state)
     select $1, o.id, $3, $4, $5, $6, $7, 'KH' || o.number || 'T' || $3::int || $8, $9, $10, $11
     from orders o where o.id = $2 returning id
   )
   insert into payment_events (payment_id, kind, to_state, who) select id, 'state', $11, $12 from made`,
)
const FIND_BY_REF = statement(
  'payments.find-by-ref',
  `select ${COLUMNS} from payments where gateway = $1 and transaction_ref = $2`,
)
const LOCK = statement('payments.lock', `select ${COLUMNS} from payments where id = $1 for update`)
const LOCK_OF_ORDER = statement(
  'payments.lock-of-order',
  `select ${COLUMNS} from payments where order_id = $1 order by attempt for update`,
)
const LATEST = statement(
  'payments.latest-of-order',
  `select ${COLUMNS} from payments where order_id = $1
   order by state in ('paid', 'refund-due', 'refunded') desc, attempt desc limit 1`,
)
const MOVE = statement(
  'payments.move',
  `with moved as (
     update payments set state = $3, gateway_ref = coalesce($4, gateway_ref), updated_at = now()
     where id = $1 and state = $2 returning id
   )
   insert into payment_events (payment_id, kind, from_state, to_state, who, why, data)
   select id, 'state', $2, $3, $5, $6, $7 from moved`,
)
const INSERT_EVENT = statement(
  'payments.tell',
  'insert into payment_events (payment_id, kind, who, why, data) values ($1, $2, $3, $4, $5)',
)
const ANSWER = statement(
  'payments.answer',
  `select p.id as "paymentId", p.mode, p.state as "paymentState", p.gateway, p.transaction_ref as "transactionRef",
     p.amount_minor as "amountMinor", p.currency, p.method_id as "methodId", p.choice, o.id as "orderId",
     o.number as "orderNumber", o.state, o.market, o.language
   from payments p join orders o on o.id = p.order_id where p.id = $1`,
)
const LIST_OPEN = statement(
  'payments.list-open',
  `select ${COLUMNS} from payments where state in ('created', 'pending') and gateway <> ''
     and created_at between $1 and $2 order by created_at limit 100`,
)
const LIST_REFUND_DUE = statement(
  'payments.list-refund-due',
  `select ${COLUMNS} from payments where state = 'refund-due' and gateway <> '' order by created_at limit 100`,
)
// waits for a repetition of the same notification that is being handled right now
const NOTE = statement(
  'payments.note-notification',
  `insert into payment_notifications (gateway, digest, raw_body, signature_ok, outcome) values ($1, $2, $3, $4, $5)
   on conflict (gateway, digest) do update set digest = excluded.digest
   returning id, outcome, (xmax = 0) as fresh`,
)
const SET_OUTCOME = statement('payments.set-outcome', 'update payment_notifications set outcome = $2 where id = $1')

export interface NewPayment extends Omit<PaymentRow, 'gatewayRef' | 'transactionRef'> {
  who: string
  /** End of the transaction reference, which begins with the number of the order and of the attempt. */
  chance: string
}

export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  const { id, orderId, attempt, methodId, mode, choice, gateway, chance, amountMinor, currency } = row
  const what = [id, orderId, attempt, methodId, mode, JSON.stringify(choice)]
  await tx.run(INSERT, [...what, gateway, chance, amountMinor, currency, row.state, row.who])
}

export function findByRef(db: Db, gateway: string, transactionRef: string): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(FIND_BY_REF, [gateway, transactionRef])
}

export function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  return tx.oneOrNull<PaymentRow>(LOCK, [id])
}

/** All attempts of an order, the first one first. */
export function lockPaymentsOf(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return tx.rows<PaymentRow>(LOCK_OF_ORDER, [orderId])
}

/** The attempt that took the money, else the last one. */
export function latestPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(LATEST, [orderId])
}

export interface PaymentMove {
  id: string
  from: PaymentState
  to: PaymentState
  gatewayRef: string | null
  who: string
  why: string
  data: object
}

/** Returns whether the payment was still in the state `from`. */
export async function updatePayment(tx: Tx, move: PaymentMove): Promise<boolean> {
  const { id, from, to, gatewayRef, who, why, data } = move
  return (await tx.run(MOVE, [id, from, to, gatewayRef, who, why, JSON.stringify(data)])) === 1
}

/** Writes an event that changes no state. */
export async function insertPaymentEvent(
  tx: Tx,
  id: string,
  kind: string,
  cause: { who: string; why: string; data: object },
): Promise<void> {
  await tx.run(INSERT_EVENT, [id, kind, cause.who, cause.why, JSON.stringify(cause.data)])
}

export interface PaymentAnswerRow
  extends Pick<PaymentRow, 'mode' | 'gateway' | 'transactionRef' | 'amountMinor' | 'currency' | 'methodId' | 'choice'> {
  paymentId: string
  paymentState: PaymentState
  orderId: string
  orderNumber: number
  state: OrderState
  market: Market
  language: Language
}

export function findAnswer(db: Db, paymentId: string): Promise<PaymentAnswerRow> {
  return db.one<PaymentAnswerRow>(ANSWER, [paymentId])
}

/** Attempts without an end that began between two times. */
export function listOpen(db: Db, after: Date, before: Date): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(LIST_OPEN, [after, before])
}

export function listRefundDue(db: Db): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(LIST_REFUND_DUE)
}

export interface NotificationRow {
  gateway: string
  digest: Buffer
  rawBody: Buffer
  signatureOk: boolean
  outcome: string
}

/** Keeps a notification; `fresh` tells whether it is the first of its kind, `outcome` what came of the first one. */
export function insertNotification(
  db: Db,
  row: NotificationRow,
): Promise<{ id: number; outcome: string; fresh: boolean }> {
  return db.one(NOTE, [row.gateway, row.digest, row.rawBody, row.signatureOk, row.outcome])
}

export async function setOutcome(tx: Tx, id: number, outcome: string): Promise<void> {
  await tx.run(SET_OUTCOME, [id, outcome])
}
