// SQL of sales by hour, day and product.

import type { SalesPoint } from '../../../contract/dashboard/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const DELETE_DAYS = statement('dashboard.delete-days', 'delete from sales_days where market = $1 and day >= $2')
const DELETE_HOURS = statement('dashboard.delete-hours', 'delete from sales_hours where market = $1')
const DELETE_PRODUCTS = statement(
  'dashboard.delete-products',
  'delete from sales_products where market = $1 and day >= $2',
)
// states and modes are named, so that the index of the desk of orders finds the days
const SOLD = `o.market = $1 and o.state in ('placed', 'processing', 'packed', 'shipped', 'delivered')
  and o.payment_mode in ('cod', 'prepaid') and o.placed_at >= ($2::date)::timestamp at time zone $3`
const INSERT_DAYS = statement(
  'dashboard.insert-days',
  `insert into sales_days (market, day, orders, amount_minor)
   select o.market, (o.placed_at at time zone $3)::date, count(*), sum(o.payable_minor) from orders o where ${SOLD} group by 1, 2`,
)
const INSERT_HOURS = statement(
  'dashboard.insert-hours',
  `insert into sales_hours (market, day, hour, orders, amount_minor)
   select o.market, (o.placed_at at time zone $3)::date, extract(hour from o.placed_at at time zone $3)::smallint,
     count(*), sum(o.payable_minor) from orders o where ${SOLD} group by 1, 2, 3`,
)
const INSERT_PRODUCTS = statement(
  'dashboard.insert-products',
  `insert into sales_products (market, day, msn, quantity, amount_minor)
   select o.market, (o.placed_at at time zone $3)::date, l.msn, sum(l.quantity - l.cancelled_quantity), sum(l.payable_minor)
   from orders o join order_lines l on l.order_id = o.id where ${SOLD} and l.quantity > l.cancelled_quantity group by 1, 2, 3`,
)
const SAVE_COMPUTED = statement(
  'dashboard.save-computed',
  'insert into sales_computed (market, at) values ($1, $2) on conflict (market) do update set at = excluded.at',
)
const COMPUTED = statement('dashboard.computed', 'select at from sales_computed where market = $1')
const LOCK = statement('dashboard.lock', `select pg_advisory_xact_lock(hashtext('dashboard.sales ' || $1))`)
const DAYS = statement(
  'dashboard.days',
  'select day, null::int as hour, orders, amount_minor as amount from sales_days where market = $1 and day between $2 and $3 order by day',
)
const HOURS = statement(
  'dashboard.hours',
  `select day, hour, orders, amount_minor as amount from sales_hours where market = $1 and day between $2 and $3
   order by day, hour`,
)
const BEST = statement(
  'dashboard.best-sellers',
  `select s.msn, case when $5 = 'hi' then p.name_hi else p.name_en end as name, sum(s.quantity)::bigint as quantity,
     sum(s.amount_minor)::bigint as amount
   from sales_products s join products p on p.msn = s.msn where s.market = $1 and s.day between $2 and $3
   group by s.msn, 2 order by amount desc, s.msn limit $4`,
)

/** First day of the market from which sales are computed. */
interface SalesFrom {
  day: string
  /** Hourly sales are kept only from here on. */
  hours: string
}

/** Recomputes the sales from a day on, one process at a time. `zone` is the time zone of the market. */
export async function replaceSales(tx: Tx, market: Market, from: SalesFrom, zone: string, now: Date): Promise<void> {
  await tx.rows(LOCK, [market])
  await tx.run(DELETE_HOURS, [market])
  await tx.run(DELETE_DAYS, [market, from.day])
  await tx.run(DELETE_PRODUCTS, [market, from.day])
  await tx.run(INSERT_HOURS, [market, from.hours, zone])
  await tx.run(INSERT_DAYS, [market, from.day, zone])
  await tx.run(INSERT_PRODUCTS, [market, from.day, zone])
  await tx.run(SAVE_COMPUTED, [market, now])
}

/** When the sales of a market were last computed; null before the first time. */
export async function findComputed(db: Db, market: Market): Promise<Date | null> {
  return (await db.oneOrNull<{ at: Date }>(COMPUTED, [market]))?.at ?? null
}

export function listDays(db: Db, market: Market, from: string, to: string): Promise<SalesPoint[]> {
  return db.rows<SalesPoint>(DAYS, [market, from, to])
}

/** Hours with sales, only of the last days. */
export function listHours(db: Db, market: Market, from: string, to: string): Promise<SalesPoint[]> {
  return db.rows<SalesPoint>(HOURS, [market, from, to])
}

export interface BestSeller {
  msn: string
  name: string
  quantity: number
  amount: number
}

export function listBestSellers(
  db: Db,
  market: Market,
  { from, to, most, language }: { from: string; to: string; most: number; language: Language },
): Promise<BestSeller[]> {
  return db.rows<BestSeller>(BEST, [market, from, to, most, language])
}
