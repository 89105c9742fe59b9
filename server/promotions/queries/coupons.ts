// What staff see of coupons: the list, one, the orders that have used it, and what terms would have given to past orders.

import { ORDER_STATES } from '../../../contract/orders/status.rules.ts'
import type { Coupon, CouponTrial, CouponUse, couponEndpoints } from '../../../contract/promotions/staff-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import { appError } from '../../platform/errors.ts'
import { pageOfNarrowed, type RecordSource } from '../../platform/narrowed-list.ts'
import {
  type CouponRow,
  findCoupon,
  listCouponIds,
  listCoupons,
  listPastOrders,
  listUses,
  type UseRow,
} from '../repository/coupons.ts'
import { presentCoupon, termsFault, tryTerms } from '../rules/coupons.ts'
import { couponCells, couponHeadings } from '../rules/coupons-csv.ts'

/** Orders that a trial looks at, the newest; each is read with its totals. */
const MAX_TRIED = 5_000
const DAY_MS = 86_400_000
const STANDING = Object.keys(ORDER_STATES).filter(state => state !== 'cancelled' && state !== 'expired')

/** A text as part of a pattern of `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type CouponQuery = HandlerInput<(typeof couponEndpoints)['listCoupons']>['query']

type CouponPage = Omit<CouponQuery, 'before' | 'tag' | 'assignee'> & { before?: number | undefined }

/** A page of the list. The coupons of the market are looked at from the newest on, so many for a call; `next` says where to go on. `marked` has those with a tag or member. */
export async function pageOfCoupons(
  app: App,
  { market, state, appliedBy, kind, text, before, limit }: CouponPage,
  marked: RecordSource | null,
): Promise<{ rows: Coupon[]; next: number | null }> {
  const now = app.now()
  const pattern = text === undefined ? null : `%${literal(text)}%`
  const filter = { state: state ?? null, appliedBy: appliedBy ?? null, kind: kind ?? null, pattern }
  const all: RecordSource = {
    async read(db, page) {
      const numbers = await listCouponIds(db, market, page.before, page.limit)
      return { numbers, last: numbers.length < page.limit ? null : (numbers.at(-1) ?? null) }
    },
  }
  const { rows, next } = await pageOfNarrowed<CouponRow>(
    app.db,
    { source: marked ?? all, checks: [] },
    {
      ...{ before: before ?? null, limit },
      list: (ids, most) => listCoupons(app.db, ids, filter, now, most),
      numberOf: ({ id }) => id,
    },
  )
  return { rows: rows.map(row => presentCoupon(row, now)), next }
}

export async function couponsForStaff(
  app: App,
  query: CouponQuery,
  marked: RecordSource | null,
): Promise<{ coupons: Coupon[]; next: number | null }> {
  const { rows, next } = await pageOfCoupons(app, query, marked)
  return { coupons: rows, next }
}

type FileQuery = HandlerInput<(typeof couponEndpoints)['couponsFile']>['query']

/** The list as a file. */
export function couponsFile(
  app: App,
  { language, hide, ...filter }: FileQuery,
  marked: RecordSource | null,
): Promise<FileStream> {
  return listFile<number>({
    name: `coupons-${filter.market.toLowerCase()}.csv`,
    headings: couponHeadings(language),
    hide,
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, before: before ?? undefined }
      const { rows, next } = await pageOfCoupons(app, page, marked)
      return { rows: rows.map(one => couponCells(one, language)), next }
    },
  })
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
