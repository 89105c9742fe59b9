// SQL to maintain the category tree.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface NodeRow {
  categoryCode: string
  nameEn: string
  nameHi: string
  active: boolean
  level: number
  children: number
  products: number
  path: { categoryCode: string; nameEn: string; nameHi: string }[]
}

export interface CategoryRecord {
  code: string
  market: Market
  parentCode: string | null
  level: number
  taxonomyCode: string
  slug: string
  nameEn: string
  nameHi: string
  introEn: string
  introHi: string
  position: number
  active: boolean
  version: number
}

const PATH = `(select coalesce(jsonb_agg(jsonb_build_object('categoryCode', a.code, 'nameEn', a.name_en, 'nameHi', a.name_hi)
    order by a.level), '[]') from categories a where a.code = any(string_to_array(c.taxonomy_code, '/')) and a.code <> c.code)`
const NODE = `select c.code as "categoryCode", c.name_en as "nameEn", c.name_hi as "nameHi", c.active, c.level, ${PATH} as path,
   (select count(*)::int from (select from categories b where b.market = c.market and b.parent_code = c.code limit 1000) counted) as children,
   (select count(*)::int from (select from products p where p.category_code = c.code limit 1000) counted) as products
 from categories c`
const PAGE = 'order by c.position, c.code offset $2 limit $3'
// two statements, because "is not distinct from" uses no index
const ROOTS = statement(
  'catalog.desk-list-root-categories',
  `${NODE} where c.market = $1 and c.parent_code is null ${PAGE}`,
)
const CHILDREN = statement(
  'catalog.desk-list-category-children',
  `${NODE} where c.market = $1 and c.parent_code = $4 ${PAGE}`,
)
const NAMED = statement(
  'catalog.desk-list-categories-named',
  `${NODE} where c.market = $1 and (c.code = $2 or lower(c.name_en || ' ' || c.name_hi) like $3)
   order by c.level, c.position, c.code offset $4 limit $5`,
)
const RECORD = `select code, market, parent_code as "parentCode", level, taxonomy_code as "taxonomyCode", slug, name_en as "nameEn",
  name_hi as "nameHi", intro_en as "introEn", intro_hi as "introHi", position, active, version from categories where code = $1`
const FIND = statement('catalog.desk-find-category', RECORD)
const FIND_PATH = statement(
  'catalog.desk-find-category-path',
  `select ${PATH} as path from categories c where c.code = $1`,
)
const LOCK = statement('catalog.desk-lock-category', `${RECORD} for update`)
// moving and creating affects siblings: one at a time
const LOCK_TREE = statement('catalog.desk-lock-category-tree', 'select pg_advisory_xact_lock(7215013)')
const TAKEN = statement(
  'catalog.desk-find-category-neighbour',
  `select code from categories where market = $1 and parent_code is not distinct from $2 and code <> $3
     and (lower(name_en) = lower($4) or lower(name_hi) = lower($5)) limit 1`,
)
const UPDATE = statement(
  'catalog.desk-update-category',
  `update categories set name_en = $2, name_hi = $3, intro_en = $4, intro_hi = $5, position = $6, active = $7,
     version = version + 1 where code = $1`,
)
const DEEPEST = statement(
  'catalog.desk-deepest-category',
  `select max(level)::int as level from categories where market = $1 and (taxonomy_code = $2 or starts_with(taxonomy_code, $2 || '/'))`,
)
const MOVE = statement(
  'catalog.desk-move-categories',
  `update categories set taxonomy_code = $3 || substr(taxonomy_code, length($2) + 1), level = level + $4,
     parent_code = case when code = $5 then $6 else parent_code end,
     version = case when code = $5 then version + 1 else version end
   where market = $1 and (taxonomy_code = $2 or starts_with(taxonomy_code, $2 || '/'))`,
)
const TOUCH = statement('catalog.desk-touch-category', 'update categories set version = version + 1 where code = $1')
const SELLS = statement(
  'catalog.desk-category-sells',
  `select exists (select from categories c join products p on p.category_code = c.code and p.active
     where c.market = $1 and (c.taxonomy_code = $2 or starts_with(c.taxonomy_code, $2 || '/'))) as sells`,
)

export function listChildren(
  db: Db,
  market: Market,
  parent: string | null,
  from: number,
  limit: number,
): Promise<NodeRow[]> {
  if (parent === null) return db.rows(ROOTS, [market, from, limit])
  return db.rows(CHILDREN, [market, from, limit, parent])
}

export function listNamed(db: Db, market: Market, text: string, from: number, limit: number): Promise<NodeRow[]> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db.rows(NAMED, [market, text, pattern, from, limit])
}

export function findCategory(db: Db, code: string): Promise<CategoryRecord | null> {
  return db.oneOrNull(FIND, [code])
}

export async function findCategoryPath(db: Db, code: string): Promise<NodeRow['path']> {
  return (await db.oneOrNull<Pick<NodeRow, 'path'>>(FIND_PATH, [code]))?.path ?? []
}

export function lockCategory(tx: Tx, code: string): Promise<CategoryRecord | null> {
  return tx.oneOrNull(LOCK, [code])
}

export async function lockTree(tx: Tx): Promise<void> {
  await tx.run(LOCK_TREE)
}

/** Whether a sibling has one of the names. */
export async function nameTaken(
  tx: Tx,
  {
    market,
    parentCode,
    code,
    nameEn,
    nameHi,
  }: Pick<CategoryRecord, 'market' | 'parentCode' | 'code' | 'nameEn' | 'nameHi'>,
): Promise<boolean> {
  return (await tx.oneOrNull(TAKEN, [market, parentCode, code, nameEn, nameHi])) !== null
}

export async function updateCategory(tx: Tx, row: CategoryRecord): Promise<void> {
  const { code, nameEn, nameHi, introEn, introHi, position, active } = row
  await tx.run(UPDATE, [code, nameEn, nameHi, introEn, introHi, position, active])
}

/** The deepest level in the subtree of a category. */
export async function deepestLevel(tx: Tx, { market, taxonomyCode }: CategoryRecord): Promise<number> {
  return (await tx.one<{ level: number }>(DEEPEST, [market, taxonomyCode])).level
}

/** Moves a category with its subtree. */
export async function moveSubtree(tx: Tx, row: CategoryRecord, parent: CategoryRecord | null): Promise<void> {
  const taxonomyCode = parent ? `${parent.taxonomyCode}/${row.code}` : row.code
  const by = (parent ? parent.level + 1 : 1) - row.level
  await tx.run(MOVE, [row.market, row.taxonomyCode, taxonomyCode, by, row.code, parent?.code ?? null])
}

export async function touchCategory(tx: Tx, code: string): Promise<void> {
  await tx.run(TOUCH, [code])
}

/** Whether any product in its subtree is sold. */
export async function categorySells(tx: Tx, { market, taxonomyCode }: CategoryRecord): Promise<boolean> {
  return (await tx.one<{ sells: boolean }>(SELLS, [market, taxonomyCode])).sells
}
