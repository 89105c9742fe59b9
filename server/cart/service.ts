// The cart: what a visitor means to buy, priced by the same code that charges it.

import type { Cart } from '../../contract/cart/api.ts'
import type { Totals } from '../../contract/cart/totals-types.ts'
import type { PromoApplied } from '../../contract/promotions/api.ts'
import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { type CartProduct, productsForCart } from '../catalog/service.ts'
import type { DeliveryPromise } from '../delivery/service.ts'
import type { Actor, Customer } from '../platform/actor.ts'
import { requireSession } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { newToken } from '../platform/secrets.ts'
import { judgePromotion, type PromotionUse, promotionFor, setCartPromotion } from '../promotions/service.ts'
import { presentCart } from './presenter.ts'
import { type Priced, priceRow } from './queries/price-cart.ts'
import {
  type CartItemRow,
  type CartKind,
  changeItems,
  clearItems,
  countItems,
  ensureCart,
  findCart,
  findSharedCart,
  lockCart,
  markSeen,
  mergeCarts,
  rereadCart,
} from './repository.ts'
import { blocks, isBuyable, MAX_ITEMS, type Notice, orderableQuantity, priceAt } from './rules.ts'

export type { Notice } from './rules.ts'

const kindOf = (buyNow: boolean): CartKind => (buyNow ? 'quick' : 'cart')

export interface CartOptions {
  pincode?: string | undefined
  buyNow?: boolean
}

/**
 * The visitor's cart as a page shows it, and its totals by each way to pay. The tax number is that of the invoice: null
 * for a retail one, the customer's own setting when left out.
 */
export async function cartToPay(
  db: Db,
  actor: Actor,
  { pincode, buyNow = false, gstin }: CartOptions & { gstin?: string | null },
): Promise<{ cart: Cart; totalsBy: Priced['totalsBy'] }> {
  const row = await findCart(db, actor, kindOf(buyNow))
  const options = { place: pincode ?? actor.place, paymentMode: null, ...(gstin === undefined ? {} : { gstin }) }
  const priced = await priceRow(db, actor, row, options)
  return { cart: presentCart(actor, priced, buyNow), totalsBy: priced.totalsBy }
}

/** The visitor's cart as a page shows it. */
export async function viewCart(db: Db, actor: Actor, options: CartOptions): Promise<Cart> {
  return (await cartToPay(db, actor, options)).cart
}

/** A cart by its share key, for anyone who was given it. @throws cart.unknown */
export async function viewSharedCart(db: Db, actor: Actor, shareKey: string): Promise<Cart> {
  const row = await findSharedCart(db, actor.market, shareKey)
  if (!row) throw appError('cart.unknown')
  const priced = await priceRow(
    db,
    actor,
    { ...row, gstin: null, promotion: null },
    { place: actor.place, paymentMode: null },
  )
  return { ...presentCart(actor, priced, row.kind === 'quick'), userId: null, sessionId: null, notices: [] }
}

export interface CartChange {
  mode: 'add' | 'set'
  itemsList: readonly { productId: string; productQuantity: number }[]
  buyNow: boolean
}

/** Adds, changes or removes items and answers the cart. Nothing is changed when one of the products is refused. */
export async function updateCart(db: Db, actor: Actor, change: CartChange, pincode?: string): Promise<Cart> {
  const owner = requireSession(actor)
  const wanted = new Map<string, number>()
  for (const { productId, productQuantity } of change.itemsList) {
    wanted.set(productId, change.mode === 'add' ? (wanted.get(productId) ?? 0) + productQuantity : productQuantity)
  }
  const { row, products } = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, kindOf(change.buyNow), newToken())
    if (change.buyNow && !opened.fresh) await clearItems(tx, opened.id)
    const row = opened.fresh ? opened : await rereadCart(tx, opened.id)
    const present = new Map(row.items.map(item => [item.msn, item]))
    const products = await productsForCart(tx, actor, [...new Set([...wanted.keys(), ...present.keys()])])
    const { put, remove } = planChange(wanted, change.mode, present, products)
    const items = afterChange(row.items, put, remove)
    if (items.length > MAX_ITEMS) throw appError('cart.too-many-items')
    await changeItems(tx, row.id, put, remove)
    return { row: { ...row, items }, products }
  })
  const options = { place: pincode ?? actor.place, paymentMode: null, products }
  return presentCart(actor, await priceRow(db, actor, row, options), change.buyNow)
}

