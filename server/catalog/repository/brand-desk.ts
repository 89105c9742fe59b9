// SQL to maintain brands and attributes.

import type { AttributeRow } from '../../../contract/catalog/categories-api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface BrandRecord {
  brandSlug: string
  version: number
  name: string
  nameHi: string
  country: string
  active: boolean
  featured: number | null
  logo: string | null
  products: number
}

const BRAND = `select b.slug as "brandSlug", b.version, b.name, b.name_hi as "nameHi", b.country, b.active, b.featured,
   b.logo_hash as logo, (select count(*)::int from (select from products p where p.brand_id = b.id limit 1000) counted) as products
 from brands b`
const LIST = statement(
  'catalog.desk-list-brands',
  `${BRAND} where b.slug > $1 and ($2::text is null or lower(b.name || ' ' || b.name_hi || ' ' || b.slug) like $2) order by b.slug limit $3`,
)
const FIND = statement('catalog.desk-find-brand', `${BRAND} where b.slug = $1`)
const LOCK = statement('catalog.desk-lock-brand', 'select id from brands where slug = $1 for update')
const INSERT = statement(
  'catalog.desk-insert-brand',
  `insert into brands (slug, name, name_hi, country, active, featured, logo_hash) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (slug) do nothing`,
)
const UPDATE = statement(
  'catalog.desk-update-brand',
  `update brands set name = $2, name_hi = $3, country = $4, active = $5, featured = $6, logo_hash = $7, version = version + 1
   where slug = $1`,
)
const SELLS = statement(
  'catalog.desk-brand-sells',
  'select exists (select from products p join brands b on b.id = p.brand_id where b.slug = $1 and p.active) as sells',
)
const NAMED = statement(
  'catalog.desk-find-brand-named',
  `select slug from brands where slug <> $1 and lower(name) = lower($2) limit 1`,
)
const ATTRIBUTE = `select key, name_en as "nameEn", name_hi as "nameHi", kind, unit, facet, version from attributes`
const LIST_ATTRIBUTES = statement(
  'catalog.desk-list-attributes',
  `${ATTRIBUTE} where $1::text is null or lower(key || ' ' || name_en || ' ' || name_hi) like $1 order by key limit 200`,
)
const FIND_ATTRIBUTES = statement('catalog.desk-find-attributes', `${ATTRIBUTE} where key = any($1) order by key`)
const HOLD_ATTRIBUTE = statement('catalog.desk-hold-attribute', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')
const SAVE_ATTRIBUTE = statement(
  'catalog.desk-save-attribute',
  `insert into attributes as a (key, name_en, name_hi, kind, unit, facet) values ($1, $2, $3, $4, $5, $6)
   on conflict (key) do update set name_en = excluded.name_en, name_hi = excluded.name_hi, unit = excluded.unit,
     facet = excluded.facet, version = a.version + 1
   returning version`,
)

const patternOf = (text: string | undefined) =>
  text === undefined ? null : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export function listBrands(db: Db, text: string | undefined, after: string, limit: number): Promise<BrandRecord[]> {
  return db.rows(LIST, [after, patternOf(text), limit])
}

export function findBrand(db: Db, slug: string): Promise<BrandRecord | null> {
  return db.oneOrNull(FIND, [slug])
}

export async function lockBrand(tx: Tx, slug: string): Promise<void> {
  await tx.oneOrNull(LOCK, [slug])
}

type BrandInput = Omit<BrandRecord, 'version' | 'products'>
const valuesOf = ({ brandSlug, name, nameHi, country, active, featured, logo }: BrandInput) => [
  ...[brandSlug, name, nameHi, country, active, featured, logo],
]

/** Returns whether the slug was free. */
export async function insertBrand(tx: Tx, brand: BrandInput): Promise<boolean> {
  return (await tx.run(INSERT, valuesOf(brand))) > 0
}

export async function updateBrand(tx: Tx, brand: BrandInput): Promise<void> {
  await tx.run(UPDATE, valuesOf(brand))
}

export async function brandSells(tx: Tx, slug: string): Promise<boolean> {
  return (await tx.one<{ sells: boolean }>(SELLS, [slug])).sells
}

export async function brandNameTaken(tx: Tx, slug: string, name: string): Promise<boolean> {
  return (await tx.oneOrNull(NAMED, [slug, name])) !== null
}

export function listAttributes(db: Db, text: string | undefined): Promise<AttributeRow[]> {
  return db.rows(LIST_ATTRIBUTES, [patternOf(text)])
}

export function findAttributes(db: Db, keys: readonly string[]): Promise<AttributeRow[]> {
  return db.rows(FIND_ATTRIBUTES, [keys])
}

/** Lets nobody else save an attribute until the transaction ends; it may not be there yet. */
export async function holdAttribute(tx: Tx, key: string): Promise<void> {
  await tx.run(HOLD_ATTRIBUTE, [`attribute ${key}`])
}

/** Adds an attribute or changes all of it but its kind; returns its version. */
export async function saveAttributeRow(tx: Tx, row: Omit<AttributeRow, 'version'>): Promise<number> {
  const { key, nameEn, nameHi, kind, unit, facet } = row
  return (await tx.one<{ version: number }>(SAVE_ATTRIBUTE, [key, nameEn, nameHi, kind, unit, facet])).version
}
