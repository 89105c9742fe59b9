// Rules of coupons for staff: their states, what is wrong with their terms, and what they would have given to past orders.

import { promotionDiscount } from '../../../contract/cart/promotions.rules.ts'
import type { PromotionInput } from '../../../contract/cart/totals-types.ts'
import type { CouponState } from '../../../contract/promotions/kinds.rules.ts'
import type { Coupon, CouponTerms, CouponTrial } from '../../../contract/promotions/staff-api.ts'
import type { CouponRow, PastOrder } from '../repository/coupons.ts'

/** The most that a discount of a rate can be, in basis points. */
const ALL_BP = 10_000

/** What keeps a coupon from being used now, the reason that lasts first; in SQL for the list in the repository. */
export function couponState(
  {
    active,
    validFrom,
    validTo,
    maxUses,
    budget,
    uses,
    discount,
  }: Pick<CouponRow, 'active' | 'validFrom' | 'validTo' | 'maxUses' | 'budget' | 'uses' | 'discount'>,
  now: Date,
): CouponState {
  if (validTo !== null && validTo <= now) return 'ended'
  if (!active) return 'stopped'
  if ((maxUses !== null && uses >= maxUses) || (budget !== null && discount >= budget)) return 'used-up'
  return validFrom > now ? 'planned' : 'running'
}

export function presentCoupon(row: CouponRow, now: Date): Coupon {
  const { id, titleEn, titleHi, termsEn, termsHi, validFrom, validTo, active: _, updatedAt, ...rest } = row
  return {
    ...rest,
    couponId: id,
    title: { en: titleEn, hi: titleHi },
    terms: { en: termsEn, hi: termsHi },
    state: couponState(row, now),
    validFrom: validFrom.toISOString(),
    validTo: validTo?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

/** What is wrong with terms, as the code of an error; null when nothing is. */
export function termsFault({
  kind,
  value,
  validFrom,
  validTo,
}: Pick<CouponTerms, 'kind' | 'value'> & Partial<Pick<CouponTerms, 'validFrom' | 'validTo'>>):
  | 'coupon.period'
  | 'coupon.percent'
  | null {
  if (kind === 'percent' && value > ALL_BP) return 'coupon.percent'
  return validFrom && validTo && new Date(validTo) <= new Date(validFrom) ? 'coupon.period' : null
}

/** The terms that a trial looks at. */
export type TrialTerms = Pick<
  CouponTerms,
  | 'kind'
  | 'value'
  | 'minCart'
  | 'maxDiscount'
  | 'firstOrderOnly'
  | 'perCustomerLimit'
  | 'maxUses'
  | 'budget'
  | 'combines'
> &
  Pick<Coupon, 'appliedBy'>

/** What an offer that applies by itself would have taken off an order beside its promotions, or instead of them; 0 for nothing. */
function besideOthers(
  { goodsMinor, otherMinor, othersCombine }: PastOrder,
  combines: boolean,
  input: PromotionInput,
): number {
  // those of an order may be for other products than the offer: what is left of its products is at least this
  const left = combines && othersCombine ? Math.max(0, goodsMinor - otherMinor) : goodsMinor
  const discount = promotionDiscount(goodsMinor, input, left)
  return (combines && othersCombine) || discount > otherMinor ? discount : 0
}

/** What a promotion would have given to orders, in the order of their time, had each customer entered its code, or by itself. */
export function tryTerms(terms: TrialTerms, orders: readonly PastOrder[]): Omit<CouponTrial, 'complete'> {
  const { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
  const input = {
    code: '',
    kind,
    value,
    minCartMinor: minCart,
    ...(maxDiscount !== null && { maxDiscountMinor: maxDiscount }),
  }
  const usesOf = new Map<string, number>()
  const sum = { orders: orders.length, reached: 0, discount: 0, products: 0, usedUpAt: null as string | null }
  for (const order of orders) {
    const { customerId, at, goodsMinor, first, forBuyer } = order
    if (sum.usedUpAt !== null) break
    const uses = usesOf.get(customerId) ?? 0
    if (!forBuyer || (firstOrderOnly && !first) || (perCustomerLimit !== null && uses >= perCustomerLimit)) continue
    const discount =
      terms.appliedBy === 'automatic'
        ? besideOthers(order, terms.combines, input)
        : promotionDiscount(goodsMinor, input)
    if (discount === 0) continue
    usesOf.set(customerId, uses + 1)
    sum.reached += 1
    sum.discount += discount
    sum.products += goodsMinor
    if (sum.reached === maxUses || (budget !== null && sum.discount >= budget)) sum.usedUpAt = at.toISOString()
  }
  return sum
}