/** The items as the database holds them after the change, in its order. */
function afterChange(
  items: readonly CartItemRow[],
  put: readonly CartItemRow[],
  remove: readonly string[],
): CartItemRow[] {
  const changed = new Map(put.map(item => [item.msn, item]))
  const kept = items.filter(item => !remove.includes(item.msn)).map(item => changed.get(item.msn) ?? item)
  const known = new Set(items.map(item => item.msn))
  const added = put.filter(item => !known.has(item.msn)).sort((a, b) => (a.msn < b.msn ? -1 : 1))
  return [...kept, ...added]
}

/** Which items to write and which to remove. Refuses what cannot be bought at all; a quantity is lifted to the next that may be ordered. */
function planChange(
  wanted: ReadonlyMap<string, number>,
  mode: CartChange['mode'],
  present: ReadonlyMap<string, CartItemRow>,
  products: ReadonlyMap<string, CartProduct>,
): { put: CartItemRow[]; remove: string[] } {
  const put: CartItemRow[] = []
  const remove: string[] = []
  for (const [msn, quantity] of wanted) {
    const before = present.get(msn)
    const target = mode === 'add' ? (before?.quantity ?? 0) + quantity : quantity
    if (target === 0) {
      if (before) remove.push(msn)
      continue
    }
    const product = products.get(msn)
    if (!product) throw appError('catalog.product-unknown', { msn })
    if (!isBuyable(product)) throw appError('cart.item-unavailable', { msn })
    const orderable = orderableQuantity(target, product)
    const most = Math.floor(product.available / product.quantityMultiple) * product.quantityMultiple
    if (most < product.minQuantity) throw appError('cart.item-unavailable', { msn })
    // more than there is stays in the cart as the most there is: the answer shows it
    put.push({ msn, quantity: Math.min(orderable, most), seenPriceMinor: product.priceMinor })
  }
  return { put, remove }
}

/**
 * Lets the visitor's cart carry a code if it holds for it, instead of the one before; a refused one changes nothing. An
 * empty code takes off the one that is there. A guest may use a code for first orders: it is judged again at login.
 */
export async function applyPromoCode(
  db: Db,
  actor: Actor,
  { promoCode, buyNow, pincode }: { promoCode: string; buyNow: boolean; pincode?: string | undefined },
): Promise<PromoApplied> {
  const owner = requireSession(actor)
  const [row, facts] = await Promise.all([
    findCart(db, owner, kindOf(buyNow)),
    promoCode ? promotionFor(db, owner, promoCode) : null,
  ])
  const options = { place: pincode ?? actor.place, paymentMode: null, now: actor.now }
  const priced = await priceRow(db, actor, row && !promoCode ? { ...row, promotion: null } : row, options)
  if (row && !promoCode) await setCartPromotion(db, row.id, null)
  const { reason, gapMinor } = promoCode
    ? judgePromotion(facts, options.now, priced.totals.totalAmountWithOfferMinor)
    : { reason: null, gapMinor: 0 }
  if (!row || !promoCode || reason !== null) {
    return { applied: false, reason, gap: gapMinor, cart: presentCart(actor, priced, buyNow) }
  }
  await setCartPromotion(db, row.id, promoCode)
  const withCode = await priceRow(db, actor, { ...row, promotion: { code: promoCode, facts } }, options)
  return { applied: true, reason: null, gap: 0, cart: presentCart(actor, withCode, buyNow) }
}

/** The session's carts join the customer's at login; returns how many items the cart holds then. */
export function mergeGuestCart(tx: Tx, sessionId: string, customerId: string): Promise<number> {
  return mergeCarts(tx, sessionId, customerId)
}

export function countCartItems(db: Db, owner: Pick<Actor, 'sessionId' | 'customerId'>): Promise<number> {
  return owner.sessionId || owner.customerId ? countItems(db, owner) : Promise.resolve(0)
}

