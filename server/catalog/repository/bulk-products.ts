// SQL to import and export products: whole products read in one statement, and written in one per table.

import type { Declarations } from '../../../contract/catalog/declarations.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type SqlValue, type Statement, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'
import type { Spec } from '../rules.ts'

export type SeoTexts = Partial<Record<'titleEn' | 'titleHi' | 'descriptionEn' | 'descriptionHi', string>>

/** A product with every field of an import file. */
export interface BulkProduct {
  msn: string
  market: Market
  partNumber: string
  brandSlug: string
  categoryCode: string
  /** Key of the offer with the amounts, quantities, availability and stock: its seller, and its condition unless new. */
  sellerCode: string
  /** Null when there is no such offer yet: the amounts are then 0. */
  offerId: number | null
  /** The seller who first offered the product, whose files define its data. */
  contentSeller: string
  groupKey: string | null
  variantBy: string[]
  slug: string
  nameEn: string
  nameHi: string
  featuresEn: string[]
  featuresHi: string[]
  descriptionEn: string
  descriptionHi: string
  specs: Spec[]
  hsn: string
  sellUnitEn: string
  sellUnitHi: string
  packSize: number
  minQuantity: number
  quantityMultiple: number
  weightGrams: number
  /** ISO 3166 alpha-2; empty when undeclared. */
  origin: string
  /** Legal declarations required in India. */
  declarations: Declarations
  warrantyMonths: number
  tags: string[]
  availability: 'stock' | 'on-request'
  /** Days before dispatch, in addition to the carrier's. */
  leadTimeDays: number
  images: { hash: string; view: string; altEn?: string; altHi?: string }[]
  /** SEO title and description; empty ones are derived from the name. */
  seo: SeoTexts
  /** Publication time, ISO; null when not scheduled. */
  publishAt: string | null
  /** Whether it is offered; for the new offer of its first seller also whether the store shows it. */
  active: boolean
  /** Whether the store shows the product. */
  listed: boolean
  /** Whether no seller offers it. */
  unoffered: boolean
  /** Minor units, tax included. */
  mrpMinor: number
  /** Whether the seller declared the MRP; otherwise it is the price. */
  mrpDeclared: boolean
  priceMinor: number
  breaks: { minQuantity: number; priceMinor: number }[]
  /** Units on hand and reserved by warehouse code. */
  stock: Record<string, { onHand: number; reserved: number }>
}

/** The offer of the given key, or the new one of the first seller when it is null. */
const columns = (key: string) => `select p.msn, p.market, p.part_number as "partNumber", b.slug as "brandSlug",
     p.category_code as "categoryCode", coalesce(${key}, first.code) as "sellerCode", o.id as "offerId",
     first.code as "contentSeller", p.group_key as "groupKey", p.variant_by as "variantBy",
     p.slug, p.name_en as "nameEn", p.name_hi as "nameHi", p.features_en as "featuresEn", p.features_hi as "featuresHi",
     p.description_en as "descriptionEn", p.description_hi as "descriptionHi", p.specs, p.hsn,
     p.sell_unit_en as "sellUnitEn", p.sell_unit_hi as "sellUnitHi", p.pack_size as "packSize",
     coalesce(o.min_quantity, 1) as "minQuantity", coalesce(o.quantity_multiple, 1) as "quantityMultiple", p.weight_grams as "weightGrams",
     p.origin, p.declarations, p.warranty_months as "warrantyMonths", p.tags,
     coalesce(o.availability, 'on-request') as availability, coalesce(o.lead_time_days, 0) as "leadTimeDays", p.images, p.seo,
     to_char(p.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishAt",
     case when coalesce(${key}, first.code) = first.code then p.active and o.active else coalesce(o.active, true) end as active,
     p.active as listed, not exists (select from offers x where x.msn = p.msn and x.active) as unoffered,
     coalesce(o.mrp_minor, 0) as "mrpMinor", coalesce(o.mrp_declared, false) as "mrpDeclared", coalesce(o.price_minor, 0) as "priceMinor",
     coalesce(o.breaks, '[]') as breaks,
     coalesce((select jsonb_object_agg(w.code, jsonb_build_object('onHand', k.on_hand, 'reserved', k.reserved))
               from stock k join warehouses w on w.id = k.warehouse_id where k.offer_id = o.id), '{}') as stock
   from products p
   join brands b on b.id = p.brand_id
   cross join lateral (
     select owner.id, owner.code from offers x join sellers owner on owner.id = x.seller_id
     where x.msn = p.msn order by x.id limit 1) first
   join sellers s on s.code = offer_seller(coalesce(${key}, first.code))
   left join offers o on o.msn = p.msn and o.seller_id = s.id and o.condition = offer_condition(coalesce(${key}, first.code))`

