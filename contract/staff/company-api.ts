// Endpoints of company sign-in: a staff member logs in with the company's OpenID Connect provider.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { memberExample, sessionExample, zStaffMember, zStaffSession } from './schemas.ts'

const MAX_RETURNED = 6000

const zCompanyLogin = z.object({
  /** Label of the button, in both languages. */
  name: z.string(),
  nameHi: z.string(),
  /** Whether it is the only login for everyone except owners. */
  only: z.boolean(),
})

/** A path within the console; never a URL of another site. */
const zConsoleAddress = z
  .string()
  .max(1000)
  .regex(/^\/console(\/[\w.~%-]+)*\/?(\?[\w.~%&=+,:@!*'()/-]*)?$/, 'This is not an address of the console.')

const access = 'staff-login' as const

export const staffCompanyEndpoints = defineEndpoints({
  staffCompanyLogin: {
    method: 'GET',
    path: '/api/admin/session/company',
    access,
    summary: 'Returns the company sign-in of the console; null when it is not set up.',
    response: envelope(zCompanyLogin.nullable()),
    errors: [],
    example: ok({ name: 'Example Works', nameHi: 'उदाहरण वर्क्स', only: false }),
  },
  startStaffCompanyLogin: {
    method: 'POST',
    path: '/api/admin/session/company',
    access,
    summary:
      'Starts a sign-in at the company’s identity provider: returns the address to open and sets a cookie that is required to complete it.',
    body: z.object({ returnTo: zConsoleAddress }),
    response: envelope(z.object({ authorizationUrl: z.string() })),
    errors: ['request.not-found', 'staff.company-unavailable'],
    example: ok({ authorizationUrl: 'https://login.company.example/authorize?client_id=console&response_type=code' }),
    perMinute: 20,
  },
  completeStaffCompanyLogin: {
    method: 'POST',
    path: '/api/admin/session/company/complete',
    access,
    summary:
      'Completes a sign-in, once and in the browser that started it; `state` tells which step comes next. On the first sign-in, the verified email identifies the member.',
    body: z.object({
      /** Query string of the provider’s redirect, unchanged. */
      returned: z.string().min(1).max(MAX_RETURNED),
    }),
    response: envelope(z.object({ session: zStaffSession, returnTo: z.string() })),
    errors: [
      'request.not-found',
      'staff.company-unavailable',
      'staff.company-failed',
      'staff.company-unknown',
      'staff.too-many',
    ],
    example: ok({ session: sessionExample, returnTo: '/console/orders?state=open' }),
    perMinute: 20,
  },
})

export const staffCompanyLinkEndpoints = defineEndpoints({
  removeStaffCompanyLink: {
    method: 'POST',
    path: '/api/admin/staff/{staffId}/remove-company-login',
    access: 'staff',
    permission: 'staff.write',
    confirmed: true,
    summary: 'Unlinks the company account of a member, whose sessions end. Repeating it changes nothing.',
    params: z.object({ staffId: zUuid }),
    response: envelope(zStaffMember),
    errors: ['staff.unknown', 'staff.beyond-own', 'staff.limit-beyond-own', 'staff.last-owner'],
    example: ok(memberExample),
  },
})
