// Prices of the starter catalog: shelf price, maximum retail price and quantity breaks in paise or fils.

import type { StarterMarket } from './types.ts'

/** Fils per rupee of shelf price: the exchange rate with the higher freight and rent of the UAE. */
const filsPerRupee = 5.6

/** Rounds to the nearest multiple of `step`, never below one step. */
function toStep(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step
}

/** Shelf price in minor units, rounded like retail prices: 14.50, 89, 449, 2,349, 12,490. */
export function shelfPrice(market: StarterMarket, rupees: number): number {
  if (market === 'AE') return shelfPriceFils(rupees * filsPerRupee)
  if (rupees < 20) return toStep(rupees * 100, 50)
  if (rupees < 100) return toStep(rupees, 1) * 100
  if (rupees < 1000) return toStep(rupees + 1, 10) * 100 - 100
  if (rupees < 10_000) return toStep(rupees + 1, 50) * 100 - 100
  return toStep(rupees + 10, 100) * 100 - 1000
}

function shelfPriceFils(fils: number): number {
  if (fils < 500) return toStep(fils, 5)
  if (fils < 5000) return toStep(fils + 5, 50) - 5
  if (fils < 50_000) return toStep(fils + 100, 100) - 5
  return toStep(fils + 100, 500) - 100
}

/** Maximum retail price for a shelf price and a discount of 0 to 0.9: rounded up, never below the shelf price. */
export function maximumPrice(priceMinor: number, discount: number): number {
  const raw = priceMinor / (1 - discount)
  const step = raw < 2000 ? 50 : raw < 100_000 ? 500 : raw < 1_000_000 ? 5000 : 10_000
  return Math.max(priceMinor, Math.ceil(raw / step) * step)
}

/** Quantities and discounts of the breaks, by unit price in rupees. */
const ladders: { below: number; steps: [quantity: number, discount: number][] }[] = [
  {
    below: 60,
    steps: [
      [20, 0.04],
      [100, 0.08],
      [500, 0.12],
    ],
  },
  {
    below: 600,
    steps: [
      [10, 0.03],
      [50, 0.06],
      [200, 0.1],
    ],
  },
  {
    below: 5000,
    steps: [
      [5, 0.025],
      [20, 0.05],
      [50, 0.08],
    ],
  },
  {
    below: Number.POSITIVE_INFINITY,
    steps: [
      [3, 0.02],
      [10, 0.045],
    ],
  },
]

/**
 * Quantity breaks for a shelf price. Unit prices descend strictly; a break without a saving after rounding is left out.
 *
 * @param priceMinor Shelf price in minor units.
 * @param smallest Minimum order quantity; breaks are above it.
 * @param multiple Quantities are multiples of it.
 */
export function quantityBreaks(
  market: StarterMarket,
  priceMinor: number,
  smallest: number,
  multiple: number,
): { minQuantity: number; priceMinor: number }[] {
  const rupees = market === 'AE' ? priceMinor / filsPerRupee : priceMinor / 100
  const ladder = ladders.find(entry => rupees < entry.below)
  const step = priceMinor < 10_000 ? 5 : priceMinor < 100_000 ? 50 : 100
  const breaks: { minQuantity: number; priceMinor: number }[] = []
  for (const [quantity, discount] of ladder?.steps ?? []) {
    const unit = Math.floor((priceMinor * (1 - discount)) / step) * step
    const before = breaks.at(-1)?.priceMinor ?? priceMinor
    const minQuantity = Math.ceil(quantity / multiple) * multiple
    const rises = minQuantity > (breaks.at(-1)?.minQuantity ?? smallest)
    if (unit > 0 && unit < before && rises) breaks.push({ minQuantity, priceMinor: unit })
  }
  return breaks
}
