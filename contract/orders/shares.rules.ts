// Divides an order line over several shipments by quantity, to the paisa.

import { allocate, sum } from '../shared/money.ts'
import type { TaxPart } from '../shared/tax.ts'

/** Amounts with tax included: the taxes and the taxable value add up to the payable amount. */
export interface TaxedAmounts {
  payableMinor: number
  taxableMinor: number
  taxParts: TaxPart[]
}

/** Divides an amount and its tax by weights, so that the shares of every amount add up to it. */
export function shareTaxed(
  amount: { payableMinor: number; taxParts: readonly TaxPart[] },
  weights: readonly number[],
): TaxedAmounts[] {
  const payable = allocate(amount.payableMinor, weights)
  const taxes = amount.taxParts.map(part => ({ part, shares: allocate(part.amountMinor, weights) }))
  return weights.map((_, index) => {
    const payableMinor = payable[index] ?? 0
    const taxParts = taxes.map(({ part, shares }) => ({ ...part, amountMinor: shares[index] ?? 0 }))
    return { payableMinor, taxableMinor: payableMinor - sum(taxParts.map(part => part.amountMinor)), taxParts }
  })
}

/** The shares of a line by the quantities in each shipment; units in no shipment are left out. */
export function shareLine(
  line: { quantity: number; payableMinor: number; taxParts: readonly TaxPart[] },
  inEach: readonly number[],
): TaxedAmounts[] {
  return shareTaxed(line, [...inEach, Math.max(0, line.quantity - sum(inEach))]).slice(0, inEach.length)
}
