// Rules of promotion codes: validity, discount and presentation.

import type { PromoReason } from '../../contract/cart/api.ts'
import { computeTotals } from '../../contract/cart/totals.rules.ts'
import type { PromotionInput } from '../../contract/cart/totals-types.ts'
import type { Promotion } from '../../contract/promotions/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { CartProduct } from '../catalog/service.ts'
import { marketLimits } from '../platform/limits.ts'
import type { PromotionTerms } from './repository.ts'

export interface Evaluation {
  /** Why the code does not apply; null when it does. */
  reason: PromoReason | null
  /** Amount missing to the minimum, in minor units, when the reason is `below-minimum`; otherwise 0. */
  gapMinor: number
}

const rejected = (reason: PromoReason, gapMinor = 0): Evaluation => ({ reason, gapMinor })

/**
 * Whether a code applies at a time for a customer. `goodsMinor` is the amount of products after offers; null skips the
 * minimum. A code before its start is reported as unknown.
 */
export function evaluate(terms: PromotionTerms | null, now: Date, goodsMinor: number | null): Evaluation {
  if (!terms || new Date(terms.validFrom) > now) return rejected('unknown')
  if (!terms.active || (terms.validTo !== null && new Date(terms.validTo) <= now)) return rejected('expired')
  if (terms.perCustomerLimit !== null && terms.uses >= terms.perCustomerLimit) return rejected('used-up')
  if (terms.firstOrderOnly && terms.ordered) return rejected('not-first-order')
  // an empty cart is always below the minimum, even a minimum of zero
  const minimum = Math.max(terms.minCartMinor, 1)
  if (goodsMinor !== null && goodsMinor < minimum) return rejected('below-minimum', minimum - goodsMinor)
  return { reason: null, gapMinor: 0 }
}

/** The code as input of the cart totals. */
export function promotionInput(terms: PromotionTerms): PromotionInput {
  const { code, kind, value, minCartMinor, maxDiscountMinor } = terms
  return { code, kind, value, minCartMinor, ...(maxDiscountMinor === null ? {} : { maxDiscountMinor }) }
}

/** The product data that a discount depends on. */
export type DiscountBase = Pick<
  CartProduct,
  'msn' | 'mrpMinor' | 'priceMinor' | 'breaks' | 'taxRateBp' | 'hsn' | 'sellerId' | 'dispatchState'
>

/** Discount of a code on a quantity of a product, computed like the cart; 0 below the minimum. */
export function discountOn(product: DiscountBase, quantity: number, terms: PromotionTerms, market: Market): number {
  const { msn, mrpMinor, priceMinor, breaks, taxRateBp, hsn, sellerId, dispatchState } = product
  const { currency, shipping } = marketLimits(market)
  const line = {
    msn,
    quantity,
    mrpMinor,
    unitPriceMinor: priceMinor,
    breaks,
    hsn,
    sellerId,
    sellerState: dispatchState,
  }
  return computeTotals({
    market,
    currency,
    lines: [{ ...line, taxRateBp: taxRateBp ?? 0 }],
    deliveryState: null,
    buyerGstin: null,
    promotion: promotionInput(terms),
    paymentMode: null,
    prepaidDiscount: null,
    shipping,
  }).promotionDiscountMinor
}

/** The terms of a code in the given language. */
export function presentPromotion(terms: PromotionTerms, market: Market, language: Language): Promotion {
  const hindi = language === 'hi'
  return {
    promoCode: terms.code,
    title: hindi ? terms.titleHi : terms.titleEn,
    terms: hindi ? terms.termsHi : terms.termsEn,
    kind: terms.kind,
    value: terms.value,
    currency: marketLimits(market).currency,
    minCart: terms.minCartMinor,
    maxDiscount: terms.maxDiscountMinor,
    firstOrderOnly: terms.firstOrderOnly,
    perCustomerLimit: terms.perCustomerLimit,
    validTo: terms.validTo === null ? null : new Date(terms.validTo).toISOString(),
  }
}
