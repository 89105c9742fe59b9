// Compares the cart that a page showed with the one that would be charged.

import type { Cart, ShownNotice } from '../../../contract/cart/api.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentCart } from '../presenter.ts'
import { findCart } from '../repository/carts.ts'
import { blocks, type Difference, differencesOf, kindOf, type ShownCart } from '../rules.ts'
import { priceRow } from './price-cart.ts'

async function priced(db: Db, actor: Customer, buyNow: boolean, pincode: string | undefined): Promise<Cart> {
  const row = await findCart(db, actor, kindOf(buyNow))
  return presentCart(
    actor,
    await priceRow(db, actor, row, { place: pincode ?? actor.place, paymentMode: null }),
    buyNow,
  )
}

const asNotice = ({ code, productId, offerId, productName, before, now }: Difference): ShownNotice => ({
  key: `${code}:${offerId ?? productId}:${before ?? ''}:${now ?? ''}`,
  ...{ code, productId, offerId, productName, before, now },
  seen: false,
})

/**
 * Whether what the page showed is what would be charged now; each difference has a notice.
 * @throws cart.unknown, cart.empty
 */
export async function validateShown(
  db: Db,
  actor: Customer,
  shown: ShownCart,
  pincode?: string,
): Promise<{ valid: boolean; cart: Cart; notices: ShownNotice[] }> {
  const [cart, quick] = await Promise.all([priced(db, actor, false, pincode), priced(db, actor, true, pincode)])
  const meant = [cart, quick].find(one => one.cartId === shown.cart.cartId)
  if (!meant) throw appError('cart.unknown')
  if (meant.itemsList.length === 0) throw appError('cart.empty')
  const differences = differencesOf(shown, meant).map(asNotice)
  const valid = differences.length === 0 && !meant.notices.some(blocks)
  return { valid, cart: meant, notices: [...meant.notices, ...differences] }
}
