// Fetches the listing of a category, brand, search, attribute page or deal; used by server and browser.

import type { Call } from '../../../contract/api.ts'
import type { Bucket, DealName, Listing, PageType } from '../../../contract/listing/api.ts'
import type { Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { type ListingAddress, listingQuery } from './listing-address.ts'

/** The subject of a listing, from its URL without the query. */
export interface ListingOf {
  type: PageType
  /** Path of the page, without language prefix. */
  path: string
  categoryCode?: string
  /** Slug of the brand of a brand page. */
  brand?: string
  /** Text of a popular search. */
  str?: string
  deal?: DealName
  /** Slug of the city that is to be reached the next day. */
  city?: string
  /** Filters that define an attribute page: always applied and not shown. */
  fixed?: Filters
}

function searchQuery(of: ListingOf, address: ListingAddress, filters: Filters) {
  const { str, category, tag, exact, everyWord } = address
  return {
    ...listingQuery(address, { ...filters, ...of.fixed }),
    str: of.str ?? str,
    category: of.categoryCode ?? (category || undefined),
    brand: of.brand,
    tag: tag || undefined,
    nddCity: of.city,
    didYouMean: exact ? ('false' as const) : undefined,
    operation: everyWord ? ('and' as const) : undefined,
  }
}

/** Rejects with the error of the call. */
export function fetchListing(call: Call, of: ListingOf, address: ListingAddress, filters: Filters): Promise<Listing> {
  const { type, categoryCode, brand, deal } = of
  const { str, category, tag, didYouMean, operation, nddCity, ...paging } = searchQuery(of, address, filters)
  if (deal) return call(`GET /api/v1/deals/${deal}`, { query: { ...paging, category } })
  if (type === 'BRAND' && brand) {
    return call('GET /api/v1/brand/getbrandV2', { query: { ...paging, type, brand, category, nddCity } })
  }
  if (categoryCode && (type === 'CATEGORY' || type === 'ATTRIBUTE')) {
    return call('GET /api/v3/category/getCategory', { query: { ...paging, type, category: categoryCode, nddCity } })
  }
  const listingType = type === 'DEAL' ? 'SEARCH' : type
  return call('GET /api/v1/search', {
    query: { ...paging, type: listingType, str, category, tag, nddCity, didYouMean, operation },
  })
}

/** A filter with all its terms; null when it cannot be fetched. */
export async function fetchTerms(
  call: Call,
  of: ListingOf,
  address: ListingAddress,
  filters: Filters,
  name: string,
): Promise<Bucket | null> {
  try {
    const { type, deal } = of
    const query = { ...searchQuery(of, address, filters), type: type === 'DEAL' ? undefined : type, deal, name }
    return (await call('GET /api/v1/search/getBuckets', { query })).data.buckets[0] ?? null
  } catch {
    return null
  }
}
