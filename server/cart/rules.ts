// Pure decisions of a cart: which quantities may be bought, which notices are shown, and the input of the totals.

import type { Cart, CartNotice, ShownNotice } from '../../contract/cart/api.ts'
import { largestQuantity, quantityFault, smallestQuantity } from '../../contract/cart/quantity.rules.ts'
import type { TotalsInput } from '../../contract/cart/totals-types.ts'
import { listAt } from '../../contract/price-lists/choice.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { CartProduct } from '../catalog/service.ts'
import { type DeliveryPromise, type DispatchPart, dispatchParts } from '../delivery/service.ts'
import { appError } from '../platform/errors.ts'
import { marketLimits } from '../platform/limits.ts'
import type { Evaluation } from '../promotions/service.ts'
import type { CartItemRow, CartKind, CartRow, QuotedPrice } from './repository/carts.ts'

export const MAX_ITEMS = 200

/** One of a visitor's two carts. */
export const kindOf = (buyNow: boolean): CartKind => (buyNow ? 'quick' : 'cart')

export function isBuyable(product: CartProduct): boolean {
  return product.active && product.availability === 'in-stock' && product.available > 0
}

/**
 * The largest quantity that may be ordered of an offer. `named` means that the shopper chose this seller.
 * @throws cart.item-unavailable, cart.offer-unavailable
 */
function orderable(product: CartProduct, named: boolean): number {
  const most = isBuyable(product) ? largestQuantity(product.available, product) : 0
  if (most > 0) return most
  const other = named && product.otherOffers > 0 && product.reason !== 'product-ended'
  throw appError(other ? 'cart.offer-unavailable' : 'cart.item-unavailable', { msn: product.msn })
}

const lineOf = ({ msn, offerId, priceMinor }: CartProduct, quantity: number): CartItemRow => ({
  ...{ msn, offerId, quantity, seenPriceMinor: priceMinor },
  ...{ adjustedFrom: null, expireAt: null },
})

/**
 * The cart line for a quantity of an offer of which the cart already holds `inCart`; null adds the smallest quantity.
 * @throws cart.item-unavailable, cart.offer-unavailable, and the codes of `quantityFault` or cart.quantity-in-cart
 */
export function itemToWrite(product: CartProduct, wanted: number | null, named: boolean, inCart = 0): CartItemRow {
  orderable(product, named)
  const quantity = wanted ?? inCart + smallestQuantity(product)
  const fault = quantityFault(quantity, product)
  if (!fault) return lineOf(product, quantity)
  const { msn } = product
  if (fault.code !== 'cart.quantity-stock' || inCart === 0) throw appError(fault.code, { msn, params: fault.params })
  throw appError('cart.quantity-in-cart', { msn, params: { ...fault.params, inCart } })
}

/**
 * A cart line after switching to another seller: the quantity in this seller's multiples, limited by its stock.
 * @throws cart.item-unavailable, cart.offer-unavailable
 */
export function itemToMove(product: CartProduct, quantity: number): CartItemRow {
  const most = orderable(product, true)
  const { quantityMultiple } = product
  const lifted = Math.max(smallestQuantity(product), Math.ceil(quantity / quantityMultiple) * quantityMultiple)
  return lineOf(product, Math.min(lifted, most))
}

/** The items of a cart to look up, including expired ones: with the quoted prices of their offers. */
export function wantedOf({ items, expired, quotedPrices }: Pick<CartRow, 'items' | 'expired' | 'quotedPrices'>) {
  const quoted = new Map(quotedPrices.map(one => [one.offerId, one.unitPriceMinor]))
  return [...items, ...expired].map(({ msn, offerId }) => ({ msn, offerId, quotedMinor: quoted.get(offerId) }))
}

/** The product at its quoted price, if that applies to the item now: for exactly its quantity, until it expires. */
export function atQuotedPrice(
  product: CartProduct,
  item: CartItemRow,
  quotes: readonly QuotedPrice[],
  now: Date,
): CartProduct {
  const quote = quotes.find(({ offerId, quantity }) => offerId === item.offerId && quantity === item.quantity)
  const { quotedTaxRateBp } = product
  if (!quote || quotedTaxRateBp === null || new Date(quote.validUntil) <= now) return product
  return { ...product, priceMinor: quote.unitPriceMinor, taxRateBp: quotedTaxRateBp, breaks: [], own: null }
}

/** A cart line with its product. */
export interface CartLine {
  item: CartItemRow
  product: CartProduct
  promised: DeliveryPromise | null
}

/** A part of a line that is sold under one registration; unknown before there is a delivery location. */
export type LinePart = Omit<DispatchPart, 'registrationId'> & { registrationId: number | null }

