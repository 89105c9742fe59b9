// Payments for other domains and routes: attempts, gateway status, retries.

import type { PaidBefore } from '../../contract/cart/totals.rules.ts'
import { PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import { postSecondPayment } from '../ledger/service.ts'
import {
  acceptPayment,
  applyPaidEdit,
  lockOrder,
  notePaymentFailed,
  type OrderRow,
  ownOrder,
  paymentStateOf,
} from '../orders/service.ts'
import type { Customer, Owned } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import type { GatewayQuestion, GatewayStatus, PaymentGateway } from '../platform/ports/payments.ts'
import { movePayment } from './commands/move-payment.ts'
import { onePaymentAtATime } from './commands/one-at-a-time.ts'
import { refundRest } from './commands/refunds.ts'
import { presentPayment, startPayment } from './commands/sessions.ts'
import { presentUpi } from './presenter.ts'
import { findAttempt } from './queries/attempts.ts'
import { dueOf } from './queries/due.ts'
import { requestCard } from './repository/cards.ts'
import { offerOfOrder } from './repository/offers.ts'
import {
  findByGatewayRef,
  insertPaymentEvent,
  lastAttempt,
  latestPayment,
  lockPayment,
  lockPaymentsOf,
  type PaymentChoice,
  type PaymentRow,
} from './repository/payments.ts'
import type { CodSituation } from './rules/cod.ts'
import {
  evaluateMethod,
  hasOption,
  METHODS,
  type MethodDefinition,
  methodById,
  paysDifference,
} from './rules/methods.ts'
import { isPaidAsOffered } from './rules/offers.ts'
import { canTransitionPayment, stateOfStatus } from './rules/states.ts'
import { isShown } from './rules/upi.ts'

export { acceptFullyCredited } from './commands/accept-credited.ts'
export { cardToPay, forgetGatewayCustomers } from './commands/cards.ts'
export { type AppliedOffer, applyOffer, recordOfferUse } from './commands/offers.ts'
export { type BuyerHindrance, buyerHindrances, endBuyer } from './commands/other-buyer.ts'
export { linkedRefund, nameRefundAccount, refundLinkPath } from './commands/refund-links.ts'
export {
  REFUND_ACCOUNT_TOPIC,
  REFUND_TOPIC,
  type RefundAwaitsAccount,
  type RefundMade,
  requestReturnRefund,
} from './commands/refunds.ts'
export { refundUndelivered } from './commands/undelivered.ts'
export { disputesForStaff } from './queries/disputes.ts'
export { emiPlans, interestBorne } from './queries/emi.ts'
export { codProblem, needsCode, weightOf } from './rules/cod.ts'
export { onePaymentAtATime, type PaymentChoice, presentPayment, startPayment }

export interface MethodQuestion {
  methodId: number
  market: Customer['market']
  payableMinor: number
  codAtPlace: boolean
  prepaidAtPlace: boolean
  /** Further conditions of cash on delivery; omitted for an existing order. */
  cod?: CodSituation | undefined
  /** What pays part of the order besides the payment. */
  paidBefore?: PaidBefore
  /** Code of the bank or wallet chosen within the method; empty for none. */
  bankEmi: string
  /** Whether that is a bank of the order's offer, or a card of the customer. */
  bankKnown?: boolean
  /** Name of the only gateway that may take it; empty for any. */
  gateway?: string | undefined
}

/** The method with this id. @throws payment.method-closed */
export function requireMethod(methodId: number): MethodDefinition {
  const method = methodById(methodId)
  if (!method) throw appError('payment.method-closed', { problems: [{ path: 'paymentMethodId', message: 'inactive' }] })
  return method
}

/** A bank transfer also needs a receiving account. */
const lacksAccount = ({ ports }: App, methodId: number) =>
  methodId === PAYMENT_METHOD_IDS.neft && !ports.payments.transferAccount

/** The gateway that serves a payment, or null. */
export function gatewayFor(app: App, question: GatewayQuestion): PaymentGateway | null {
  return gatewaysFor(app, question)[0] ?? null
}

/** The gateways that serve a payment, preferred one first. */
export function gatewaysFor(app: App, question: GatewayQuestion): PaymentGateway[] {
  return lacksAccount(app, question.methodId) ? [] : app.ports.payments.candidates(question)
}

/**
 * @throws payment.method-closed with the reason in `problems`, unless the method is open to this order and has the
 * bank; payment.unavailable when none of its gateways has responded recently
 */
export function requireOpenMethod(app: App, question: MethodQuestion): void {
  const method = requireMethod(question.methodId)
  const payment = { ...question, amountMinor: question.payableMinor }
  const gateway = gatewayFor(app, payment)
  if (!gateway && !lacksAccount(app, method.id) && app.ports.payments.isServed(payment))
    throw appError('payment.unavailable')
  const { open, closedReason } = evaluateMethod(method, { ...question, served: gateway !== null })
  if (!open) throw appError('payment.method-closed', { problems: [{ path: 'paymentMethodId', message: closedReason }] })
  const isKnownBank =
    question.bankKnown || (gateway?.hasSampleBanks && hasOption(method.id, question.market, question.bankEmi))
  if (question.bankEmi && !isKnownBank) {
    throw appError('payment.method-closed', { problems: [{ path: 'bankEmi', message: 'inactive' }] })
  }
}

/** Whether a gateway takes such an amount at once, as the difference of an edit requires. */
export function canPayDifference(app: App, market: Customer['market'], amountMinor: number): boolean {
  return METHODS.filter(paysDifference).some(method => {
    const served = gatewayFor(app, { methodId: method.id, market, amountMinor }) !== null
    const at = { market, payableMinor: amountMinor, codAtPlace: false, prepaidAtPlace: true }
    return evaluateMethod(method, { ...at, served }).open
  })
}

/** Outcome of a gateway status: the new state of the payment, or why nothing changed. */
export type Outcome =
  | 'paid'
  | 'failed'
  | 'pending'
  | 'refund-due'
  | 'try-failed'
  | 'repeated'
  | 'amount-mismatch'
  | 'reference-mismatch'
  | 'second-payment'
  | 'unknown'

/**
 * Applies a gateway status to a transaction, however often and in whatever order it arrives. Only here do orders and
 * edits become paid: the amount must match the attempt and still be wanted; otherwise the money is refunded.
 */
export async function settle(tx: Tx, gateway: string, status: GatewayStatus, who: string): Promise<Outcome> {
  const attempt = await findAttempt(tx, gateway, status)
  const order = attempt && (await lockOrder(tx, attempt.orderId, { kind: 'system', name: who }))
  const payment = attempt && (await lockPayment(tx, attempt.id))
  if (!order || !payment) return 'unknown'
  const { gatewayRef } = status
  const to = stateOfStatus(status.state)
  const held = heldAs(payment, status) ?? (await usedElsewhere(tx, payment, status))
  if (held) {
    const { amountMinor, currency, state } = status
    const data = { amountMinor, currency, gatewayRef, state }
    await insertPaymentEvent(tx, payment.id, held, { who, why: HELD[held], data })
    if (held === 'second-payment') await postSecondPayment(tx, payment.id, gatewayRef)
    return held
  }
  if (!canTransitionPayment(payment.state, to)) return 'repeated'
  // on a gateway's page the buyer may retry in the same session, even with the same payment id
  if (to === 'failed' && status.sessionOpen && payment.upiLink === null) return 'try-failed'
  const moved = await movePayment(tx, payment, to, { who, why: '', gatewayRef })
  if (to === 'failed' && payment.kind === 'order') await failOrder(tx, order, payment, who)
  if (to !== 'paid') return to
  if (payment.choice.saveCard) await requestCard(tx, payment.id)
  const late = await acceptMoney(tx, order, { payment, status, who })
  if (late === null) return 'paid'
  await refundRest(tx, moved, { cause: 'late-payment', idempotencyKey: 'whole', who, why: late })
  return 'refund-due'
}

/** Passes the payment to its order or edit: null, otherwise why it can no longer take it. */
async function acceptMoney(
  tx: Tx,
  order: Owned<OrderRow>,
  { payment, status, who }: { payment: PaymentRow; status: GatewayStatus; who: string },
): Promise<string | null> {
  const { id: paymentId, editId } = payment
  if (editId !== null) {
    const made = await applyPaidEdit(tx, order, editId, { who, paymentId })
    return made ? null : 'The edit did not wait any more when the money came'
  }
  await noteOtherWay(tx, order, payment, status, who)
  const accepted = await acceptPayment(tx, order, { who, why: 'Paid', data: { paymentId } })
  return accepted ? null : `The order was ${order.state} when the money came`
}

/** What is recorded for staff instead of being applied. */
const HELD = {
  'amount-mismatch': 'Not the amount of the order',
  'reference-mismatch': 'The payment of another attempt',
  'second-payment': 'Paid again in the same session; the gateway returns it or staff do',
} as const

function heldAs(payment: PaymentRow, status: GatewayStatus): keyof typeof HELD | null {
  const { amountMinor, currency, gatewayRef, state } = status
  if (amountMinor !== payment.amountMinor || currency !== payment.currency) return 'amount-mismatch'
  const again = state === 'success' && ['paid', 'refund-due', 'refunded'].includes(payment.state)
  return again && payment.gatewayRef !== null && payment.gatewayRef !== gatewayRef ? 'second-payment' : null
}

/** Records for staff that an order with an offer was paid with a method that the offer does not cover. */
async function noteOtherWay(tx: Tx, order: OrderRow, payment: PaymentRow, status: GatewayStatus, who: string) {
  if (order.paymentOfferDiscountMinor === 0 || !status.paidWith) return
  const offer = await offerOfOrder(tx, order.id)
  if (!offer || isPaidAsOffered(offer, status.paidWith)) return
  const why = 'Paid in another way than the offer of the order is for'
  await insertPaymentEvent(tx, payment.id, 'offer-mismatch', { who, why, data: { ...status.paidWith } })
}

/** A gateway payment pays one attempt: it cannot be used again for another order. */
async function usedElsewhere(tx: Tx, payment: PaymentRow, { gatewayRef }: GatewayStatus) {
  const other = gatewayRef ? await findByGatewayRef(tx, payment.gateway, gatewayRef) : null
  return other && other.id !== payment.id ? ('reference-mismatch' as const) : null
}

/** An order fails only with its last attempt: an earlier one may fail while a later one is in progress. */
async function failOrder(tx: Tx, order: Owned<OrderRow>, payment: PaymentRow, who: string): Promise<void> {
  const last = lastAttempt(await lockPaymentsOf(tx, order.id), null)
  if (last?.id !== payment.id) return
  await notePaymentFailed(tx, order, { who, why: 'Payment failed', data: { paymentId: payment.id } })
}

/**
 * Asks the gateway for the status of an attempt and applies it; an unreachable gateway changes nothing. `buyerLeft`
 * means that nobody is paying in its session any longer, so that a failure is final.
 */
export async function pollPayment(
  app: App,
  payment: PaymentRow,
  { buyerLeft = false } = {},
): Promise<Outcome | 'unreachable'> {
  const gateway = app.ports.payments.find(payment.gateway)
  if (!gateway) return 'unreachable'
  let status: GatewayStatus | null
  try {
    status = await gateway.fetchStatus(payment.transactionRef)
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name }, 'the gateway could not be asked')
    return 'unreachable'
  }
  const known = status && (buyerLeft ? { ...status, sessionOpen: false } : status)
  if (!known) return 'unknown'
  return app.db.transaction(tx => settle(tx, gateway.name, known, `gateway:${gateway.name}`))
}

