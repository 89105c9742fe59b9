// Login of staff: password first, then the second factor where the account has one or its role requires one.

import { needsSecondFactor } from '../../../contract/shared/permissions.ts'
import { hashNewPassword, passwordFits } from '../../auth/service.ts'
import type { Actor, StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import {
  findMember,
  findMemberByEmail,
  lockMember,
  type MemberRow,
  recordRecoveryCodeUse,
  recordTotpUse,
  updatePassword,
} from '../repository/members.ts'
import { confirmSession, deleteOtherSessions } from '../repository/sessions.ts'
import { hasOwnLogin, totpStep } from '../rules/login.ts'
import { permissionsOf } from '../rules/rights.ts'
import { attempt } from './attempts.ts'
import { type LoggedIn, type OpenedStaffSession, openStaffSession, requirePresent } from './sessions.ts'

export const TOTP_PURPOSE = 'staff-totp'

type Rights = Pick<MemberRow, 'id' | 'role' | 'customRole' | 'totpSealed'>

/** Opens the session after a correct password: complete, or waiting for the second factor. */
export function openAfterPassword(tx: Tx, actor: Actor, member: Rights): Promise<OpenedStaffSession> {
  const withoutApp = needsSecondFactor(permissionsOf(member)) ? 'enrol' : 'signed-in'
  const state = member.totpSealed ? 'second-factor' : withoutApp
  return openStaffSession(tx, actor, { staffId: member.id, state, replaces: 'any' })
}

/** Checks that a member may log in without company sign-in. @throws staff.company-only */
export function requireOwnLogin({ config }: App, member: Pick<MemberRow, 'role' | 'customRole'>): void {
  if (config.companyLogin?.only && !hasOwnLogin(member)) throw appError('staff.company-only')
}

/** Begins a login. @throws staff.login-wrong, staff.company-only, staff.too-many */
export async function logInStaff(app: App, actor: Actor, email: string, password: string): Promise<LoggedIn> {
  return attempt(app, actor, `password ${email}`, async () => {
    const member = await findMemberByEmail(app.db, email)
    const right = await passwordFits(member?.passwordHash, password)
    if (!member || !right || member.deactivatedAt) throw appError('staff.login-wrong')
    requireOwnLogin(app, member)
    const opened = await app.db.transaction(tx => openAfterPassword(tx, actor, member))
    if (opened.session.state === 'signed-in') app.monitor.security('staff.login-succeeded', actor)
    return { ...opened, member }
  })
}

export interface Factor {
  code?: string | undefined
  recoveryCode?: string | undefined
}

/** Consumes a code. @throws staff.code-wrong for a wrong or used one */
async function spendFactor(app: App, tx: Tx, member: MemberRow, factor: Factor, now: Date): Promise<void> {
  if (factor.recoveryCode !== undefined) {
    if (!(await recordRecoveryCodeUse(tx, member.id, digest(factor.recoveryCode), now)))
      throw appError('staff.code-wrong')
    return
  }
  const secret = member.totpSealed && app.secrets.unseal(TOTP_PURPOSE, member.totpSealed)
  const step = secret ? totpStep(secret, factor.code ?? '', now) : null
  if (!member.totpSealed || step === null || !(await recordTotpUse(tx, member.id, member.totpSealed, step)))
    throw appError('staff.code-wrong')
}

/** Completes a login that waits for a code. @throws staff.login-expired, staff.code-wrong, staff.too-many */
export async function passSecondFactor(app: App, actor: Actor, factor: Factor): Promise<LoggedIn> {
  const { session, member } = await requirePresent(app, actor)
  if (session.state !== 'second-factor') throw appError('staff.login-expired')
  const opened = await attempt(app, actor, `code ${member.id}`, () =>
    app.db.transaction(async tx => {
      await spendFactor(app, tx, member, factor, actor.now)
      return openStaffSession(tx, actor, { staffId: member.id, state: 'signed-in', replaces: session.id })
    }),
  )
  app.monitor.security('staff.login-succeeded', actor)
  return { ...opened, member: (await findMember(app.db, member.id)) ?? member }
}

/** A fresh second factor within a session. @throws staff.not-enrolled, staff.code-wrong, staff.too-many */
export async function confirmAgain(app: App, actor: StaffMember, factor: Factor): Promise<void> {
  const { session, member } = await requirePresent(app, actor)
  if (!member.totpSealed) throw appError('staff.not-enrolled')
  await attempt(app, actor, `code ${member.id}`, () =>
    app.db.transaction(async tx => {
      await spendFactor(app, tx, member, factor, actor.now)
      await confirmSession(tx, session.id, actor.now)
    }),
  )
}

/** The member's personal details, which a password must not contain. */
export const personOf = ({ email, name }: { email: string; name: string }) => ({
  ...{ email, phone: null, firstName: name },
})

/**
 * Changes the caller's password; all other sessions of the account end.
 * @throws auth.password-wrong, auth.password-common, staff.too-many
 */
export async function changeOwnPassword(
  app: App,
  actor: StaffMember,
  { presentPassword, password }: { presentPassword: string; password: string },
): Promise<void> {
  const { member } = await requirePresent(app, actor)
  await attempt(app, actor, `password ${member.email}`, async () => {
    if (!(await passwordFits(member.passwordHash, presentPassword))) throw appError('auth.password-wrong')
  })
  const hash = await hashNewPassword(password, personOf(member))
  await app.db.transaction(async tx => {
    const locked = await lockMember(tx, member.id)
    // it may have been changed since it was verified
    if (!locked || locked.passwordHash !== member.passwordHash) throw appError('auth.password-wrong')
    await updatePassword(tx, member.id, hash)
    await deleteOtherSessions(tx, member.id, actor.sessionId)
  })
  app.monitor.security('staff.password-changed', actor)
}
