// Invitations to the staff: mailed with a single-use link, accepted with a password.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { hashNewPassword } from '../../auth/service.ts'
import { queueMessage } from '../../messages/service.ts'
import { type Actor, ownAsSystem } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { digest, newToken } from '../../platform/secrets.ts'
import { presentRoleName } from '../presenter.ts'
import { updateInvitation, updateRole } from '../repository/changes.ts'
import {
  acceptInvitation,
  findInvited,
  findMember,
  findMemberByEmail,
  insertMember,
  type MemberRow,
} from '../repository/members.ts'
import { invitationMail } from '../rules/invitation-mail.ts'
import { INVITATION_MS } from '../rules/login.ts'
import { openAfterPassword, personOf, requireOwnLogin } from './login.ts'
import type { RoleChoice } from './rights.ts'
import type { LoggedIn } from './sessions.ts'

/** A new link, as a token and in its stored form. */
export function newInvitation(now: Date) {
  const token = newToken()
  return { token, tokenHash: digest(token), until: new Date(now.getTime() + INVITATION_MS) }
}

type Invited = Pick<MemberRow, 'email' | 'name' | 'language' | 'markets'>

/** Queues the mail of an invitation; returns its link. `invitedBy` is empty when invited from the command line. */
export async function sendInvitation(
  app: App,
  tx: Tx,
  { email, name, language, markets }: Invited,
  { token, invitedBy }: { token: string; invitedBy: string },
): Promise<string> {
  const link = `${originOf(app.config, markets[0] ?? 'IN')}/console/invite/${token}`
  const days = INVITATION_MS / (24 * 3600 * 1000)
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'staff-invitation', language },
    ...invitationMail({ name, invitedBy, link, days }, language),
  })
  return link
}

export interface Invitee extends RoleChoice {
  email: string
  name: string
  markets: Market[]
  language: Language
}

/** Invites a person; the caller has checked the permission. @throws staff.exists */
export async function invite(
  app: App,
  tx: Tx,
  invitee: Invitee,
  by: { who: string; name: string; now: Date },
): Promise<{ id: string; link: string }> {
  const invitation = newInvitation(by.now)
  const { role = null, customRoleId = null } = invitee
  const row = { ...invitee, role, customRoleId, passwordHash: null, invitation, createdBy: by.who, now: by.now }
  const id = await insertMember(tx, row)
  if (!id) throw appError('staff.exists')
  const link = await sendInvitation(app, tx, invitee, { token: invitation.token, invitedBy: by.name })
  return { id, link }
}

/** The person invited by a link. @throws staff.invitation-unknown */
export async function invitationOf(app: App, actor: Actor, token: string) {
  const member = await findInvited(app.db, digest(token), actor.now)
  if (!member) throw appError('staff.invitation-unknown')
  const { name, email, role, customRole, markets, language } = member
  return { name, email, role, customRole: presentRoleName(customRole), markets, language }
}

/** Accepts an invitation and begins the login. @throws staff.invitation-unknown, staff.company-only, auth.password-common */
export async function acceptOwnInvitation(
  app: App,
  actor: Actor,
  { token, password, name }: { token: string; password: string; name?: string | undefined },
): Promise<LoggedIn> {
  const tokenHash = digest(token)
  const invited = await findInvited(app.db, tokenHash, actor.now)
  if (!invited) throw appError('staff.invitation-unknown')
  requireOwnLogin(app, invited)
  const passwordHash = await hashNewPassword(password, personOf(invited))
  const opened = await app.db.transaction(async tx => {
    const accepted = { tokenHash, passwordHash, name: name ?? invited.name }
    const member = (await acceptInvitation(tx, invited.id, accepted)) && (await findMember(tx, invited.id))
    if (!member) throw appError('staff.invitation-unknown')
    return { ...(await openAfterPassword(tx, actor, member)), member }
  })
  app.monitor.security('staff.account-created', actor)
  return opened
}

/**
 * Invites a person from the command line; someone already invited gets a new link. `mailed` is false without a mail
 * server.
 * @throws staff.exists for somebody who has a password
 */
export async function inviteByOperator(app: App, invitee: Invitee): Promise<{ link: string; mailed: boolean }> {
  const now = app.now()
  const link = await app.db.transaction(async tx => {
    const member = await findMemberByEmail(tx, invitee.email)
    if (!member) return (await invite(app, tx, invitee, { who: 'command line', name: '', now })).link
    if (member.passwordHash !== null || member.deactivatedAt) throw appError('staff.exists')
    const invitation = newInvitation(now)
    const owned = ownAsSystem(member, { kind: 'system', name: 'staff command' })
    await updateInvitation(tx, owned, invitation)
    await updateRole(tx, owned, invitee, invitee.markets)
    return sendInvitation(app, tx, invitee, { token: invitation.token, invitedBy: '' })
  })
  return { link, mailed: app.ports.messages.has('mail') }
}
