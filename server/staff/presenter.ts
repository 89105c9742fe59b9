// Presents rows of staff tables as responses.

import { needsSecondFactor, STAFF_ROLES, type StaffRole } from '../../contract/shared/permissions.ts'
import type { ApiKey } from '../../contract/staff/keys-api.ts'
import type { BuiltInRole, CustomRole as PresentedRole } from '../../contract/staff/roles-api.ts'
import type {
  CustomRoleName,
  ListedStaffSession,
  OwnMember,
  StaffMember,
  StaffSession,
} from '../../contract/staff/schemas.ts'
import { deviceOf } from '../auth/service.ts'
import type { ListedMemberRow } from './repository/changes.ts'
import type { KeyRow } from './repository/keys.ts'
import type { MemberRow } from './repository/members.ts'
import type { Holders, RoleRow } from './repository/roles.ts'
import type { StaffSessionRow } from './repository/sessions.ts'
import { confirmedUntil, stateOf } from './rules/login.ts'
import { type CustomRole, isWithinOwn, limitsOf, type Own, permissionsOf, type WithRole } from './rules/rights.ts'
import { sessionRights, viewOf } from './rules/role-view.ts'

const SIGNED_OUT: StaffSession = { state: 'signed-out', member: null, idleUntil: null, endsAt: null }

/** A custom role with only its names. */
export function presentRoleName(customRole: CustomRole | null): CustomRoleName | null {
  return customRole && { roleId: customRole.roleId, name: customRole.name, nameHi: customRole.nameHi }
}

function presentOwn(session: StaffSessionRow, member: MemberRow, now: Date): OwnMember {
  const { id, name, email, role, language, theme } = member
  const { permissions, markets, readOnly } = sessionRights(session, member, now)
  const view = viewOf(session, now)
  return {
    ...{ staffId: id, name, email, role, markets, language, theme },
    customRole: presentRoleName(member.customRole),
    permissions: [...permissions],
    secondFactor: member.totpSealed !== null,
    secondFactorRequired: needsSecondFactor(permissionsOf(member)),
    viewing: view && {
      role: view.role,
      customRole: presentRoleName(view.customRole),
      until: view.until.toISOString(),
    },
    hasPassword: member.passwordHash !== null,
    companyLinkedAt: member.companyLinkedAt?.toISOString() ?? null,
    recoveryCodesLeft: member.recoveryCodesLeft,
    confirmedUntil: readOnly ? null : (confirmedUntil(session, now)?.toISOString() ?? null),
  }
}

/** The session of a browser; before the login is complete it does not include the member. */
export function presentStaffSession(
  present: { session: StaffSessionRow; member: MemberRow } | null,
  now: Date,
): StaffSession {
  if (!present) return SIGNED_OUT
  const { session, member } = present
  const state = stateOf(session, member)
  return {
    state,
    member: state === 'signed-in' ? presentOwn(session, member, now) : null,
    idleUntil: session.idleUntil.toISOString(),
    endsAt: session.endsAt.toISOString(),
  }
}

export function presentListedSession(row: StaffSessionRow, currentId: string): ListedStaffSession {
  return {
    sessionId: row.id,
    ...deviceOf(row.userAgent),
    ip: row.ip,
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === currentId,
  }
}

export function presentMember(row: ListedMemberRow, now: Date): StaffMember {
  const { id, name, email, role, markets, hasJoined, secondFactor, companyLogin, invitedUntil, version } = row
  return {
    ...{ staffId: id, name, email, role, markets, secondFactor, companyLogin, version },
    customRole: presentRoleName(row.customRole),
    state: row.deactivatedAt ? 'deactivated' : hasJoined ? 'active' : 'invited',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    invitedUntil: invitedUntil && invitedUntil > now ? invitedUntil.toISOString() : null,
  }
}

/** Whether the caller may grant a role in one of their own markets. */
const mayGrant = (caller: Own, given: WithRole) =>
  caller.markets.some(market => isWithinOwn(caller, { ...given, markets: [market] }))

type Counts = Pick<Holders, 'members' | 'keys'>

/** A built-in role, and whether the caller may grant it. */
export function presentBuiltInRole(role: StaffRole, { members, keys }: Counts, caller: Own): BuiltInRole {
  return {
    role,
    permissions: [...STAFF_ROLES[role]],
    secondFactorRequired: needsSecondFactor(STAFF_ROLES[role]),
    ...{ members, keys },
    mayGrant: mayGrant(caller, { role, customRole: null }),
  }
}

/** A custom role, and whether the caller may grant or change it. */
export function presentCustomRole(row: RoleRow & Holders, caller: Own): PresentedRole {
  const { roleId, name, nameHi, permissions, moneyLimits, members, keys, version, markets } = row
  const given = { role: null, customRole: row }
  return {
    ...{ roleId, name, nameHi, permissions, moneyLimits, members, keys, version },
    secondFactorRequired: needsSecondFactor(permissions),
    changedAt: row.changedAt.toISOString(),
    mayGrant: mayGrant(caller, given),
    mayChange:
      caller.permissions.includes('staff.write') &&
      [markets, caller.markets].every(held => isWithinOwn(caller, { ...given, markets: held })),
  }
}

export function presentKey(row: KeyRow): ApiKey {
  const { id, name, prefix, role, markets, networks, createdByName, lastUsedFrom } = row
  return {
    ...{ keyId: id, name, prefix, role, markets, networks, createdBy: createdByName },
    customRole: presentRoleName(row.customRole),
    permissions: [...permissionsOf(row)],
    moneyLimits: limitsOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}
