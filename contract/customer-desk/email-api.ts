// Staff endpoints to change a customer's email address: send a code to the new address, then change it.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import { customerDetailExample, zCustomerDetail } from './schemas.ts'

const post = {
  method: 'POST' as const,
  access: 'staff' as const,
  permission: 'customers.write' as const,
  // anybody who reads an account's mail can log in to it
  confirmed: true as const,
  params: z.object({ customerId: zUuid }),
}
const ERRORS = ['customer.unknown', 'auth.identifier', 'staff.confirm'] as const

export const customerEmailEndpoints = defineEndpoints({
  sendCustomerEmailCode: {
    ...post,
    path: '/api/admin/customers/{customerId}/emailCode',
    summary:
      'Sends a code to a customer’s new email, which the customer reads out to staff; at most three a day per email.',
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
      'Changes a customer’s email, with the code sent to it and a reason that staff can read; the previous verified email is notified. Repeating it changes nothing.',
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
