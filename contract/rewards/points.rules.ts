// Reward points: which terms and rules apply, what a cart's lines earn, and how an order's points change.

import type { LineTotals } from '../cart/totals-types.ts'
import { allocate, sum } from '../shared/money.ts'

/** Value of points and how they can be used; of a market's terms, the most recently started apply. */
export interface RewardTerms {
  pointMinor: number
  /** Minimum balance for using points. */
  minBalancePoints: number
  /** Minimum value of products, at the store's prices, for using points. */
  minOrderMinor: number
  /** Largest share of the products after discounts that points can pay, in basis points. */
  maxShareBp: number
  /** Days after which earned points expire. */
  validDays: number
  /** Value of products bought and kept within twelve months that earns gold; null where no amount does. */
  goldSpendMinor: number | null
  /** ISO time. */
  validFrom: string
}

/** An earning rule. */
export interface EarningRule {
  id: number
  /** Null for every product without a category rule. */
  categoryCode: string | null
  /** Points for each full amount of products. */
  points: number
  perMinor: number
  /** Points of gold members, in basis points of the normal ones. */
  goldFactorBp: number
  /** Minimum value of an order's products, at the store's prices, for earning points. */
  minOrderMinor: number
  validFrom: string
  /** Exclusive; null for no end. */
  validTo: string | null
}

const at = (iso: string) => new Date(iso).getTime()

/** The terms in force at a time; null before the first. */
export function termsAt<Terms extends Pick<RewardTerms, 'validFrom'>>(
  terms: readonly Terms[],
  now: Date,
): Terms | null {
  const begun = terms.filter(({ validFrom }) => at(validFrom) <= now.getTime())
  return begun.reduce<Terms | null>((last, one) => (last && at(last.validFrom) >= at(one.validFrom) ? last : one), null)
}

/** The rules in force at a time. */
export function rulesAt<Rule extends Pick<EarningRule, 'validFrom' | 'validTo'>>(
  rules: readonly Rule[],
  now: Date,
): Rule[] {
  return rules.filter(
    ({ validFrom, validTo }) => at(validFrom) <= now.getTime() && (validTo === null || at(validTo) > now.getTime()),
  )
}

/** The rule of a product: that of its deepest category with a rule, the latest of several. */
export function ruleFor(rules: readonly EarningRule[], taxonomyCode: string): EarningRule | null {
  const path = taxonomyCode.split('/')
  const depth = ({ categoryCode }: EarningRule) => (categoryCode === null ? 0 : path.indexOf(categoryCode) + 1)
  const fitting = rules.filter(rule => rule.categoryCode === null || path.includes(rule.categoryCode))
  return fitting.reduce<EarningRule | null>((best, rule) => {
    if (!best || depth(rule) > depth(best)) return rule
    return depth(rule) === depth(best) && rule.id > best.id ? rule : best
  }, null)
}

export interface EarningInput {
  /** Lines as charged, each with its category path. */
  lines: readonly (Pick<LineTotals, 'payableMinor' | 'amountWithOfferMinor'> & { taxonomyCode: string })[]
  /** Points used for the order: it then earns nothing. */
  rewardDiscountMinor: number
  /** The rules in force. */
  rules: readonly EarningRule[]
  gold: boolean
}

/** Whole points that each line earns, for what is paid for its products. */
export function earnedPoints({ lines, rewardDiscountMinor, rules, gold }: EarningInput): number[] {
  const goodsMinor = sum(lines.map(line => line.amountWithOfferMinor))
  const payable = lines.map(line => line.payableMinor)
  const shares = allocate(Math.min(rewardDiscountMinor, sum(payable)), payable)
  return lines.map(({ payableMinor, taxonomyCode }, index) => {
    const rule = ruleFor(rules, taxonomyCode)
    if (!rule || goodsMinor < rule.minOrderMinor) return 0
    const factor = gold ? rule.goldFactorBp : 10_000
    const paid = BigInt(payableMinor - (shares[index] ?? 0))
    return Number((paid * BigInt(rule.points) * BigInt(factor)) / (BigInt(rule.perMinor) * 10_000n))
  })
}

/** The state of an order that determines its points. */
export interface OrderPoints {
  /** Whether it was cancelled, expired unpaid, or came back undelivered. */
  ended: boolean
  /** Points promised for each line, and quantities delivered and kept. */
  lines: readonly { points: number; quantity: number; kept: number }[]
  /** Points earned so far, less those reversed. */
  earned: number
  /** Points that it uses now. */
  used: number
  /** Points used when it was placed and what they paid; 0 without any. */
  placedPoints: number
  placedMinor: number
  /** What is left of that after cancellations and returns. */
  leftMinor: number
}

/** The points of a quantity of a line, counted from the first unit. */
const pointsOf = (points: number, kept: number, quantity: number) => Math.floor((points * kept) / quantity)

/** Points to add to those an order has earned, and points used by it that are given back. */
export function dueOfOrder(order: OrderPoints): { earn: number; giveBack: number } {
  const { ended, lines, earned, used, placedPoints, placedMinor, leftMinor } = order
  const earn = sum(lines.map(({ points, quantity, kept }) => pointsOf(points, kept, quantity))) - earned
  const left = ended || placedMinor === 0 ? 0 : Math.ceil((placedPoints * leftMinor) / placedMinor)
  return { earn, giveBack: Math.max(0, used - left) }
}
