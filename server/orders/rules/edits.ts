// The total of an order after staff change its lines: quantities up or down, lines removed or added.

import { capTotals, computeTotals } from '../../../contract/cart/totals.rules.ts'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import { computeLines, type Item, type LineAmounts, leftOf, type Rest, type StoredOrder } from './cancellation.ts'

/**
 * The lines with the requested quantities. Stored values follow from the requested and the originally ordered quantity,
 * whatever happened in between, so that a change and its reverse leave the line as it was.
 */
export function withQuantities(
  lines: readonly LineAmounts[],
  pricing: TotalsInput,
  wanted: readonly Item[],
): LineAmounts[] {
  return lines.map(line => {
    const open = wanted.find(({ lineNo }) => lineNo === line.lineNo)?.quantity
    const first = pricing.lines[line.lineNo - 1]?.quantity
    if (open === undefined || first === undefined) return line
    const quantity = Math.max(first, open)
    return { ...line, quantity, cancelledQuantity: quantity - open }
  })
}

/** Differences between the quantities: what is added to lines, and what is removed. */
export function changesOf(before: readonly LineAmounts[], after: readonly LineAmounts[]): { up: Item[]; down: Item[] } {
  const changes = after.map(line => {
    const known = before.find(({ lineNo }) => lineNo === line.lineNo)
    return { lineNo: line.lineNo, quantity: leftOf(line) - (known ? leftOf(known) : 0) }
  })
  return {
    up: changes.filter(({ quantity }) => quantity > 0),
    down: changes
      .filter(({ quantity }) => quantity < 0)
      .map(({ lineNo, quantity }) => ({ lineNo, quantity: -quantity })),
  }
}

/**
 * The total of an order with these lines, at the prices at which it was placed and those of lines added since. A
 * discount left by an earlier cancellation stays.
 */
export function editedAmounts({ totals }: StoredOrder, pricing: TotalsInput, lines: readonly LineAmounts[]): Rest {
  const keptMinor = totals.cancellationDiscountMinor ?? 0
  return computeLines(lines, pricing, plain => {
    const computed = computeTotals(plain)
    if (keptMinor === 0) return computed
    return capTotals(computed, plain, Math.max(0, computed.totalPayableAmountMinor - keptMinor))
  })
}
