// Endpoints of discovery: search suggestions, category lists, brands, products by MSN.

import { z } from 'zod'
import { zCategoryLink, zCategoryNode, zCrumb, zMenuNode, zProductCard } from '../catalog/schemas.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCategoryCode, zText } from '../shared/schemas.ts'
import { zBrandDetails, zBrandLink, zSlug } from './api.ts'
import * as example from './discovery-examples.ts'

const zSuggestions = z.object({
  /** The typed text, trimmed. */
  str: z.string(),
  /** Suggested search texts, most likely first; popular searches when nothing was typed. */
  terms: z.array(z.object({ term: z.string(), link: z.string() })),
  categories: z.array(zCategoryLink),
  brands: z.array(zBrandLink),
  products: z.array(
    zProductCard.pick({
      msn: true,
      productName: true,
      productUrl: true,
      brandName: true,
      mainImageLink: true,
      currency: true,
      mrp: true,
      salesPrice: true,
      discount: true,
    }),
  ),
})
export type Suggestions = z.output<typeof zSuggestions>

/** A category with the names of its ancestors, for lists that mix branches. */
const zFoundCategory = zCategoryLink.extend({ above: z.array(z.string()) })
export type FoundCategory = z.output<typeof zFoundCategory>

/** Letters of the brand index in order. */
export const LETTERS = ['0-9', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const zBrandStore = zBrandLink.extend({
  /** Paths of images of its best-selling products, at most three. */
  pictures: z.array(z.string()),
})
export type BrandStore = z.output<typeof zBrandStore>

const zBrandIndex = z.object({
  totalCount: z.int(),
  /** `0-9`, then A to Z, with the number of brands of each, including those with zero. */
  letters: z.array(z.object({ letter: z.string(), count: z.int() })),
  /** Ordered by name. */
  brands: z.array(zBrandLink.extend({ letter: z.string() })),
})
export type BrandIndex = z.output<typeof zBrandIndex>

const size = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual)
const inCategory = z.object({ category: zCategoryCode.optional() })
const links = { response: envelope(z.array(zCategoryLink)), errors: [], example: example.links } as const
const brands = { response: envelope(z.array(zBrandLink)), errors: [], example: example.brands } as const
const cards = { response: envelope(z.array(zProductCard)), errors: [], example: example.cards } as const

const searchCalls = defineEndpoints({
  suggest: {
    method: 'GET',
    path: '/api/v1/search/suggest',
    access: 'public',
    summary:
      'Returns suggestions as you type: texts, categories, brands and products; popular ones when nothing is typed.',
    query: z.object({ str: zText(120, 0).default(''), size: size(10, 6) }),
    response: envelope(zSuggestions),
    errors: [],
    example: example.suggestions,
    perMinute: 1200,
  },
  searchBreadcrumb: {
    method: 'GET',
    path: '/api/v1/search/getBreadCrumb',
    access: 'public',
    summary: 'Returns the breadcrumb of a search: home, the search, and the brand and category that narrow it.',
    query: z.object({ str: zText(120, 0).default(''), category: zCategoryCode.optional(), brand: zSlug.optional() }),
    response: envelope(z.array(zCrumb)),
    errors: [],
    example: example.crumbs,
  },
  searchByMsns: {
    method: 'GET',
    path: '/api/v1/search/searchByMsns',
    access: 'public',
    summary: 'Returns products by MSN, in the order requested.',
    query: z.object({ msns: z.string().max(2000).describe('MSNs joined by commas, 100 at most') }),
    ...cards,
  },
})

