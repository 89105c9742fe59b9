// Staff endpoints to merge two accounts of the same person: preview and merge.

import { z } from 'zod'
import { customerListedExample, zCustomerListed } from '../customer-desk/schemas.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'

/** What moves to the kept account. */
export const MOVED_KINDS = [
  ...([
    'orders',
    'invoices',
    'returns',
    'credits',
    'addresses',
    'bankAccounts',
    'company',
    'carts',
    'wishlist',
  ] as const),
  ...(['purchaseLists', 'quotes', 'quotedPrices', 'tickets', 'leads', 'reviews', 'questions', 'answers'] as const),
  ...([
    'points',
    'gold',
    'cards',
    'passkeys',
    'providers',
    'logins',
    'notes',
    'files',
    'consent',
    'optOuts',
    'couponUses',
    'customerGroups',
  ] as const),
] as const
export type MovedKind = (typeof MOVED_KINDS)[number]

/** What ends with the merged account, because the kept one has its own, or because it cannot move. */
export const ENDED_KINDS = [
  ...([
    'sessions',
    'devices',
    'addresses',
    'company',
    'quickCart',
    'reviews',
    'questions',
    'answers',
    'cards',
  ] as const),
] as const
export type EndedKind = (typeof ENDED_KINDS)[number]

/** Why two accounts cannot be merged. */
export const MERGE_HINDRANCES = ['same', 'markets', 'ended', 'blocked'] as const
export type MergeHindrance = (typeof MERGE_HINDRANCES)[number]

const zSide = zCustomerListed.extend({
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  points: z.int(),
})
export type MergeSide = z.output<typeof zSide>

const zWhose = z.enum(['kept', 'merged'])

export const zMergePreview = z.object({
  kept: zSide,
  merged: zSide,
  /** Reasons why the merge is not possible; empty when it is. */
  hindrances: z.array(z.enum(MERGE_HINDRANCES)),
  moves: z.array(z.object({ kind: z.enum(MOVED_KINDS), count: z.int() })),
  ends: z.array(z.object({ kind: z.enum(ENDED_KINDS), count: z.int() })),
  /** Contacts verified in both accounts; an account has one of each, so staff choose. */
  choose: z.object({ email: z.boolean(), phone: z.boolean() }),
})
export type MergePreview = z.output<typeof zMergePreview>

const params = z.object({ customerId: zUuid })
const side: MergeSide = {
  ...customerListedExample,
  ...{ emailVerified: false, phoneVerified: true, hasPassword: true, points: 1_240 },
}
const otherId = '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c5'

export const customerMergeEndpoints = defineEndpoints({
  previewMerge: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/merge',
    access: 'staff',
    permission: 'customers.write',
    summary:
      'Previews a merge: what merging another account into this one would move and end, or why it is not possible. Changes nothing.',
    params,
    query: z.object({ mergedId: zUuid }),
    response: envelope(zMergePreview),
    errors: ['customer.unknown'],
    example: ok({
      kept: side,
      merged: { ...side, customerId: otherId, number: 1077, emailVerified: true, phoneVerified: false, points: 0 },
      hindrances: [],
      moves: [{ kind: 'orders' as const, count: 2 }],
      ends: [{ kind: 'sessions' as const, count: 1 }],
      choose: { email: false, phone: false },
    }),
  },
  mergeCustomers: {
    method: 'POST',
    path: '/api/admin/customers/{customerId}/merge',
    access: 'staff',
    permission: 'customers.write',
    summary:
      'Merges another account of the same person into this one, in one transaction: all its records are moved and its sessions end; its row is kept and refers to this account. Repeating it with the same key changes nothing. It cannot be undone.',
    params,
    body: z.object({
      mergedId: zUuid,
      idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Eight to 64 letters, digits, - or _.'),
      /** How staff verified that both accounts belong to the same person; saved in the customer's notes. */
      reason: zText(300, 3),
      /** Whose contact is kept when both are verified. */
      email: zWhose.default('kept'),
      phone: zWhose.default('kept'),
    }),
    response: envelope(z.object({ customerId: zUuid, number: z.int(), mergedNumber: z.int() })),
    errors: ['customer.unknown', 'customer.not-mergeable', 'request.idempotency'],
    example: ok({ customerId: customerListedExample.customerId, number: 1042, mergedNumber: 1077 }),
    confirmed: true,
    perMinute: 20,
  },
})
