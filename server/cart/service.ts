// The cart of a visitor, priced by the same code that charges the order.

import type { Cart } from '../../contract/cart/api.ts'
import { largestQuantity } from '../../contract/cart/quantity.rules.ts'
import type { Totals } from '../../contract/cart/totals-types.ts'
import type { PromoApplied } from '../../contract/promotions/api.ts'
import type { DeliveryPromise } from '../delivery/service.ts'
import type { Actor, Customer } from '../platform/actor.ts'
import { requireSession } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { marketLimits } from '../platform/limits.ts'
import { judgeTogether, type PromotionUse, promotionFor, setCartPromotion } from '../promotions/service.ts'
import { viewAgentCart } from './commands/agent-carts.ts'
import { presentCart } from './presenter.ts'
import type { CartOptions } from './queries/cart-to-pay.ts'
import { type Priced, priceRow } from './queries/price-cart.ts'
import { type PricedLine, pricedLines } from './queries/priced-lines.ts'
import { expireItems } from './repository/agent-carts.ts'
import {
  type CartRow,
  clearItems,
  countItems,
  findCart,
  findSharedCart,
  lockCart,
  markSeen,
  mergeCarts,
} from './repository/carts.ts'
import { lowerItems } from './repository/quantities.ts'
import {
  blocks,
  hasExpired,
  isBuyable,
  kindOf,
  MAX_ITEMS,
  type Notice,
  offersOfNotices,
  pricesOfNotices,
} from './rules.ts'

export {
  agentCartsFor,
  closeAgentCart,
  createAgentCart,
  takeAgentCart,
} from './commands/agent-carts.ts'
export { cartRules, expireCarts, setCartRules } from './commands/cart-rules.ts'
export { fillCart } from './commands/fill-cart.ts'
export { putQuoted } from './commands/put-quoted.ts'
export { setCartGift } from './commands/set-gift.ts'
export { switchOffer } from './commands/switch-offer.ts'
export { updateCart } from './commands/update-cart.ts'
export { setCartRewards } from './commands/use-rewards.ts'
export { cartToPay } from './queries/cart-to-pay.ts'
export { type PricedForOrder, priceLines } from './queries/price-lines.ts'
export { type PricedProduct, priceProduct } from './queries/price-product.ts'
export { offersOfQuote, priceQuote } from './queries/price-quote.ts'
export { validateShown } from './queries/validate-shown.ts'
export type { Notice } from './rules.ts'

/** The visitor's cart, after removing expired items. */
async function findCurrent(db: Db, actor: Actor, buyNow: boolean): Promise<CartRow | null> {
  const row = await findCart(db, actor, kindOf(buyNow))
  if (!row || !hasExpired(row, actor.now)) return row
  await expireItems(db, row.id, actor.now, MAX_ITEMS)
  return findCart(db, actor, kindOf(buyNow))
}

/** The visitor's cart as a page shows it. */
export async function viewCart(db: Db, actor: Actor, { pincode, buyNow = false }: CartOptions): Promise<Cart> {
  const row = await findCurrent(db, actor, buyNow)
  const priced = await priceRow(db, actor, row, { place: pincode ?? actor.place, paymentMode: null })
  return presentCart(actor, priced, buyNow)
}

/**
 * A cart by its share key, for anyone who has it, or an agent's cart.
 * @throws cart.unknown, cart.for-account for a guest when it was made for an account
 */
export async function viewSharedCart(db: Db, actor: Actor, shareKey: string): Promise<Cart> {
  const ofAgent = await viewAgentCart(db, actor, shareKey)
  if (ofAgent) return ofAgent
  const row = await findSharedCart(db, actor.market, shareKey)
  if (!row) throw appError('cart.unknown')
  const priced = await priceRow(
    db,
    actor,
    {
      ...row,
      ...{
        gstin: null,
        promotion: null,
        automatic: [],
        giftMessage: null,
        exchangeCredit: null,
        rewards: null,
        expired: [],
      },
    },
    { place: actor.place, paymentMode: null },
  )
  const cart = presentCart(actor, priced, row.kind === 'quick')
  return { ...cart, userId: null, sessionId: null, agentId: null, agentName: '', notices: [] }
}

/**
 * Applies a code to the visitor's cart if it is valid, replacing the previous one; a rejected code changes nothing. An
 * empty code removes the current one. A guest may use a code for first orders: it is evaluated again at login.
 */
