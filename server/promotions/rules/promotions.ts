// Rules of promotion codes: validity, discount and presentation.

import type { PromoReason } from '../../../contract/cart/api.ts'
import { computeTotals, promotedAmounts } from '../../../contract/cart/totals.rules.ts'
import type { PromotionInput } from '../../../contract/cart/totals-types.ts'
import type { Promotion } from '../../../contract/promotions/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { CartProduct } from '../../catalog/service.ts'
import { marketLimits } from '../../platform/limits.ts'
import type { PromotionTerms } from '../repository/promotions.ts'

export interface Evaluation {
  /** Why the code does not apply; null when it does. */
  reason: PromoReason | null
  /** Amount missing to the minimum, in minor units, when the reason is `below-minimum`; otherwise 0. */
  gapMinor: number
}

const rejected = (reason: PromoReason, gapMinor = 0): Evaluation => ({ reason, gapMinor })

/** What decides whether a code is for a product. */
export interface Placed {
  msn: string
  /** The codes of its category and those above it, joined by slashes. */
  taxonomyCode: string
  brandSlug: string
}

type Scope = Pick<PromotionTerms, 'categoryCodes' | 'brandSlugs'>

/** Whether a code is for chosen products alone. */
export const isScoped = ({ categoryCodes, brandSlugs }: Scope): boolean => categoryCodes.length + brandSlugs.length > 0

/** Whether a code is for a product: it lies in one of its categories or below it, and is of one of its brands. */
export function covers({ categoryCodes, brandSlugs }: Scope, product: Omit<Placed, 'msn'>): boolean {
  const path = product.taxonomyCode.split('/')
  return (
    (categoryCodes.length === 0 || categoryCodes.some(code => path.includes(code))) &&
    (brandSlugs.length === 0 || brandSlugs.includes(product.brandSlug))
  )
}

/** The amount of priced lines that a code counts. */
export function coveredMinor(
  terms: PromotionTerms,
  products: readonly Placed[],
  lines: Parameters<typeof promotedAmounts>[0],
): number {
  return sum(promotedAmounts(lines, promotionInput(terms, products)))
}

/**
 * Whether a code applies at a time for a customer. `goodsMinor` is the amount after offers of the products that it is for; null
 * skips the minimum. A code before its start is reported as unknown.
 */
export function evaluate(terms: PromotionTerms | null, now: Date, goodsMinor: number | null): Evaluation {
  if (!terms || new Date(terms.validFrom) > now) return rejected('unknown')
  if (!terms.active || (terms.validTo !== null && new Date(terms.validTo) <= now)) return rejected('expired')
  if (terms.exhausted) return rejected('exhausted')
  if (terms.perCustomerLimit !== null && terms.uses >= terms.perCustomerLimit) return rejected('used-up')
  if (terms.firstOrderOnly && terms.ordered) return rejected('not-first-order')
  if (goodsMinor === 0 && isScoped(terms)) return rejected('not-covered')
  // an empty cart is always below the minimum, even a minimum of zero
  const minimum = Math.max(terms.minCartMinor, 1)
  if (goodsMinor !== null && goodsMinor < minimum) return rejected('below-minimum', minimum - goodsMinor)
  return { reason: null, gapMinor: 0 }
}

/**
 * Whether the code that an order was placed with, and that was taken off, applies to it again: for what it was valid then, unless the
 * customer or all customers together have used it up since.
 */
export function evaluateAgain(terms: PromotionTerms | null, placed: PromotionInput, goodsMinor: number): Evaluation {
  if (!terms) return rejected('unknown')
  if (terms.exhausted) return rejected('exhausted')
  if (terms.perCustomerLimit !== null && terms.uses >= terms.perCustomerLimit) return rejected('used-up')
  const minimum = Math.max(placed.minCartMinor, 1)
  return goodsMinor < minimum ? rejected('below-minimum', minimum - goodsMinor) : { reason: null, gapMinor: 0 }
}

/** Whether the limits of a code for each customer allow one more use, whatever its day and its amounts. */
export function isOpenTo({ firstOrderOnly, ordered, perCustomerLimit, uses }: PromotionTerms): boolean {
  return !(firstOrderOnly && ordered) && (perCustomerLimit === null || uses < perCustomerLimit)
}

/** The code as input of the totals of products. */
export function promotionInput(terms: PromotionTerms, products: readonly Placed[]): PromotionInput {
  const { code, kind, value, minCartMinor, maxDiscountMinor } = terms
  const msns = products.filter(product => covers(terms, product)).map(({ msn }) => msn)
  return {
    ...{ code, kind, value, minCartMinor },
    ...(maxDiscountMinor === null ? {} : { maxDiscountMinor }),
    // in an order of its own: the same products are the same input
    ...(isScoped(terms) && { msns: [...new Set(msns)].sort() }),
  }
}

/** The product data that a discount depends on. */
export type DiscountBase = Pick<
  CartProduct,
  | 'msn'
  | 'mrpMinor'
  | 'priceMinor'
  | 'breaks'
  | 'taxRateBp'
  | 'hsn'
  | 'sellerId'
  | 'dispatchState'
  | 'taxonomyCode'
  | 'brandSlug'
>

/** Discount of a code on a quantity of a product, computed like the cart; 0 below the minimum and for a product that it is not for. */
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
    promotion: promotionInput(terms, [product]),
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
