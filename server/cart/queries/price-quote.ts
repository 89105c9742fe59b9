// The totals of a quotation, computed as for a cart.

import type { Totals } from '../../../contract/cart/totals-types.ts'
import { type CartProduct, offersForCart } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { QuotedLine } from '../commands/put-quoted.ts'
import type { CartRow } from '../repository/carts.ts'
import { itemToWrite, partsOf, priceAt } from '../rules.ts'
import { byOffer, priceRow } from './price-cart.ts'

/** Lines by product and State of dispatch, in the order of the totals. */
interface PricedQuote {
  lines: {
    product: CartProduct
    /** The store's price per unit for this quantity without the quotation. */
    listUnitPriceMinor: number
  }[]
  totals: Totals
}

/** The offer of a quotation line that names none. @throws catalog.product-unknown, cart.offer-unknown */
export async function offersOfQuote(
  db: Db,
  actor: Pick<Actor, 'market' | 'now' | 'customerId'>,
  wanted: readonly { msn: string; offerId?: number | undefined }[],
): Promise<CartProduct[]> {
  const found = await offersForCart(db, actor, wanted)
  return wanted.map(({ msn, offerId }) => {
    const product = found.find(one => one.msn === msn && (offerId === undefined ? one.shown : one.offerId === offerId))
    if (!product) throw appError(offerId === undefined ? 'catalog.product-unknown' : 'cart.offer-unknown', { msn })
    return product
  })
}

/**
 * The totals of lines at quoted prices, delivered to a location; `gstin` affects the place of supply.
 * @throws cart.item-unavailable, cart.offer-unavailable, cart.quantity-stock, cart.quantity-minimum,
 *   cart.quantity-multiple
 */
export async function priceQuote(
  db: Db,
  actor: Actor,
  quoted: readonly QuotedLine[],
  { place, gstin, validUntil }: { place: string; gstin: string | null; validUntil: Date },
): Promise<PricedQuote> {
  const wanted = quoted.map(line => ({ ...line, quotedMinor: line.unitPriceMinor }))
  const products = byOffer(await offersForCart(db, actor, wanted))
  const items = quoted.map(({ msn, offerId, quantity }) => {
    const product = products.get(offerId)
    if (!product) throw appError('cart.item-unavailable', { msn })
    return itemToWrite(product, quantity, true)
  })
  const quotedPrices = quoted.map(line => ({ ...line, validUntil: validUntil.toISOString(), rfqNumber: 0 }))
  const none = { id: '', kind: 'cart', shareKey: null, sessionId: null, promotion: null, giftMessage: null } as const
  const automatic: CartRow['automatic'] = []
  const row = {
    ...none,
    customerId: actor.customerId,
    gstin,
    savedCards: [],
    items,
    ...{ expired: [], itemDays: 0, agent: null },
    quotedPrices,
    exchangeCredit: null,
    rewards: null,
    seen: [],
    automatic,
  }
  const { lines, totals } = await priceRow(db, actor, row, { place, paymentMode: null, products })
  return {
    totals,
    lines: lines.flatMap(line => {
      const { product, item } = line
      const plain = products.get(item.offerId) ?? product
      const listUnitPriceMinor = priceAt(plain, item.quantity).unitPriceMinor
      return partsOf(line).map(() => ({ product, listUnitPriceMinor }))
    }),
  }
}