const categoryCalls = defineEndpoints({
  getAllCategories: {
    method: 'GET',
    path: '/api/v1/search/getAllCategories',
    access: 'public',
    summary: 'Returns the whole category tree of the market.',
    response: envelope(z.array(zCategoryNode)),
    errors: [],
    example: example.tree,
  },
  flyout: {
    method: 'GET',
    path: '/api/v1/category/flyout',
    access: 'public',
    summary:
      'Returns three levels of the category tree for the mega menu, in the order and with the links of the operator.',
    response: envelope(z.array(zMenuNode)),
    errors: [],
    example: example.tree,
  },
  topCategories: {
    method: 'GET',
    path: '/api/v1/search/getTopCategories',
    access: 'public',
    summary: 'Lists the categories with the most products of a brand, a search or the store.',
    query: z.object({ str: zText(120, 0).default(''), brand: zSlug.optional(), size: size(40, 10) }),
    ...links,
  },
  categoriesByBrand: {
    method: 'GET',
    path: '/api/v1/search/getCategoriesByBrand',
    access: 'public',
    summary: 'Lists all categories in which a brand is sold, with product counts.',
    query: z.object({ brand: zSlug }),
    ...links,
    errors: ['catalog.brand-unknown'],
  },
  searchCategoryList: {
    method: 'GET',
    path: '/api/v1/search/searchCategoryList',
    access: 'public',
    summary: 'Lists the categories whose names match a text in either language.',
    query: z.object({ str: zText(120, 0), size: size(40, 20) }),
    response: envelope(z.array(zFoundCategory)),
    errors: [],
    example: example.foundCategories,
  },
})

const brandCalls = defineEndpoints({
  getAllBrands: {
    method: 'GET',
    path: '/api/v1/search/getAllBrands',
    access: 'public',
    summary: 'Lists all brands with the alphabet index, or only those of a given letter.',
    query: inCategory.extend({
      letter: z.enum(LETTERS).optional(),
    }),
    response: envelope(zBrandIndex),
    errors: [],
    example: example.brandIndex,
  },
  brandByName: {
    method: 'GET',
    path: '/api/v1/brand/getBrandByName',
    access: 'public',
    summary: 'Returns a brand by its name in either language, or by its slug.',
    query: z.object({ name: zText(120) }),
    response: envelope(zBrandDetails),
    errors: ['catalog.brand-unknown'],
    example: example.brandDetails,
  },
  similarBrands: {
    method: 'GET',
    path: '/api/v1/search/getSimilarBrands',
    access: 'public',
    summary: 'Lists the brands of a category, or the brands sold in the same categories as a brand.',
    query: inCategory.extend({ brand: zSlug.optional(), size: size(40, 12) }),
    ...brands,
  },
  shopByBrands: {
    method: 'GET',
    path: '/api/v1/search/shopByBrands',
    access: 'public',
    summary:
      'Lists brands to shop within a category or the whole store: leading brands first, then by number of products.',
    query: inCategory.extend({ size: size(100, 24) }),
    ...brands,
  },
  brandStores: {
    method: 'GET',
    path: '/api/v1/search/getBrandStores',
    access: 'public',
    summary: 'Lists the leading brands, each with images of its best sellers.',
    query: z.object({ size: size(40, 24) }),
    response: envelope(z.array(zBrandStore)),
    errors: [],
    example: example.brandStores,
  },
  topBrandsAndAlps: {
    method: 'GET',
    path: '/api/v1/search/getTopBrandsAndAlps',
    access: 'public',
    summary: 'Returns the top brands and attribute listing pages of a category.',
    query: z.object({ category: zCategoryCode, size: size(40, 12) }),
    response: envelope(z.object({ brands: z.array(zBrandLink), attributePages: z.array(zCrumb) })),
    errors: [],
    example: example.brandsAndPages,
  },
  isBrandCategory: {
    method: 'GET',
    path: '/api/v1/search/isBrandCategory',
    access: 'public',
    summary: 'Returns whether a brand is sold in a category, and how many products it has there.',
    query: z.object({ brand: zSlug, category: zCategoryCode }),
    response: envelope(z.object({ isBrandCategory: z.boolean(), productCount: z.int() })),
    errors: [],
    example: example.isBrandCategory,
  },
})

export const discoveryEndpoints = { ...searchCalls, ...categoryCalls, ...brandCalls }
