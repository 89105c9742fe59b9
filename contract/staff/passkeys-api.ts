// Endpoints of staff passkeys (WebAuthn): login without password and code, and a fresh second factor.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zText, zUuid } from '../shared/schemas.ts'
import {
  creationOptionsExample,
  requestOptionsExample,
  zAssertion,
  zCreationOptions,
  zNewCredential,
  zRequestOptions,
} from '../shared/webauthn.ts'
import { sessionExample, zStaffSession } from './schemas.ts'

const zStaffPasskey = z.object({
  id: zUuid,
  name: z.string(),
  /** Host for which it is valid. */
  host: z.string(),
  /** Whether that is the host of this call. */
  usableHere: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether a password manager syncs it to other devices. */
  synchronised: z.boolean(),
})
export type StaffPasskey = z.output<typeof zStaffPasskey>

const passkey: StaffPasskey = {
  ...{ id: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', name: 'Office laptop', host: 'shop.example', usableHere: true },
  ...{ createdAt: '2026-11-20T06:12:00.000Z', lastUsedAt: '2026-11-25T08:30:00.000Z', synchronised: false },
}
const own = 'staff-own' as const
const zSession = envelope(zStaffSession)

export const staffPasskeyLoginEndpoints = defineEndpoints({
  staffPasskeyLoginOptions: {
    method: 'POST',
    path: '/api/admin/session/passkey/options',
    access: 'staff-login',
    summary: 'Returns the WebAuthn options for a staff login with a passkey; the challenge works once.',
    response: envelope(zRequestOptions),
    errors: [],
    example: ok(requestOptionsExample),
    perMinute: 30,
  },
  staffPasskeyLogin: {
    method: 'POST',
    path: '/api/admin/session/passkey',
    access: 'staff-login',
    summary: 'Logs in with a passkey, which counts as password and fresh second factor.',
    body: zAssertion,
    response: zSession,
    errors: ['auth.passkey', 'staff.company-only', 'staff.too-many'],
    example: ok(sessionExample),
    perMinute: 20,
  },
})

export const staffPasskeyEndpoints = defineEndpoints({
  staffPasskeys: {
    method: 'GET',
    path: '/api/admin/session/passkeys',
    access: own,
    summary: 'Lists the caller’s passkeys.',
    response: envelope(z.array(zStaffPasskey)),
    errors: [],
    example: ok([passkey]),
  },
  newStaffPasskeyOptions: {
    method: 'POST',
    path: '/api/admin/session/passkeys/options',
    access: own,
    recorded: false,
    summary: 'Returns the WebAuthn options for creating a passkey; needs a fresh second factor.',
    response: envelope(zCreationOptions),
    errors: ['staff.not-enrolled', 'staff.confirm', 'auth.passkeys-too-many'],
    example: ok(creationOptionsExample),
    perMinute: 20,
  },
  addStaffPasskey: {
    method: 'POST',
    path: '/api/admin/session/passkeys',
    access: own,
    summary: 'Adds a passkey that the browser has created; needs a fresh second factor.',
    body: zNewCredential.extend({ name: zText(60) }),
    response: envelope(zStaffPasskey),
    errors: ['staff.not-enrolled', 'staff.confirm', 'auth.passkey', 'auth.passkeys-too-many'],
    example: ok(passkey),
    perMinute: 20,
  },
  removeStaffPasskey: {
    method: 'DELETE',
    path: '/api/admin/session/passkeys/{passkeyId}',
    access: own,
    summary: 'Removes one of the caller’s passkeys, which can no longer log in.',
    params: z.object({ passkeyId: zUuid }),
    response: envelope(z.object({ removed: z.literal(true) })),
    errors: ['auth.passkey-unknown'],
    example: ok({ removed: true as const }),
  },
  staffPasskeyConfirmOptions: {
    method: 'POST',
    path: '/api/admin/session/confirm/options',
    access: own,
    recorded: false,
    summary:
      'Returns the WebAuthn options for confirming the second factor with one of the caller’s passkeys for this host.',
    response: envelope(zRequestOptions),
    errors: ['auth.passkey-unknown'],
    example: ok({ ...requestOptionsExample, allowCredentials: [{ id: 'Y3JlZA', type: 'public-key' as const }] }),
    perMinute: 20,
  },
  staffPasskeyConfirm: {
    method: 'POST',
    path: '/api/admin/session/confirm/passkey',
    access: own,
    summary: 'Confirms the second factor with one of the caller’s passkeys.',
    body: zAssertion,
    response: zSession,
    errors: ['auth.passkey', 'staff.too-many'],
    example: ok(sessionExample),
    perMinute: 20,
  },
})
