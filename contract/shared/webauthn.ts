// Passkey (WebAuthn) data exchanged between browsers and the store, for customers and for staff.

import { z } from 'zod'

/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 20

const zBase64 = (most: number) => z.string().min(1).max(most)
const zCredential = z.object({ id: z.string(), type: z.literal('public-key') })

/** Options of `navigator.credentials.get`; without `allowCredentials` the user chooses among all of the site. */
export const zRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(zCredential).optional(),
})
export type RequestOptions = z.output<typeof zRequestOptions>

/** Options of `navigator.credentials.create`. */
export const zCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  /** The user's existing passkeys. */
  excludeCredentials: z.array(zCredential),
})
export type CreationOptions = z.output<typeof zCreationOptions>

/** An authenticator's signed response. */
export const zAssertion = z.object({
  id: zBase64(1400),
  clientDataJSON: zBase64(4000),
  authenticatorData: zBase64(4000),
  signature: zBase64(2000),
  userHandle: z.string().max(200).optional(),
})
export type Assertion = z.output<typeof zAssertion>

/** A passkey created by a browser. */
export const zNewCredential = z.object({
  id: zBase64(1400),
  clientDataJSON: zBase64(4000),
  attestationObject: zBase64(8000),
  transports: z.array(z.string().max(40)).max(10).default([]),
})
export type NewCredential = z.output<typeof zNewCredential>

export const requestOptionsExample: RequestOptions = {
  ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'store.example', timeout: 300_000 },
  userVerification: 'required',
}
export const creationOptionsExample: CreationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'store.example', name: 'Karkhana' },
  user: { id: 'TwxqyGzyTluNJhKtC2zxxA', name: 'asha@example.com', displayName: 'Asha Kulkarni' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  excludeCredentials: [],
}
