// Changes the visitor's cart: each product is bought from one or more offers, a line each.

import type { Cart } from '../../../contract/cart/api.ts'
import { type CartProduct, offersForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import { requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { byOffer, priceRow } from '../queries/price-cart.ts'
import { type CartItemRow, changeItems, clearItems, ensureCart, rereadCart } from '../repository.ts'
import { itemToWrite, kindOf, MAX_ITEMS } from '../rules.ts'

interface ItemChange {
  productId: string
  productQuantity: number
  offerId?: number | undefined
}

export interface CartChange {
  mode: 'add' | 'set'
  itemsList: readonly ItemChange[]
  buyNow: boolean
}

/**
 * Adds, changes or removes items and returns the cart. Nothing is changed when one of the products is rejected.
 * @throws catalog.product-unknown, cart.offer-unknown, cart.item-unavailable, cart.offer-unavailable,
 * cart.too-many-items
 */
export async function updateCart(db: Db, actor: Actor, change: CartChange, pincode?: string): Promise<Cart> {
  const owner = requireSession(actor)
  const { row, products } = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, kindOf(change.buyNow), newToken())
    if (change.buyNow && !opened.fresh) await clearItems(tx, opened.id)
    const row = opened.fresh ? opened : await rereadCart(tx, opened.id)
    const changes = nameLines(change, row.items)
    const wanted = changes.map(({ productId: msn, offerId }) => ({ msn, offerId }))
    const found = await offersForCart(tx, actor, [...wanted, ...row.items])
    const { put, remove } = planChange(changes, change.mode, row.items, found)
    const items = afterChange(row.items, put, remove)
    if (items.length > MAX_ITEMS) throw appError('cart.too-many-items')
    await changeItems(tx, row.id, put, remove)
    return { row: { ...row, items }, products: byOffer(found) }
  })
  const options = { place: pincode ?? actor.place, paymentMode: null, products }
  return presentCart(actor, await priceRow(db, actor, row, options), change.buyNow)
}

/** A quantity that is set without an offer is that of the product's first line; all its lines are removed by a zero. */
function nameLines({ mode, itemsList }: CartChange, items: readonly CartItemRow[]): ItemChange[] {
  return itemsList.flatMap(change => {
    if (mode === 'add' || change.offerId !== undefined) return [change]
    const lines = items.filter(({ msn }) => msn === change.productId)
    if (lines.length === 0) return [change]
    return (change.productQuantity === 0 ? lines : lines.slice(0, 1)).map(({ offerId }) => ({ ...change, offerId }))
  })
}

/** The items as stored after the change, in the order of the database. */
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

/** Which lines to write and which to remove, by offer. Rejects what cannot be bought at all. */
function planChange(
  changes: readonly ItemChange[],
  mode: CartChange['mode'],
  items: readonly CartItemRow[],
  found: readonly CartProduct[],
): { put: CartItemRow[]; remove: number[] } {
  const present = new Map(items.map(item => [item.offerId, item]))
  const targets = new Map<number, { quantity: number; product: CartProduct; named: boolean }>()
  const remove: number[] = []
  for (const { productId: msn, productQuantity, offerId } of changes) {
    const product = found.find(one => one.msn === msn && (offerId === undefined ? one.shown : one.offerId === offerId))
    const line = present.get(product?.offerId ?? 0)
    const before = mode === 'add' ? (targets.get(product?.offerId ?? 0)?.quantity ?? line?.quantity ?? 0) : 0
    const quantity = before + productQuantity
    if (quantity === 0) {
      if (line) remove.push(line.offerId)
      continue
    }
    if (!product) throw appError(offerId === undefined ? 'catalog.product-unknown' : 'cart.offer-unknown', { msn })
    targets.set(product.offerId, { quantity, product, named: offerId !== undefined })
  }
  const put = [...targets.values()].map(({ quantity, product, named }) => itemToWrite(product, quantity, named))
  return { put, remove: remove.filter(offerId => !targets.has(offerId)) }
}
