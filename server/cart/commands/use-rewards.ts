// Whether the cart's order uses reward points.

import type { Cart } from '../../../contract/cart/api.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { setCartUse } from '../../rewards/service.ts'
import { presentCart } from '../presenter.ts'
import { priceRow } from '../queries/price-cart.ts'
import { findCart } from '../repository/carts.ts'
import { kindOf } from '../rules.ts'

/**
 * Switches the use of the customer's points for their cart on or off. How many are used is decided again with each
 * change of the cart. @throws cart.empty when there is no cart
 */
export async function setCartRewards(
  db: Db,
  actor: Customer,
  { use, buyNow, pincode }: { use: boolean; buyNow: boolean; pincode?: string | undefined },
): Promise<Cart> {
  const row = await findCart(db, actor, kindOf(buyNow))
  if (!row || row.items.length === 0) throw appError('cart.empty')
  await setCartUse(db, row.id, use)
  const changed = { ...row, rewards: row.rewards && { ...row.rewards, used: use } }
  const priced = await priceRow(db, actor, changed, { place: pincode ?? actor.place, paymentMode: null })
  return presentCart(actor, priced, buyNow)
}
