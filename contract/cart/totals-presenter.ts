// Totals of a cart or an order as the API returns them.

import type { Cart, Sum } from './api.ts'
import { explainTotals, replayTotals } from './totals-steps.rules.ts'
import type { TotalsFigures, TotalsStep } from './totals-types.ts'

/** The amounts under their API names. */
export function sumFigures(totals: TotalsFigures) {
  return {
    totalAmount: totals.totalAmountMinor,
    totalOffer: totals.totalOfferMinor,
    totalAmountWithOffer: totals.totalAmountWithOfferMinor,
    taxes: totals.taxesMinor,
    totalAmountWithTax: totals.totalAmountWithTaxMinor,
    shippingCharges: totals.shippingChargesMinor,
    giftPackingCharges: totals.giftPackingMinor,
    surcharge: totals.surchargeMinor,
    totalPayableAmount: totals.totalPayableAmountMinor,
    prepaidDiscount: totals.prepaidDiscountMinor,
    noCostEmiDiscount: totals.noCostEmiDiscountMinor,
    paymentOfferDiscount: totals.paymentOfferDiscountMinor,
    exchangeCredit: totals.exchangeCreditMinor,
    rewardDiscount: totals.rewardDiscountMinor,
    promoDiscount: totals.promotionDiscountMinor,
    automaticDiscount: totals.automaticDiscountMinor,
    taxParts: totals.taxParts.map(({ code, amountMinor }) => ({ code, amount: amountMinor })),
  }
}

/** The steps under their API names. */
export function stepViews(steps: readonly TotalsStep[]): Cart['steps'] {
  return steps.map(({ kind, key, params, amountMinor, runningMinor }) => ({
    kind,
    label: key,
    params,
    amount: amountMinor,
    running: runningMinor,
  }))
}

/**
 * A total computed from its steps alone: its amounts and one row per kind of step. Throws RangeError when the steps are
 * inconsistent.
 */
export function sumOf(steps: readonly TotalsStep[]): Sum {
  const code = steps.find(({ kind }) => kind === 'promotion')?.params.code
  return {
    ...sumFigures(replayTotals(steps)),
    promoCode: code === undefined ? null : String(code),
    steps: stepViews(explainTotals(steps)),
  }
}
