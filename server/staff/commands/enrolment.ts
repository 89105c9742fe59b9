// Enrolment of a member's authenticator app: confirmed with its first code, with recovery codes in case it is lost.

import { type Actor, requireConfirmed, type StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { qrOf } from '../../platform/qr.ts'
import { digest } from '../../platform/secrets.ts'
import {
  confirmTotp,
  findMember,
  listSealed,
  lockMember,
  type MemberRow,
  replaceRecoveryCodes,
  updateNewTotp,
  updateSealed,
} from '../repository/members.ts'
import { deleteOtherSessions } from '../repository/sessions.ts'
import { newRecoveryCodes, newTotpSecret, plainRecoveryCode, stateOf, totpStep, totpUri } from '../rules/login.ts'
import { attempt } from './attempts.ts'
import { TOTP_PURPOSE } from './login.ts'
import { type OpenedStaffSession, openStaffSession, requirePresent } from './sessions.ts'

/** The member of a session that may enrol an app. @throws staff.login-expired, staff.enrolled */
async function enrolling(app: App, actor: Actor) {
  const present = await requirePresent(app, actor)
  if (present.member.totpSealed) throw appError('staff.enrolled')
  if (stateOf(present.session, present.member) === 'second-factor') throw appError('staff.login-expired')
  return present
}

/** Creates a secret to be confirmed with its first code; an earlier unconfirmed one is discarded. */
export async function enrol(app: App, actor: Actor) {
  const { member } = await enrolling(app, actor)
  const secret = newTotpSecret()
  await app.db.transaction(tx => updateNewTotp(tx, member.id, app.secrets.seal(TOTP_PURPOSE, secret)))
  const uri = totpUri(secret, member.email)
  return { uri, secret, qr: qrOf(uri) }
}

const hashesOf = (codes: readonly string[]) => codes.map(code => digest(plainRecoveryCode(code)))

/**
 * Enrols the app with its first code, completes the login and creates recovery codes. Other sessions end: they were
 * opened without the second factor.
 * @throws staff.login-expired, staff.enrolled, staff.code-wrong, staff.too-many
 */
export async function confirmEnrolment(
  app: App,
  actor: Actor,
  code: string,
): Promise<{ opened: OpenedStaffSession; member: MemberRow; recoveryCodes: string[] }> {
  const { session, member } = await enrolling(app, actor)
  const recoveryCodes = newRecoveryCodes()
  const opened = await attempt(app, actor, `code ${member.id}`, () =>
    app.db.transaction(async tx => {
      const sealed = (await lockMember(tx, member.id))?.newTotpSealed
      const secret = sealed && app.secrets.unseal(TOTP_PURPOSE, sealed)
      const step = secret ? totpStep(secret, code, actor.now) : null
      if (!sealed || step === null) throw appError('staff.code-wrong')
      if (!(await confirmTotp(tx, member.id, sealed, step))) throw appError('staff.enrolled')
      await replaceRecoveryCodes(tx, member.id, hashesOf(recoveryCodes))
      await deleteOtherSessions(tx, member.id, session.id)
      return openStaffSession(tx, actor, { staffId: member.id, state: 'signed-in', replaces: session.id })
    }),
  )
  app.monitor.security('staff.second-factor-set-up', actor)
  return { opened, member: (await findMember(app.db, member.id)) ?? member, recoveryCodes }
}

/** Replaces the recovery codes. @throws staff.not-enrolled, staff.confirm */
export async function renewRecoveryCodes(app: App, actor: StaffMember): Promise<string[]> {
  const { member } = await requirePresent(app, actor)
  if (!member.totpSealed) throw appError('staff.not-enrolled')
  requireConfirmed(actor)
  const codes = newRecoveryCodes()
  await app.db.transaction(async tx => {
    await lockMember(tx, member.id)
    await replaceRecoveryCodes(tx, member.id, hashesOf(codes))
  })
  return codes
}

/**
 * Seals the secrets of all authenticator apps with the current key; returns how many, and how many could not be read.
 */
export async function resealAuthenticators(app: App): Promise<{ resealed: number; unreadable: number }> {
  let resealed = 0
  let unreadable = 0
  for (let rows = await listSealed(app.db, null); rows.length > 0; ) {
    for (const { id, totpSealed } of rows) {
      const secret = app.secrets.unseal(TOTP_PURPOSE, totpSealed)
      if (secret === null) unreadable++
      else if (!app.secrets.isCurrent(TOTP_PURPOSE, totpSealed)) {
        await updateSealed(app.db, id, totpSealed, app.secrets.seal(TOTP_PURPOSE, secret))
        resealed++
      }
    }
    rows = await listSealed(app.db, rows.at(-1)?.id ?? null)
  }
  return { resealed, unreadable }
}
