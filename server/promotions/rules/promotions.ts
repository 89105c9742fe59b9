// Rules of promotion codes: validity, discount and presentation.

import type { PromoReason } from '../../../contract/cart/api.ts'
import {
  choosePromotions,
  type MissedOffer,
  nearestOffer,
  promotedAmounts,
} from '../../../contract/cart/promotions.rules.ts'
import { computeTotals } from '../../../contract/cart/totals.rules.ts'
import type { AutomaticInput, LineTotals, PromotionInput } from '../../../contract/cart/totals-types.ts'
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

/** Whether the customer is one of those whom a code is for. */
const isForBuyer = ({ buyers, business }: PromotionTerms): boolean => buyers === 'all' || business

/**
 * Whether a code applies at a time for a customer. `goodsMinor` is the amount after offers of the products that it is for; null
 * skips the minimum. A code before its start is reported as unknown.
 */
export function evaluate(terms: PromotionTerms | null, now: Date, goodsMinor: number | null): Evaluation {
  if (!terms || new Date(terms.validFrom) > now) return rejected('unknown')
  if (!terms.active || (terms.validTo !== null && new Date(terms.validTo) <= now)) return rejected('expired')
  if (terms.exhausted) return rejected('exhausted')
  if (!isForBuyer(terms)) return rejected('business-only')
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

/** Whether a code is for a customer whose limits allow one more use, whatever its day and its amounts. */
export function isOpenTo(terms: PromotionTerms): boolean {
  const { firstOrderOnly, ordered, perCustomerLimit, uses } = terms
  return isForBuyer(terms) && !(firstOrderOnly && ordered) && (perCustomerLimit === null || uses < perCustomerLimit)
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

/** An automatic offer as input of the totals of products. */
export function automaticInput(terms: PromotionTerms, products: readonly Placed[]): AutomaticInput {
  const { titleEn, titleHi, priority, combines } = terms
  return { ...promotionInput(terms, products), titleEn, titleHi, priority, combines }
}

/** What applies to a cart. */
export interface JudgedPromotions {
  /** The applied code when it is valid and applies; otherwise why not. */
  coupon: PromotionTerms | null
  rejected: Evaluation | null
  /** What the totals are computed from. */
  promotion: PromotionInput | null
  automatic: AutomaticInput[]
  /** The nearest listed offer whose minimum alone is missing, of those that would apply then. */
  next: MissedOffer | null
}

/**
 * Judges the code of a cart and the automatic offers of its market for lines priced without them, and chooses which of the valid
 * ones apply together. `carried` is null without a code; its `terms` are null when there is no such code any more.
 */
export function judgeTogether(
  lines: readonly LineTotals[],
  products: readonly Placed[],
  { carried, offers }: { carried: { terms: PromotionTerms | null } | null; offers: readonly PromotionTerms[] },
  now: Date,
): JudgedPromotions {
  const judge = (terms: PromotionTerms | null) => evaluate(terms, now, terms && coveredMinor(terms, products, lines))
  const inputOf = (offer: PromotionTerms) => automaticInput(offer, products)
  const found = carried && judge(carried.terms)
  const terms = found?.reason === null ? (carried?.terms ?? null) : null
  const judged = offers.map(offer => ({ offer, ...judge(offer) }))
  const valid = judged.filter(({ reason }) => reason === null).map(({ offer }) => inputOf(offer))
  const missed = judged
    .filter(({ offer, reason }) => offer.listed && reason === 'below-minimum')
    .map(({ offer, gapMinor }) => ({ offer: inputOf(offer), gapMinor }))
  const withCode = (code: PromotionTerms | null | undefined) =>
    code ? { input: promotionInput(code, products), combines: code.combines } : null
  const chosen = choosePromotions(lines, withCode(terms), valid)
  // more products may bring the code its minimum too
  const code = found?.reason === 'below-minimum' ? carried?.terms : terms
  const next = missed.length > 0 ? nearestOffer(lines, withCode(code), valid, missed) : null
  if (terms && !chosen.promotion) return { coupon: null, rejected: rejected('not-combinable'), next, ...chosen }
  return { coupon: terms, rejected: terms ? null : found, next, ...chosen }
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
    // there is nothing to type
    promoCode: terms.automatic ? '' : terms.code,
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