const isOpen = (payment: PaymentRow) => payment.state === 'created' || payment.state === 'pending'

/**
 * Payment state of the customer's order, or of the difference of a waiting edit; asks the gateway while the payment is
 * open. @throws order.unknown
 */
export async function orderAttributes(
  app: App,
  actor: Customer,
  { orderNumber, editId = null }: { orderNumber: number; editId?: string | null | undefined },
) {
  const before = await ownOrder(app.db, actor, orderNumber)
  const open = await latestPayment(app.db, before.id, editId)
  const outcome = open && isOpen(open) ? await pollPayment(app, open) : 'unknown'
  // repeated: somebody else, such as the returning browser, has settled it meanwhile
  const changed = outcome !== 'unknown' && outcome !== 'unreachable'
  const order = changed ? await ownOrder(app.db, actor, orderNumber) : before
  const payment = changed ? await latestPayment(app.db, order.id, editId) : open
  const { number, state, paymentMode } = order
  const due = await dueOf(app.db, order, editId)
  const methodId = payment?.methodId ?? order.paymentMethodId
  return {
    orderNumber: number,
    state,
    paymentState: payment ? paymentStateOf(state, payment.state) : 'none',
    paymentMethodId: methodId,
    mode: paymentMode,
    payable: due.amountMinor,
    retryable: due.open,
    upiRequest: payment && due.open && isShown(payment, actor.now) ? presentUpi(payment, actor.now) : null,
    transferAccount:
      editId === null && methodId === PAYMENT_METHOD_IDS.neft && due.open ? app.ports.payments.transferAccount : null,
  }
}
