// Paying again for an order whose payment failed or is open, and paying the difference of an order edit.

import { randomUUID } from 'node:crypto'
import type { PayAnswer } from '../../../contract/payments/api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { lockOwnOrder, type OrderRow, reopenForPayment, whoOf } from '../../orders/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { dueOf } from '../queries/due.ts'
import { offerOfOrder } from '../repository/offers.ts'
import {
  lastAttempt,
  lockPaymentsOf,
  nextAttempt,
  type PaymentChoice,
  type PaymentRow,
} from '../repository/payments.ts'
import { paysDifference } from '../rules/methods.ts'
import { isPaidAsOffered, type OfferRow } from '../rules/offers.ts'
import { isShown } from '../rules/upi.ts'
import { orderAttributes, requireMethod, requireOpenMethod } from '../service.ts'
import { cardToPay } from './cards.ts'
import { lockPaymentsOfCustomer, onePaymentAtATime } from './one-at-a-time.ts'
import { presentRetry, startPayment } from './sessions.ts'

export interface RetryInput {
  orderNumber: number
  /** The edit whose difference is paid; omitted for the order itself. */
  editId?: string | undefined
  paymentMethodId?: number | undefined
  type?: string | undefined
  bankName?: string | undefined
  bankEmi?: string | undefined
}

/** Parameters of the next attempt: those of the last one with the same method, if any, except for new choices. */
function choiceAgain(
  last: Pick<PaymentRow, 'methodId' | 'choice'> | null,
  methodId: number,
  input: RetryInput,
): PaymentChoice {
  const same =
    last && methodId === last.methodId ? last.choice : { type: '', bankName: '', bankEmi: '', emiFlag: 0, gateway: '' }
  const { type = same.type, bankEmi = same.bankEmi } = input
  const bankName = input.bankName ?? (bankEmi === same.bankEmi ? same.bankName : '')
  return { ...same, type, bankName, bankEmi }
}

/**
 * Opens another attempt to pay the customer's order, or the difference of an edit. An unused attempt is returned
 * again.
 * @throws order.unknown, payment.not-retryable, payment.method-closed, payment.unavailable, checkout.out-of-stock,
 *   checkout.in-progress
 */
export function retryPayment(app: App, actor: Customer, input: RetryInput): Promise<PayAnswer> {
  return onePaymentAtATime(app, actor, `retry ${JSON.stringify(input)}`, () => openAttempt(app, actor, input))
}

async function openAttempt(app: App, actor: Customer, input: RetryInput): Promise<PayAnswer> {
  const { editId = null } = input
  // the previous attempt may have been paid without us knowing: nobody should pay twice
  await orderAttributes(app, actor, input)
  const paymentId = await app.db.transaction(async tx => {
    await lockPaymentsOfCustomer(tx, actor.customerId)
    const order = await lockOwnOrder(tx, actor, input.orderNumber)
    const due = await dueOf(tx, order, editId)
    const payments = await lockPaymentsOf(tx, order.id)
    const last = lastAttempt(payments, editId)
    // the first attempt for an order was made with it
    if (!due.open || (editId === null && !last)) throw appError('payment.not-retryable')
    const methodId = input.paymentMethodId ?? last?.methodId ?? order.paymentMethodId
    const offer = editId === null && order.paymentOfferDiscountMinor > 0 ? await offerOfOrder(tx, order.id) : null
    const chosen = choiceAgain(last, methodId, input)
    const card = await cardToPay(app, tx, actor, { methodId, bankEmi: chosen.bankEmi })
    const gateway = card?.gateway || offer?.gateway || chosen.gateway || ''
    const wanted = { ...chosen, gateway, saveCard: methodId === last?.methodId && chosen.saveCard === true }
    const { amountMinor } = due
    if (editId === null) {
      const sameBank = last?.choice.bankEmi === wanted.bankEmi
      requireRetryMethod(app, order, offer, { ...wanted, methodId, sameBank })
      await reopenForPayment(tx, order, methodId, app.now(), { who: whoOf(actor), why: 'Another attempt to pay' })
    } else requireDifferenceMethod(app, order, { ...wanted, methodId, amountMinor })
    if (last && isReusable(app, actor, order, { last, wanted, methodId, amountMinor })) return last.id
    const id = randomUUID()
    const { currency, market } = order
    const attempt = { paymentId: id, orderId: order.id, editId, attempt: nextAttempt(payments), methodId }
    const how = { mode: 'prepaid' as const, choice: wanted, amountMinor, currency, market, who: whoOf(actor) }
    await startPayment(app, tx, { ...attempt, ...how })
    return id
  })
  return presentRetry(app, actor, paymentId)
}

/** Whether the last attempt can be paid in the requested way. */
function isReusable(
  app: App,
  actor: Customer,
  { market }: OrderRow,
  {
    last,
    wanted,
    methodId,
    amountMinor,
  }: { last: PaymentRow; wanted: PaymentChoice; methodId: number; amountMinor: number },
): boolean {
  const { choice } = last
  const sameWay = last.methodId === methodId && choice.type === wanted.type && choice.bankEmi === wanted.bankEmi
  if (!sameWay) return false
  if (last.upiLink !== null) return isShown(last, actor.now)
  const serving = app.ports.payments.candidates({ methodId, market, amountMinor, gateway: wanted.gateway })
  return last.state === 'created' && serving.some(({ name, reopens }) => name === last.gateway && reopens)
}

/** A difference is paid at once: neither on delivery nor by transfer, and without the order's plan. */
function requireDifferenceMethod(
  app: App,
  { market }: OrderRow,
  { methodId, bankEmi, gateway, amountMinor }: PaymentChoice & { methodId: number; amountMinor: number },
): void {
  if (!paysDifference(requireMethod(methodId)))
    throw appError('payment.method-closed', { problems: [{ path: 'query.paymentMethodId', message: 'inactive' }] })
  const bankKnown = methodId === PAYMENT_METHOD_IDS.savedCard
  const atPlace = { codAtPlace: false, prepaidAtPlace: true }
  requireOpenMethod(app, { methodId, market, payableMinor: amountMinor, bankEmi, bankKnown, gateway, ...atPlace })
}

/**
 * The amount is fixed by now: a no-cost EMI stays as it is, including its bank, an offer needs its payment method, and
 * cash would cost another amount.
 */
function requireRetryMethod(
  app: App,
  order: OrderRow,
  offer: OfferRow | null,
  { methodId, bankEmi, sameBank, gateway }: PaymentChoice & { methodId: number; sameBank: boolean },
): void {
  const { market, payableMinor, noCostEmiDiscountMinor, paymentMethodId } = order
  const other = methodId !== paymentMethodId || !sameBank
  const loses =
    (noCostEmiDiscountMinor > 0 && other) || (offer && !isPaidAsOffered(offer, { methodId, bankcode: bankEmi }))
  if (requireMethod(methodId).mode === 'cod' || loses) {
    throw appError('payment.method-closed', { problems: [{ path: 'query.paymentMethodId', message: 'inactive' }] })
  }
  const atPlace = { codAtPlace: false, prepaidAtPlace: true }
  const bankKnown = methodId === PAYMENT_METHOD_IDS.savedCard || (offer?.banks.length ?? 0) > 0
  requireOpenMethod(app, { methodId, market, payableMinor, bankEmi, bankKnown, gateway, ...atPlace })
}
