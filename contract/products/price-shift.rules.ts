// By how much a change of the price and the quantity prices of an offer moves what a piece costs.

import type { PriceBreak } from './fields.rules.ts'

interface OfferPrice {
  priceMinor: number
  breaks: readonly PriceBreak[]
}

/** Larger changes count as this one, in hundredths of a percent. */
const MAX_SHIFT_BP = 100_000_000

const unitPrice = ({ priceMinor, breaks }: OfferPrice, quantity: number): number =>
  breaks.findLast(({ minQuantity }) => minQuantity <= quantity)?.priceMinor ?? priceMinor

/**
 * The largest change of the price of a piece at any quantity, up or down, in hundredths of a percent of the price before, rounded up;
 * 0 when every price stays. Quantity prices ascend in quantity.
 */
export function priceShift(before: OfferPrice, after: OfferPrice): number {
  const steps = [1, ...[...before.breaks, ...after.breaks].map(({ minQuantity }) => minQuantity)]
  const shifts = steps.map(quantity => {
    const [old, now] = [unitPrice(before, quantity), unitPrice(after, quantity)]
    return Math.ceil((Math.abs(now - old) * 10_000) / old)
  })
  return Math.min(MAX_SHIFT_BP, Math.max(...shifts))
}
