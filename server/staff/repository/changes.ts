// SQL of changes to members by others: invitations, roles, deactivation, a lost authenticator app.

import type { Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { canLogIn, type MemberRow } from './members.ts'
import { customRoleOf } from './roles.ts'

const LIST = statement(
  'staff.list-members',
  `select m.id, m.email, m.name, m.role, ${customRoleOf('m')}, m.markets, m.language, ${canLogIn('m.')} as "hasJoined",
     m.company_linked_at is not null as "companyLogin",
     m.totp_sealed is not null as "secondFactor", m.invited_until as "invitedUntil", m.created_at as "createdAt",
     m.last_used_at as "lastUsedAt", m.deactivated_at as "deactivatedAt", m.version
   from staff_members m where $1::uuid is null or m.id = $1
   order by m.deactivated_at is not null, m.name, m.id limit 1000`,
)
const OTHER_OWNERS = statement(
  'staff.other-owners',
  `select exists (select from staff_members where role = 'owner' and deactivated_at is null and ${canLogIn()}
     and id <> $1) as "any"`,
)
const SET_ROLE = statement(
  'staff.set-role',
  'update staff_members set role = $2, custom_role_id = $3, markets = $4, version = version + 1 where id = $1',
)
const SET_INVITATION = statement(
  'staff.set-invitation',
  'update staff_members set invitation_hash = $2, invited_until = $3 where id = $1',
)
const DEACTIVATE = statement(
  'staff.deactivate',
  'update staff_members set deactivated_at = $2, invitation_hash = null, invited_until = null where id = $1',
)
const REACTIVATE = statement('staff.reactivate', 'update staff_members set deactivated_at = null where id = $1')
const RESET_TOTP = statement(
  'staff.reset-totp',
  `with codes as (delete from staff_recovery_codes where staff_id = $1)
   update staff_members set totp_sealed = null, new_totp_sealed = null where id = $1`,
)

export interface ListedMemberRow
  extends Pick<
    MemberRow,
    | 'id'
    | 'email'
    | 'name'
    | 'role'
    | 'customRole'
    | 'markets'
    | 'language'
    | 'invitedUntil'
    | 'createdAt'
    | 'lastUsedAt'
    | 'deactivatedAt'
  > {
  hasJoined: boolean
  companyLogin: boolean
  secondFactor: boolean
  version: number
}

/** All members, the active first, by name; 1,000 at most. */
export function listMembers(db: Db): Promise<ListedMemberRow[]> {
  return db.rows<ListedMemberRow>(LIST, [null])
}

export function findListed(db: Db, id: string): Promise<ListedMemberRow> {
  return db.one<ListedMemberRow>(LIST, [id])
}

/** Whether anybody else is an owner who can log in. */
export async function hasOtherOwner(tx: Tx, id: string): Promise<boolean> {
  return (await tx.one<{ any: boolean }>(OTHER_OWNERS, [id])).any
}

/** Assigns a built-in or a custom role; the other column is cleared. */
export async function updateRole(
  tx: Tx,
  { id }: Owned<MemberRow>,
  { role, customRoleId }: { role?: StaffRole | undefined; customRoleId?: string | undefined },
  markets: Market[],
): Promise<void> {
  await tx.run(SET_ROLE, [id, role ?? null, customRoleId ?? null, markets])
}

export async function updateInvitation(
  tx: Tx,
  { id }: Owned<MemberRow>,
  { tokenHash, until }: { tokenHash: Buffer; until: Date },
): Promise<void> {
  await tx.run(SET_INVITATION, [id, tokenHash, until])
}

export async function deactivate(tx: Tx, { id }: Owned<MemberRow>, now: Date): Promise<void> {
  await tx.run(DEACTIVATE, [id, now])
}

export async function reactivate(tx: Tx, { id }: Owned<MemberRow>): Promise<void> {
  await tx.run(REACTIVATE, [id])
}

/** Removes the authenticator app and the recovery codes. */
export async function resetTotp(tx: Tx, { id }: Owned<MemberRow>): Promise<void> {
  await tx.run(RESET_TOTP, [id])
}
