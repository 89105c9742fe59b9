// The cart of a visitor with what decides which ways to pay they have.

import type { Cart } from '../../../contract/cart/api.ts'
import type { CodFacts } from '../../../contract/payments/cod-types.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { presentCart } from '../presenter.ts'
import { type CartRow, findCartToPay } from '../repository/carts.ts'
import { kindOf } from '../rules.ts'
import { type Priced, priceRow } from './price-cart.ts'

export interface CartOptions {
  pincode?: string | undefined
  buyNow?: boolean
}

interface CartToPay {
  cart: Cart
  totalsBy: Priced['totalsBy']
  products: { weightGrams: number; quantity: number }[]
  /** What decides which ways to pay the visitor has; no facts without a cart. */
  payer: { savedCards: CartRow['savedCards']; codFacts: CodFacts | undefined }
}

/**
 * The visitor's cart as a page shows it, and its totals by each way to pay. The tax number is that of the invoice: null
 * for a retail one, the customer's own setting when left out.
 */
export async function cartToPay(
  db: Db,
  actor: Actor,
  { pincode, buyNow = false, gstin }: CartOptions & { gstin?: string | null },
): Promise<CartToPay> {
  const place = pincode ?? actor.place
  const row = await findCartToPay(db, actor, kindOf(buyNow), { place, now: actor.now })
  const options = { place, paymentMode: null, ...(gstin === undefined ? {} : { gstin }) }
  const priced = await priceRow(db, actor, row, options)
  return {
    cart: presentCart(actor, priced, buyNow),
    totalsBy: priced.totalsBy,
    products: priced.lines.map(({ item, product: { weightGrams } }) => ({ weightGrams, quantity: item.quantity })),
    payer: { savedCards: row?.savedCards ?? [], codFacts: row?.codFacts },
  }
}
