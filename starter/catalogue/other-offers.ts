// Offers of further sellers: one product in ten has a second seller, one in fifty a third, always the same ones.

import { topCategory } from './category-trees.ts'
import { seededInteger, seededRandom } from './seeded-random.ts'
import { sellers } from './sellers.ts'
import type { StarterProduct } from './types.ts'
import { warehouses } from './warehouses.ts'

/** A seller's terms for a product. */
export interface StarterOffer
  extends Pick<
    StarterProduct,
    'seller' | 'mrpMinor' | 'priceMinor' | 'breaks' | 'minQuantity' | 'quantityMultiple' | 'availability' | 'stock'
  > {
  condition: 'new' | 'refurbished'
  leadTimeDays: number
}

const SECOND = 0.1
const THIRD = 0.02
const REFURBISHED = 0.12
/** Whole rupees or dirhams. */
const STEP = 100

function priceOf(product: StarterProduct, seed: string, refurbished: boolean): number {
  const factor = refurbished ? 0.7 : 0.97 + seededRandom(`${seed}/price`) * 0.1
  const rounded = Math.max(STEP, Math.round((product.priceMinor * factor) / STEP) * STEP)
  return Math.min(rounded, product.mrpMinor)
}

function offerOf(product: StarterProduct, seller: string, seed: string): StarterOffer {
  const refurbished = product.warrantyMonths > 0 && seededRandom(`${seed}/condition`) < REFURBISHED
  const places = warehouses.filter(warehouse => warehouse.market === product.market)
  const place = places[seededInteger(`${seed}/warehouse`, 0, places.length - 1)]
  const { mrpMinor, minQuantity, quantityMultiple } = product
  return {
    ...{ seller, mrpMinor, minQuantity, quantityMultiple, breaks: [], availability: 'stock' },
    priceMinor: priceOf(product, seed, refurbished),
    stock: place ? { [place.code]: seededInteger(`${seed}/units`, 4, 40) * quantityMultiple } : {},
    condition: refurbished ? 'refurbished' : 'new',
    leadTimeDays: seededInteger(`${seed}/lead`, 0, 3),
  }
}

/** The offers of a product: that of its first seller, then those of the others. */
export function offersOf(product: StarterProduct): StarterOffer[] {
  const first: StarterOffer = { ...product, condition: 'new', leadTimeDays: 0 }
  const seed = `${product.market}/${product.brand}/${product.partNumber}/offers`
  const random = seededRandom(seed)
  const count = random < THIRD ? 2 : random < SECOND ? 1 : 0
  const top = topCategory(product.category)
  const rank = (trades: readonly string[], code: string) =>
    (trades.includes(top) ? 0 : 1) + seededRandom(`${seed}/${code}`)
  const others = sellers
    .filter(({ market, code }) => market === product.market && code !== product.seller)
    .sort((a, b) => rank(a.trades, a.code) - rank(b.trades, b.code))
    .slice(0, count)
  return [first, ...others.map(({ code }) => offerOf(product, code, `${seed}/${code}/terms`))]
}
