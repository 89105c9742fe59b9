// Staff endpoints for categories and their attributes, for attributes, and for brands.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion } from '../shared/record-version.ts'
import { zCategoryCode, zMarket, zPictureId, zText } from '../shared/schemas.ts'

const access = 'staff' as const

/** Maximum depth of the tree. */
export const MAX_LEVEL = 4
const zKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Small letters, digits and hyphens.')
const zSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'Small letters, digits and hyphens.')
/** The version that the caller has read; any other is rejected. */
const zVersion = z.int().min(1).max(2_000_000_000)
const zName = zText(120)

const zNode = z.object({
  categoryCode: z.string(),
  nameEn: z.string(),
  nameHi: z.string(),
  active: z.boolean(),
  level: z.int(),
  /** Categories directly below, 1,000 at most. */
  children: z.int(),
  /** Products directly in it, 1,000 at most. */
  products: z.int(),
  /** Ancestors, from the top to the direct parent. */
  path: z.array(z.object({ categoryCode: z.string(), nameEn: z.string(), nameHi: z.string() })),
})
export type CategoryNodeRow = z.output<typeof zNode>

const zChoice = z.object({ en: zText(120), hi: zText(120, 0) })
const zAsked = z.object({ key: zKey, required: z.boolean(), choices: z.array(zChoice).max(200) })
const zAttribute = z.object({
  key: z.string(),
  nameEn: z.string(),
  nameHi: z.string(),
  kind: z.enum(['text', 'number', 'boolean', 'list']),
  unit: z.string(),
  /** Whether listings offer it as a filter. */
  facet: z.boolean(),
})
const zKeptAttribute = zAttribute.extend({ version: z.int() })
/** An attribute as staff keep it. */
export type AttributeRow = z.output<typeof zKeptAttribute>

const zCategory = zNode.omit({ children: true, products: true }).extend({
  market: zMarket,
  version: z.int(),
  slug: z.string(),
  introEn: z.string(),
  introHi: z.string(),
  position: z.int(),
  /** Path of its page in the store. */
  link: z.string(),
  attributes: z.array(
    zAttribute.extend({ required: z.boolean(), choices: z.array(z.object({ en: z.string(), hi: z.string() })) }),
  ),
  /** Attributes inherited from parent categories. */
  inherited: z.array(zAttribute.extend({ from: z.string() })),
})
export type EditedCategory = z.output<typeof zCategory>

const zBrand = z.object({
  brandSlug: z.string(),
  version: z.int(),
  name: z.string(),
  nameHi: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  active: z.boolean(),
  /** Position among the leading brands; null for none. */
  featured: z.int().nullable(),
  logo: z.string().nullable(),
  products: z.int(),
})
export type EditedBrand = z.output<typeof zBrand>

const node: CategoryNodeRow = {
  ...{ categoryCode: '114000000', nameEn: 'Power tools', nameHi: 'पावर टूल्स', active: true, level: 1 },
  ...{ children: 6, products: 0, path: [] },
}
const { children: _children, products: _products, ...plain } = node
const category: EditedCategory = {
  ...{ ...plain, market: 'IN', version: 1, slug: 'power-tools', introEn: '', introHi: '', position: 0 },
  ...{ link: 'https://store.example/power-tools/114000000', attributes: [], inherited: [] },
}
const attribute: AttributeRow = {
  ...{ key: 'power', nameEn: 'Power', nameHi: 'पावर', kind: 'number', unit: 'W', facet: true, version: 1 },
}
const brand: EditedBrand = {
  ...{ brandSlug: 'torvik', version: 1, name: 'Torvik', nameHi: 'टोरविक', country: 'IN', active: true },
  ...{ featured: null, logo: null, products: 12 },
}
const params = z.object({ categoryCode: zCategoryCode })
const zPage = z.object({ text: zText(80).optional(), after: zText(120).optional() })

