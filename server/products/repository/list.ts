// SQL of the grid of products: one filter reads its index in the order of the page, the others look at what it yields, and a
// column that is not shown is not read.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type SqlValue, type Statement, statement } from '../../platform/db.ts'

export interface ProductFilter {
  market: Market
  columns: readonly string[]
  text: { msn: string | null; exact: string; pattern: string | null } | null
  /** A category with all below it. */
  categories: readonly string[] | null
  brandSlug: string | null
  seller: string | null
  active: boolean | null
  availability: 'in-stock' | 'out-of-stock' | 'on-request' | null
  missing: 'hindi' | 'declarations' | 'picture' | null
  list: readonly string[] | null
  /** Products with the requested tag or member, by MSN; the other filters check only these. */
  marked: readonly string[] | null
  after: { category: string; msn: string } | null
  /** Rows returned, and rows of the first filter scanned. */
  limit: number
  window: number
}

export interface GridRow {
  msn: string
  partNumber: string
  categoryKey: string
  sellerCode: string | null
  own: boolean
  /** Values of columns; figures of money in minor units. */
  fields: Record<string, unknown>
  hsn: string | null
  priceMinor: number | null
}

/** A text that is looked for names more products than this: the rest is not looked at. */
export const MAX_NAMED = 1000

const GAP = {
  hindi: `(p.name_hi = '' or p.name_hi = p.name_en)`,
  declarations: `p.missing_declarations <> '{}'`,
  picture: `p.images = '[]'`,
}

const WORDS = `lower(p.name_en || ' ' || p.name_hi || ' ' || p.part_number)`

/** Fields of products `p`, their brand `b` and the offer `o`, by column. */
const COLUMN_SQL: Record<string, string> = {
  name: 'p.name_en',
  nameHi: 'p.name_hi',
  description: 'p.description_en',
  descriptionHi: 'p.description_hi',
  features: `array_to_string(p.features_en, e'\\n')`,
  featuresHi: `array_to_string(p.features_hi, e'\\n')`,
  brand: 'b.slug',
  category: 'p.category_code',
  hsn: 'p.hsn',
  weight: 'p.weight_grams',
  warranty: 'p.warranty_months',
  mrp: 'case when o.mrp_declared then o.mrp_minor end',
  price: 'o.price_minor',
  breaks: 'o.breaks',
  minQuantity: 'o.min_quantity',
  multiple: 'o.quantity_multiple',
  availability: 'o.availability',
  leadTime: 'o.lead_time_days',
  active: `case when o.id is null then p.active when o.seller_id = f.id then p.active and o.active else o.active end`,
  seller: 'f.trade_name',
  free: `(select coalesce(sum(k.on_hand - k.reserved), 0) from stock k where k.offer_id = o.id)`,
  updatedAt: 'p.updated_at',
  stock: `(select coalesce(jsonb_object_agg(w.code, k.on_hand), '{}') from stock k join warehouses w on w.id = k.warehouse_id
     where k.offer_id = o.id)`,
}

/** Values of a statement, numbered in the order they are added. */
class Values {
  readonly list: SqlValue[] = []
  add(value: SqlValue): string {
    this.list.push(value)
    return `$${this.list.length}`
  }
}

/** The filter whose index is read, and its order. */
function driver(filter: ProductFilter, values: Values, market: string): { from: string; byCategory: boolean } {
  const { after, text, list, categories, brandSlug, seller, active, missing, marked } = filter
  if (marked) return { from: `select n.msn from unnest(${values.add(marked)}::text[]) n (msn)`, byCategory: false }
  const msn = values.add(after?.msn ?? '')
  const window = values.add(filter.window)
  const page = (where: string) =>
    `select p.msn from products p where p.market = ${market} and p.msn > ${msn} and ${where} order by p.msn limit ${window}`
  if (list) {
    const numbers = values.add(list)
    return {
      from: `select p.msn from products p where p.market = ${market} and (p.msn = any(${numbers}::text[])
        or p.part_number = any(${numbers}::text[])) and p.msn > ${msn} order by p.msn limit ${window}`,
      byCategory: false,
    }
  }
  if (text) {
    const parts = [
      `select p.msn from products p where p.market = ${market} and p.part_number = ${values.add(text.exact)}`,
      `select p.msn from products p where p.market = ${market} and product_ean(p.specs) = ${values.add(text.exact)}`,
      ...(text.msn
        ? [`select p.msn from products p where p.market = ${market} and p.msn = ${values.add(text.msn)}`]
        : []),
      ...(text.pattern
        ? [
            `(select p.msn from products p where p.market = ${market} and ${WORDS} like ${values.add(text.pattern)} limit ${MAX_NAMED})`,
          ]
        : []),
    ]
    return {
      from: `select n.msn from (${parts.join(' union ')}) n where n.msn > ${msn} order by n.msn limit ${window}`,
      byCategory: false,
    }
  }
  if (seller)
    return {
      from: `select distinct o.msn from offers o where o.seller_id = (select id from sellers where code = ${values.add(seller)})
        and o.msn > ${msn} order by o.msn limit ${window}`,
      byCategory: false,
    }
  if (brandSlug)
    return {
      from: `select p.msn from products p where p.brand_id = (select id from brands where slug = ${values.add(brandSlug)})
        and p.msn > ${msn} order by p.msn limit ${window}`,
      byCategory: false,
    }
  if (missing) return { from: page(GAP[missing]), byCategory: false }
  if (categories) {
    const from = after ? `and (p.category_code, p.msn) > (${values.add(after.category)}, ${msn})` : `and p.msn > ${msn}`
    return {
      from: `select p.msn from products p where p.category_code = any(${values.add(categories)}::text[]) ${from}
        order by p.category_code, p.msn limit ${window}`,
      byCategory: true,
    }
  }
  if (active === false) return { from: page('not p.active'), byCategory: false }
  return { from: page('true'), byCategory: false }
}

