// Adds an empty listing to the error response of a failed listing call.

import { listingEndpoints, type PageType } from '../../../contract/listing/api.ts'
import { emptyListing } from '../../../contract/listing/empty-listing.rules.ts'
import type { Route } from '../../platform/invoke.ts'

/** Brands are identified by slug, or by name in one endpoint. */
const emptyAnswer =
  (type: PageType): Route['empty'] =>
  (httpStatus, { brand, name }) => {
    const named = brand ?? name
    return emptyListing(
      httpStatus,
      typeof named === 'string' ? { type: 'BRAND', brand: named.slice(0, 120) } : { type },
    )
  }

/** The routes with an empty listing in their error responses (error catalog of the specification). */
export function withEmptyListing(routes: readonly Route[]): Route[] {
  return routes.map(route => ({
    ...route,
    empty: emptyAnswer(route.endpoint.path === listingEndpoints.getCategory.path ? 'CATEGORY' : 'SEARCH'),
  }))
}
