// SQL of the products in the search index.

import type { Market } from '../../../contract/shared/market.ts'
import type { Spec } from '../../catalog/service.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface IndexRow {
  msn: string
  market: Market
  /** Increases with every database snapshot, so that the newer of two rows is known. */
  version: number
  nameEn: string
  nameHi: string
  brandSlug: string
  brandEn: string
  brandHi: string
  partNumber: string
  group: string | null
  taxonomyCode: string
  /** Country of origin, ISO 3166. */
  origin: string
  specs: Spec[]
  featuresEn: string[]
  featuresHi: string[]
  priceMinor: number
  mrpMinor: number
  /** Codes of the warehouses in stock. */
  warehouses: string[]
  availability: 'stock' | 'on-request'
  popularity: number
  /** Stars, 0 before the first review. */
  rating: number
  tags: string[]
  /** In seconds since 1970. */
  listedAt: number
}

/** Variants share their reviews. */
const SUBJECT = `case when p.group_key is null then 'product:' || p.msn else 'group:' || p.group_key end`

const COLUMNS = `select p.msn, p.market, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as version,
     p.name_en as "nameEn", p.name_hi as "nameHi", b.slug as "brandSlug", b.name as "brandEn", b.name_hi as "brandHi",
     p.part_number as "partNumber", p.group_key as "group", c.taxonomy_code as "taxonomyCode", p.specs, p.origin,
     p.features_en as "featuresEn", p.features_hi as "featuresHi",
     oc.price_minor as "priceMinor", oc.mrp_minor as "mrpMinor",
     array(select w.code from sellable_stock k join warehouses w on w.id = k.warehouse_id
           where k.offer_id = oc.offer_id and oc.active and k.available > 0 order by w.code) as warehouses,
     oc.availability, p.popularity, p.tags, extract(epoch from p.created_at)::int as "listedAt", coalesce(r.rating, 0)::float8 as rating
   from products p
   join offer_choices oc on oc.msn = p.msn
   join brands b on b.id = p.brand_id
   join categories c on c.code = p.category_code
   left join lateral (
     select sum(star * reviews)::numeric / nullif(sum(reviews), 0) as rating
     from product_ratings g
     cross join unnest(g.stars, g.sample_stars) with ordinality as t (own, samples, star)
     cross join lateral (select t.own + t.samples as reviews) n
     where g.market = p.market and g.subject = ${SUBJECT}) r on true`

const LIST_CHANGED = statement('catalog.list-index-rows', `${COLUMNS} where p.msn = any($1) and p.active`)

const LIST_PAGE = statement(
  'catalog.page-index-rows',
  `${COLUMNS} where p.msn > $1 and p.active order by p.msn limit $2`,
)

/** The rows of the given products that are sold. */
export function listIndexRows(db: Db, msns: readonly string[]): Promise<IndexRow[]> {
  return db.rows<IndexRow>(LIST_CHANGED, [msns])
}

/** The next `size` products after an MSN. */
export function pageIndexRows(db: Db, after: string, size: number): Promise<IndexRow[]> {
  return db.rows<IndexRow>(LIST_PAGE, [after, size])
}

/** The state of the catalog that was read. */
export interface Position {
  /** Identity of the database; transaction ids of another one are meaningless. */
  database: string
  /** Every earlier transaction is included. */
  xid: string
  at: string
}

const POSITION = statement(
  'catalog.index-position',
  `select (select system_identifier::text from pg_control_system()) || '/' || oid as database,
     pg_snapshot_xmin(pg_current_snapshot())::text as xid, now()::text as at
   from pg_database where datname = current_database()`,
)

/** The current position of the catalog; later reads are at least as new. */
export function readPosition(db: Db): Promise<Position> {
  return db.one<Position>(POSITION)
}

// reviews emit no catalog event, so they are found by time, with a margin for long transactions
const CHANGED_SINCE = statement(
  'catalog.changed-since',
  `select m.msn from outbox_events e cross join lateral jsonb_array_elements_text(e.payload -> 'msns') m (msn)
   where e.xid >= $1::xid8 and e.topic = 'catalog.product-changed'
   union
   select p.msn from product_ratings g
   join products p on p.market = g.market and ${SUBJECT} = g.subject
   where g.updated_at >= $2::timestamptz - interval '10 minutes'`,
)

/** Products that changed since a position of the same database. */
export async function listChangedSince(db: Db, { xid, at }: Pick<Position, 'xid' | 'at'>): Promise<string[]> {
  const rows = await db.rows<{ msn: string }>(CHANGED_SINCE, [xid, at])
  return rows.map(row => row.msn)
}

const COUNT_SOLD = statement(
  'catalog.count-sold',
  'select count(*)::int as count from products p join offer_choices oc on oc.msn = p.msn where p.active',
)

/** Number of products that belong in the index. */
export async function countSold(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_SOLD)).count
}
