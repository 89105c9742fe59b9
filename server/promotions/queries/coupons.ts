// What staff see of coupons: the list, one, the orders that have used it, and what terms would have given to past orders.

import { ORDER_STATES } from '../../../contract/orders/status.rules.ts'
import type { Coupon, CouponTrial, CouponUse, couponEndpoints } from '../../../contract/promotions/staff-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { findCoupon, listCoupons, listPastOrders, listUses, type UseRow } from '../repository/coupons.ts'
import { presentCoupon, termsFault, tryTerms } from '../rules/coupons.ts'

/** Orders that a trial looks at, the newest; each is read with its totals. */
const MAX_TRIED = 5_000
const DAY_MS = 86_400_000
const STANDING = Object.keys(ORDER_STATES).filter(state => state !== 'cancelled' && state !== 'expired')

/** A text as part of a pattern of `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function couponsForStaff(
  app: App,
  { market, state, appliedBy, text, before, limit }: HandlerInput<(typeof couponEndpoints)['listCoupons']>['query'],
): Promise<{ coupons: Coupon[]; next: number | null }> {
  const pattern = text === undefined ? null : `%${literal(text)}%`
  const chosen = { state: state ?? null, appliedBy: appliedBy ?? null }
  const filter = { before: before ?? Number.MAX_SAFE_INTEGER, ...chosen, pattern, limit: limit + 1 }
  const rows = await listCoupons(app.db, market, filter, app.now())
  const shown = rows.slice(0, limit)
  return {
    coupons: shown.map(row => presentCoupon(row, app.now())),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** @throws coupon.unknown */
export async function couponForStaff(app: App, actor: Staff, couponId: number): Promise<Coupon> {
  const row = await findCoupon(app.db, couponId)
  if (!row || !actor.markets.includes(row.market)) throw appError('coupon.unknown')
  return presentCoupon(row, app.now())
}

const presentUse = ({ orderNumber, given, discount, at }: UseRow): CouponUse => ({
  ...{ orderNumber, given, discount },
  at: at.toISOString(),
})

/** @throws coupon.unknown */
export async function usesForStaff(
  app: App,
  actor: Staff,
  couponId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ uses: CouponUse[]; next: number | null }> {
  await couponForStaff(app, actor, couponId)
  const rows = await listUses(app.db, couponId, before ?? Number.MAX_SAFE_INTEGER, limit + 1)
  const shown = rows.slice(0, limit)
  return {
    uses: shown.map(presentUse),
    next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  }
}

/** @throws coupon.percent */
export async function tryCoupon(
  app: App,
  { market, days, ...terms }: HandlerInput<(typeof couponEndpoints)['tryCoupon']>['body'],
): Promise<CouponTrial> {
  if (termsFault(terms)) throw appError('coupon.percent')
  const since = new Date(app.now().getTime() - days * DAY_MS)
  const orders = await listPastOrders(app.db, market, { states: STANDING, since, limit: MAX_TRIED + 1 }, terms)
  return { ...tryTerms(terms, orders.slice(-MAX_TRIED)), complete: orders.length <= MAX_TRIED }
}
