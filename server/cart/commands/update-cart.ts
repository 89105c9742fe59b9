// Changes what is in a cart: adds, sets and removes products, each from the seller of one offer.

import type { Cart } from '../../../contract/cart/api.ts'
import { type CartProduct, productsForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import { requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { priceRow } from '../queries/price-cart.ts'
import { type CartItemRow, changeItems, clearItems, ensureCart, rereadCart } from '../repository.ts'
import { isBuyable, kindOf, MAX_ITEMS, orderableQuantity } from '../rules.ts'

export interface CartChange {
  /** `switch` keeps the quantity and changes the offer of existing lines. */
  mode: 'add' | 'set' | 'switch'
  /** `offerId` is the seller's offer; without it that of the cart's line, else the one that pages show. */
  itemsList: readonly { productId: string; productQuantity: number; offerId?: number | undefined }[]
  buyNow: boolean
}

/** Adds, changes or removes items and returns the cart. Nothing is changed when one of the products is rejected. */
export async function updateCart(db: Db, actor: Actor, change: CartChange, pincode?: string): Promise<Cart> {
  const owner = requireSession(actor)
  const wanted = new Map<string, number>()
  for (const { productId, productQuantity } of change.itemsList) {
    wanted.set(productId, change.mode === 'add' ? (wanted.get(productId) ?? 0) + productQuantity : productQuantity)
  }
  const offers = new Map(change.itemsList.map(({ productId, offerId }) => [productId, offerId]))
  const { row, products } = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, kindOf(change.buyNow), newToken())
    if (change.buyNow && change.mode !== 'switch' && !opened.fresh) await clearItems(tx, opened.id)
    const row = opened.fresh ? opened : await rereadCart(tx, opened.id)
    const present = new Map(row.items.map(item => [item.msn, item]))
    const msns = [...new Set([...wanted.keys(), ...present.keys()])]
    const products = await productsForCart(
      tx,
      actor,
      msns.map(msn => ({ msn, offerId: offers.get(msn) ?? present.get(msn)?.offerId })),
    )
    const { put, remove } = planChange(wanted, change.mode, present, products)
    const items = afterChange(row.items, put, remove)
    if (items.length > MAX_ITEMS) throw appError('cart.too-many-items')
    await changeItems(tx, row.id, put, remove)
    return { row: { ...row, items }, products }
  })
  const options = { place: pincode ?? actor.place, paymentMode: null, products }
  return presentCart(actor, await priceRow(db, actor, row, options), change.buyNow)
}

/**
 * Buys a product of the cart from another seller. The quantity stays, as far as that seller has it and sells it so.
 * @throws catalog.product-unknown for an offer that the product does not have, cart.item-unavailable
 */
export function switchOffer(
  db: Db,
  actor: Actor,
  change: { productId: string; offerId: number; buyNow: boolean },
  pincode?: string,
): Promise<Cart> {
  const { productId, offerId, buyNow } = change
  return updateCart(
    db,
    actor,
    { mode: 'switch', itemsList: [{ productId, offerId, productQuantity: 0 }], buyNow },
    pincode,
  )
}

/** The items as stored after the change, in the order of the database. */
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

/** Which items to write and which to remove. Rejects what cannot be bought at all; a quantity is raised to the next that may be ordered. */
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
    if (mode === 'switch' && !before) throw appError('cart.item-unavailable', { msn })
    const target = mode === 'set' ? quantity : (before?.quantity ?? 0) + quantity
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
    // a quantity above the stock is reduced to it: the response shows it
    put.push({
      msn,
      offerId: product.offerId,
      quantity: Math.min(orderable, most),
      seenPriceMinor: product.priceMinor,
    })
  }
  return { put, remove }
}
