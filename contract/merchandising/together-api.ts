// Staff calls for what is bought together: categories that go with a category, and products that are chosen or hidden for a product.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zCategoryCode, zMarket, zMsn, zText } from '../shared/schemas.ts'
import { MAX_TOGETHER, MAX_TOGETHER_HIDDEN, TOGETHER_SOURCES } from './together.rules.ts'

const zNames = z.object({ nameEn: z.string(), nameHi: z.string() })
const zCategory = zNames.extend({ categoryCode: z.string() })
export type TogetherName = z.output<typeof zCategory>

const zRule = zCategory.extend({
  /** In the order in which the store takes one product of each. */
  categories: z.array(zCategory),
})
export type TogetherRule = z.output<typeof zRule>

const zEditedRule = zRule.extend({
  version: zVersion,
  market: zMarket,
  /** What goes with the categories above, from the nearest one on; it follows the own ones. */
  inherited: z.array(zRule),
})
export type EditedTogetherRule = z.output<typeof zEditedRule>

const zProduct = zNames.extend({
  msn: z.string(),
  partNumber: z.string(),
  /** Whether it can be bought now: others are left out in the store. */
  sold: z.boolean(),
  /** In how many orders of a year both are; 0 when in too few. */
  orders: z.int(),
})
export type TogetherProduct = z.output<typeof zProduct>

const zEditedProduct = zProduct.omit({ orders: true, sold: true }).extend({
  version: zVersion,
  market: zMarket,
  /** Shown before all others, in this order. */
  chosen: z.array(zProduct),
  /** Never shown with this product. */
  hidden: z.array(zProduct),
  /** What customers ordered with it, most orders first; without chosen and hidden ones. */
  ordered: z.array(zProduct),
  /** What the store shows now. */
  shown: z.array(zProduct.omit({ orders: true, sold: true }).extend({ source: z.enum(TOGETHER_SOURCES) })),
})
export type EditedTogetherProduct = z.output<typeof zEditedProduct>

const access = 'staff' as const
const read = { method: 'GET' as const, access, permission: 'products.read' as const }
const write = { method: 'POST' as const, access, permission: 'categories.write' as const }
const ofCategory = z.object({ categoryCode: zCategoryCode })
const ofProduct = z.object({ msn: zMsn })

const drills = { categoryCode: '116000000', nameEn: 'Drills', nameHi: 'ड्रिल' }
const bits = { categoryCode: '116000100', nameEn: 'Drill bits', nameHi: 'ड्रिल बिट' }
const drill = { msn: 'MSN0000A1B2', partNumber: 'TID-13', nameEn: 'Impact drill', nameHi: 'इम्पैक्ट ड्रिल' }
const bit = { msn: 'MSN0000A1B3', partNumber: 'DB-6', nameEn: 'Drill bit 6 mm', nameHi: 'ड्रिल बिट 6 mm' }
const rule: EditedTogetherRule = { ...drills, version: 1, market: 'IN', categories: [bits], inherited: [] }
const product: EditedTogetherProduct = {
  ...{ ...drill, version: 1, market: 'IN', hidden: [], ordered: [] },
  chosen: [{ ...bit, sold: true, orders: 4 }],
  shown: [{ ...bit, source: 'chosen' }],
}

export const togetherEndpoints = defineEndpoints({
  togetherRules: {
    ...read,
    path: '/api/admin/together',
    summary:
      'Lists the categories of a market that others go with, or those whose names contain a text, by code; at most 100, `after` gets the next page.',
    query: z.object({ market: zMarket, text: zText(80).optional(), after: zCategoryCode.optional() }),
    response: envelope(z.object({ rules: z.array(zRule), next: z.string().nullable() })),
    errors: [],
    example: ok({ rules: [{ ...drills, categories: [bits] }], next: null }),
  },
  togetherRule: {
    ...read,
    path: '/api/admin/together/categories/{categoryCode}',
    summary: 'Returns the categories that go with a category, its own and those of the categories above.',
    params: ofCategory,
    response: envelope(zEditedRule),
    errors: ['catalog.category-unknown'],
    example: ok(rule),
  },
  saveTogetherRule: {
    ...write,
    path: '/api/admin/together/categories/{categoryCode}',
    summary:
      'Sets the categories that go with a category, in order. The store shows the best product of each until there are enough orders. Repeating it changes nothing.',
    params: ofCategory,
    body: z.object({ version: zReadVersion, categories: z.array(zCategoryCode).max(MAX_TOGETHER) }),
    response: envelope(zEditedRule),
    errors: ['catalog.category-unknown', 'settings.changed-meanwhile'],
    example: ok(rule),
  },
  togetherProduct: {
    ...read,
    path: '/api/admin/together/products/{msn}',
    summary:
      'Returns what is bought together with a product: chosen, hidden, from orders, and what the store shows now.',
    params: ofProduct,
    response: envelope(zEditedProduct),
    errors: ['catalog.product-unknown'],
    example: ok(product),
  },
  saveTogetherProduct: {
    ...write,
    path: '/api/admin/together/products/{msn}',
    summary:
      'Sets the products that the store shows first with a product, in order, and those that it never shows with it. Repeating it changes nothing.',
    params: ofProduct,
    body: z.object({
      version: zReadVersion,
      chosen: z.array(zMsn).max(MAX_TOGETHER),
      hidden: z.array(zMsn).max(MAX_TOGETHER_HIDDEN),
    }),
    response: envelope(zEditedProduct),
    errors: ['catalog.product-unknown', 'settings.changed-meanwhile'],
    example: ok(product),
  },
})
