// SQL of the staff refund list: pages by request time, and refunds that match a text.

import type { StaffRefund } from '../../../contract/payments/refunds-api.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { NEWEST, onDays, type Placed, placeOf, placeValues, zoneOf } from '../../platform/list-place.ts'
import { DISPUTED } from './refunds.ts'

const FITS = `r.currency = $1 and ${onDays('r.requested_at', 4, 5, 6)}
  and (r.requested_at, r.id) < ($7::timestamptz, $8::uuid)`

const page = (refunds: string) =>
  `page as (${refunds} order by requested_at desc, id desc limit $9)
   select r.id as "refundId", o.number as "orderNumber", r.method_id as "paymentMethodId", p.gateway,
     p.transaction_ref as "transactionRef", r.gateway_ref as reference, r.amount_minor as amount, r.currency, r.cause, r.state,
     r.tries, r.last_error as "lastError", r.requested_at as "requestedAt", r.bank_account_id is not null as "toBankAccount",
     r.awaits_account as "awaitsAccount", ${DISPUTED} as disputed, ${placeOf('r.requested_at', 'r.id')} as "listPlace"
   from page r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
   order by r.requested_at desc, r.id desc`

/**
 * Every filter is a column of `refunds_list`: a page reads at most its own rows once for each state and payment method.
 */
const LIST = statement(
  'refunds.list-for-staff',
  `with ${page(`select found.* from unnest($2::text[]) wanted (state) cross join unnest($3::int[]) way (method_id)
     cross join lateral (select r.* from refunds r
       where r.state = wanted.state and r.method_id = way.method_id and ${FITS}
       order by r.requested_at desc, r.id desc limit $9) found`)}`,
)
const SEARCH = statement(
  'refunds.search-for-staff',
  `with found as (
     select r.id from refunds r join orders o on o.id = r.order_id where o.number = $10::bigint and o.market = $13
     union select r.id from refunds r where r.id = $11::uuid
     union select r.id from refunds r where r.gateway_ref = any($12::text[])
   ), ${page(`select r.* from refunds r join found f on f.id = r.id
     where r.state = any($2::text[]) and r.method_id = any($3::int[]) and ${FITS}`)}`,
)

export interface ListedRefundRow extends Omit<StaffRefund, 'requestedAt'>, Placed {
  requestedAt: Date
}

export interface RefundFilter {
  market: Market
  currency: Currency
  states: readonly StaffRefund['state'][]
  methodIds: readonly number[]
  /** First and last request date; null for any. */
  from: string | null
  to: string | null
  /** Position of the last refund on the previous page. */
  before?: string | undefined
  limit: number
}

const valuesOf = ({ market, currency, states, methodIds, from, to, before, limit }: RefundFilter) => [
  ...[currency, states, methodIds, from, to, zoneOf(market), ...placeValues(before, NEWEST), limit],
]

/** The refunds of a market, latest request first. */
export function listRefunds(db: Db, filter: RefundFilter): Promise<ListedRefundRow[]> {
  return db.rows<ListedRefundRow>(LIST, valuesOf(filter))
}

/** Possible meanings of a text; null where it is not one. */
export interface RefundSearch {
  orderNumber: number | null
  refundId: string | null
  references: readonly string[]
}

/** Those of an order, and those with this id or one of these references. */
export function searchRefunds(db: Db, filter: RefundFilter, search: RefundSearch): Promise<ListedRefundRow[]> {
  const { orderNumber, refundId, references } = search
  return db.rows<ListedRefundRow>(SEARCH, [...valuesOf(filter), orderNumber, refundId, references, filter.market])
}
