// Staff endpoints for customer groups: companies by tax number, the accounts that buy for them, and individual customers.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import { MAX_GROUP_LINES } from './groups.rules.ts'

const access = 'staff' as const
const read = 'price-lists.read' as const
const write = 'price-lists.write' as const

/** Maximum number of companies, and of accounts, in a group. */
export const MAX_GROUP_MEMBERS = 5_000
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** GSTIN or TRN as stored: capitals and digits. */
const zTaxNumber = z.string().regex(/^[0-9A-Z]{15}$/, 'A tax number has 15 capital letters and digits.')
const zVersion = z.int().min(1).max(2_000_000_000)
const params = z.object({ groupId: z.coerce.number().int().min(1).max(MAX_NUMBER) })
const zWords = z.object({ name: zText(80), note: zText(500, 0) })

const zGroup = zWords.extend({
  groupId: z.int(),
  market: zMarket,
  version: z.int(),
  companies: z.int(),
  members: z.int(),
  /** Price lists for it, newest first. */
  lists: z.array(
    z.object({ listId: z.int(), name: z.string(), state: z.enum(['running', 'planned', 'ended', 'off']) }),
  ),
  updatedAt: z.iso.datetime(),
})
export type CustomerGroup = z.output<typeof zGroup>

const zAccount = z.object({
  customerId: zUuid,
  number: z.int(),
  name: z.string(),
  company: z.string(),
  /** GSTIN or TRN that the account has now; empty for none. */
  taxNumber: z.string(),
})
export type GroupAccount = z.output<typeof zAccount>

const zMember = zAccount.extend({
  /** The company of the group for which it buys; empty for an individual account. */
  forCompany: z.string(),
  /** Whether the prices currently apply: not if its tax number differs from the company for which it was added. */
  counts: z.boolean(),
})
export type GroupMember = z.output<typeof zMember>

const zCompany = z.object({
  taxNumber: z.string(),
  /** Accounts in the group that buy for it, and accounts with its number that nobody has added. */
  members: z.int(),
  waiting: z.int(),
})
export type GroupCompany = z.output<typeof zCompany>

const zFound = z.object({
  line: z.string(),
  /** Null for a contact, and when it is not a tax number of the market. */
  taxNumber: z.string().nullable(),
  accounts: z.array(zAccount.extend({ member: z.boolean() })),
  /** Why it cannot be added; null when it can. */
  problem: z.enum(['unreadable', 'unknown', 'twice']).nullable(),
})
export type FoundLine = z.output<typeof zFound>

const account: GroupAccount = {
  customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  ...{ number: 1042, name: 'Asha Kulkarni', company: 'Kulkarni Engineering Works', taxNumber: '27AAPFU0939F1ZV' },
}
const group: CustomerGroup = {
  ...{ groupId: 3, market: 'IN', name: 'Dealers in Pune', note: '', version: 1, companies: 1, members: 1 },
  lists: [{ listId: 5, name: 'Dealer prices', state: 'running' }],
  updatedAt: '2026-11-27T12:00:00.000Z',
}
const errors = ['customer-group.unknown'] as const
const zChoice = z.object({
  /** Companies by their tax number. */
  companies: z.array(zTaxNumber).max(MAX_GROUP_LINES),
  customerIds: z.array(zUuid).max(MAX_GROUP_LINES),
})

