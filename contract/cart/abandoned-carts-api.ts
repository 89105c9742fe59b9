// Staff endpoints of abandoned carts, which shoppers left without ordering: the list, and trials of coupons on them.

import { z } from 'zod'
import { zTrialDays, zTrialTerms } from '../promotions/staff-api.ts'
import { csvList } from '../shared/csv-list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { LIST_FILE_ROWS } from '../shared/list-file.ts'
import { zPlace } from '../shared/list-place.ts'
import { zCurrency, zLanguage, zMarket, zMinor, zUuid } from '../shared/schemas.ts'
import {
  ABANDONED_CART_HOURS,
  MAX_ABANDONED_CART_ITEMS,
  MAX_TRIAL_EXAMPLES,
  MAX_TRIED_CARTS,
} from './abandoned-carts.rules.ts'

const access = 'staff' as const
const permission = 'carts.read' as const

const zAbandonedCart = z.object({
  cartId: zUuid,
  changedAt: z.iso.datetime(),
  /** At the prices that the shopper last saw, without coupon and shipping. */
  value: zMinor,
  currency: zCurrency,
  /** Products in the cart. */
  count: z.int(),
  /** The first ones. */
  items: z
    .array(z.object({ productId: z.string(), productName: z.string(), productQuantity: z.int() }))
    .max(MAX_ABANDONED_CART_ITEMS),
  /** The coupon in the cart; null for none. */
  promoCode: z.string().nullable(),
  /** Who put the cart together; null when the shopper did it alone. */
  agentName: z.string().nullable(),
  /** Whether it is the cart of an account. */
  hasAccount: z.boolean(),
  /** Of the account, with masked contacts; null for a guest, and for callers without `customers.read`. */
  customer: z
    .object({ customerId: zUuid, number: z.int(), name: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
})
export type AbandonedCart = z.output<typeof zAbandonedCart>

const zHours = z.coerce
  .number()
  .int()
  .refine(hours => ABANDONED_CART_HOURS.some(one => one === hours), `One of ${ABANDONED_CART_HOURS.join(', ')}.`)
const zValue = z.coerce.number().int().min(0).max(100_000_000_00)

const filters = {
  market: zMarket,
  /** Hours since the last change, at least. */
  hours: zHours.default(ABANDONED_CART_HOURS[0]),
  owner: z.enum(['account', 'guest']).optional(),
  /** In minor units. */
  ...{ minValue: zValue.optional(), maxValue: zValue.optional() },
}

const example: AbandonedCart = {
  cartId: '8d0b5a52-0f3c-4a55-8a9d-3f6f5f2a1c12',
  ...{ changedAt: '2026-11-24T09:00:00.000Z', value: 4_598_00, currency: 'INR', count: 1 },
  items: [{ productId: 'MSN0000A1B2', productName: 'Torvik TID-13 600 W Impact Drill, 13 mm', productQuantity: 2 }],
  ...{ promoCode: 'WELCOME100', agentName: null, hasAccount: true },
  customer: {
    ...{ customerId: '5b0f6f0e-7a61-4d51-9c1f-3b1b7c5f0a10', number: 1042, name: 'Asha Kulkarni' },
    ...{ email: 'a•••@plant.example', phone: '+••••••3210' },
  },
}

const zTrialExample = z.object({
  cartId: zUuid,
  /** What its products cost before all promotions, and what the promotion takes off. */
  products: zMinor,
  discount: zMinor,
})
const zExamples = z.array(zTrialExample).max(MAX_TRIAL_EXAMPLES)

const zCartTrial = z.object({
  /** Carts with items that were priced, and whether there were no more. */
  carts: z.int(),
  complete: z.boolean(),
  /** Carts that would get the discount, what it takes off, and what their products cost before all promotions. */
  reached: z.int(),
  discount: zMinor,
  products: zMinor,
  /** How much less their shoppers would pay than without it: it may replace another promotion. */
  less: zMinor,
  /** The operator's commission on these carts without and with the promotion; null for callers without `ledger.read`. */
  commission: z.object({ without: zMinor, with: zMinor }).nullable(),
  /** Whether its uses or its budget would run out before all carts that fit have it. */
  usedUp: z.boolean(),
  /** The carts with the smallest and with the largest discount for what they are worth; none for callers without `carts.read`. */
  best: zExamples,
  worst: zExamples,
})
export type CartTrial = z.output<typeof zCartTrial>

export const abandonedCartEndpoints = defineEndpoints({
  listAbandonedCarts: {
    method: 'GET',
    path: '/api/admin/abandonedCarts',
    access,
    permission,
    summary:
      'Lists the carts of a market with items that have not changed for some hours, latest first. A page may be shorter than the limit while `next` says where to go on.',
    query: z.object({
      ...filters,
      /** Only this cart; the filters of owner and value do not apply. */
      cartId: zUuid.optional(),
      before: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: envelope(z.object({ carts: z.array(zAbandonedCart), next: zPlace.nullable() })),
    errors: [],
    example: ok({ carts: [example], next: null }),
  },
  abandonedCartsFile: {
    method: 'GET',
    path: '/api/admin/abandonedCarts.csv',
    access,
    permission,
    summary: `Exports the carts that match the filters of the list as CSV, without customers, at most ${LIST_FILE_ROWS} rows; recorded in the audit log.`,
    query: z.object({ ...filters, language: zLanguage.default('en') }),
    ...csvList('abandoned-carts-in.csv'),
    errors: [],
  },
  tryOnCarts: {
    method: 'POST',
    path: '/api/admin/abandonedCarts/trial',
    access,
    permission: 'promotions.read',
    summary: `Simulates what a coupon or automatic offer with these terms would give to carts left in the last days, at today's prices and beside today's promotions; the latest ${MAX_TRIED_CARTS} carts are priced. Changes nothing.`,
    body: zTrialTerms.extend({ market: zMarket, days: zTrialDays }),
    response: envelope(zCartTrial),
    errors: ['coupon.percent'],
    example: ok({
      ...{ carts: 120, complete: true, reached: 31, discount: 9_300_00, products: 187_400_00, less: 8_800_00 },
      ...{ commission: { without: 12_700_00, with: 12_080_00 }, usedUp: false },
      best: [{ cartId: example.cartId, products: 24_990_00, discount: 300_00 }],
      worst: [{ cartId: '1f7d6a3e-52c8-4f0e-9a3c-6a1b7c0d9e21', products: 1_049_00, discount: 300_00 }],
    }),
  },
})
