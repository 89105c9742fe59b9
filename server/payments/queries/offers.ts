// Savings by payment method: the offers for an amount, and whether one applies to a cart.

import { paidBeforeOf } from '../../../contract/cart/totals.rules.ts'
import { sumOf } from '../../../contract/cart/totals-presenter.ts'
import type { PaymentOffer, ValidatedOffer } from '../../../contract/payments/offers-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { cartToPay } from '../../cart/service.ts'
import type { Actor, Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { isOfferServed } from '../commands/offers.ts'
import { findOffer, listOffers } from '../repository/offers.ts'
import { emiDiscount } from '../rules/emi.ts'
import { METHODS, methodById } from '../rules/methods.ts'
import { decideOffer, noCostOffers, type OfferRow, prepaidRow, presentOffer, taxRow } from '../rules/offers.ts'
import { emiPlans, hasEmiPlans } from './emi.ts'
import { invoiceGstin } from './methods.ts'

/** Whether the gateway takes any method of the offer, or the chosen one. */
function isServed(app: App, actor: Actor, offer: OfferRow, methodId: number | null, amountMinor: number): boolean {
  const { market } = actor
  const { gateway } = offer
  const methods = methodId === null ? METHODS.map(({ id }) => id) : [methodId]
  return methods
    .filter(id => offer.methodIds.length === 0 || offer.methodIds.includes(id))
    .some(id => isOfferServed(app, { methodId: id, market, amountMinor, gateway }))
}

/** The offers for an amount in minor units, for one method or any; those of a customer with their number of uses. */
export async function paymentOffers(
  app: App,
  actor: Actor,
  { amount, paymentMethodId }: { amount: number; paymentMethodId?: number | undefined },
): Promise<PaymentOffer[]> {
  const { market, language } = actor
  const methodId = paymentMethodId ?? null
  const now = app.now()
  const rows = await listOffers(app.db, market, actor.customerId, now)
  const offers = rows.map(offer => {
    const served = isServed(app, actor, offer, methodId, amount)
    // the bank is chosen afterwards
    const bankcode = offer.banks[0]?.bankcode ?? ''
    const situation = { now, amountMinor: amount, methodId, bankcode, served, noCostPlan: false }
    return presentOffer(offer, decideOffer(offer, situation), language)
  })
  const plans = emiPlans(app, actor, amount)
  const prepaid = methodId === null || methodById(methodId)?.mode === 'prepaid'
  return [
    ...offers,
    ...noCostOffers(plans, market, language, methodId),
    prepaidRow(market, language, amount, prepaid),
    taxRow(market, language, amount),
  ]
}

export interface ValidateOfferInput {
  offerKey: string
  paymentMethodId: number
  bankEmi: string
  emiFlag: number
  pincode?: string | undefined
  buyNow: boolean
  invoiceType?: 'retail' | 'tax' | undefined
}

/** Whether an offer applies to the customer's cart with a payment method, and the total with it. */
export async function validateOffer(app: App, actor: Customer, input: ValidateOfferInput): Promise<ValidatedOffer> {
  const { offerKey, paymentMethodId: methodId, bankEmi, emiFlag, pincode, buyNow, invoiceType } = input
  const { market, customerId } = actor
  const now = app.now()
  const gstin = await invoiceGstin(app.db, actor, invoiceType)
  const [{ totalsBy }, offer] = await Promise.all([
    cartToPay(app.db, actor, { pincode, buyNow, ...gstin }),
    findOffer(app.db, market, customerId, offerKey, now),
  ])
  const paymentMode = methodById(methodId)?.mode ?? 'prepaid'
  const totals = totalsBy({ paymentMode })
  const { totalPayableAmountMinor: amountMinor } = totals
  const paidBefore = paidBeforeOf(totals)
  const instalments =
    methodId === PAYMENT_METHOD_IDS.emi && emiFlag > 0 && paidBefore === '' && hasEmiPlans(app, market, amountMinor)
  const interest = instalments ? (emiDiscount(market, amountMinor, bankEmi, emiFlag) ?? 0) : 0
  const served = offer !== null && isServed(app, actor, offer, methodId, amountMinor)
  const situation = { now, amountMinor, methodId, bankcode: bankEmi, served, noCostPlan: interest > 0, paidBefore }
  const { reason, limitMinor, discountMinor } = decideOffer(offer, situation)
  const paymentOffer = reason === '' ? { code: offerKey, discountMinor } : null
  const { steps } = totalsBy({ paymentMode, noCostEmiDiscountMinor: interest, paymentOffer })
  const plan = interest > 0 ? { bankCode: bankEmi, months: emiFlag } : null
  return {
    ...{ offerKey, valid: reason === '', reason, limit: limitMinor, discount: discountMinor },
    totals: { mode: paymentMode, plan, ...sumOf(steps) },
  }
}
