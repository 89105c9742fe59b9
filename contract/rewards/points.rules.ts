// Reward points: which terms and rules hold, what the lines of a cart earn, and what of an order's points follows from it.

import type { LineTotals } from '../cart/totals-types.ts'
import { allocate, sum } from '../shared/money.ts'

/** What points are worth, and how they can be used; those of a market that began last hold. */
export interface RewardTerms {
  pointMinor: number
  /** Points that a customer must have to use any. */
  minBalancePoints: number
  /** Products, at the prices of the store, from which on points can be used. */
  minOrderMinor: number
  /** The most of the products after discounts that points pay, in basis points. */
  maxShareBp: number
  /** Days after which earned points expire. */
  validDays: number
  /** Products bought and kept within twelve months that make a gold member; null where no amount does. */
  goldSpendMinor: number | null
  /** ISO time. */
  validFrom: string
}

/** What products earn. */
export interface EarningRule {
  id: number
  /** Null is every product that has no rule of a category. */
  categoryCode: string | null
  /** So many points for each full amount of products. */
  points: number
  perMinor: number
  /** What gold members get, in basis points of it. */
  goldFactorBp: number
  /** Products of an order, at the prices of the store, from which on it earns. */
  minOrderMinor: number
  validFrom: string
  /** Exclusive; null for no end. */
  validTo: string | null
}

const at = (iso: string) => new Date(iso).getTime()

/** The terms that hold at a time; null before the first. */
export function termsAt<Terms extends Pick<RewardTerms, 'validFrom'>>(
  terms: readonly Terms[],
  now: Date,
): Terms | null {
  const begun = terms.filter(({ validFrom }) => at(validFrom) <= now.getTime())
  return begun.reduce<Terms | null>((last, one) => (last && at(last.validFrom) >= at(one.validFrom) ? last : one), null)
}

/** The rules that hold at a time. */
export function rulesAt<Rule extends Pick<EarningRule, 'validFrom' | 'validTo'>>(
  rules: readonly Rule[],
  now: Date,
): Rule[] {
  return rules.filter(
    ({ validFrom, validTo }) => at(validFrom) <= now.getTime() && (validTo === null || at(validTo) > now.getTime()),
  )
}

/** The rule of a product: of its deepest category that has one, the latest of several. */
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
  /** Lines as they are charged, each with its path of categories. */
  lines: readonly (Pick<LineTotals, 'payableMinor' | 'amountWithOfferMinor'> & { taxonomyCode: string })[]
  /** What points pay of the order: it earns nothing. */
  rewardDiscountMinor: number
  /** Those that hold. */
  rules: readonly EarningRule[]
  gold: boolean
}

/** The points that each line earns, whole ones, for what is paid for its products. */
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

/** What is known of an order for its points. */
export interface OrderPoints {
  /** Whether it is cancelled, has expired unpaid, or came back undelivered. */
  ended: boolean
  /** What it promises for each line, and how many were delivered and are kept. */
  lines: readonly { points: number; quantity: number; kept: number }[]
  /** Points that it has earned until now, less what was reversed. */
  earned: number
  /** Points that it uses now. */
  used: number
  /** Points that it was placed with and what they paid; 0 without any. */
  placedPoints: number
  placedMinor: number
  /** What of that is left after cancellations and returns. */
  leftMinor: number
}

/** The points that quantities of a line are worth, counted from the first unit. */
const pointsOf = (points: number, kept: number, quantity: number) => Math.floor((points * kept) / quantity)

/** What is to be added to the points that an order has earned, and what of the points that it uses is given back. */
export function dueOfOrder(order: OrderPoints): { earn: number; giveBack: number } {
  const { ended, lines, earned, used, placedPoints, placedMinor, leftMinor } = order
  const earn = sum(lines.map(({ points, quantity, kept }) => pointsOf(points, kept, quantity))) - earned
  const left = ended || placedMinor === 0 ? 0 : Math.ceil((placedPoints * leftMinor) / placedMinor)
  return { earn, giveBack: Math.max(0, used - left) }
}
