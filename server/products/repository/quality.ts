// SQL of product gaps: found in batches by a job, listed by an index, and checked again when shown.

import { QUALITY_GAPS, type QualityGap } from '../../../contract/products/quality.rules.ts'
import type { CheckState, GapProduct } from '../../../contract/products/quality-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

const OFFERED = 'exists (select from offers o where o.msn = p.msn and o.active)'

/** When an active product `p` has a gap. */
const WRONG: Readonly<Record<QualityGap, string>> = {
  price: `not ${OFFERED}`,
  mrp: `p.market = 'IN' and exists (select from offers o where o.msn = p.msn and o.active and not o.mrp_declared)`,
  stock: `${OFFERED} and not exists (select from offers o where o.msn = p.msn and o.active and (o.availability = 'on-request'
    or exists (select from sellable_stock k where k.offer_id = o.id and k.available > 0)))`,
  declarations: `p.missing_declarations <> '{}'`,
  hsn: `p.hsn = ''`,
  category: `exists (select from categories c join categories a on a.code = any(string_to_array(c.taxonomy_code, '/'))
    where c.code = p.category_code and not a.active)`,
  duplicate: `exists (select from products d where d.brand_id = p.brand_id and d.market = p.market
    and plain_part_number(d.part_number) = plain_part_number(p.part_number) and d.active and d.msn <> p.msn)`,
  picture: `p.images = '[]'`,
  description: `p.description_en = ''`,
  hindi: `(p.name_hi = '' or p.name_hi = p.name_en)`,
  'hindi-description': `p.description_en <> '' and p.description_hi = ''`,
  specifications: `exists (select from categories c
      join category_attributes a on a.category_code = any(string_to_array(c.taxonomy_code, '/'))
    where c.code = p.category_code and a.required and not p.specs @> jsonb_build_array(jsonb_build_object('key', a.attribute_key)))`,
  gtin: `coalesce(product_ean(p.specs), '') = ''`,
}

const PRODUCTS_BY_MSN = statement(
  'products.check-quality',
  `with looked as materialized (
     select msn, active from products where market = $1 and msn > $2 order by msn limit $3
   ), place as (
     select count(*)::int as looked, count(*) filter (where active)::int as active, max(msn) as last,
       case when count(*) < $3 then (select max(msn) from product_gaps) else max(msn) end as until
     from looked
   ), wrong as materialized (
     select p.msn, g.gap from looked l join products p on p.msn = l.msn cross join lateral (values
       ${QUALITY_GAPS.map(gap => `('${gap}', ${WRONG[gap]})`).join(',\n       ')}
     ) as g (gap, wrong) where l.active and g.wrong
   ), corrected as (
     delete from product_gaps g where g.market = $1 and g.msn > $2 and g.msn <= (select until from place)
       and not exists (select from wrong w where w.msn = g.msn and w.gap = g.gap)
   ), found as (
     insert into product_gaps (market, gap, msn) select $1, gap, msn from wrong on conflict do nothing
   )
   select looked, active, last from place`,
)
const FINISH = statement(
  'products.finish-quality',
  `insert into product_gap_checks (market, products, counts, checked_at)
   select $1, $2, coalesce(jsonb_object_agg(gap, products), '{}'), $3
   from (select gap, count(*) as products from product_gaps where market = $1 group by gap) counted
   on conflict (market) do update set products = excluded.products, counts = excluded.counts, checked_at = excluded.checked_at`,
)
const CHECKED = statement(
  'products.find-quality',
  `select products, counts, checked_at as "checkedAt" from product_gap_checks where market = $1`,
)
const WAITS = statement(
  'products.quality-waits',
  `select exists (select from pgboss.job where name = $1 and state in ('created', 'retry', 'active')
     and start_after <= now()) as waits`,
)
const STATE = statement(
  'products.quality-state',
  `select case when state in ('created', 'active') or (state = 'retry' and start_after <= now()) then 'running'
     when state = 'retry' then 'retrying' when state = 'failed' then 'failed' else 'idle' end as state
   from pgboss.job where name = $1 order by created_on desc limit 1`,
)
const QUEUE = statement('products.queue-quality', 'select pg_advisory_xact_lock(hashtext($1))')

const listOf = (gap: QualityGap): Statement =>
  statement(
    `products.list-gap-${gap}`,
    `with page as materialized (
       select msn from product_gaps where market = $1 and gap = '${gap}' and msn > $2 order by msn limit $3
     )
     select p.msn, p.part_number as "partNumber", case $4 when 'hi' then b.name_hi else b.name end as brand,
       case $4 when 'hi' then p.name_hi else p.name_en end as name,
       case $4 when 'hi' then c.name_hi else c.name_en end as category, p.active and (${WRONG[gap]}) as wrong
     from page join products p on p.msn = page.msn join brands b on b.id = p.brand_id
       join categories c on c.code = p.category_code
     order by p.msn`,
  )
const LISTS = Object.fromEntries(QUALITY_GAPS.map(gap => [gap, listOf(gap)])) as Record<QualityGap, Statement>

interface Batch {
  looked: number
  active: number
  last: string | null
}

/** Checks the next products of a market and stores their gaps; fixed ones are deleted. */
export function checkBatch(db: Db, market: Market, after: string, limit: number): Promise<Batch> {
  return db.one<Batch>(PRODUCTS_BY_MSN, [market, after, limit])
}

export async function finishCheck(db: Db, market: Market, products: number, at: Date): Promise<void> {
  await db.run(FINISH, [market, products, at])
}

export interface CheckRow {
  products: number
  counts: Partial<Record<QualityGap, number>>
  checkedAt: Date
}

export function findCheck(db: Db, market: Market): Promise<CheckRow | null> {
  return db.oneOrNull<CheckRow>(CHECKED, [market])
}

/** A job that processes all products. */
type CheckJob = 'products.quality' | 'products.values'

/** Whether a job is waiting or running. Concurrent callers are serialized. */
export async function checkWaits(db: Db, job: CheckJob): Promise<boolean> {
  await db.rows(QUEUE, [job])
  return (await db.one<{ waits: boolean }>(WAITS, [job])).waits
}

/** The state of the latest run. */
export async function checkState(db: Db, job: CheckJob): Promise<CheckState> {
  return (await db.oneOrNull<{ state: CheckState }>(STATE, [job]))?.state ?? 'idle'
}

export interface GapPage {
  market: Market
  gap: QualityGap
  after: string
  limit: number
}

/** The current products of a page: `wrong` says whether they still have the gap. */
export function listGap(
  db: Db,
  { market, gap, after, limit }: GapPage,
  language: Language,
): Promise<(GapProduct & { wrong: boolean })[]> {
  return db.rows(LISTS[gap], [market, after, limit, language])
}
