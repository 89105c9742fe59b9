// All products of the filtered listing, up to a limit, for sorting and saving the table view.

import type { Call } from '../../../contract/api.ts'
import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { PAGE_SIZES } from '../../../contract/shared/paging.ts'
import { fetchListing, type ListingOf } from './fetch-listing.ts'
import type { ListingAddress } from './listing-address.ts'

/** Maximum number of products: 25 pages. */
export const MAX_PRODUCTS = 1000
/** Pages fetched concurrently. */
const AT_ONCE = 5

/** In the order of the URL; the first `MAX_PRODUCTS`. Rejects with the error of a call. */
export async function fetchWholeListing(
  call: Call,
  of: ListingOf,
  address: ListingAddress,
  filters: Filters,
): Promise<ProductCard[]> {
  const pageSize = PAGE_SIZES.default
  const page = async (at: number) =>
    (await fetchListing(call, of, { ...address, pageSize, page: at }, filters)).productSearchResult
  const first = await page(1)
  const pages = Math.ceil(Math.min(first.totalCount, MAX_PRODUCTS) / pageSize)
  const products = [...first.products]
  for (let at = 2; at <= pages; at += AT_ONCE) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, pages - at + 1) }, (_, index) => at + index)
    for (const { products: more } of await Promise.all(wanted.map(page))) products.push(...more)
  }
  return products
}
