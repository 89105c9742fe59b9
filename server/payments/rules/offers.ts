// Reductions by payment method: offers of banks and gateways, no-cost EMI, the prepaid discount, input tax credit; and
// why one does not apply.

import type { PaidBefore } from '../../../contract/cart/totals.rules.ts'
import type { OfferReason, PaymentOffer } from '../../../contract/payments/offers-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { divideRound } from '../../../contract/shared/money.ts'
import { marketLimits } from '../../platform/limits.ts'
import type { emiValues } from './emi.ts'
import { methodById } from './methods.ts'
import { prepaidDiscountOn, prepaidOffer } from './states.ts'

/** An offer as maintained by staff, with its number of uses. */
export interface OfferRow {
  id: number
  market: Market
  code: string
  titleEn: string
  titleHi: string
  /** Empty for any. */
  gateway: string
  methodIds: number[]
  banks: { bankcode: string; name: string }[]
  minMinor: number
  kind: 'flat' | 'percent'
  value: number
  capMinor: number | null
  validFrom: Date
  validTo: Date | null
  perCustomer: number | null
  inAll: number | null
  active: boolean
  /** Number of orders in total, and of the given customer. */
  uses: number
  ownUses: number
}

export interface OfferSituation {
  now: Date
  /** The amount without the offer. */
  amountMinor: number
  /** Null while none is chosen: then method and bank are not checked. */
  methodId: number | null
  /** Empty while none is chosen. */
  bankcode: string
  /** Whether a gateway of the offer takes the payment. */
  served: boolean
  /** Whether the store funds the interest of the chosen plan. */
  noCostPlan: boolean
  /** What pays part of the order besides the payment. */
  paidBefore?: PaidBefore
}

export interface OfferDecision {
  reason: OfferReason
  limitMinor: number | null
  /** 0 when it does not apply. */
  discountMinor: number
}

function discountOf({ kind, value, capMinor }: OfferRow, amountMinor: number): number {
  if (kind === 'flat') return value
  const share = divideRound(BigInt(amountMinor) * BigInt(value), 10_000)
  return capMinor === null ? share : Math.min(share, capMinor)
}

/** Whether an offer applies, and if not, why: reasons that the buyer cannot change come first. */
export function decideOffer(offer: OfferRow | null, situation: OfferSituation): OfferDecision {
  const no = (reason: OfferReason, limitMinor: number | null = null) => ({ reason, limitMinor, discountMinor: 0 })
  const { now, amountMinor, methodId, bankcode, served, noCostPlan } = situation
  if (!offer?.active) return no('unknown')
  if (offer.validTo && offer.validTo <= now) return no('ended')
  if (offer.validFrom > now) return no('not-started')
  if (offer.inAll !== null && offer.uses >= offer.inAll) return no('used-up')
  if (offer.perCustomer !== null && offer.ownUses >= offer.perCustomer) return no('used')
  if (amountMinor < offer.minMinor) return no('below-minimum', offer.minMinor)
  if (methodId !== null) {
    const forMethod = offer.methodIds.length === 0 || offer.methodIds.includes(methodId)
    if (!forMethod || methodById(methodId)?.mode !== 'prepaid') return no('method')
    if (offer.banks.length > 0 && !offer.banks.some(bank => bank.bankcode === bankcode)) return no('bank')
  }
  if (!served) return no('gateway')
  if (noCostPlan) return no('no-cost-plan')
  if (situation.paidBefore) return no(situation.paidBefore)
  return { reason: '', limitMinor: null, discountMinor: discountOf(offer, amountMinor) }
}

/** Whether an order can be paid by a method and a bank without losing its offer. */
export function isPaidAsOffered(
  { methodIds, banks }: Pick<OfferRow, 'methodIds' | 'banks'>,
  { methodId, bankcode }: { methodId: number; bankcode: string },
): boolean {
  const forBank = banks.length === 0 || banks.some(bank => bank.bankcode === bankcode)
  return forBank && (methodIds.length === 0 || methodIds.includes(methodId))
}

