// Endpoints of one-time codes, login and sign-up.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText } from '../shared/schemas.ts'
import { zSession } from '../storefront/api.ts'
import { session } from '../storefront/examples.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.rules.ts'

/** Email or mobile number as typed; exactly one of the two. */
const zIdentifier = {
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(20).optional(),
}
const oneOf = (value: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(value.email) !== Boolean(value.phone)
const ONE = { message: 'Give either an email or a phone.' }

/** Purpose of a code: it is not valid for any other. */
export const OTP_PURPOSES = ['login', 'signup', 'forgot-password', 'checkout'] as const
const zOtp = z.string().regex(/^\d{6}$/, 'The code has six digits.')
const zPassword = z.string().min(SHORTEST_PASSWORD, 'At least 10 characters.').max(LONGEST_PASSWORD)

const zDevice = z.string().max(200).optional()
const zSendLoginOtp = z
  .object({ ...zIdentifier, device: zDevice, phoneCode: z.literal('91').optional() })
  .refine(oneOf, ONE)
const zSendLoginOtpUae = z
  .object({ ...zIdentifier, device: zDevice, phoneCode: z.literal('971').optional() })
  .refine(oneOf, ONE)
  .refine(({ phone, phoneCode }) => !phone || phoneCode !== undefined, {
    message: 'A phone of the UAE is sent with phoneCode 971.',
    path: ['phoneCode'],
  })
const zSent = envelope(
  z.object({
    /** Login kind: email 1, phone 2. */
    identifierType: z.union([z.literal(1), z.literal(2)]),
    identifier: z.string(),
    isUserExists: z.boolean(),
    expiresInSeconds: z.int(),
    resendInSeconds: z.int(),
  }),
)
const sent = ok({
  identifierType: 2 as const,
  identifier: '9876543210',
  isUserExists: true,
  expiresInSeconds: 600,
  resendInSeconds: 30,
})
const zFlow = z.enum(OTP_PURPOSES)
const SEND_ERRORS = ['auth.access-key', 'auth.identifier', 'auth.otp-too-many', 'auth.work-required'] as const

export const authEndpoints = defineEndpoints({
  sendOtpIndia: {
    method: 'POST',
    path: '/api/v1/login/sendOtpV2',
    access: 'public',
    summary: 'Sends a login code to a phone or email in India; requires the access key header.',
    body: zSendLoginOtp,
    response: zSent,
    errors: SEND_ERRORS,
    example: sent,
    perMinute: 30,
  },
  sendOtpUae: {
    method: 'POST',
    path: '/api/v1/login/sendOtp',
    access: 'public',
    summary:
      'Sends a login code to a phone or email in the UAE; a phone requires phoneCode 971. Requires the access key header.',
    body: zSendLoginOtpUae,
    response: zSent,
    errors: SEND_ERRORS,
    example: sent,
    perMinute: 30,
  },
  sendOtpFlow: {
    method: 'POST',
    path: '/api/v1/auth/sendOTPV2',
    access: 'public',
    summary: 'Sends a code within a flow: sign-up, forgotten password or checkout.',
    body: z.object({ ...zIdentifier, flowType: zFlow, device: z.string().max(200).optional() }).refine(oneOf, ONE),
    response: zSent,
    errors: SEND_ERRORS,
    example: sent,
    perMinute: 30,
  },
  validateOtp: {
    method: 'POST',
    path: '/api/v1/login/validateOtp',
    access: 'public',
    summary: 'Validates a login code and starts a logged-in session; the guest cart is merged into the customer’s.',
    body: z.object({ ...zIdentifier, otp: zOtp }).refine(oneOf, ONE),
    response: zSession,
    errors: [
      'auth.identifier',
      'auth.otp-wrong',
      'auth.otp-expired',
      'auth.otp-exhausted',
      'auth.customer-unknown',
      'customer.blocked',
    ],
    example: session,
    perMinute: 60,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v1/auth/verifyOTP',
    access: 'public',
    summary: 'Verifies a code within a flow without logging in; the returned proof can be used once, in the next step.',
    body: z.object({ ...zIdentifier, flowType: zFlow, otp: zOtp }).refine(oneOf, ONE),
    response: envelope(z.object({ proof: z.string(), isUserExists: z.boolean() })),
    errors: ['auth.identifier', 'auth.otp-wrong', 'auth.otp-expired', 'auth.otp-exhausted'],
    example: ok({ proof: 'Zm9vYmFyYmF6', isUserExists: false }),
    perMinute: 60,
  },
  authenticate: {
    method: 'POST',
    path: '/api/v1/login/authenticate',
    access: 'public',
    summary: 'Logs in with email or phone and password.',
    body: z.object({ ...zIdentifier, password: z.string().min(1).max(128) }).refine(oneOf, ONE),
    response: zSession,
    errors: ['auth.identifier', 'auth.password-wrong', 'auth.password-too-many', 'customer.blocked'],
    example: session,
    perMinute: 20,
  },
  authenticateUser: {
    method: 'POST',
    path: '/api/v1/auth/authenticateUser',
    access: 'public',
    summary: 'Logs in with a code or a password, whichever the flow uses.',
    body: z
      .object({ ...zIdentifier, otp: zOtp.optional(), password: z.string().min(1).max(128).optional() })
      .refine(oneOf, ONE)
      .refine(value => Boolean(value.otp) !== Boolean(value.password), {
        message: 'Give either a code or a password.',
      }),
    response: zSession,
    errors: [
      'auth.identifier',
      'auth.password-wrong',
      'auth.otp-wrong',
      'auth.otp-expired',
      'auth.otp-exhausted',
      'auth.password-too-many',
      'auth.customer-unknown',
      'customer.blocked',
    ],
    example: session,
    perMinute: 20,
  },
  verifyCustomer: {
    method: 'POST',
    path: '/api/v1/validation/verifycustomer',
    access: 'public',
    summary: 'Checks whether an email (kind 1) or phone (kind 2) belongs to a customer.',
    body: z.object({ identifier: z.string().trim().min(1).max(254), type: z.union([z.literal(1), z.literal(2)]) }),
    response: envelope(z.object({ exists: z.boolean(), hasPassword: z.boolean() })),
    errors: ['auth.identifier'],
    example: ok({ exists: true, hasPassword: false }),
    perMinute: 30,
  },
  signup: {
    method: 'POST',
    path: '/api/v1/login/signup',
    access: 'public',
    summary: 'Registers a business or online customer whose email or phone was verified with a code.',
    body: z.object({
      firstName: zText(60),
      lastName: zText(60, 0).default(''),
      ...zIdentifier,
      /** Proof from verifyOTP with the flow `signup`, for the email or phone. */
      proof: z.string().max(200),
      userType: z.enum(['business', 'online']).default('online'),
      companyName: zText(120, 0).optional(),
      gstin: z.string().trim().toUpperCase().max(15).optional(),
      password: zPassword.optional(),
      /** Which of the two was verified if both are given. */
      proved: z.enum(['email', 'phone']).optional(),
    }),
    response: zSession,
    errors: [
      'auth.identifier',
      'auth.proof',
      'auth.customer-exists',
      'auth.password-common',
      'customer.gstin-invalid',
      'customer.trn-invalid',
    ],
    example: session,
    perMinute: 20,
  },
  forgetPassword: {
    method: 'POST',
    path: '/api/v1/login/forgetpassword',
    access: 'public',
    summary: 'Starts a password reset by sending a code of the flow forgot-password.',
    body: z.object(zIdentifier).refine(oneOf, ONE),
    response: zSent,
    errors: SEND_ERRORS,
    example: sent,
    perMinute: 30,
  },
  updatePassword: {
    method: 'POST',
    path: '/api/v1/login/updatepassword',
    access: 'public',
    sensitive: true,
    summary:
      'Sets a new password with the reset proof, or with the current password when logged in; all other sessions end.',
    body: z.object({
      ...zIdentifier,
      proof: z.string().max(200).optional(),
      password: zPassword,
      presentPassword: z.string().max(128).optional(),
    }),
    response: envelope(z.object({ updated: z.literal(true) })),
    errors: [
      'auth.proof',
      'auth.identifier',
      'auth.password-wrong',
      'auth.password-common',
      'auth.password-too-many',
      'auth.customer-unknown',
    ],
    example: ok({ updated: true as const }),
    perMinute: 20,
  },
  logout: {
    method: 'GET',
    path: '/api/v1/login/logout',
    access: 'customer',
    summary: 'Logs out: ends the logged-in session.',
    response: envelope(z.object({ ended: z.literal(true) })),
    errors: [],
    example: ok({ ended: true as const }),
  },
})
