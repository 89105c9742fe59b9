// Listings: products of a category, brand, search or attribute page in one response, with their filters and sort orders.

import { z } from 'zod'
import { zCategoryLink, zCrumb, zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCategoryCode, zMinor, zPageIndex, zText } from '../shared/schemas.ts'
import * as example from './examples.ts'

export const PAGE_TYPES = ['CATEGORY', 'BRAND', 'SEARCH', 'POPULAR SEARCH', 'ATTRIBUTE'] as const
/** Kinds of listings; `DEAL` is our own, for the four deals. */
const zPageType = z.enum([...PAGE_TYPES, 'DEAL'])
export type PageType = z.output<typeof zPageType>

/** Last path segments of the deals. */
export const DEAL_NAMES = ['best-offers', 'exclusive-offers', 'special-deals', 'special-offer'] as const
export type DealName = (typeof DEAL_NAMES)[number]

const zTerm = z.object({ term: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })

/**
 * A filter with its terms. Any number of terms can be selected, and products with any of them are shown; filters narrow
 * one another, but not their own counts. `rating` and `discount` are minimums: of several the lowest applies.
 */
export const zBucket = z.object({
  /** `brand`, `origin`, `rating`, `discount`, `availability`, or an attribute key: the name in the URL fragment. */
  name: z.string(),
  label: z.string(),
  /** Unit of the numbers; empty for texts. */
  unit: z.string(),
  /**
   * Minimum and maximum of the counted terms when all are numbers; a term `least-greatest` selects the range, both
   * inclusive.
   */
  range: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Numbers in order, texts by count; the rarest may be omitted, `getBuckets?name=` returns all. */
  terms: z.array(zTerm),
  /** Number of terms, including omitted ones. */
  termCount: z.int(),
})
export type Bucket = z.output<typeof zBucket>

/** Prices in minor units, both ends inclusive; selected by the filter `price` as `min-max`. */
const zPriceBucket = z.object({ min: zMinor, max: zMinor, count: z.int(), selected: z.boolean() })
const zPriceRange = z.object({ min: zMinor, max: zMinor })

/** A city with next-day delivery, for the tabs under `/city/`; products are counted without this filter. */
const zCityTab = z.object({ slug: z.string(), name: z.string(), count: z.int(), selected: z.boolean() })
export type CityTab = z.output<typeof zCityTab>

export const zBrandLink = z.object({
  slug: z.string(),
  brandName: z.string(),
  /** Path of its page: `/brands/{slug}`. */
  brandLink: z.string(),
  productCount: z.int(),
  /** Path of its logo; null when it has none. */
  logo: z.string().nullable(),
})
export type BrandLink = z.output<typeof zBrandLink>

/** Details of a brand for its page. */
export const zBrandDetails = zBrandLink.extend({
  /** False when the brand does not exist or is not sold; its page then returns 404. */
  active: z.boolean(),
  description: z.string(),
  /** Name of its country. */
  country: z.string(),
})
export type BrandDetails = z.output<typeof zBrandDetails>

/** The no-results fallback of an empty listing. */
const zNearest = z.object({
  /**
   * How it was found: without the selected filters, by any of the words, by what the words describe, or what sells
   * best; `other-kind` has the nearest categories and no products, because nothing of the kind is sold; `unknown` has
   * popular categories, because nothing is similar.
   */
  by: z.enum(['without-filters', 'any-word', 'similar', 'popular', 'other-kind', 'unknown']),
  totalCount: z.int(),
  products: z.array(zProductCard),
  categories: z.array(zCategoryLink),
  /** Texts to search for instead. */
  terms: z.array(z.string()),
})
export type Nearest = z.output<typeof zNearest>

export const zListing = z.object({
  type: zPageType,
  productSearchResult: z.object({ totalCount: z.int(), products: z.array(zProductCard) }),
  /** Brand first, then attributes, then country of origin, rating, discount and availability. */
  buckets: z.array(zBucket),
  /** Price range of the products that match all filters except the price. */
  priceRange: zPriceRange.nullable(),
  priceBuckets: z.array(zPriceBucket),
  /**
   * Categories to continue with: the subcategories, or the siblings when there are none; otherwise the categories of
   * the products.
   */
  categories: z.array(zCategoryLink),
  /** The category of the listing, or the one it is narrowed to. */
  category: zCategoryLink.extend({ intro: z.string() }).nullable(),
  brandDetails: zBrandDetails.nullable(),
  cities: z.array(zCityTab),
  breadcrumb: z.array(zCrumb),
  /** The text that the products match; empty when there was no search. */
  str: z.string(),
  /** The probable correction of the query; null when there is none. */
  corrected: z.string().nullable(),
  /** The typed query, when it has no results and the products are those of its correction. */
  correctedFrom: z.string().nullable(),
  /** Words of the query that no product contains. */
  unmatched: z.array(z.string()),
  /** `mentioned` when no product is called by the query and the products only mention it. */
  kind: z.enum(['found', 'mentioned', 'none']),
  /** Only set when nothing was found. */
  nearest: zNearest.nullable(),
  /** Path of the page to which staff redirect this query; null for none. */
  redirectTo: z.string().nullable(),
  pageIndex: z.int(),
  pageSize: z.int(),
  httpStatus: z.int(),
})
export type Listing = z.output<typeof zListing>

