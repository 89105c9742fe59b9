// Calls by which staff change the mail address of a customer: a code to the new address, and the change with it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { customerDetailExample, zCustomerDetail } from './schemas.ts'

const post = {
  method: 'POST' as const,
  access: 'staff' as const,
  permission: 'customers.write' as const,
  // who reads the mail of an account logs in to it
  confirmed: true as const,
  params: z.object({ customerId: zUuid }),
}
const ERRORS = ['customer.unknown', 'auth.identifier', 'staff.confirm'] as const

export const customerEmailEndpoints = defineEndpoints({
  sendCustomerEmailCode: {
    ...post,
    path: '/api/admin/customers/{customerId}/emailCode',
    summary:
      'Sends a code to the mail address that a customer is to have, who tells it to staff: three a day for an address.',
    body: z.object({ email: zText(254) }),
    response: envelope(z.object({ resendInSeconds: z.int() })),
    errors: [...ERRORS, 'auth.otp-too-many'],
    perMinute: 20,
    example: ok({ resendInSeconds: 30 }),
  },
  changeCustomerEmail: {
    ...post,
    path: '/api/admin/customers/{customerId}/email',
    summary:
      'Changes the mail address of a customer to one whose code is named, for a reason that staff read; the former verified address is told. Again it changes nothing.',
    body: z.object({
      email: zText(254),
      code: z.string().regex(/^\d{6}$/, 'Six digits.'),
      reason: zText(300, 3),
    }),
    response: envelope(zCustomerDetail),
    errors: [
      ...ERRORS,
      ...(['customer.identifier-taken', 'auth.otp-wrong', 'auth.otp-expired', 'auth.otp-exhausted'] as const),
    ],
    perMinute: 20,
    example: ok(customerDetailExample),
  },
})
