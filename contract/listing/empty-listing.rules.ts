// The empty result returned when a listing, search or brand call fails; pure.

import type { Listing, PageType } from './api.ts'

/** The part of the request that an empty result repeats. */
interface ListingRequest {
  type?: PageType
  str?: string
  /** Slug of the requested brand, which is returned as inactive. */
  brand?: string
  pageIndex?: number
  pageSize?: number
}

/** No products, no buckets, and the HTTP status of the failure; a requested brand is inactive. */
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
