// Sort orders of a listing: by price, discount, rating and age, with available products always first.

import { expect, it } from 'vitest'
import type { SearchSort } from '../port.ts'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const DOCUMENTS = [
  doc({ msn: 'cheap', priceMinor: 5_000, mrpMinor: 5_500, rating: 3, listedAt: 100 }),
  doc({ msn: 'dear', priceMinor: 20_000, mrpMinor: 24_000, rating: 4.8, listedAt: 300 }),
  doc({ msn: 'reduced', priceMinor: 6_000, mrpMinor: 12_000, rating: 0, listedAt: 200 }),
  doc({ msn: 'sold-out', priceMinor: 1_000, mrpMinor: 9_000, rating: 5, listedAt: 900, inStock: false }),
  doc({ msn: 'sold-out-dear', priceMinor: 90_000, mrpMinor: 90_000, rating: 0, listedAt: 1, inStock: false }),
]

it.each<[SearchSort, string[]]>([
  ['lowPrice', ['cheap', 'reduced', 'dear', 'sold-out', 'sold-out-dear']],
  ['highPrice', ['dear', 'reduced', 'cheap', 'sold-out-dear', 'sold-out']],
  ['discount', ['reduced', 'dear', 'cheap', 'sold-out', 'sold-out-dear']],
  ['rating', ['dear', 'cheap', 'reduced', 'sold-out', 'sold-out-dear']],
  ['newest', ['dear', 'reduced', 'cheap', 'sold-out', 'sold-out-dear']],
])('%s', async (sort, msns) => {
  const search = new EmbeddedSearch()
  await search.upsert(DOCUMENTS)
  expect((await search.search({ ...base, sort })).msns).toEqual(msns)
})

it('of equal relevance to a text, what is in stock comes before what is ordered on request, and that before the rest', async () => {
  const search = new EmbeddedSearch()
  const named = { titleEn: 'Ball valve 25 mm', titleHi: '', popularity: 500 }
  await search.upsert([
    doc({ ...named, msn: 'a-sold-out', partNumber: 'V1', inStock: false }),
    doc({ ...named, msn: 'b-on-request', partNumber: 'V2', inStock: false, availability: 'on-request' }),
    doc({ ...named, msn: 'c-in-stock', partNumber: 'V3' }),
  ])
  const { msns } = await search.search({ ...base, q: 'ball valve' })
  expect(msns).toEqual(['c-in-stock', 'b-on-request', 'a-sold-out'])
})
