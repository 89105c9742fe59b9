// Calls of listings and products: categories, facets, cards, product details.

import { z } from 'zod'
import * as example from './catalog-examples.ts'
import { answer, defineEndpoints } from './endpoint.ts'
import { zCategoryCode, zCurrency, zMinor, zMsn, zPageIndex, zText } from './schemas.ts'

export const zCategoryLink = z.object({
  categoryCode: z.string(),
  categoryName: z.string(),
  /** Path of its page: `/{slug}/{code}`. */
  categoryLink: z.string(),
  image: z.string().nullable(),
  productCount: z.int(),
})
export type CategoryLink = z.output<typeof zCategoryLink>

export const zCategoryNode = zCategoryLink.extend({
  get children(): z.ZodArray<typeof zCategoryNode> {
    return z.array(zCategoryNode)
  },
})
export type CategoryNode = z.output<typeof zCategoryNode>

export const zCrumb = z.object({ name: z.string(), link: z.string() })

const zAvailability = z.enum(['in-stock', 'out-of-stock', 'on-request'])
const zBreak = z.object({ minQuantity: z.int(), price: zMinor, priceWithoutTax: zMinor })

/** A product as a card shows it. Money in integer minor units, tax included unless named otherwise. */
export const zProductCard = z.object({
  msn: z.string(),
  productName: z.string(),
  productUrl: z.string(),
  brandName: z.string(),
  /** Medium picture; the other sizes differ in the file name: icon, thumbnail, small, medium, large, xlarge. */
  mainImageLink: z.string().nullable(),
  currency: zCurrency,
  mrp: zMinor,
  salesPrice: zMinor,
  /** Whole per cent off the MRP, rounded down. */
  discount: z.int(),
  priceWithoutTax: zMinor,
  taxRateBp: z.int(),
  nextBreak: zBreak.nullable(),
  productTags: z.array(z.object({ name: z.string(), priority: z.int() })),
  availability: zAvailability,
  minQuantity: z.int(),
  quantityMultiple: z.int(),
  /** Up to four key specifications, for the dense view. */
  keySpecs: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type ProductCard = z.output<typeof zProductCard>

const zTerm = z.object({ term: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })
export const zBucket = z.object({
  /** `brand`, `discount`, `availability`, or an attribute key: the name in the address fragment. */
  name: z.string(),
  label: z.string(),
  unit: z.string(),
  terms: z.array(zTerm),
})
export type Bucket = z.output<typeof zBucket>

export const zListing = z.object({
  productSearchResult: z.object({ totalCount: z.int(), products: z.array(zProductCard) }),
  buckets: z.array(zBucket),
  priceRange: z.object({ min: zMinor, max: zMinor }).nullable(),
  categories: z.array(zCategoryLink),
  category: zCategoryLink.extend({ intro: z.string() }).nullable(),
  breadcrumb: z.array(zCrumb),
  pageIndex: z.int(),
  pageSize: z.int(),
  httpStatus: z.int(),
})
export type Listing = z.output<typeof zListing>

export const zProductDetails = zProductCard.extend({
  partNumber: z.string(),
  brandSlug: z.string(),
  keyFeatures: z.array(z.string()),
  description: z.string(),
  specifications: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  images: z.array(z.object({ link: z.string(), view: z.string() })),
  hsn: z.string(),
  breaks: z.array(zBreak),
  sellUnit: z.string(),
  packSize: z.int(),
  weightGrams: z.int(),
  originName: z.string(),
  warrantyMonths: z.int(),
  seller: z.object({ name: z.string(), legalName: z.string(), place: z.string(), taxNumber: z.string() }),
  taxonomyCode: z.string(),
  category: zCategoryLink,
  breadcrumb: z.array(zCrumb),
  variantBy: z.array(z.object({ key: z.string(), name: z.string() })),
  variants: z.array(
    z.object({
      msn: z.string(),
      productUrl: z.string(),
      values: z.array(z.string()),
      salesPrice: zMinor,
      availability: zAvailability,
      mainImageLink: z.string().nullable(),
    }),
  ),
  /** Other products of the category, for the carousel below. */
  similar: z.array(zProductCard),
  lowestEmi: zMinor.nullable(),
})
export type ProductDetails = z.output<typeof zProductDetails>

/** `filter` of a listing call: JSON of `{name: [terms]}`; `price` takes `["min-max"]` in minor units. */
const zFilter = z
  .string()
  .max(4000)
  .optional()
  .describe('JSON object: filter name to its chosen terms; price as ["min-max"] in minor units')

const zListingQuery = z.object({
  type: z.string().max(20).optional(),
  category: zCategoryCode.optional(),
  str: zText(120, 0).optional(),
  orderBy: z.enum(['popularity', 'price', 'lowPrice', 'highPrice']).default('popularity'),
  orderWay: z.enum(['asc', 'desc']).default('desc'),
  pageIndex: zPageIndex,
  pageSize: z.coerce.number().int().min(1).max(40).default(40),
  filter: zFilter,
  nddCity: zText(60).optional(),
})

export const listingEndpoints = defineEndpoints({
  getCategory: {
    method: 'GET',
    path: '/api/v3/category/getCategory',
    access: 'public',
    summary: 'Products of a category with facets, price range, sort and paging.',
    query: zListingQuery.extend({ category: zCategoryCode }),
    response: zListing,
    errors: ['catalog.category-unknown', 'catalog.filter-invalid'],
    example: example.listing,
  },
  search: {
    method: 'GET',
    path: '/api/v1/search',
    access: 'public',
    summary: 'Products that match a text, with facets.',
    query: zListingQuery.extend({
      didYouMean: z.string().max(10).optional(),
      operation: z.string().max(20).optional(),
      tag: zText(40).optional().describe('Only products that carry the tag: bestseller, deal, new, next-day'),
    }),
    response: zListing,
    errors: ['catalog.filter-invalid', 'catalog.category-unknown'],
    example: example.listing,
  },
  getAllCategories: {
    method: 'GET',
    path: '/api/v1/search/getAllCategories',
    access: 'public',
    summary: 'The whole category tree of the market.',
    response: answer(z.array(zCategoryNode)),
    errors: [],
    example: example.tree,
  },
  flyout: {
    method: 'GET',
    path: '/api/v1/category/flyout',
    access: 'public',
    summary: 'Three levels of the category tree for the mega menu.',
    response: answer(z.array(zCategoryNode)),
    errors: [],
    example: example.tree,
  },
  trending: {
    method: 'GET',
    path: '/api/v1/category/trending',
    access: 'public',
    summary: 'Ten categories at most that sell best now.',
    response: answer(z.array(zCategoryLink)),
    errors: [],
    example: example.links,
  },
  tagProducts: {
    method: 'GET',
    path: '/api/v1/search/tagProducts',
    access: 'public',
    summary: 'Products that carry a tag, inside a category if one is named.',
    query: z.object({
      tag: zText(40),
      category: zCategoryCode.optional(),
      pageSize: z.coerce.number().int().min(1).max(40).default(20),
    }),
    response: answer(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
  searchByMsns: {
    method: 'GET',
    path: '/api/v1/search/searchByMsns',
    access: 'public',
    summary: 'Products by MSN, in the order asked.',
    query: z.object({ msns: z.string().max(2000).describe('MSNs joined by commas, 100 at most') }),
    response: answer(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
})

export const productEndpoints = defineEndpoints({
  pdpDetails: {
    method: 'GET',
    path: '/api/v1/aggregate/pdpDetailsV2',
    access: 'public',
    summary: 'Everything that a product page shows, in one answer.',
    query: z.object({ msn: zMsn }),
    response: answer(zProductDetails),
    errors: ['catalog.product-unknown'],
    example: example.details,
  },
  productGroup: {
    method: 'GET',
    path: '/api/v1/product/getProductGroupV2',
    access: 'public',
    summary: 'A product with its variants.',
    query: z.object({ msn: zMsn }),
    response: answer(zProductDetails),
    errors: ['catalog.product-unknown'],
    example: example.details,
  },
  platformProductGroup: {
    method: 'GET',
    path: '/api/v1/platform/getProductGroup',
    access: 'public',
    summary: 'A product with its variants (platform view).',
    query: z.object({ msn: zMsn }),
    response: answer(zProductDetails),
    errors: ['catalog.product-unknown'],
    example: example.details,
  },
  productsByMsnList: {
    method: 'POST',
    path: '/api/v1/product/getProductsByMsnList',
    access: 'public',
    summary: 'Products by a list of MSNs; Hindi by the language header.',
    body: z.object({ msnList: z.array(zMsn).min(1).max(100), country: z.string().max(10).optional() }),
    response: answer(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
  tagsByMsn: {
    method: 'GET',
    path: '/api/v1/cmsapi/getTagsByMsn',
    access: 'public',
    summary: 'Tags of a product by priority.',
    query: z.object({ msn: zMsn }),
    response: answer(z.array(z.object({ name: z.string(), priority: z.int() }))),
    errors: ['catalog.product-unknown'],
    example: example.tags,
  },
})
