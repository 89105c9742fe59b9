// Buys again: puts an earlier order into the cart, and lists products bought before.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { BoughtAgain } from '../../../contract/checkout/api.ts'
import { fillCart } from '../../cart/service.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { boughtProducts, orderedLines, ownOrder } from '../../orders/service.ts'
import { type Customer, requireSelf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { indexReady } from '../../search/service.ts'
import { linesByOffer } from '../rules.ts'

/** Maximum number of order lines for which alternatives are looked up; each needs a search. */
const MAX_LOOKED_UP = 10
const ALTERNATIVES = 3
/** More than needed, because some are out of stock. */
const ASKED = 12

async function alternativesTo(app: App, actor: Customer, msn: string): Promise<ProductCard[]> {
  await indexReady(app)
  const cards = await cardsByMsn(app, actor, await app.ports.search.similar(msn, ASKED))
  return cards.filter(card => card.msn !== msn && card.availability === 'in-stock').slice(0, ALTERNATIVES)
}

/**
 * Puts the contents of the customer's order into their cart at today's prices. Products that are no longer sold or out
 * of stock are returned with alternatives. @throws order.unknown, cart.too-many-items
 */
export async function buyAgain(app: App, actor: Customer, orderNumber: number): Promise<BoughtAgain> {
  const order = await ownOrder(app.db, actor, orderNumber)
  const ordered = linesByOffer(await orderedLines(app.db, order.id))
  const { cart, lines } = await fillCart(app.db, actor, ordered)
  const nameOf = (texts: { nameEn: string; nameHi: string }) => (actor.language === 'hi' ? texts.nameHi : texts.nameEn)
  const added: BoughtAgain['added'] = []
  const absent: { msn: string; productName: string; ordered: number }[] = []
  for (const [index, line] of ordered.entries()) {
    const filled = lines[index]
    const { msn, quantity } = line
    if (!filled) {
      absent.push({ msn, productName: nameOf(line), ordered: quantity })
      continue
    }
    added.push({
      msn,
      productName: nameOf(filled.product),
      productUrl: `/${filled.product.slug}/mp/${msn.toLowerCase()}`,
      ordered: quantity,
      quantity: filled.quantity,
      unitPriceThen: line.unitPriceMinor,
      unitPrice: filled.unitPriceMinor,
    })
  }
  const missing: BoughtAgain['missing'] = []
  for (const [index, line] of absent.entries()) {
    const alternatives = index < MAX_LOOKED_UP ? await alternativesTo(app, actor, line.msn) : []
    missing.push({ ...line, alternatives })
  }
  return { cart, added, missing }
}

/** A page of the products that the customer has bought, as they are sold now. @throws session.forbidden */
export async function pastProducts(
  app: App,
  actor: Customer,
  { userId, pageIndex, pageSize }: { userId?: string | undefined; pageIndex: number; pageSize: number },
) {
  requireSelf(actor, userId)
  const page = { limit: pageSize + 1, offset: pageIndex * pageSize }
  const bought = await boughtProducts(app.db, actor, page)
  const shown = bought.slice(0, pageSize)
  const found = await cardsByMsn(
    app,
    actor,
    shown.map(({ msn }) => msn),
  )
  const cards = new Map(found.map(card => [card.msn, card]))
  const products = shown.flatMap(({ msn, orderNumber, quantity, orderedAt }) => {
    const card = cards.get(msn)
    return card ? [{ card, orderNumber, quantity, orderedAt: orderedAt.toISOString() }] : []
  })
  return { products, more: bought.length > pageSize }
}
