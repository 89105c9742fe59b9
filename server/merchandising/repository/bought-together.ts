// SQL of products bought together: chosen by staff, from orders, and from category rules.

import type { Market } from '../../../contract/shared/market.ts'
import { availableOf } from '../../catalog/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const FIND_PRODUCT = statement(
  'merchandising.find-pairs',
  `select a.group_key as "groupKey", a.brand_id as "brandId", string_to_array(c.taxonomy_code, '/') as path,
     array(select p.msn from product_pairs o join products p on p.msn = o.other_msn
         join offer_choices oc on oc.msn = p.msn cross join lateral ${availableOf('oc')} stock
       where o.msn = a.msn and o.orders >= $3 and p.market = a.market and p.active
         and oc.availability = 'stock' and stock.available >= oc.min_quantity
         and (p.group_key is null or p.group_key is distinct from a.group_key)
       order by o.orders desc, o.other_msn) as pairs,
     array(select p.msn from together_products t join products p on p.msn = t.other_msn
         join offer_choices oc on oc.msn = p.msn cross join lateral ${availableOf('oc')} stock
       where t.msn = a.msn and t.position is not null and p.market = a.market and p.active
         and oc.availability = 'stock' and stock.available >= oc.min_quantity
       order by t.position) as chosen,
     array(select t.other_msn from together_products t where t.msn = a.msn and t.position is null) as hidden
   from products a join categories c on c.code = a.category_code where a.msn = $1 and a.market = $2 and a.active`,
)

export interface PairedProduct {
  groupKey: string | null
  brandId: string
  /** Codes of its categories, the top one first. */
  path: string[]
  /** MSNs that can be bought, most ordered first; no variants of the product itself. */
  pairs: string[]
  /** MSNs that staff have chosen and that can be bought, in their order. */
  chosen: string[]
  /** MSNs that staff never want to be shown with it. */
  hidden: string[]
}

/**
 * A product with products ordered together with it at least `leastOrders` times; null if it is unknown in the market.
 */
export function findPairs(db: Db, msn: string, market: Market, leastOrders: number): Promise<PairedProduct | null> {
  return db.oneOrNull<PairedProduct>(FIND_PRODUCT, [msn, market, leastOrders])
}

export interface TogetherRule {
  category: string
  /** The best product of this category is recommended with those of `category`. */
  withCategory: string
}

const LIST_RULES = statement(
  'merchandising.list-together-rules',
  `select category_code as category, with_category_code as "withCategory" from together_rules
   order by position, with_category_code`,
)

/** All rules, the first ones of a category first. */
export function listTogetherRules(db: Db): Promise<TogetherRule[]> {
  return db.rows<TogetherRule>(LIST_RULES)
}

export interface BestProduct {
  category: string
  msn: string
  brandId: string
  groupKey: string | null
}

// the index on popularity is read until twelve can be bought
const LIST_BEST = statement(
  'merchandising.list-best-of-categories',
  `select asked.code as category, best.* from unnest($1::text[]) as asked (code) cross join lateral (
     select p.msn, p.brand_id as "brandId", p.group_key as "groupKey"
     from products p join offer_choices oc on oc.msn = p.msn cross join lateral ${availableOf('oc')} stock
     where p.category_code = asked.code and p.market = $2 and p.active
       and oc.availability = 'stock' and stock.available >= oc.min_quantity
     order by p.popularity desc, p.msn limit 12) best`,
)

/** Up to twelve products that can be bought of each category, the most popular first. */
export function listBestOfCategories(db: Db, codes: readonly string[], market: Market): Promise<BestProduct[]> {
  return db.rows<BestProduct>(LIST_BEST, [[...codes], market])
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
