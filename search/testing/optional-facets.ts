// Contract tests of optional facets: those that tell the products of a result apart, as a plain count finds them.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Make } from './corrections-and-suggestions.ts'
import { base, documentsOf, requests } from './documents.ts'

export function optionalFacetCases(make: Make) {
  it('leaves out optional facets that few products have or that do not tell them apart', async () => {
    await fc.assert(
      fc.asyncProperty(documentsOf(40), requests, async (all, change) => {
        const search = await make(all)
        const request = { ...base, ...change }
        const { facets } = request
        const full = await search.search(request)
        const optionalFacets = { names: facets, minShare: 0.3 }
        const { buckets } = await search.search({ ...request, facets: [], optionalFacets })
        const common = full.buckets.filter(({ terms }) => {
          const products = terms.reduce((sum, { count }) => sum + count, 0)
          const telling = terms.filter(({ count }) => count > 0).length > 1 && products >= full.totalCount * 0.3
          return telling || terms.some(({ selected }) => selected)
        })
        const attributes = ({ name }: { name: string }) =>
          !['category', 'discount', 'rating', 'availability'].includes(name)
        expect(buckets.filter(attributes)).toEqual(common.filter(attributes))
        await search.close()
      }),
      { numRuns: 40 },
    )
  })
}
