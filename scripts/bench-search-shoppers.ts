// Runs queries as shoppers type them against the starter catalog: whether the product they mean is found.

import { EmbeddedSearch } from '../search/engine/embedded-search.ts'
import type { SearchDocument, SearchPort } from '../search/port.ts'
import { defaultSynonyms } from '../search/text/default-synonyms.ts'
import { readBenchData } from './bench-data.ts'
import { starterDocuments } from './bench-search-products.ts'

const LISTS = [1, 2, 3, 4, 5, 6]
/** A result counts as a hit up to this position. */
const RESULTS = 5

export interface ShopperQuery {
  q: string
  /** English names of the acceptable categories. */
  categories: string[]
  /** Text that the title of a hit must contain; null if any product of the categories is acceptable. */
  title: string | null
}

/** The queries of all lists, in their order. */
export const shopperQueries: readonly ShopperQuery[] = LISTS.flatMap(list =>
  readBenchData(`shopper-queries-${list}.tsv`).map(([q = '', categories = '', title = null]) => ({
    q,
    categories: categories.split(', '),
    title,
  })),
)

export interface ShopperStore {
  search: SearchPort
  /** By MSN. */
  documents: ReadonlyMap<string, SearchDocument>
}

/** Indexes the starter catalog with the default synonyms, as in a new store. */
export async function shopperStore(): Promise<ShopperStore> {
  const search = new EmbeddedSearch()
  const all = starterDocuments()
  await search.rebuild(
    (async function* () {
      yield all
    })(),
  )
  await search.setSynonyms(defaultSynonyms)
  return { search, documents: new Map(all.map(doc => [doc.msn, doc])) }
}

function containsText(title: string, text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}.])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(title)
}

/** Zero-based position of the first hit; -1 if there is none. */
export async function positionOfHit({ search, documents }: ShopperStore, query: ShopperQuery): Promise<number> {
  const { q, categories, title } = query
  const { msns } = await search.search({
    market: 'IN',
    language: 'en',
    q,
    sort: 'popularity',
    page: 0,
    size: RESULTS,
    facets: [],
  })
  return msns.findIndex(msn => {
    const doc = documents.get(msn)
    if (!doc || !categories.includes(doc.categoriesEn.at(-1) ?? '')) return false
    return title === null || containsText(doc.titleEn, title)
  })
}

export interface HitRate {
  /** Share of the queries whose first result is a hit, 0 to 1. */
  first: number
  /** Share with a hit among the results. */
  amongResults: number
  /** Queries without one. */
  missed: string[]
}

/** Runs all queries. */
export async function hitRate(store: ShopperStore): Promise<HitRate> {
  const missed: string[] = []
  let first = 0
  for (const query of shopperQueries) {
    const position = await positionOfHit(store, query)
    if (position === 0) first++
    if (position < 0) missed.push(query.q)
  }
  const count = shopperQueries.length
  return { first: first / count, amongResults: (count - missed.length) / count, missed }
}
