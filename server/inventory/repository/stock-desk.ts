// SQL that reads stock for staff: a list by product and warehouse, one product, its movements and the orders that
// hold its units.

import type { StockMovement, StockProduct, StockReservation, StockRow } from '../../../contract/inventory/api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

/** Maximum products matched by a search text. */
const MAX_NAMED = 1000
/** Maximum rows of a pasted list: offers and warehouses of its products. */
const MAX_LISTED = 5000

export interface ListedRow extends Omit<StockRow, 'updatedAt'> {
  updatedAt: Date
}

const name = (table: string, language: string) =>
  `case ${language} when 'hi' then ${table}.name_hi else ${table}.name_en end`
const ROW = (language: string) => `k.msn, ${name('p', language)} as name, p.part_number as "partNumber",
  k.offer_id as "offerId", s.trade_name as seller, w.code as warehouse, ${name('w', language)} as "warehouseName",
  k.on_hand as "onHand", k.reserved, k.reorder_point as "reorderPoint", k.updated_at as "updatedAt"`
const JOINED = `join products p on p.msn = k.msn join sellers s on s.id = k.seller_id
   join warehouses w on w.id = k.warehouse_id`
const AFTER = `(k.msn, k.offer_id) >= ($4, $5::bigint)
       and (k.msn, k.offer_id, w.code) > ($4, $5::bigint, $6)`

/** A page: each warehouse yields its next rows by an index, and the first of all of them are shown. */
const list = (condition: string) =>
  `with place as (select id, code from warehouses where market = $1 and ($2::text is null or code = $2)),
   page as (
     select k.* from place w cross join lateral (
       select k.msn, k.offer_id, k.warehouse_id, w.code from stock k
       where k.warehouse_id = w.id and ${condition} and ${AFTER}
       order by k.msn, k.offer_id limit $7) k
     order by k.msn, k.offer_id, k.code limit $7)
   select ${ROW('$3')} from page join stock k using (msn, offer_id, warehouse_id) ${JOINED}
   order by k.msn, k.offer_id, w.code`
const LIST = statement('inventory.list-stock', list('true'))
const LIST_LOW = statement('inventory.list-low-stock', list('k.on_hand - k.reserved <= k.reorder_point'))
const SEARCH = statement(
  'inventory.search-stock',
  `with named as (
     select msn from products where market = $1 and msn = $8
     union select msn from products where market = $1 and part_number = $9
     union select msn from products where market = $1 and product_ean(specs) = $9
     union (select msn from products p where $10::text is not null and market = $1
       and lower(p.name_en || ' ' || p.name_hi || ' ' || p.part_number) like $10 limit ${MAX_NAMED}))
   select ${ROW('$3')} from (select msn from named where msn >= $4 order by msn) n cross join lateral (
     select k.* from stock k where k.msn = n.msn offset 0) k ${JOINED}
   where ($2::text is null or w.code = $2) and w.market = $1
     and (k.msn, k.offer_id, w.code) > ($4, $5::bigint, $6)
     and (not $11::boolean or k.on_hand - k.reserved <= k.reorder_point)
   order by k.msn, k.offer_id, w.code limit $7`,
)

/** The match of each entry in a pasted list, by MSN, part number or EAN; entries without a match have no row. */
const LIST_NAMED = statement(
  'inventory.list-named-stock',
  `with asked as (select * from unnest($4::text[]) with ordinality a (entry, place)),
   named as (
     select a.place, p.msn from asked a join products p on p.msn = upper(a.entry) where p.market = $1
     union select a.place, p.msn from asked a join products p on p.market = $1 and p.part_number = a.entry
     union select a.place, p.msn from asked a join products p on p.market = $1 and product_ean(p.specs) = a.entry)
   select n.places, ${ROW('$3')} from (
     select msn, array_agg(place::int order by place) as places from named group by msn) n cross join lateral (
     select k.* from stock k where k.msn = n.msn offset 0) k ${JOINED}
   where ($2::text is null or w.code = $2) and w.market = $1
   order by n.places[1], k.msn, k.offer_id, w.code limit ${MAX_LISTED}`,
)

export interface StockFilter {
  market: Market
  language: Language
  warehouse: string | null
  below: boolean
  after: { msn: string; offerId: number; warehouse: string } | null
  limit: number
}

/** Possible meanings of a search text; null for impossible ones. */
export interface StockSearch {
  msn: string | null
  exact: string
  pattern: string | null
}

const valuesOf = ({ market, warehouse, language, after, limit }: StockFilter) => [
  ...[market, warehouse, language, after?.msn ?? '', after?.offerId ?? 0, after?.warehouse ?? '', limit],
]

