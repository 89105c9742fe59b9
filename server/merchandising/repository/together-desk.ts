// SQL of what staff decide about products that are bought together, with names and versions.

import type { TogetherName, TogetherProduct } from '../../../contract/merchandising/together-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { availableOf } from '../../catalog/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const NAMES = '"nameEn", c.name_hi as "nameHi"'
const HOLD = statement(
  'merchandising.hold-together',
  `select pg_advisory_xact_lock(hashtextextended('together ' || $1, 0))`,
)
const VERSION = statement(
  'merchandising.find-together-version',
  'select version from together_versions where subject = $1',
)
const NEXT_VERSION = statement(
  'merchandising.next-together-version',
  `insert into together_versions as v (subject, version) values ($1, 1)
   on conflict (subject) do update set version = v.version + 1`,
)

/** Nobody else saves the list of a category or product until the transaction ends. */
export async function holdTogether(tx: Tx, subject: string): Promise<void> {
  await tx.run(HOLD, [subject])
}

export async function nextVersion(tx: Tx, subject: string): Promise<void> {
  await tx.run(NEXT_VERSION, [subject])
}

/** How often a list was saved; 0 for one that nobody has saved. */
export async function findVersion(db: Db, subject: string): Promise<number> {
  return (await db.oneOrNull<{ version: number }>(VERSION, [subject]))?.version ?? 0
}

const PAGE = statement(
  'merchandising.page-together-rules',
  `select c.code as "categoryCode", c.name_en as ${NAMES} from categories c
   where c.market = $1 and c.code > $2 and ($3::text is null or lower(c.name_en || ' ' || c.name_hi) like $3)
     and exists (select from together_rules r where r.category_code = c.code)
   order by c.code limit $4`,
)
const PATH = statement(
  'merchandising.together-path',
  `select c.code as "categoryCode", c.name_en as ${NAMES}, c.market
   from categories own join categories c on c.code = any(string_to_array(own.taxonomy_code, '/')) or c.code = own.code
   where own.code = $1 order by c.level desc`,
)
const RULES_OF = statement(
  'merchandising.together-rules-of',
  `select r.category_code as of, c.code as "categoryCode", c.name_en as ${NAMES}
   from together_rules r join categories c on c.code = r.with_category_code
   where r.category_code = any($1) order by r.position, r.with_category_code`,
)
const COUNT_CATEGORIES = statement(
  'merchandising.count-together-categories',
  'select count(*)::int as count from categories where code = any($1) and market = $2',
)
const CLEAR_RULES = statement(
  'merchandising.clear-together-rules',
  'delete from together_rules where category_code = $1',
)
const INSERT_RULES = statement(
  'merchandising.insert-together-rules',
  `insert into together_rules (category_code, with_category_code, position)
   select $1, r.code, r.place from unnest($2::text[]) with ordinality as r (code, place)`,
)

interface PageFilter {
  market: Market
  text: string | null
  after: string
  limit: number
}

/** Categories that others go with, by code. */
export function pageOfRules(db: Db, { market, text, after, limit }: PageFilter): Promise<TogetherName[]> {
  const pattern = text === null ? null : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db.rows<TogetherName>(PAGE, [market, after, pattern, limit])
}

/** A category and those above it, from the nearest one on; none for an unknown one. */
export const categoriesUp = (db: Db, code: string): Promise<(TogetherName & { market: Market })[]> =>
  db.rows(PATH, [code])

/** What goes with these categories. */
export const rulesOf = (db: Db, codes: readonly string[]): Promise<(TogetherName & { of: string })[]> =>
  db.rows(RULES_OF, [[...codes]])

export async function countCategories(db: Db, codes: readonly string[], market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_CATEGORIES, [[...codes], market])).count
}

export async function replaceRules(tx: Tx, code: string, others: readonly string[]): Promise<void> {
  await tx.run(CLEAR_RULES, [code])
  if (others.length > 0) await tx.run(INSERT_RULES, [code, [...others]])
}

export type TogetherSubject = Omit<TogetherProduct, 'sold' | 'orders'> & { market: Market }

const PRODUCT = 'p.msn, p.part_number as "partNumber", p.name_en as "nameEn", p.name_hi as "nameHi"'
const FIND = statement(
  'merchandising.find-together-product',
  `select ${PRODUCT}, p.market from products p where p.msn = $1`,
)
const OTHERS = statement(
  'merchandising.together-others',
  `select ${PRODUCT}, o.position, o.chosen, coalesce(o.orders, 0) as orders,
     p.active and oc.availability = 'stock' and stock.available >= oc.min_quantity as sold
   from (
     select coalesce(t.other_msn, r.other_msn) as msn, t.position, t.msn is not null as chosen, r.orders
     from (select * from together_products where msn = $1) t
       full join (select * from product_pairs where msn = $1 and orders >= $2) r on r.other_msn = t.other_msn) o
   join products p on p.msn = o.msn join offer_choices oc on oc.msn = p.msn cross join lateral ${availableOf('oc')} stock
   order by o.position nulls last, o.orders desc nulls last, p.msn`,
)
const COUNT_PRODUCTS = statement(
  'merchandising.count-together-products',
  'select count(*)::int as count from products where msn = any($1) and market = $2',
)
const CLEAR_PRODUCTS = statement(
  'merchandising.clear-together-products',
  'delete from together_products where msn = $1',
)
const INSERT_PRODUCTS = statement(
  'merchandising.insert-together-products',
  `insert into together_products (msn, other_msn, position)
   select $1, r.msn, r.place from unnest($2::text[]) with ordinality as r (msn, place)
   union all select $1, h.msn, null from unnest($3::text[]) as h (msn)`,
)

const DECIDED = statement(
  'merchandising.list-decided-together',
  `select coalesce(array_agg(other_msn order by position) filter (where position is not null), '{}') as chosen,
     coalesce(array_agg(other_msn order by other_msn) filter (where position is null), '{}') as hidden
   from together_products where msn = $1`,
)

interface Decided {
  chosen: string[]
  /** In the order of MSNs. */
  hidden: string[]
}

/** What staff have chosen and hidden for a product. */
export const listDecided = (db: Db, msn: string): Promise<Decided> => db.one<Decided>(DECIDED, [msn])

export const findSubject = (db: Db, msn: string): Promise<TogetherSubject | null> =>
  db.oneOrNull<TogetherSubject>(FIND, [msn])

export interface OtherRow extends TogetherProduct {
  /** Of one that staff chose; null for the others. */
  position: number | null
  /** Whether staff have chosen or hidden it. */
  chosen: boolean
}

/** Products that staff have chosen or hidden for a product, and those of at least `leastOrders` orders with it. */
export const listOthers = (db: Db, msn: string, leastOrders: number): Promise<OtherRow[]> =>
  db.rows<OtherRow>(OTHERS, [msn, leastOrders])

export async function countProducts(db: Db, msns: readonly string[], market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_PRODUCTS, [[...msns], market])).count
}

export async function replaceProducts(tx: Tx, msn: string, { chosen, hidden }: Decided): Promise<void> {
  await tx.run(CLEAR_PRODUCTS, [msn])
  if (chosen.length + hidden.length > 0) await tx.run(INSERT_PRODUCTS, [msn, [...chosen], [...hidden]])
}
