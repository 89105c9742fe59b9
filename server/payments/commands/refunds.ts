// Refunds of payments: requested together with their cause, then made by the gateway, each with its own idempotency key.

import type { Refund } from '../../../contract/payments/refunds-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type PayoutAccount, payoutAccount } from '../../addresses/service.ts'
import { post } from '../../ledger/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireWithinLimit } from '../../platform/money-limit.ts'
import { emit } from '../../platform/outbox.ts'
import { ManualRefundError } from '../../platform/ports/payments.ts'
import { insertPaymentEvent, lockPayment, lockPaymentsOf, type PaymentRow } from '../repository/payments.ts'
import {
  findPaymentOfRefund,
  insertRefund,
  listRefundsDue,
  lockRefund,
  type OpenRefund,
  type RefundChange,
  type RefundRow,
  sumRefunds,
  updateRefund,
  wasRequested,
} from '../repository/refunds.ts'
import { nextRefundTry, type RefundablePayment, shareRefund } from '../rules/refunds.ts'
import { movePayment } from './move-payment.ts'

export interface RefundRequest {
  amountMinor: number
  cause: Refund['cause']
  /** The cause; requested once per payment. */
  idempotencyKey: string
  /** Null or omitted: to the original payment method. */
  bankAccountId?: string | null
  /** The customer is sent a link to give the bank account. */
  awaitsAccount?: boolean
  who: string
  why: string
}

/**
 * Requests a partial refund of a locked payment; false when it was already requested.
 * @throws Error when the refunds would exceed the paid amount
 */
export async function requestRefund(tx: Tx, payment: PaymentRow, request: RefundRequest): Promise<boolean> {
  const { id: paymentId, orderId, currency } = payment
  const { amountMinor, cause, idempotencyKey, bankAccountId = null, awaitsAccount = false, who, why } = request
  const row = { paymentId, orderId, amountMinor, currency, cause, idempotencyKey, bankAccountId, awaitsAccount }
  const refundId = await insertRefund(tx, row)
  if (refundId === null) return false
  if (awaitsAccount) {
    const event: RefundAwaitsAccount = { orderId, refundId, amountMinor }
    await emit(tx, REFUND_ACCOUNT_TOPIC, refundId, event)
  }
  const data = { refundId, amountMinor, cause, state: 'requested' }
  await insertPaymentEvent(tx, paymentId, 'refund', { who, why, data })
  return true
}

/**
 * Requests a refund of an order from its locked, paid payments, last attempt first. Each payment has one refund per
 * key; repeating a key changes nothing.
 * @throws Error when the order has no paid payment, or when they leave less than the amount
 */
export async function refundOrder(tx: Tx, paid: readonly PaymentRow[], request: RefundRequest): Promise<void> {
  const [first] = paid
  if (!first) throw new Error('The order has no payment that is paid')
  if (await wasRequested(tx, first.orderId, request.idempotencyKey)) return
  const payments: (PaymentRow & RefundablePayment)[] = []
  for (const payment of paid) {
    const { requestedMinor } = await sumRefunds(tx, payment.id)
    payments.push({ ...payment, leftMinor: payment.amountMinor - requestedMinor })
  }
  for (const { payment, amountMinor } of shareRefund(request.amountMinor, payments))
    await requestRefund(tx, payment, { ...request, amountMinor })
}

export interface ReturnRefund {
  amountMinor: number
  /** The cause. */
  key: string
  cause: 'returned' | 'not-delivered' | 'price-reduced'
  /** Null: to the original payment method, or for cash to the account that the customer gives through a link. */
  bankAccountId: string | null
  who: string
  why: string
}

/** Requests the refund of returned products of a locked order from its payments; repeating it changes nothing. */
export async function requestReturnRefund(tx: Tx, orderId: string, refund: ReturnRefund): Promise<void> {
  const { amountMinor, key: idempotencyKey, cause, bankAccountId, who, why } = refund
  if (amountMinor === 0) return
  const payments = (await lockPaymentsOf(tx, orderId)).filter(({ state }) => state === 'paid')
  const awaitsAccount = bankAccountId === null && payments.some(({ mode }) => mode === 'cod')
  await refundOrder(tx, payments, { amountMinor, cause, idempotencyKey, bankAccountId, awaitsAccount, who, why })
}

