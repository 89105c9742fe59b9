// Frequently bought together: from orders, or from category rules until there are enough orders.

import type { BoughtTogether } from '../../../contract/storefront/product-api.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import {
  type BestProduct,
  findPairs,
  listBestOfCategories,
  listTogetherRules,
  type PairedProduct,
  replacePairs,
} from '../repository/bought-together.ts'

const OTHERS = 3
/** More than are shown: a cached card may be of a product that was just sold out. */
const ASKED = 2 * OTHERS
/** Minimum number of orders with both products; fewer are coincidence. */
const MIN_ORDERS = 3
const DAYS = 365
const MAX_PAIRS = 12

/** The categories related to a product, by the rules of its own category before those of its ancestors. */
async function matchingCategories(app: App, path: readonly string[]): Promise<string[]> {
  const rules = await app.cache.get('together-rules', [], () => listTogetherRules(app.db))
  const matching = path.toReversed().flatMap(code => rules.filter(rule => rule.category === code))
  return [...new Set(matching.map(rule => rule.withCategory))]
}

/** The product chosen from each related category: of the same brand, or else the most popular. */
async function chosenByRules(app: App, { market }: Actor, product: PairedProduct): Promise<string[]> {
  const categories = await matchingCategories(app, product.path)
  const loaded = new Map<string, BestProduct[]>()
  const best = await app.cache.getMany<BestProduct[]>(categories, {
    key: code => `best-of-category:${market}:${code}`,
    // recomputed when one can no longer be bought; a product that becomes more popular may wait for the maximum age
    tags: code => (loaded.get(code) ?? []).map(({ msn }) => `product:${msn}`),
    async load(missing) {
      const rows = await listBestOfCategories(app.db, missing, market)
      for (const code of missing)
        loaded.set(
          code,
          rows.filter(row => row.category === code),
        )
      return loaded
    },
  })
  return categories.flatMap(code => {
    const others = (best.get(code) ?? []).filter(({ groupKey }) => groupKey === null || groupKey !== product.groupKey)
    const chosen = others.find(({ brandId }) => brandId === product.brandId) ?? others[0]
    return chosen ? [chosen.msn] : []
  })
}

/**
 * A product with up to three others of the same market and in stock; empty when the product cannot be bought or nothing
 * matches. One statement when the cards and the best products of the matching categories are in memory.
 * @throws catalog.product-unknown
 */
export async function boughtTogether(app: App, actor: Actor, msn: string): Promise<BoughtTogether> {
  const product = await findPairs(app.db, msn, actor.market, MIN_ORDERS)
  if (!product) throw appError('catalog.product-unknown')
  const ordered = new Set(product.pairs)
  const chosen = new Set([...product.pairs, ...(await chosenByRules(app, actor, product))])
  chosen.delete(msn)
  const [self, ...cards] = await cardsByMsn(app, actor, [msn, ...[...chosen].slice(0, ASKED)])
  const others = cards.filter(card => card.availability === 'in-stock').slice(0, OTHERS)
  if (self?.msn !== msn || self.availability !== 'in-stock' || others.length === 0)
    return { items: [], totalPrice: 0, totalMrp: 0, source: 'none' }
  const items = [self, ...others].map(card => ({ product: card, quantity: card.minQuantity }))
  return {
    items,
    totalPrice: items.reduce((sum, { product: { salesPrice }, quantity }) => sum + salesPrice * quantity, 0),
    totalMrp: items.reduce((sum, { product: { mrp }, quantity }) => sum + mrp * quantity, 0),
    source: others.some(card => ordered.has(card.msn)) ? 'orders' : 'rules',
  }
}

/** Recounts which products were ordered together; returns the number of pairs. */
export function countPairs(app: App): Promise<number> {
  return app.db.transaction(tx => replacePairs(tx, DAYS, MIN_ORDERS, MAX_PAIRS))
}
