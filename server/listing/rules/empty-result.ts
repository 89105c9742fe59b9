// The empty listing that a failed listing call carries beside its error.

import { emptyListing } from '../../../contract/listing/empty-listing.rules.ts'
import type { Route } from '../../platform/invoke.ts'

/** Brands are named by slug, or by name in one call. */
const emptyAnswer: Route['empty'] = (httpStatus, { brand, name }) => {
  const named = brand ?? name
  return emptyListing(httpStatus, typeof named === 'string' ? { type: 'BRAND', brand: named.slice(0, 120) } : {})
}

/** The same routes, with an empty listing in the body of their errors (error catalog of the specification). */
export function withEmptyListing(routes: readonly Route[]): Route[] {
  return routes.map(route => ({ ...route, empty: emptyAnswer }))
}
