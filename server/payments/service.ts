// Payments for the other domains and for the calls: attempts, gateway status, retries.

import { randomInt, randomUUID } from 'node:crypto'
import type { PayAnswer } from '../../contract/payments/api.ts'
import { PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import type { Currency } from '../../contract/shared/market.ts'
import {
  acceptPayment,
  isRetryable,
  lockOrder,
  lockOwnOrder,
  notePaymentFailed,
  type OrderRow,
  ownOrder,
  paymentStateOf,
  reopenForPayment,
  whoOf,
} from '../orders/service.ts'
import type { Customer, Owned } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import type { GatewayStatus } from '../platform/ports/payments.ts'
import { lockPaymentsOfCustomer, onePaymentAtATime } from './commands/one-at-a-time.ts'
import {
  findAnswer,
  findByRef,
  insertPayment,
  insertPaymentEvent,
  latestPayment,
  lockPayment,
  lockPaymentsOf,
  type PaymentChoice,
  type PaymentRow,
  updatePayment,
} from './repository/payments.ts'
import { emiDiscount, emiValues } from './rules/emi.ts'
import { evaluateMethod, hasOption, type MethodDefinition, methodById } from './rules/methods.ts'
import { canTransitionPayment, type PaymentState, stateOfStatus } from './rules/states.ts'

export type { PaymentChoice }
export { emiDiscount, emiValues, onePaymentAtATime }

export interface MethodQuestion {
  methodId: number
  market: Customer['market']
  payableMinor: number
  codAtPlace: boolean
  prepaidAtPlace: boolean
  /** Code of the bank or wallet chosen within the method; empty for none. */
  bankEmi: string
}

/** The method of an id. @throws payment.method-closed */
export function requireMethod(methodId: number): MethodDefinition {
  const method = methodById(methodId)
  if (!method) throw appError('payment.method-closed', { problems: [{ path: 'paymentMethodId', message: 'inactive' }] })
  return method
}

/** Whether some gateway serves a method; a bank transfer also needs an account that it goes to. */
export function isServed({ ports, config }: App, methodId: number, market: Customer['market']): boolean {
  if (methodId === PAYMENT_METHOD_IDS.neft && !config.bankTransferAccount) return false
  return ports.payments.forMethod(methodId, market) !== null
}

/** @throws payment.method-closed.the reason in `problems`, unless the method is open to this order and has the bank. */
export function requireOpenMethod(app: App, question: MethodQuestion): void {
  const method = requireMethod(question.methodId)
  const served = isServed(app, method.id, question.market)
  const { open, closedReason } = evaluateMethod(method, { ...question, served })
  if (!open) throw appError('payment.method-closed', { problems: [{ path: 'paymentMethodId', message: closedReason }] })
  if (!hasOption(method.id, question.market, question.bankEmi)) {
    throw appError('payment.method-closed', { problems: [{ path: 'bankEmi', message: 'inactive' }] })
  }
}

export interface NewAttempt {
  paymentId: string
  orderId: string
  attempt: number
  methodId: number
  mode: 'cod' | 'prepaid'
  choice: PaymentChoice
  amountMinor: number
  currency: Currency
  market: Customer['market']
  who: string
}

/** Writes an attempt to pay: cash on delivery is due, a prepaid one is opened for the gateway that serves its method. */
export async function startPayment(app: App, tx: Tx, attempt: NewAttempt): Promise<void> {
  const { paymentId, mode, methodId, market } = attempt
  const gateway = mode === 'cod' ? '' : (app.ports.payments.forMethod(methodId, market)?.name ?? '')
  if (mode === 'prepaid' && gateway === '') throw appError('payment.method-closed')
  // the reference is not to be guessed from the order's number, and short enough for every gateway
  const chance = randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
    .toUpperCase()
  const state = mode === 'cod' ? 'due' : 'created'
  await insertPayment(tx, { ...attempt, id: paymentId, gateway, chance, state })
}

/** Where an order stands, and where to go to pay for it: the gateway is asked outside any transaction. */
export async function presentPayment(app: App, paymentId: string): Promise<PayAnswer> {
  const row = await findAnswer(app.db, paymentId)
  const { orderId, orderNumber, state, amountMinor, mode, gateway, transactionRef, currency } = row
  const { methodId, choice, market, language } = row
  const port = mode === 'prepaid' ? app.ports.payments.find(gateway) : null
  const session = { transactionRef, amountMinor, currency, methodId, choice, orderNumber, market, language }
  const redirect = port ? await port.createSession(session) : null
  return { orderId, orderNumber, paymentId, state, payable: amountMinor, redirect }
}

interface PaymentCause {
  who: string
  why: string
  data?: object
  gatewayRef?: string
}

/** Moves a locked payment to another state and keeps an event. */
export async function movePayment<Row extends PaymentRow>(
  tx: Tx,
  payment: Row,
  to: PaymentState,
  cause: PaymentCause,
): Promise<Row> {
  const { id, state: from } = payment
  if (!canTransitionPayment(from, to)) throw new Error(`Payment ${id} cannot go from ${from} to ${to}`)
  const { who, why, data = {}, gatewayRef = null } = cause
  const moved = await updatePayment(tx, { id, from, to, gatewayRef, who, why, data })
  if (!moved) throw new Error(`Payment ${id} was not locked before it was moved`)
  return { ...payment, state: to }
}

/** Outcome of a gateway status: the new state of the payment, or why nothing changed. */
export type Outcome = 'paid' | 'failed' | 'pending' | 'refund-due' | 'repeated' | 'amount-mismatch' | 'unknown'

/**
 * Applies a gateway status to a transaction, however often and in whatever order it arrives. Only here does an order
 * become paid: the amount must be that of the attempt, the order must still want it, else the money is owed back.
 */
export async function settle(tx: Tx, gateway: string, status: GatewayStatus, who: string): Promise<Outcome> {
  const attempt = await findByRef(tx, gateway, status.transactionRef)
  const order = attempt && (await lockOrder(tx, attempt.orderId, { kind: 'system', name: who }))
  const payment = attempt && (await lockPayment(tx, attempt.id))
  if (!order || !payment) return 'unknown'
  const { amountMinor, currency, gatewayRef } = status
  const to = stateOfStatus(status.state)
  if (amountMinor !== payment.amountMinor || currency !== payment.currency) {
    const data = { amountMinor, currency, gatewayRef, state: status.state }
    await insertPaymentEvent(tx, payment.id, 'amount-mismatch', { who, why: 'Not the amount of the order', data })
    return 'amount-mismatch'
  }
  if (!canTransitionPayment(payment.state, to)) return 'repeated'
  const moved = await movePayment(tx, payment, to, { who, why: '', gatewayRef })
  if (to === 'failed') await failOrder(tx, order, payment, who)
  if (to !== 'paid') return to
  const accepted = await acceptPayment(tx, order, { who, why: 'Paid', data: { paymentId: payment.id } })
  if (accepted) return 'paid'
  await movePayment(tx, moved, 'refund-due', { who, why: `The order was ${order.state} when the money came` })
  return 'refund-due'
}

/** An order fails with its last attempt only: an earlier one may fail while a later one is under way. */
async function failOrder(tx: Tx, order: Owned<OrderRow>, payment: PaymentRow, who: string): Promise<void> {
  const last = (await lockPaymentsOf(tx, order.id)).at(-1)
  if (last?.id !== payment.id) return
  await notePaymentFailed(tx, order, { who, why: 'Payment failed', data: { paymentId: payment.id } })
}

/** Asks the gateway how an attempt stands and applies its answer; a gateway that cannot be reached changes nothing. */
export async function pollPayment(app: App, payment: PaymentRow): Promise<Outcome | 'unreachable'> {
  const gateway = app.ports.payments.find(payment.gateway)
  if (!gateway) return 'unreachable'
  let status: GatewayStatus | null
  try {
    status = await gateway.fetchStatus(payment.transactionRef)
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name }, 'the gateway could not be asked')
    return 'unreachable'
  }
  const known = status
  if (!known) return 'unknown'
  return app.db.transaction(tx => settle(tx, gateway.name, known, `gateway:${gateway.name}`))
}

