// SQL of exchange credits: issued for returned items, used by orders, given back by them, refunded.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface CreditRow {
  id: string
  /** The order that was paid. */
  orderId: string
  returnNumber: number
  bankAccountId: string | null
  /** The remaining amount. */
  balanceMinor: number
}

export interface NewCredit {
  returnId: string
  orderId: string
  customerId: string
  market: Market
  msn: string
  amountMinor: number
  expiresAt: Date
}

export interface Movement {
  kind: 'issued' | 'used' | 'given-back' | 'refunded'
  /** Change of the balance. */
  amountMinor: number
  /** The order that uses it or gives it back. */
  orderId: string | null
  /** Idempotency key: the same cause moves a credit once. */
  cause: string
  who: string
}

const INSERT = statement(
  'orders.insert-credit',
  `insert into exchange_credits (return_id, order_id, customer_id, market, msn, amount_minor, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)
const MOVE = statement(
  'orders.move-credit',
  `insert into exchange_credit_movements (credit_id, kind, amount_minor, order_id, cause, who)
   values ($1, $2, $3, $4, $5, $6) on conflict (credit_id, cause) do nothing returning id`,
)
const CREDIT = `select c.id, c.order_id as "orderId", r.number as "returnNumber", r.bank_account_id as "bankAccountId",
     c.balance_minor as "balanceMinor"
   from exchange_credits c join returns r on r.id = c.return_id`
const LOCK = statement('orders.lock-credit', `${CREDIT} where c.id = $1 for update of c`)
const LOCK_OF_RETURN = statement('orders.lock-credit-of-return', `${CREDIT} where c.return_id = $1 for update of c`)
const USED = statement(
  'orders.credit-used-by',
  `select credit_id as "creditId", -sum(amount_minor)::bigint as "usedMinor", count(*)::int as movements
   from exchange_credit_movements where order_id = $1 group by credit_id`,
)
// used by an accepted order, the rest is no longer needed
const RELEASABLE = statement(
  'orders.list-releasable-credits',
  `select r.number from exchange_credits c join returns r on r.id = c.return_id
   where c.balance_minor > 0 and (c.expires_at <= $1 or exists (select from exchange_credit_movements m
     join orders o on o.id = m.order_id where m.credit_id = c.id and m.kind = 'used'
       and o.state not in ('pending-payment', 'payment-failed', 'cancelled', 'expired')))
   order by c.expires_at limit 200`,
)

export async function insertCredit(tx: Tx, credit: NewCredit): Promise<string> {
  const { returnId, orderId, customerId, market, msn, amountMinor, expiresAt } = credit
  const values = [returnId, orderId, customerId, market, msn, amountMinor, expiresAt]
  return (await tx.one<{ id: string }>(INSERT, values)).id
}

/**
 * Moves a credit, which the database locks; returns the id of the movement, null when the same cause already moved it.
 */
export async function insertMovement(tx: Tx, creditId: string, movement: Movement): Promise<string | null> {
  const { kind, amountMinor, orderId, cause, who } = movement
  const made = await tx.oneOrNull<{ id: string }>(MOVE, [creditId, kind, amountMinor, orderId, cause, who])
  return made?.id ?? null
}

export function lockCredit(tx: Tx, id: string): Promise<CreditRow | null> {
  return tx.oneOrNull<CreditRow>(LOCK, [id])
}

export function lockCreditRowOfReturn(tx: Tx, returnId: string): Promise<CreditRow | null> {
  return tx.oneOrNull<CreditRow>(LOCK_OF_RETURN, [returnId])
}

/** The credit used by an order, and how much of it the order still has; null without one. */
export function findUsed(
  tx: Tx,
  orderId: string,
): Promise<{ creditId: string; usedMinor: number; movements: number } | null> {
  return tx.oneOrNull(USED, [orderId])
}

/** Numbers of returns with remaining credit that has to be refunded at that time. */
export async function listReleasableReturns(db: Db, at: Date): Promise<number[]> {
  return (await db.rows<{ number: number }>(RELEASABLE, [at])).map(({ number }) => number)
}
