// SQL of scanned stock: products by code, and many offers of a warehouse, locked and moved at once.

import type { FoundCode, MovedLine, ScannedProduct } from '../../../contract/inventory/scan-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

/** A code in the spellings the store may have. */
export interface WantedCode {
  code: string
  /** In capital letters. */
  msn: string
  partNumbers: string[]
  eans: string[]
}

const NAMED_PER_CODE = 20

// an MSN takes precedence over other codes with the same spelling; bins are searched only if no product has the code
const NAMED = statement(
  'inventory.products-by-code',
  `with wanted as (
     select code, msn, "partNumbers" as part_numbers, eans
     from jsonb_to_recordset($2::jsonb) as c (code text, msn text, "partNumbers" text[], eans text[])
   ), named as (
     select w.code, p.msn, 1 as place from wanted w join products p on p.msn = w.msn and p.market = $1
     union all
     select w.code, p.msn, 2 from wanted w cross join lateral unnest(w.part_numbers) as t (text)
       join products p on p.market = $1 and p.part_number = t.text
     union all
     select w.code, p.msn, 2 from wanted w cross join lateral unnest(w.eans) as t (text)
       join products p on product_ean(p.specs) = t.text and p.market = $1
     union all
     select w.code, b.msn, 3 from wanted w join stock_bins b on b.bin = w.msn
       join warehouses h on h.id = b.warehouse_id and h.market = $1 and ($3::text is null or h.code = $3)
   ), best as (
     select code, msn, place, min(place) over (partition by code) as first from named
   ), counted as (
     select code, msn, place, dense_rank() over (partition by code order by msn) as nth from best where place = first
   )
   select distinct code, msn, case place when 3 then 'bin' else 'product' end as by from counted
   where nth <= ${NAMED_PER_CODE} order by code, msn`,
)
const PRODUCTS = statement(
  'inventory.scanned-products',
  `select p.msn, case $3 when 'hi' then p.name_hi else p.name_en end as name, p.part_number as "partNumber",
     coalesce(product_ean(p.specs), '') as ean, b.bin, coalesce((
       select jsonb_agg(jsonb_build_object('offerId', o.id, 'seller', s.trade_name, 'onHand', coalesce(k.on_hand, 0),
         'reserved', coalesce(k.reserved, 0)) order by coalesce(k.on_hand, 0) desc, o.active desc, s.trade_name, o.id)
       from offers o join sellers s on s.id = o.seller_id
         left join stock k on k.offer_id = o.id and k.warehouse_id = w.id
       where o.msn = p.msn), '[]') as offers
   from products p
     left join warehouses w on w.market = p.market and w.code = $2
     left join stock_bins b on b.msn = p.msn and b.warehouse_id = w.id
   where p.msn = any ($1::text[])`,
)

/** The products that codes name, a row for each. */
export function productsByCode(
  db: Db,
  market: Market,
  codes: readonly WantedCode[],
  warehouse: string | null,
): Promise<{ code: string; msn: string; by: NonNullable<FoundCode['by']> }[]> {
  return db.rows(NAMED, [market, JSON.stringify(codes), warehouse])
}

/** Products with the stock of their offers in a warehouse. */
export function scannedProducts(
  db: Db,
  msns: readonly string[],
  warehouse: string | null,
  language: Language,
): Promise<ScannedProduct[]> {
  return db.rows(PRODUCTS, [msns, warehouse, language])
}

