// Equal monthly instalments: the reducing balance formula and no-cost EMI, computed exactly and rounded once.

import { divideRound, multiplyExact, requireAmount } from '../shared/money.ts'

/** Converts an annual rate in basis points to a month's interest: m = annualRateBp / 120000. */
const MONTHLY = 120_000

export interface EmiPlan {
  months: number
  annualRateBp: number
  /** Each instalment, rounded to the nearest minor unit. */
  instalmentMinor: number
  /** Sum of the instalments. */
  totalMinor: number
  /** Cost of the loan above the principal. */
  interestMinor: number
}

export interface NoCostEmiPlan {
  months: number
  annualRateBp: number
  instalmentMinor: number
  /** Amount charged to the card, chosen so that the instalments with interest add up to the price. */
  principalMinor: number
  /** Price less principal: the `noCostEmiDiscount` funded by the store. */
  discountMinor: number
  /** GST that the bank adds to the interest; the shopper pays it on top of the price. India only. */
  interestTaxMinor: number
}

/** (1 + m)^months as the exact ratio grown / base. Throws RangeError for a plan that no bank offers. */
function growth(months: number, annualRateBp: number): { grown: bigint; base: bigint } {
  if (!Number.isSafeInteger(months) || months < 1 || months > 120) throw new RangeError(`months: ${months}`)
  if (!Number.isSafeInteger(annualRateBp) || annualRateBp < 0 || annualRateBp > 10_000) {
    throw new RangeError(`annual rate: ${annualRateBp}`)
  }
  return { grown: BigInt(MONTHLY + annualRateBp) ** BigInt(months), base: BigInt(MONTHLY) ** BigInt(months) }
}

/** E = P*m*(1+m)^n / ((1+m)^n - 1), m = annual / 12. Amounts in minor units; the rate in basis points a year. */
export function emiPlan(principalMinor: number, months: number, annualRateBp: number): EmiPlan {
  const principal = BigInt(requireAmount(principalMinor, 'principal'))
  const { grown, base } = growth(months, annualRateBp)
  const instalmentMinor =
    annualRateBp === 0
      ? divideRound(principal, months)
      : divideRound(principal * BigInt(annualRateBp) * grown, BigInt(MONTHLY) * (grown - base))
  const totalMinor = multiplyExact(instalmentMinor, months)
  return { months, annualRateBp, instalmentMinor, totalMinor, interestMinor: Math.max(0, totalMinor - principalMinor) }
}

/**
 * P = (A/n) * ((1+m)^n - 1) / (m * (1+m)^n): the price A is paid in n equal parts and the store funds A - P.
 * `interestTaxBp` is the GST rate on the bank's interest (18% by default).
 */
export function noCostEmiPlan(
  priceMinor: number,
  months: number,
  annualRateBp: number,
  interestTaxBp = 1800,
): NoCostEmiPlan {
  const price = BigInt(requireAmount(priceMinor, 'price'))
  const { grown, base } = growth(months, annualRateBp)
  const principalMinor =
    annualRateBp === 0
      ? priceMinor
      : divideRound(price * BigInt(MONTHLY) * (grown - base), BigInt(months) * BigInt(annualRateBp) * grown)
  const discountMinor = priceMinor - principalMinor
  return {
    months,
    annualRateBp,
    instalmentMinor: divideRound(price, months),
    principalMinor,
    discountMinor,
    interestTaxMinor: divideRound(BigInt(discountMinor) * BigInt(requireAmount(interestTaxBp, 'tax rate')), 10_000),
  }
}
