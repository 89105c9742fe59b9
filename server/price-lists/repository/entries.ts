// SQL of the prices of products that a price list has.

import type { ListRule } from '../../../contract/price-lists/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { ListRow } from './lists.ts'

interface Break {
  minQuantity: number
  priceMinor: number
}

/** A price as it is written. */
export interface EntryValue {
  msn: string
  /** Null for every seller. */
  sellerId: number | null
  priceMinor: number
  breaks: Break[]
}

export interface EntryRow extends EntryValue {
  id: number
  nameEn: string
  nameHi: string
  sellerCode: string
  publicMinor: number | null
  mrpMinor: number | null
}

const COLUMNS = `e.id, e.msn, e.seller_id as "sellerId", e.price_minor as "priceMinor", e.breaks,
  p.name_en as "nameEn", p.name_hi as "nameHi", coalesce(s.code, '') as "sellerCode",
  o.price_minor as "publicMinor", o.mrp_minor as "mrpMinor"`
/** Beside the offer that pages show, or the cheapest one of the seller. */
const FROM = `price_list_entries e join products p on p.msn = e.msn
  left join sellers s on s.id = e.seller_id
  left join offer_choices oc on oc.msn = e.msn
  left join lateral (select k.price_minor, k.mrp_minor from offers k
    where k.msn = e.msn and case when e.seller_id is null then k.id = oc.offer_id else k.seller_id = e.seller_id end
    order by k.price_minor, k.id limit 1) o on true`
const LIST = statement(
  'price-lists.list-entries',
  `select ${COLUMNS} from ${FROM}
   where e.list_id = $1 and e.id < $2 and ($3::text is null or e.msn = $3) order by e.id desc limit $4`,
)
const STORED = statement(
  'price-lists.stored-entries',
  `select e.msn, e.seller_id as "sellerId", e.price_minor as "priceMinor", e.breaks
   from price_list_entries e where e.list_id = $1`,
)
const SAVE = statement(
  'price-lists.save-entries',
  `insert into price_list_entries (list_id, msn, seller_id, price_minor, breaks)
   select $1, * from jsonb_to_recordset($2::jsonb) as e (msn text, "sellerId" bigint, "priceMinor" bigint, breaks jsonb)
   on conflict (list_id, msn, seller_id) do update set price_minor = excluded.price_minor, breaks = excluded.breaks`,
)
const REMOVE = statement(
  'price-lists.remove-entries',
  'delete from price_list_entries where list_id = $1 and id = any($2::bigint[]) returning msn',
)
const REMOVE_PRODUCTS = statement(
  'price-lists.remove-entries-of-products',
  `delete from price_list_entries e using jsonb_to_recordset($2::jsonb) as gone (msn text, "sellerId" bigint)
   where e.list_id = $1 and e.msn = gone.msn and e.seller_id is not distinct from gone."sellerId"`,
)
/** Products of a market with the offer that a price without a seller is compared with, and their sellers. */
const PRODUCTS = statement(
  'price-lists.known-products',
  `select p.msn, o.price_minor as "publicMinor", o.mrp_minor as "mrpMinor",
     (select coalesce(jsonb_agg(jsonb_build_object('sellerId', s.id, 'code', s.code, 'publicMinor', k.price_minor, 'mrpMinor', k.mrp_minor)
        order by k.price_minor, k.id), '[]') from offers k join sellers s on s.id = k.seller_id where k.msn = p.msn) as sellers
   from products p left join offer_choices oc on oc.msn = p.msn left join offers o on o.id = oc.offer_id
   where p.market = $1 and p.msn = any($2::text[])`,
)

const COUNT_OFFERS = statement(
  'price-lists.count-offers',
  `select (select count(*)::int from offers o join products p using (msn) join categories c on c.code = p.category_code
     join brands b on b.id = p.brand_id
     where p.market = $1 and p.active and (r.kind = 'all' or (r.kind = 'brand' and b.slug = r.key)
       or (r.kind = 'category' and r.key = any (string_to_array(c.taxonomy_code, '/'))))) as count
   from unnest($2::text[], $3::text[]) with ordinality as r (kind, key, nth) order by r.nth`,
)

/** How many offers each share is for, in the same order. */
export async function countOffersOf(
  db: Db,
  market: Market,
  rules: readonly Pick<ListRule, 'kind' | 'key'>[],
): Promise<number[]> {
  if (rules.length === 0) return []
  const rows = await db.rows<{ count: number }>(COUNT_OFFERS, [
    market,
    rules.map(({ kind }) => kind),
    rules.map(({ key }) => key),
  ])
  return rows.map(({ count }) => count)
}

/** Prices below an id, newest first, of one product or of all. */
export function listEntries(
  db: Db,
  listId: number,
  { before, msn, limit }: { before: number; msn: string | null; limit: number },
): Promise<EntryRow[]> {
  return db.rows<EntryRow>(LIST, [listId, before, msn, limit])
}

/** All prices of a list. */
export function storedEntries(db: Db, listId: number): Promise<EntryValue[]> {
  return db.rows<EntryValue>(STORED, [listId])
}

export async function saveEntries(tx: Tx, { listId }: Owned<ListRow>, entries: readonly EntryValue[]): Promise<void> {
  if (entries.length > 0) await tx.run(SAVE, [listId, JSON.stringify(entries)])
}

/** The products whose prices were removed. */
export async function removeEntries(tx: Tx, { listId }: Owned<ListRow>, ids: readonly number[]): Promise<string[]> {
  return (await tx.rows<{ msn: string }>(REMOVE, [listId, [...ids]])).map(({ msn }) => msn)
}

export async function removeEntriesOf(
  tx: Tx,
  { listId }: Owned<ListRow>,
  gone: readonly Pick<EntryValue, 'msn' | 'sellerId'>[],
): Promise<void> {
  if (gone.length > 0) await tx.run(REMOVE_PRODUCTS, [listId, JSON.stringify(gone)])
}

interface OfferPrices {
  publicMinor: number | null
  mrpMinor: number | null
}

export interface KnownProduct extends OfferPrices {
  msn: string
  sellers: (OfferPrices & { sellerId: number; code: string })[]
}

/** Products of a market by MSN. */
export function knownProducts(db: Db, market: Market, msns: readonly string[]): Promise<KnownProduct[]> {
  return db.rows<KnownProduct>(PRODUCTS, [market, [...msns]])
}
