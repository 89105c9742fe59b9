// Changes the visitor's cart: a product can be bought from several offers, with a line for each.

import type { Cart } from '../../../contract/cart/api.ts'
import { type CartProduct, offersForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import { requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { byOffer, priceRow } from '../queries/price-cart.ts'
import {
  type CartItemRow,
  changeItems,
  clearItems,
  type ExpiredItem,
  ensureCart,
  rereadCart,
} from '../repository/carts.ts'
import { itemToWrite, kindOf, MAX_ITEMS, wantedOf } from '../rules.ts'

interface ItemChange {
  productId: string
  /** Defaults to the smallest quantity that the seller sells. */
  productQuantity?: number | undefined
  offerId?: number | undefined
}

export interface CartChange {
  mode: 'add' | 'set'
  itemsList: readonly ItemChange[]
  buyNow: boolean
}

/**
 * Adds, changes or removes items and returns the cart. Nothing changes when one of the products is rejected.
 * @throws catalog.product-unknown, cart.offer-unknown, cart.item-unavailable, cart.offer-unavailable,
 *   cart.quantity-stock, cart.quantity-in-cart, cart.quantity-minimum, cart.quantity-multiple, cart.too-many-items
 */
export async function updateCart(db: Db, actor: Actor, change: CartChange, pincode?: string): Promise<Cart> {
  const owner = requireSession(actor)
  const priced = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, kindOf(change.buyNow), newToken())
    if (change.buyNow && !opened.fresh) await clearItems(tx, opened.id, { ordered: false, now: actor.now })
    const row = opened.fresh ? opened : await rereadCart(tx, opened.id)
    const changes = nameLines(change, row.items)
    const wanted = changes.map(({ productId: msn, offerId }) => ({ msn, offerId }))
    const found = await offersForCart(tx, actor, [...wanted, ...wantedOf(row)])
    const { put, remove } = planChange(changes, change.mode, row.items, found)
    const items = afterChange(row.items, put, remove)
    if (items.length > MAX_ITEMS) throw appError('cart.too-many-items')
    const options = { place: pincode ?? actor.place, paymentMode: null, products: byOffer(found) }
    const [, priced] = await Promise.all([
      changeItems(tx, row.id, put, remove, actor.now),
      priceRow(tx, actor, { ...row, items, expired: withoutBack(row.expired, put) }, options),
    ])
    return priced
  })
  return presentCart(actor, priced, change.buyNow)
}

/** The expired items that remain after some are added again. */
const withoutBack = (expired: readonly ExpiredItem[], put: readonly CartItemRow[]) =>
  expired.filter(({ offerId }) => !put.some(item => item.offerId === offerId))

/** A quantity without an offer applies to the product's first line; zero removes all its lines. */
function nameLines({ mode, itemsList }: CartChange, items: readonly CartItemRow[]): ItemChange[] {
  return itemsList.flatMap(change => {
    if (mode === 'add' || change.offerId !== undefined) return [change]
    const lines = items.filter(({ msn }) => msn === change.productId)
    if (lines.length === 0) return [change]
    return (change.productQuantity === 0 ? lines : lines.slice(0, 1)).map(({ offerId }) => ({ ...change, offerId }))
  })
}

/** The items as stored after the change, in database order. */
function afterChange(
  items: readonly CartItemRow[],
  put: readonly CartItemRow[],
  remove: readonly number[],
): CartItemRow[] {
  const changed = new Map(put.map(item => [item.offerId, item]))
  const kept = items.filter(({ offerId }) => !remove.includes(offerId)).map(item => changed.get(item.offerId) ?? item)
  const known = new Set(items.map(({ offerId }) => offerId))
  const added = put
    .filter(({ offerId }) => !known.has(offerId))
    .sort((a, b) => (a.msn === b.msn ? a.offerId - b.offerId : a.msn < b.msn ? -1 : 1))
  return [...kept, ...added]
}

interface Target {
  product: CartProduct
  /** Null for the smallest quantity. */
  quantity: number | null
  named: boolean
  /** Units of the line to which the quantity is added. */
  inCart: number
}

/** The lines of the targets; the error names every line with a rejected quantity. @throws as `itemToWrite` */
function linesOf(targets: readonly Target[]): CartItemRow[] {
  const rejected: { error: AppError; target: Target }[] = []
  const lines = targets.flatMap(target => {
    try {
      return [itemToWrite(target.product, target.quantity, target.named, target.inCart)]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      rejected.push({ error, target })
      return []
    }
  })
  const [first] = rejected
  if (!first) return lines
  throw appError(first.error.code, {
    ...first.error.data,
    lines: rejected.map(({ error: { code, data }, target: { product, named } }) => ({
      ...{ code, msn: product.msn, offerId: named ? product.offerId : null },
      ...data.params,
    })),
  })
}

/** Which lines to write and which to remove, by offer. Rejects what cannot be bought, or not in this quantity. */
function planChange(
  changes: readonly ItemChange[],
  mode: CartChange['mode'],
  items: readonly CartItemRow[],
  found: readonly CartProduct[],
): { put: CartItemRow[]; remove: number[] } {
  const present = new Map(items.map(item => [item.offerId, item]))
  const targets = new Map<number, Target>()
  const remove: number[] = []
  for (const { productId: msn, productQuantity, offerId } of changes) {
    const product = found.find(one => one.msn === msn && (offerId === undefined ? one.shown : one.offerId === offerId))
    const line = present.get(product?.offerId ?? 0)
    const inCart = mode === 'add' ? (line?.quantity ?? 0) : 0
    const before = mode === 'add' ? (targets.get(product?.offerId ?? 0)?.quantity ?? inCart) : 0
    const quantity = productQuantity === undefined ? null : before + productQuantity
    if (quantity === 0) {
      if (line) remove.push(line.offerId)
      continue
    }
    if (!product) throw appError(offerId === undefined ? 'catalog.product-unknown' : 'cart.offer-unknown', { msn })
    targets.set(product.offerId, { quantity, product, named: offerId !== undefined, inCart })
  }
  const put = linesOf([...targets.values()])
  return { put, remove: remove.filter(offerId => !targets.has(offerId)) }
}