/** Requests the refund of all that is left of a locked payment and moves it to `refund-due`. */
export async function refundRest(
  tx: Tx,
  payment: PaymentRow,
  request: Omit<RefundRequest, 'amountMinor'>,
): Promise<void> {
  const { who, why } = request
  const { requestedMinor } = await sumRefunds(tx, payment.id)
  const amountMinor = payment.amountMinor - requestedMinor
  if (amountMinor > 0) await requestRefund(tx, payment, { ...request, amountMinor })
  await closeRefunded(tx, await movePayment(tx, payment, 'refund-due', { who, why }), who, {})
}

/** Moves a payment from refund-due to `refunded` once all of it was refunded. */
async function closeRefunded(tx: Tx, payment: PaymentRow, who: string, data: object): Promise<void> {
  if (payment.state !== 'refund-due') return
  const { succeededMinor } = await sumRefunds(tx, payment.id)
  if (succeededMinor >= payment.amountMinor) await movePayment(tx, payment, 'refunded', { who, why: '', data })
}

/** Topic of the event that a refund was made; its payload is a `RefundMade`. */
export const REFUND_TOPIC = 'payments.refund-made'

export interface RefundMade {
  orderId: string
  refundId: string
  amountMinor: number
}

/** Topic of the event that a customer has to give the account for a refund; its payload is a `RefundAwaitsAccount`. */
export const REFUND_ACCOUNT_TOPIC = 'payments.refund-awaits-account'
export type RefundAwaitsAccount = RefundMade

/** Records that a locked refund was made: its payment follows, and an event is emitted. */
async function noteMade(
  tx: Tx,
  payment: PaymentRow,
  { id: refundId, orderId, amountMinor }: RefundRow,
  { refundRef, who, why }: { refundRef: string; who: string; why: string },
): Promise<void> {
  const data = { refundId, amountMinor, state: 'succeeded', refundRef }
  await insertPaymentEvent(tx, payment.id, 'refund', { who, why, data })
  await post(tx, 'refund', refundId)
  const event: RefundMade = { orderId, refundId, amountMinor }
  await emit(tx, REFUND_TOPIC, refundId, event)
  await closeRefunded(tx, payment, who, { refundRef })
}

const WHO = 'job:refunds'

/** Changes a refund that is not made yet, with an event; returns whether it was still open. */
async function change(app: App, refund: RefundRow, to: RefundChange): Promise<boolean> {
  return app.db.transaction(async tx => {
    const payment = await lockPayment(tx, refund.paymentId)
    const row = await lockRefund(tx, refund.id)
    // a failed attempt must not undo one that succeeded at the same time
    const open = row?.state === 'requested' || (row?.state === 'failed' && to.state === 'succeeded')
    if (!payment || !row || !open) return false
    await updateRefund(tx, row, to)
    if (to.state === 'requested') return true
    if (to.gatewayRef !== null) {
      await noteMade(tx, payment, row, { refundRef: to.gatewayRef, who: WHO, why: '' })
      return true
    }
    const data = { refundId: row.id, amountMinor: row.amountMinor, state: to.state }
    await insertPaymentEvent(tx, payment.id, 'refund', { who: WHO, why: to.lastError, data })
    return true
  })
}

async function makeRefund(app: App, refund: OpenRefund): Promise<boolean> {
  const { id, gateway, transactionRef, amountMinor, begunAt } = refund
  const tries = refund.tries + 1
  try {
    if (refund.bankAccountId !== null) throw new ManualRefundError('To be paid to the bank account of the customer')
    if (gateway === '') throw new ManualRefundError('Paid in cash, and there is no bank account')
    if (app.ports.payments.isOfFormerAccount(gateway, begunAt))
      throw new ManualRefundError(
        'The store no longer has the keys of its account: refund it at the gateway and record it',
      )
    const port = app.ports.payments.find(gateway)
    if (!port) throw new Error(`There is no gateway ${gateway}`)
    const gatewayRef = await port.refund(transactionRef, amountMinor, id)
    return await change(app, refund, { state: 'succeeded', gatewayRef, tries, nextTryAt: null, lastError: '' })
  } catch (error) {
    app.log.warn({ err: error, refund: id }, 'a refund was not made')
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    const nextTryAt = error instanceof ManualRefundError ? null : nextRefundTry(app.now(), tries)
    const state = nextTryAt ? 'requested' : 'failed'
    await change(app, refund, { state, gatewayRef: null, tries, nextTryAt, lastError })
    return false
  }
}