/** A line split by State of dispatch: each part is a supply with its own tax. */
export function partsOf({ item, product, promised }: CartLine): LinePart[] {
  const parts = promised?.serviceable ? dispatchParts(promised.sources, item.quantity) : []
  if (parts.length > 0) return parts
  return [{ registrationId: null, stateCode: product.dispatchState, quantity: item.quantity, warehouseIds: [] }]
}

/** Unit price and tax rate at a quantity: the highest quantity price it reaches. */
export function priceAt(product: CartProduct, quantity: number): { unitPriceMinor: number; taxRateBp: number } {
  let reached = { unitPriceMinor: product.priceMinor, taxRateBp: product.taxRateBp ?? 0 }
  for (const step of product.breaks) {
    if (quantity >= step.minQuantity) reached = { unitPriceMinor: step.priceMinor, taxRateBp: step.taxRateBp }
  }
  return reached
}

/** Notice that the applied code is no longer valid, with its conditions and the missing amount. */
export function promotionNotice(code: string, minCartMinor: number, { reason, gapMinor }: Evaluation): Notice {
  const missing = reason === 'below-minimum'
  const [before, now] = missing ? [minCartMinor, gapMinor] : [null, null]
  return { key: `promo-ended:${code}:${reason}`, code: 'promo-ended', productId: '', offerId: null, before, now }
}

/** Notice that the delivery pincode or emirate does not exist. */
export function placeNotice(place: string): Notice {
  const none = { productId: '', offerId: null, before: null, now: null }
  return { key: `place-unknown:${place}`, code: 'place-unknown', ...none }
}

export type Notice = Omit<CartNotice, 'productName' | 'seen'>

/** The key of a line's notice names the offer: see `offersOfNotices`. */
function notice(
  code: CartNotice['code'],
  { msn, offerId }: CartItemRow,
  before: number | null,
  now: number | null,
): Notice {
  return { key: `${code}:${offerId}:${before ?? ''}:${now ?? ''}`, code, productId: msn, offerId, before, now }
}

/** Key that records that the shopper has seen the expiry of an item. */
export const expiredKey = (offerId: number) => `expired:${offerId}:`

/** Whether a cart item expires now. */
export function hasExpired({ items }: Pick<CartRow, 'items'>, now: Date): boolean {
  return items.some(({ expireAt }) => expireAt !== null && new Date(expireAt) <= now)
}

/** The prices shown in the notices with these keys, by offer: seeing the notices makes them the known prices. */
export function pricesOfNotices(keys: readonly string[]): { offerId: number; priceMinor: number }[] {
  return keys.flatMap(key => {
    const [, offerId, priceMinor] = /^price-(?:up|down):(\d{1,15}):\d{1,15}:(\d{1,15})$/.exec(key) ?? []
    return offerId === undefined ? [] : [{ offerId: Number(offerId), priceMinor: Number(priceMinor) }]
  })
}

/**
 * The offers that the notices with these keys are about, by what seeing them accepts: the quantity, or the item's
 * expiry.
 */
export function offersOfNotices(keys: readonly string[]): Record<'quantities' | 'expired', number[]> {
  const of = (pattern: RegExp) =>
    keys.flatMap(key => {
      const offerId = pattern.exec(key)?.[1]
      return offerId === undefined ? [] : [Number(offerId)]
    })
  return {
    quantities: of(/^quantity-adjusted:(\d{1,15}):/),
    expired: of(/^expired:(\d{1,15}):$/),
  }
}

/** The notices of one line. Those about stock and delivery prevent an order. */
export function noticesOf({ item, product, promised }: CartLine): Notice[] {
  const found: Notice[] = []
  if (item.adjustedFrom !== null) found.push(notice('quantity-adjusted', item, item.adjustedFrom, item.quantity))
  if (!product.active || product.availability === 'on-request') found.push(notice('unavailable', item, null, null))
  else if (product.available === 0) found.push(notice('out-of-stock', item, item.quantity, 0))
  else if (product.available < item.quantity) found.push(notice('less-stock', item, item.quantity, product.available))
  else if (promised && !promised.serviceable && promised.reason !== 'stock')
    found.push(notice('undeliverable', item, null, null))
  if (item.seenPriceMinor < product.priceMinor)
    found.push(notice('price-up', item, item.seenPriceMinor, product.priceMinor))
  if (item.seenPriceMinor > product.priceMinor)
    found.push(notice('price-down', item, item.seenPriceMinor, product.priceMinor))
  return found
}

const BLOCKING: ReadonlySet<CartNotice['code']> = new Set([
  'unavailable',
  'out-of-stock',
  'less-stock',
  'undeliverable',
  'place-unknown',
])