// locked in the order of MSNs, like orders, to avoid deadlocks; and before offers and stock are read, because a
// statement that waits for a lock still sees an older snapshot of other tables
const LOCK_KEYS = statement(
  'catalog.lock-merchandise-by-keys',
  `select p.msn from products p join brands b on b.id = p.brand_id
     join unnest($2::text[], $3::text[]) as k (brand, part) on b.slug = k.brand and p.part_number = k.part
   where p.market = $1 order by p.msn for update of p`,
)
const LOCK_PARTS = statement(
  'catalog.lock-merchandise-by-parts',
  'select msn from products where market = $1 and part_number = any($2) order by msn for update',
)
const LOCK_MSNS = statement(
  'catalog.lock-merchandise',
  'select msn from products where msn = any($1) order by msn for update',
)
const LOCKED = statement('catalog.merchandise-by-msns', `${columns('$2::text')} where p.msn = any($1) order by p.msn`)
const FIND_WHOLE = statement('catalog.find-merchandise', `${columns('$2::text')} where p.msn = $1`)
const PAGE = statement(
  'catalog.merchandise-page',
  `${columns('$4::text')} where p.market = $1 and p.msn > $2 and o.id is not null order by p.msn limit $3`,
)
const KEYS_USED = statement(
  'catalog.merchandise-attributes',
  `select spec ->> 'key' as key, count(*)::int as count, bool_or(spec ? 'hi' and spec ->> 'hi' <> spec ->> 'en') as hindi
   from products p cross join lateral jsonb_array_elements(p.specs) spec
   where p.market = $1 and ($2::text is null or exists (
     select from offers o join sellers s on s.id = o.seller_id where o.msn = p.msn and s.code = $2))
   group by 1 order by 2 desc, 1`,
)
// a product that its first seller no longer offers as new stays while there are other offers
const WRITE_PRODUCTS = statement(
  'catalog.write-products',
  `insert into products (msn, market, part_number, brand_id, category_code, group_key, variant_by, slug,
     name_en, name_hi, features_en, features_hi, description_en, description_hi, specs, hsn, sell_unit_en, sell_unit_hi,
     pack_size, weight_grams, origin, declarations, warranty_months, tags, images, seo, publish_at, active)
   select r.msn, r.market, r."partNumber", b.id, r."categoryCode", r."groupKey", r."variantBy", r.slug,
     r."nameEn", r."nameHi", r."featuresEn", r."featuresHi", r."descriptionEn", r."descriptionHi", r.specs, r.hsn,
     r."sellUnitEn", r."sellUnitHi", r."packSize", r."weightGrams", r.origin, r.declarations, r."warrantyMonths", r.tags, r.images,
     coalesce(r.seo, '{}'), r."publishAt", r.active
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, "partNumber" text, "brandSlug" text,
     "categoryCode" text, "groupKey" text, "variantBy" text[], slug text, "nameEn" text,
     "nameHi" text, "featuresEn" text[], "featuresHi" text[], "descriptionEn" text, "descriptionHi" text, specs jsonb,
     hsn text, "sellUnitEn" text, "sellUnitHi" text, "packSize" int, "weightGrams" int, origin text, declarations jsonb,
     "warrantyMonths" int, tags text[], images jsonb, seo jsonb, "publishAt" timestamptz, active boolean)
   join brands b on b.slug = r."brandSlug"
   on conflict (msn) do update set brand_id = excluded.brand_id, category_code = excluded.category_code, group_key = excluded.group_key,
     variant_by = excluded.variant_by, slug = excluded.slug, name_en = excluded.name_en, name_hi = excluded.name_hi,
     features_en = excluded.features_en, features_hi = excluded.features_hi,
     description_en = excluded.description_en, description_hi = excluded.description_hi, specs = excluded.specs,
     hsn = excluded.hsn, sell_unit_en = excluded.sell_unit_en, sell_unit_hi = excluded.sell_unit_hi,
     pack_size = excluded.pack_size, weight_grams = excluded.weight_grams, origin = excluded.origin,
     declarations = excluded.declarations,
     warranty_months = excluded.warranty_months, tags = excluded.tags, images = excluded.images,
     seo = excluded.seo, publish_at = excluded.publish_at, updated_at = now(),
     active = excluded.active or products.active and exists (
       select from offers o where o.msn = excluded.msn and o.active and (o.condition <> 'new'
         or o.seller_id <> (select x.seller_id from offers x where x.msn = excluded.msn order by x.id limit 1)))`,
)
const HIDE_UNOFFERED = statement(
  'catalog.hide-unoffered',
  `update products p set active = false, updated_at = now() where p.msn = any($1) and p.active
     and not exists (select from offers o where o.msn = p.msn and o.active)`,
)
const SHOW = statement(
  'catalog.show-products',
  'update products set active = true, updated_at = now() where msn = any($1) and not active',
)
const WRITE_OFFERS = statement(
  'catalog.write-offers',
  `insert into offers as o (msn, seller_id, condition, currency, mrp_minor, mrp_declared, price_minor, breaks, min_quantity, quantity_multiple,
     availability, lead_time_days, active)
   select r.msn, s.id, offer_condition(r."sellerCode"), case r.market when 'IN' then 'INR' else 'AED' end, r."mrpMinor", r."mrpDeclared", r."priceMinor", r.breaks,
     r."minQuantity", r."quantityMultiple", r.availability, r."leadTimeDays", r.offered
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, "sellerCode" text, "mrpMinor" bigint, "mrpDeclared" boolean,
     "priceMinor" bigint, breaks jsonb, "minQuantity" int, "quantityMultiple" int, availability text,
     "leadTimeDays" int, offered boolean)
   join sellers s on s.code = offer_seller(r."sellerCode") order by r.msn
   on conflict (msn, seller_id, condition) do update set mrp_minor = excluded.mrp_minor, mrp_declared = excluded.mrp_declared,
     price_minor = excluded.price_minor, breaks = excluded.breaks, min_quantity = excluded.min_quantity,
     quantity_multiple = excluded.quantity_multiple, availability = excluded.availability,
     lead_time_days = excluded.lead_time_days, active = excluded.active,
     updated_at = now()`,
)
const SET_CHANGE_AUTHOR = statement(
  'catalog.say-who',
  `select set_config('karkhana.actor', $1, true), set_config('karkhana.why', $2, true)`,
)
const TAKEN = statement('catalog.taken-msns', 'select msn from products where msn = any($1)')

