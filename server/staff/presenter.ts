// Rows of staff as responses.

import {
  mayGrant,
  needsSecondFactor,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from '../../contract/shared/permissions.ts'
import type { ApiKey } from '../../contract/staff/keys-api.ts'
import type { ListedStaffSession, OwnMember, StaffMember, StaffSession } from '../../contract/staff/schemas.ts'
import { deviceOf } from '../auth/service.ts'
import type { ListedMemberRow } from './repository/changes.ts'
import type { KeyRow } from './repository/keys.ts'
import type { MemberRow } from './repository/members.ts'
import type { StaffSessionRow } from './repository/sessions.ts'
import { confirmedUntil, stateOf } from './rules/login.ts'

const SIGNED_OUT: StaffSession = { state: 'signed-out', member: null, idleUntil: null, endsAt: null }

function presentOwn(session: StaffSessionRow, member: MemberRow, now: Date): OwnMember {
  const { id, name, email, role, markets, language, theme } = member
  return {
    ...{ staffId: id, name, email, role, markets, language, theme },
    permissions: [...STAFF_ROLES[role]],
    secondFactor: member.totpSealed !== null,
    secondFactorRequired: needsSecondFactor(role),
    recoveryCodesLeft: member.recoveryCodesLeft,
    confirmedUntil: confirmedUntil(session, now)?.toISOString() ?? null,
  }
}

/** The session of a browser; before the login is complete it does not say who logs in. */
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
  const { id, name, email, role, markets, hasPassword, secondFactor, invitedUntil } = row
  return {
    ...{ staffId: id, name, email, role, markets, secondFactor },
    state: row.deactivatedAt ? 'deactivated' : hasPassword ? 'active' : 'invited',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    invitedUntil: invitedUntil && invitedUntil > now ? invitedUntil.toISOString() : null,
  }
}

/** The roles with their permissions, and which of them somebody with `own` permissions may give. */
export function presentRoles(own: readonly Permission[]) {
  return (Object.keys(STAFF_ROLES) as StaffRole[]).map(role => ({
    role,
    permissions: [...STAFF_ROLES[role]],
    secondFactorRequired: needsSecondFactor(role),
    mayGrant: mayGrant(own, role),
  }))
}

export function presentKey(row: KeyRow, permissions: readonly Permission[]): ApiKey {
  const { id, name, prefix, role, markets, networks, createdByName, lastUsedFrom } = row
  return {
    ...{ keyId: id, name, prefix, role, permissions: [...permissions], markets, networks, createdBy: createdByName },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}
