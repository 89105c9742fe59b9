// Staff endpoints to edit coupons and automatic offers, try them on past orders, and see who used them.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { csvList, hiddenColumns } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zCategoryCode, zLanguage, zMarket, zText } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'
import { APPLIED_BY, BUYERS, COUPON_KINDS, COUPON_STATES } from './kinds.rules.ts'

const access = 'staff' as const

/** Maximum amount of a coupon, in minor units. */
const MAX_MINOR = 100_000_000_00
const MAX_COUNT = 10_000_000
const zAmount = z.int().min(1).max(MAX_MINOR)
const zCount = z.int().min(1).max(MAX_COUNT)
const zWords = (max: number, min = 1) => z.object({ en: zText(max, min), hi: zText(max, min) })

const zBrandSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'Small letters, digits and hyphens.')
/** Maximum number of categories, or brands, of a coupon. */
const MAX_NAMED = 50

const zAppliedBy = z.enum(APPLIED_BY)

/** As stored: capitals, digits, hyphens and underscores. */
const zCode = z.string().regex(/^[A-Z0-9_-]{3,40}$/, 'Three to forty capital letters, digits, hyphens or underscores.')

/** Terms of a coupon; amounts are minor units of its market, including tax. */
const zTerms = z.object({
  title: zWords(80),
  terms: zWords(300, 0),
  kind: z.enum(COUPON_KINDS),
  /** Minor units for a flat discount, basis points for a percentage. */
  value: zAmount,
  /** Smallest amount of products for which it is valid, inclusive. */
  minCart: z.int().min(0).max(MAX_MINOR),
  maxDiscount: zAmount.nullable(),
  /** Categories, including their subcategories, and brands whose products qualify, with their smallest amount; empty for all. */
  categoryCodes: z.array(zCategoryCode).max(MAX_NAMED),
  brandSlugs: z.array(zBrandSlug).max(MAX_NAMED),
  firstOrderOnly: z.boolean(),
  buyers: z.enum(BUYERS).default('all'),
  /** Whether it can be combined with other promotions; otherwise only the largest discount applies. */
  combines: z.boolean().default(false),
  /** Order of combined automatic offers: lower numbers apply first. */
  priority: z.int().min(1).max(99).default(50),
  perCustomerLimit: zCount.nullable(),
  /** How many orders may use it. */
  maxUses: zCount.nullable(),
  /** Budget: once its discounts reach this amount, no further order gets it; the last one may exceed it. */
  budget: zAmount.nullable(),
  /** Whether the store shows it on its pages; otherwise it is only for customers who know the code. */
  listed: z.boolean(),
  validFrom: z.iso.datetime(),
  /** Exclusive; null for no end. */
  validTo: z.iso.datetime().nullable(),
})
export type CouponTerms = z.output<typeof zTerms>

const zCoupon = zTerms.extend({
  couponId: z.int(),
  market: zMarket,
  promoCode: z.string(),
  appliedBy: zAppliedBy,
  state: z.enum(COUPON_STATES),
  version: z.int(),
  /** Valid orders with it, and the sum of their discounts. */
  uses: z.int(),
  discount: z.int(),
  /** Of its categories and brands, in the same order. */
  categoryNames: z.array(z.object({ en: z.string(), hi: z.string() })),
  brandNames: z.array(z.object({ en: z.string(), hi: z.string() })),
  updatedAt: z.string(),
})
export type Coupon = z.output<typeof zCoupon>

const zUse = z.object({
  orderNumber: z.int(),
  /** Whether the order was cancelled or expired, which releases the use. */
  given: z.boolean(),
  discount: z.int(),
  at: z.string(),
})
export type CouponUse = z.output<typeof zUse>

/** What a trial looks at: the terms that decide who gets how much. */
export const zTrialTerms = zTerms
  .pick({ kind: true, value: true, minCart: true, maxDiscount: true, firstOrderOnly: true, perCustomerLimit: true })
  .extend({
    appliedBy: zAppliedBy.default('code'),
    buyers: zTerms.shape.buyers,
    combines: zTerms.shape.combines,
    priority: zTerms.shape.priority,
    /** The promotion being changed: its own earlier discounts do not count as another promotion. */
    couponId: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
    categoryCodes: zTerms.shape.categoryCodes,
    brandSlugs: zTerms.shape.brandSlugs,
    maxUses: zTerms.shape.maxUses,
    budget: zTerms.shape.budget,
  })
export type TriedTerms = z.output<typeof zTrialTerms>
/** How many of the last days a trial covers. */
export const zTrialDays = z.int().min(1).max(365)

const zTrial = z.object({
  /** Number of orders of these days that were evaluated, and whether there were more. */
  orders: z.int(),
  complete: z.boolean(),
  /** Number of orders that would have got the discount, their total discount, and the cost of their products. */
  reached: z.int(),
  discount: z.int(),
  products: z.int(),
  /** When its uses or its budget would have run out; null when not. */
  usedUpAt: z.string().nullable(),
})
export type CouponTrial = z.output<typeof zTrial>

