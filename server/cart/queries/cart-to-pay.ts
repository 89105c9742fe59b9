// A visitor's cart with the data that decides which payment methods they have.

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
  /** Data that decides which payment methods the visitor has; none without a cart. */
  payer: { savedCards: CartRow['savedCards']; codFacts: CodFacts | undefined }
}

/**
 * The visitor's cart as a page shows it, and its totals for each payment mode. The tax number is that of the invoice:
 * null for a retail one; defaults to the customer's own setting.
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
