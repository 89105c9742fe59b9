// Today's price of a quantity of one product, as a cart with nothing else in it.

import { splitInclusive, taxOf } from '../../../contract/shared/tax.ts'
import { type CartProduct, productsForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { isBuyable, itemToMove, priceAt } from '../rules.ts'

export interface PricedProduct {
  product: CartProduct
  /** Of all units, tax included. */
  priceMinor: number
  /** The tax included. */
  taxMinor: number
}

/** Null when it cannot be bought in this quantity. Excludes shipping and discounts. */
export async function priceProduct(
  db: Db,
  buyer: Pick<Actor, 'market' | 'now' | 'customerId'>,
  { msn, quantity }: { msn: string; quantity: number },
): Promise<PricedProduct | null> {
  const product = (await productsForCart(db, buyer, [{ msn }])).get(msn)
  if (!product || !isBuyable(product) || itemToMove(product, quantity).quantity !== quantity) return null
  const { unitPriceMinor, taxRateBp } = priceAt(product, quantity)
  const priceMinor = unitPriceMinor * quantity
  const kind = buyer.market === 'AE' ? 'vat' : 'inter'
  return { product, priceMinor, taxMinor: taxOf(splitInclusive(priceMinor, taxRateBp, kind)) }
}
