// Products as carts and orders need them.

import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type CartProduct, listForCart, type WantedProduct } from '../repository/cart-products.ts'
import { dayIn } from '../rules.ts'

/**
 * Products by MSN for carts and orders, in one statement, restricted to the actor's market; unknown MSNs are missing
 * from the map. Tax rates are those of the day of the request in that market. A quantity break carries its own tax rate,
 * because a rate may depend on the unit price.
 */
export async function productsForCart(
  db: Db,
  actor: Pick<Actor, 'market' | 'now'>,
  wanted: readonly WantedProduct[],
): Promise<Map<string, CartProduct>> {
  return new Map((await offersForCart(db, actor, wanted)).map(product => [product.msn, product]))
}

/** Like `productsForCart`, where a product may be wanted from several sellers; each offer once. */
export async function offersForCart(
  db: Db,
  actor: Pick<Actor, 'market' | 'now'>,
  wanted: readonly WantedProduct[],
): Promise<CartProduct[]> {
  if (wanted.length === 0) return []
  const found = await listForCart(db, wanted, actor.market, dayIn(actor.market, actor.now))
  // an offer that is wanted at a quoted price and without one is that with the price
  const [quoted, others] = [true, false].map(is => found.filter(one => (one.quotedTaxRateBp !== null) === is))
  return [...new Map([...(others ?? []), ...(quoted ?? [])].map(product => [product.offerId, product])).values()]
}