const isOpen = (payment: PaymentRow) => payment.state === 'created' || payment.state === 'pending'

/** Payment state of the customer's order; asks the gateway while the payment is open. @throws order.unknown */
export async function orderAttributes(app: App, actor: Customer, orderNumber: number) {
  const before = await ownOrder(app.db, actor, orderNumber)
  const open = await latestPayment(app.db, before.id)
  const outcome = open && isOpen(open) ? await pollPayment(app, open) : 'unknown'
  const changed = outcome !== 'unknown' && outcome !== 'unreachable' && outcome !== 'repeated'
  const order = changed ? await ownOrder(app.db, actor, orderNumber) : before
  const payment = changed ? await latestPayment(app.db, order.id) : open
  const { number, state, payableMinor, paymentMode } = order
  const methodId = payment?.methodId ?? order.paymentMethodId
  return {
    orderNumber: number,
    state,
    paymentState: payment ? paymentStateOf(state, payment.state) : 'none',
    paymentMethodId: methodId,
    mode: paymentMode,
    payable: payableMinor,
    retryable: paymentMode === 'prepaid' && isRetryable(state),
    transferAccount: methodId === PAYMENT_METHOD_IDS.neft && isRetryable(state) ? app.config.bankTransferAccount : null,
  }
}

export interface RetryInput {
  orderNumber: number
  paymentMethodId?: number | undefined
  type?: string | undefined
  bankName?: string | undefined
  bankEmi?: string | undefined
}

