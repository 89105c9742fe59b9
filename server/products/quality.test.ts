// Product gaps: found by a check, counted, listed page by page, removed once fixed; for staff of the market.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUALITY_GAPS, type QualityGap } from '../../contract/products/quality.rules.ts'
import { statement } from '../platform/db.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { checkQuality } from './commands/check-quality.ts'

const COUNTS = 'GET /api/admin/products/quality'
const LIST = 'GET /api/admin/products/quality/list'
const CHECK = 'POST /api/admin/products/quality/check'
const market = 'IN' as const
const FOUR = statement(
  'test.four-products',
  `select p.msn from products p join categories c on c.code = p.category_code
   where p.market = 'IN' and p.active and p.description_en <> ''
     and exists (select from offers o where o.msn = p.msn and o.active) order by p.msn limit 4`,
)
const MOST = statement('test.checked-at', 'select checked_at as at from product_gap_checks where market = $1')

let store: TestStore
let catalog: SignedIn
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  catalog = await openStaff(store, 'catalog')
  msns = (await store.app.db.rows<{ msn: string }>(FOUR)).map(({ msn }) => msn)
})
afterAll(() => store.close())

const counts = async (of: 'IN' | 'AE' = 'IN') => (await catalog.visitor.call(COUNTS, { query: { market: of } })).data
const countOf = async (gap: QualityGap) => (await counts()).gaps.find(one => one.gap === gap)?.products
const page = async (gap: QualityGap, query: object = {}) =>
  (await catalog.visitor.call(LIST, { query: { market, gap, ...query } })).data
const listed = async (gap: QualityGap) => (await page(gap, { limit: 500 })).products.map(({ msn }) => msn)
const first = () => msns[0] ?? ''

/** A change that causes a gap in a product, and the change that fixes it. */
const CASES: readonly [gap: QualityGap, spoil: string, mend: string][] = [
  [
    'picture',
    `update products set images = '[]' where msn = $1`,
    `update products set images = '[{"hash": "x", "view": "front"}]' where msn = $1`,
  ],
  [
    'hindi',
    'update products set name_hi = name_en where msn = $1',
    `update products set name_hi = 'ड्रिल' where msn = $1`,
  ],
  [
    'description',
    `update products set description_en = '' where msn = $1`,
    `update products set description_en = 'It drills.' where msn = $1`,
  ],
  [
    'hindi-description',
    `update products set description_hi = '' where msn = $1`,
    `update products set description_hi = 'छेद करता है।' where msn = $1`,
  ],
  ['hsn', `update products set hsn = '' where msn = $1`, `update products set hsn = '84672100' where msn = $1`],
  ['price', 'update offers set active = false where msn = $1', 'update offers set active = true where msn = $1'],
  [
    'mrp',
    'update offers set mrp_declared = false where msn = $1',
    'update offers set mrp_declared = true where msn = $1',
  ],
  ['declarations', `update products set declarations = '{}' where msn = $1`, ''],
  [
    'gtin',
    `update products set specs = '[]' where msn = $1`,
    `update products set specs = '[{"key": "ean", "value": 8901234567890}]' where msn = $1`,
  ],
  [
    'duplicate',
    `update products set brand_id = (select brand_id from products where msn = '$2'),
       part_number = (select lower(part_number) || ' .' from products where msn = '$2') where msn = $1`,
    `update products set part_number = 'OTHER-77' where msn = $1`,
  ],
  [
    'category',
    'update categories set active = false where code = (select category_code from products where msn = $1)',
    'update categories set active = true where code = (select category_code from products where msn = $1)',
  ],
  [
    'specifications',
    `insert into category_attributes (category_code, attribute_key, required)
     select c.parent_code, (select key from attributes a where not p.specs @> jsonb_build_array(jsonb_build_object('key', a.key)) limit 1), true
     from products p join categories c on c.code = p.category_code where p.msn = $1`,
    'delete from category_attributes where required',
  ],
  [
    'stock',
    `update offers set availability = 'stock' where msn = $1;
     update stock set on_hand = reserved where offer_id in (select id from offers where msn = $1)`,
    `update offers set availability = 'on-request' where msn = $1`,
  ],
]
const run = (sql: string) => store.asOwner(sql.replaceAll('$1', `'${first()}'`).replaceAll('$2', msns[1] ?? ''))

