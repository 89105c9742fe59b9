// A step for many coupons on one of them: stopped, used again, or with another end.

import { couponMost } from '../../../contract/promotions/most.rules.ts'
import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { endCoupon, findCoupon, listStandings, lockCoupon, switchCoupon } from '../repository/coupons.ts'
import { type CouponStanding, type CouponStep, endText, skipOfCoupon } from '../rules/coupon-steps.ts'
import { couponState, presentCoupon } from '../rules/coupons.ts'
import { requireRoom, requireRow } from './coupons.ts'

/** Coupons of a market by their id as text; one that is missing is not there. */
export async function couponStandings(
  db: Db,
  market: Market,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, CouponStanding>> {
  const rows = await listStandings(db, market, ids.map(Number))
  return new Map(rows.map(row => [String(row.id), { ...row, state: couponState(row, now), most: couponMost(row) }]))
}

interface CouponTaken {
  skip: RecordSkip | null
  /** The end before. */
  was: string | null
  promoCode: string
  before: object
  after: object
}

/**
 * Changes a coupon of a market where the step fits; nobody uses or changes it until the transaction ends.
 * @throws coupon.too-many for an automatic offer beyond those that a market can have
 */
export async function takeCouponStep(
  tx: Tx,
  actor: Staff,
  { market, id }: { market: Market; id: string },
  step: CouponStep,
): Promise<CouponTaken> {
  const { now } = actor
  await lockCoupon(tx, Number(id))
  const coupon = (await couponStandings(tx, market, [id], now)).get(id) ?? null
  const skip = skipOfCoupon(coupon, step, actor.moneyLimits[market])
  const nothing = { skip, was: null, promoCode: coupon?.promoCode ?? '', before: {}, after: {} }
  if (skip || !coupon) return nothing
  const row = ownAsStaff(await findCoupon(tx, Number(id)), actor, 'coupon.unknown')
  const was = endText(row.validTo)
  if (step.action === 'end-on') await endCoupon(tx, row, step.validTo, now)
  else await switchCoupon(tx, row, step.action === 'resume', now)
  if (step.action !== 'stop') await requireRoom(tx, row, now)
  // complete, as the history of the coupon reads them
  const [before, after] = [presentCoupon(row, now), presentCoupon(await requireRow(tx, Number(id)), now)]
  return { ...nothing, was: step.action === 'end-on' ? was : null, before, after }
}
