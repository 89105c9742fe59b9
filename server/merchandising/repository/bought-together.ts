// SQL of products bought together, from orders and category rules.

import type { Market } from '../../../contract/shared/market.ts'
import { availableOf, CARD_COLUMNS, CARD_FROM, type CardRow } from '../../catalog/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface TogetherRow extends CardRow {
  /** `self` is the requested product. */
  source: 'self' | 'orders' | 'rules'
}

const OPEN = `p.active and oc.availability = 'stock' and stock.available >= oc.min_quantity`

// a rule picks the most popular purchasable product of its category, preferring the same brand among the top ones
const FIND = statement(
  'catalog.find-together',
  `with asked as (
     select a.msn, a.market, a.group_key, a.brand_id, string_to_array(c.taxonomy_code, '/') as path
     from products a join categories c on c.code = a.category_code where a.msn = $1 and a.market = $2 and a.active
   ), named as (
     select msn, 'self' as source, 0::bigint as rank from asked
     union all
     select * from (select o.other_msn, 'orders', row_number() over (order by o.orders desc, o.other_msn) from product_pairs o
       where o.msn = $1 and o.orders >= $3) counted
     union all
     select best.msn, 'rules', 1000 + row_number() over (
         order by array_position(asked.path, r.category_code) desc, r.position, r.with_category_code)
     from asked join together_rules r on r.category_code = any (asked.path)
     cross join lateral (
       select ahead.msn from (
         select p.msn, p.brand_id, p.popularity from products p join offer_choices oc on oc.msn = p.msn
         cross join lateral ${availableOf('oc')} stock
         where p.category_code = r.with_category_code and p.market = asked.market and ${OPEN}
         order by p.popularity desc, p.msn limit 12) ahead
       order by (ahead.brand_id = asked.brand_id) desc, ahead.popularity desc, ahead.msn limit 1) best
   )
   select ${CARD_COLUMNS}, n.source
   from (select distinct on (msn) * from named order by msn, rank) n
   join ${CARD_FROM} on p.msn = n.msn and p.market = $2 and p.active
   where n.source = 'self' or (${OPEN} and p.group_key is distinct from (select group_key from asked)
     or ${OPEN} and p.group_key is null)
   order by n.rank limit 16`,
)

/** The requested product first, then candidates by likelihood; empty when the product is unknown in the market. */
export function listTogether(db: Db, msn: string, market: Market, leastOrders: number): Promise<TogetherRow[]> {
  return db.rows<TogetherRow>(FIND, [msn, market, leastOrders])
}

const FORGET_PAIRS = statement('catalog.forget-pairs', 'delete from product_pairs where counted_at < now()')
const COUNT_PAIRS = statement(
  'catalog.count-pairs',
  `with bought as (
     select distinct o.id, l.msn from orders o join order_lines l on l.order_id = o.id
     where o.state not in ('pending-payment', 'payment-failed', 'cancelled', 'expired', 'returned-to-origin')
       and o.placed_at > now() - make_interval(days => $1) and l.quantity > l.cancelled_quantity
   ), counted as (
     select a.msn, b.msn as other_msn, count(*)::int as orders,
       row_number() over (partition by a.msn order by count(*) desc, b.msn) as place
     from bought a join bought b on b.id = a.id and b.msn <> a.msn
     group by a.msn, b.msn having count(*) >= $2
   )
   insert into product_pairs (msn, other_msn, orders) select msn, other_msn, orders from counted where place <= $3
   on conflict (msn, other_msn) do update set orders = excluded.orders, counted_at = now()`,
)

/** Recounts pairs in the orders of the last `days`; returns the number of pairs, `most` per product. */
export async function replacePairs(tx: Tx, days: number, leastOrders: number, most: number): Promise<number> {
  await tx.run(FORGET_PAIRS)
  return tx.run(COUNT_PAIRS, [days, leastOrders, most])
}
