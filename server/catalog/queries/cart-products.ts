// Products for carts and orders.

import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { type CartProduct, listForCart, type WantedProduct } from '../repository/cart-products.ts'
import { atListedPrice } from '../rules/listed-price.ts'
import { dayIn } from '../rules.ts'

/** Whose price lists apply, where and when; null for nobody's. */
type Buyer = Pick<Actor, 'market' | 'now' | 'customerId'>

/**
 * Products by MSN for carts and orders, in one statement, restricted to the actor's market; unknown MSNs are missing
 * from the map. Tax rates are those of the day of the request in that market. A quantity price has its own tax rate,
 * because a rate may depend on the unit price.
 */
export async function productsForCart(
  db: Db,
  actor: Buyer,
  wanted: readonly WantedProduct[],
): Promise<Map<string, CartProduct>> {
  return new Map((await offersForCart(db, actor, wanted)).map(product => [product.msn, product]))
}

/**
 * Like `productsForCart`, where a product may be requested from several sellers; each offer once. Prices are the
 * customer's: those of their groups' price lists, where these are lower.
 */
export async function offersForCart(db: Db, actor: Buyer, wanted: readonly WantedProduct[]): Promise<CartProduct[]> {
  if (wanted.length === 0) return []
  const { market, now, customerId: buyerId } = actor
  const listed = await listForCart(db, wanted, { market, on: dayIn(market, now), buyerId })
  const floorBp = settingOf(market, 'prices.list-floor')
  const found = listed.map(product => atListedPrice(product, floorBp))
  // an offer requested both with and without a quoted price gets the quoted price
  const [quoted, others] = [true, false].map(is => found.filter(one => (one.quotedTaxRateBp !== null) === is))
  return [...new Map([...(others ?? []), ...(quoted ?? [])].map(product => [product.offerId, product])).values()]
}
