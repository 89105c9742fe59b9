// Endpoints of the product page: the whole page in one response, variants, bought together, comparison, similar, videos.

import { z } from 'zod'
import { editedParts, zBreak, zCategoryLink, zCrumb, zOfferReason, zProductCard } from '../catalog/schemas.ts'
import { zPromotion } from '../promotions/api.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCategoryCode, zCurrency, zMarket, zMinor, zMsn, zPlace, zText } from '../shared/schemas.ts'
import * as example from './product-examples.ts'
import { zVariantGrid } from './variant-grid.ts'

const zProductVideo = z.object({
  title: z.string(),
  /** `file` is played inline; `youtube` asks first, because it reveals to its owner who is watching. */
  provider: z.enum(['file', 'youtube']),
  /** URL of the file, or of the page that plays it. */
  link: z.string(),
  poster: z.string().nullable(),
  durationSeconds: z.int(),
  /** Date of publication, for structured data. */
  uploadedOn: z.string(),
})
export type ProductVideo = z.output<typeof zProductVideo>

const zRating = z.object({
  /** Average of the stars, to one decimal; 0 without reviews. */
  rating: z.number(),
  count: z.int(),
  /** Whether the figures come from sample reviews. */
  sample: z.boolean(),
  /** Number of real customer reviews. */
  realCount: z.int(),
})
export type ProductRating = z.output<typeof zRating>

export const zProductDetails = zProductCard.extend({
  partNumber: z.string(),
  brandSlug: z.string(),
  keyFeatures: z.array(z.string()),
  description: z.string(),
  specifications: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  ...editedParts,
  videos: z.array(zProductVideo),
  hsn: z.string(),
  breaks: z.array(zBreak),
  /** Tax included in the price, which a buyer with a GSTIN (TRN in the UAE) can claim back. */
  taxSaving: zMinor,
  sellUnit: z.string(),
  packSize: z.int(),
  weightGrams: z.int(),
  originName: z.string(),
  declarations: z.array(z.object({ name: z.string(), value: z.string() })),
  notSoldText: z.string().nullable(),
  warrantyMonths: z.int(),
  /** Maximum order amount for cash on delivery; null where it is switched off. */
  codMax: zMinor.nullable(),
  /** Days after delivery in which it can be returned, or only exchanged; 0 when it cannot. */
  returnDays: z.int(),
  exchangeOnly: z.boolean(),
  offerId: z.int(),
  /**
   * Other sellers that have it in stock, the lowest price, and whether some of these are refurbished; null without any.
   */
  otherSellers: z.object({ count: z.int(), from: zMinor, refurbished: z.boolean() }).nullable(),
  seller: z.object({ name: z.string(), legalName: z.string(), place: z.string(), taxNumber: z.string() }),
  taxonomyCode: z.string(),
  category: zCategoryLink,
  breadcrumb: z.array(zCrumb),
  ratingSummary: zRating,
  questionCount: z.int(),
  /** Promotion codes and automatic offers valid for its smallest quantity alone, the largest saving first. */
  offers: z.array(zPromotion.extend({ discount: zMinor })),
  /** The lowest instalment of any bank, and the tenures that cost no interest; null below the EMI minimum. */
  emi: z.object({ from: zMinor, months: z.int(), noCostMonths: z.array(z.int()) }).nullable(),
  bulkQuoteAbove: z.int(),
  /** Null when it has no variants. */
  variants: zVariantGrid.nullable(),
  /** Similar products for the carousel below; empty when `outOfStockSimilar` replaces it. */
  similar: z.array(zProductCard),
  /** Alternatives to buy: 5 above, 8 below; null when the product itself can be bought. */
  outOfStockSimilar: z.object({ top: z.array(zProductCard), bottom: z.array(zProductCard) }).nullable(),
  /** JSON-LD: Product with Offer and AggregateRating, BreadcrumbList, VideoObject. */
  structuredData: z.array(z.record(z.string(), z.unknown())),
})
export type ProductDetails = z.output<typeof zProductDetails>

const zProductGroup = z.object({
  msn: z.string(),
  productName: z.string(),
  brandName: z.string(),
  variants: zVariantGrid.nullable(),
})
export type ProductGroup = z.output<typeof zProductGroup>

const zBoughtTogether = z.object({
  /** The product itself first, then up to three others; all of them can be bought now. */
  items: z.array(z.object({ product: zProductCard, quantity: z.int() })),
  /** Total of all items in their quantities. */
  totalPrice: zMinor,
  totalMrp: zMinor,
  /** `orders` is based on past orders, `rules` on the category, `none` leaves `items` empty. */
  source: z.enum(['orders', 'rules', 'none']),
})
export type BoughtTogether = z.output<typeof zBoughtTogether>

/** A row of the comparison; `values` are in the order of the products, null where one has none. */
const zCompareRow = z.object({
  key: z.string(),
  name: z.string(),
  differs: z.boolean(),
  values: z.array(z.string().nullable()),
})

export const COMPARE_FIELDS = [
  ...(['salesPrice', 'mrp', 'discount', 'rating', 'availability', 'brandName'] as const),
  ...(['partNumber', 'minQuantity', 'warrantyMonths', 'returnDays', 'originName'] as const),
] as const

const zComparison = z.object({
  /** In the requested order, four at most; unknown products are left out. */
  products: z.array(
    zProductCard.extend({
      ratingSummary: zRating,
      partNumber: z.string(),
      warrantyMonths: z.int(),
      returnDays: z.int(),
      exchangeOnly: z.boolean(),
      originName: z.string(),
      categoryName: z.string(),
    }),
  ),
  /** Rows that every product has, in display order: their values are fields of the products. */
  fields: z.array(z.object({ key: z.enum(COMPARE_FIELDS), differs: z.boolean() })),
  /** Specifications by attribute, most common ones first. */
  rows: z.array(zCompareRow),
})
export type Comparison = z.output<typeof zComparison>

