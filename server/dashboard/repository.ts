// SQL of the dashboard: how much work waits, and sales by day and product.

import type { SalesDay, WorkKind } from '../../contract/dashboard/api.ts'
import type { Language, Market } from '../../contract/shared/market.ts'
import { TO_TRANSLATE } from '../catalog/service.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'

/** Rows that wait, with the time since when; counted up to a limit, so that the cost is bounded. */
const waiting = (rows: string) =>
  `select count(*)::int as count, min(since) as "oldestAt" from (select since from (${rows}) found limit $2) counted`
const orders = (state: string) =>
  waiting(`select updated_at as since from orders where market = $1 and state = '${state}' order by placed_at`)
const returns = (state: string) =>
  waiting(`select requested_at as since from returns where market = $1 and state = '${state}'`)

const WORK = {
  'orders-to-confirm': statement('dashboard.orders-to-confirm', orders('placed')),
  'orders-to-pack': statement('dashboard.orders-to-pack', orders('processing')),
  'orders-to-hand-over': statement('dashboard.orders-to-hand-over', orders('packed')),
  'payments-pending': statement('dashboard.payments-pending', orders('pending-payment')),
  'refunds-failed': statement(
    'dashboard.refunds-failed',
    waiting(`select r.requested_at as since from refunds r join orders o on o.id = r.order_id
      where o.market = $1 and r.state = 'failed'`),
  ),
  'disputes-open': statement(
    'dashboard.disputes-open',
    waiting(`select opened_at as since from disputes where market = $1 and state in ('reported', 'open')`),
  ),
  'returns-to-decide': statement('dashboard.returns-to-decide', returns('requested')),
  'returns-to-inspect': statement('dashboard.returns-to-inspect', returns('received')),
  'quotes-to-write': statement(
    'dashboard.quotes-to-write',
    waiting(`select raised_at as since from rfq_requests where market = $1 and state in ('received', 'quoting')`),
  ),
  'tickets-open': statement(
    'dashboard.tickets-open',
    waiting(`select raised_at as since from support_tickets where market = $1 and state = 'open'`),
  ),
  'leads-new': statement(
    'dashboard.leads-new',
    waiting(`select created_at as since from leads where market = $1 and state = 'new'`),
  ),
  'reviews-held': statement(
    'dashboard.reviews-held',
    waiting(`select written_at as since from reviews where market = $1 and state = 'held' and not sample
      union all select asked_at from questions where market = $1 and state = 'held' and not sample
      union all select answered_at from answers where market = $1 and state = 'held' and not sample`),
  ),
  'questions-unanswered': statement(
    'dashboard.questions-unanswered',
    waiting(`select asked_at as since from questions q where market = $1 and state = 'published' and not sample
      and not exists (select 1 from answers a where a.question_id = q.id and a.state = 'published')`),
  ),
  'stock-low': statement(
    'dashboard.stock-low',
    waiting(`select k.updated_at as since from warehouses w join stock k on k.warehouse_id = w.id
      where w.market = $1 and k.on_hand - k.reserved <= k.reorder_point`),
  ),
  'texts-to-translate': statement('dashboard.texts-to-translate', waiting(TO_TRANSLATE)),
  // a failed one of last week is known
  'imports-failed': statement(
    'dashboard.imports-failed',
    waiting(`select created_at as since from imports
      where market = $1 and state = 'failed' and created_at > now() - interval '7 days'`),
  ),
} satisfies Record<WorkKind, unknown>

const DELETE_DAYS = statement('dashboard.delete-days', 'delete from sales_days where market = $1 and day >= $2')
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
  'select day, orders, amount_minor as amount from sales_days where market = $1 and day between $2 and $3 order by day',
)
const BEST = statement(
  'dashboard.best-sellers',
  `select s.msn, case when $5 = 'hi' then p.name_hi else p.name_en end as name, sum(s.quantity)::bigint as quantity,
     sum(s.amount_minor)::bigint as amount
   from sales_products s join products p on p.msn = s.msn where s.market = $1 and s.day between $2 and $3
   group by s.msn, 2 order by amount desc, s.msn limit $4`,
)

export interface Waiting {
  count: number
  oldestAt: Date | null
}

/** How much of a kind waits, up to `limit`. */
export function countWaiting(db: Db, kind: WorkKind, market: Market, limit: number): Promise<Waiting> {
  return db.one<Waiting>(WORK[kind], [market, limit])
}

/** Computes the sales from a day on again, one process at a time. `zone` is the time zone of the market. */
export async function replaceSales(tx: Tx, market: Market, from: string, zone: string, now: Date): Promise<void> {
  await tx.rows(LOCK, [market])
  await tx.run(DELETE_DAYS, [market, from])
  await tx.run(DELETE_PRODUCTS, [market, from])
  await tx.run(INSERT_DAYS, [market, from, zone])
  await tx.run(INSERT_PRODUCTS, [market, from, zone])
  await tx.run(SAVE_COMPUTED, [market, now])
}

/** When the sales of a market were computed last; null before the first time. */
export async function findComputed(db: Db, market: Market): Promise<Date | null> {
  return (await db.oneOrNull<{ at: Date }>(COMPUTED, [market]))?.at ?? null
}

export function listDays(db: Db, market: Market, from: string, to: string): Promise<SalesDay[]> {
  return db.rows<SalesDay>(DAYS, [market, from, to])
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
