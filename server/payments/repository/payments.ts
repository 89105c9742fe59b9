// SQL of payments: attempts, their states with events, and gateway notifications.

import type { Currency } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { PaymentState } from '../rules/states.ts'

export interface PaymentChoice {
  type: string
  bankName: string
  bankEmi: string
  emiFlag: number
  /** Name of the only gateway that may take it; empty, or missing in earlier ones, for any. */
  gateway?: string
  /** Whether the customer has agreed to save the card at the gateway. */
  saveCard?: boolean
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
  sessionRef: string | null
  /** A UPI payment that the store shows itself; null for all others. */
  upiLink: string | null
  upiExpiresAt: Date | null
  amountMinor: number
  currency: Currency
  state: PaymentState
  kind: 'order' | 'difference'
  /** The edit whose difference it pays; null for a payment of the order. */
  editId: string | null
}

const COLUMNS = `id, order_id as "orderId", attempt, method_id as "methodId", mode, choice, gateway,
  transaction_ref as "transactionRef", gateway_ref as "gatewayRef", session_ref as "sessionRef",
  upi_link as "upiLink", upi_expires_at as "upiExpiresAt", amount_minor as "amountMinor", currency, state,
  kind, edit_id as "editId"`

const INSERT = statement(
  'payments.insert',
  `with made as (
     insert into payments (id, order_id, attempt, method_id, mode, choice, gateway, transaction_ref, amount_minor,
       currency, state, kind, edit_id)
     select $1, o.id, $3, $4, $5, $6, $7, 'KH' || o.number || 'T' || $3::int || $8, $9, $10, $11,
       case when $13::uuid is null then 'order' else 'difference' end, $13
     from orders o where o.id = $2 returning id
   )
   insert into payment_events (payment_id, kind, to_state, who) select id, 'state', $11, $12 from made`,
)
const FIND_BY_REF = statement(
  'payments.find-by-ref',
  `select ${COLUMNS} from payments where gateway = $1 and transaction_ref = $2`,
)
const FIND_BY_SESSION = statement(
  'payments.find-by-session',
  `select ${COLUMNS} from payments where gateway = $1 and session_ref = $2`,
)
const FIND_BY_GATEWAY_REF = statement(
  'payments.find-by-gateway-ref',
  `select ${COLUMNS} from payments where gateway = $1 and gateway_ref = $2`,
)
const LOCK = statement('payments.lock', `select ${COLUMNS} from payments where id = $1 for update`)
const LOCK_OF_ORDER = statement(
  'payments.lock-of-order',
  `select ${COLUMNS} from payments where order_id = $1 order by attempt for update`,
)
const LATEST = statement(
  'payments.latest-of-order',
  `select ${COLUMNS} from payments where order_id = $1 and edit_id is not distinct from $2::uuid
   order by state = 'paid' desc, state in ('refund-due', 'refunded') desc, attempt desc limit 1`,
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
const UPDATE_DUE = statement(
  'payments.update-due-amount',
  `with changed as (
     update payments set amount_minor = $2, updated_at = now() where id = $1 and state = 'due' returning id
   )
   insert into payment_events (payment_id, kind, who, why, data)
   select id, 'amount', $3, $4, $5 from changed`,
)
// the order's total, less what was credited for returned parcels
const FIND_DUE = statement(
  'payments.find-due-amount',
  `select o.payable_minor - (select coalesce(sum(n.payable_minor), 0) from credit_notes n
     where n.order_id = o.id and n.reason = 'not-delivered')::bigint as "amountMinor"
   from orders o where o.id = $1`,
)
// the next poll is after half the age of the attempt again: soon at first, once an hour later
const CLAIM_POLLABLE = statement(
  'payments.claim-pollable',
  `update payments set next_poll_at = $2::timestamptz
     + least(greatest(($2::timestamptz - created_at) / 2, interval '1 minute'), interval '1 hour')
   where id in (
     select id from payments where state in ('created', 'pending', 'failed') and gateway <> '' and created_at >= $1
       and coalesce(next_poll_at, created_at + interval '1 minute') <= $2
     order by coalesce(next_poll_at, created_at) limit 100 for update skip locked)
   returning ${COLUMNS}`,
)
// including those already paid by a credit of the statement: that is a repetition
const LIST_TRANSFERS = statement(
  'payments.list-transfers',
  `select o.number as "orderNumber", p.transaction_ref as "transactionRef", p.amount_minor as "amountMinor"
   from payments p join orders o on o.id = p.order_id
   where p.gateway = $1 and p.kind = 'order' and (p.state in ('created', 'failed') and p.created_at >= $2 or p.gateway_ref = any($3))
   order by p.created_at desc limit 5000`,
)
// waits for a concurrent repetition of the same notification
const NOTE = statement(
  'payments.note-notification',
  `insert into payment_notifications (gateway, digest, raw_body, signature_ok, outcome) values ($1, $2, $3, $4, $5)
   on conflict (gateway, digest) do update set digest = excluded.digest
   returning id, outcome, (xmax = 0) as fresh`,
)
// unauthenticated requests must not fill the disk; two at once may exceed the limit by one
const NOTE_REJECTED = statement(
  'payments.note-rejected-notification',
  `insert into payment_notifications (gateway, digest, raw_body, signature_ok, outcome, received_at)
   select $1, $2, $3, false, $4, $5 where $6::int > (
     select count(*) from payment_notifications where not signature_ok and received_at > $5::timestamptz - interval '1 hour')
   on conflict (gateway, digest) do nothing`,
)
const SET_OUTCOME = statement('payments.set-outcome', 'update payment_notifications set outcome = $2 where id = $1')

export interface NewPayment
  extends Omit<PaymentRow, 'gatewayRef' | 'sessionRef' | 'transactionRef' | 'upiLink' | 'upiExpiresAt' | 'kind'> {
  who: string
  /** Suffix of the transaction reference, which begins with the numbers of the order and the attempt. */
  chance: string
}

export async function insertPayment(tx: Tx, row: NewPayment): Promise<void> {
  const { id, orderId, attempt, methodId, mode, choice, gateway, chance, amountMinor, currency } = row
  const what = [id, orderId, attempt, methodId, mode, JSON.stringify(choice)]
  await tx.run(INSERT, [...what, gateway, chance, amountMinor, currency, row.state, row.who, row.editId])
}

export function findByRef(db: Db, gateway: string, transactionRef: string): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(FIND_BY_REF, [gateway, transactionRef])
}

