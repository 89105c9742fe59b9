// Tests of the product page and of what carts are told: one statement each, true to the tables.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceWithoutTax } from '../../contract/tax.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { dayIn, taxRateBp } from './rules.ts'
import { productsForCart } from './service.ts'
import { snapshotOf } from './snapshot.service.ts'

const DETAILS = 'GET /api/v1/aggregate/pdpDetailsV2'
const GROUPED = statement(
  'test.grouped',
  `select group_key as "group", array_agg(msn order by msn) as msns from products
   where market = 'IN' and group_key is not null group by group_key having count(*) > 1 order by count(*) desc limit 1`,
)
const RATES = statement(
  'test.tax-rates',
  `select p.market, p.hsn, unit::bigint as unit, day::text, tax_rate_bp(p.market, p.hsn, unit, day) as rate
   from (select distinct market, hsn from products union select 'IN', hsn from tax_rates union select 'IN', '99') p
   cross join unnest(array[1, 100000, 100001, 250000, 250001, 9999999]) unit
   cross join unnest(array['2017-06-30', '2025-09-21', '2025-09-22', '2030-01-01']::date[]) day`,
)
const HIDE = statement('test.hide', 'update products set active = false where msn = $1')
const LAST_STOCK = statement('test.no-stock', 'update stock set reserved = on_hand where msn = $1')

let store: TestStore
let msn: string

beforeAll(async () => {
  store = await openTestStore()
  msn = (await store.buyableMsns('IN', 1))[0] ?? ''
  await store.visitor().call(DETAILS, { query: { msn } })
})
afterAll(() => store.close())

describe('the product page', () => {
  it('is one statement', async () => {
    const before = store.app.db.statements
    const { data } = await store.visitor().call(DETAILS, { query: { msn: msn.toLowerCase() } })
    expect(store.app.db.statements - before).toBe(1)
    expect(data.msn).toBe(msn)
    expect(data.similar.length).toBeGreaterThan(0)
    expect(data.similar.every(card => card.msn !== msn)).toBe(true)
    expect(data.breadcrumb.length).toBeGreaterThan(2)
    expect(data.taxonomyCode.split('/').at(-1)).toBe(data.category.categoryCode)
    expect(data.seller.taxNumber).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/)
    expect(data.availability).toBe('in-stock')
    expect(data.specifications.length).toBeGreaterThan(3)
    expect(data.priceWithoutTax).toBe(priceWithoutTax(data.salesPrice, data.taxRateBp))
    for (const step of data.breaks) expect(step.price).toBeLessThan(data.salesPrice)
  })

  it('speaks Hindi and keeps the numbers', async () => {
    const visitor = store.visitor()
    const english = (await visitor.call(DETAILS, { query: { msn } })).data
    visitor.headers.language = 'hi'
    const hindi = (await visitor.call(DETAILS, { query: { msn } })).data
    expect(hindi.productName).toMatch(/[\u0900-\u097f]/)
    expect(hindi.description).toMatch(/[\u0900-\u097f]/)
    expect(hindi.breadcrumb[0]?.name).toBe('होम')
    expect(hindi.specifications.map(({ key }) => key)).toEqual(english.specifications.map(({ key }) => key))
    expect(hindi.salesPrice).toBe(english.salesPrice)
  })

  it('names the variants by what they differ in, each once', async () => {
    const group = await store.app.db.maybe<{ msns: string[] }>(GROUPED)
    if (!group) throw new Error('A group of variants is needed')
    const { data } = await store.visitor().call(DETAILS, { query: { msn: group.msns[0] ?? '' } })
    expect(data.variants.map(variant => variant.msn).sort()).toEqual(group.msns)
    expect(data.variantBy.length).toBeGreaterThan(0)
    const choices = data.variants.map(variant => variant.values.join('|'))
    expect(new Set(choices).size).toBe(choices.length)
    expect(data.similar.some(card => group.msns.includes(card.msn))).toBe(false)
    const same = await store.visitor().call('GET /api/v1/product/getProductGroupV2', { query: { msn: data.msn } })
    expect(same.data).toEqual(data)
  })

  it('is not there in the other market, for the unknown and for what is no longer sold', async () => {
    const visitor = store.visitor()
    const [gone = ''] = (await store.buyableMsns('IN', 5)).slice(-1)
    await store.app.db.run(HIDE, [gone])
    for (const [who, asked] of [
      [store.visitor('ae.localhost'), msn],
      [visitor, 'MSN00000000'],
      [visitor, gone],
    ] as const) {
      const { status, body } = await who.try(DETAILS, { query: { msn: asked } })
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 'catalog.product-unknown' })
    }
    const tags = await visitor.try('GET /api/v1/cmsapi/getTagsByMsn', { query: { msn: gone } })
    expect(tags.status).toBe(404)
  })

  it('says out of stock as soon as everything is reserved', async () => {
    const [taken = ''] = (await store.buyableMsns('IN', 3)).slice(-1)
    await store.app.db.run(LAST_STOCK, [taken])
    const { data } = await store.visitor().call(DETAILS, { query: { msn: taken } })
    expect(data.availability).toBe('out-of-stock')
    const cart = await productsForCart(store.app.db, { market: 'IN' }, [taken])
    expect(cart.get(taken)).toMatchObject({ available: 0, availability: 'out-of-stock', active: true })
  })
})

describe('tax rates', () => {
  it('are the same in SQL and in memory', async () => {
    const { taxes } = await snapshotOf(store.app)
    const rows = await store.app.db.rows<{ market: 'IN' | 'AE'; hsn: string; unit: number; day: string; rate: number }>(
      RATES,
    )
    expect(rows.length).toBeGreaterThan(1000)
    for (const { market, hsn, unit, day, rate } of rows) {
      expect([market, hsn, unit, day, taxRateBp(taxes, market, hsn, unit, day)]).toEqual([market, hsn, unit, day, rate])
    }
  })
})

describe('products for carts', () => {
  it('are one statement, of one market, with the price and tax that the page shows', async () => {
    const msns = await store.buyableMsns('IN', 5)
    const [foreign = ''] = await store.buyableMsns('AE', 1)
    const before = store.app.db.statements
    const found = await productsForCart(store.app.db, { market: 'IN' }, [...msns, foreign, 'MSN00000000'])
    expect(store.app.db.statements - before).toBe(1)
    expect([...found.keys()].sort()).toEqual(msns.toSorted())
    for (const one of msns) {
      const { data } = await store.visitor().call(DETAILS, { query: { msn: one } })
      const product = found.get(one)
      expect(product).toMatchObject({
        priceMinor: data.salesPrice,
        mrpMinor: data.mrp,
        taxRateBp: data.taxRateBp,
        nameEn: data.productName,
        hsn: data.hsn,
        taxonomyCode: data.taxonomyCode,
        currency: 'INR',
      })
      const shown = data.breaks.map(step => [step.minQuantity, step.price, step.priceWithoutTax])
      const charged = product?.breaks.map(step => [
        step.minQuantity,
        step.priceMinor,
        priceWithoutTax(step.priceMinor, step.taxRateBp),
      ])
      expect(charged).toEqual(shown)
    }
  })

  it('of nothing is no statement, and the rate follows the day in the market', async () => {
    const before = store.app.db.statements
    expect((await productsForCart(store.app.db, { market: 'IN' }, [])).size).toBe(0)
    expect(store.app.db.statements).toBe(before)
    expect(dayIn('IN', new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31')
  })
})
