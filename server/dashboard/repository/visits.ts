// SQL of the visitor funnel: from the clickstream, the carts and the orders of a day.

import type { Funnel } from '../../../contract/dashboard/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

// a login starts another session: a visitor who logs in is counted as a guest and as a customer
const SAVE_DAY = statement(
  'dashboard.save-visits',
  `with bounds as (
     select ($2::date)::timestamp at time zone $3 as start, ($2::date + 1)::timestamp at time zone $3 as stop
   ), visitors as (
     select coalesce(e.customer_id, e.session_id) as id, bool_or(e.product is not null) as viewed
     from bounds b join click_events e on e.at >= b.start and e.at < b.stop and e.market = $1
     where coalesce(e.customer_id, e.session_id) is not null group by 1
   ), known as (
     select v.viewed,
       exists (select 1 from orders o cross join bounds b where o.customer_id = v.id and o.market = $1
         and o.placed_at >= b.start and o.placed_at < b.stop and o.state not in ('pending-payment', 'expired')) as bought,
       exists (select 1 from carts c join cart_items i on i.cart_id = c.id cross join bounds b
         where (c.customer_id = v.id or c.session_id = v.id) and i.added_at >= b.start and i.added_at < b.stop) as put
     from visitors v
   )
   insert into visit_days (market, day, visitors, viewers, carts, buyers)
   select $1, $2, count(*), count(*) filter (where viewed), count(*) filter (where put or bought),
     count(*) filter (where bought) from known
   on conflict (market, day) do update set visitors = excluded.visitors, viewers = excluded.viewers,
     carts = excluded.carts, buyers = excluded.buyers`,
)
const SUM = statement(
  'dashboard.sum-visits',
  `select coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(viewers), 0)::int as viewers,
     coalesce(sum(carts), 0)::int as carts, coalesce(sum(buyers), 0)::int as buyers
   from visit_days where market = $1 and day between $2 and $3`,
)

/** Recomputes the visitors of a day. `zone` is the time zone of the market. */
export async function saveVisits(db: Db, market: Market, day: string, zone: string): Promise<void> {
  await db.run(SAVE_DAY, [market, day, zone])
}

/** How far visitors came in these days, summed by day. */
export function sumVisits(db: Db, market: Market, from: string, to: string): Promise<Funnel> {
  return db.one<Funnel>(SUM, [market, from, to])
}
