// Calls by which staff hand out or delete the data of a customer who has asked for it outside of the account.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFileStream } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { zPrivacyOverview } from './api.ts'

const params = z.object({ customerId: zUuid })
/** How the customer has asked, and how it was verified who asks. */
const zReason = zText(300, 3)
const staff = { access: 'staff', permission: 'customers.write', params } as const

export const staffPrivacyEndpoints = defineEndpoints({
  staffPrivacyOverview: {
    ...staff,
    method: 'GET',
    path: '/api/admin/customers/{customerId}/privacy',
    summary: 'Whether the account of a customer can be deleted now, and what would be kept.',
    response: envelope(zPrivacyOverview),
    errors: ['customer.unknown'],
    example: ok({ open: { orders: [100234], returns: [], refunds: false, credits: false }, kept: ['tax' as const] }),
  },
  handOutPersonalData: {
    ...staff,
    method: 'GET',
    path: '/api/admin/customers/{customerId}/personalData',
    summary:
      'Everything that is stored of a customer, by table, as JSON, for a request that was verified; recorded in the audit log and beside the customer.',
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
      'Deletes the account of a customer who has asked for it, as the customer can: what is kept by law stays. It cannot be taken back.',
    body: z.object({ reason: zReason }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['customer.unknown', 'customer.open'],
    example: ok({ deleted: true as const }),
    confirmed: true,
    perMinute: 10,
  },
})
