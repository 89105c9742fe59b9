// Staff endpoints to export or delete a customer's data when the customer asked for it outside the account.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { zPrivacyOverview } from './api.ts'

const params = z.object({ customerId: zUuid })
/** How the customer made the request, and how their identity was verified. */
const zReason = zText(300, 3)
const staff = { access: 'staff', permission: 'customers.write', params } as const

export const staffPrivacyEndpoints = defineEndpoints({
  staffPrivacyOverview: {
    ...staff,
    method: 'GET',
    path: '/api/admin/customers/{customerId}/privacy',
    summary: 'Returns whether the account of a customer can be deleted now, and what would be kept.',
    response: envelope(zPrivacyOverview),
    errors: ['customer.unknown'],
    example: ok({ open: { orders: [100234], returns: [], refunds: false, credits: false }, kept: ['tax' as const] }),
  },
  handOutPersonalData: {
    ...staff,
    method: 'GET',
    path: '/api/admin/customers/{customerId}/personalData',
    summary:
      'Exports all data stored about a customer, by table, as JSON, for a verified request; recorded in the audit log and in the notes on the customer.',
    query: z.object({ reason: zReason }),
    response: zFileStream,
    file: 'application/octet-stream',
    errors: ['customer.unknown'],
    example: { name: 'personal-data-2026-11-24.json', chunks: (async function* () {})() },
    confirmed: true,
    recorded: true,
    perMinute: 10,
  },
  eraseCustomer: {
    ...staff,
    method: 'POST',
    path: '/api/admin/customers/{customerId}/erase',
    summary:
      'Deletes the account of a customer on request, the same way the customer can: what the law requires to keep stays. This cannot be undone.',
    body: z.object({ reason: zReason }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['customer.unknown', 'customer.open'],
    example: ok({ deleted: true as const }),
    confirmed: true,
    perMinute: 10,
  },
})