export async function applyPromoCode(
  db: Db,
  actor: Actor,
  { promoCode, buyNow, pincode }: { promoCode: string; buyNow: boolean; pincode?: string | undefined },
): Promise<PromoApplied> {
  const owner = requireSession(actor)
  const [row, terms] = await Promise.all([
    findCart(db, owner, kindOf(buyNow)),
    promoCode ? promotionFor(db, owner, promoCode) : null,
  ])
  const options = { place: pincode ?? actor.place, paymentMode: null, now: actor.now }
  const priced = await priceRow(db, actor, row && !promoCode ? { ...row, promotion: null } : row, options)
  if (row && !promoCode) await setCartPromotion(db, row.id, null)
  const none = { applied: false, reason: null, gap: 0, cart: presentCart(actor, priced, buyNow) }
  if (!promoCode) return none
  // as it would be with the code
  const offers = row?.automatic ?? []
  const products = priced.lines.map(({ product }) => product)
  const { rejected } = judgeTogether(priced.totals.lines, products, { carried: { terms }, offers }, options.now)
  if (!row || rejected) return { ...none, reason: rejected?.reason ?? null, gap: rejected?.gapMinor ?? 0 }
  await setCartPromotion(db, row.id, promoCode)
  const withCode = await priceRow(db, actor, { ...row, promotion: { code: promoCode, terms } }, options)
  return { applied: true, reason: null, gap: 0, cart: presentCart(actor, withCode, buyNow) }
}

/** Merges the session's carts into the customer's at login; returns the number of items. */
export function mergeGuestCart(tx: Tx, sessionId: string, customerId: string): Promise<number> {
  return mergeCarts(tx, sessionId, customerId)
}

export function countCartItems(db: Db, owner: Pick<Actor, 'sessionId' | 'customerId'>): Promise<number> {
  return owner.sessionId || owner.customerId ? countItems(db, owner) : Promise.resolve(0)
}

/** Records which notices were seen; their prices and quantities are the known ones from then on. */
export async function saveNotices(db: Db, actor: Actor, keys: readonly string[]): Promise<number> {
  const owner = requireSession(actor)
  return markSeen(db, owner, keys, { ...offersOfNotices(keys), prices: pricesOfNotices(keys) })
}

/** Lowers lines that exceed the available stock; returns whether there were any. */
async function lowerToStock(db: Db, { cartId, itemsList }: Cart): Promise<boolean> {
  const lower = itemsList.flatMap(item => {
    const quantity = largestQuantity(Math.min(item.available, item.productQuantity), item)
    const fits = quantity === 0 || quantity === item.productQuantity
    return fits ? [] : [{ offerId: item.offerId, before: item.productQuantity, quantity }]
  })
  if (cartId === null || lower.length === 0) return false
  await lowerItems(db, cartId, lower)
  return true
}

/**
 * Whether the cart can be ordered as it is. A line that exceeds the available stock is lowered, with a notice until it
 * is seen. @throws cart.empty
 */
export async function validateCart(
  db: Db,
  actor: Actor,
  options: CartOptions,
): Promise<{ valid: boolean; cart: Cart; notices: Cart['notices'] }> {
  const found = await viewCart(db, actor, options)
  if (found.itemsList.length === 0) throw appError('cart.empty')
  const cart = (await lowerToStock(db, found)) ? await viewCart(db, actor, options) : found
  return { valid: !cart.notices.some(blocks), cart, notices: cart.notices }
}

/** Shipping of the visitor's cart, or of an amount after discounts. */
export async function shippingFor(
  db: Db,
  actor: Actor,
  input: { amount?: number | undefined; pincode?: string | undefined; buyNow: boolean },
) {
  const { chargeMinor, freeAboveMinor } = marketLimits(actor.market).shipping
  if (input.amount !== undefined) {
    const free = input.amount > freeAboveMinor
    return {
      shippingCharges: free || input.amount === 0 ? 0 : chargeMinor,
      freeAbove: freeAboveMinor,
      freeShippingGap: free ? 0 : freeAboveMinor - input.amount + 1,
    }
  }
  const cart = await viewCart(db, actor, input)
  return { shippingCharges: cart.shippingCharges, freeAbove: freeAboveMinor, freeShippingGap: cart.freeShippingGap }
}

