// Switches a cart line to another seller.

import type { Cart } from '../../../contract/cart/api.ts'
import { offersForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import { requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { byOffer, priceRow } from '../queries/price-cart.ts'
import { changeItems, ensureCart, rereadCart, switchItem } from '../repository/carts.ts'
import { itemToMove, kindOf, wantedOf } from '../rules.ts'

export interface OfferSwitch {
  productId: string
  offerId: number
  /** The line to switch; without it the product's first line with another offer. */
  fromOfferId?: number | undefined
  buyNow: boolean
}

/**
 * Switches a cart line to another seller. The quantity stays, as far as that seller has it and sells it in these
 * multiples; if the cart already has a line with that seller, it is replaced.
 * @throws cart.item-unavailable when the cart has no such line, cart.offer-unknown for an offer that the product does
 *   not have, cart.offer-unavailable
 */
export async function switchOffer(db: Db, actor: Actor, change: OfferSwitch, pincode?: string): Promise<Cart> {
  const owner = requireSession(actor)
  const { productId: msn, offerId, fromOfferId, buyNow } = change
  const { row, products } = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, kindOf(buyNow), newToken())
    const row = await rereadCart(tx, opened.id)
    const lines = row.items.filter(item => item.msn === msn)
    const from =
      fromOfferId === undefined
        ? (lines.find(item => item.offerId !== offerId) ?? lines[0])
        : lines.find(item => item.offerId === fromOfferId)
    if (!from) throw appError('cart.item-unavailable', { msn })
    const products = byOffer(await offersForCart(tx, actor, [...wantedOf(row), { msn, offerId }]))
    const product = products.get(offerId)
    if (!product) throw appError('cart.offer-unknown', { msn })
    const other = lines.find(item => item.offerId === offerId && item !== from)
    const to = itemToMove(product, from.quantity + (other?.quantity ?? 0))
    if (other) await changeItems(tx, row.id, [to], [from.offerId], actor.now)
    else await switchItem(tx, row.id, { from: from.offerId, to, now: actor.now })
    const items = row.items.flatMap(item => (item === (other ?? from) ? [to] : item === from ? [] : [item]))
    return { row: { ...row, items }, products }
  })
  const options = { place: pincode ?? actor.place, paymentMode: null, products }
  return presentCart(actor, await priceRow(db, actor, row, options), buyNow)
}
