// Passkeys: made in the account, used to log in, renamed and removed.

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Passkey } from '../../../contract/auth/passkeys-api.ts'
import { type Actor, type Customer, own, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import { findCredentialsById } from '../repository/credentials.ts'
import {
  type ChallengePurpose,
  deletePasskey,
  findPasskey,
  findPasskeyByCredential,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  type PasskeyRow,
  recordPasskeyUse,
  takePasskeyChallenge,
  updatePasskeyName,
} from '../repository/passkeys.ts'
import { PASSKEY_RULES } from '../rules.ts'
import { type StartedSession, startRegistered } from '../service.ts'
import { recordFailedLogin } from './logins.ts'

/** Algorithms that authenticators offer: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257]

/** A passkey belongs to the host of its country. */
function siteOf(app: App, { market }: Actor): { origin: string; rpId: string } {
  const origin = originOf(app.config, market)
  return { origin, rpId: new URL(origin).hostname }
}

async function newChallenge(app: App, actor: SessionActor, purpose: ChallengePurpose): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(actor.now.getTime() + PASSKEY_RULES.challengeMs)
  await insertPasskeyChallenge(app.db, { hash: digest(challenge), sessionId: actor.sessionId, purpose, expiresAt })
  return challenge
}

/** What a browser asks of an authenticator for a login. */
export async function passkeyLoginOptions(app: App, visitor: Actor) {
  const actor = requireSession(visitor)
  const challenge = await newChallenge(app, actor, 'login')
  const { rpId } = siteOf(app, actor)
  return { challenge, rpId, timeout: PASSKEY_RULES.challengeMs, userVerification: 'required' as const }
}

/** The challenge in what a browser has signed, once it was taken. @throws auth.passkey */
async function takeChallenge(app: App, actor: SessionActor, purpose: ChallengePurpose, clientDataJSON: string) {
  const challenge = challengeIn(clientDataJSON)
  const taken = await takePasskeyChallenge(app.db, digest(challenge), actor.sessionId, purpose, actor.now)
  if (!taken) throw appError('auth.passkey')
  return challenge
}

function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = data && typeof data === 'object' && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

export interface Assertion {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string | undefined
}

/** Logs in by a passkey. @throws auth.passkey */
export async function loginByPasskey(
  app: App,
  visitor: Actor,
  assertion: Assertion,
  userAgent: string,
): Promise<StartedSession> {
  const actor = requireSession(visitor)
  const expectedChallenge = await takeChallenge(app, actor, 'login', assertion.clientDataJSON)
  const passkey = await findPasskeyByCredential(app.db, actor.market, assertion.id)
  if (!passkey) throw appError('auth.passkey')
  const counter = await counterOf(app, actor, passkey, assertion, expectedChallenge)
  if (counter === null || !(await recordPasskeyUse(app.db, passkey.id, counter, actor.now))) {
    await recordFailedLogin(app, actor, passkey.customerId, 'passkey')
    throw appError('auth.passkey')
  }
  const customer = await findCredentialsById(app.db, passkey.customerId)
  if (!customer) throw appError('auth.passkey')
  return startRegistered(app, actor, customer, { way: 'passkey', userAgent })
}

/** The counter of a signature that is valid; null for one that is not, or was made by a copy. */
async function counterOf(
  app: App,
  actor: Actor,
  passkey: PasskeyRow,
  { id, ...response }: Assertion,
  expectedChallenge: string,
): Promise<number | null> {
  const { origin, rpId } = siteOf(app, actor)
  const { userHandle, ...signed } = response
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
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** What a browser asks of an authenticator for a new passkey. @throws auth.passkeys-too-many */
export async function newPasskeyOptions(app: App, actor: Customer) {
  const [known, customer] = await Promise.all([
    listPasskeys(app.db, actor.customerId),
    findCredentialsById(app.db, actor.customerId),
  ])
  if (!customer) throw appError('session.expired')
  if (known.length >= PASSKEY_RULES.most) throw appError('auth.passkeys-too-many')
  const challenge = await newChallenge(app, actor, 'new')
  const name = customer.email ?? `+${customer.phone}`
  return {
    challenge,
    rp: { id: siteOf(app, actor).rpId, name: 'Karkhana' },
    user: {
      id: Buffer.from(actor.customerId.replaceAll('-', ''), 'hex').toString('base64url'),
      name,
      displayName: customer.firstName || name,
    },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
    timeout: PASSKEY_RULES.challengeMs,
    attestation: 'none' as const,
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
  }
}

export interface NewCredential {
  name: string
  id: string
  clientDataJSON: string
  attestationObject: string
  transports: string[]
}

/** Adds a passkey that a browser has made. @throws auth.passkey, auth.passkeys-too-many */
export async function addPasskey(app: App, actor: Customer, input: NewCredential): Promise<Passkey> {
  const challenge = await takeChallenge(app, actor, 'new', input.clientDataJSON)
  const { origin, rpId } = siteOf(app, actor)
  const { id, clientDataJSON, attestationObject } = input
  const verification = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verification?.verified) throw appError('auth.passkey')
  const { credential, credentialBackedUp } = verification.registrationInfo
  const row = await app.db.transaction(async tx => {
    if ((await listPasskeys(tx, actor.customerId)).length >= PASSKEY_RULES.most)
      throw appError('auth.passkeys-too-many')
    return insertPasskey(tx, {
      market: actor.market,
      customerId: actor.customerId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: input.transports,
      synchronised: credentialBackedUp,
      name: input.name,
      createdAt: actor.now,
    })
  })
  if (!row) throw appError('auth.passkey')
  app.monitor.security('passkey.added', actor)
  return present(row)
}

const present = ({ id, name, createdAt, lastUsedAt, synchronised }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synchronised,
})

export async function passkeysOf(db: Db, { customerId }: Customer): Promise<Passkey[]> {
  return (await listPasskeys(db, customerId)).map(present)
}

/** @throws auth.passkey-unknown */
export async function renamePasskey(app: App, actor: Customer, id: string, name: string): Promise<void> {
  await app.db.transaction(async tx => {
    await updatePasskeyName(tx, own(await findPasskey(tx, id), actor, 'auth.passkey-unknown'), name)
  })
}

/** @throws auth.passkey-unknown */
export async function removePasskey(app: App, actor: Customer, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    await deletePasskey(tx, own(await findPasskey(tx, id), actor, 'auth.passkey-unknown'))
  })
  app.monitor.security('passkey.removed', actor)
}
