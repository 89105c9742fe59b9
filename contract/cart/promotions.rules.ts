// Discounts of promotions on a cart: the coupon first, then automatic offers in turn, and which can be combined.

import { allocate, divideRound, requireAmount, sum } from '../shared/money.ts'
import type { AutomaticInput, PromotionInput, TotalsInput } from './totals-types.ts'

/** A rate of an amount, rounded half up, at most `maxMinor` and the amount itself. */
export function rateOf(amountMinor: number, rateBp: number, maxMinor = amountMinor): number {
  const discount = divideRound(BigInt(amountMinor) * BigInt(requireAmount(rateBp, 'rate')), 10_000)
  return Math.min(discount, amountMinor, requireAmount(maxMinor, 'maximum discount'))
}

/**
 * The discount of a promotion on products worth `amount`, of which other promotions have left `leftMinor`; 0 below its
 * minimum.
 */
export function promotionDiscount(
  goodsMinor: number,
  promotion: PromotionInput | null,
  leftMinor: number = goodsMinor,
): number {
  if (!promotion || goodsMinor < requireAmount(promotion.minCartMinor, 'minimum cart')) return 0
  const { kind, value, maxDiscountMinor = leftMinor } = promotion
  if (kind === 'percent') return rateOf(leftMinor, value, maxDiscountMinor)
  return Math.min(requireAmount(value, 'promotion'), leftMinor, requireAmount(maxDiscountMinor, 'maximum discount'))
}

interface PromotedLine {
  msn: string
  amountWithOfferMinor: number
}

/** The covered lines as a promotion sees them, after offers. */
export function promotedAmounts(lines: readonly PromotedLine[], promotion: PromotionInput | null): number[] {
  const only = promotion?.msns && new Set(promotion.msns)
  return lines.map(line => (only && !only.has(line.msn) ? 0 : line.amountWithOfferMinor))
}

/** Position of each line in an order that does not depend on how the cart was filled; used to break ties of shares. */
export function canonicalRanks(
  lines: readonly (PromotedLine & {
    sellerId: number
    sellerState: string
    taxRateBp: number
    quantity: number
    amountMinor: number
  })[],
): number[] {
  const keyed = lines.map((line, index) => {
    const { msn, sellerId, sellerState, taxRateBp, quantity, amountWithOfferMinor, amountMinor } = line
    return { index, key: [msn, sellerId, sellerState, taxRateBp, quantity, amountWithOfferMinor, amountMinor] }
  })
  keyed.sort((a, b) => {
    const at = a.key.findIndex((value, position) => value !== b.key[position])
    if (at < 0) return 0
    return (a.key[at] ?? 0) < (b.key[at] ?? 0) ? -1 : 1
  })
  const ranks = new Array<number>(lines.length).fill(0)
  for (const [rank, { index }] of keyed.entries()) ranks[index] = rank
  return ranks
}

/** Offers in the order in which they apply: by priority, then by code. */
const inTurn = (offers: readonly AutomaticInput[]) =>
  [...offers].sort((a, b) => a.priority - b.priority || (a.code < b.code ? -1 : 1))

/** The discount of one promotion, in total and per line. */
export interface Taken<T extends PromotionInput = PromotionInput> {
  promotion: T
  discountMinor: number
  shares: number[]
}

/**
 * Discounts of the coupon and the automatic offers on the lines. Each compares its minimum with the price of the
 * products before promotions, and discounts what the earlier ones have left of its lines, so that no line goes below
 * zero.
 */
export function takePromotions(
  lines: readonly PromotedLine[],
  { promotion, automatic = [] }: Pick<TotalsInput, 'promotion' | 'automatic'>,
  ranks: readonly number[],
): { coupon: Taken | null; automatic: Taken<AutomaticInput>[]; left: number[] } {
  let left = lines.map(line => line.amountWithOfferMinor)
  const take = <T extends PromotionInput>(one: T): Taken<T> => {
    const counted = promotedAmounts(lines, one)
    const open = left.map((amount, index) => (counted[index] === 0 ? 0 : amount))
    const discountMinor = promotionDiscount(sum(counted), one, sum(open))
    const shares = allocate(discountMinor, open, ranks)
    left = left.map((amount, index) => amount - (shares[index] ?? 0))
    return { promotion: one, discountMinor, shares }
  }
  const coupon = promotion && take(promotion)
  return { coupon, automatic: inTurn(automatic).map(take), left }
}

/**
 * Which of a cart's valid promotions apply: all combinable ones, or a single other one, whichever discounts most. Ties
 * go to the coupon, then to the combinable ones, then to the offer that comes first. Offers without a discount are left
 * out.
 */
export function choosePromotions(
  lines: Parameters<typeof canonicalRanks>[0],
  coupon: { input: PromotionInput; combines: boolean } | null,
  offers: readonly AutomaticInput[],
): { promotion: PromotionInput | null; automatic: AutomaticInput[] } {
  const ranks = canonicalRanks(lines)
  const single = (promotion: PromotionInput | null, automatic: AutomaticInput[]) => ({ promotion, automatic })
  const choices = [
    ...(coupon && !coupon.combines ? [single(coupon.input, [])] : []),
    single(
      coupon?.combines ? coupon.input : null,
      offers.filter(({ combines }) => combines),
    ),
    ...inTurn(offers.filter(({ combines }) => !combines)).map(one => single(null, [one])),
  ]
  const judged = choices.map(({ promotion, automatic }) => {
    const taken = takePromotions(lines, { promotion, automatic }, ranks)
    const given = taken.automatic.filter(({ discountMinor }) => discountMinor > 0)
    const discountMinor = (taken.coupon?.discountMinor ?? 0) + sum(given.map(one => one.discountMinor))
    return { promotion, automatic: given.map(one => one.promotion), discountMinor }
  })
  const best = judged.reduce((found, one) => (one.discountMinor > found.discountMinor ? one : found))
  return { promotion: best.promotion, automatic: best.automatic }
}

/** An automatic offer that lacks only its minimum. */
export interface MissedOffer {
  offer: AutomaticInput
  /** Amount of eligible products that is missing. */
  gapMinor: number
}

/**
 * The offer with the smallest missing amount that would apply if the cart had that much more of the first line it
 * covers. The real addition is unknown, so all offers are evaluated with more of that line. `coupon` is one that is
 * valid, or only below its minimum.
 */
export function nearestOffer(
  lines: Parameters<typeof canonicalRanks>[0],
  coupon: Parameters<typeof choosePromotions>[1],
  offers: readonly AutomaticInput[],
  missed: readonly MissedOffer[],
): MissedOffer | null {
  const ranks = canonicalRanks(lines)
  const ranked = [...lines].sort((a, b) => (ranks[lines.indexOf(a)] ?? 0) - (ranks[lines.indexOf(b)] ?? 0))
  const all = [...offers, ...missed.map(({ offer }) => offer)]
  const turns = inTurn(all)
  const nearest = [...missed].sort((a, b) => a.gapMinor - b.gapMinor || turns.indexOf(a.offer) - turns.indexOf(b.offer))
  const applies = ({ offer, gapMinor }: MissedOffer) => {
    const counted = promotedAmounts(ranked, offer)
    const more = ranked.find((_, index) => (counted[index] ?? 0) > 0)
    if (!more) return false
    const added = { ...more, quantity: 1, amountMinor: gapMinor, amountWithOfferMinor: gapMinor }
    return choosePromotions([...lines, added], coupon, all).automatic.some(({ code }) => code === offer.code)
  }
  return nearest.find(applies) ?? null
}