/** Whether a notice prevents an order. */
export function blocks(one: Pick<Notice, 'code'>): boolean {
  return BLOCKING.has(one.code)
}

export interface TotalsContext {
  market: Market
  deliveryState: string | null
  gstin: string | null
  paymentMode: TotalsInput['paymentMode']
  /** The store's share of a no-cost EMI. */
  noCostEmiDiscountMinor?: number
  isGift: boolean
  /** The store's discount for the payment method. */
  paymentOffer?: TotalsInput['paymentOffer']
  exchangeCreditMinor: number
  /** Reward points that the customer uses. */
  rewards?: TotalsInput['rewards']
  promotion: TotalsInput['promotion']
  automatic?: NonNullable<TotalsInput['automatic']>
}

/** The buyer's price list that sets the price of a quantity, if any. */
function listOf({ own }: CartProduct, quantity: number): Pick<TotalsInput['lines'][number], 'priceList'> {
  const priceList = own && listAt(own.steps, own.publicPrice, quantity)
  return priceList ? { priceList } : {}
}

/** Input of the totals: only lines that can be bought count. */
export function totalsInput(lines: readonly CartLine[], context: TotalsContext): TotalsInput {
  const limits = marketLimits(context.market)
  return {
    market: context.market,
    currency: limits.currency,
    lines: lines
      .filter(line => isBuyable(line.product))
      .flatMap(line => partsOf(line).map(part => ({ ...line, part })))
      .map(({ item, product, part }) => ({
        msn: item.msn,
        quantity: part.quantity,
        breakQuantity: item.quantity,
        mrpMinor: product.mrpMinor,
        unitPriceMinor: product.priceMinor,
        breaks: product.breaks,
        taxRateBp: priceAt(product, item.quantity).taxRateBp,
        listTaxRateBp: product.taxRateBp ?? 0,
        hsn: product.hsn,
        sellerId: product.sellerId,
        sellerState: part.stateCode,
        ...listOf(product, item.quantity),
      })),
    deliveryState: context.deliveryState,
    buyerGstin: context.gstin,
    promotion: context.promotion,
    // omitted when there is none, as in carts from before promotions
    ...(context.automatic?.length && { automatic: context.automatic }),
    paymentMode: context.paymentMode,
    prepaidDiscount: limits.prepaidDiscount,
    shipping: limits.shipping,
    noCostEmiDiscountMinor: context.noCostEmiDiscountMinor ?? 0,
    giftPackingMinor: context.isGift ? limits.giftPackingMinor : 0,
    paymentOffer: context.paymentOffer ?? null,
    exchangeCreditMinor: context.exchangeCreditMinor,
    rewards: context.rewards ?? null,
  }
}

/** The cart as a page showed it. */
export interface ShownCart {
  cart: { cartId: string; totalPayableAmount: number }
  itemsList: readonly {
    productId: string
    /** Which line of the product; defaults to the first one. */
    offerId?: number | undefined
    productQuantity: number
    productUnitPrice: number
  }[]
}

export type Difference = Pick<ShownNotice, 'productId' | 'offerId' | 'productName' | 'before' | 'now'> & {
  code: 'line-differs' | 'quantity-differs' | 'price-differs' | 'total-differs'
}

/** Differences between the cart that was shown and the current one: lines, quantities, prices, the total. */
export function differencesOf(shown: ShownCart, cart: Pick<Cart, 'itemsList' | 'totalPayableAmount'>): Difference[] {
  const differences: Difference[] = []
  const left = new Set(cart.itemsList)
  for (const { productId, offerId, productQuantity, productUnitPrice } of shown.itemsList) {
    const item = [...left].find(one => one.productId === productId && (offerId ?? one.offerId) === one.offerId)
    const of = { productId, offerId: item?.offerId ?? offerId ?? null, productName: item?.productName ?? productId }
    if (!item) {
      differences.push({ code: 'line-differs', ...of, before: productQuantity, now: null })
      continue
    }
    left.delete(item)
    if (item.productQuantity !== productQuantity)
      differences.push({ code: 'quantity-differs', ...of, before: productQuantity, now: item.productQuantity })
    if (item.productUnitPrice !== productUnitPrice)
      differences.push({ code: 'price-differs', ...of, before: productUnitPrice, now: item.productUnitPrice })
  }
  for (const { productId, offerId, productName, productQuantity: now } of left)
    differences.push({ code: 'line-differs', productId, offerId, productName, before: null, now })
  const [before, now] = [shown.cart.totalPayableAmount, cart.totalPayableAmount]
  const whole = { productId: '', offerId: null, productName: '' }
  if (before !== now) differences.push({ code: 'total-differs', ...whole, before, now })
  return differences
}
