// A customer as staff see them: in a list, and in full with masked contacts.

import { z } from 'zod'
import { zShownFields } from '../custom-fields/list.ts'
import { zLanguage, zMarket, zMsn, zUuid } from '../shared/schemas.ts'

export const zCustomerListed = z.object({
  customerId: zUuid,
  number: z.int(),
  market: zMarket,
  name: z.string(),
  company: z.string(),
  /** GSTIN or TRN; empty when there is none. */
  taxNumber: z.string(),
  userType: z.enum(['business', 'online']),
  gold: z.boolean(),
  blocked: z.boolean(),
  /** Masked: first letter and domain; empty when there is none. */
  email: z.string(),
  /** Masked: the last four digits; empty when there is none. */
  phone: z.string(),
  createdAt: z.iso.datetime(),
  lastOrderAt: z.iso.datetime().nullable(),
  /** Requested custom fields of the customer and of the company. */
  ...{ fields: zShownFields.optional(), companyFields: zShownFields.optional() },
})
export type CustomerListed = z.output<typeof zCustomerListed>

const zRecord = z.object({ number: z.int(), state: z.string(), at: z.iso.datetime() })

const zOtherAccount = z.object({ customerId: zUuid, number: z.int() })

export const zCustomerDetail = zCustomerListed.extend({
  language: zLanguage,
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  blockedAt: z.iso.datetime().nullable(),
  /** When the account was deleted; no personal data is left then. */
  deletedAt: z.iso.datetime().nullable(),
  /** The account that this one was merged into; only the number of this one is left. */
  mergedInto: zOtherAccount.nullable(),
  /** Accounts that were merged into this one. */
  mergedFrom: z.array(zOtherAccount),
  /** Whether the check digit of the tax number is valid; null without a tax number. */
  taxNumberValid: z.boolean().nullable(),
  wantsTaxInvoice: z.boolean(),
  tradeLicence: z.string(),
  licenceAuthority: z.string(),
  points: z.int(),
  goldUntil: z.iso.datetime().nullable(),
  /** At most 50, default ones first; without names and street addresses. */
  addresses: z.array(
    z.object({
      addressId: zUuid,
      kind: z.enum(['shipping', 'billing']),
      city: z.string(),
      place: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  /** At most 100, last used first. */
  sessions: z.array(
    z.object({
      browser: z.string(),
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  carts: z.array(z.object({ kind: z.enum(['cart', 'quick']), lines: z.int(), changedAt: z.iso.datetime() })),
  /** The latest ten of each. */
  returns: z.array(zRecord),
  tickets: z.array(zRecord),
  quotes: z.array(zRecord),
  reviews: z.array(z.object({ msn: zMsn, rating: z.int(), state: z.string(), at: z.iso.datetime() })),
})
export type CustomerDetail = z.output<typeof zCustomerDetail>

export const NOTE_KINDS = [
  'blocked',
  'unblocked',
  'sessions-ended',
  'data-handed-out',
  'merged',
  'order-moved-away',
  'order-moved-here',
  'email-changed',
] as const

export const zNote = z.object({
  noteId: z.int(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  staffId: z.string(),
  staffName: z.string(),
  at: z.iso.datetime(),
})
export type CustomerNote = z.output<typeof zNote>

export const customerListedExample: CustomerListed = {
  customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  ...{ number: 1042, market: 'IN', name: 'Asha Kulkarni', company: 'Kulkarni Engineering Works' },
  ...{ taxNumber: '27AAPFU0939F1ZV', userType: 'business', gold: false, blocked: false },
  ...{ email: 'a•••@plant.example', phone: '+91 ••••••3210' },
  ...{ createdAt: '2026-11-20T06:12:00.000Z', lastOrderAt: '2026-11-24T06:12:00.000Z' },
}

export const customerDetailExample: CustomerDetail = {
  ...customerListedExample,
  ...{ language: 'en', emailVerified: false, phoneVerified: true, hasPassword: true, blockedAt: null, deletedAt: null },
  ...{ taxNumberValid: true, wantsTaxInvoice: true, tradeLicence: '', licenceAuthority: '', points: 1_240 },
  ...{ goldUntil: null, mergedInto: null, mergedFrom: [] },
  addresses: [
    {
      addressId: '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77',
      ...{ kind: 'shipping', city: 'Pune', place: '411026', isDefault: true },
    },
  ],
  sessions: [
    {
      ...{ browser: 'Chrome', device: 'Windows' },
      ...{ startedAt: '2026-11-20T06:12:00.000Z', lastUsedAt: '2026-11-24T06:12:00.000Z' },
    },
  ],
  carts: [{ kind: 'cart', lines: 2, changedAt: '2026-11-24T06:12:00.000Z' }],
  returns: [{ number: 500012, state: 'requested', at: '2026-11-24T06:12:00.000Z' }],
  tickets: [{ number: 900014, state: 'open', at: '2026-11-24T06:12:00.000Z' }],
  quotes: [],
  reviews: [],
}

export const noteExample: CustomerNote = {
  ...{ noteId: 7, kind: 'blocked', text: 'Refused ten orders at the door.', staffId: 'nadia' },
  ...{ staffName: 'Nadia Khan', at: '2026-11-24T06:12:00.000Z' },
}
