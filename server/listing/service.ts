// Public interface of listing for the other domains.
export { brandCrumbs, topBrands } from './queries/brands.ts'
export { type ListingInput, listBuckets, listProducts } from './queries/products.ts'
export { withEmptyListing } from './rules/empty-result.ts'
