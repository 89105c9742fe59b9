// Frequently bought together: from orders, or from category rules until there are enough orders.

import { smallestQuantity } from '../../../contract/cart/quantity.rules.ts'
import type { BoughtTogether } from '../../../contract/storefront/product-api.ts'
import { availabilityOf, cardContext, cardOf } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { listTogether, replacePairs } from '../repository/bought-together.ts'

const OTHERS = 3
/** Minimum number of orders with both products; fewer are coincidence. */
const MIN_ORDERS = 3
const DAYS = 365
const MAX_PAIRS = 12

/**
 * A product with up to three others of the same market and in stock; empty when the product cannot be bought or nothing
 * matches. One statement. @throws catalog.product-unknown
 */
export async function boughtTogether(app: App, actor: Actor, msn: string): Promise<BoughtTogether> {
  const rows = await listTogether(app.db, msn, actor.market, MIN_ORDERS)
  const [self] = rows
  if (self?.source !== 'self') throw appError('catalog.product-unknown')
  const canBeBought = availabilityOf(self.availability, self.available) === 'in-stock'
  const others = canBeBought ? rows.slice(1, 1 + OTHERS) : []
  if (others.length === 0) return { items: [], totalPrice: 0, totalMrp: 0, source: 'none' }
  const context = await cardContext(app, actor)
  const items = [self, ...others].map(row => ({
    product: cardOf(row, context),
    quantity: smallestQuantity(row),
  }))
  return {
    items,
    totalPrice: items.reduce((sum, { product, quantity }) => sum + product.salesPrice * quantity, 0),
    totalMrp: items.reduce((sum, { product, quantity }) => sum + product.mrp * quantity, 0),
    source: others.some(({ source }) => source === 'orders') ? 'orders' : 'rules',
  }
}

/** Recounts which products were ordered together; returns the number of pairs. */
export function countPairs(app: App): Promise<number> {
  return app.db.transaction(tx => replacePairs(tx, DAYS, MIN_ORDERS, MAX_PAIRS))
}
