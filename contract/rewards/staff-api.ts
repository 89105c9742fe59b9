// Staff endpoints to set earning rules and the value of points, and to grant or end gold memberships.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPlace } from '../shared/list-place.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zCategoryCode, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import { APPROVAL_ERRORS } from '../shared/staff-errors.ts'

const zReason = zText(300, 3)
const zAmount = zMinor.min(0).max(10_000_000_000)

const zRuleInput = z.object({
  market: zMarket,
  /** When omitted: every product without a rule of its category. */
  categoryCode: zCategoryCode.optional(),
  points: z.int().min(0).max(100_000),
  /** For each full amount of products, in minor units. */
  perAmount: zMinor.min(1).max(10_000_000_000),
  /** Points of gold members, in basis points of the normal ones: 20000 is twice as many. */
  goldFactorBp: z.int().min(10_000).max(100_000).default(10_000),
  /** Smallest amount of products of an order that earns points. */
  minOrder: zAmount.default(0),
  /** Defaults to now. */
  validFrom: z.iso.datetime().optional(),
  /** Exclusive. */
  validTo: z.iso.datetime().optional(),
  reason: zReason,
})
export type RuleInput = z.output<typeof zRuleInput>

const zRule = z.object({
  ruleId: z.int(),
  market: zMarket,
  categoryCode: z.string().nullable(),
  points: z.int(),
  perAmount: zMinor,
  goldFactorBp: z.int(),
  minOrder: zMinor,
  validFrom: z.iso.datetime(),
  validTo: z.iso.datetime().nullable(),
  setBy: z.string(),
  reason: z.string(),
  setAt: z.iso.datetime(),
})
export type StaffRule = z.output<typeof zRule>

const zTermsInput = z.object({
  market: zMarket,
  pointValue: zMinor.min(1).max(1_000_000),
  minBalance: z.int().min(0).max(1_000_000),
  /** High enough that an amount is always left to pay. */
  minOrder: zMinor.min(2_000).max(10_000_000_000),
  /** Largest share of the products payable with points, in basis points. */
  maxShareBp: z.int().min(0).max(9_000),
  validDays: z.int().min(1).max(3_650),
  /** Null when no amount earns gold. */
  goldSpend: zMinor.min(1).max(100_000_000_000).nullable(),
  validFrom: z.iso.datetime().optional(),
  reason: zReason,
})
export type TermsInput = z.output<typeof zTermsInput>

const zTerms = zTermsInput.extend({
  validFrom: z.iso.datetime(),
  setBy: z.string(),
  reason: z.string(),
  setAt: z.iso.datetime(),
})
export type StaffTerms = z.output<typeof zTerms>

