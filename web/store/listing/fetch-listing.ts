// Asks for a listing: of a category, of a search text, or of a tag; the same on server and browser.

import type { Call } from '../../../contract/api.ts'
import { PAGE_SIZES } from '../../../contract/limits.ts'
import type { Listing } from '../../../contract/listing.ts'
import { emptyListing } from '../../../contract/listing-empty.ts'
import type { Filters } from '../../../contract/listing-fragment.ts'
import { type ListingAddress, listingQuery } from './listing-address.ts'

/** What a listing is of; the category of a category page, null for a search. */
export interface ListingOf {
  categoryCode: string | null
}

async function fetchTagged(call: Call, { tag, category }: ListingAddress): Promise<Listing> {
  const query = { tag, category: category || undefined, pageSize: PAGE_SIZES.default }
  const { data } = await call('GET /api/v1/search/tagProducts', { query })
  return { ...emptyListing(200), productSearchResult: { totalCount: data.length, products: data } }
}

/** Rejects with the error of the call. */
export function fetchListing(call: Call, of: ListingOf, address: ListingAddress, filters: Filters): Promise<Listing> {
  const query = listingQuery(address, filters)
  if (of.categoryCode) {
    return call('GET /api/v3/category/getCategory', {
      query: { ...query, type: 'CATEGORY', category: of.categoryCode },
    })
  }
  if (address.tag && !address.str) return fetchTagged(call, address)
  const { str, category } = address
  return call('GET /api/v1/search', { query: { ...query, type: 'SEARCH', str, category: category || undefined } })
}