export interface PricedCart {
  cartId: string
  currency: Totals['currency']
  /** By product and registration: a line that ships from two States counts as two. In the order of the totals. */
  lines: PricedLine[]
  /** The message of a gift; null when it is not one. */
  giftMessage: string | null
  totals: Totals
  totalsBy: Priced['totalsBy']
  pricingBy: Priced['pricingBy']
  /** The exchange credit that pays part of it; null without one. */
  exchangeCredit: CartRow['exchangeCredit']
  /** The customer's reward points. */
  rewards: CartRow['rewards']
  /** The staff member who put it together; null when nobody did. */
  agent: CartRow['agent']
  /** Recorded once the order is inserted: whether a code is applied, and the promotions that the order uses. */
  carriesCode: boolean
  promotionUses: PromotionUse[]
  /** Delivery of each line by offer; empty without a known location. */
  promises: ReadonlyMap<number, DeliveryPromise>
  /** What prevents an order. */
  problems: Notice[]
}

/** The buyable lines of a cart, in the order of the totals. */
export interface CartToQuote {
  cartId: string
  /** Tax number for a tax invoice, if the customer wants one. */
  gstin: string | null
  lines: PricedLine[]
  totals: Totals
  taxEstimated: boolean
}

/** The customer's cart to order, locked until the transaction ends. */
export type LockedCart = CartRow

/** Locks the customer's cart for an order. @throws cart.empty */
export async function lockCartForOrder(tx: Tx, actor: Customer, buyNow: boolean): Promise<LockedCart> {
  const row = await lockCart(tx, actor.customerId, kindOf(buyNow))
  if (!row || row.items.length === 0) throw appError('cart.empty')
  return row
}

/**
 * The buyable part of the visitor's cart, priced as the page shows it. @throws cart.empty when nothing can be bought
 */
export async function cartToQuote(db: Db, actor: Actor, place: string | null): Promise<CartToQuote> {
  const row = await findCart(db, actor, 'cart')
  const { lines, totals, taxEstimated } = await priceRow(db, actor, row, { place, paymentMode: null })
  const buyable = lines.filter(({ product }) => isBuyable(product))
  if (!row || buyable.length === 0) throw appError('cart.empty')
  return { cartId: row.id, gstin: row.gstin, lines: buyable.flatMap(pricedLines), totals, taxEstimated }
}

/** Promotions that an order uses: its code and the automatic offers, with their discounts. */
function usesOf({ totals, promotion, automatic }: Pick<Priced, 'totals' | 'promotion' | 'automatic'>): PromotionUse[] {
  const { promotionDiscountMinor, steps } = totals
  const coupon = promotion ? [{ promotionId: promotion.id, discountMinor: promotionDiscountMinor }] : []
  const offers = automatic.map(({ id, code }) => {
    const step = steps.find(({ kind, params }) => kind === 'automatic-offer' && params.code === code)
    return { promotionId: id, discountMinor: 0 - (step?.amountMinor ?? 0) }
  })
  return [...coupon, ...offers]
}

/** Prices a locked cart for its order. */
export async function priceCart(
  tx: Tx,
  actor: Customer,
  row: LockedCart,
  options: {
    place: string | null
    gstin?: string | null
    paymentMode: 'prepaid' | 'cod' | null
    now?: Date
  },
): Promise<PricedCart> {
  const { lines, totals, totalsBy, pricingBy, notices, promotion, automatic } = await priceRow(tx, actor, row, options)
  return {
    cartId: row.id,
    currency: totals.currency,
    lines: lines.flatMap(pricedLines),
    giftMessage: row.giftMessage,
    ...{ exchangeCredit: row.exchangeCredit, rewards: row.rewards, agent: row.agent },
    totals,
    totalsBy,
    pricingBy,
    carriesCode: row.promotion !== null,
    promotionUses: usesOf({ totals, promotion, automatic }),
    promises: new Map(lines.flatMap(({ item, promised }) => (promised ? [[item.offerId, promised]] : []))),
    problems: notices.filter(blocks),
  }
}

/** Empties a cart after it was ordered. */
export async function clearCart(tx: Tx, cartId: string, now: Date): Promise<void> {
  await clearItems(tx, cartId, { ordered: true, now })
}
