// SQL of refunds: requested before the gateway is called, retried, made or failed.

import type { Refund } from '../../../contract/payments/refunds-api.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface RefundRow {
  id: string
  paymentId: string
  orderId: string
  amountMinor: number
  state: Refund['state']
  /** The gateway's reference, or the bank's when staff paid it; null until then. */
  gatewayRef: string | null
  tries: number
}

/** A refund with its gateway. */
export interface OpenRefund extends RefundRow {
  gateway: string
  /** Of the payment. */
  transactionRef: string
  /** When the payment was begun. */
  begunAt: Date
  /** Where staff pay it; null when the gateway makes it. */
  bankAccountId: string | null
}

export interface NewRefund {
  paymentId: string
  orderId: string
  amountMinor: number
  currency: Currency
  cause: Refund['cause']
  /** Cause of the request; once per payment. */
  idempotencyKey: string
  bankAccountId: string | null
  /** Whether the customer has yet to give one. */
  awaitsAccount: boolean
}

const COLUMNS = `r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.amount_minor as "amountMinor", r.state, r.gateway_ref as "gatewayRef", r.tries`

const INSERT = statement(
  'refunds.insert',
  `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key, bank_account_id, awaits_account)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (payment_id, idempotency_key) do nothing returning id`,
)
const SUMS = statement(
  'refunds.sums',
  `select coalesce(sum(amount_minor), 0)::bigint as "requestedMinor",
     coalesce(sum(amount_minor) filter (where state = 'succeeded'), 0)::bigint as "succeededMinor"
   from refunds where payment_id = $1`,
)
const WAS_REQUESTED = statement(
  'refunds.was-requested',
  'select exists (select from refunds where order_id = $1 and idempotency_key = $2) as requested',
)
/** Money that the bank may withdraw, or has withdrawn, is not refunded as well. */
export const DISPUTED = `exists (select from disputes d where d.payment_id = r.payment_id and d.freezes_refunds
     and d.state in ('open', 'under-review', 'lost'))`
const LIST_DUE = statement(
  'refunds.list-due',
  `select ${COLUMNS}, p.gateway, p.transaction_ref as "transactionRef", p.created_at as "begunAt",
     r.bank_account_id as "bankAccountId"
   from refunds r join payments p on p.id = r.payment_id
   where r.state = 'requested' and not r.awaits_account and (r.next_try_at is null or r.next_try_at <= $1) and not ${DISPUTED}
   order by r.next_try_at nulls first, r.requested_at limit 100`,
)
const LOCK = statement('refunds.lock', `select ${COLUMNS} from refunds r where r.id = $1 for update`)
const UPDATE = statement(
  'refunds.update',
  `update refunds set state = $2, gateway_ref = $3, tries = $4, next_try_at = $5, last_error = $6, by_hand = $7,
     updated_at = now()
   where id = $1`,
)
const FIND = statement(
  'refunds.find-payment',
  `select r.payment_id as "paymentId", r.bank_account_id as "bankAccountId", o.market, o.number as "orderNumber"
   from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where r.id = $1`,
)

/** Null when it was already requested. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string | null> {
  const { paymentId, orderId, amountMinor, currency, cause, idempotencyKey, bankAccountId, awaitsAccount } = refund
  const row = await tx.oneOrNull<{ id: string }>(INSERT, [
    ...[paymentId, orderId, amountMinor, currency, cause],
    idempotencyKey,
    bankAccountId,
    awaitsAccount,
  ])
  return row?.id ?? null
}

/** Sums of a payment's refunds: of all, including failed ones, and of those made. */
export function sumRefunds(tx: Tx, paymentId: string): Promise<{ requestedMinor: number; succeededMinor: number }> {
  return tx.one(SUMS, [paymentId])
}

/** Whether a refund of any payment of the order was requested with this key. Lock its payments first. */
export async function wasRequested(tx: Tx, orderId: string, idempotencyKey: string): Promise<boolean> {
  return (await tx.one<{ requested: boolean }>(WAS_REQUESTED, [orderId, idempotencyKey])).requested
}

/** Refunds that are due. */
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

/** The refund of a link, with the customer and the market of its order. */
export interface LinkedRefundRow {
  paymentId: string
  orderNumber: number
  customerId: string
  market: Market
  amountMinor: number
  currency: Currency
  awaitsAccount: boolean
  /** Null until one is given. */
  bankAccountId: string | null
  accountLast4: string
}

const FIND_LINKED = statement(
  'refunds.find-linked',
  `select r.payment_id as "paymentId", o.number as "orderNumber", o.customer_id as "customerId", o.market,
     r.amount_minor as "amountMinor", r.currency, r.awaits_account as "awaitsAccount",
     r.bank_account_id as "bankAccountId", coalesce(b.account_last4, '') as "accountLast4"
   from refunds r join orders o on o.id = r.order_id left join bank_accounts b on b.id = r.bank_account_id
   where r.id = $1`,
)
const SET_ACCOUNT = statement(
  'refunds.set-account',
  'update refunds set bank_account_id = $2, awaits_account = false, updated_at = now() where id = $1 and awaits_account',
)

/** A refund of cash by its id; null for refunds to the original payment method. */
export async function findLinkedRefund(db: Db, refundId: string): Promise<LinkedRefundRow | null> {
  const row = await db.oneOrNull<LinkedRefundRow>(FIND_LINKED, [refundId])
  return row && (row.awaitsAccount || row.bankAccountId !== null) ? row : null
}

export async function setRefundAccount(tx: Tx, refundId: string, bankAccountId: string): Promise<void> {
  await tx.run(SET_ACCOUNT, [refundId, bankAccountId])
}

interface FoundRefund {
  paymentId: string
  bankAccountId: string | null
  market: Market
  orderNumber: number
}

/** The payment and order of a refund, and where staff pay it. */
export function findPaymentOfRefund(tx: Tx, refundId: string): Promise<FoundRefund | null> {
  return tx.oneOrNull(FIND, [refundId])
}
