// Property test of facet counts over HTTP: a count equals the number of products found with that term chosen instead.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Bucket, Listing } from '../../contract/listing/api.ts'
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

/** Chooses terms of the buckets by random numbers. */
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