describe('a product that lacks something', () => {
  it.each(CASES)('%s: is found by the check, and not shown any more once it is corrected', async (gap, spoil, mend) => {
    await run(spoil)
    await checkQuality(store.app)
    expect(await listed(gap)).toContain(first())
    const count = (await countOf(gap)) ?? 0
    expect(count).toBeGreaterThan(0)
    if (mend === '') return
    await run(mend)
    expect(await listed(gap)).not.toContain(first())
    // the count is that of the check
    expect(await countOf(gap)).toBe(count)
    await checkQuality(store.app)
    expect(await countOf(gap)).toBeLessThan(count)
  })

  it('is not counted while it is a draft, nor in another market', async () => {
    await run(`update products set images = '[]' where msn = $1`)
    await checkQuality(store.app)
    expect(await listed('picture')).toContain(first())
    const other = await catalog.visitor.call(LIST, { query: { market: 'AE', gap: 'picture', limit: 500 } })
    expect(other.data.products.map(({ msn }) => msn)).not.toContain(first())
    await run('update products set active = false where msn = $1')
    expect(await listed('picture')).not.toContain(first())
    await checkQuality(store.app)
    expect(await listed('picture')).not.toContain(first())
  })
})

describe('the list of a gap', () => {
  it('is paged, in the language of the member, and equals its export', async () => {
    await checkQuality(store.app)
    const whole = await listed('gtin')
    const pages: string[] = []
    let after: string | undefined
    do {
      const { products, next } = await page('gtin', { limit: 7, after })
      pages.push(...products.map(({ msn }) => msn))
      after = next ?? undefined
    } while (after)
    expect(pages).toEqual(whole)
    const file = await catalog.visitor.request('GET', '/api/admin/products/quality.csv?market=IN&gap=gtin')
    const lines = String(file.body).trim().split('\r\n')
    expect(lines[0]).toContain('Part number')
    expect(lines).toHaveLength(whole.length + 1)
  })

  it('is of a known kind', async () => {
    const wrong = { query: { market, gap: 'taste' as 'gtin' } }
    expect(await catalog.visitor.try(LIST, wrong)).toMatchObject({ status: 400 })
    expect((await counts()).gaps.map(({ gap }) => gap)).toEqual(QUALITY_GAPS)
  })
})

it('members who may write products start a check, one at a time; it reports its end', async () => {
  const before = await store.app.db.one<{ at: Date }>(MOST, [market])
  const both = await Promise.all([catalog.visitor.call(CHECK, {}), catalog.visitor.call(CHECK, {})])
  expect(both.map(({ data }) => data.begun).sort()).toEqual([false, true])
  await eventually(async () => {
    const { at } = await store.app.db.one<{ at: Date }>(MOST, [market])
    expect(at.getTime()).toBeGreaterThan(before.at.getTime())
  })
  await eventually(async () => expect((await counts()).state).toBe('idle'))
  const auditor = await openStaff(store, 'auditor')
  expect(await auditor.visitor.try(COUNTS, { query: { market } })).toMatchObject({ status: 200 })
  expect(await auditor.visitor.try(CHECK, {})).toMatchObject({ status: 403 })
  const abroad = await openStaff(store, 'catalog', ['AE'])
  expect(await abroad.visitor.try(COUNTS, { query: { market } })).toMatchObject({ status: 403 })
  expect(await abroad.visitor.try(LIST, { query: { market, gap: 'gtin' } })).toMatchObject({ status: 403 })
})

it('the state is that of the check that was begun last', async () => {
  const last = (state: string, later: string) =>
    store.asOwner(`insert into pgboss.job (name, state, start_after, created_on)
      values ('products.quality', '${state}', now() + interval '1 hour', now() + interval '${later}')`)
  await last('failed', '1 minute')
  expect((await counts()).state).toBe('failed')
  await last('retry', '2 minutes')
  expect((await counts()).state).toBe('retrying')
  await last('active', '3 minutes')
  expect((await counts()).state).toBe('running')
  await last('completed', '4 minutes')
  expect((await counts()).state).toBe('idle')
})
