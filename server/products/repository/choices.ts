// SQL of the options of a cell or filter: brands, sellers, warehouses; and of existing part numbers of a brand.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface Choice {
  value: string
  label: string
}

const BRANDS = statement(
  'products.find-brands',
  `select slug as value, name as label from brands where lower(name || ' ' || name_hi) like $1 order by lower(name), slug limit 20`,
)
const SELLERS = statement(
  'products.find-sellers',
  `select code as value, trade_name as label from sellers
   where market = $1 and lower(trade_name || ' ' || code) like $2 order by lower(trade_name), code limit 20`,
)
const WAREHOUSES = statement(
  'products.list-warehouses',
  'select code as value, name_en as label from warehouses where market = $1 and active order by name_en, code limit 200',
)
const BRANDS_NAMED = statement(
  'products.find-brands-by-name',
  `select n.typed, b.slug from unnest($1::text[]) as n (typed) cross join lateral (
     select slug from brands where slug = lower(n.typed) or lower(name) = lower(n.typed) or lower(name_hi) = lower(n.typed)
     order by slug <> lower(n.typed), id limit 1) b`,
)
const BRAND_NAMES = statement(
  'products.list-brand-names',
  'select slug as value, name as label from brands where slug = any($1)',
)
const TAKEN = statement(
  'products.find-taken-part-numbers',
  `select k.msn from unnest($2::text[], $3::text[], $4::text[]) as k (msn, brand, part) join brands b on b.slug = k.brand
   join products p on p.market = $1 and p.brand_id = b.id and p.part_number = k.part and p.msn <> k.msn`,
)

const HOLD_PARTS = statement(
  'products.hold-part-numbers',
  `select pg_advisory_xact_lock(hashtextextended('part numbers ' || $1::text || ' ' || $2::text, 0))`,
)

const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const findBrands = (db: Db, text: string): Promise<Choice[]> => db.rows(BRANDS, [pattern(text)])

export const findSellers = (db: Db, market: Market, text: string): Promise<Choice[]> =>
  db.rows(SELLERS, [market, pattern(text)])

export const listWarehouses = (db: Db, market: Market): Promise<Choice[]> => db.rows(WAREHOUSES, [market])

/** Slugs of brands by slug or name as typed. */
export async function brandsNamed(db: Db, typed: readonly string[]): Promise<Map<string, string>> {
  if (typed.length === 0) return new Map()
  const rows = await db.rows<{ typed: string; slug: string }>(BRANDS_NAMED, [[...new Set(typed)]])
  return new Map(rows.map(row => [row.typed, row.slug]))
}

export async function brandNames(db: Db, slugs: readonly string[]): Promise<Record<string, string>> {
  if (slugs.length === 0) return {}
  const rows = await db.rows<Choice>(BRAND_NAMES, [[...new Set(slugs)]])
  return Object.fromEntries(rows.map(({ value, label }) => [value, label]))
}

/**
 * Locks new products of the brand until the transaction ends: two with the same part number would be the same
 * product.
 */
export async function holdPartNumbers(tx: Tx, market: Market, brandSlug: string): Promise<void> {
  await tx.run(HOLD_PARTS, [market, brandSlug])
}

/** The given products that would have the brand and part number of another one. */
export async function takenBy(
  db: Db,
  market: Market,
  products: readonly { msn: string; brandSlug: string; partNumber: string }[],
): Promise<Set<string>> {
  if (products.length === 0) return new Set()
  const columns = [
    products.map(one => one.msn),
    products.map(one => one.brandSlug),
    products.map(one => one.partNumber),
  ]
  return new Set((await db.rows<{ msn: string }>(TAKEN, [market, ...columns])).map(row => row.msn))
}