export const customerGroupEndpoints = defineEndpoints({
  listCustomerGroups: {
    method: 'GET',
    path: '/api/admin/customerGroups',
    access,
    permission: read,
    summary:
      'Lists the customer groups of a market, newest first; `text` filters by a part of the name, `customerId` by an account in the group.',
    query: z.object({
      market: zMarket,
      text: zText(80).optional(),
      customerId: zUuid.optional(),
      before: z.coerce.number().int().min(1).max(MAX_NUMBER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ groups: z.array(zGroup), next: z.int().nullable() })),
    errors: [],
    example: ok({ groups: [group], next: null }),
  },
  customerGroup: {
    method: 'GET',
    path: '/api/admin/customerGroups/{groupId}',
    access,
    permission: read,
    summary: 'Returns one customer group.',
    params,
    response: envelope(zGroup),
    errors,
    example: ok(group),
  },
  createCustomerGroup: {
    method: 'POST',
    path: '/api/admin/customerGroups',
    access,
    permission: write,
    summary: 'Creates a customer group. Repeating the request returns the existing one.',
    body: zWords.extend({ market: zMarket }),
    response: envelope(zGroup),
    errors: ['customer-group.name-taken'],
    example: ok({ ...group, companies: 0, members: 0, lists: [] }),
  },
  changeCustomerGroup: {
    method: 'POST',
    path: '/api/admin/customerGroups/{groupId}',
    access,
    permission: write,
    summary: 'Changes the name and note of a customer group.',
    params,
    body: zWords.extend({ version: zVersion }),
    response: envelope(zGroup),
    errors: ['customer-group.unknown', 'customer-group.name-taken', 'customer-group.changed-meanwhile'],
    example: ok(group),
  },
  deleteCustomerGroup: {
    method: 'DELETE',
    path: '/api/admin/customerGroups/{groupId}',
    access,
    permission: write,
    summary: 'Deletes a customer group with its members, unless a price list is for it.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['customer-group.unknown', 'customer-group.has-lists'],
    example: ok({ deleted: true as const }),
  },
  groupCompanies: {
    method: 'GET',
    path: '/api/admin/customerGroups/{groupId}/companies',
    access,
    permission: read,
    summary: 'Lists the companies of a customer group by tax number; `after` returns the following page.',
    params,
    query: z.object({ after: zTaxNumber.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: envelope(z.object({ companies: z.array(zCompany), next: z.string().nullable() })),
    errors,
    example: ok({ companies: [{ taxNumber: '27AAPFU0939F1ZV', members: 1, waiting: 0 }], next: null }),
  },
  groupMembers: {
    method: 'GET',
    path: '/api/admin/customerGroups/{groupId}/members',
    access,
    permission: read,
    summary: 'Lists the accounts of a customer group, newest first; `before` returns the following page.',
    params,
    query: z.object({
      /** Number of the last account on the previous page. */
      before: z.coerce.number().int().min(1).max(MAX_NUMBER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ members: z.array(zMember), next: z.int().nullable() })),
    errors,
    example: ok({ members: [{ ...account, forCompany: '27AAPFU0939F1ZV', counts: true }], next: null }),
  },
  findForGroup: {
    method: 'POST',
    path: '/api/admin/customerGroups/{groupId}/find',
    access,
    permission: write,
    summary: `Identifies the lines of a pasted list: tax numbers, verified mail addresses and phone numbers, customer numbers; ${MAX_GROUP_LINES} lines at most. Changes nothing.`,
    params,
    body: z.object({ lines: z.array(zText(120)).min(1).max(MAX_GROUP_LINES) }),
    response: envelope(z.object({ found: z.array(zFound) })),
    errors,
    recorded: false,
    perMinute: 30,
    example: ok({
      found: [
        {
          line: '27AAPFU0939F1ZV',
          taxNumber: '27AAPFU0939F1ZV',
          accounts: [{ ...account, member: false }],
          problem: null,
        },
      ],
    }),
  },
  addToGroup: {
    method: 'POST',
    path: '/api/admin/customerGroups/{groupId}/add',
    access,
    permission: write,
    summary:
      'Adds companies and accounts to a group. An account with the tax number of a company of the group is added for that company, and counts as long as it has the number; `alone` adds it on its own. Repeating it changes nothing.',
    params,
    body: zChoice.extend({ alone: z.boolean() }),
    response: envelope(zGroup),
    errors: ['customer-group.unknown', 'customer-group.too-many', 'customer-group.account-unknown'],
    example: ok(group),
  },
  removeFromGroup: {
    method: 'POST',
    path: '/api/admin/customerGroups/{groupId}/remove',
    access,
    permission: write,
    summary:
      'Removes accounts from a group, and companies with the accounts that were added for them. Repeating it changes nothing.',
    params,
    body: zChoice,
    response: envelope(zGroup),
    errors,
    example: ok({ ...group, companies: 0, members: 0 }),
  },
})
