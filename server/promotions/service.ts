// Promotion codes: evaluated for carts, listed and explained, their use recorded with the order.

import type { PromoReason } from '../../contract/cart/api.ts'
import type { Promotion } from '../../contract/promotions/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import { productsForCart } from '../catalog/service.ts'
import type { Actor, Customer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import {
  applyToCart,
  dropOtherCodes,
  dropUses,
  findPromotion,
  findPromotionForOrder,
  holdUses,
  insertUses,
  listPromotions,
  listUsedByOrder,
  lockUses,
  type PromotionTerms,
  type PromotionUse,
  removeFromCart,
} from './repository/promotions.ts'
import { type DiscountBase, discountOn, evaluate, isOpenTo, presentPromotion } from './rules/promotions.ts'

export { couponStandings, takeCouponStep } from './commands/coupon-steps.ts'
export { pageOfCoupons } from './queries/coupons.ts'
export {
  dropUses as dropOrderUses,
  findPromotionForOrder as promotionForOrder,
  holdUses as holdOrderUses,
  moveUses as moveOrderUses,
  type PromotionTerms,
  type PromotionUse,
} from './repository/promotions.ts'
export { listTrialTerms } from './repository/trial-terms.ts'
export { type CouponStep, skipOfCoupon } from './rules/coupon-steps.ts'
export { termsFault } from './rules/coupons.ts'
export {
  type Evaluation,
  evaluate as judgePromotion,
  evaluateAgain as judgePromotionAgain,
  judgeTogether,
  type Placed,
  promotionInput,
} from './rules/promotions.ts'

/** A code of the actor's market with data of the customer, or null. */
export function promotionFor(db: Db, actor: Actor, code: string): Promise<PromotionTerms | null> {
  return findPromotion(db, actor.market, code, actor.customerId)
}

/** Applies a code to a cart; null removes it. */
export async function setCartPromotion(db: Db, cartId: string, code: string | null): Promise<void> {
  if (code === null) await removeFromCart(db, cartId)
  else await applyToCart(db, cartId, code)
}

/**
 * Records the promotions that an order used and removes the code from its cart. Call it in the order's transaction after the
 * order is inserted, while the customer row is locked. Cancelled and expired orders do not count as uses.
 */
export async function recordUses(
  tx: Tx,
  { customerId }: Customer,
  cartId: string,
  orderId: string,
  uses: readonly PromotionUse[],
): Promise<void> {
  if (uses.length > 0) await insertUses(tx, { cartId, orderId, customerId }, uses)
  else await removeFromCart(tx, cartId)
}

/** What an edit changes of the promotions that an order uses. */
interface ChangedUses {
  /** The code that it uses from then on, null for none; left out when it stays. */
  coupon?: { promotionId: number | null; discountMinor: number }
  /** Automatic offers that it does not use any more, and those that it uses again. */
  off: readonly number[]
  back: readonly PromotionUse[]
}

/** Records which promotions an order that was placed uses since an edit. Call it in the transaction of the edit. */
export async function setOrderUses(
  tx: Tx,
  order: { id: string; customerId: string },
  { coupon, off, back }: ChangedUses,
): Promise<void> {
  const { promotionId = null, discountMinor = 0 } = coupon ?? {}
  const used = promotionId === null ? back : [{ promotionId, discountMinor }, ...back]
  // all at once: no other order may lock one of them in between
  await lockUses(tx, order.id, [...off, ...used.map(use => use.promotionId)])
  if (coupon) await dropOtherCodes(tx, order.id, promotionId)
  if (off.length > 0) await dropUses(tx, order.id, off)
  if (used.length > 0) await holdUses(tx, order, used)
}

/** The code that an order uses, null for none, and whether another customer may use it and its automatic offers for this order. */
export async function orderPromotionsFor(
  db: Db,
  { id, market }: { id: string; market: Market },
  customerId: string,
): Promise<{ code: string | null; allowed: boolean }> {
  const used = await listUsedByOrder(db, id)
  let allowed = true
  for (const { code, automatic } of used) {
    const terms = await findPromotionForOrder(db, { id, market, customerId }, code, automatic)
    if (terms && !isOpenTo(terms)) allowed = false
  }
  return { code: used.find(({ automatic }) => !automatic)?.code ?? null, allowed }
}

/** Codes that are valid now, without those the customer can no longer use. */
export async function activePromotions(app: App, actor: Actor): Promise<Promotion[]> {
  return (await openTo(app, actor)).map(terms => presentPromotion(terms, actor.market, actor.language))
}

async function openTo(app: App, actor: Actor): Promise<PromotionTerms[]> {
  const now = app.now()
  const all = await listPromotions(app.db, actor.market, actor.customerId, now)
  return all.filter(terms => evaluate(terms, now, null).reason === null)
}

/** The terms of a code that is currently valid. @throws promo.unknown */
export async function promotionDetails(app: App, actor: Actor, code: string): Promise<Promotion> {
  const terms = await findPromotion(app.db, actor.market, code, null)
  const { reason } = evaluate(terms, app.now(), null)
  // for whom it is, is one of its terms
  if (!terms || (reason !== null && reason !== 'business-only')) throw appError('promo.unknown')
  return presentPromotion(terms, actor.market, actor.language)
}

/** Whether the customer may use a code, regardless of the cart. */
export async function validateForCustomer(
  app: App,
  actor: Customer,
  code: string,
): Promise<{ valid: boolean; reason: PromoReason | null }> {
  const { reason } = evaluate(await promotionFor(app.db, actor, code), app.now(), null)
  return { valid: reason === null, reason }
}

/** Codes valid for a quantity of a product alone, highest discount first. @throws catalog.product-unknown */
export async function promotionsForProduct(
  app: App,
  actor: Actor,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<(Promotion & { discount: number })[]> {
  const product = (await productsForCart(app.db, actor, [{ msn: productId }])).get(productId)
  if (!product) throw appError('catalog.product-unknown')
  const { market, language } = actor
  return offersOn(await openTo(app, actor), product, { quantity, market, language, now: app.now() })
}

/** Selects the codes valid for a quantity of a product alone, highest discount first. */
export function offersOn(
  terms: readonly PromotionTerms[],
  product: DiscountBase,
  context: { quantity: number; market: Market; language: Language; now: Date },
): (Promotion & { discount: number })[] {
  const { quantity, market, language, now } = context
  return terms
    .filter(one => evaluate(one, now, null).reason === null)
    .map(one => ({
      ...presentPromotion(one, market, language),
      discount: discountOn(product, quantity, one, market),
    }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => b.discount - a.discount)
}
