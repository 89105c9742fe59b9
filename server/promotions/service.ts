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
  dropOtherUses,
  findCodeOfOrder,
  findPromotion,
  findPromotionForOrder,
  holdUse,
  insertUse,
  listPromotions,
  type PromotionTerms,
  removeFromCart,
} from './repository/promotions.ts'
import { type DiscountBase, discountOn, evaluate, isOpenTo, presentPromotion } from './rules/promotions.ts'

export {
  dropUse as dropOrderUse,
  findPromotionForOrder as promotionForOrder,
  holdUse as holdOrderUse,
  moveUses as moveOrderUses,
  type PromotionTerms,
} from './repository/promotions.ts'
export {
  coveredMinor,
  type Evaluation,
  evaluate as judgePromotion,
  evaluateAgain as judgePromotionAgain,
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

/** A promotion used by an order, as recorded. */
export interface PromotionUse {
  promotionId: number
  discountMinor: number
}

/**
 * Records that an order used the code of its cart and removes the code from the cart; without a use only the latter. Call
 * it in the order's transaction after the order is inserted, while the customer row is locked. Cancelled and expired
 * orders do not count as uses.
 */
export async function recordUse(
  tx: Tx,
  actor: Customer,
  cartId: string,
  orderId: string,
  use: PromotionUse | null,
): Promise<void> {
  if (use) await insertUse(tx, { cartId, orderId, customerId: actor.customerId, ...use })
  else await removeFromCart(tx, cartId)
}

/** Records which code an order that was placed uses since an edit; null for none. Call it in the transaction of the edit. */
export async function setOrderUse(
  tx: Tx,
  order: { id: string; customerId: string },
  { promotionId, discountMinor }: { promotionId: number | null; discountMinor: number },
): Promise<void> {
  const { id: orderId, customerId } = order
  await dropOtherUses(tx, orderId, promotionId)
  if (promotionId !== null) await holdUse(tx, { orderId, customerId, promotionId, discountMinor })
}

/** The code that an order uses, and whether another customer may use it for this order; null for no code. */
export async function orderCodeFor(
  db: Db,
  { id, market }: { id: string; market: Market },
  customerId: string,
): Promise<{ code: string; allowed: boolean } | null> {
  const code = await findCodeOfOrder(db, id)
  const terms = code === null ? null : await findPromotionForOrder(db, { id, market, customerId }, code)
  return terms && { code: terms.code, allowed: isOpenTo(terms) }
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
  if (!terms || evaluate(terms, app.now(), null).reason !== null) throw appError('promo.unknown')
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
