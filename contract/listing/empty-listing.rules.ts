// The empty result that stands for a listing, a search or a brand that failed; pure.

import type { Listing, PageType } from './api.ts'

/** What was asked for, as far as an empty result repeats it. */
interface ListingRequest {
  type?: PageType
  str?: string
  /** Slug of the requested brand, which is returned as inactive. */
  brand?: string
  pageIndex?: number
  pageSize?: number
}

/** No products, no buckets, and the HTTP status of the failure; a brand that was asked for is inactive. */
export function emptyListing(httpStatus: number, request: ListingRequest = {}): Listing {
  const { type = 'SEARCH', str = '', brand, pageIndex = 0, pageSize = 40 } = request
  return {
    type,
    productSearchResult: { totalCount: 0, products: [] },
    buckets: [],
    priceRange: null,
    priceBuckets: [],
    categories: [],
    category: null,
    brandDetails:
      brand === undefined
        ? null
        : {
            slug: brand,
            brandName: brand,
            brandLink: `/brands/${brand}`,
            logo: null,
            active: false,
            description: '',
            country: '',
            productCount: 0,
          },
    cities: [],
    breadcrumb: [],
    str,
    corrected: null,
    correctedFrom: null,
    unmatched: [],
    kind: 'found',
    nearest: null,
    redirectTo: null,
    pageIndex,
    pageSize,
    httpStatus,
  }
}