/** Stock by product, offer and warehouse, in their order. */
export function listStock(db: Db, filter: StockFilter): Promise<ListedRow[]> {
  return db.rows<ListedRow>(filter.below ? LIST_LOW : LIST, valuesOf(filter))
}

/** Stock of the products that a text names. */
export function searchStock(db: Db, filter: StockFilter, { msn, exact, pattern }: StockSearch): Promise<ListedRow[]> {
  return db.rows<ListedRow>(SEARCH, [...valuesOf(filter), msn, exact, pattern, filter.below])
}

/** Stock of the products in a pasted list, in its order; `places` are the 1-based positions of the matched entries. */
export function listNamedStock(
  db: Db,
  { market, language, warehouse }: Pick<StockFilter, 'market' | 'language' | 'warehouse'>,
  list: readonly string[],
): Promise<(ListedRow & { places: number[] })[]> {
  return db.rows<ListedRow & { places: number[] }>(LIST_NAMED, [market, warehouse, language, list])
}

const WAREHOUSES = statement(
  'inventory.list-warehouses',
  `select code, case $2 when 'hi' then name_hi else name_en end as name from warehouses
   where market = $1 and active order by name`,
)

export function listWarehouses(db: Db, market: Market, language: Language): Promise<{ code: string; name: string }[]> {
  return db.rows(WAREHOUSES, [market, language])
}

const PRODUCT = statement(
  'inventory.find-product',
  `select p.msn, ${name('p', '$2')} as name, p.part_number as "partNumber", p.market,
     coalesce((select jsonb_agg(jsonb_build_object('offerId', o.id, 'seller', s.trade_name, 'active', o.active)
       order by s.trade_name, o.id) from offers o join sellers s on s.id = o.seller_id where o.msn = p.msn), '[]') as offers
   from products p where p.msn = $1`,
)
const ROWS = statement(
  'inventory.stock-of-product',
  `select ${ROW('$2')} from stock k ${JOINED} where k.msn = $1 order by s.trade_name, k.offer_id, w.code limit 500`,
)

export type ProductRow = Pick<StockProduct, 'msn' | 'name' | 'partNumber' | 'market' | 'offers'>

export function findProduct(db: Db, msn: string, language: Language): Promise<ProductRow | null> {
  return db.oneOrNull<ProductRow>(PRODUCT, [msn, language])
}

export function listStockOf(db: Db, msn: string, language: Language): Promise<ListedRow[]> {
  return db.rows<ListedRow>(ROWS, [msn, language])
}

const MOVEMENTS = statement(
  'inventory.list-movements',
  `select e.id as "movementId", coalesce(q.kind, case when e.order_id is null then 'other' else 'order' end) as kind,
     coalesce(s.trade_name, '') as seller, ${name('w', '$4')} as "warehouseName", e.on_hand_change as "onHandChange",
     e.reserved_change as "reservedChange", coalesce(q.reason, e.why) as reason, coalesce(q.document, '') as document,
     coalesce(q.staff_name, e.who) as who, r.number as "orderNumber", e.at
   from (select * from stock_events where msn = $1 and id < coalesce($2, 9223372036854775807) order by id desc limit $3) e
     join warehouses w on w.id = e.warehouse_id
     left join offers o on o.id = e.offer_id left join sellers s on s.id = o.seller_id
     left join stock_operations q on q.id = e.operation_id left join orders r on r.id = e.order_id
   order by e.id desc`,
)
const RESERVATIONS = statement(
  'inventory.list-reservations',
  `select o.number as "orderNumber", r.line_no as "lineNo", o.state, ${name('w', '$2')} as "warehouseName", r.quantity,
     o.placed_at as "placedAt", r.replacement
   from (select order_id, line_no, warehouse_id, quantity, false as replacement from stock_reservations
         where msn = $1 and state = 'reserved'
         union all select order_id, line_no, warehouse_id, quantity, true from stock_holds where msn = $1 and state = 'held'
         limit $3) r
     join orders o on o.id = r.order_id join warehouses w on w.id = r.warehouse_id
   order by o.placed_at desc, o.number desc, r.line_no`,
)

export type MovementRow = Omit<StockMovement, 'at'> & { at: Date }
export type ReservationRow = Omit<StockReservation, 'placedAt'> & { placedAt: Date }

export function listMovements(
  db: Db,
  msn: string,
  page: { before: number | null; limit: number; language: Language },
): Promise<MovementRow[]> {
  return db.rows<MovementRow>(MOVEMENTS, [msn, page.before, page.limit, page.language])
}

export function listReservations(db: Db, msn: string, language: Language, limit: number): Promise<ReservationRow[]> {
  return db.rows<ReservationRow>(RESERVATIONS, [msn, language, limit])
}
