// Frequently bought together: chosen by staff, from orders, or from category rules until there are enough orders.

import type { TOGETHER_SOURCES } from '../../../contract/merchandising/together.rules.ts'
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
export const MIN_ORDERS = 3
const DAYS = 365
const MAX_PAIRS = 12

/** The categories related to a product, by the rules of its own category before those of its ancestors. */
async function matchingCategories(app: App, path: readonly string[]): Promise<string[]> {
  const rules = await app.cache.get('together-rules', ['together:rules'], () => listTogetherRules(app.db))
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

export interface Together {
  msn: string
  source: (typeof TOGETHER_SOURCES)[number]
}

/** What would be shown with a product, the first ones first: what staff chose, then of orders, then of rules; nothing that they hid. */
async function candidates(app: App, actor: Actor, product: PairedProduct, msn: string): Promise<Together[]> {
  const left = new Set([msn, ...product.hidden])
  const found: Together[] = []
  const add = (source: Together['source'], msns: readonly string[]) => {
    for (const one of msns) {
      if (!left.has(one)) found.push({ msn: one, source })
      left.add(one)
    }
  }
  add('chosen', product.chosen)
  add('orders', product.pairs)
  add('rules', await chosenByRules(app, actor, product))
  return found.slice(0, ASKED)
}

/** What the store shows with a product now, with where it comes from; nothing for one that is not sold. */
export async function togetherOf(app: App, actor: Actor, msn: string): Promise<Together[]> {
  const product = await findPairs(app.db, msn, actor.market, MIN_ORDERS)
  return product ? (await candidates(app, actor, product, msn)).slice(0, OTHERS) : []
}

/**
 * A product with up to three others of the same market and in stock; empty when the product cannot be bought or nothing
 * matches. One statement when the cards and the best products of the matching categories are in memory.
 * @throws catalog.product-unknown
 */
export async function boughtTogether(app: App, actor: Actor, msn: string): Promise<BoughtTogether> {
  const product = await findPairs(app.db, msn, actor.market, MIN_ORDERS)
  if (!product) throw appError('catalog.product-unknown')
  const found = await candidates(app, actor, product, msn)
  const ordered = new Set(product.pairs)
  const [self, ...cards] = await cardsByMsn(app, actor, [msn, ...found.map(one => one.msn)])
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