export const ORDERS = ['popularity', 'price', 'lowPrice', 'highPrice', 'discount', 'rating', 'newest'] as const
export const zSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lower case words joined by hyphens.')

/** Input of every listing. */
export const listingQuery = {
  orderBy: z.enum(ORDERS).default('popularity'),
  orderWay: z.enum(['asc', 'desc']).default('desc').describe('Direction of `orderBy=price`'),
  pageIndex: zPageIndex,
  pageSize: z.coerce.number().int().min(1).max(40).default(40),
  filter: z
    .string()
    .max(4000)
    .optional()
    .describe(
      'JSON object: filter name to its chosen terms. Numbers also as "min-max"; price as ["min-max"] in minor units',
    ),
  nddCity: zSlug.optional().describe('Only what arrives in this city the next day'),
}

const searched = {
  str: zText(120, 0).optional().describe('Text to search for'),
  category: zCategoryCode.optional(),
  brand: zSlug.optional(),
  tag: zText(40).optional().describe('Only products that carry the tag: bestseller, deal, new, next-day'),
  didYouMean: z.enum(['true', 'false']).default('true').describe('`false` takes the text as it is typed'),
  operation: z.enum(['or', 'and']).default('or').describe('`and` finds only what matches every word'),
}

export const zSearchQuery = z.object({
  type: z.enum(['SEARCH', 'POPULAR SEARCH', 'ATTRIBUTE', 'CATEGORY', 'BRAND']).default('SEARCH'),
  ...searched,
  ...listingQuery,
})

export const LISTING_ERRORS = ['catalog.filter-invalid', 'catalog.category-unknown', 'catalog.brand-unknown'] as const
const listed = { response: zListing, errors: LISTING_ERRORS, example: example.listing } as const

/**
 * Whole listings. A failed call returns the error with an empty listing in it: no products, no buckets, `httpStatus`.
 */
const wholeCalls = defineEndpoints({
  getCategory: {
    method: 'GET',
    path: '/api/v3/category/getCategory',
    access: 'public',
    summary:
      'Lists the products of a category, or of an attribute page within it, with facets, price range, sorting and paging.',
    query: z.object({
      type: z.enum(['CATEGORY', 'ATTRIBUTE']).default('CATEGORY'),
      category: zCategoryCode,
      str: searched.str,
      brand: searched.brand,
      ...listingQuery,
    }),
    ...listed,
  },
  search: {
    method: 'GET',
    path: '/api/v1/search',
    access: 'public',
    summary: 'Lists the products that match a text, with facets; also serves popular searches.',
    query: zSearchQuery,
    ...listed,
  },
  searchV2: {
    method: 'GET',
    path: '/api/v1/search/v2',
    access: 'public',
    summary: 'Searches products and returns results and facets in one response.',
    query: zSearchQuery,
    ...listed,
  },
  searchInCategory: {
    method: 'GET',
    path: '/api/v1/search/getCategory',
    access: 'public',
    summary: 'Searches within a category.',
    query: zSearchQuery.extend({ category: zCategoryCode }),
    ...listed,
  },
  searchInBrand: {
    method: 'GET',
    path: '/api/v1/search/getBrand',
    access: 'public',
    summary: 'Searches within a brand.',
    query: zSearchQuery.extend({ brand: zSlug }),
    ...listed,
  },
  getBrandListing: {
    method: 'GET',
    path: '/api/v1/brand/getbrandV2',
    access: 'public',
    summary: 'Lists the products of a brand, optionally within a category, with brandDetails.',
    query: z.object({
      type: z.literal('BRAND').default('BRAND'),
      brand: zSlug,
      category: zCategoryCode.optional(),
      str: searched.str,
      ...listingQuery,
    }),
    ...listed,
  },
})

export const zBuckets = envelope(z.object({ totalCount: z.int(), buckets: z.array(zBucket) }))
const filters = { errors: LISTING_ERRORS, example: example.buckets, response: zBuckets } as const

/** Parts of a listing, without its products. */
const partCalls = defineEndpoints({
  getAttributeBuckets: {
    method: 'GET',
    path: '/api/v1/search/getAttributeBuckets',
    access: 'public',
    summary: 'Filters products by attribute only, for attribute pages.',
    query: zSearchQuery,
    ...filters,
  },
  getPriceBuckets: {
    method: 'GET',
    path: '/api/v1/search/getPriceBuckets',
    access: 'public',
    summary: 'Returns the price range of a listing in up to ten buckets.',
    query: zSearchQuery.extend({ size: z.coerce.number().int().min(1).max(10).default(6).describe('Most parts') }),
    response: envelope(z.object({ priceRange: zPriceRange.nullable(), priceBuckets: z.array(zPriceBucket) })),
    errors: LISTING_ERRORS,
    example: example.priceBuckets,
  },
})

export const listingEndpoints = { ...wholeCalls, ...partCalls }
