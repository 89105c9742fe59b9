// Reward points in a cart, computed from data read with the cart.

import type { CartRewards } from '../../contract/cart/schemas.ts'
import { redeemable } from '../../contract/cart/totals.rules.ts'
import type { RewardsInput, Totals } from '../../contract/cart/totals-types.ts'
import {
  type EarningRule,
  earnedPoints,
  type RewardTerms,
  rulesAt,
  termsAt,
} from '../../contract/rewards/points.rules.ts'
import { sum } from '../../contract/shared/money.ts'

/** The result of `reward_facts` for a customer's cart. */
export interface RewardFacts {
  balance: number
  lots: { points: number; expiresAt: string }[]
  /** Until when the customer is a gold member; null when they never were. */
  goldUntil: string | null
  /** Whether the customer uses points for the cart. */
  used: boolean
  terms: RewardTerms[]
  rules: EarningRule[]
}

/** Points that can be spent at a time: those not expired, whether or not the job has removed them yet. */
export function spendable({ balance, lots }: Pick<RewardFacts, 'balance' | 'lots'>, now: Date): number {
  if (balance < 0) return balance
  return sum(lots.filter(({ expiresAt }) => new Date(expiresAt) > now).map(({ points }) => points))
}

export const isGold = ({ goldUntil }: Pick<RewardFacts, 'goldUntil'>, now: Date) =>
  goldUntil !== null && new Date(goldUntil) > now

type Reason = Pick<CartRewards, 'reason' | 'limit'>

/** Why points cannot be used for products of an amount; an empty reason when they can. */
function reasonOf(terms: RewardTerms, balance: number, goodsMinor: number, withCredit: boolean): Reason {
  if (balance <= 0) return { reason: 'no-points', limit: null }
  if (balance < terms.minBalancePoints) return { reason: 'minimum-balance', limit: terms.minBalancePoints }
  if (goodsMinor < terms.minOrderMinor) return { reason: 'minimum-order', limit: terms.minOrderMinor }
  if (withCredit) return { reason: 'exchange-credit', limit: null }
  return { reason: '', limit: null }
}

/** How points may pay part of a cart, for the totals; null without points, or if the customer does not redeem them. */
export function rewardsToUse(
  facts: RewardFacts | null,
  now: Date,
  { goodsMinor, withCredit }: { goodsMinor: number; withCredit: boolean },
): RewardsInput | null {
  const terms = facts && termsAt(facts.terms, now)
  if (!terms || !facts.used) return null
  const balance = spendable(facts, now)
  if (reasonOf(terms, balance, goodsMinor, withCredit).reason !== '') return null
  return { points: balance, pointMinor: terms.pointMinor, maxShareBp: terms.maxShareBp }
}

/** The points earned by each line of a total. `taxonomyCodes` are the paths of their categories, in the same order. */
export function pointsToEarn(
  facts: RewardFacts | null,
  now: Date,
  totals: Pick<Totals, 'lines' | 'rewardDiscountMinor'>,
  taxonomyCodes: readonly string[],
): number[] {
  if (!facts) return totals.lines.map(() => 0)
  return earnedPoints({
    lines: totals.lines.map((line, index) => ({ ...line, taxonomyCode: taxonomyCodes[index] ?? '' })),
    rewardDiscountMinor: totals.rewardDiscountMinor,
    rules: rulesAt(facts.rules, now),
    gold: isGold(facts, now),
  })
}

/** Points in a cart as returned by the API; null if the store has no terms. */
export function presentCartRewards(
  facts: RewardFacts | null,
  now: Date,
  totals: Totals,
  taxonomyCodes: readonly string[],
): CartRewards | null {
  const terms = facts && termsAt(facts.terms, now)
  if (!terms) return null
  const balance = spendable(facts, now)
  const withCredit = totals.exchangeCreditMinor > 0
  const why = reasonOf(terms, balance, totals.totalAmountWithOfferMinor, withCredit)
  const { pointMinor, maxShareBp } = terms
  const input = { points: Math.max(0, balance), pointMinor, maxShareBp }
  const most = redeemable(why.reason === '' ? input : null, totals.totalAmountWithTaxMinor)
  return {
    balance,
    used: facts.used,
    points: most.points,
    discount: most.discountMinor,
    ...why,
    maxShareBp,
    earns: sum(pointsToEarn(facts, now, totals, taxonomyCodes)),
    gold: isGold(facts, now),
  }
}
