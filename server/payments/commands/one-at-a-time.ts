// One payment of a customer at a time: a second one gets an error at once instead of waiting with a database connection.

import type { PayAnswer } from '../../../contract/payments/api.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { statement, type Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'

interface Running {
  /** Digest of the request; a repetition waits for the same response. */
  request: string
  answer: Promise<PayAnswer>
}

// by database, so that two stores in one process (tests) do not share it
const running = new WeakMap<object, Map<string, Running>>()

/**
 * Runs a payment unless another one of the customer is running in this process. A repeated request gets the response
 * of the first. Other processes are excluded by `lockPaymentsOfCustomer` in the transaction of the payment.
 * @throws checkout.in-progress
 */
export async function onePaymentAtATime(
  app: App,
  { customerId }: Customer,
  request: string,
  pay: () => Promise<PayAnswer>,
): Promise<PayAnswer> {
  const payments = running.get(app.db.identity) ?? new Map<string, Running>()
  running.set(app.db.identity, payments)
  const other = payments.get(customerId)
  if (other?.request === request) return other.answer
  if (other) throw appError('checkout.in-progress')
  const answer = pay().finally(() => payments.delete(customerId))
  payments.set(customerId, { request, answer })
  return answer
}

const LOCK = statement(
  'payments.lock-customer',
  `select pg_try_advisory_xact_lock(hashtextextended('pay' || $1::text, 0)) as free`,
)

/**
 * Locks the customer's payments until the transaction ends. @throws checkout.in-progress when another process holds the
 * lock
 */
export async function lockPaymentsOfCustomer(tx: Tx, customerId: string): Promise<void> {
  const { free } = await tx.one<{ free: boolean }>(LOCK, [customerId])
  if (!free) throw appError('checkout.in-progress')
}
