// Pure decisions of promotion codes: whether one holds, what it takes off, how it is told.

import type { PromoReason } from '../../contract/cart/api.ts'
import { computeTotals } from '../../contract/cart/totals.rules.ts'
import type { PromotionInput } from '../../contract/cart/totals-types.ts'
import type { Promotion } from '../../contract/promotions/api.ts'
import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import type { CartProduct } from '../catalog/service.ts'
import type { PromotionTerms } from './repository.ts'

export interface Evaluation {
  /** Why the code does not hold; null when it does. */
  reason: PromoReason | null
  /** What more must be bought, in minor units, when the reason is `below-minimum`; else 0. */
  gapMinor: number
}

const refused = (reason: PromoReason, gapMinor = 0): Evaluation => ({ reason, gapMinor })

/**
 * Whether a code holds at a time for what is known of a customer. `goodsMinor` is the amount of products after offers; null
 * leaves the minimum out. A code whose time has not come is as unknown as one that does not exist.
 */
export function evaluate(facts: PromotionTerms | null, now: Date, goodsMinor: number | null): Evaluation {
  if (!facts || new Date(facts.validFrom) > now) return refused('unknown')
  if (!facts.active || (facts.validTo !== null && new Date(facts.validTo) <= now)) return refused('expired')
  if (facts.perCustomerLimit !== null && facts.uses >= facts.perCustomerLimit) return refused('used-up')
  if (facts.firstOrderOnly && facts.ordered) return refused('not-first-order')
  // an empty cart reaches no minimum, not even that of nothing
  const minimum = Math.max(facts.minCartMinor, 1)
  if (goodsMinor !== null && goodsMinor < minimum) return refused('below-minimum', minimum - goodsMinor)
  return { reason: null, gapMinor: 0 }
}

/** The code as the totals take it. */
export function promotionInput(facts: PromotionTerms): PromotionInput {
  const { code, kind, value, minCartMinor, maxDiscountMinor } = facts
  return { code, kind, value, minCartMinor, ...(maxDiscountMinor === null ? {} : { maxDiscountMinor }) }
}

/** What a discount depends on in a product. */
export type DiscountBase = Pick<
  CartProduct,
  'msn' | 'mrpMinor' | 'priceMinor' | 'breaks' | 'taxRateBp' | 'hsn' | 'sellerId' | 'dispatchState'
>

/** What a code takes off so many of a product, by the computation of the cart; 0 when it does not reach the minimum. */
export function discountOn(product: DiscountBase, quantity: number, facts: PromotionTerms, market: Market): number {
  const { msn, mrpMinor, priceMinor, breaks, taxRateBp, hsn, sellerId, dispatchState } = product
  const { currency, shipping } = MARKET_LIMITS[market]
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
    promotion: promotionInput(facts),
    paymentMode: null,
    prepaidDiscount: null,
    shipping,
  }).promotionDiscountMinor
}

/** The terms of a code in the reader's language. */
export function presentPromotion(facts: PromotionTerms, market: Market, language: Language): Promotion {
  const hindi = language === 'hi'
  return {
    promoCode: facts.code,
    title: hindi ? facts.titleHi : facts.titleEn,
    terms: hindi ? facts.termsHi : facts.termsEn,
    kind: facts.kind,
    value: facts.value,
    currency: MARKET_LIMITS[market].currency,
    minCart: facts.minCartMinor,
    maxDiscount: facts.maxDiscountMinor,
    firstOrderOnly: facts.firstOrderOnly,
    perCustomerLimit: facts.perCustomerLimit,
    validTo: facts.validTo === null ? null : new Date(facts.validTo).toISOString(),
  }
}
