// The limits of a location as typed: an amount in the currency, a weight in kilograms.

import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import { minorOf, typedOf } from '../components/minor.ts'

export interface TypedPlace {
  placePrefix: string
  maxAmount: string
  maxWeight: string
  active: boolean
}

const KILOGRAMS = /^\d{1,6}(?:\.\d{1,3})?$/

/** Parses `12.5` kilograms as 12500 grams; null if it is not a weight. */
export function gramsOf(text: string): number | null {
  return KILOGRAMS.test(text) ? Math.round(Number(text) * 1000) : null
}

export const typedPlace = (rule: CodRuleOfPlace | null): TypedPlace => ({
  placePrefix: rule?.placePrefix ?? '',
  maxAmount: rule?.maxAmount ? typedOf(rule.maxAmount) : '',
  maxWeight: rule?.maxWeightGrams ? String(rule.maxWeightGrams / 1000) : '',
  active: rule?.active ?? true,
})

export type PlaceProblem = 'amountWrong' | 'weightWrong' | 'limitMissing'

/** The input of the call, or the validation errors. */
export function readPlace({ placePrefix, maxAmount, maxWeight, active }: TypedPlace) {
  const [amount, weight] = [maxAmount.trim(), maxWeight.trim()]
  const limits = { maxAmount: amount ? minorOf(amount) : null, maxWeightGrams: weight ? gramsOf(weight) : null }
  const problem = (): PlaceProblem | null => {
    if (amount && !limits.maxAmount) return 'amountWrong'
    if (weight && !limits.maxWeightGrams) return 'weightWrong'
    return amount || weight ? null : 'limitMissing'
  }
  return { body: { placePrefix: placePrefix.trim().toUpperCase(), ...limits, active }, problem: problem() }
}
