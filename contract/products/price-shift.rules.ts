// By how much a change to an offer's price and quantity prices moves its unit price.

import type { PriceBreak } from './fields.rules.ts'

/** Price of one unit and of quantities, in minor units. */
export interface OfferPrice {
  priceMinor: number
  breaks: readonly PriceBreak[]
}

/** Cap for larger changes, in hundredths of a percent. */
const MAX_SHIFT_BP = 100_000_000

const unitPrice = ({ priceMinor, breaks }: OfferPrice, quantity: number): number =>
  breaks.findLast(({ minQuantity }) => minQuantity <= quantity)?.priceMinor ?? priceMinor

/**
 * The largest change of the unit price at any quantity, up or down, in hundredths of a percent of the previous price,
 * rounded up; 0 when no price changes. Quantity prices must be in ascending order of quantity.
 */
export function priceShift(before: OfferPrice, after: OfferPrice): number {
  const steps = [1, ...[...before.breaks, ...after.breaks].map(({ minQuantity }) => minQuantity)]
  const shifts = steps.map(quantity => {
    const [old, now] = [unitPrice(before, quantity), unitPrice(after, quantity)]
    return Math.ceil((Math.abs(now - old) * 10_000) / old)
  })
  return Math.min(MAX_SHIFT_BP, Math.max(...shifts))
}