const zSize = z.coerce.number().int().min(1).max(24).default(12)

/** One seller's terms for a product. */
export const zProductOffer = z.object({
  offerId: z.int(),
  sellerName: z.string(),
  sellerPlace: z.string(),
  /** Stars to one decimal; null while the seller has no ratings. */
  sellerRating: z.number().nullable(),
  condition: z.enum(['new', 'refurbished']),
  currency: zCurrency,
  /** Price of one unit, tax included. */
  price: zMinor,
  priceWithoutTax: zMinor,
  taxRateBp: z.int(),
  mrp: zMinor,
  breaks: z.array(zBreak),
  minQuantity: z.int(),
  quantityMultiple: z.int(),
  availability: z.enum(['in-stock', 'out-of-stock', 'on-request']),
  /** Units that can be bought now. */
  available: z.int(),
  /** Why it cannot be bought now; null when it can. */
  reason: zOfferReason.nullable(),
  /** Working days before it leaves the warehouse. */
  leadTimeDays: z.int(),
  /** Whether the product page and the listings show this offer. */
  shown: z.boolean(),
  /** For the smallest quantity; null while no location is known. */
  delivery: z.object({ serviceable: z.boolean(), date: z.string().nullable(), days: z.int().nullable() }).nullable(),
})
export type ProductOffer = z.output<typeof zProductOffer>

export const productEndpoints = defineEndpoints({
  pdpDetails: {
    method: 'GET',
    path: '/api/v1/aggregate/pdpDetailsV2',
    access: 'public',
    summary: 'Returns everything that a product page shows, in one response.',
    query: z.object({ msn: zMsn }),
    response: envelope(zProductDetails),
    errors: ['catalog.product-unknown'],
    example: example.details,
  },
  productGroup: {
    method: 'GET',
    path: '/api/v1/product/getProductGroupV2',
    access: 'public',
    summary: 'Returns a product with its variants: attribute axes and a compact table.',
    query: z.object({ msn: zMsn }),
    response: envelope(zProductGroup),
    errors: ['catalog.product-unknown'],
    example: example.group,
  },
  platformProductGroup: {
    method: 'GET',
    path: '/api/v1/platform/getProductGroup',
    access: 'public',
    summary: 'Returns a product with its variants (platform view).',
    query: z.object({ msn: zMsn }),
    response: envelope(zProductGroup),
    errors: ['catalog.product-unknown'],
    example: example.group,
  },
  productsByMsnList: {
    method: 'POST',
    path: '/api/v1/product/getProductsByMsnList',
    access: 'public',
    summary: 'Lists products by MSN; in Hindi if the language header asks for it.',
    body: z.object({ msnList: z.array(zMsn).min(1).max(100), country: zMarket.optional() }),
    response: envelope(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
  tagsByMsn: {
    method: 'GET',
    path: '/api/v1/cmsapi/getTagsByMsn',
    access: 'public',
    summary: 'Lists the tags of a product by priority.',
    query: z.object({ msn: zMsn }),
    response: envelope(z.array(z.object({ name: z.string(), priority: z.int() }))),
    errors: ['catalog.product-unknown'],
    example: example.tags,
  },
  productOffers: {
    method: 'GET',
    path: '/api/v1/product/offers',
    access: 'public',
    summary:
      'Lists the prices of a product from each of its sellers, the offer of the product page first, with delivery dates for a delivery location.',
    query: z.object({ msn: zMsn, pincode: zPlace.optional() }),
    response: envelope(z.array(zProductOffer)),
    errors: ['catalog.product-unknown', 'delivery.pincode-invalid'],
    example: example.offers,
  },
  productVideos: {
    method: 'GET',
    path: '/api/v1/aggregate/getProductVideoConfig',
    access: 'public',
    summary: 'Lists the videos of a product, or of a category including its parent categories.',
    query: z.object({ msn: zMsn.optional(), category: zCategoryCode.optional() }),
    response: envelope(z.array(zProductVideo)),
    errors: [],
    example: example.videos,
  },
  boughtTogether: {
    method: 'GET',
    path: '/api/v1/product/getProductFbtDetails',
    access: 'public',
    summary: 'Lists the products frequently bought together with a product, and the total price.',
    query: z.object({ msn: zMsn }),
    response: envelope(zBoughtTogether),
    errors: ['catalog.product-unknown'],
    example: example.together,
  },
  compareProducts: {
    method: 'GET',
    path: '/api/v1/search/compareProducts',
    access: 'public',
    feature: 'compare',
    summary: 'Compares up to four products side by side, with the differing lines marked.',
    query: z.object({ productId: z.string().max(200).describe('MSNs joined by commas, four at most') }),
    response: envelope(zComparison),
    errors: [],
    example: example.comparison,
  },
  similarProducts: {
    method: 'GET',
    path: '/api/v1/search/similarproducts',
    access: 'public',
    summary: 'Lists products similar to a product, without its variants.',
    query: z.object({ msn: zMsn, pageSize: zSize }),
    response: envelope(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
  similarProductsByText: {
    method: 'GET',
    path: '/api/v1/search/similarProducts/search',
    access: 'public',
    summary: 'Finds products by a description, such as the name of a product that the store does not sell.',
    query: z.object({ str: zText(200), pageSize: zSize }),
    response: envelope(z.array(zProductCard)),
    errors: [],
    example: example.cards,
  },
})
