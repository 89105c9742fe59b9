// Staff add, change, stop and resume coupons and automatic offers.

import { isDeepStrictEqual } from 'node:util'
import { couponMost } from '../../../contract/promotions/most.rules.ts'
import type { Coupon, CouponTerms, couponEndpoints } from '../../../contract/promotions/staff-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { UNBOUNDED_MINOR } from '../../../contract/shared/money-limits.rules.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireWithinLimit } from '../../platform/money-limit.ts'
import {
  type CouponRow,
  countAutomatic,
  countKnown,
  findCoupon,
  findCouponOfCode,
  insertCoupon,
  lockCoupon,
  switchCoupon,
  updateCoupon,
} from '../repository/coupons.ts'
import { presentCoupon, termsFault } from '../rules/coupons.ts'

type NewCoupon = HandlerInput<(typeof couponEndpoints)['createCoupon']>['body']

const inOrder = (names: readonly string[]) => [...new Set(names)].sort()

/** Terms as they are stored. @throws coupon.period, coupon.percent */
function checkedTerms({ categoryCodes, brandSlugs, ...rest }: CouponTerms): CouponTerms {
  const terms = { ...rest, categoryCodes: inOrder(categoryCodes), brandSlugs: inOrder(brandSlugs) }
  const fault = termsFault(terms)
  if (fault) throw appError(fault)
  return terms
}

/** @throws catalog.category-unknown, catalog.brand-unknown */
async function requireScope(tx: Tx, market: Market, terms: CouponTerms): Promise<void> {
  const known = await countKnown(tx, market, terms)
  if (known.categories < terms.categoryCodes.length) throw appError('catalog.category-unknown')
  if (known.brands < terms.brandSlugs.length) throw appError('catalog.brand-unknown')
}

/** Each cart judges all of them. */
const MAX_AUTOMATIC = 50

/** Call it after the write: one more that another member adds at the same moment does no harm. @throws coupon.too-many */
export async function requireRoom(tx: Tx, { market, appliedBy }: Pick<Coupon, 'market' | 'appliedBy'>, now: Date) {
  if (appliedBy === 'automatic' && (await countAutomatic(tx, market, now)) > MAX_AUTOMATIC)
    throw appError('coupon.too-many')
}

const momentOf = (time: string | null) => time && new Date(time).toISOString()

/** Whether a coupon has these terms and no other. */
function hasTerms(coupon: Coupon, terms: CouponTerms): boolean {
  const asked = { ...terms, validFrom: momentOf(terms.validFrom), validTo: momentOf(terms.validTo) }
  const stored = Object.fromEntries(Object.keys(asked).map(key => [key, coupon[key as keyof Coupon]]))
  return isDeepStrictEqual(stored, asked)
}

export async function requireRow(tx: Tx, couponId: number): Promise<CouponRow> {
  const row = await findCoupon(tx, couponId)
  if (!row) throw appError('coupon.unknown')
  return row
}

/** Checks what a coupon may give in all against the money limit. @throws staff.approval-waits, for a key staff.money-limit, staff.money-unbounded */
function requireMayGive(actor: Staff, market: Market, terms: CouponTerms): void {
  const amountMinor = Math.min(couponMost(terms) ?? UNBOUNDED_MINOR, UNBOUNDED_MINOR)
  requireWithinLimit(actor, 'promotions.write', { market, amountMinor, orderNumber: null })
}

/** Whether changed terms may give more than those before: of what nothing bounds, terms with other words alone do not. */
function mayGiveMore(before: Coupon, terms: CouponTerms): boolean {
  const [old, now] = [couponMost(before), couponMost(terms)]
  if (now !== null) return old !== null && now > old
  const { title, terms: text, listed } = before
  return !hasTerms(before, { ...terms, title, terms: text, listed })
}

/**
 * Adds a coupon or an automatic offer; the same again is the one that is there. Above the money limit staff.approval-waits, for a key
 * staff.money-limit or staff.money-unbounded.
 * @throws coupon.code-taken, coupon.too-many, coupon.period, coupon.percent, catalog.category-unknown, catalog.brand-unknown
 */
export function createCoupon(
  app: App,
  actor: Staff,
  { market, promoCode, appliedBy, ...input }: NewCoupon,
): Promise<Coupon> {
  const terms = checkedTerms(input)
  return app.db.transaction(async tx => {
    const now = app.now()
    await requireScope(tx, market, terms)
    const id = await insertCoupon(tx, { market, promoCode, appliedBy, ...terms }, now)
    if (id === null) {
      const row = await findCouponOfCode(tx, market, promoCode)
      const there = row && presentCoupon(row, now)
      if (!there || there.appliedBy !== appliedBy || !hasTerms(there, terms)) throw appError('coupon.code-taken')
      return there
    }
    await requireRoom(tx, { market, appliedBy }, now)
    requireMayGive(actor, market, terms)
    const after = presentCoupon(await requireRow(tx, id), now)
    describeChange({ recordId: promoCode, after })
    return after
  })
}

/** A coupon of a market of the caller, which nobody uses or changes until the transaction ends. @throws coupon.unknown */
async function holdCoupon(tx: Tx, actor: Staff, couponId: number) {
  const held = await lockCoupon(tx, couponId)
  if (!held || !actor.markets.includes(held.market)) throw appError('coupon.unknown')
  return ownAsStaff(await findCoupon(tx, couponId), actor, 'coupon.unknown')
}

/**
 * Above the money limit staff.approval-waits, for a key staff.money-limit or staff.money-unbounded, unless it gives no more than before.
 * @throws coupon.unknown, coupon.too-many, coupon.period, coupon.percent, coupon.changed-meanwhile, catalog.category-unknown, catalog.brand-unknown
 */
export function changeCoupon(
  app: App,
  actor: Staff,
  couponId: number,
  { version, ...input }: CouponTerms & { version: number },
): Promise<Coupon> {
  const terms = checkedTerms(input)
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdCoupon(tx, actor, couponId)
    const before = presentCoupon(row, now)
    if (row.version !== version) {
      // sent again after the answer was lost
      if (row.version === version + 1 && hasTerms(before, terms)) return before
      throw appError('coupon.changed-meanwhile')
    }
    await requireScope(tx, row.market, terms)
    if (mayGiveMore(before, terms)) requireMayGive(actor, row.market, terms)
    await updateCoupon(tx, row, terms, now)
    await requireRoom(tx, row, now)
    const after = presentCoupon(await requireRow(tx, couponId), now)
    describeChange({ recordId: row.promoCode, before, after })
    return after
  })
}

/** Above the money limit it is resumed as it is changed. @throws coupon.unknown, coupon.too-many */
export function setCouponActive(app: App, actor: Staff, couponId: number, active: boolean): Promise<Coupon> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdCoupon(tx, actor, couponId)
    const before = presentCoupon(row, now)
    if (active && before.state === 'stopped') requireMayGive(actor, row.market, before)
    await switchCoupon(tx, row, active, now)
    if (active) await requireRoom(tx, row, now)
    const after = presentCoupon(await requireRow(tx, couponId), now)
    describeChange({ recordId: row.promoCode, before, after })
    return after
  })
}
