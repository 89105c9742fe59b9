// What a promotion that is only tried gives to carts in all, and which of them it suits best and worst.

import { MAX_TRIAL_EXAMPLES } from '../../../contract/cart/abandoned-carts.rules.ts'
import type { CartTrial } from '../../../contract/cart/abandoned-carts-api.ts'

/** A cart priced without and with the promotion. */
export interface TriedCart {
  cartId: string
  /** What its products cost before all promotions. */
  products: number
  /** What the promotion takes off; 0 when it does not apply. */
  discount: number
  /** How much less the shopper pays than without it. */
  less: number
  /** The operator's commission without and with it. */
  commission: { without: number; with: number }
}

const shareOf = ({ discount, products }: TriedCart) => discount / products
const exampleOf = ({ cartId, products, discount }: TriedCart) => ({ cartId, products, discount })

/** Sums carts in the order in which they would have used the promotion, until its uses or its budget run out. */
export function sumTrial(
  carts: readonly TriedCart[],
  { maxUses, budget }: { maxUses: number | null; budget: number | null },
): Omit<CartTrial, 'complete' | 'commission'> & { commission: { without: number; with: number } } {
  const fitting = carts.filter(({ discount }) => discount > 0)
  const sum = { reached: 0, discount: 0, products: 0, less: 0, commission: { without: 0, with: 0 } }
  for (const { products, discount, less, commission } of fitting) {
    if (sum.reached === maxUses || (budget !== null && sum.discount >= budget)) break
    sum.reached += 1
    sum.discount += discount
    sum.products += products
    sum.less += less
    sum.commission.without += commission.without
    sum.commission.with += commission.with
  }
  const ranked = fitting
    .slice(0, sum.reached)
    .sort((a, b) => shareOf(a) - shareOf(b) || b.products - a.products || a.cartId.localeCompare(b.cartId))
  const best = ranked.slice(0, MAX_TRIAL_EXAMPLES)
  const worst = ranked.slice(best.length).slice(-MAX_TRIAL_EXAMPLES).reverse()
  return {
    ...{ carts: carts.length, ...sum, usedUp: sum.reached < fitting.length },
    ...{ best: best.map(exampleOf), worst: worst.map(exampleOf) },
  }
}
