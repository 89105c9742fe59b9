// Passkeys of staff: added with a fresh second factor, used to log in and as a fresh second factor, removed.

import { type Assertion, MAX_PASSKEYS, type NewCredential } from '../../../contract/shared/webauthn.ts'
import type { StaffPasskey } from '../../../contract/staff/passkeys-api.ts'
import { type Actor, requireConfirmed, type StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
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
import { findMember, lockMember, type MemberRow } from '../repository/members.ts'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
  type StaffChallenge,
  type StaffPasskeyRow,
  takeChallenge,
} from '../repository/passkeys.ts'
import { confirmSession } from '../repository/sessions.ts'
import { attempt } from './attempts.ts'
import { requireOwnLogin } from './login.ts'
import { type LoggedIn, openStaffSession, requirePresent } from './sessions.ts'

const siteOfCall = (app: App, { market }: Actor) => siteOf(app.config, market)

async function newChallenge(app: App, { now }: Actor, purpose: StaffChallenge): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(app.db, { ...purpose, hash: digest(challenge), expiresAt })
  return challenge
}

/** Consumes the challenge in a browser's signed response. @throws auth.passkey */
async function takeSigned(app: App, { now }: Actor, purpose: StaffChallenge, clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  if (!(await takeChallenge(app.db, digest(challenge), purpose, now))) throw appError('auth.passkey')
  return challenge
}

/**
 * Verifies and records a signature of a passkey.
 * @throws auth.passkey for an invalid one, or one of a cloned passkey
 */
async function spendSignature(
  app: App,
  tx: Tx,
  {
    actor,
    passkey,
    assertion,
    challenge,
  }: { actor: Actor; passkey: StaffPasskeyRow; assertion: Assertion; challenge: string },
): Promise<void> {
  const counter = await verifiedCounter(siteOfCall(app, actor), passkey, assertion, challenge)
  if (counter === null || !(await recordPasskeyUse(tx, passkey.id, counter, actor.now))) throw appError('auth.passkey')
}

/** Browser options for a login. */
export async function staffPasskeyLoginOptions(app: App, actor: Actor) {
  const challenge = await newChallenge(app, actor, { sessionId: null, purpose: 'login' })
  return requestOptions(siteOfCall(app, actor), challenge)
}

/**
 * Logs in with a passkey: unlocking the device proves as much as a password and a code. A session of the browser that
 * waits for a code ends.
 * @throws auth.passkey, staff.company-only, staff.too-many
 */
export async function logInByPasskey(app: App, actor: Actor, assertion: Assertion): Promise<LoggedIn> {
  const challenge = await takeSigned(app, actor, { sessionId: null, purpose: 'login' }, assertion.clientDataJSON)
  const loggedIn = await attempt(app, actor, `passkey ${digest(assertion.id).toString('base64url')}`, async () => {
    const passkey = await findPasskey(app.db, siteOfCall(app, actor).rpId, assertion.id)
    const member = passkey && (await findMember(app.db, passkey.staffId))
    if (!passkey || !member || member.deactivatedAt) throw appError('auth.passkey')
    requireOwnLogin(app, member)
    return app.db.transaction(async tx => {
      await spendSignature(app, tx, { actor, passkey, assertion, challenge })
      const opened = await openStaffSession(tx, actor, {
        ...{ staffId: member.id, state: 'signed-in', replaces: 'any' },
        confirmed: true,
      })
      return { ...opened, member }
    })
  })
  app.monitor.security('staff.login-succeeded', actor)
  return loggedIn
}

/** Browser options for a fresh second factor. @throws auth.passkey-unknown */
export async function passkeyConfirmOptions(app: App, actor: StaffMember) {
  const site = siteOfCall(app, actor)
  const own = (await listPasskeys(app.db, actor.staffId)).filter(({ rpId }) => rpId === site.rpId)
  if (own.length === 0) throw appError('auth.passkey-unknown')
  const challenge = await newChallenge(app, actor, { sessionId: actor.sessionId, purpose: 'confirm' })
  return requestOptions(
    site,
    challenge,
    own.map(({ credentialId }) => credentialId),
  )
}