/** Remembers which notices were seen; a price notice seen makes its price the known one. */
export async function saveNotices(db: Db, actor: Actor, keys: readonly string[]): Promise<number> {
  const owner = requireSession(actor)
  const msns = keys.filter(key => key.startsWith('price-')).map(key => key.split(':')[1] ?? '')
  return markSeen(db, owner, keys, msns)
}

/** Whether the cart can be ordered as it is. @throws cart.empty */
export async function validateCart(
  db: Db,
  actor: Actor,
  options: CartOptions,
): Promise<{ valid: boolean; cart: Cart; notices: Cart['notices'] }> {
  const cart = await viewCart(db, actor, options)
  if (cart.itemsList.length === 0) throw appError('cart.empty')
  return { valid: !cart.notices.some(blocks), cart, notices: cart.notices }
}

export interface ShownCart {
  cart: { cartId: string; totalPayableAmount: number }
  itemsList: readonly { productId: string; productQuantity: number; productUnitPrice: number }[]
}

/** Whether what the page showed is what would be charged now. */
export async function validateShown(db: Db, actor: Customer, shown: ShownCart, pincode?: string) {
  const [cart, quick] = await Promise.all([
    viewCart(db, actor, { pincode }),
    viewCart(db, actor, { pincode, buyNow: true }),
  ])
  const meant = [cart, quick].find(one => one.cartId === shown.cart.cartId)
  if (!meant) throw appError('cart.unknown')
  if (meant.itemsList.length === 0) throw appError('cart.empty')
  const items = new Map(meant.itemsList.map(item => [item.productId, item]))
  const same =
    shown.itemsList.length === items.size &&
    shown.itemsList.every(({ productId, productQuantity, productUnitPrice }) => {
      const item = items.get(productId)
      return item?.productQuantity === productQuantity && item.productUnitPrice === productUnitPrice
    })
  const valid = same && meant.totalPayableAmount === shown.cart.totalPayableAmount && !meant.notices.some(blocks)
  return { valid, cart: meant, notices: meant.notices }
}

/** Shipping of the visitor's cart, or of an amount after discounts. */
export async function shippingFor(
  db: Db,
  actor: Actor,
  input: { amount?: number | undefined; pincode?: string | undefined; buyNow: boolean },
) {
  const { chargeMinor, freeAboveMinor } = MARKET_LIMITS[actor.market].shipping
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
  lines: (CartProduct & { quantity: number; unitPriceMinor: number; lineTaxRateBp: number })[]
  totals: Totals
  totalsBy: Priced['totalsBy']
  /** What is to be recorded once the order is written: that the cart carries a code, and its use when it holds. */
  carriesCode: boolean
  promotionUse: PromotionUse | null
  /** Delivery of each line, by MSN; empty when no known place was given. */
  promises: ReadonlyMap<string, DeliveryPromise>
  /** What keeps it from being ordered. */
  problems: Notice[]
}

/** The customer's cart priced for an order and locked until the transaction ends. @throws cart.empty */
export async function priceCart(
  tx: Tx,
  actor: Customer,
  options: {
    buyNow: boolean
    place: string | null
    gstin?: string | null
    paymentMode: 'prepaid' | 'cod' | null
    now?: Date
  },
): Promise<PricedCart> {
  const kind = kindOf(options.buyNow)
  const row = await lockCart(tx, actor.customerId, kind)
  if (!row || row.items.length === 0) throw appError('cart.empty')
  const { lines, totals, totalsBy, notices, promotion } = await priceRow(tx, actor, row, options)
  return {
    cartId: row.id,
    currency: totals.currency,
    lines: lines.map(({ item, product }) => {
      const { unitPriceMinor, taxRateBp } = priceAt(product, item.quantity)
      return { ...product, quantity: item.quantity, unitPriceMinor, lineTaxRateBp: taxRateBp }
    }),
    totals,
    totalsBy,
    carriesCode: row.promotion !== null,
    promotionUse: promotion && { promotionId: promotion.id, discountMinor: totals.promotionDiscountMinor },
    promises: new Map(lines.flatMap(({ item, promised }) => (promised ? [[item.msn, promised]] : []))),
    problems: notices.filter(blocks),
  }
}

export async function clearCart(tx: Tx, cartId: string): Promise<void> {
  await clearItems(tx, cartId)
}
