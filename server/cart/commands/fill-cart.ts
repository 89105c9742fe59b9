// Adds a list of products to the visitor's cart as far as they can be bought, and reports each one.

import type { Cart } from '../../../contract/cart/api.ts'
import { type CartProduct, offersForCart } from '../../catalog/service.ts'
import { type Actor, requireSession } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { presentCart } from '../presenter.ts'
import { byOffer, priceRow } from '../queries/price-cart.ts'
import { type CartItemRow, changeItems, ensureCart, rereadCart } from '../repository/carts.ts'
import { isBuyable, itemToMove, MAX_ITEMS, priceAt, wantedOf } from '../rules.ts'

export interface WantedLine {
  msn: string
  /** The preferred offer, if it can be bought; null for the one that pages show. */
  offerId: number | null
  quantity: number
}

/** What the cart now holds of a requested line; null when none of it can be bought. */
export type FilledLine = { quantity: number; unitPriceMinor: number; product: CartProduct } | null

/**
 * The line for a requested product: from its offer, else from the one that pages show; null when neither can be bought.
 */
function lineFor(
  wanted: WantedLine,
  offers: readonly CartProduct[],
): { item: CartItemRow; product: CartProduct } | null {
  const ofProduct = offers.filter(({ msn }) => msn === wanted.msn)
  const named = ofProduct.find(({ offerId }) => offerId === wanted.offerId)
  const shown = ofProduct.find(offer => offer.shown)
  for (const product of [named, shown]) {
    if (!product || !isBuyable(product)) continue
    const item = itemToMove(product, wanted.quantity)
    if (item.quantity > 0) return { item, product }
  }
  return null
}

/** Why none of a requested product can be bought. */
export type NotFilled = 'ended' | 'out-of-stock' | 'on-request'

function whyNot(wanted: WantedLine, offers: readonly CartProduct[]): NotFilled {
  const shown = offers.find(({ msn, shown }) => msn === wanted.msn && shown)
  if (!shown?.active) return 'ended'
  return shown.availability === 'on-request' ? 'on-request' : 'out-of-stock'
}

function filledWith(product: CartProduct, quantity: number): FilledLine {
  return { product, quantity, unitPriceMinor: priceAt(product, quantity).unitPriceMinor }
}

/**
 * Puts the requested products into the cart. A line that already holds more is left alone, so that repeating a list
 * changes nothing. `reasons` has an entry for each line that is null. @throws cart.too-many-items, without any change
 */
export async function fillCart(
  db: Db,
  actor: Actor,
  wanted: readonly WantedLine[],
): Promise<{ cart: Cart; lines: FilledLine[]; reasons: (NotFilled | null)[] }> {
  const owner = requireSession(actor)
  const { priced, lines, reasons } = await db.transaction(async tx => {
    const opened = await ensureCart(tx, owner, 'cart', newToken())
    const row = opened.fresh ? opened : await rereadCart(tx, opened.id)
    const asked = wanted.flatMap(({ msn, offerId }) => [
      { msn, offerId: undefined },
      ...(offerId === null ? [] : [{ msn, offerId }]),
    ])
    const offers = await offersForCart(tx, actor, [...asked, ...wantedOf(row)])
    const found = wanted.map(line => lineFor(line, offers))
    const items = new Map(row.items.map(item => [item.offerId, item]))
    const put = found.flatMap(line => {
      const held = line && items.get(line.item.offerId)
      if (!line || (held && held.quantity >= line.item.quantity)) return []
      items.set(line.item.offerId, line.item)
      return [line.item]
    })
    if (items.size > MAX_ITEMS) throw appError('cart.too-many-items')
    // one row per offer, even if the list names it twice
    const written = new Map(put.map(item => [item.offerId, items.get(item.offerId) ?? item]))
    const options = { place: actor.place, paymentMode: null, products: byOffer(offers) }
    const [, priced] = await Promise.all([
      changeItems(tx, row.id, [...written.values()], [], actor.now),
      priceRow(tx, actor, { ...row, items: [...items.values()] }, options),
    ])
    const lines = found.map(line => line && filledWith(line.product, items.get(line.item.offerId)?.quantity ?? 0))
    const reasons = wanted.map((line, index) => (found[index] ? null : whyNot(line, offers)))
    return { priced, lines, reasons }
  })
  return { cart: presentCart(actor, priced, false), lines, reasons }
}
