// The prices of a product for its buyer: the public ones, lowered by the price lists of the buyer's groups.

import { ownSteps } from '../../../contract/price-lists/choice.rules.ts'
import type { CartProduct, ListedProduct } from '../repository/cart-products.ts'

/** The tax rate in basis points at a unit price, like `rateAt` of the statement. */
function rateOf({ rates, limits }: NonNullable<ListedProduct['rates']>, priceMinor: number): number | null {
  return rates[limits.findIndex(limit => priceMinor <= limit)] ?? null
}

/**
 * The product at its buyer's prices; unchanged where no list lowers one.
 * @param floorBp the lowest price of a list in basis points of the MRP
 */
export function atListedPrice({ lists, rates, ...product }: ListedProduct, floorBp: number): CartProduct {
  const everybody = { ...product, own: null }
  if (!lists || !rates?.rates) return everybody
  const { priceMinor, breaks, mrpMinor } = product
  const steps = ownSteps({ mrpMinor, priceMinor, breaks }, lists, floorBp)
  const [first, ...later] = steps
  if (!first || steps.every(({ list }) => list === null)) return everybody
  return {
    ...product,
    priceMinor: first.priceMinor,
    taxRateBp: rateOf(rates, first.priceMinor) ?? product.taxRateBp,
    breaks: later.map(step => ({
      ...{ minQuantity: step.minQuantity, priceMinor: step.priceMinor },
      taxRateBp: rateOf(rates, step.priceMinor) ?? product.taxRateBp ?? 0,
    })),
    own: { steps, publicPrice: { priceMinor, breaks } },
  }
}
