// Pinned products come first and buried ones last, within the scope and the filters, on every page.

import { expect, it } from 'vitest'
import { base, doc } from '../testing/documents.ts'
import { EmbeddedSearch } from './embedded-search.ts'

const named = { titleEn: 'Ball valve 25 mm', titleHi: '' }
const DOCUMENTS = [
  ...Array.from({ length: 30 }, (_, at) =>
    doc({ ...named, msn: `valve-${at}`, partNumber: `V${at}`, popularity: 900 - at }),
  ),
  doc({ msn: 'tape', titleEn: 'Thread seal tape', titleHi: '', partNumber: 'T1' }),
  doc({ msn: 'uae', ...named, partNumber: 'U1', market: 'AE' }),
]

async function open(): Promise<EmbeddedSearch> {
  const search = new EmbeddedSearch()
  await search.upsert(DOCUMENTS)
  return search
}

it('pins in the given order, also what the text does not find, and buries to the end', async () => {
  const search = await open()
  const request = { ...base, q: 'ball valve', size: 10 }
  const before = await search.search(request)
  const tuned = { ...request, pinned: ['valve-25', 'tape', 'valve-7', 'nothing', 'uae'], buried: ['valve-0'] }
  const pages = await Promise.all([0, 1, 2, 3].map(page => search.search({ ...tuned, page })))
  const msns = pages.flatMap(page => page.msns)
  expect(msns.slice(0, 3)).toEqual(['valve-25', 'tape', 'valve-7'])
  expect(msns.at(-1)).toBe('valve-0')
  expect(new Set(msns).size).toBe(msns.length)
  expect(pages[0]?.totalCount).toBe(before.totalCount + 1)
  expect(msns).toHaveLength(before.totalCount + 1)
  // without the tuning nothing has changed
  expect(await search.search(request)).toEqual(before)
})

it('shows what is pinned where nothing of the kind is sold, and leaves other orders and filters as they are', async () => {
  const search = await open()
  const none = await search.search({ ...base, q: 'zorblatt' })
  expect(none.msns).toEqual([])
  const shown = await search.search({ ...base, q: 'zorblatt', pinned: ['tape'] })
  expect(shown).toMatchObject({ msns: ['tape'], totalCount: 1, kind: 'found' })
  const cheap = { ...base, q: 'ball valve', size: 40, priceRange: { min: 1, max: 2 }, pinned: ['valve-25'] }
  expect((await search.search(cheap)).msns).toEqual([])
  const cheapest = { ...base, q: 'ball valve', size: 40, sort: 'lowPrice' as const }
  const tuned = await search.search({ ...cheapest, pinned: ['valve-25'], buried: ['valve-0'] })
  expect(tuned.msns).toEqual((await search.search(cheapest)).msns)
  expect((await search.search({ ...cheapest, pinned: ['tape'] })).totalCount).toBe(tuned.totalCount + 1)
  const untouched = await search.search({ ...base, size: 40 })
  expect((await search.search({ ...base, size: 40, pinned: ['tape'] })).msns).toEqual(untouched.msns)
})

it('tries synonyms out for one search', async () => {
  const search = await open()
  const request = { ...base, q: 'zorblatt', didYouMean: false }
  expect((await search.search({ ...request, synonyms: 'zorblatt, valve' })).totalCount).toBe(30)
  expect((await search.search(request)).totalCount).toBe(0)
})
