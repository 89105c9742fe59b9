// Endpoints of the product editor: a product with all its fields, earlier values, new products, pictures and videos.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCategoryCode, zLanguage, zMarket, zMsn, zPictureUpload, zText, zUuid } from '../shared/schemas.ts'
import { CONDITIONS } from './offer-key.rules.ts'
import { zChangedCell, zOfferKey, zSellerCode } from './schemas.ts'

const access = 'staff' as const
const msn = 'MSN0000A1B2'
const pictureId = '0123456789abcdef0123456789abcdef'

const zNamed = z.object({ value: z.string(), label: z.string() })

const zVideo = z.object({
  videoId: z.int(),
  titleEn: z.string(),
  titleHi: z.string(),
  provider: z.enum(['file', 'youtube']),
  source: z.string(),
  durationSeconds: z.int(),
})

export const zEditedProduct = z.object({
  msn: z.string(),
  market: zMarket,
  partNumber: z.string(),
  /** Key of the offer whose amounts and stock are returned. */
  sellerCode: z.string(),
  condition: z.enum(CONDITIONS),
  /** Whether it is the new offer of the seller who maintains the product data. */
  own: z.boolean(),
  offered: z.boolean(),
  /** Whether the store shows the product. */
  listed: z.boolean(),
  /** Path of its page in the store. */
  link: z.string(),
  /** Basis points; null when no rate applies. */
  taxRate: z.int().nullable(),
  /** Fields by name, in the format of `fields.rules.ts`. */
  cells: z.record(z.string(), z.string()),
  names: z.object({ brands: z.record(z.string(), z.string()), categories: z.record(z.string(), z.string()) }),
  /** The attributes of its category first, then its others. */
  attributes: z.array(
    z.object({
      key: z.string(),
      nameEn: z.string(),
      nameHi: z.string(),
      unit: z.string(),
      kind: z.enum(['text', 'number', 'boolean', 'list']),
      required: z.boolean(),
      choices: z.array(z.object({ en: z.string(), hi: z.string() })),
    }),
  ),
  /** Its offers by key, that of the first seller first. */
  sellers: z.array(zNamed.extend({ condition: z.enum(CONDITIONS) })),
  warehouses: z.array(zNamed.extend({ reserved: z.int() })),
  videos: z.array(zVideo),
})
export type EditedProduct = z.output<typeof zEditedProduct>

const edited: EditedProduct = {
  ...{
    msn,
    market: 'IN',
    partNumber: 'TID-13',
    sellerCode: 'SAHYA',
    condition: 'new',
    own: true,
    offered: true,
    listed: true,
  },
  ...{
    link: `https://store.example/impact-drill/mp/${msn.toLowerCase()}`,
    taxRate: 1800,
    cells: { name: 'Impact drill' },
  },
  ...{ names: { brands: {}, categories: {} }, attributes: [], sellers: [], warehouses: [], videos: [] },
}

const zVersion = z.object({
  changeSetId: zUuid,
  /** Continues the previous list. */
  number: z.int(),
  who: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
  cells: z.array(zChangedCell.pick({ seller: true, field: true, before: true, after: true, undone: true })),
})
export type ProductVersion = z.output<typeof zVersion>

const params = z.object({ msn: zMsn })

export const productEditorEndpoints = defineEndpoints({
  editedProduct: {
    method: 'GET',
    path: '/api/admin/products/{msn}',
    access,
    permission: 'products.read',
    summary: 'Returns a product with every field, the attributes of its category, its sellers, warehouses and videos.',
    params,
    query: z.object({
      /** Key of the offer that is edited; the new one of the first seller without it. */
      seller: zOfferKey.optional(),
    }),
    response: envelope(zEditedProduct),
    errors: ['catalog.product-unknown', 'catalog.seller-unknown'],
    example: ok(edited),
  },
  productVersions: {
    method: 'GET',
    path: '/api/admin/products/{msn}/changes',
    access,
    permission: 'products.read',
    summary: 'Lists the changes to a product by change sets, newest first, with the values before and after.',
    params,
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: envelope(z.object({ versions: z.array(zVersion), next: z.int().nullable() })),
    errors: ['catalog.product-unknown'],
    example: ok({ versions: [], next: null }),
  },
  previewProduct: {
    method: 'GET',
    path: '/api/admin/products/{msn}/preview',
    access,
    permission: 'products.read',
    summary: 'Issues a preview link to the product page in the store, valid for 15 minutes, for drafts too.',
    params,
    query: z.object({ language: zLanguage }),
    response: envelope(z.object({ link: z.string(), expiresAt: z.iso.datetime() })),
    errors: ['catalog.product-unknown'],
    example: ok({ link: '/preview/eyJ', expiresAt: '2026-11-20T10:00:00.000Z' }),
  },
  createProduct: {
    method: 'POST',
    path: '/api/admin/products',
    access,
    permission: 'products.write',
    summary:
      'Creates a product as a draft with the first offer of a seller. Part numbers are unique per brand in a market.',
    body: z.object({
      market: zMarket,
      partNumber: zText(60),
      /** Slug. */
      brand: zText(120),
      category: zCategoryCode,
      /** Code. */
      seller: zSellerCode,
      name: zText(300),
      nameHi: zText(300, 0).default(''),
      hsn: z.string().regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN has 4, 6 or 8 digits.'),
      /** Minor units, tax included. */
      price: z.int().min(1).max(10_000_000_000),
    }),
    response: envelope(z.object({ msn: z.string() })),
    errors: [
      'product.part-number-taken',
      'catalog.brand-unknown',
      'catalog.category-unknown',
      'catalog.seller-unknown',
      'product.no-tax-rate',
    ],
    example: ok({ msn }),
  },
  storeProductPicture: {
    method: 'POST',
    path: '/api/admin/products/pictures',
    access,
    permission: 'products.write',
    summary: 'Uploads a picture for a product or a brand; its id goes into the change.',
    body: zPictureUpload,
    maxBytes: 1_500_000,
    response: envelope(z.object({ pictureId: z.string(), link: z.string() })),
    errors: ['media.invalid'],
    example: ok({ pictureId, link: `/media/${pictureId}/medium.webp` }),
  },
  addProductVideo: {
    method: 'POST',
    path: '/api/admin/products/{msn}/videos',
    access,
    permission: 'products.write',
    summary: 'Adds a video to a product page: a YouTube video by its id, or a file by its https address.',
    params,
    body: z.object({
      titleEn: zText(200),
      titleHi: zText(200),
      provider: z.enum(['file', 'youtube']),
      source: zText(500),
      durationSeconds: z.int().min(1).max(86_400),
    }),
    response: envelope(z.object({ videos: z.array(zVideo) })),
    errors: ['catalog.product-unknown', 'request.invalid'],
    example: ok({ videos: [] }),
  },
  removeProductVideo: {
    method: 'DELETE',
    path: '/api/admin/products/{msn}/videos/{videoId}',
    access,
    permission: 'products.write',
    summary: 'Removes a video from a product page.',
    params: params.extend({ videoId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    response: envelope(z.object({ videos: z.array(zVideo) })),
    errors: ['catalog.product-unknown', 'request.not-found'],
    example: ok({ videos: [] }),
  },
})