/** An offer as the API lists it. */
export function presentOffer(offer: OfferRow, decision: OfferDecision, language: Language): PaymentOffer {
  const { code, titleEn, titleHi, gateway, methodIds, banks, minMinor, kind, value, capMinor, validTo } = offer
  return {
    offerKey: code,
    kind: 'gateway',
    title: language === 'hi' ? titleHi : titleEn,
    gateway,
    paymentMethodIds: methodIds,
    banks,
    minAmount: minMinor,
    maxDiscount: kind === 'flat' ? value : capMinor,
    validTo: validTo?.toISOString() ?? null,
    ...presentDecision(decision),
    plan: null,
  }
}

function presentDecision({ reason, limitMinor, discountMinor }: OfferDecision) {
  return { applies: reason === '', reason, limit: limitMinor, discount: discountMinor }
}

/** Common values of rows that staff do not maintain. */
const OWN = { gateway: '', banks: [], maxDiscount: null, validTo: null, plan: null }
const YES: OfferDecision = { reason: '', limitMinor: null, discountMinor: 0 }

type Banks = ReturnType<typeof emiValues>

/** The plans of banks whose interest the store funds: the discount is that interest. */
export function noCostOffers(
  banks: Banks,
  market: Market,
  language: Language,
  methodId: number | null,
): PaymentOffer[] {
  const forMethod = methodId === null || methodId === PAYMENT_METHOD_IDS.emi
  return banks.flatMap(({ bankCode, bank, plans }) =>
    plans
      .filter(({ noCost }) => noCost)
      .map(({ months, noCostDiscount, interestTax }): PaymentOffer => {
        const decision: OfferDecision = forMethod
          ? { ...YES, discountMinor: noCostDiscount }
          : { ...YES, reason: 'method' }
        const title =
          language === 'hi' ? `${bank} की ${months} महीने की नो-कॉस्ट EMI` : `${months}-month no-cost EMI with ${bank}`
        return {
          ...OWN,
          offerKey: '',
          kind: 'no-cost-emi',
          title,
          paymentMethodIds: [PAYMENT_METHOD_IDS.emi],
          banks: [{ bankcode: bankCode, name: bank }],
          minAmount: marketLimits(market).emiMinMinor,
          ...presentDecision(decision),
          plan: { months, interest: noCostDiscount, interestTax },
        }
      }),
  )
}

/** The prepaid discount. The amount to pay already includes it, so it is shown but not deducted. */
export function prepaidRow(market: Market, language: Language, amountMinor: number, prepaid: boolean): PaymentOffer {
  const { minCartMinor, maxMinor } = marketLimits(market).prepaidDiscount
  const discount = prepaid ? prepaidDiscountOn(market, amountMinor) : 0
  const decision: OfferDecision = !prepaid
    ? { ...YES, reason: 'method' }
    : amountMinor < minCartMinor
      ? { ...YES, reason: 'below-minimum', limitMinor: minCartMinor }
      : { ...YES, discountMinor: discount }
  return {
    ...OWN,
    offerKey: '',
    kind: 'prepaid',
    title: prepaidOffer(market, language, discount).text,
    paymentMethodIds: [],
    minAmount: minCartMinor,
    maxDiscount: maxMinor,
    ...presentDecision(decision),
  }
}

/** Input tax credit of a tax invoice: advertised above an amount, never deducted. */
export function taxRow(market: Market, language: Language, amountMinor: number): PaymentOffer {
  const minMinor = marketLimits(market).taxSavingsAdvertisedAboveMinor + 1
  const tax = market === 'IN' ? 'GST' : 'VAT'
  const title =
    language === 'hi'
      ? `टैक्स इनवॉइस पर पंजीकृत कारोबार ${tax} का इनपुट क्रेडिट ले सकते हैं`
      : `Registered businesses claim the ${tax} of a tax invoice as input credit`
  const decision: OfferDecision =
    amountMinor < minMinor ? { ...YES, reason: 'below-minimum', limitMinor: minMinor } : YES
  return {
    ...OWN,
    offerKey: '',
    kind: 'tax',
    title,
    paymentMethodIds: [],
    minAmount: minMinor,
    ...presentDecision(decision),
  }
}
