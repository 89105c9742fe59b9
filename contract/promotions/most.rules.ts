// The maximum that a coupon or an automatic offer can give away in total.

/** Amounts in minor units. */
export interface Giving {
  kind: 'flat' | 'percent'
  value: number
  maxDiscount: number | null
  maxUses: number | null
  budget: number | null
}

/**
 * The smaller of the total of its uses and its budget, which the last order may exceed; null when it is unbounded: a
 * percentage without a largest discount, or neither a number of uses nor a budget.
 */
export function couponMost({ kind, value, maxDiscount, maxUses, budget }: Giving): number | null {
  const each = kind === 'flat' ? Math.min(value, maxDiscount ?? value) : maxDiscount
  if (each === null || (maxUses === null && budget === null)) return null
  const ofUses = maxUses === null ? Number.POSITIVE_INFINITY : maxUses * each
  const ofBudget = budget === null ? Number.POSITIVE_INFINITY : budget + each
  return Math.min(ofUses, ofBudget)
}