const AVAILABLE = `(select coalesce(sum(k.available), 0) from sellable_stock k where k.offer_id = o.id)`
const AVAILABILITY = {
  'on-request': `o.availability = 'on-request'`,
  'in-stock': `o.availability = 'stock' and ${AVAILABLE} > 0`,
  'out-of-stock': `o.availability = 'stock' and ${AVAILABLE} <= 0`,
}

/** Filters that otherwise determine which rows are read. */
function narrowing({ text, list, seller }: ProductFilter, values: Values): string[] {
  const all: string[] = []
  if (list) all.push(`(p.msn = any(${values.add(list)}::text[]) or p.part_number = any(${values.add(list)}::text[]))`)
  if (text) {
    const exact = values.add(text.exact)
    all.push(`(p.part_number = ${exact} or product_ean(p.specs) = ${exact} or p.msn = ${values.add(text.msn)}
      or ${WORDS} like ${values.add(text.pattern)})`)
  }
  if (seller) all.push('o.id is not null')
  return all
}

function conditions(filter: ProductFilter, values: Values, market: string): string {
  const { categories, brandSlug, active, availability, missing } = filter
  const all = [
    `p.market = ${market}`,
    ...(categories ? [`p.category_code = any(${values.add(categories)}::text[])`] : []),
    ...(brandSlug ? [`b.slug = ${values.add(brandSlug)}`] : []),
    ...(active === null ? [] : [active ? 'p.active' : 'not p.active']),
    ...(availability ? [AVAILABILITY[availability]] : []),
    ...(missing ? [GAP[missing]] : []),
    ...(filter.marked ? narrowing(filter, values) : []),
  ]
  return all.join(' and ')
}

/** Columns as SQL; those of a warehouse are one map. */
function fieldsSql(columns: readonly string[]): string {
  const names = new Set(columns.map(name => (name.startsWith('stock:') ? 'stock' : name)))
  const parts = [...names].flatMap(name => (COLUMN_SQL[name] ? [`'${name}', ${COLUMN_SQL[name]}`] : []))
  return parts.length > 0 ? `jsonb_build_object(${parts.join(', ')})` : `'{}'::jsonb`
}

/** The statement of a page, built from fixed parts; user input is passed only as values. */
export function gridStatement(filter: ProductFilter): { sql: Statement; values: SqlValue[] } {
  const values = new Values()
  const market = values.add(filter.market)
  const { from, byCategory } = driver(filter, values, market)
  const order = byCategory ? 'p.category_code, p.msn' : 'p.msn'
  const seller = values.add(filter.seller)
  const sql = `with looked as materialized (${from}),
    -- the last one by the order in which they were read
    ends as (select count(*)::int as looked, (select jsonb_build_object('msn', p.msn, 'category', p.category_code)
      from looked cross join lateral (select p.msn, p.category_code from products p where p.msn = looked.msn offset 0) p
      order by ${byCategory ? 'p.category_code desc, p.msn desc' : 'p.msn desc'} limit 1) as last from looked),
    page as (
      select p.msn, p.part_number as "partNumber", p.category_code as "categoryKey", s.code as "sellerCode",
        coalesce(s.id = f.id, false) as own, ${fieldsSql(filter.columns)} as fields,
        ${filter.columns.includes('taxRate') ? 'p.hsn' : 'null::text'} as hsn,
        ${filter.columns.includes('taxRate') ? 'o.price_minor' : 'null::bigint'} as "priceMinor"
      from looked cross join lateral (select * from products p where p.msn = looked.msn offset 0) p
      join brands b on b.id = p.brand_id
      left join lateral (select owner.* from offers x join sellers owner on owner.id = x.seller_id
        where x.msn = looked.msn order by x.id limit 1) f on true
      left join sellers s on s.code = coalesce(${seller}::text, f.code)
      left join lateral (select * from offers o where o.msn = looked.msn and o.seller_id = s.id and o.condition = 'new' offset 0) o on true
      where ${conditions(filter, values, market)}
      order by ${order} limit ${values.add(filter.limit)})
    select ends.looked, ends.last, coalesce((select jsonb_agg(to_jsonb(page) order by ${byCategory ? '"categoryKey", ' : ''}msn) from page), '[]') as rows
    from ends`
  return { sql: statement('', sql), values: values.list }
}

export interface GridPage {
  /** How many rows of the first filter were looked at, and the last of them. */
  looked: number
  last: { msn: string; category: string } | null
  rows: GridRow[]
}

export function listGrid(db: Db, filter: ProductFilter): Promise<GridPage> {
  const { sql, values } = gridStatement(filter)
  return db.one<GridPage>(sql, values)
}

const KNOWN = statement(
  'products.find-unknown-numbers',
  `select n.number from unnest($2::text[]) as n (number) where not exists (
     select from products p where p.market = $1 and p.msn = n.number)
   and not exists (select from products p where p.market = $1 and p.part_number = n.number)`,
)

/** Numbers that are neither an MSN nor a part number of the market. */
export async function unknownNumbers(db: Db, market: Market, numbers: readonly string[]): Promise<string[]> {
  return (await db.rows<{ number: string }>(KNOWN, [market, numbers])).map(row => row.number)
}
