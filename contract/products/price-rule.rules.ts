// Applies a price rule: percentage or amount, rounding, and a floor below which no price falls.

import { divideRound } from '../shared/money.ts'
import { floorOf } from '../shared/price-floor.rules.ts'

export interface PriceRule {
  kind: 'percent' | 'amount'
  /** Hundredths of a percent, or minor units; negative lowers the price. */
  by: number
  /** Multiple in minor units to which prices are rounded; 1 keeps every paisa. */
  roundTo: number
  /** With 100 and an ending of 99, prices end in .99 of the rupee below; 0 for none. */
  endBelow: number
  /** Lowest price in hundredths of a percent of the MRP; 0 for none. */
  floorOfMrp: number
}

export type RuledPrice =
  | { price: number; limited: 'mrp' | 'floor' | null }
  | { skipped: 'not-positive' | 'floor-above' }

/** The unit price after the rule; never above the MRP. `mrp` is null where none is declared. */
export function ruledPrice(price: number, mrp: number | null, rule: PriceRule): RuledPrice {
  const moved =
    rule.kind === 'percent' ? divideRound(BigInt(price) * BigInt(10_000 + rule.by), 10_000n) : price + rule.by
  const rounded = divideRound(moved, rule.roundTo) * rule.roundTo - rule.endBelow
  const floor = mrp === null ? 0 : floorOf(mrp, rule.floorOfMrp)
  if (rounded <= 0) return { skipped: 'not-positive' }
  // a discount does not raise a price that is already below the floor
  if (rounded < floor) return price < floor ? { skipped: 'floor-above' } : { price: floor, limited: 'floor' }
  if (mrp !== null && rounded > mrp) return { price: mrp, limited: 'mrp' }
  return { price: rounded, limited: null }
}
