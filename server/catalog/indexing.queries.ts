// Reads products as the search engine keeps them.

import type { Market } from '../../contract/market.ts'
import { type Db, statement } from '../platform/db.ts'
import type { Spec } from './rules.ts'

export interface IndexRow {
  msn: string
  market: Market
  /** Grows with every snapshot of the database: of two readings the one with the higher version is newer. */
  version: number
  nameEn: string
  nameHi: string
  brandSlug: string
  brandEn: string
  brandHi: string
  partNumber: string
  group: string | null
  taxonomyCode: string
  specs: Spec[]
  priceMinor: number
  mrpMinor: number
  inStock: boolean
  availability: 'stock' | 'on-request'
  popularity: number
  tags: string[]
}

const COLUMNS = `select p.msn, p.market, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as version,
     p.name_en as "nameEn", p.name_hi as "nameHi", b.slug as "brandSlug", b.name as "brandEn", b.name_hi as "brandHi",
     p.part_number as "partNumber", p.group_key as "group", c.taxonomy_code as "taxonomyCode", p.specs,
     pp.price_minor as "priceMinor", pp.mrp_minor as "mrpMinor",
     exists (select 1 from stock k join warehouses w on w.id = k.warehouse_id and w.active
             where k.msn = p.msn and k.on_hand > k.reserved) as "inStock",
     p.availability, p.popularity, p.tags
   from products p
   join product_prices pp on pp.msn = p.msn
   join brands b on b.id = p.brand_id
   join categories c on c.code = p.category_code`

const LIST_CHANGED = statement('catalog.list-index-rows', `${COLUMNS} where p.msn = any($1) and p.active`)

const LIST_PAGE = statement(
  'catalog.page-index-rows',
  `${COLUMNS} where p.msn > $1 and p.active order by p.msn limit $2`,
)

/** The named products that are sold; the others are missing. */
export function listIndexRows(db: Db, msns: readonly string[]): Promise<IndexRow[]> {
  return db.rows<IndexRow>(LIST_CHANGED, [msns])
}

/** The next `size` products after an MSN. */
export function pageIndexRows(db: Db, after: string, size: number): Promise<IndexRow[]> {
  return db.rows<IndexRow>(LIST_PAGE, [after, size])
}
