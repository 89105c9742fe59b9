// Endpoints of reward points: balance and earning rules, history, and points for the cart.

import { z } from 'zod'
import { zCart } from '../cart/api.ts'
import { cart as exampleCart } from '../cart/examples.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zPageIndex, zPlace } from '../shared/schemas.ts'

export const MOVEMENT_KINDS = ['earned', 'reversed', 'redeemed', 'given-back', 'expired'] as const

/** A rule by which points are earned now. */
const zEarning = z.object({
  /** Name of the category in the language of the request; null for every other product. */
  category: z.string().nullable(),
  categoryUrl: z.string().nullable(),
  points: z.int(),
  /** Amount of products that earns the points; only full amounts count. */
  per: zMinor,
  goldPoints: z.number(),
  /** Smallest amount of products of an order that earns points; 0 without a minimum. */
  minOrder: zMinor,
  /** Exclusive; null for no end. */
  validTo: z.iso.datetime().nullable(),
})

const zTerms = z.object({
  /** Value of a point. */
  pointValue: zMinor,
  minBalance: z.int(),
  minOrder: zMinor,
  /** Largest share of the products after discounts, in basis points. */
  maxShareBp: z.int(),
  validDays: z.int(),
  /** Value of products bought and kept within twelve months that earns gold; null where no amount does. */
  goldSpend: zMinor.nullable(),
})

const zGold = z.object({
  active: z.boolean(),
  until: z.iso.datetime().nullable(),
  /** Value of products bought and kept within the last twelve months. */
  spent: zMinor,
})

const zReward = z.object({
  currency: zCurrency,
  /** Points that can be used; negative when points were spent and the products that earned them returned. */
  balance: z.int(),
  /** Value of the balance; 0 when it is not positive. */
  worth: zMinor,
  /** Points of orders that are not delivered yet. */
  pending: z.int(),
  /** Points by expiry date, earliest first. */
  expiring: z.array(z.object({ points: z.int(), expiresAt: z.iso.datetime() })),
  /** Null while the store has no terms: points can then be neither earned nor used. */
  terms: zTerms.nullable(),
  earning: z.array(zEarning),
  gold: zGold,
})
export type Reward = z.output<typeof zReward>

const reward: Reward = {
  ...{ currency: 'INR', balance: 340, worth: 34_000, pending: 62 },
  expiring: [{ points: 340, expiresAt: '2027-11-24T06:30:00.000Z' }],
  terms: {
    ...{ pointValue: 100, minBalance: 50, minOrder: 50_000, maxShareBp: 2_000, validDays: 365, goldSpend: 20_000_000 },
  },
  earning: [{ category: null, categoryUrl: null, points: 1, per: 10_000, goldPoints: 2, minOrder: 0, validTo: null }],
  gold: { active: false, until: null, spent: 3_410_000 },
}

const zMovement = z.object({
  id: z.int(),
  kind: z.enum(MOVEMENT_KINDS),
  points: z.int(),
  /** The balance afterwards. */
  balance: z.int(),
  at: z.iso.datetime(),
  /** The order that it belongs to; null for expired points. */
  orderNumber: z.int().nullable(),
  /** Until when earned points can be used. */
  expiresAt: z.iso.datetime().nullable(),
})
export type RewardMovement = z.output<typeof zMovement>

export const rewardEndpoints = defineEndpoints({
  getReward: {
    method: 'GET',
    path: '/api/v1/reward/getReward',
    access: 'customer',
    summary:
      'Returns the customer’s reward points: usable, pending and expiring points, how points are earned, and gold membership.',
    response: envelope(zReward),
    errors: [],
    example: ok(reward),
  },
  getRewardHistory: {
    method: 'GET',
    path: '/api/v1/reward/getRewardHistory',
    access: 'customer',
    summary: 'Lists the changes to the customer’s points, latest first, page by page.',
    query: z.object({ pageIndex: zPageIndex, pageSize: z.coerce.number().int().min(1).max(100).default(20) }),
    response: envelope(z.object({ movements: z.array(zMovement), total: z.int() })),
    errors: [],
    example: ok({
      movements: [
        {
          ...{ id: 7, kind: 'earned' as const, points: 340, balance: 340, at: '2026-11-24T06:30:00.000Z' },
          ...{ orderNumber: 100_042, expiresAt: '2027-11-24T06:30:00.000Z' },
        },
      ],
      total: 1,
    }),
  },
  useRewards: {
    method: 'POST',
    path: '/api/v1/reward/useRewards',
    access: 'customer',
    summary: 'Applies the customer’s points to their cart, as many as the terms allow, or removes them.',
    body: z.object({ use: z.boolean(), buyNow: z.boolean().default(false), pincode: zPlace.optional() }),
    response: envelope(zCart),
    errors: ['cart.empty'],
    example: ok(exampleCart),
  },
})
