// SQL of attribute values in products: counted in batches by a job, listed by number of products.

import { MAX_VALUE, WORD_TO_TRANSLATE } from '../../../contract/products/values.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'
import type { NamedRow } from './named-row.ts'

/** A value in the products of a batch. */
export interface UsedValue {
  key: string
  english: string
  products: number
  withoutHindi: number
  hindiOfProduct: string
}

interface ValueBatch {
  looked: number
  last: string | null
  values: UsedValue[]
}

// list items as in `listItems`; the Hindi of a list covers all its items together
const COUNT_BATCH = statement(
  'catalog.count-values',
  `with looked as materialized (
     select msn, active, specs from products where market = $1 and msn > $2 order by msn limit $3
   ), used as (
     select a.key, a.kind, item as english,
       case when spec ->> 'hi' <> '' and spec ->> 'hi' <> spec ->> 'en' then spec ->> 'hi' end as hindi
     from looked p cross join lateral jsonb_array_elements(p.specs) spec
       join attributes a on a.key = spec ->> 'key' and a.kind in ('text', 'list')
       cross join lateral (select coalesce(spec ->> 'en',
         case when jsonb_typeof(spec -> 'value') = 'string' then spec ->> 'value' end) as text) own
       cross join lateral unnest(case when a.kind <> 'list' then array[own.text]
         else string_to_array(own.text, case when own.text like '%; %' then '; ' else ', ' end) end) item
     where p.active and length(item) <= ${MAX_VALUE} and item ~* $4 and item !~ '^\\s|\\s$|\\s\\s|[[:cntrl:]]'
   ), counted as (
     select key, english, count(*)::int as products, (count(*) filter (where hindi is null))::int as "withoutHindi",
       coalesce(min(hindi) filter (where kind = 'text'), '') as "hindiOfProduct"
     from used group by key, english
   )
   select (select count(*)::int from looked) as looked, (select max(msn) from looked) as last,
     (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from counted c) as values`,
)
// values saved by a translator meanwhile update existing rows: `translated` is only read for new ones
const KEEP = statement(
  'catalog.keep-values',
  `insert into attribute_values (market, attribute_key, english, products, without_hindi, hindi_of_product, translated, counted_at)
   select $1, r.key, r.english, r.products, r."withoutHindi", r."hindiOfProduct", t.english is not null, $3
   from jsonb_to_recordset($2) as r (key text, english text, products int, "withoutHindi" int, "hindiOfProduct" text)
     left join value_translations t on t.attribute_key = r.key and t.english = r.english
   where r."withoutHindi" > 0 or t.english is not null
   order by r.key, r.english
   on conflict (market, attribute_key, english) do update set products = excluded.products,
     without_hindi = excluded.without_hindi, hindi_of_product = excluded.hindi_of_product, counted_at = excluded.counted_at`,
)
const MARK_TRANSLATED = statement(
  'catalog.mark-translated-values',
  `update attribute_values v set translated = true from value_translations t
   where v.market = $1 and not v.translated and t.attribute_key = v.attribute_key and t.english = v.english`,
)
const DROP_UNUSED = statement(
  'catalog.drop-unused-values',
  'delete from attribute_values where market = $1 and counted_at < $2',
)
const FINISH = statement(
  'catalog.finish-values',
  `insert into attribute_value_counts (market, attributes, counted_at, translated_until)
   select $1, coalesce((select array_agg(distinct attribute_key order by attribute_key) from attribute_values where market = $1), '{}'),
     $2, (select max(updated_at) from value_translations)
   on conflict (market) do update set attributes = excluded.attributes, counted_at = excluded.counted_at,
     translated_until = excluded.translated_until`,
)
const COUNTED = statement(
  'catalog.find-value-counts',
  `select c.counted_at as "countedAt", coalesce((
     select jsonb_agg(jsonb_build_object('key', a.key, 'nameEn', a.name_en, 'nameHi', a.name_hi) order by a.name_en, a.key)
     from attributes a where a.key = any(c.attributes)), '[]') as attributes
   from attribute_value_counts c where c.market = $1`,
)

/** The distinct values of a market's next products with their counts. */
export function countValueBatch(db: Db, market: Market, after: string, limit: number): Promise<ValueBatch> {
  return db.one<ValueBatch>(COUNT_BATCH, [market, after, limit, WORD_TO_TRANSLATE])
}

/** Writes the counts of a run; values with Hindi in every product are left out. */
export async function keepValues(db: Db, market: Market, values: readonly UsedValue[], at: Date): Promise<void> {
  await db.run(KEEP, [market, jsonbOf(values), at])
}

