// Endpoints of passkeys (WebAuthn): create, log in, list, rename and remove.

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
import { zSession } from '../storefront/api.ts'
import { session } from '../storefront/examples.ts'

const zName = zText(60)

const zPasskey = z.object({
  id: zUuid,
  name: z.string(),
  createdAt: z.string(),
  /** Null until the first login with it. */
  lastUsedAt: z.string().nullable(),
  /** Whether a password manager syncs it to other devices. */
  synchronised: z.boolean(),
})
export type Passkey = z.output<typeof zPasskey>

const passkey = {
  id: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  name: 'Chrome on Windows',
  createdAt: '2026-11-20T06:12:00.000Z',
  lastUsedAt: '2026-11-22T08:30:00.000Z',
  synchronised: true,
}

export const passkeyEndpoints = defineEndpoints({
  passkeyLoginOptions: {
    method: 'POST',
    path: '/api/v1/login/passkeyoptions',
    access: 'public',
    summary: 'Returns the WebAuthn request options for a login; the challenge can be used once, in this session.',
    response: envelope(zRequestOptions),
    errors: [],
    example: ok(requestOptionsExample),
    perMinute: 60,
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/v1/login/passkey',
    access: 'public',
    summary: 'Logs in with a passkey; the guest cart is merged into the customer’s.',
    body: zAssertion,
    response: zSession,
    errors: ['auth.passkey', 'customer.blocked'],
    example: session,
    perMinute: 20,
  },
  passkeys: {
    method: 'GET',
    path: '/api/v1/login/passkeys',
    access: 'customer',
    summary: 'Lists the customer’s passkeys.',
    response: envelope(z.array(zPasskey)),
    errors: [],
    example: ok([passkey]),
  },
  newPasskeyOptions: {
    method: 'POST',
    path: '/api/v1/login/newpasskeyoptions',
    access: 'customer',
    sensitive: true,
    summary: 'Returns the WebAuthn creation options for a new passkey.',
    response: envelope(zCreationOptions),
    errors: ['auth.passkeys-too-many'],
    example: ok(creationOptionsExample),
    perMinute: 20,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v1/login/addpasskey',
    access: 'customer',
    sensitive: true,
    summary: 'Adds a passkey created by the browser.',
    body: zNewCredential.extend({ name: zName }),
    response: envelope(zPasskey),
    errors: ['auth.passkey', 'auth.passkeys-too-many'],
    example: ok(passkey),
    perMinute: 20,
  },
  renamePasskey: {
    method: 'POST',
    path: '/api/v1/login/renamepasskey',
    access: 'customer',
    sensitive: true,
    summary: 'Renames a passkey.',
    body: z.object({ id: zUuid, name: zName }),
    response: envelope(z.object({ renamed: z.literal(true) })),
    errors: ['auth.passkey-unknown'],
    example: ok({ renamed: true as const }),
  },
  removePasskey: {
    method: 'POST',
    path: '/api/v1/login/removepasskey',
    access: 'customer',
    sensitive: true,
    summary: 'Removes a passkey; it can no longer be used to log in.',
    body: z.object({ id: zUuid }),
    response: envelope(z.object({ removed: z.literal(true) })),
    errors: ['auth.passkey-unknown'],
    example: ok({ removed: true as const }),
  },
})
