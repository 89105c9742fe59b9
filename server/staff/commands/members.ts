// Changes to staff: nobody can grant or change rights beyond their own, and the last owner cannot be removed.

import { isDeepStrictEqual } from 'node:util'
import type { Market } from '../../../contract/shared/market.ts'
import type { StaffMember as Presented } from '../../../contract/staff/schemas.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import { presentMember } from '../presenter.ts'
import {
  deactivate,
  findListed,
  hasOtherOwner,
  reactivate,
  resetTotp,
  updateInvitation,
  updateRole,
} from '../repository/changes.ts'
import { lockMember, type MemberRow } from '../repository/members.ts'
import { deletePasskeys } from '../repository/passkeys.ts'
import { deleteOtherSessions, lockOwners } from '../repository/sessions.ts'
import { type Invitee, invite, newInvitation, sendInvitation } from './invitations.ts'
import { holdRole, type RoleChoice, requireWithinOwn } from './rights.ts'

interface Rights extends RoleChoice {
  markets: Market[]
}

/** A member in the audit log. */
const rightsOf = ({ role, customRole, markets, state, secondFactor, companyLogin }: Presented) => ({
  role: customRole?.name ?? role,
  ...{ markets, state, secondFactor, companyLogin },
})

/** Assigns a role within the caller's own rights. @throws staff.beyond-own, staff.role-unknown */
async function requireMayGive(tx: Tx, actor: Staff, { role, customRoleId, markets }: Rights): Promise<void> {
  requireWithinOwn(actor, { ...(await holdRole(tx, { role, customRoleId })), markets })
}

/** Invites a person by mail. @throws staff.exists, staff.beyond-own, staff.role-unknown */
export async function inviteMember(app: App, actor: Staff, invitee: Invitee): Promise<Presented> {
  return app.db.transaction(async tx => {
    await requireMayGive(tx, actor, invitee)
    const by = { who: `staff:${actor.staffId}`, name: actor.name, now: actor.now }
    const { id } = await invite(app, tx, invitee, by)
    const member = presentMember(await findListed(tx, id), actor.now)
    describeChange({ recordId: id, after: rightsOf(member) })
    return member
  })
}

/**
 * Changes a member whose rights, before and after, are within those of the caller. Serialized, so that concurrent
 * changes cannot remove all owners.
 * @throws staff.unknown, staff.beyond-own
 */
export function change(
  app: App,
  actor: Staff,
  staffId: string,
  apply: (tx: Tx, member: Owned<MemberRow>, before: Presented) => Promise<void>,
): Promise<Presented> {
  return app.db.transaction(async tx => {
    await lockOwners(tx)
    const member = ownAsStaff(await lockMember(tx, staffId), actor, 'staff.unknown')
    requireWithinOwn(actor, member)
    const before = presentMember(await findListed(tx, staffId), actor.now)
    await apply(tx, member, before)
    const after = presentMember(await findListed(tx, staffId), actor.now)
    describeChange({ before: rightsOf(before), after: rightsOf(after) })
    return after
  })
}

/** Whether a member is an owner who can log in. */
const isActiveOwner = ({ role, passwordHash, companyLinkedAt, deactivatedAt }: MemberRow) =>
  role === 'owner' && (passwordHash !== null || companyLinkedAt !== null) && deactivatedAt === null

/** @throws staff.last-owner */
export async function requireOtherOwner(tx: Tx, member: MemberRow): Promise<void> {
  if (isActiveOwner(member) && !(await hasOtherOwner(tx, member.id))) throw appError('staff.last-owner')
}

/** Resends an invitation with a new link. @throws staff.unknown, staff.state, staff.beyond-own */
export function inviteAgain(app: App, actor: Staff, staffId: string): Promise<Presented> {
  return change(app, actor, staffId, async (tx, member) => {
    if (member.passwordHash !== null || member.deactivatedAt) throw appError('staff.state')
    const invitation = newInvitation(actor.now)
    await updateInvitation(tx, member, invitation)
    await sendInvitation(app, tx, member, { token: invitation.token, invitedBy: actor.name })
  })
}

/** Whether a member has the given role and markets. */
const hasRights = ({ role, customRole, markets }: Presented, given: Rights) =>
  role === (given.role ?? null) &&
  (customRole?.roleId ?? null) === (given.customRoleId ?? null) &&
  isDeepStrictEqual(markets, given.markets)

/**
 * Changes role and markets. Idempotent.
 * @throws staff.unknown, staff.beyond-own, staff.last-owner, staff.role-unknown, settings.changed-meanwhile
 */
export function changeRole(
  app: App,
  actor: Staff,
  staffId: string,
  { version, ...rights }: Rights & { version: number },
): Promise<Presented> {
  return change(app, actor, staffId, async (tx, member, before) => {
    await requireMayGive(tx, actor, rights)
    if (hasRights(before, rights)) return
    requireVersion(before, version)
    if (rights.role !== 'owner') await requireOtherOwner(tx, member)
    await updateRole(tx, member, rights, rights.markets)
  })
}

/** Closes an account; its sessions end. @throws staff.unknown, staff.beyond-own, staff.last-owner */
export function deactivateMember(app: App, actor: Staff, staffId: string): Promise<Presented> {
  return change(app, actor, staffId, async (tx, member) => {
    if (member.deactivatedAt) return
    await requireOtherOwner(tx, member)
    await deactivate(tx, member, actor.now)
    await deleteOtherSessions(tx, staffId, null)
  })
}

/**
 * Reactivates a deactivated account; a member who never had a password can be invited again.
 * @throws staff.unknown, staff.beyond-own
 */
export function reactivateMember(app: App, actor: Staff, staffId: string): Promise<Presented> {
  return change(app, actor, staffId, async (tx, member) => {
    if (member.deactivatedAt) await reactivate(tx, member)
  })
}

/**
 * Removes a lost authenticator app and the passkeys, which may be lost too; the sessions end.
 * @throws staff.unknown, staff.beyond-own
 */
export function resetSecondFactor(app: App, actor: Staff, staffId: string): Promise<Presented> {
  return change(app, actor, staffId, async (tx, member) => {
    await resetTotp(tx, member)
    await deletePasskeys(tx, staffId)
    await deleteOtherSessions(tx, staffId, null)
  })
}
