// Passkey ceremonies (WebAuthn): the options sent to a browser, and verification of its signed response.

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Market } from '../../contract/shared/market.ts'
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '../../contract/shared/webauthn.ts'
import type { Config } from './config.ts'
import { originOf } from './hosts.ts'

/** Maximum time for a browser to sign. */
export const CHALLENGE_MS = 5 * 60_000
/** Algorithms that authenticators offer: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257]

/** Relying party of a passkey: it belongs to the host of its country. */
export interface Site {
  origin: string
  rpId: string
}

export function siteOf(config: Config, market: Market): Site {
  const origin = originOf(config, market)
  return { origin, rpId: new URL(origin).hostname }
}

/** Options for a signature; `among` limits it to these credentials. */
export function requestOptions({ rpId }: Site, challenge: string, among?: readonly string[]): RequestOptions {
  const options = { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' as const }
  return among ? { ...options, allowCredentials: among.map(id => ({ id, type: 'public-key' as const })) } : options
}

interface NewPasskey {
  challenge: string
  /** `id` is a UUID, `name` distinguishes accounts in the browser's list. */
  user: { id: string; name: string; displayName: string }
  /** The user's existing credentials. */
  known: readonly string[]
}

/** Options for creating a passkey. */
export function creationOptions({ rpId }: Site, { challenge, user, known }: NewPasskey): CreationOptions {
  return {
    challenge,
    rp: { id: rpId, name: 'Karkhana' },
    user: { ...user, id: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url') },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(id => ({ id, type: 'public-key' as const })),
  }
}

/** The challenge in a signed response; empty when there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = data && typeof data === 'object' && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

interface StoredCredential {
  credentialId: string
  publicKey: Buffer
  counter: number
}

/**
 * The counter of a valid signature; null for an invalid one, or one of a copy. The challenge must already be consumed.
 */
export async function verifiedCounter(
  { origin, rpId }: Site,
  { credentialId, publicKey, counter }: StoredCredential,
  { id, userHandle, ...signed }: Assertion,
  expectedChallenge: string,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The credential created by a browser; null when it is not valid. The challenge must already be consumed. */
export async function verifiedCredential(
  { origin, rpId }: Site,
  { id, clientDataJSON, attestationObject }: NewCredential,
  expectedChallenge: string,
): Promise<(StoredCredential & { synchronised: boolean }) | null> {
  const verification = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verification?.verified) return null
  const { credential, credentialBackedUp } = verification.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    synchronised: credentialBackedUp,
  }
}
