// SQL by which files of products come in and go out: whole products read in one statement, written in one for each table.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { Spec } from '../rules.ts'

/** A product with everything that a file may say of it. */
export interface BulkProduct {
  msn: string
  market: Market
  partNumber: string
  brandSlug: string
  categoryCode: string
  sellerCode: string
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
  /** ISO 3166 alpha-2. */
  origin: string
  warrantyMonths: number
  tags: string[]
  availability: 'stock' | 'on-request'
  images: { hash: string; view: string }[]
  active: boolean
  /** Minor units, tax included. */
  mrpMinor: number
  priceMinor: number
  breaks: { minQuantity: number; priceMinor: number }[]
  /** Units on hand and reserved by warehouse code. */
  stock: Record<string, { onHand: number; reserved: number }>
}

const COLUMNS = `select p.msn, p.market, p.part_number as "partNumber", b.slug as "brandSlug",
     p.category_code as "categoryCode", s.code as "sellerCode", p.group_key as "groupKey", p.variant_by as "variantBy",
     p.slug, p.name_en as "nameEn", p.name_hi as "nameHi", p.features_en as "featuresEn", p.features_hi as "featuresHi",
     p.description_en as "descriptionEn", p.description_hi as "descriptionHi", p.specs, p.hsn,
     p.sell_unit_en as "sellUnitEn", p.sell_unit_hi as "sellUnitHi", p.pack_size as "packSize",
     p.min_quantity as "minQuantity", p.quantity_multiple as "quantityMultiple", p.weight_grams as "weightGrams",
     p.origin, p.warranty_months as "warrantyMonths", p.tags, p.availability, p.images, p.active,
     pp.mrp_minor as "mrpMinor", pp.price_minor as "priceMinor", pp.breaks,
     coalesce((select jsonb_object_agg(w.code, jsonb_build_object('onHand', k.on_hand, 'reserved', k.reserved))
               from stock k join warehouses w on w.id = k.warehouse_id where k.msn = p.msn), '{}') as stock
   from products p
   join product_prices pp on pp.msn = p.msn
   join brands b on b.id = p.brand_id
   join sellers s on s.id = p.seller_id`

// in the order of MSNs, as orders lock them, so that none waits in a circle
const BY_KEYS = statement(
  'catalog.merchandise-by-keys',
  `${COLUMNS} join unnest($2::text[], $3::text[]) as k (brand, part) on b.slug = k.brand and p.part_number = k.part
   where p.market = $1 order by p.msn for update of p, pp`,
)
const BY_PARTS = statement(
  'catalog.merchandise-by-parts',
  `${COLUMNS} where p.market = $1 and p.part_number = any($2) order by p.msn for update of p, pp`,
)
const BY_MSNS = statement(
  'catalog.merchandise-by-msns',
  `${COLUMNS} where p.msn = any($1) order by p.msn for update of p, pp`,
)
const PAGE = statement(
  'catalog.merchandise-page',
  `${COLUMNS} where p.market = $1 and p.msn > $2 and ($4::text is null or s.code = $4)
   order by p.msn limit $3`,
)
const KEYS_USED = statement(
  'catalog.merchandise-attributes',
  `select spec ->> 'key' as key, count(*)::int as count, bool_or(spec ? 'hi' and spec ->> 'hi' <> spec ->> 'en') as hindi
   from products p join sellers s on s.id = p.seller_id cross join lateral jsonb_array_elements(p.specs) spec
   where p.market = $1 and ($2::text is null or s.code = $2)
   group by 1 order by 2 desc, 1`,
)
const WRITE_PRODUCTS = statement(
  'catalog.write-products',
  `insert into products (msn, market, part_number, brand_id, category_code, seller_id, group_key, variant_by, slug,
     name_en, name_hi, features_en, features_hi, description_en, description_hi, specs, hsn, sell_unit_en, sell_unit_hi,
     pack_size, min_quantity, quantity_multiple, weight_grams, origin, warranty_months, tags, availability, images,
     active)
   select r.msn, r.market, r."partNumber", b.id, r."categoryCode", s.id, r."groupKey", r."variantBy", r.slug,
     r."nameEn", r."nameHi", r."featuresEn", r."featuresHi", r."descriptionEn", r."descriptionHi", r.specs, r.hsn,
     r."sellUnitEn", r."sellUnitHi", r."packSize", r."minQuantity", r."quantityMultiple", r."weightGrams", r.origin,
     r."warrantyMonths", r.tags, r.availability, r.images, r.active
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, "partNumber" text, "brandSlug" text,
     "categoryCode" text, "sellerCode" text, "groupKey" text, "variantBy" text[], slug text, "nameEn" text,
     "nameHi" text, "featuresEn" text[], "featuresHi" text[], "descriptionEn" text, "descriptionHi" text, specs jsonb,
     hsn text, "sellUnitEn" text, "sellUnitHi" text, "packSize" int, "minQuantity" int, "quantityMultiple" int,
     "weightGrams" int, origin text, "warrantyMonths" int, tags text[], availability text, images jsonb,
     active boolean)
   join brands b on b.slug = r."brandSlug"
   join sellers s on s.code = r."sellerCode"
   on conflict (msn) do update set category_code = excluded.category_code, group_key = excluded.group_key,
     variant_by = excluded.variant_by, slug = excluded.slug, name_en = excluded.name_en, name_hi = excluded.name_hi,
     features_en = excluded.features_en, features_hi = excluded.features_hi,
     description_en = excluded.description_en, description_hi = excluded.description_hi, specs = excluded.specs,
     hsn = excluded.hsn, sell_unit_en = excluded.sell_unit_en, sell_unit_hi = excluded.sell_unit_hi,
     pack_size = excluded.pack_size, min_quantity = excluded.min_quantity,
     quantity_multiple = excluded.quantity_multiple, weight_grams = excluded.weight_grams, origin = excluded.origin,
     warranty_months = excluded.warranty_months, tags = excluded.tags, availability = excluded.availability,
     images = excluded.images, active = excluded.active, updated_at = now()`,
)
const WRITE_PRICES = statement(
  'catalog.write-prices',
  `insert into product_prices (msn, currency, mrp_minor, price_minor, breaks)
   select r.msn, case r.market when 'IN' then 'INR' else 'AED' end, r."mrpMinor", r."priceMinor", r.breaks
   from jsonb_to_recordset($1::jsonb) as r (msn text, market text, "mrpMinor" bigint, "priceMinor" bigint, breaks jsonb)
   on conflict (msn) do update set mrp_minor = excluded.mrp_minor, price_minor = excluded.price_minor,
     breaks = excluded.breaks, updated_at = now()`,
)
const SET_CHANGE_AUTHOR = statement(
  'catalog.say-who',
  `select set_config('karkhana.actor', $1, true), set_config('karkhana.why', $2, true)`,
)
const TAKEN = statement('catalog.taken-msns', 'select msn from products where msn = any($1)')