export function findBySession(db: Db, gateway: string, sessionRef: string): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(FIND_BY_SESSION, [gateway, sessionRef])
}

export function findByGatewayRef(db: Db, gateway: string, gatewayRef: string): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(FIND_BY_GATEWAY_REF, [gateway, gatewayRef])
}

export function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  return tx.oneOrNull<PaymentRow>(LOCK, [id])
}

/** All attempts for an order and the differences of its edits, first one first. */
export function lockPaymentsOf(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return tx.rows<PaymentRow>(LOCK_OF_ORDER, [orderId])
}

/**
 * Of the payments of an order, or of the difference of an edit: the attempt that has paid, otherwise the last one that
 * took money and returns it, otherwise the last one.
 */
export function latestPayment(db: Db, orderId: string, editId: string | null): Promise<PaymentRow | null> {
  return db.oneOrNull<PaymentRow>(LATEST, [orderId, editId])
}

/** The last attempt for the order itself, or for the difference of an edit. */
export function lastAttempt<Row extends Pick<PaymentRow, 'editId'>>(
  payments: readonly Row[],
  editId: string | null,
): Row | null {
  return payments.findLast(payment => payment.editId === editId) ?? null
}

/** The number of the next attempt; those for the order and for its edits are counted together. */
export const nextAttempt = (payments: readonly Pick<PaymentRow, 'attempt'>[]): number =>
  Math.max(0, ...payments.map(({ attempt }) => attempt)) + 1

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

/** Inserts an event without a state change. */
export async function insertPaymentEvent(
  tx: Tx,
  id: string,
  kind: string,
  cause: { who: string; why: string; data: object },
): Promise<void> {
  await tx.run(INSERT_EVENT, [id, kind, cause.who, cause.why, JSON.stringify(cause.data)])
}

/** The amount to collect on delivery of an order. */
export async function findDueAmount(tx: Tx, orderId: string): Promise<number> {
  return (await tx.one<{ amountMinor: number }>(FIND_DUE, [orderId])).amountMinor
}

/** Sets the amount due on delivery, with an event. */
export async function updateDueAmount(
  tx: Tx,
  { id, amountMinor: before }: PaymentRow,
  { amountMinor, who, why }: { amountMinor: number; who: string; why: string },
): Promise<void> {
  await tx.run(UPDATE_DUE, [id, amountMinor, who, why, JSON.stringify({ before, amountMinor })])
}

/**
 * Unpaid attempts that began after a time and are due to be asked about; each is due again later. Includes failed ones:
 * their gateway may still find the money.
 */
export function claimPollable(db: Db, after: Date, now: Date): Promise<PaymentRow[]> {
  return db.rows<PaymentRow>(CLAIM_POLLABLE, [after, now])
}

export interface TransferRow {
  orderNumber: number
  transactionRef: string
  amountMinor: number
}

/** Attempts to pay by bank transfer that may still be paid, and those paid with one of the references. */
export function listTransfers(db: Db, gateway: string, after: Date, references: string[]): Promise<TransferRow[]> {
  return db.rows<TransferRow>(LIST_TRANSFERS, [gateway, after, references])
}

export interface NotificationRow {
  gateway: string
  digest: Buffer
  rawBody: Buffer
  signatureOk: boolean
  outcome: string
}

/**
 * Stores a notification; `fresh` says whether it is the first of its kind, `outcome` is the outcome of the first one.
 */
export function insertNotification(
  db: Db,
  row: NotificationRow,
): Promise<{ id: number; outcome: string; fresh: boolean }> {
  return db.one(NOTE, [row.gateway, row.digest, row.rawBody, row.signatureOk, row.outcome])
}

/** Stores a rejected notification, unless there were already `maxPerHour` in the last hour. */
export async function insertRejectedNotification(
  db: Db,
  row: Omit<NotificationRow, 'signatureOk'>,
  { now, maxPerHour }: { now: Date; maxPerHour: number },
): Promise<void> {
  await db.run(NOTE_REJECTED, [row.gateway, row.digest, row.rawBody, row.outcome, now, maxPerHour])
}

export async function setOutcome(tx: Tx, id: number, outcome: string): Promise<void> {
  await tx.run(SET_OUTCOME, [id, outcome])
}
