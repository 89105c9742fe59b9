// Facet counts over HTTP: a count equals the number of products found with that term selected instead.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Bucket, Listing } from '../../contract/listing/api.ts'
import { HEADERS } from '../../contract/shared/headers.ts'
import { countryName } from '../catalog/service.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

type Filters = Record<string, string[]>
const AT_LEAST = new Set(['discount', 'rating'])

async function listing(host: string, category: string, filters: Filters): Promise<Listing> {
  const query = { category, filter: JSON.stringify(filters), pageSize: 1 }
  return store.visitor(host).call('GET /api/v3/category/getCategory', { query })
}

/** Selects random terms of the buckets. */
function choose(buckets: readonly Bucket[], draws: readonly number[]): Filters {
  const chosen: Filters = {}
  for (const [at, draw] of draws.entries()) {
    const bucket = buckets[(draw + at) % buckets.length]
    if (!bucket || bucket.terms.length === 0) continue
    const term = bucket.terms[draw % bucket.terms.length]?.term ?? ''
    const terms = AT_LEAST.has(bucket.name) ? [] : (chosen[bucket.name] ?? [])
    chosen[bucket.name] = [...new Set([...terms, term])]
  }
  return chosen
}

it.each([
  ['localhost', '116000000'],
  ['localhost', '114000000'],
  ['ae.localhost', '1001000000'],
])('%s, category %s', async (host, category) => {
  const whole = await listing(host, category, {})
  expect(whole.buckets.length).toBeGreaterThan(3)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }), fc.nat(1000), async (draws, look) => {
      const chosen = choose(whole.buckets, draws)
      const result = await listing(host, category, chosen)
      const bucket = result.buckets[look % Math.max(1, result.buckets.length)]
      if (bucket) {
        const term = bucket.terms[look % bucket.terms.length]
        if (!term) throw new Error('A bucket has terms')
        expect(term.selected).toBe(chosen[bucket.name]?.includes(term.term) ?? false)
        const recounted = await listing(host, category, { ...chosen, [bucket.name]: [term.term] })
        expect(recounted.productSearchResult.totalCount, `${bucket.name} ${term.term}`).toBe(term.count)
      }
      for (const city of result.cities) {
        const recounted = await listing(host, category, { ...chosen, nddCity: [city.slug] })
        expect(recounted.productSearchResult.totalCount, city.slug).toBe(city.count)
      }
      const prices = result.priceBuckets[look % Math.max(1, result.priceBuckets.length)]
      if (prices) {
        const price = [`${prices.min}-${prices.max}`]
        expect((await listing(host, category, { ...chosen, price })).productSearchResult.totalCount).toBe(prices.count)
      }
    }),
    { numRuns: 12 },
  )
})

const COUNTRIES = statement(
  'test.countries-of-origin',
  `select p.origin, count(*)::int as count from products p join offer_choices oc using (msn)
     join categories c on c.code = p.category_code
   where p.active and p.market = 'IN' and $1 = any(string_to_array(c.taxonomy_code, '/')) group by 1`,
)

it('filters by the country of origin, named in the language of the page', async () => {
  const counted = await store.app.db.rows<{ origin: string; count: number }>(COUNTRIES, ['114000000'])
  expect(counted.length).toBeGreaterThan(1)
  for (const language of ['en', 'hi'] as const) {
    const visitor = store.visitor()
    visitor.headers[HEADERS.language] = language
    const query = { category: '114000000', pageSize: 1 }
    const { buckets } = await visitor.call('GET /api/v3/category/getCategory', { query })
    const origin = buckets.find(({ name }) => name === 'origin')
    expect(origin?.label).toBe({ en: 'Country of origin', hi: 'मूल देश' }[language])
    const shown = new Map(origin?.terms.map(({ label, count }) => [label, count]))
    expect(shown).toEqual(new Map(counted.map(one => [countryName(one.origin, language), one.count])))
  }
})