export const categoryEndpoints = defineEndpoints({
  categoryNodes: {
    method: 'GET',
    path: '/api/admin/categories',
    access,
    permission: 'products.read',
    summary:
      'Lists the subcategories of a category, the top categories, or those whose names contain a text; at most 200, `after` gets the next page.',
    query: z.object({
      market: zMarket,
      parent: zCategoryCode.optional(),
      text: zText(80).optional(),
      /** The `next` of the previous page. */
      after: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: envelope(z.object({ categories: z.array(zNode), next: z.int().nullable() })),
    errors: [],
    example: ok({ categories: [node], next: null }),
  },
  editedCategory: {
    method: 'GET',
    path: '/api/admin/categories/{categoryCode}',
    access,
    permission: 'products.read',
    summary: 'Returns a category with its texts and the attributes defined for its products.',
    params,
    response: envelope(zCategory),
    errors: ['catalog.category-unknown'],
    example: ok(category),
  },
  createCategory: {
    method: 'POST',
    path: '/api/admin/categories',
    access,
    permission: 'categories.write',
    summary: 'Creates a category below another one or at the top level; names must be unique among siblings.',
    body: z.object({ market: zMarket, parent: zCategoryCode.nullable(), nameEn: zName, nameHi: zName }),
    response: envelope(zCategory),
    errors: ['catalog.category-unknown', 'catalog.category-taken', 'catalog.category-deep'],
    example: ok(category),
  },
  changeCategory: {
    method: 'POST',
    path: '/api/admin/categories/{categoryCode}',
    access,
    permission: 'categories.write',
    summary:
      'Changes the texts of a category and whether it is shown; a category with products for sale cannot be hidden. Its URL keeps its code, so that earlier URLs still lead to it.',
    params,
    body: z.object({
      version: zVersion,
      nameEn: zName,
      nameHi: zName,
      introEn: zText(2000, 0),
      introHi: zText(2000, 0),
      position: z.int().min(0).max(1_000_000),
      active: z.boolean(),
    }),
    response: envelope(zCategory),
    errors: [
      'catalog.category-unknown',
      'catalog.category-taken',
      'catalog.category-sold',
      'catalog.changed-meanwhile',
    ],
    example: ok(category),
  },
  moveCategory: {
    method: 'POST',
    path: '/api/admin/categories/{categoryCode}/move',
    access,
    permission: 'categories.write',
    summary: 'Moves a category with all its subcategories under another one, or to the top level.',
    params,
    body: z.object({ version: zVersion, parent: zCategoryCode.nullable() }),
    response: envelope(zCategory),
    errors: [
      'catalog.category-unknown',
      'catalog.category-taken',
      'catalog.category-deep',
      'catalog.category-below',
      'catalog.changed-meanwhile',
    ],
    example: ok(category),
  },
  setCategoryAttributes: {
    method: 'POST',
    path: '/api/admin/categories/{categoryCode}/attributes',
    access,
    permission: 'categories.write',
    summary: 'Sets the attributes of a category’s products, in order, with the values to choose from.',
    params,
    body: z.object({ version: zVersion, attributes: z.array(zAsked).max(100) }),
    response: envelope(zCategory),
    errors: ['catalog.category-unknown', 'catalog.attribute-unknown', 'catalog.changed-meanwhile'],
    example: ok(category),
  },
  attributes: {
    method: 'GET',
    path: '/api/admin/attributes',
    access,
    permission: 'products.read',
    summary: 'Lists the attributes whose names contain a text, at most 200.',
    query: z.object({ text: zText(80).optional() }),
    response: envelope(z.array(zKeptAttribute)),
    errors: [],
    example: ok([attribute]),
  },
  saveAttribute: {
    method: 'POST',
    path: '/api/admin/attributes/{attributeKey}',
    access,
    permission: 'categories.write',
    summary:
      'Adds an attribute (version 0), or changes its names, its unit and whether it is a filter, by the version that was read; its kind cannot be changed. Repeating it changes nothing.',
    params: z.object({ attributeKey: zKey }),
    body: zAttribute
      .omit({ key: true })
      .extend({ nameEn: zName, nameHi: zName, unit: zText(20, 0), version: zReadVersion }),
    response: envelope(zKeptAttribute),
    errors: ['catalog.attribute-kind', 'settings.changed-meanwhile'],
    example: ok(attribute),
  },
  brands: {
    method: 'GET',
    path: '/api/admin/brands',
    access,
    permission: 'products.read',
    summary: 'Lists brands by slug, or those whose names contain a text; 100 at most, `after` gets the next page.',
    query: zPage,
    response: envelope(z.object({ brands: z.array(zBrand), next: z.string().nullable() })),
    errors: [],
    example: ok({ brands: [brand], next: null }),
  },
  brand: {
    method: 'GET',
    path: '/api/admin/brands/{brandSlug}',
    access,
    permission: 'products.read',
    summary: 'Returns a brand.',
    params: z.object({ brandSlug: zSlug }),
    response: envelope(zBrand),
    errors: ['catalog.brand-unknown'],
    example: ok(brand),
  },
  saveBrand: {
    method: 'POST',
    path: '/api/admin/brands/{brandSlug}',
    access,
    permission: 'categories.write',
    summary:
      'Adds a brand (version 0) or changes it. An inactive brand is not shown; a brand with products for sale cannot be made inactive.',
    params: z.object({ brandSlug: zSlug }),
    body: z.object({
      version: z.int().min(0).max(2_000_000_000),
      name: zName,
      nameHi: zName,
      country: z.string().regex(/^[A-Z]{2}$/, 'A country code of two letters.'),
      active: z.boolean(),
      featured: z.int().min(1).max(1000).nullable(),
      /** Id of an uploaded image; null for none. */
      logo: zPictureId.nullable(),
    }),
    response: envelope(zBrand),
    errors: [
      'catalog.brand-unknown',
      'catalog.brand-taken',
      'catalog.brand-sold',
      'catalog.changed-meanwhile',
      'media.unknown',
    ],
    example: ok(brand),
  },
})
