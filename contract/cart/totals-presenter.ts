// Totals as the calls return them, of a cart or of an order.

import type { Cart, Sum } from './api.ts'
import { explainTotals, replayTotals } from './totals-steps.rules.ts'
import type { TotalsFigures, TotalsStep } from './totals-types.ts'

/** The figures under their names in the calls. */
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

/** The steps under their names in the calls. */
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
 * A total computed from its steps alone: its figures and one row for each kind of step. Throws RangeError when the steps do not
 * hold.
 */
export function sumOf(steps: readonly TotalsStep[]): Sum {
  const code = steps.find(({ kind }) => kind === 'promotion')?.params.code
  return {
    ...sumFigures(replayTotals(steps)),
    promoCode: code === undefined ? null : String(code),
    steps: stepViews(explainTotals(steps)),
  }
}
