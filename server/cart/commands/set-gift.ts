// Switches gift wrapping of a cart on or off.

import type { Cart } from '../../../contract/cart/api.ts'
import { type Actor, requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentCart } from '../presenter.ts'
import { priceRow } from '../queries/price-cart.ts'
import { findCart } from '../repository/carts.ts'
import { setGift } from '../repository/gifts.ts'
import { kindOf } from '../rules.ts'

/**
 * Switches gift wrapping of the visitor's cart on, with a message that may be empty, or off. @throws cart.empty when
 * there is no cart
 */
export async function setCartGift(
  db: Db,
  actor: Actor,
  {
    gift,
    giftMessage,
    buyNow,
    pincode,
  }: { gift: boolean; giftMessage: string; buyNow: boolean; pincode?: string | undefined },
): Promise<Cart> {
  const row = await findCart(db, requireSession(actor), kindOf(buyNow))
  if (!row || row.items.length === 0) throw appError('cart.empty')
  await setGift(db, row.id, gift ? giftMessage : null)
  const changed = await findCart(db, actor, kindOf(buyNow))
  const priced = await priceRow(db, actor, changed, { place: pincode ?? actor.place, paymentMode: null })
  return presentCart(actor, priced, buyNow)
}