/** Finishes a count: values not found again are deleted. */
export async function finishValues(db: Db, market: Market, at: Date): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(DROP_UNUSED, [market, at])
    await tx.run(MARK_TRANSLATED, [market])
    await tx.run(FINISH, [market, at])
  })
}

export interface CountedValues {
  countedAt: Date
  /** Attributes with values in the list. */
  attributes: { key: string; nameEn: string; nameHi: string }[]
}

/** The last count of a market; null before the first one. */
export function findCountedValues(db: Db, market: Market): Promise<CountedValues | null> {
  return db.oneOrNull<CountedValues>(COUNTED, [market])
}

const ID = `v.attribute_key || ' ' || v.english`
// the suggested Hindi: from a product, otherwise from another attribute with the same English
const ROW = `select ${ID} as id, true as active, array[a.name_en] as path, v.english as "nameEn",
    coalesce(t.hindi, '') as "nameHi", t.english is not null as "nameCurrent", '' as "introEn", '' as "introHi",
    null::boolean as "introCurrent", v.products,
    case when t.english is not null then '' when v.hindi_of_product <> '' then v.hindi_of_product else coalesce((
      select o.hindi from value_translations o where o.english = v.english and o.hindi <> o.english
      order by o.attribute_key limit 1), '') end as suggested
  from attribute_values v join attributes a on a.key = v.attribute_key
    left join value_translations t on t.attribute_key = v.attribute_key and t.english = v.english`
const ORDER = 'order by -v.products, v.attribute_key, v.english'
const pageOf = (name: string, condition: string) =>
  statement(
    `catalog.list-values-${name}`,
    `${ROW} where v.market = $1 and ${condition}(-v.products, v.attribute_key, v.english) > ($2, $3, $4)
       and ($5::text is null or v.attribute_key = $5) and ($6::text is null or v.english ilike $6 or t.hindi ilike $6)
     ${ORDER} limit $7`,
  )
const PAGES = {
  all: pageOf('all', ''),
  missing: pageOf('missing', 'not v.translated and '),
  done: pageOf('done', 'v.translated and '),
}
const SPLIT = `select split_part(id, ' ', 1), substr(id, strpos(id, ' ') + 1) from unnest($1::text[]) id`
const FIND = statement(
  'catalog.find-values',
  `${ROW} where v.market = $2 and (v.attribute_key, v.english) in (${SPLIT}) ${ORDER}`,
)
// also those of other markets: the Hindi is shared
const LOCK = statement(
  'catalog.lock-values',
  `select from attribute_values v where (v.attribute_key, v.english) in (${SPLIT})
   order by v.attribute_key, v.english, v.market for update`,
)
const SET = statement(
  'catalog.set-hindi-of-value',
  `insert into value_translations (attribute_key, english, hindi, updated_at)
   values (split_part($1, ' ', 1), substr($1, strpos($1, ' ') + 1), $2, clock_timestamp())
   on conflict (attribute_key, english) do update set hindi = excluded.hindi, updated_at = excluded.updated_at`,
)
const DONE = statement(
  'catalog.mark-value-translated',
  `update attribute_values set translated = true
   where attribute_key = split_part($1, ' ', 1) and english = substr($1, strpos($1, ' ') + 1) and not translated`,
)

export interface ValuesWanted {
  market: Market
  state: keyof typeof PAGES
  /** Key of an attribute. */
  attribute?: string | undefined
  /** Part of the English or of a translator's Hindi. */
  text?: string | undefined
}

/** Cursor: after a value with this many products. */
export interface ValuePosition {
  products: number
  key: string
  english: string
}

const FIRST: ValuePosition = { products: 2_147_483_647, key: '', english: '' }

/** The next values after a cursor, most used first. */
export function listValues(
  db: Db,
  { market, state, attribute, text }: ValuesWanted,
  after: ValuePosition | null,
  limit: number,
): Promise<NamedRow[]> {
  const { products, key, english } = after ?? FIRST
  const pattern = text === undefined ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db.rows<NamedRow>(PAGES[state], [market, -products, key, english, attribute ?? null, pattern, limit])
}

/** Values used by a market, by their ids. */
export function findValues(db: Db, market: Market, ids: readonly string[]): Promise<NamedRow[]> {
  return db.rows<NamedRow>(FIND, [ids, market])
}

/** The same, locked in all markets until the end of the transaction, and read under the lock. */
export async function lockValues(tx: Tx, market: Market, ids: readonly string[]): Promise<NamedRow[]> {
  await tx.rows(LOCK, [ids])
  return findValues(tx, market, ids)
}

/** Sets the Hindi of a value in all markets. */
export async function setHindiValue(tx: Tx, id: string, hindi: string): Promise<void> {
  await tx.run(SET, [id, hindi])
  await tx.run(DONE, [id])
}
