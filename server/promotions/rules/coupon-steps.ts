// Whether a step for many coupons changes one, and why not.

import type { CouponState } from '../../../contract/promotions/kinds.rules.ts'
import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'

export type CouponStep =
  | { action: 'stop' | 'resume' }
  /** `expected` is what the end has to be still, of a job that takes another one back; any when omitted. */
  | { action: 'end-on'; validTo: string | null; expected?: string | null }

export interface CouponStanding {
  promoCode: string
  state: CouponState
  active: boolean
  validFrom: Date
  validTo: Date | null
  /** The most that it may give to all orders together; null when nothing bounds it. */
  most: number | null
}

export const endText = (validTo: Date | null): string | null => validTo?.toISOString() ?? null

/** Above the money limit a coupon is not resumed among many, nor one given more time that nothing bounds: one by one that is approved. */
const isBeyond = (most: number | null, limit: number | null) => limit !== null && (most === null || most > limit)

function skipOfEnd(
  { validFrom, validTo, most }: CouponStanding,
  step: Extract<CouponStep, { action: 'end-on' }>,
  limit: number | null,
): RecordSkip | null {
  const present = endText(validTo)
  if (present === step.validTo) return 'already'
  if (step.expected !== undefined && present !== step.expected) return 'changed'
  const end = step.validTo === null ? null : new Date(step.validTo)
  if (end !== null && end <= validFrom) return 'before-start'
  const isLater = validTo !== null && (end === null || end > validTo)
  return isLater && most === null && isBeyond(most, limit) ? 'limit' : null
}

/** Null for a coupon that the step changes; `coupon` is null for one that is not there, `limit` the money limit of the member. */
export function skipOfCoupon(coupon: CouponStanding | null, step: CouponStep, limit: number | null): RecordSkip | null {
  if (!coupon) return 'unknown'
  if (step.action === 'end-on') return skipOfEnd(coupon, step, limit)
  if (coupon.state === 'ended') return 'ended'
  if (coupon.active === (step.action === 'resume')) return 'already'
  return step.action === 'resume' && isBeyond(coupon.most, limit) ? 'limit' : null
}
