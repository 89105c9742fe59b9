// SQL of staff order filters that no index of the list supports: a limited number of orders is checked, and the
// matching ones returned.

import { NEXT_DAYS } from '../../../contract/orders/list-filters.rules.ts'
import type { DeskFilters } from '../../../contract/orders/list-filters.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** The payment of an order that represents its payment state. */
export const STORED_PAYMENT = `coalesce((select p.state from payments p where p.order_id = o.id and p.kind = 'order'
     order by p.state = 'paid' desc, p.state in ('refund-due', 'refunded') desc, p.attempt desc limit 1), 'none')`
/** As shown by `paymentStateOf`. */
const PAYMENT_STATE = `case when o.state not in ('cancelled', 'returned-to-origin') then ${STORED_PAYMENT}
     else (select case s.state when 'due' then 'void' when 'paid' then 'refund-due' else s.state end
           from (select ${STORED_PAYMENT} as state) s) end`
const PARCEL = 'select from shipments h where h.order_id = o.id and h.merged_at is null'
const COUPON = `upper(o.pricing -> 'promotion' ->> 'code')`

/** The condition of the partial index `orders_open`. */
const IS_OPEN = `state in ('placed', 'processing', 'packed', 'shipped')`
/** The earliest promised date of its undelivered parcels; before there are any, of its lines. */
const PROMISED = `coalesce((select min(h.promised_on) from shipments h
    where h.order_id = o.id and h.merged_at is null and h.state not in ('delivered', 'returned', 'cancelled')),
  (select min(l.promised_on) from order_lines l where l.order_id = o.id and l.quantity > l.cancelled_quantity))`
/** Days from today; NULLs sort after all days. */
const DAYS = `(${PROMISED} - $11::date)`

/** Orders with a lost parcel at a stage, by the index of open losses. */
const LOST = (stage: string) => `select h.order_id from lost_parcels lp join shipments h on h.id = lp.shipment_id
  where lp.outcome is null and ${stage} = case when lp.decided_at is null then 'undecided' when lp.packed_at is null then 'to-pack' else 'packed' end`

const FITS = `($3::text is null or ${PAYMENT_STATE} = $3)
  and ($4::bigint is null or o.payable_minor >= $4) and ($5::bigint is null or o.payable_minor <= $5)
  and ($6::text is null or exists (${PARCEL} and h.warehouse_id = (select w.id from warehouses w where w.code = $6)))
  and ($7::text is null or exists (${PARCEL} and h.carrier_id = (select c.id from carriers c where c.code = $7 and c.market = o.market)))
  and ($8::text is null or ($8 = 'yes') = exists (select from order_prints p where p.order_id = o.id))
  and ($10::text is null or o.${IS_OPEN} and case $10 when 'passed' then ${DAYS} < 0 when 'today' then ${DAYS} = 0
    else ${DAYS} between 1 and ${NEXT_DAYS} end)
  and ($12::text is null or o.id in (${LOST('$12')}))`

const look = (more: string) => `select o.number, (${FITS}) as fits from (
     select * from orders o where o.market = $1 and ($2::bigint is null or o.number < $2)${more}
     order by o.number desc limit $9) o order by o.number desc`
const LOOK = statement('orders.look-for-desk', look(''))
const LOOK_COUPON = statement(
  'orders.look-for-desk-by-coupon',
  look(` and o.pricing -> 'promotion' ->> 'code' is not null and ${COUPON} = upper($13)`),
)
/** Orders still to be delivered, which are few. */
const LOOK_OPEN = statement('orders.look-for-desk-open', look(` and o.${IS_OPEN}`))
/** Orders with a lost parcel, which are few. */
const LOOK_LOST = statement('orders.look-for-desk-lost', look(` and o.id in (${LOST('$12')})`))
const KEEP = statement(
  'orders.keep-for-desk',
  `select o.number from orders o where o.market = $1 and o.number = any($2::bigint[]) and ${FITS}
     and ($9::text is null or ${COUPON} = upper($9))`,
)

/** The filters, with the market's current day. */
export interface DeskQuestion {
  market: Market
  filters: DeskFilters
  today: string
}

const valuesOf = ({ paymentState, least, most, warehouse, carrier, printed }: DeskFilters) =>
  [paymentState, least, most, warehouse, carrier, printed].map(value => value ?? null)

/**
 * The next orders below a number, or from the newest on, and whether each matches; for a coupon only those that have
 * it.
 */
export function lookAtOrders(
  db: Db,
  { market, filters, today }: DeskQuestion,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ number: number; fits: boolean }[]> {
  const { coupon = null, promise = null, lost = null } = filters
  const values = [market, before, ...valuesOf(filters), limit, promise, today, lost]
  const among = lost === null ? (promise === null ? LOOK : LOOK_OPEN) : LOOK_LOST
  if (coupon !== null) return db.rows<{ number: number; fits: boolean }>(LOOK_COUPON, [...values, coupon])
  return db.rows<{ number: number; fits: boolean }>(among, values)
}

/** The matching ones among the orders with these numbers. */
export async function keepOrders(
  db: Db,
  { market, filters, today }: DeskQuestion,
  numbers: readonly number[],
): Promise<number[]> {
  const values = [
    market,
    numbers,
    ...valuesOf(filters),
    filters.coupon ?? null,
    filters.promise ?? null,
    today,
    filters.lost ?? null,
  ]
  return (await db.rows<{ number: number }>(KEEP, values)).map(({ number }) => number)
}

const CHOICES = statement(
  'orders.filter-choices',
  `select
     coalesce((select jsonb_agg(jsonb_build_object('code', w.code, 'nameEn', w.name_en, 'nameHi', w.name_hi) order by w.name_en, w.code)
       from warehouses w where w.market = $1), '[]') as warehouses,
     coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name) order by c.name, c.code)
       from carriers c where c.market = $1), '[]') as carriers`,
)

export interface ChoicesRow {
  warehouses: { code: string; nameEn: string; nameHi: string }[]
  carriers: { code: string; name: string }[]
}

export const findChoices = (db: Db, market: Market): Promise<ChoicesRow> => db.one<ChoicesRow>(CHOICES, [market])