/** How the next attempt is made: as the last one was by the same method, but for what is chosen again. */
function choiceAgain(
  last: Pick<PaymentRow, 'methodId' | 'choice'>,
  methodId: number,
  input: RetryInput,
): PaymentChoice {
  const { choice } = last
  const same = methodId === last.methodId ? choice : { type: '', bankName: '', bankEmi: '', emiFlag: 0 }
  const { type = same.type, bankEmi = same.bankEmi } = input
  const bankName = input.bankName ?? (bankEmi === same.bankEmi ? same.bankName : '')
  return { ...same, type, bankName, bankEmi }
}

/**
 * Opens another attempt to pay for the customer's order. An unused attempt is returned again.
 * @throws order.unknown, payment.not-retryable, payment.method-closed, checkout.out-of-stock, checkout.in-progress
 */
export function retryPayment(app: App, actor: Customer, input: RetryInput): Promise<PayAnswer> {
  return onePaymentAtATime(app, actor, `retry ${JSON.stringify(input)}`, () => openAttempt(app, actor, input))
}

async function openAttempt(app: App, actor: Customer, input: RetryInput): Promise<PayAnswer> {
  // the former attempt may have been paid without our hearing of it: nobody should pay twice
  await orderAttributes(app, actor, input.orderNumber)
  const paymentId = await app.db.transaction(async tx => {
    await lockPaymentsOfCustomer(tx, actor.customerId)
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    if (order.paymentMode !== 'prepaid' || !isRetryable(order.state)) throw appError('payment.not-retryable')
    const last = (await lockPaymentsOf(tx, order.id)).at(-1)
    if (!last) throw appError('payment.not-retryable')
    const methodId = input.paymentMethodId ?? last.methodId
    const wanted = choiceAgain(last, methodId, input)
    const sameBank = last.choice.bankEmi === wanted.bankEmi
    requireRetryMethod(app, order, { methodId, bankEmi: wanted.bankEmi, sameBank })
    const sameWay = last.methodId === methodId && last.choice.type === wanted.type && sameBank
    const reusable = last.state === 'created' && sameWay
    const cause = { who: whoOf(actor), why: 'Another attempt to pay' }
    await reopenForPayment(tx, order, methodId, app.now(), cause)
    if (reusable) return last.id
    const id = randomUUID()
    const { payableMinor: amountMinor, currency, market } = order
    const attempt = { paymentId: id, orderId: order.id, attempt: last.attempt + 1, methodId }
    const how = { mode: 'prepaid' as const, choice: wanted, amountMinor, currency, market, who: cause.who }
    await startPayment(app, tx, { ...attempt, ...how })
    return id
  })
  return presentPayment(app, paymentId)
}

/** The amount is fixed by now: a no-cost EMI stays what it is, bank included, and cash would cost another amount. */
function requireRetryMethod(
  app: App,
  order: OrderRow,
  { methodId, bankEmi, sameBank }: { methodId: number; bankEmi: string; sameBank: boolean },
): void {
  const { market, payableMinor, noCostEmiDiscountMinor, paymentMethodId } = order
  const other = methodId !== paymentMethodId || !sameBank
  if (requireMethod(methodId).mode === 'cod' || (noCostEmiDiscountMinor > 0 && other)) {
    throw appError('payment.method-closed', { problems: [{ path: 'query.paymentMethodId', message: 'inactive' }] })
  }
  requireOpenMethod(app, { methodId, market, payableMinor, bankEmi, codAtPlace: false, prepaidAtPlace: true })
}