const zMembership = z.object({
  customerId: zUuid,
  active: z.boolean(),
  source: z.enum(['rule', 'staff']).nullable(),
  until: z.iso.datetime().nullable(),
  /** Increases with each change, also one by the rule; 0 while there was none. */
  version: zVersion,
  history: z.array(
    z.object({
      kind: z.enum(['given', 'extended', 'ended']),
      source: z.enum(['rule', 'staff']),
      until: z.iso.datetime(),
      who: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type StaffMembership = z.output<typeof zMembership>

const zGoldMember = z.object({
  customerId: zUuid,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null for a customer without a membership, found by contact. */
  membership: z
    .object({ source: z.enum(['rule', 'staff']), from: z.iso.datetime(), until: z.iso.datetime() })
    .nullable(),
  points: z.int(),
})
export type GoldMember = z.output<typeof zGoldMember>

const set = { setBy: 'staff:nadia', reason: 'Festive season', setAt: '2026-11-24T06:30:00.000Z' }
const rule: StaffRule = {
  ...{ ruleId: 3, market: 'IN', categoryCode: '116000000', points: 3, perAmount: 10_000, goldFactorBp: 20_000 },
  ...{ minOrder: 0, validFrom: '2026-12-01T00:00:00.000Z', validTo: null, ...set },
}
const terms: StaffTerms = {
  ...{ market: 'IN', pointValue: 100, minBalance: 50, minOrder: 50_000, maxShareBp: 2_000, validDays: 365 },
  ...{ goldSpend: 20_000_000, validFrom: '2026-12-01T00:00:00.000Z', ...set },
}
const membership: StaffMembership = {
  customerId: '2f6f4f0a-6c1e-4f5e-9a55-0d1f7a2b3c4d',
  ...{ active: true, source: 'staff', until: '2027-06-30T18:30:00.000Z', version: 12 },
  history: [
    {
      ...{ kind: 'given', source: 'staff', until: '2027-06-30T18:30:00.000Z', who: 'staff:nadia' },
      ...{ reason: 'Key account of the Pune plant', at: '2026-11-24T06:30:00.000Z' },
    },
  ],
}
const zCustomer = z.object({ customerId: zUuid })

export const staffRewardEndpoints = defineEndpoints({
  listRewardRules: {
    method: 'GET',
    path: '/api/admin/rewards',
    access: 'staff',
    permission: 'rewards.read',
    summary: 'Lists the earning rules and the terms of a market with who set them, latest first.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ rules: z.array(zRule), terms: z.array(zTerms), termsVersion: zVersion })),
    errors: [],
    example: ok({ rules: [rule], terms: [terms], termsVersion: 1 }),
  },
  addRewardRule: {
    method: 'POST',
    path: '/api/admin/rewards/rules',
    access: 'staff',
    permission: 'rewards.write',
    summary:
      'Adds an earning rule, which starts now at the earliest. Orders keep the points that they were placed with.',
    body: zRuleInput,
    response: envelope(zRule),
    approval: 'rewards',
    errors: ['catalog.category-unknown', 'rewards.past', ...APPROVAL_ERRORS],
    example: ok(rule),
  },
  endRewardRule: {
    method: 'POST',
    path: '/api/admin/rewards/rules/{ruleId}/end',
    access: 'staff',
    permission: 'rewards.write',
    summary: 'Ends an earning rule now, or cancels one that has not started; one that has ended stays as it is.',
    params: z.object({ ruleId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({}),
    response: envelope(zRule),
    errors: ['rewards.rule-unknown'],
    example: ok({ ...rule, validTo: '2026-12-24T06:30:00.000Z' }),
  },
  setRewardTerms: {
    method: 'POST',
    path: '/api/admin/rewards/terms',
    access: 'staff',
    permission: 'rewards.write',
    summary:
      'Sets what points are worth and how they can be used, from now at the earliest, including points that customers already have. `version` is the `termsVersion` that the caller has read.',
    body: zTermsInput.extend({ version: zReadVersion }),
    response: envelope(zTerms),
    approval: 'rewards',
    errors: ['rewards.past', 'rewards.same-time', 'settings.changed-meanwhile', ...APPROVAL_ERRORS],
    example: ok(terms),
  },
  listGold: {
    method: 'GET',
    path: '/api/admin/gold',
    access: 'staff',
    permission: 'rewards.read',
    summary:
      'Lists the gold members of a market, first to expire first; pass `next` as `after` to get the following page. With a contact, returns the customer who has verified it, gold member or not.',
    query: z.object({
      market: zMarket,
      contact: zText(254).optional(),
      after: zPlace.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ members: z.array(zGoldMember), next: zPlace.nullable() })),
    errors: [],
    example: ok({
      next: null,
      members: [
        {
          ...{ customerId: membership.customerId, name: 'Asha Kulkarni', email: 'asha@plant.example' },
          ...{ phone: '919876543210', points: 1_240 },
          membership: {
            ...{ source: 'staff' as const, from: '2026-11-24T06:30:00.000Z', until: '2027-06-30T18:30:00.000Z' },
          },
        },
      ],
    }),
  },
  getGold: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/gold',
    access: 'staff',
    permission: 'rewards.read',
    summary: 'Returns whether a customer is a gold member, until when, and who granted or ended it and why.',
    params: zCustomer,
    response: envelope(zMembership),
    errors: ['customer.unknown'],
    example: ok(membership),
  },
  setGold: {
    method: 'POST',
    path: '/api/admin/customers/{customerId}/gold',
    access: 'staff',
    permission: 'rewards.write',
    summary:
      'Grants a customer gold membership until a given time, or changes the time; null ends it now. `version` is that of the membership that the caller has read. Repeating it changes nothing.',
    params: zCustomer,
    body: z.object({ until: z.iso.datetime().nullable(), reason: zReason, version: zReadVersion }),
    response: envelope(zMembership),
    approval: 'rewards',
    errors: ['customer.unknown', 'rewards.past', 'settings.changed-meanwhile', ...APPROVAL_ERRORS],
    example: ok(membership),
  },
})