export type ProductKey = Pick<BulkProduct, 'brandSlug' | 'partNumber'>

async function lockThenRead(
  tx: Tx,
  lock: Statement,
  values: readonly SqlValue[],
  seller: string | null,
): Promise<BulkProduct[]> {
  const msns = (await tx.rows<{ msn: string }>(lock, values)).map(({ msn }) => msn)
  return msns.length > 0 ? tx.rows<BulkProduct>(LOCKED, [msns, seller]) : []
}

/** The products with these keys and the offer of a seller, locked; of the first seller when it is null. */
export function lockByKeys(
  tx: Tx,
  market: Market,
  keys: readonly ProductKey[],
  seller: string | null,
): Promise<BulkProduct[]> {
  const values = [market, keys.map(key => key.brandSlug), keys.map(key => key.partNumber)]
  return lockThenRead(tx, LOCK_KEYS, values, seller)
}

/** The products with one of these part numbers, of any brand, locked. */
export function lockByParts(
  tx: Tx,
  market: Market,
  partNumbers: readonly string[],
  seller: string | null,
): Promise<BulkProduct[]> {
  return lockThenRead(tx, LOCK_PARTS, [market, partNumbers], seller)
}

export function lockByMsns(tx: Tx, msns: readonly string[], seller: string | null): Promise<BulkProduct[]> {
  return lockThenRead(tx, LOCK_MSNS, [msns], seller)
}

/** A product with the offer of a seller, without a lock; of the first seller when it is null. */
export function findWhole(db: Db, msn: string, seller: string | null): Promise<BulkProduct | null> {
  return db.oneOrNull(FIND_WHOLE, [msn, seller])
}

/** The next `size` products after an MSN: those that a seller offers, or all with their first offers. */
export function pageProducts(
  db: Db,
  market: Market,
  after: string,
  size: number,
  seller: string | null,
): Promise<BulkProduct[]> {
  return db.rows(PAGE, [market, after, size, seller])
}

/** Attribute keys of products, most frequent first, and whether any value has its own Hindi. */
export function listKeysUsed(
  db: Db,
  market: Market,
  seller: string | null,
): Promise<{ key: string; count: number; hindi: boolean }[]> {
  return db.rows(KEYS_USED, [market, seller])
}

export async function upsertProducts(tx: Tx, rows: readonly BulkProduct[]): Promise<void> {
  const written = await tx.run(WRITE_PRODUCTS, [jsonbOf(rows)])
  if (written !== rows.length) throw new Error(`${rows.length - written} products have an unknown brand`)
}

/** Writes these offers; a trigger of the table records price changes. */
export async function upsertOffers(tx: Tx, rows: readonly BulkProduct[]): Promise<void> {
  const offers = rows.map(row => ({
    ...{ msn: row.msn, market: row.market, sellerCode: row.sellerCode },
    ...{ mrpMinor: row.mrpMinor, mrpDeclared: row.mrpDeclared, priceMinor: row.priceMinor, breaks: row.breaks },
    ...{ minQuantity: row.minQuantity, quantityMultiple: row.quantityMultiple, availability: row.availability },
    leadTimeDays: row.leadTimeDays,
    offered: row.active,
  }))
  const written = await tx.run(WRITE_OFFERS, [jsonbOf(offers)])
  if (written !== rows.length) throw new Error(`${rows.length - written} offers have an unknown seller`)
}

/** Deactivates products that no seller offers any longer. */
export async function hideUnoffered(tx: Tx, msns: readonly string[]): Promise<void> {
  if (msns.length > 0) await tx.run(HIDE_UNOFFERED, [msns])
}

export async function showProducts(tx: Tx, msns: readonly string[]): Promise<void> {
  if (msns.length > 0) await tx.run(SHOW, [msns])
}

/** Sets the author and reason of price changes until the end of the transaction. */
export async function setChangeAuthor(tx: Tx, who: string, why: string): Promise<void> {
  await tx.run(SET_CHANGE_AUTHOR, [who, why])
}

export async function listTakenMsns(tx: Tx, msns: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ msn: string }>(TAKEN, [msns])).map(row => row.msn)
}
