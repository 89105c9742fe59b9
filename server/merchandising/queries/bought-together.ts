// Frequently bought together: from orders, and from what goes with a category until orders tell.

import type { BoughtTogether } from '../../../contract/storefront/product-api.ts'
import { availabilityOf, cardContext, cardOf } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { listTogether, replacePairs } from '../repository/bought-together.ts'

const OTHERS = 3
/** One order with both is chance; three are a habit. */
const MIN_ORDERS = 3
const DAYS = 365
const KEPT = 12

/** The smallest quantity that may be bought, in whole multiples. */
const smallest = (least: number, multiple: number) => Math.ceil(least / multiple) * multiple

/**
 * A product and up to three others that go with it, all of one market and in stock; empty when it cannot be bought
 * itself or nothing goes with it. One statement. @throws catalog.product-unknown
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
    quantity: smallest(row.minQuantity, row.quantityMultiple),
  }))
  return {
    items,
    totalPrice: items.reduce((sum, { product, quantity }) => sum + product.salesPrice * quantity, 0),
    totalMrp: items.reduce((sum, { product, quantity }) => sum + product.mrp * quantity, 0),
    source: others.some(({ source }) => source === 'orders') ? 'orders' : 'rules',
  }
}

/** Counts again which products were in one order; returns how many pairs were kept. */
export function countPairs(app: App): Promise<number> {
  return app.db.transaction(tx => replacePairs(tx, DAYS, MIN_ORDERS, KEPT))
}