const LOCK_PRODUCTS = statement('inventory.lock-scanned-products', 'select lock_products($1)')
const WAREHOUSES = statement(
  'inventory.scanned-warehouses',
  'select id, code from warehouses where market = $1 and code = any ($2::text[])',
)
const OFFERS = statement(
  'inventory.scanned-offers',
  `select o.id as "offerId" from unnest($2::text[], $3::bigint[]) as l (msn, offer_id)
     join products p on p.msn = l.msn and p.market = $1
     join offers o on o.id = l.offer_id and o.msn = l.msn`,
)
const PLACE = statement(
  'inventory.place-scanned',
  `insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
   select o.id, o.msn, o.seller_id, $2, 0 from offers o where o.id = any ($1::bigint[])
   order by o.msn, o.id on conflict (offer_id, warehouse_id) do nothing`,
)
const LOCK = statement(
  'inventory.lock-scanned',
  `select k.msn, k.offer_id as "offerId", k.on_hand as "onHand", k.reserved from stock k
   where k.offer_id = any ($1::bigint[]) and k.warehouse_id = $2 order by k.msn, k.offer_id for update`,
)
const MOVE = statement(
  'inventory.move-scanned',
  `with wanted as (
     select "offerId" as offer_id, "warehouseId" as warehouse_id, change
     from jsonb_to_recordset($1::jsonb) as c ("offerId" bigint, "warehouseId" bigint, change int)
   ), moved as (
     update stock s set on_hand = s.on_hand + wanted.change, updated_at = $2 from wanted
     where s.offer_id = wanted.offer_id and s.warehouse_id = wanted.warehouse_id
       and s.on_hand + wanted.change >= s.reserved
     returning s.msn, s.offer_id, s.warehouse_id, wanted.change
   ), logged as (
     insert into stock_events (msn, offer_id, warehouse_id, on_hand_change, reserved_change, who, why, operation_id, at)
     select msn, offer_id, warehouse_id, change, 0, $3, $4, $5, $2 from moved order by msn, offer_id, warehouse_id
   )
   select offer_id as "offerId", warehouse_id as "warehouseId" from moved`,
)
const FIGURES = statement(
  'inventory.scanned-figures',
  `select o.msn, o.id as "offerId", coalesce(k.on_hand, 0) as "onHand", coalesce(k.reserved, 0) as reserved
   from offers o left join stock k on k.offer_id = o.id and k.warehouse_id = $2
   where o.id = any ($1::bigint[]) order by o.msn, o.id`,
)

/** Locks products, as every change of their stock or offers does first. */
export async function lockProducts(tx: Tx, msns: readonly string[]): Promise<void> {
  await tx.run(LOCK_PRODUCTS, [msns])
}

/** Ids of warehouses of a market by their codes. */
export async function warehouseIds(tx: Tx, market: Market, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.rows<{ id: number; code: string }>(WAREHOUSES, [market, codes])
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Those that are offers of their products, in this market. */
export async function knownOffers(
  tx: Tx,
  market: Market,
  lines: readonly { msn: string; offerId: number }[],
): Promise<Set<number>> {
  const columns = [lines.map(({ msn }) => msn), lines.map(({ offerId }) => offerId)]
  const rows = await tx.rows<{ offerId: number }>(OFFERS, [market, ...columns])
  return new Set(rows.map(({ offerId }) => offerId))
}

/** Inserts missing rows of offers in a warehouse, with nothing on hand. */
export async function placeOffers(tx: Tx, offerIds: readonly number[], warehouseId: number): Promise<void> {
  await tx.run(PLACE, [offerIds, warehouseId])
}

/** Locks the stock of offers in a warehouse; an offer without a row has none. */
export function lockOffers(tx: Tx, offerIds: readonly number[], warehouseId: number): Promise<MovedLine[]> {
  return tx.rows(LOCK, [offerIds, warehouseId])
}

export interface ScannedChange {
  offerId: number
  warehouseId: number
  change: number
}

/** Moves units on hand with an event per row; returns the rows that had enough unreserved units. */
export function moveOffers(
  tx: Tx,
  changes: readonly ScannedChange[],
  { at, who, why, operationId }: { at: Date; who: string; why: string; operationId: string },
): Promise<Pick<ScannedChange, 'offerId' | 'warehouseId'>[]> {
  return tx.rows(MOVE, [JSON.stringify(changes), at, who, why, operationId])
}

/** The current stock of offers in a warehouse. */
export function figuresOf(db: Db, offerIds: readonly number[], warehouseId: number): Promise<MovedLine[]> {
  return db.rows(FIGURES, [offerIds, warehouseId])
}