/**
 * Makes requested refunds; returns how many were made. A refund's id is its idempotency key at the gateway, so it is
 * not made twice. A rejected one is retried later and does not hold up the others.
 */
export async function processRefunds(app: App): Promise<number> {
  let made = 0
  for (const refund of await listRefundsDue(app.db, app.now())) {
    if (await makeRefund(app, refund)) made++
  }
  return made
}

interface Locked {
  payment: PaymentRow
  refund: RefundRow
  moved: { market: Market; orderNumber: number; amountMinor: number }
}

/** A refund, locked after its payment. @throws payment.refund-unknown */
async function lockForStaff(tx: Tx, refundId: string): Promise<Locked> {
  const found = await findPaymentOfRefund(tx, refundId)
  const payment = found && (await lockPayment(tx, found.paymentId))
  const refund = payment && (await lockRefund(tx, refundId))
  if (!refund) throw appError('payment.refund-unknown')
  const { market, orderNumber } = found
  return { payment, refund, moved: { market, orderNumber, amountMinor: refund.amountMinor } }
}

/**
 * The full bank account that a refund is paid to; who looked is recorded with the payment. @throws
 * payment.refund-unknown, address.bank-unknown when it goes to the original payment method
 */
export async function refundAccount(app: App, actor: Staff, refundId: string): Promise<PayoutAccount> {
  const bankAccountId = await app.db.transaction(async tx => {
    const found = await findPaymentOfRefund(tx, refundId)
    if (!found) throw appError('payment.refund-unknown')
    const who = `staff:${actor.staffId}`
    await insertPaymentEvent(tx, found.paymentId, 'account-read', { who, why: '', data: { refundId } })
    return found.bankAccountId
  })
  const account = bankAccountId === null ? null : await payoutAccount(app, bankAccountId)
  if (!account) throw appError('address.bank-unknown')
  return account
}

/** Has a failed refund retried by the next run. @throws payment.refund-unknown */
export function retryRefund(db: App['db'], actor: Staff, refundId: string): Promise<{ state: Refund['state'] }> {
  return db.transaction(async tx => {
    const { payment, refund, moved } = await lockForStaff(tx, refundId)
    if (refund.state !== 'failed') return { state: refund.state }
    requireWithinLimit(actor, 'payments.write', moved)
    await updateRefund(tx, refund, { state: 'requested', gatewayRef: null, tries: 0, nextTryAt: null, lastError: '' })
    const data = { refundId, amountMinor: refund.amountMinor, state: 'requested' }
    await insertPaymentEvent(tx, payment.id, 'refund', { who: `staff:${actor.staffId}`, why: 'Tried again', data })
    return { state: 'requested' as const }
  })
}

/**
 * Records a failed refund that staff have paid in another way, by its bank reference. Repeating the call changes
 * nothing. @throws payment.refund-unknown, payment.refund-open while the store still retries it, request.idempotency
 * when it was recorded with another reference, above the money limit staff.approval-waits, for a key staff.money-limit
 */
export function recordRefund(
  db: App['db'],
  actor: Staff,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<{ state: Refund['state'] }> {
  return db.transaction(async tx => {
    const { payment, refund, moved } = await lockForStaff(tx, refundId)
    if (refund.state === 'requested') throw appError('payment.refund-open')
    if (refund.state === 'succeeded') {
      if (refund.gatewayRef !== reference) throw appError('request.idempotency')
      return { state: refund.state }
    }
    requireWithinLimit(actor, 'payments.write', moved)
    const { tries } = refund
    await updateRefund(tx, refund, {
      ...{ state: 'succeeded', gatewayRef: reference, tries, nextTryAt: null, lastError: '' },
      byHand: true,
    })
    const who = `staff:${actor.staffId}`
    await noteMade(tx, payment, refund, { refundRef: reference, who, why: 'Paid back by hand' })
    return { state: 'succeeded' as const }
  })
}
