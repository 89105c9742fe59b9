// SQL of what imported products refer to: categories, brands, attributes, sellers, the usual heading of a category.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface AssortmentCategory {
  code: string
  parentCode: string | null
  nameEn: string
  nameHi: string
  taxonomyCode: string
  level: number
}

export interface AssortmentAttribute {
  key: string
  nameEn: string
  nameHi: string
  kind: 'text' | 'number' | 'boolean' | 'list'
  unit: string
  facet: boolean
}

export interface AssortmentBrand {
  slug: string
  name: string
  nameHi: string
}

export interface Assortment {
  categories: AssortmentCategory[]
  attributes: AssortmentAttribute[]
  brands: AssortmentBrand[]
  /** Codes of the market's sellers and warehouses, oldest first. */
  sellers: string[]
  warehouses: string[]
  /** The most common heading among the products of a category. */
  usualHsn: Record<string, string>
}

export interface NewCategory {
  code: string
  market: Market
  parentCode: string | null
  level: number
  taxonomyCode: string
  slug: string
  nameEn: string
  nameHi: string
}

const READ = statement(
  'catalog.read-assortment',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'parentCode', parent_code, 'nameEn', name_en,
         'nameHi', name_hi, 'taxonomyCode', taxonomy_code, 'level', level) order by level, position, code), '[]')
       from categories where market = $1 and active) as categories,
     (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'nameEn', name_en, 'nameHi', name_hi, 'kind', kind,
         'unit', unit, 'facet', facet) order by key), '[]') from attributes) as attributes,
     (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'nameHi', name_hi) order by slug), '[]')
       from brands) as brands,
     (select coalesce(jsonb_agg(code order by id), '[]') from sellers where market = $1) as sellers,
     (select coalesce(jsonb_agg(code order by id), '[]') from warehouses where market = $1 and active) as warehouses,
     (select coalesce(jsonb_object_agg(category_code, hsn), '{}') from (
        select distinct on (category_code) category_code, hsn from products where market = $1 and hsn <> ''
        group by category_code, hsn order by category_code, count(*) desc, hsn) usual) as "usualHsn"`,
)
const LOCK_CODES = statement('catalog.lock-codes', `select pg_advisory_xact_lock(7215012)`)
const HIGHEST = statement(
  'catalog.highest-code',
  `select coalesce(max(code::bigint), $2::bigint)::bigint as highest from categories
   where market = $1 and code::bigint between $2 and $3`,
)
const INSERT_CATEGORIES = statement(
  'catalog.insert-categories',
  `insert into categories (code, market, parent_code, level, taxonomy_code, slug, name_en, name_hi, position)
   select code, market, "parentCode", level, "taxonomyCode", slug, "nameEn", "nameHi",
     10000 + row_number() over (order by code)
   from jsonb_to_recordset($1::jsonb) as r (code text, market text, "parentCode" text, level int, "taxonomyCode" text,
     slug text, "nameEn" text, "nameHi" text)`,
)
const INSERT_BRANDS = statement(
  'catalog.insert-brands',
  `insert into brands (slug, name, name_hi, country)
   select slug, name, "nameHi", $2 from jsonb_to_recordset($1::jsonb) as r (slug text, name text, "nameHi" text)
   on conflict do nothing returning slug`,
)
const INSERT_ATTRIBUTES = statement(
  'catalog.insert-attributes',
  `insert into attributes (key, name_en, name_hi, kind, unit, facet)
   select key, "nameEn", "nameHi", kind, unit, facet
   from jsonb_to_recordset($1::jsonb) as r (key text, "nameEn" text, "nameHi" text, kind text, unit text, facet boolean)
   on conflict do nothing returning key`,
)
// The products are read once for any number of categories. A category with products stays, and so do its ancestors.
// `not in` uses a hash table even when statistics of recently filled tables are missing.
const retireCategoriesWithout = (products: string) => `
  update categories c set active = false
  where c.code = any($1) and c.active and c.taxonomy_code not in (
    select array_to_string(used.codes[:levels.level], '/')
    from (select distinct category_code from ${products}) filled
      join categories d on d.code = filled.category_code
      cross join lateral (select string_to_array(d.taxonomy_code, '/') as codes) used
      cross join lateral generate_series(1, cardinality(used.codes)) levels (level))
  returning c.code`
const RETIRE_WITHOUT_SOLD = statement(
  'catalog.retire-categories-without-sold-products',
  retireCategoriesWithout('products where active'),
)
const RETIRE_WITHOUT_ANY = statement('catalog.retire-categories-without-products', retireCategoriesWithout('products'))
const RETIRE_BRANDS = statement(
  'catalog.retire-brands',
  `update brands b set active = false where b.slug = any($1)
     and b.id not in (select p.brand_id from products p where p.active) returning b.slug`,
)
const RETIRE_ATTRIBUTES = statement(
  'catalog.retire-attributes',
  `update attributes set facet = false where key = any($1) returning key`,
)

export function readAssortment(db: Db, market: Market): Promise<Assortment> {
  return db.one(READ, [market])
}

/** The highest category code of a range, with a lock on the allocation of codes until the transaction ends. */
export async function lockHighestCode(tx: Tx, market: Market, from: number, to: number): Promise<number> {
  await tx.run(LOCK_CODES)
  return (await tx.one<{ highest: number }>(HIGHEST, [market, from, to])).highest
}

export async function insertCategories(tx: Tx, rows: readonly NewCategory[]): Promise<void> {
  if (rows.length > 0) await tx.run(INSERT_CATEGORIES, [jsonbOf(rows)])
}

/** Returns the slugs of those that did not exist. */
export async function insertBrands(tx: Tx, rows: readonly AssortmentBrand[], country: string): Promise<string[]> {
  const made = await tx.rows<{ slug: string }>(INSERT_BRANDS, [jsonbOf(rows), country])
  return made.map(row => row.slug)
}

/** Returns the keys of those that did not exist. */
export async function insertAttributes(tx: Tx, rows: readonly AssortmentAttribute[]): Promise<string[]> {
  return (await tx.rows<{ key: string }>(INSERT_ATTRIBUTES, [jsonbOf(rows)])).map(row => row.key)
}

/** Hides categories without sold products, or without any products, in their subtree; returns which. */
export async function retireCategories(
  tx: Tx,
  codes: readonly string[],
  without: 'sold-products' | 'any-product',
): Promise<string[]> {
  const retire = without === 'any-product' ? RETIRE_WITHOUT_ANY : RETIRE_WITHOUT_SOLD
  return (await tx.rows<{ code: string }>(retire, [codes])).map(row => row.code)
}

/** Hides brands without sold products; returns which. */
export async function retireBrands(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ slug: string }>(RETIRE_BRANDS, [slugs])).map(row => row.slug)
}

/** Removes attributes from the filters; returns which. */
export async function retireAttributes(tx: Tx, keys: readonly string[]): Promise<string[]> {
  return (await tx.rows<{ key: string }>(RETIRE_ATTRIBUTES, [keys])).map(row => row.key)
}
