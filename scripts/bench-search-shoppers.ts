// Holds queries as shoppers type them against the starter catalog: whether the products they mean are found.

import { EmbeddedSearch } from '../search/engine/embedded-search.ts'
import type { SearchDocument, SearchPort } from '../search/port.ts'
import { defaultSynonyms } from '../search/text/default-synonyms.ts'
import { starterDocuments } from './bench-search-products.ts'
import { linesOfShoppers } from './bench-search-queries.ts'
import { fifthLinesOfShoppers } from './bench-search-queries-fifth.ts'
import { fourthLinesOfShoppers } from './bench-search-queries-fourth.ts'
import { moreLinesOfShoppers } from './bench-search-queries-more.ts'
import { sixthLinesOfShoppers } from './bench-search-queries-sixth.ts'
import { thirdLinesOfShoppers } from './bench-search-queries-third.ts'

export interface ShopperQuery {
  q: string
  categories: string[]
  /** Null when any product of the categories will do. */
  holds: string | null
}

/** The queries in the order of the lists. */
export const shopperQueries: readonly ShopperQuery[] = [
  linesOfShoppers,
  moreLinesOfShoppers,
  thirdLinesOfShoppers,
  fourthLinesOfShoppers,
  fifthLinesOfShoppers,
  sixthLinesOfShoppers,
]
  .map(lines => lines.trim())
  .join('\n')
  .split('\n')
  .map(line => {
    const [q = '', categories = '', holds] = line.split(' = ')
    return { q, categories: categories.split(', '), holds: holds ?? null }
  })

export interface ShopperStore {
  search: SearchPort
  documents: ReadonlyMap<string, SearchDocument>
}

/** The starter catalog in an engine as a new store has it. */
export async function shopperStore(): Promise<ShopperStore> {
  const search = new EmbeddedSearch()
  const all = starterDocuments()
  await search.rebuild(
    (async function* () {
      yield all
    })(),
  )
  await search.setSynonyms(defaultSynonyms)
  const documents = new Map(all.map(doc => [doc.msn, doc]))
  return { search, documents }
}

const ends = (title: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(title)

/** Place of the first of five answers that is what the shopper meant, from 0; -1 when none is. */
export async function placeOfHit({ search, documents }: ShopperStore, query: ShopperQuery): Promise<number> {
  const { q, categories, holds } = query
  const request = { market: 'IN', language: 'en', q, sort: 'popularity', page: 0, size: 5, facets: [] } as const
  const { msns } = await search.search({ ...request, facets: [] })
  return msns.findIndex(msn => {
    const doc = documents.get(msn)
    if (!doc || !categories.includes(doc.categoriesEn.at(-1) ?? '')) return false
    return holds === null || ends(doc.titleEn, holds)
  })
}

/** What share of the queries has what was meant first, and among the first five; and those that have not. */
export async function shopperShare(store: ShopperStore): Promise<{ first: number; five: number; missed: string[] }> {
  const missed: string[] = []
  let first = 0
  for (const query of shopperQueries) {
    const place = await placeOfHit(store, query)
    if (place === 0) first++
    if (place < 0) missed.push(query.q)
  }
  const all = shopperQueries.length
  return { first: first / all, five: (all - missed.length) / all, missed }
}
