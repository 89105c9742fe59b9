// Staff endpoints to see a product's variants, choose their axes, create variants and move products between groups.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMsn, zText, zUuid } from '../shared/schemas.ts'
import { type ChangeSet, zChangeSet } from './schemas.ts'
import { MAX_AXES, MAX_MOVED, MAX_VALUES } from './variants.rules.ts'

/** Maximum number of products in a group. */
export const MAX_VARIANTS = 2000

const access = 'staff' as const

const zAttributeKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'No key of an attribute.')

const zAxis = z.object({
  key: z.string(),
  nameEn: z.string(),
  nameHi: z.string(),
  unit: z.string(),
  kind: z.enum(['text', 'number', 'boolean', 'list']),
})
export type VariantAxis = z.output<typeof zAxis>

const zVariant = z.object({
  msn: z.string(),
  partNumber: z.string(),
  nameEn: z.string(),
  nameHi: z.string(),
  /** One value for each axis, with its unit, in the language of the request; empty when it has none. */
  values: z.array(z.string()),
  /** Price of the offer that the store shows; null when nobody offers it. */
  price: z.int().nullable(),
  /** Unreserved units of that offer. */
  free: z.int(),
  availability: z.enum(['stock', 'on-request']).nullable(),
  listed: z.boolean(),
  /** The seller whose offer shows or hides it; null when nobody offers it. */
  sellerCode: z.string().nullable(),
  /** Whether another product of the group has the same values. */
  twice: z.boolean(),
})
export type VariantRow = z.output<typeof zVariant>

/** Changes whenever the group or a member's values change. */
const zVersion = z.string().regex(/^[0-9a-f]{16}$/, 'Not a version of a group.')

const zVariants = z.object({
  /** Whether the product belongs to a group. */
  grouped: z.boolean(),
  version: zVersion,
  axes: z.array(zAxis),
  /** Products of the group. */
  total: z.int(),
  /** Products that match the text and the state. */
  found: z.int(),
  variants: z.array(zVariant),
  /** Start of the next page. */
  next: z.int().nullable(),
})
export type ProductVariants = z.output<typeof zVariants>

export const MOVE_PROBLEMS = ['unknown', 'several', 'there', 'other-group', 'no-value', 'values-taken'] as const

const zFoundLine = z.object({
  line: z.string(),
  msn: z.string(),
  partNumber: z.string(),
  name: z.string(),
  values: z.array(z.string()),
  problem: z.enum(MOVE_PROBLEMS).nullable(),
})
export type FoundVariant = z.output<typeof zFoundLine>

const zPlan = z.object({
  /** The values to combine for each axis, in order. */
  values: z
    .array(
      z.object({
        key: zAttributeKey,
        values: z
          .array(z.object({ en: zText(100), hi: zText(100, 0).default('') }))
          .min(1)
          .max(MAX_VALUES),
      }),
    )
    .min(1)
    .max(MAX_AXES),
  /** Part number and names; `{key}` stands for the value of an axis. */
  partNumber: zText(120),
  name: zText(300),
  nameHi: zText(300, 0).default(''),
  /** Whether the new products get the pictures of the product. */
  pictures: z.boolean(),
})
export type VariantPlan = z.output<typeof zPlan>

export const COMBINATION_STATES = ['new', 'there', 'part-number-taken', 'too-long'] as const

const zCombination = z.object({
  values: z.array(z.string()),
  partNumber: z.string(),
  name: z.string(),
  /** `there`: a product of the group already has these values; `msn` is its number. */
  state: z.enum(COMBINATION_STATES),
  msn: z.string(),
})
export type Combination = z.output<typeof zCombination>

/** Maximum number of combinations listed in a plan: those with a problem, existing ones, then new ones. */
export const COMBINATIONS_SHOWN = 200

const zPlanned = z.object({
  version: zVersion,
  counts: z.object({ new: z.int(), there: z.int(), problems: z.int() }),
  combinations: z.array(zCombination).max(COMBINATIONS_SHOWN),
})
export type PlannedVariants = z.output<typeof zPlanned>