export type ProductKey = Pick<BulkProduct, 'brandSlug' | 'partNumber'>

/** The products of these keys, locked. */
export function lockByKeys(tx: Tx, market: Market, keys: readonly ProductKey[]): Promise<BulkProduct[]> {
  return tx.rows(BY_KEYS, [market, keys.map(key => key.brandSlug), keys.map(key => key.partNumber)])
}

/** The products that have one of these part numbers, of whatever brand, locked. */
export function lockByParts(tx: Tx, market: Market, partNumbers: readonly string[]): Promise<BulkProduct[]> {
  return tx.rows(BY_PARTS, [market, partNumbers])
}

export function lockByMsns(tx: Tx, msns: readonly string[]): Promise<BulkProduct[]> {
  return tx.rows(BY_MSNS, [msns])
}

/** The next `size` products after an MSN, of one seller or of all. */
export function pageProducts(
  db: Db,
  market: Market,
  after: string,
  size: number,
  seller: string | null,
): Promise<BulkProduct[]> {
  return db.rows(PAGE, [market, after, size, seller])
}

/** Attribute keys that products carry, the most frequent first, and whether any value has a Hindi of its own. */
export function listKeysUsed(
  db: Db,
  market: Market,
  seller: string | null,
): Promise<{ key: string; count: number; hindi: boolean }[]> {
  return db.rows(KEYS_USED, [market, seller])
}

export async function upsertProducts(tx: Tx, rows: readonly BulkProduct[]): Promise<void> {
  const written = await tx.run(WRITE_PRODUCTS, [JSON.stringify(rows)])
  if (written !== rows.length) throw new Error(`${rows.length - written} products have an unknown brand or seller`)
}

export async function upsertPrices(tx: Tx, rows: readonly BulkProduct[]): Promise<void> {
  const prices = rows.map(({ msn, market, mrpMinor, priceMinor, breaks }) => ({
    msn,
    market,
    mrpMinor,
    priceMinor,
    breaks,
  }))
  await tx.run(WRITE_PRICES, [JSON.stringify(prices)])
}

/** Names who changes prices from here to the end of the transaction, and why. */
export async function setChangeAuthor(tx: Tx, who: string, why: string): Promise<void> {
  await tx.run(SET_CHANGE_AUTHOR, [who, why])
}

export async function listTakenMsns(tx: Tx, msns: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ msn: string }>(TAKEN, [msns])).map(row => row.msn)
}
