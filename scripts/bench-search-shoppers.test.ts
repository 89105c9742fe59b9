// Checks that shoppers' misspelt queries find the products they mean among the first five.

import { describe, expect, it } from 'vitest'
import { shopperQueries, shopperShare, shopperStore } from './bench-search-shoppers.ts'

describe('queries as shoppers type them', () => {
  it('find what is meant among the first five, mostly first', async () => {
    const store = await shopperStore()
    const sold = new Set([...store.documents.values()].map(doc => doc.categoriesEn.at(-1)))
    const unknown = shopperQueries.flatMap(({ categories }) => categories.filter(name => !sold.has(name)))
    expect(unknown).toEqual([])
    const { first, five, missed } = await shopperShare(store)
    expect(shopperQueries.length).toBeGreaterThan(940)
    expect(five, `missed: ${missed.join('; ')}`).toBeGreaterThan(0.97)
    expect(first).toBeGreaterThan(0.95)
  })
})