const params = z.object({ msn: zMsn })
const changeSet: ChangeSet = {
  changeSetId: '3f0c6ac8-52c5-4f37-9a3b-2f8f3d9a6d10',
  ...{ market: 'IN', note: '', who: 'Meera Iyer', at: '2026-11-20T12:00:00.000Z' },
  ...{ products: 3, cells: 6, state: 'applied', undoneBy: '', undoneAt: null, left: 0 },
}
const written = { changeSetId: zUuid, version: zVersion }
const zMsns = z.array(zMsn).max(MAX_MOVED).default([])

export const productVariantEndpoints = defineEndpoints({
  productVariants: {
    method: 'GET',
    path: '/api/admin/products/{msn}/variants',
    access,
    permission: 'products.read',
    summary: 'Lists the variants of a product in the order of their values, including drafts, page by page.',
    params,
    query: z.object({
      /** Part of the name, the number or a value. */
      text: zText(120).optional(),
      state: z.enum(['active', 'draft']).optional(),
      from: z.coerce.number().int().min(0).max(MAX_VARIANTS).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(zVariants),
    errors: ['catalog.product-unknown'],
    example: ok({
      grouped: false,
      version: '0123456789abcdef',
      axes: [],
      total: 0,
      found: 0,
      variants: [],
      next: null,
    }),
  },
  findVariants: {
    method: 'POST',
    path: '/api/admin/products/{msn}/variants/find',
    access,
    permission: 'products.write',
    recorded: false,
    summary: 'Finds products by MSN or part number, and returns whether each can become a variant of the product.',
    params,
    body: z.object({ lines: z.array(zText(60)).min(1).max(MAX_MOVED) }),
    response: envelope(z.object({ found: z.array(zFoundLine) })),
    errors: ['catalog.product-unknown'],
    example: ok({ found: [] }),
  },
  changeVariants: {
    method: 'POST',
    path: '/api/admin/products/{msn}/variants/changes',
    access,
    permission: 'products.write',
    summary:
      'Sets the attributes in which variants differ, and adds products to the group or removes them, as one change set.',
    params,
    body: z.object({
      ...written,
      /** Keys of attributes in display order; when omitted, they stay. A product without a group starts one. */
      axes: z.array(zAttributeKey).min(1).max(MAX_AXES).optional(),
      join: zMsns,
      leave: zMsns,
    }),
    response: envelope(zChangeSet),
    errors: [
      'catalog.product-unknown',
      'product.variants-changed',
      'product.variants-rejected',
      'product.too-many-variants',
      'product.axis-unknown',
      'product.no-axes',
      'product.changes-none',
      'request.idempotency',
    ],
    example: ok(changeSet),
  },
  planVariants: {
    method: 'POST',
    path: '/api/admin/products/{msn}/variants/plan',
    access,
    permission: 'products.write',
    recorded: false,
    summary: 'Previews the variants that combinations of the given values would create. Changes nothing.',
    params,
    body: zPlan,
    response: envelope(zPlanned),
    errors: ['catalog.product-unknown', 'product.no-axes', 'product.too-many-variants'],
    example: ok({ version: '0123456789abcdef', counts: { new: 0, there: 0, problems: 0 }, combinations: [] }),
  },
  createVariants: {
    method: 'POST',
    path: '/api/admin/products/{msn}/variants',
    access,
    permission: 'products.write',
    summary: 'Creates the missing combinations as drafts, with the texts, specifications and prices of the product.',
    params,
    body: zPlan.extend(written),
    response: envelope(zChangeSet),
    errors: [
      'catalog.product-unknown',
      'product.no-axes',
      'product.variants-changed',
      'product.variants-rejected',
      'product.too-many-variants',
      'product.changes-none',
      'request.idempotency',
    ],
    example: ok(changeSet),
  },
})
