// Staff endpoints to find customers, see their records, and block and unblock them.

import { z } from 'zod'
import { markFilters } from '../annotations/marks.ts'
import { LOGIN_WAYS } from '../auth/sessions-api.ts'
import { companyFieldQuery, FIELD_LIST_ERRORS, fieldQuery } from '../custom-fields/list.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPastedList } from '../shared/pasted-list.ts'
import { zCurrency, zMarket, zMinor, zText, zUuid } from '../shared/schemas.ts'
import {
  customerDetailExample,
  customerListedExample,
  noteExample,
  zCustomerDetail,
  zCustomerListed,
  zNote,
} from './schemas.ts'

const access = 'staff' as const
const params = z.object({ customerId: zUuid })
const errors = ['customer.unknown'] as const
const zReason = zText(300, 3)
const zFlag = z.enum(['true', 'false'])
const zBefore = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const zPersonal = z.object({
  customerId: zUuid,
  /** Empty when there is none. */
  email: z.string(),
  /** E.164 with the plus sign; empty when there is none. */
  phone: z.string(),
  addresses: z.array(z.object({ addressId: zUuid, name: z.string(), phone: z.string(), lines: z.array(z.string()) })),
})
export type CustomerPersonal = z.output<typeof zPersonal>

const zOrder = z.object({
  orderNumber: z.int(),
  state: z.string(),
  placedAt: z.iso.datetime(),
  currency: zCurrency,
  payable: zMinor,
  itemCount: z.int(),
})
export type CustomerOrder = z.output<typeof zOrder>

const zLogin = z.object({
  loginId: z.int(),
  way: z.enum(LOGIN_WAYS),
  succeeded: z.boolean(),
  browser: z.string(),
  device: z.string(),
  at: z.iso.datetime(),
})
export type CustomerLogin = z.output<typeof zLogin>

const change = {
  method: 'POST' as const,
  access,
  permission: 'customers.write' as const,
  params,
  body: z.object({ reason: zReason }),
  response: envelope(zCustomerDetail),
  errors,
}

export const customerDeskEndpoints = defineEndpoints({
  listCustomers: {
    method: 'GET',
    path: '/api/admin/customers',
    access,
    permission: 'customers.read',
    summary:
      'Lists the customers of a market, newest first, with masked contacts. `text` searches by number, phone, email, GSTIN or TRN, or part of the name or company; `field` and `companyField` filter by custom fields; `show` and `companyShow` name the custom fields to return. To get the next page, pass `next` as `before`.',
    query: z.object({
      market: zMarket,
      text: zText(100).optional(),
      userType: zCustomerListed.shape.userType.optional(),
      gold: zFlag.optional(),
      blocked: zFlag.optional(),
      ...markFilters,
      ...fieldQuery,
      ...companyFieldQuery,
      /** Number of the last customer of the previous page. */
      before: zBefore.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: envelope(z.object({ customers: z.array(zCustomerListed), more: z.boolean(), next: z.int().nullable() })),
    errors: FIELD_LIST_ERRORS,
    example: ok({ customers: [customerListedExample], more: false, next: null }),
  },
  listedCustomers: {
    method: 'POST',
    path: '/api/admin/customers/listed',
    access,
    permission: 'customers.read',
    recorded: false,
    summary:
      'Finds the customers of a market by a list of numbers, phones or emails, newest first, with masked contacts; also returns the entries without a match. Changes nothing.',
    body: z.object({
      ...{ market: zMarket, list: zPastedList, show: fieldQuery.show, companyShow: companyFieldQuery.companyShow },
    }),
    response: envelope(z.object({ rows: z.array(zCustomerListed), unknown: z.array(z.string()) })),
    errors: FIELD_LIST_ERRORS,
    example: ok({ rows: [customerListedExample], unknown: ['9999999999'] }),
  },
  getCustomerForStaff: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}',
    access,
    permission: 'customers.read',
    summary: 'Returns a customer with masked contacts and addresses, and the latest activity of the account.',
    params,
    response: envelope(zCustomerDetail),
    errors,
    example: ok(customerDetailExample),
  },
  unmaskCustomer: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/personal',
    access,
    permission: 'customers.unmask',
    summary: 'Returns the contacts and addresses of a customer in full; recorded in the audit log.',
    params,
    response: envelope(zPersonal),
    errors,
    recorded: true,
    perMinute: 60,
    example: ok({
      customerId: customerListedExample.customerId,
      ...{ email: 'asha@plant.example', phone: '+919876543210' },
      addresses: [
        {
          addressId: '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77',
          ...{ name: 'Asha Kulkarni', phone: '+919876543210', lines: ['Plot 12, MIDC Bhosari'] },
        },
      ],
    }),
  },
  customerOrders: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/orders',
    access,
    permission: 'customers.read',
    summary: 'Lists the orders of a customer, latest first; `before` gets the next page.',
    params,
    query: z.object({
      /** Number of the last order of the previous page. */
      before: zBefore.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: envelope(z.object({ orders: z.array(zOrder), more: z.boolean() })),
    errors,
    example: ok({
      orders: [
        {
          ...{ orderNumber: 100234, state: 'delivered', placedAt: '2026-11-20T06:12:00.000Z' },
          ...{ currency: 'INR' as const, payable: 912_000, itemCount: 3 },
        },
      ],
      more: false,
    }),
  },
  customerLogins: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/logins',
    access,
    permission: 'customers.read',
    summary: 'Lists logins and failed attempts on a customer’s account, latest first, without IP addresses.',
    params,
    query: z.object({ before: zBefore.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
    response: envelope(z.object({ logins: z.array(zLogin), next: z.int().nullable() })),
    errors,
    example: ok({
      logins: [
        {
          ...{ loginId: 42, way: 'password' as const, succeeded: true, browser: 'Chrome', device: 'Windows' },
          at: '2026-11-20T06:12:00.000Z',
        },
      ],
      next: null,
    }),
  },
  customerNotes: {
    method: 'GET',
    path: '/api/admin/customers/{customerId}/notes',
    access,
    permission: 'customers.read',
    summary:
      'Lists staff actions on a customer’s account with their reasons, latest first. The notes are those of the record.',
    params,
    query: z.object({ before: zBefore.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    response: envelope(z.object({ notes: z.array(zNote), next: z.int().nullable() })),
    errors,
    example: ok({ notes: [noteExample], next: null }),
  },
  blockCustomer: {
    ...change,
    path: '/api/admin/customers/{customerId}/block',
    summary:
      'Blocks a customer for a reason that staff can read: all sessions end, and the account can no longer log in or order. Repeating it changes nothing.',
    example: ok(customerDetailExample),
  },
  unblockCustomer: {
    ...change,
    path: '/api/admin/customers/{customerId}/unblock',
    summary: 'Unblocks a customer. Repeating it changes nothing.',
    example: ok(customerDetailExample),
  },
  endCustomerSessions: {
    ...change,
    path: '/api/admin/customers/{customerId}/endSessions',
    summary: 'Ends all sessions of a customer; the customer can log in again.',
    example: ok(customerDetailExample),
  },
})
