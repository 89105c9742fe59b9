// SQL of refunds: requested before the gateway is called, tried again, made or failed.

import type { Refund, StaffRefund } from '../../../contract/payments/refunds-api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface RefundRow {
  id: string
  paymentId: string
  orderId: string
  amountMinor: number
  state: Refund['state']
  /** The gateway's reference, or that of the bank when staff paid it back; null until then. */
  gatewayRef: string | null
  tries: number
}

/** A refund with where it is made. */
export interface OpenRefund extends RefundRow {
  gateway: string
  /** Of the payment. */
  transactionRef: string
  /** Where staff pay it; null when the gateway makes it. */
  bankAccountId: string | null
}

export interface NewRefund {
  paymentId: string
  orderId: string
  amountMinor: number
  currency: Currency
  cause: Refund['cause']
  /** What requests it; it is requested once for a payment. */
  idempotencyKey: string
  bankAccountId: string | null
}

const COLUMNS = `r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.amount_minor as "amountMinor", r.state, r.gateway_ref as "gatewayRef", r.tries`

const INSERT = statement(
  'refunds.insert',
  `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key, bank_account_id)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (payment_id, idempotency_key) do nothing returning id`,
)
const SUMS = statement(
  'refunds.sums',
  `select coalesce(sum(amount_minor), 0)::bigint as "requestedMinor",
     coalesce(sum(amount_minor) filter (where state = 'succeeded'), 0)::bigint as "succeededMinor"
   from refunds where payment_id = $1`,
)
const LIST_DUE = statement(
  'refunds.list-due',
  `select ${COLUMNS}, p.gateway, p.transaction_ref as "transactionRef",
     r.bank_account_id as "bankAccountId"
   from refunds r join payments p on p.id = r.payment_id
   where r.state = 'requested' and (r.next_try_at is null or r.next_try_at <= $1)
   order by r.next_try_at nulls first, r.requested_at limit 100`,
)
const LOCK = statement('refunds.lock', `select ${COLUMNS} from refunds r where r.id = $1 for update`)
const UPDATE = statement(
  'refunds.update',
  `update refunds set state = $2, gateway_ref = $3, tries = $4, next_try_at = $5, last_error = $6, by_hand = $7,
     updated_at = now()
   where id = $1`,
)
const LIST = statement(
  'refunds.list-for-staff',
  `select r.id as "refundId", o.number as "orderNumber", p.gateway, p.transaction_ref as "transactionRef",
     r.amount_minor as amount, r.currency, r.cause, r.state, r.tries, r.last_error as "lastError",
     r.requested_at as "requestedAt", r.bank_account_id is not null as "toBankAccount"
   from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
   where o.market = $1 and r.state = $2 order by r.requested_at desc, r.id limit $3`,
)
const FIND = statement(
  'refunds.find-payment',
  'select payment_id as "paymentId", bank_account_id as "bankAccountId" from refunds where id = $1',
)

/** Null when it was requested before. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string | null> {
  const { paymentId, orderId, amountMinor, currency, cause, idempotencyKey, bankAccountId } = refund
  const row = await tx.oneOrNull<{ id: string }>(INSERT, [
    ...[paymentId, orderId, amountMinor, currency, cause],
    idempotencyKey,
    bankAccountId,
  ])
  return row?.id ?? null
}

/** The sums of a payment's refunds: of all, failed ones too, and of those that were made. */
export function sumRefunds(tx: Tx, paymentId: string): Promise<{ requestedMinor: number; succeededMinor: number }> {
  return tx.one(SUMS, [paymentId])
}

/** Refunds to be tried now. */
export function listRefundsDue(db: Db, now: Date): Promise<OpenRefund[]> {
  return db.rows<OpenRefund>(LIST_DUE, [now])
}

/** Lock its payment first. */
export function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  return tx.oneOrNull<RefundRow>(LOCK, [id])
}

export interface RefundChange {
  state: Refund['state']
  gatewayRef: string | null
  tries: number
  nextTryAt: Date | null
  lastError: string
  /** Paid from the bank by staff. */
  byHand?: boolean
}

export async function updateRefund(tx: Tx, { id }: RefundRow, change: RefundChange): Promise<void> {
  const { state, gatewayRef, tries, nextTryAt, lastError, byHand = false } = change
  await tx.run(UPDATE, [id, state, gatewayRef, tries, nextTryAt, lastError, byHand])
}

export type StaffRefundRow = Omit<StaffRefund, 'requestedAt'> & { requestedAt: Date }

export function listRefunds(db: Db, market: string, state: string, limit: number): Promise<StaffRefundRow[]> {
  return db.rows<StaffRefundRow>(LIST, [market, state, limit])
}

/** The payment of a refund and where staff pay it. */
export function findPaymentOfRefund(
  tx: Tx,
  refundId: string,
): Promise<{ paymentId: string; bankAccountId: string | null } | null> {
  return tx.oneOrNull(FIND, [refundId])
}
