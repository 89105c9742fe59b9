// Tests that hiding the categories and brands of an import reads the products once, not once for each of them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, statement, type Tx } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { retireBrands, retireCategories } from './repository/assortment.ts'

const CATEGORIES = 300
const PRODUCTS = 300

/** A top category with `CATEGORIES` children, and as many brands; every second one has a product. */
const MAKE = `
  insert into categories (code, market, parent_code, level, taxonomy_code, slug, name_en, name_hi)
  select '800000000', 'IN', null, 1, '800000000', 'many', 'Many', 'Many';
  insert into categories (code, market, parent_code, level, taxonomy_code, slug, name_en, name_hi)
  select (800000000 + n)::text, 'IN', '800000000', 2, '800000000/' || 800000000 + n, 'many-' || n, 'Many', 'Many'
  from generate_series(1, ${CATEGORIES}) n;
  insert into brands (slug, name, name_hi, country)
  select 'many-' || n, 'Many ' || n, 'Many ' || n, 'IN' from generate_series(1, ${CATEGORIES}) n;
  insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn, sell_unit_en,
    sell_unit_hi, pack_size, weight_grams, origin, active)
  select 'MSN' || lpad(n::text, 8, '0'), 'IN', 'MANY-' || n, b.id, (800000000 + n)::text, 'many-' || n, 'Many', 'Many',
    '8205', 'piece', 'नग', 1, 100, 'IN', n % 2 = 0
  from generate_series(1, ${PRODUCTS}) n join brands b on b.slug = 'many-' || n`

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** Rows that a plan read, in all of its nodes. */
function rowsSeen(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const own = (node['Actual Rows'] + removed) * node['Actual Loops']
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsSeen(child), own)
}

/** Runs a change, returns its result and the rows it read, and rolls it back. */
async function measure<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<{ changed: T; rows: number }> {
  let rows = 0
  let changed: T | undefined
  const undone = new Error('undone')
  await db
    .transaction(async tx => {
      await change({
        ...tx,
        rows: async (sql, values) => {
          const explained = statement('', `explain (analyze, timing off, format json) ${sql.text}`)
          const [first] = await tx.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained, values)
          rows = first ? rowsSeen((first['QUERY PLAN'][0] as { Plan: PlanNode }).Plan) : Number.NaN
          return []
        },
      })
      throw undone
    })
    .catch(error => {
      if (error !== undone) throw error
    })
  await db
    .transaction(async tx => {
      changed = await change(tx)
      throw undone
    })
    .catch(error => {
      if (error !== undone) throw error
    })
  return { changed: changed as T, rows }
}

let store: TestStore
const codes = Array.from({ length: CATEGORIES + 1 }, (_, n) => String(800_000_000 + n))
const slugs = Array.from({ length: CATEGORIES }, (_, n) => `many-${n + 1}`)
/** Rows of all tables that are read, with a margin for the steps of a plan; categories × products is 90,000. */
let most: number

beforeAll(async () => {
  store = await openTestStore()
  await store.asOwner(MAKE)
  const count = statement(
    'test.retire-count',
    `select (select count(*) from products) + (select count(*) from categories) + (select count(*) from brands) as count`,
  )
  most = 8 * (await store.app.db.one<{ count: number }>(count)).count
})
afterAll(() => store.close())

const odd = (_: string, at: number) => at % 2 === 1

describe('hiding what an import made', () => {
  it('hides categories without sold products, and reads the products once', async () => {
    const { changed, rows } = await measure(store.app.db, tx => retireCategories(tx, codes, 'sold-products'))
    expect(changed.sort()).toEqual(codes.filter(odd))
    expect(rows).toBeLessThan(most)
  })

  it('keeps categories with any product where that is asked', async () => {
    await store.asOwner(`delete from products where msn = 'MSN00000007'`)
    const { changed, rows } = await measure(store.app.db, tx => retireCategories(tx, codes, 'any-product'))
    expect(changed).toEqual(['800000007'])
    expect(rows).toBeLessThan(most)
  })

  it('hides brands without sold products, and reads the products once', async () => {
    const { changed, rows } = await measure(store.app.db, tx => retireBrands(tx, slugs))
    expect(changed.sort()).toEqual(slugs.filter((_, at) => at % 2 === 0).sort())
    expect(rows).toBeLessThan(most)
  })
})
