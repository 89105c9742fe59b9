// A product with 500 variants: one statement, a compact table, correct positions.

import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variantsOf } from '../../contract/storefront/variants.rules.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const GROUP = 'GET /api/v1/product/getProductGroupV2'
const DETAILS = 'GET /api/v1/aggregate/pdpDetailsV2'
const LENGTHS = 25
const SIZES = 20

// a bolt in 20 diameters and 25 lengths, in random order, each with its own pictures, price and stock; one corner is on
// request and one out of stock
const MAKE = statement(
  'test.make-variants',
  `with model as (
     select p.*, oc.seller_id from products p join offer_choices oc using (msn)
     where p.market = 'IN' and p.active and oc.availability = 'stock' order by p.msn limit 1
   ), made as (
     insert into products (msn, market, part_number, brand_id, category_code, group_key, variant_by, slug,
       name_en, name_hi, specs, hsn, sell_unit_en, sell_unit_hi, pack_size, weight_grams, origin, declarations, images)
     select 'MSN' || upper(substr(md5(d || 'x' || l), 1, 8)), market, 'GRID-' || d || 'x' || l, brand_id, category_code,
       'grid-bolts', '{diameter,length,coating}', 'torvane-hex-bolt-m' || d || '-x-' || l * 5 || '-mm',
       'Torvane hex bolt M' || d || ' x ' || l * 5 || ' mm', 'हेक्स बोल्ट',
       jsonb_build_array(jsonb_build_object('key', 'diameter', 'value', d), jsonb_build_object('key', 'length', 'value', l * 5),
         jsonb_build_object('key', 'other', 'value', 1)),
       hsn, sell_unit_en, sell_unit_hi, 1, 50, origin, declarations,
       jsonb_build_array(jsonb_build_object('hash', md5(d || ' ' || l), 'view', 'front'))
     from model, generate_series(1, ${SIZES}) d, generate_series(1, ${LENGTHS}) l order by md5(d || ' ' || l) returning msn, part_number
   ), priced as (
     insert into offers (msn, seller_id, currency, mrp_minor, price_minor, min_quantity, availability)
     select made.msn, model.seller_id, 'INR', 900000, 10000 + hashtext(made.msn) % 5000,
       case when made.part_number like 'GRID-2x%' then 10 else 1 end,
       case when made.part_number = 'GRID-1x1' then 'on-request' else 'stock' end from made, model
     returning id, msn, seller_id
   ), stocked as (
     insert into stock (offer_id, msn, seller_id, warehouse_id, on_hand)
     select made.id, made.msn, made.seller_id, w.id, case when made.msn = 'MSN' || upper(substr(md5('1x2'), 1, 8)) then 0 else 5 end
     from priced made, warehouses w where w.market = 'IN'
   )
   select array_agg(msn) as msns from made`,
)

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore({ indexAtStart: true })
  msns = (await store.app.db.one<{ msns: string[] }>(MAKE)).msns
  await store.visitor().call(GROUP, { query: { msn: msns[0] ?? '' } })
})
afterAll(() => store.close())

const brotli = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

describe('a product with 500 variants', () => {
  it('returns its table in one statement and under 15 KB', async () => {
    const ofGroup = () => store.visitor().call(GROUP, { query: { msn: msns[7] ?? '' } })
    const { count, answer } = await store.app.db.statementsOf(ofGroup)
    expect(count).toBe(1)
    expect(answer.data.variants?.msns).toHaveLength(500)
    expect(brotli(answer)).toBeLessThan(15_000)
    const ofPage = () => store.visitor().call(DETAILS, { query: { msn: msns[7] ?? '' } })
    const { count: pageCount, answer: page } = await store.app.db.statementsOf(ofPage)
    expect(pageCount).toBe(1)
    expect(page.data.variants).toEqual(answer.data.variants)
    expect(brotli(page)).toBeLessThan(20_000)
  })

  it('places every variant correctly, in the order of the axes', async () => {
    const { data } = await store.visitor().call(GROUP, { query: { msn: msns[0] ?? '' } })
    const variants = variantsOf(data.variants)
    expect(new Set(variants.map(({ msn }) => msn))).toEqual(new Set(msns))
    expect(data.variants?.axes.map(({ key, values }) => [key, values.length])).toEqual([
      ['diameter', SIZES],
      ['length', LENGTHS],
      ['coating', 0],
    ])
    expect(data.variants?.axes[1]?.values.slice(0, 3).map(text => Number.parseInt(text, 10))).toEqual([5, 10, 15])
    for (const { values, productUrl } of variants) {
      const [diameter = '', length = '', none] = values
      expect(productUrl).toContain(`-m${Number.parseInt(diameter, 10)}-x-${Number.parseInt(length, 10)}-mm/mp/`)
      expect(none).toBe('')
    }
    expect(variants.slice(0, 3).map(({ availability }) => availability)).toEqual([
      'on-request',
      'out-of-stock',
      'in-stock',
    ])
    expect(variants.filter(({ minQuantity }) => minQuantity === 10).map(({ values }) => values[0])).toEqual(
      Array.from({ length: LENGTHS }, () => data.variants?.axes[0]?.values[1]),
    )
    // pictures of this many variants would be most of the response
    expect(variants.every(({ mainImageLink }) => mainImageLink === null)).toBe(true)
  })
})
