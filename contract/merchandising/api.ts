// Endpoints of merchandising: deals, sponsored products, products by tag, best-selling categories.

import { z } from 'zod'
import { zCategoryLink, zProductCard } from '../catalog/schemas.ts'
import {
  DEAL_NAMES,
  LISTING_ERRORS,
  listingQuery,
  zBrandLink,
  zBuckets,
  zListing,
  zSearchQuery,
} from '../listing/api.ts'
import { buckets } from '../listing/examples.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCategoryCode, zText } from '../shared/schemas.ts'
import * as example from './examples.ts'

const zSponsored = z.object({
  campaign: z.object({ campaignId: z.int(), title: z.string(), link: z.string() }).nullable(),
  products: z.array(zProductCard.extend({ sponsored: z.literal(true) })),
})
export type Sponsored = z.output<typeof zSponsored>

const size = (max: number, standard: number) => z.coerce.number().int().min(1).max(max).default(standard)
const inCategory = z.object({ category: zCategoryCode.optional() })
const links = { response: envelope(z.array(zCategoryLink)), errors: [], example: example.links } as const
const cards = { response: envelope(z.array(zProductCard)), errors: [], example: example.cards } as const

const promotedCalls = defineEndpoints({
  sponsoredProducts: {
    method: 'GET',
    path: '/api/v1/search/getSponsoredProducts',
    access: 'public',
    summary: 'Lists the products of the campaign shown above a listing, marked as sponsored.',
    query: inCategory.extend({ size: size(12, 4) }),
    response: envelope(zSponsored),
    errors: [],
    example: example.sponsored,
  },
  tagProducts: {
    method: 'GET',
    path: '/api/v1/search/tagProducts',
    access: 'public',
    summary: 'Lists products with a tag, optionally within a category.',
    query: inCategory.extend({ tag: zText(40), pageSize: size(40, 20) }),
    ...cards,
  },
  trending: {
    method: 'GET',
    path: '/api/v1/category/trending',
    access: 'public',
    summary: 'Lists the current best-selling categories, ten at most.',
    ...links,
  },
  mostSoldCategories: {
    method: 'GET',
    path: '/api/v1/search/getMostSoldCategory',
    access: 'public',
    summary: 'Lists the best-selling categories of the lowest level, optionally within a category.',
    query: inCategory.extend({ size: size(40, 10) }),
    ...links,
  },
  brandsAndTrending: {
    method: 'GET',
    path: '/api/v1/aggregate/fetchTopBrandwithTrendingCategories',
    access: 'public',
    summary: 'Lists the top brands of the store with the trending categories.',
    query: z.object({ size: size(40, 12) }),
    response: envelope(z.object({ brands: z.array(zBrandLink), categories: z.array(zCategoryLink) })),
    errors: [],
    example: example.brandsAndTrending,
  },
  getBuckets: {
    method: 'GET',
    path: '/api/v1/search/getBuckets',
    access: 'public',
    summary:
      'Returns the filters of a listing with their terms, counts and selected values, or a single filter by name.',
    query: zSearchQuery.extend({
      name: zText(80).optional().describe('Only this filter, with up to 1000 terms'),
      deal: z.enum(DEAL_NAMES).optional().describe('Of the products of a deal'),
    }),
    response: zBuckets,
    errors: LISTING_ERRORS,
    example: buckets,
  },
})

const { nddCity: _city, ...dealPaging } = listingQuery
const deal = {
  method: 'GET',
  access: 'public',
  query: inCategory.extend(dealPaging),
  response: zListing,
  errors: ['catalog.filter-invalid', 'catalog.category-unknown'],
  example: example.deal,
} as const

/** The contents of each deal are defined in server/merchandising/rules/deals.ts. */
const dealCalls = defineEndpoints({
  bestOffers: { ...deal, path: '/api/v1/deals/best-offers', summary: 'Products far below their list price.' },
  exclusiveOffers: { ...deal, path: '/api/v1/deals/exclusive-offers', summary: 'Products that carry the deal tag.' },
  specialDeals: { ...deal, path: '/api/v1/deals/special-deals', summary: 'Best sellers below their list price.' },
  specialOffer: { ...deal, path: '/api/v1/deals/special-offer', summary: 'New products below their list price.' },
})

export const merchandisingEndpoints = { ...promotedCalls, ...dealCalls }