/** Refreshes the second factor with one of the caller's passkeys. @throws auth.passkey, staff.too-many */
export async function confirmByPasskey(app: App, actor: StaffMember, assertion: Assertion): Promise<void> {
  const purpose = { sessionId: actor.sessionId, purpose: 'confirm' as const }
  const challenge = await takeSigned(app, actor, purpose, assertion.clientDataJSON)
  await attempt(app, actor, `passkey ${actor.staffId}`, async () => {
    const passkey = await findPasskey(app.db, siteOfCall(app, actor).rpId, assertion.id)
    if (passkey?.staffId !== actor.staffId) throw appError('auth.passkey')
    await app.db.transaction(async tx => {
      await spendSignature(app, tx, { actor, passkey, assertion, challenge })
      await confirmSession(tx, actor.sessionId, actor.now)
    })
  })
}

/**
 * The member, if they may add a passkey: they must have another second factor, so that the login does not depend on
 * the passkey.
 * @throws staff.not-enrolled, staff.confirm
 */
async function requireMayAdd(app: App, actor: StaffMember): Promise<MemberRow> {
  const { member } = await requirePresent(app, actor)
  if (!member.totpSealed) throw appError('staff.not-enrolled')
  requireConfirmed(actor)
  return member
}

/** Browser options for a new passkey. @throws staff.not-enrolled, staff.confirm, auth.passkeys-too-many */
export async function newPasskeyOptions(app: App, actor: StaffMember) {
  const member = await requireMayAdd(app, actor)
  const known = await listPasskeys(app.db, member.id)
  if (known.length >= MAX_PASSKEYS) throw appError('auth.passkeys-too-many')
  const challenge = await newChallenge(app, actor, { sessionId: actor.sessionId, purpose: 'new' })
  // a member may also be a customer on the same host
  const user = { id: member.id, name: `${member.email} (console)`, displayName: `${member.name} (console)` }
  return creationOptions(siteOfCall(app, actor), {
    ...{ challenge, user },
    known: known.map(({ credentialId }) => credentialId),
  })
}

/**
 * Adds a passkey created by a browser.
 * @throws staff.not-enrolled, staff.confirm, auth.passkey, auth.passkeys-too-many
 */
export async function addPasskey(
  app: App,
  actor: StaffMember,
  { name, ...input }: NewCredential & { name: string },
): Promise<StaffPasskey> {
  const member = await requireMayAdd(app, actor)
  const purpose = { sessionId: actor.sessionId, purpose: 'new' as const }
  const challenge = await takeSigned(app, actor, purpose, input.clientDataJSON)
  const site = siteOfCall(app, actor)
  const credential = await verifiedCredential(site, input, challenge)
  if (!credential) throw appError('auth.passkey')
  const row = await app.db.transaction(async tx => {
    // serializes concurrent calls, so that the limit holds
    await lockMember(tx, member.id)
    if ((await listPasskeys(tx, member.id)).length >= MAX_PASSKEYS) throw appError('auth.passkeys-too-many')
    describeChange({ recordKind: 'staff', recordId: member.id, after: { passkey: name } })
    return insertPasskey(tx, {
      ...credential,
      ...{ staffId: member.id, rpId: site.rpId, transports: input.transports, name, createdAt: actor.now },
    })
  })
  if (!row) throw appError('auth.passkey')
  app.monitor.security('passkey.added', actor)
  return present(row, site.rpId)
}

const present = (row: StaffPasskeyRow, rpId: string): StaffPasskey => ({
  id: row.id,
  name: row.name,
  host: row.rpId,
  usableHere: row.rpId === rpId,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  synchronised: row.synchronised,
})

export async function ownPasskeys(app: App, actor: StaffMember): Promise<StaffPasskey[]> {
  const { rpId } = siteOfCall(app, actor)
  return (await listPasskeys(app.db, actor.staffId)).map(row => present(row, rpId))
}

/** @throws auth.passkey-unknown */
export async function removePasskey(app: App, actor: StaffMember, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    const name = await deletePasskey(tx, id, actor.staffId)
    if (name === null) throw appError('auth.passkey-unknown')
    describeChange({ recordKind: 'staff', recordId: actor.staffId, before: { passkey: name } })
  })
  app.monitor.security('passkey.removed', actor)
}
