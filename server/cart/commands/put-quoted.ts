// Puts the lines of an accepted quotation into the customer's cart, at its prices.

import { offersForCart } from '../../catalog/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { changeItems, ensureCart, rereadCart } from '../repository/carts.ts'
import { storeQuotedPrices } from '../repository/quoted-prices.ts'
import { itemToWrite, MAX_ITEMS } from '../rules.ts'

export interface QuotedLine {
  msn: string
  offerId: number
  quantity: number
  unitPriceMinor: number
}

/**
 * Sets the lines of the cart to those of a quotation. Its prices apply to this customer until `validUntil`, for exactly
 * these quantities and one order. @throws cart.item-unavailable, cart.offer-unavailable, cart.quantity-stock,
 * cart.quantity-minimum, cart.quantity-multiple, cart.too-many-items
 */
export async function putQuoted(
  tx: Tx,
  actor: Customer,
  lines: readonly QuotedLine[],
  quote: { validUntil: Date; rfqNumber: number },
): Promise<void> {
  const { id } = await ensureCart(tx, actor, 'cart', newToken())
  const { items } = await rereadCart(tx, id)
  const products = await offersForCart(tx, actor, lines)
  const put = lines.map(({ msn, offerId, quantity, unitPriceMinor }) => {
    const product = products.find(one => one.offerId === offerId)
    if (!product) throw appError('cart.item-unavailable', { msn })
    return { ...itemToWrite(product, quantity, true), seenPriceMinor: unitPriceMinor }
  })
  const held = new Set([...items, ...put].map(({ offerId }) => offerId))
  if (held.size > MAX_ITEMS) throw appError('cart.too-many-items')
  await changeItems(tx, id, put, [], actor.now)
  await storeQuotedPrices(tx, actor.customerId, lines, quote)
}
