// Passkeys: made in the account, used to log in, renamed and removed.

import type { Passkey } from '../../../contract/auth/passkeys-api.ts'
import { type Assertion, MAX_PASSKEYS, type NewCredential } from '../../../contract/shared/webauthn.ts'
import { type Actor, type Customer, own, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import {
  CHALLENGE_MS,
  challengeIn,
  creationOptions,
  requestOptions,
  siteOf,
  verifiedCounter,
  verifiedCredential,
} from '../../platform/webauthn.ts'
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
import { type StartedSession, startRegistered } from '../service.ts'
import { recordFailedLogin } from './logins.ts'

async function newChallenge(app: App, actor: SessionActor, purpose: ChallengePurpose): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(actor.now.getTime() + CHALLENGE_MS)
  await insertPasskeyChallenge(app.db, { hash: digest(challenge), sessionId: actor.sessionId, purpose, expiresAt })
  return challenge
}

/** Browser options for a login. */
export async function passkeyLoginOptions(app: App, visitor: Actor) {
  const actor = requireSession(visitor)
  const challenge = await newChallenge(app, actor, 'login')
  return requestOptions(siteOf(app.config, actor.market), challenge)
}

/** Consumes the challenge in a browser's signed response. @throws auth.passkey */
async function takeChallenge(app: App, actor: SessionActor, purpose: ChallengePurpose, clientDataJSON: string) {
  const challenge = challengeIn(clientDataJSON)
  const taken = await takePasskeyChallenge(app.db, digest(challenge), actor.sessionId, purpose, actor.now)
  if (!taken) throw appError('auth.passkey')
  return challenge
}

/** Logs in with a passkey. @throws auth.passkey */
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
  const counter = await verifiedCounter(siteOf(app.config, actor.market), passkey, assertion, expectedChallenge)
  if (counter === null || !(await recordPasskeyUse(app.db, passkey.id, counter, actor.now))) {
    await recordFailedLogin(app, actor, passkey.customerId, 'passkey')
    throw appError('auth.passkey')
  }
  const customer = await findCredentialsById(app.db, passkey.customerId)
  if (!customer) throw appError('auth.passkey')
  return startRegistered(app, actor, customer, { way: 'passkey', userAgent })
}

/** Browser options for a new passkey. @throws auth.passkeys-too-many */
export async function newPasskeyOptions(app: App, actor: Customer) {
  const [known, customer] = await Promise.all([
    listPasskeys(app.db, actor.customerId),
    findCredentialsById(app.db, actor.customerId),
  ])
  if (!customer) throw appError('session.expired')
  if (known.length >= MAX_PASSKEYS) throw appError('auth.passkeys-too-many')
  const challenge = await newChallenge(app, actor, 'new')
  const name = customer.email ?? `+${customer.phone}`
  return creationOptions(siteOf(app.config, actor.market), {
    challenge,
    user: { id: actor.customerId, name, displayName: customer.firstName || name },
    known: known.map(({ credentialId }) => credentialId),
  })
}

/** Adds a passkey created by a browser. @throws auth.passkey, auth.passkeys-too-many */
export async function addPasskey(
  app: App,
  actor: Customer,
  { name, ...input }: NewCredential & { name: string },
): Promise<Passkey> {
  const challenge = await takeChallenge(app, actor, 'new', input.clientDataJSON)
  const credential = await verifiedCredential(siteOf(app.config, actor.market), input, challenge)
  if (!credential) throw appError('auth.passkey')
  const row = await app.db.transaction(async tx => {
    if ((await listPasskeys(tx, actor.customerId)).length >= MAX_PASSKEYS) throw appError('auth.passkeys-too-many')
    return insertPasskey(tx, {
      market: actor.market,
      customerId: actor.customerId,
      ...credential,
      transports: input.transports,
      name,
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