const coupon: Coupon = {
  ...{ appliedBy: 'code', buyers: 'all', combines: false, priority: 50 },
  ...{ couponId: 7, market: 'IN', promoCode: 'DRILL500', state: 'running', version: 2, uses: 14, discount: 7_000_00 },
  title: { en: '₹500 off power tools', hi: 'पावर टूल्स पर ₹500 की छूट' },
  terms: { en: 'For products of ₹5,000 or more.', hi: '₹5,000 या उससे ज़्यादा के उत्पादों पर।' },
  ...{
    categoryCodes: ['114000000'],
    categoryNames: [{ en: 'Power tools', hi: 'पावर टूल्स' }],
    brandSlugs: [],
    brandNames: [],
  },
  ...{ kind: 'flat', value: 500_00, minCart: 5_000_00, maxDiscount: null, firstOrderOnly: false, perCustomerLimit: 1 },
  ...{ maxUses: 1_000, budget: null, listed: true, validFrom: '2026-11-30T18:30:00.000Z', validTo: null },
  updatedAt: '2026-11-27T12:00:00.000Z',
}
const params = z.object({ couponId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const WRONG = [
  ...(['coupon.period', 'coupon.percent'] as const),
  ...(['catalog.brand-unknown', 'catalog.category-unknown'] as const),
] as const
const zVersion = z.int().min(1).max(2_000_000_000)

/** Filters of the list. */
export const zCouponFilter = z.object({
  market: zMarket,
  state: z.enum(COUPON_STATES).optional(),
  appliedBy: zAppliedBy.optional(),
  kind: z.enum(COUPON_KINDS).optional(),
  text: zText(80).optional(),
  ...markFilters,
})

export const couponEndpoints = defineEndpoints({
  couponsFile: {
    method: 'GET',
    path: '/api/admin/coupons.csv',
    access,
    permission: 'promotions.read',
    summary: `Exports the list with the same filters as CSV, newest first, ${LIST_FILE_ROWS} rows at most; recorded in the audit log.`,
    query: zCouponFilter.extend({ language: zLanguage.default('en'), ...hiddenColumns('coupons') }),
    ...csvList('coupons-in.csv'),
    errors: [],
  },
  listCoupons: {
    method: 'GET',
    path: '/api/admin/coupons',
    access,
    permission: 'promotions.read',
    summary:
      'Lists the coupons and automatic offers of a market by state, kind, tag, responsible member, or a text in the code or title, newest first. A page may be shorter than the limit while `next` says where to go on.',
    query: zCouponFilter.extend({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ coupons: z.array(zCoupon), next: z.int().nullable() })),
    errors: [],
    example: ok({ coupons: [coupon], next: null }),
  },
  coupon: {
    method: 'GET',
    path: '/api/admin/coupons/{couponId}',
    access,
    permission: 'promotions.read',
    summary: 'Returns a coupon with its uses so far.',
    params,
    response: envelope(zCoupon),
    errors: ['coupon.unknown'],
    example: ok(coupon),
  },
  couponUses: {
    method: 'GET',
    path: '/api/admin/coupons/{couponId}/uses',
    access,
    permission: 'promotions.read',
    summary: 'Lists the orders that have used a coupon, latest first.',
    params,
    query: z.object({
      /** Position of the last entry on the previous page. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: envelope(z.object({ uses: z.array(zUse), next: z.int().nullable() })),
    errors: ['coupon.unknown'],
    example: ok({
      uses: [{ orderNumber: 100_017, given: false, discount: 500_00, at: '2026-12-02T09:12:00.000Z' }],
      next: null,
    }),
  },
  createCoupon: {
    method: 'POST',
    path: '/api/admin/coupons',
    access,
    permission: 'promotions.write',
    summary: 'Creates a coupon or an automatic offer. Repeating the request returns the existing one.',
    body: zTerms.extend({ market: zMarket, promoCode: zCode, appliedBy: zAppliedBy.default('code') }),
    response: envelope(zCoupon),
    approval: 'promotions',
    errors: ['coupon.code-taken', 'coupon.too-many', ...WRONG, ...APPROVAL_ERRORS],
    example: ok({ ...coupon, uses: 0, discount: 0, version: 1 }),
  },
  changeCoupon: {
    method: 'POST',
    path: '/api/admin/coupons/{couponId}',
    access,
    permission: 'promotions.write',
    summary:
      'Changes the terms of a coupon for future carts and orders; its code, and whether it applies automatically, stay.',
    params,
    body: zTerms.extend({ version: zVersion }),
    response: envelope(zCoupon),
    approval: 'promotions',
    errors: ['coupon.unknown', 'coupon.changed-meanwhile', 'coupon.too-many', ...WRONG, ...APPROVAL_ERRORS],
    example: ok(coupon),
  },
  switchCoupon: {
    method: 'POST',
    path: '/api/admin/coupons/{couponId}/active',
    access,
    permission: 'promotions.write',
    summary: 'Stops a coupon at once, or allows it again. Repeating it changes nothing.',
    params,
    body: z.object({ active: z.boolean() }),
    response: envelope(zCoupon),
    approval: 'promotions',
    errors: ['coupon.unknown', 'coupon.too-many', ...APPROVAL_ERRORS],
    example: ok({ ...coupon, state: 'stopped' as const }),
  },
  tryCoupon: {
    method: 'POST',
    path: '/api/admin/coupons/trial',
    access,
    permission: 'promotions.read',
    summary: 'Simulates what a coupon with these terms would have given to recent orders. Changes nothing.',
    body: zTrialTerms.extend({ market: zMarket, days: zTrialDays }),
    response: envelope(zTrial),
    errors: ['coupon.percent'],
    example: ok({
      ...{ orders: 412, complete: true, reached: 37, discount: 18_500_00, products: 412_300_00, usedUpAt: null },
    }),
  },
})
