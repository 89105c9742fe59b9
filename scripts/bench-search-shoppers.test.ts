// Checks that queries as shoppers type them find the product they mean among the first five results.

import { describe, expect, it } from 'vitest'
import { hitRate, shopperQueries, shopperStore } from './bench-search-shoppers.ts'

describe('queries as shoppers type them', () => {
  it('find the intended product among the first five results, mostly first', async () => {
    const store = await shopperStore()
    const categories = new Set([...store.documents.values()].map(doc => doc.categoriesEn.at(-1)))
    const unknown = shopperQueries.flatMap(query => query.categories.filter(name => !categories.has(name)))
    expect(unknown).toEqual([])
    const { first, amongResults, missed } = await hitRate(store)
    expect(shopperQueries.length).toBeGreaterThanOrEqual(1309)
    expect(amongResults, `missed: ${missed.join('; ')}`).toBeGreaterThan(0.97)
    expect(first).toBeGreaterThan(0.95)
  })
})
