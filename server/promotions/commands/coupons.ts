// Staff add, change, stop and resume coupons.

import { isDeepStrictEqual } from 'node:util'
import type { CallInput } from '../../../contract/api.ts'
import type { Coupon, CouponTerms } from '../../../contract/promotions/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  type CouponRow,
  countKnown,
  findCoupon,
  findCouponOfCode,
  insertCoupon,
  lockCoupon,
  switchCoupon,
  updateCoupon,
} from '../repository/coupons.ts'
import { presentCoupon, termsFault } from '../rules/coupons.ts'

type NewCoupon = CallInput<'POST /api/admin/coupons'>['body']

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

const momentOf = (time: string | null) => time && new Date(time).toISOString()

/** Whether a coupon has these terms and no other. */
function hasTerms(coupon: Coupon, terms: CouponTerms): boolean {
  const asked = { ...terms, validFrom: momentOf(terms.validFrom), validTo: momentOf(terms.validTo) }
  const stored = Object.fromEntries(Object.keys(asked).map(key => [key, coupon[key as keyof Coupon]]))
  return isDeepStrictEqual(stored, asked)
}

async function requireRow(tx: Tx, couponId: number): Promise<CouponRow> {
  const row = await findCoupon(tx, couponId)
  if (!row) throw appError('coupon.unknown')
  return row
}

/**
 * Adds a coupon; the same again is the one that is there.
 * @throws coupon.code-taken, coupon.period, coupon.percent, catalog.category-unknown, catalog.brand-unknown
 */
export function createCoupon(app: App, { market, promoCode, ...input }: NewCoupon): Promise<Coupon> {
  const terms = checkedTerms(input)
  return app.db.transaction(async tx => {
    const now = app.now()
    await requireScope(tx, market, terms)
    const id = await insertCoupon(tx, { market, promoCode, ...terms }, now)
    if (id === null) {
      const row = await findCouponOfCode(tx, market, promoCode)
      const there = row && presentCoupon(row, now)
      if (!there || !hasTerms(there, terms)) throw appError('coupon.code-taken')
      return there
    }
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

/** @throws coupon.unknown, coupon.period, coupon.percent, coupon.changed-meanwhile, catalog.category-unknown, catalog.brand-unknown */
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
    await updateCoupon(tx, row, terms, now)
    const after = presentCoupon(await requireRow(tx, couponId), now)
    describeChange({ recordId: row.promoCode, before, after })
    return after
  })
}

/** @throws coupon.unknown */
export function setCouponActive(app: App, actor: Staff, couponId: number, active: boolean): Promise<Coupon> {
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdCoupon(tx, actor, couponId)
    await switchCoupon(tx, row, active, now)
    const after = presentCoupon(await requireRow(tx, couponId), now)
    describeChange({ recordId: row.promoCode, before: presentCoupon(row, now), after })
    return after
  })
}
