// Paying again for an order whose payment failed or is open.

import { randomUUID } from 'node:crypto'
import type { PayAnswer } from '../../../contract/payments/api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { isRetryable, lockOwnOrder, type OrderRow, reopenForPayment, whoOf } from '../../orders/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { offerOfOrder } from '../repository/offers.ts'
import { lockPaymentsOf, type PaymentChoice, type PaymentRow } from '../repository/payments.ts'
import { isPaidAsOffered, type OfferRow } from '../rules/offers.ts'
import { isShown } from '../rules/upi.ts'
import { orderAttributes, requireMethod, requireOpenMethod } from '../service.ts'
import { cardToPay } from './cards.ts'
import { lockPaymentsOfCustomer, onePaymentAtATime } from './one-at-a-time.ts'
import { presentRetry, startPayment } from './sessions.ts'

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
  const same = methodId === last.methodId ? choice : { type: '', bankName: '', bankEmi: '', emiFlag: 0, gateway: '' }
  const { type = same.type, bankEmi = same.bankEmi } = input
  const bankName = input.bankName ?? (bankEmi === same.bankEmi ? same.bankName : '')
  return { ...same, type, bankName, bankEmi }
}

/**
 * Opens another attempt to pay for the customer's order. An unused attempt is returned again.
 * @throws order.unknown, payment.not-retryable, payment.method-closed, payment.unavailable, checkout.out-of-stock,
 * checkout.in-progress
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
    const offer = order.paymentOfferDiscountMinor > 0 ? await offerOfOrder(tx, order.id) : null
    const chosen = choiceAgain(last, methodId, input)
    const card = await cardToPay(app, tx, actor, { methodId, bankEmi: chosen.bankEmi })
    const gateway = card?.gateway || offer?.gateway || chosen.gateway || ''
    const wanted = { ...chosen, gateway, saveCard: methodId === last.methodId && chosen.saveCard === true }
    const sameBank = last.choice.bankEmi === wanted.bankEmi
    requireRetryMethod(app, order, offer, { ...wanted, methodId, sameBank })
    const sameWay = last.methodId === methodId && last.choice.type === wanted.type && sameBank
    const { payableMinor: amountMinor, currency, market } = order
    const serving = app.ports.payments.candidates({ methodId, market, amountMinor, gateway: wanted.gateway })
    const reopens = serving.some(({ name, reopens }) => name === last.gateway && reopens)
    const reusable = sameWay && (last.upiLink === null ? last.state === 'created' && reopens : isShown(last, actor.now))
    const cause = { who: whoOf(actor), why: 'Another attempt to pay' }
    await reopenForPayment(tx, order, methodId, app.now(), cause)
    if (reusable) return last.id
    const id = randomUUID()
    const attempt = { paymentId: id, orderId: order.id, attempt: last.attempt + 1, methodId }
    const how = { mode: 'prepaid' as const, choice: wanted, amountMinor, currency, market, who: cause.who }
    await startPayment(app, tx, { ...attempt, ...how })
    return id
  })
  return presentRetry(app, actor, paymentId)
}

/** The amount is fixed by now: a no-cost EMI stays what it is, bank included, an offer needs its way of payment, and cash would cost another amount. */
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
