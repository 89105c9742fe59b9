// Product comparison: rows by attribute, differences marked, one statement.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { compareSpecs } from './rules/compare.ts'

const COMPARE = 'GET /api/v1/search/compareProducts'
const SIBLINGS = statement(
  'test.siblings',
  `select array_agg(msn order by msn) as msns from products where market = 'IN' and active
   group by category_code having count(*) >= 3 order by count(*) desc, category_code limit 1`,
)

describe('the lines of a comparison', () => {
  it('are ordered by attribute, those of most products first', () => {
    const attributes = new Map([
      ['power', { key: 'power', name: { en: 'Power', hi: 'पावर' }, unit: 'W', kind: 'number' as const, facet: true }],
    ])
    const specs = [
      [
        { key: 'colour', en: 'Red', hi: 'लाल' },
        { key: 'power', value: 600 },
      ],
      [
        { key: 'power', value: 750 },
        { key: 'cable', value: 'yes' },
      ],
      [
        { key: 'power', value: 600 },
        { key: 'cable', value: 'yes' },
      ],
    ]
    expect(
      compareSpecs(
        specs.map(of => ({ specs: of })),
        { language: 'hi', attributes },
      ),
    ).toEqual([
      { key: 'power', name: 'पावर', differs: true, values: ['600 W', '750 W', '600 W'] },
      { key: 'cable', name: 'cable', differs: true, values: [null, 'yes', 'yes'] },
      { key: 'colour', name: 'colour', differs: true, values: ['लाल', null, null] },
    ])
    expect(compareSpecs([{ specs: specs[1] ?? [] }], { language: 'en', attributes }).some(row => row.differs)).toBe(
      false,
    )
  })
})

describe('the endpoint', () => {
  let store: TestStore
  let msns: string[]
  beforeAll(async () => {
    store = await openTestStore()
    msns = (await store.app.db.one<{ msns: string[] }>(SIBLINGS)).msns
    await store.visitor().call(COMPARE, { query: { productId: msns[0] ?? '' } })
  })
  afterAll(() => store.close())

  const compare = async (productId: string, host?: string) =>
    (await store.visitor(host).call(COMPARE, { query: { productId } })).data

  it('keeps the requested order, takes one statement, matches the product pages', async () => {
    const asked = msns.slice(0, 3).toReversed()
    const { count, answer: data } = await store.app.db.statementsOf(() => compare(asked.join(',')))
    expect(count).toBe(1)
    expect(data.products.map(({ msn }) => msn)).toEqual(asked)
    expect(data.rows.every(({ values }) => values.length === asked.length)).toBe(true)
    for (const row of data.rows) expect(row.differs).toBe(new Set(row.values).size > 1)
    const price = data.fields.find(({ key }) => key === 'salesPrice')
    expect(price?.differs).toBe(new Set(data.products.map(product => product.salesPrice)).size > 1)
    for (const [at, product] of data.products.entries()) {
      const page = (await store.visitor().call('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn: product.msn } }))
        .data
      const { salesPrice, availability, ratingSummary, returnDays } = page
      expect(product).toMatchObject({ salesPrice, availability, ratingSummary, returnDays })
      for (const spec of page.specifications) {
        expect(data.rows.find(({ key }) => key === spec.key)?.values[at]).toBe(spec.value)
      }
    }
  })

  it('accepts four at most, removes duplicates and omits unknown products', async () => {
    const many = await store.buyableMsns('IN', 6)
    expect((await compare(many.join(','))).products).toHaveLength(4)
    const [one = ''] = many
    expect((await compare(`${one},nonsense,${one.toLowerCase()},MSN00000000`)).products).toHaveLength(1)
    expect(await compare(one, 'ae.localhost')).toEqual({ products: [], fields: [], rows: [] })
    expect(await compare('')).toEqual({ products: [], fields: [], rows: [] })
  })
})
