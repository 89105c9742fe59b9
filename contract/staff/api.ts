// Endpoints of a staff member's own account: login, second factor, password, sessions, preferences.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zUuid } from '../shared/schemas.ts'
import {
  sessionExample,
  zCustomRoleName,
  zLinkToken,
  zListedStaffSession,
  zRecoveryCode,
  zStaffEmail,
  zStaffMarkets,
  zStaffName,
  zStaffPassword,
  zStaffRole,
  zStaffSession,
  zTheme,
  zTotpCode,
} from './schemas.ts'

const zSession = envelope(zStaffSession)
const zRecoveryCodes = z.array(z.string()).length(10)
/** Either a code of the authenticator app or a recovery code. */
const zFactor = z
  .object({ code: zTotpCode.optional(), recoveryCode: zRecoveryCode.optional() })
  .refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
    message: 'Give either a code or a recovery code.',
  })
const zEnrolment = z.object({
  /** For authenticator apps: otpauth://totp/... */
  uri: z.string(),
  /** For manual entry, in base32. */
  secret: z.string(),
  /** The link as a QR code: lines of width 1 on a square of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
const enrolment = {
  uri: 'otpauth://totp/Karkhana:meera%40shop.example?issuer=Karkhana&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: 41, path: 'M0 0.5h7' },
}
const codes = Array.from({ length: 10 }, (_, at) => `k2jf7a3q-mz5x4tn${'abcdefghij'[at]}`)
const signedOut = { state: 'signed-out' as const, member: null, idleUntil: null, endsAt: null }
const access = 'staff-login' as const
const own = 'staff-own' as const

export const staffSessionEndpoints = defineEndpoints({
  staffSession: {
    method: 'GET',
    path: '/api/admin/session',
    access,
    summary: 'Returns the console session of this browser and sets the cookie with the token that writes must echo.',
    response: zSession,
    errors: [],
    example: ok(sessionExample),
  },
  staffLogin: {
    method: 'POST',
    path: '/api/admin/session/login',
    access,
    summary: 'Starts a login. An unknown email and a wrong password get the same response.',
    body: z.object({ email: zStaffEmail, password: z.string().min(1).max(128) }),
    response: zSession,
    errors: ['staff.login-wrong', 'staff.company-only', 'staff.too-many'],
    example: ok({ ...sessionExample, state: 'second-factor' as const, member: null }),
    perMinute: 20,
  },
  staffSecondFactor: {
    method: 'POST',
    path: '/api/admin/session/second-factor',
    access,
    summary: 'Completes a login with a code of the authenticator app or a recovery code; each works once.',
    body: zFactor,
    response: zSession,
    errors: ['staff.login-expired', 'staff.code-wrong', 'staff.too-many'],
    example: ok(sessionExample),
    perMinute: 20,
  },
  staffEnrol: {
    method: 'POST',
    path: '/api/admin/session/enrol',
    access,
    summary:
      'Creates the secret of an authenticator app, during a login that requires one or when signed in without one.',
    response: envelope(zEnrolment),
    errors: ['staff.login-expired', 'staff.enrolled'],
    example: ok(enrolment),
    perMinute: 20,
  },
  staffConfirmEnrolment: {
    method: 'POST',
    path: '/api/admin/session/enrol/confirm',
    access,
    summary:
      'Sets up the authenticator app with its first code and returns ten recovery codes, shown once. Other sessions end.',
    body: z.object({ code: zTotpCode }),
    response: envelope(z.object({ session: zStaffSession, recoveryCodes: zRecoveryCodes })),
    errors: ['staff.login-expired', 'staff.enrolled', 'staff.code-wrong', 'staff.too-many'],
    example: ok({ session: sessionExample, recoveryCodes: codes }),
    perMinute: 20,
  },
  staffInvitation: {
    method: 'GET',
    path: '/api/admin/session/invitation/{token}',
    access,
    summary: 'Returns the person whom an invitation link is for.',
    params: z.object({ token: zLinkToken }),
    response: envelope(
      z.object({
        name: z.string(),
        email: z.string(),
        role: zStaffRole.nullable(),
        customRole: zCustomRoleName.nullable(),
        markets: zStaffMarkets,
        language: zLanguage,
      }),
    ),
    errors: ['staff.invitation-unknown'],
    example: ok({
      name: 'Meera Iyer',
      email: 'meera@shop.example',
      role: 'orders' as const,
      customRole: null,
      markets: ['IN' as const],
      language: 'en' as const,
    }),
    perMinute: 30,
  },
  staffAcceptInvitation: {
    method: 'POST',
    path: '/api/admin/session/invitation/{token}',
    access,
    summary: 'Accepts an invitation with a password and logs in; `state` tells which step comes next.',
    params: z.object({ token: zLinkToken }),
    body: z.object({ password: zStaffPassword, name: zStaffName.optional() }),
    response: zSession,
    errors: ['staff.invitation-unknown', 'staff.company-only', 'auth.password-common'],
    example: ok({ ...sessionExample, state: 'enrol' as const, member: null }),
    perMinute: 20,
  },
  staffSetup: {
    method: 'GET',
    path: '/api/admin/session/setup/{token}',
    access,
    summary: 'Checks the setup link for the first owner, which is printed at start while no staff account exists.',
    params: z.object({ token: zLinkToken }),
    response: envelope(z.object({ valid: z.literal(true) })),
    errors: ['staff.setup-unknown'],
    example: ok({ valid: true as const }),
    perMinute: 30,
  },
  staffCreateOwner: {
    method: 'POST',
    path: '/api/admin/session/setup/{token}',
    access,
    summary: 'Creates the first owner and logs in; setting up the authenticator app is the next step.',
    params: z.object({ token: zLinkToken }),
    body: z.object({
      name: zStaffName,
      email: zStaffEmail,
      password: zStaffPassword,
      language: zLanguage.default('en'),
    }),
    response: zSession,
    errors: ['staff.setup-unknown', 'auth.password-common'],
    example: ok({ ...sessionExample, state: 'enrol' as const, member: null }),
    perMinute: 20,
  },
  staffLogout: {
    method: 'POST',
    path: '/api/admin/session/logout',
    access,
    whileViewing: true,
    summary: 'Ends the session of this browser; does nothing without one.',
    response: zSession,
    errors: [],
    example: ok(signedOut),
  },
})

export const staffOwnEndpoints = defineEndpoints({
  staffConfirm: {
    method: 'POST',
    path: '/api/admin/session/confirm',
    access: own,
    summary:
      'Confirms the second factor again, for actions that need a fresh one: payouts, large refunds, roles and keys.',
    body: zFactor,
    response: zSession,
    errors: ['staff.not-enrolled', 'staff.code-wrong', 'staff.too-many'],
    example: ok(sessionExample),
    perMinute: 20,
  },
  staffRecoveryCodes: {
    method: 'POST',
    path: '/api/admin/session/recovery-codes',
    access: own,
    summary: 'Replaces the recovery codes with ten new ones, shown once; needs a fresh second factor.',
    response: envelope(z.object({ recoveryCodes: zRecoveryCodes })),
    errors: ['staff.not-enrolled', 'staff.confirm'],
    example: ok({ recoveryCodes: codes }),
    perMinute: 20,
  },
  staffPassword: {
    method: 'POST',
    path: '/api/admin/session/password',
    access: own,
    summary: 'Changes the caller’s password; all other sessions of the account end.',
    body: z.object({ presentPassword: z.string().min(1).max(128), password: zStaffPassword }),
    response: zSession,
    errors: ['auth.password-wrong', 'auth.password-common', 'staff.too-many'],
    example: ok(sessionExample),
    perMinute: 20,
  },
  staffPreferences: {
    method: 'POST',
    path: '/api/admin/session/preferences',
    access: own,
    summary: 'Saves language and theme; omitted fields keep their value.',
    body: z.object({ language: zLanguage.optional(), theme: zTheme.optional() }),
    response: zSession,
    errors: [],
    example: ok(sessionExample),
  },
  staffSessions: {
    method: 'GET',
    path: '/api/admin/session/sessions',
    access: own,
    summary: 'Lists the caller’s sessions: this one first, then by last use.',
    response: envelope(z.array(zListedStaffSession)),
    errors: [],
    example: ok([
      {
        sessionId: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
        browser: 'Firefox',
        device: 'Windows',
        ip: '203.0.113.9',
        startedAt: '2026-11-23T08:30:00.000Z',
        lastUsedAt: '2026-11-23T08:40:00.000Z',
        current: true,
      },
    ]),
  },
  endStaffSession: {
    method: 'POST',
    path: '/api/admin/session/sessions/end',
    access: own,
    summary: 'Ends one of the caller’s sessions, in every process at once.',
    body: z.object({ sessionId: zUuid }),
    response: envelope(z.object({ ended: z.int() })),
    errors: ['session.unknown'],
    example: ok({ ended: 1 }),
  },
  endOtherStaffSessions: {
    method: 'POST',
    path: '/api/admin/session/sessions/end-others',
    access: own,
    summary: 'Ends all sessions of the caller except this one; returns how many there were.',
    response: envelope(z.object({ ended: z.int() })),
    errors: [],
    example: ok({ ended: 2 }),
  },
})
