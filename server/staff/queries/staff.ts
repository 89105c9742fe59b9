// Reads staff: the session of a browser, the caller's own sessions, the members.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { isHigher } from '../../../contract/shared/money-limits.rules.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { StaffMember as Listed, ListedStaffSession, StaffSession } from '../../../contract/staff/schemas.ts'
import type { Actor, Staff, StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { presentOf } from '../commands/sessions.ts'
import { presentListedSession, presentMember, presentStaffSession } from '../presenter.ts'
import { listMembers } from '../repository/changes.ts'
import { findMember, listColleagues, listOwners } from '../repository/members.ts'
import { listSessions } from '../repository/sessions.ts'
import { limitsOf, permissionsOf } from '../rules/rights.ts'

/** The console session of a browser, even if the login is incomplete. */
export async function staffSession(app: App, actor: Actor): Promise<StaffSession> {
  return presentStaffSession(await presentOf(app, actor), actor.now)
}

/** The caller's own sessions, the current one first, then by last use. */
export async function ownStaffSessions(app: App, actor: StaffMember): Promise<ListedStaffSession[]> {
  const rows = await listSessions(app.db, actor.staffId, actor.now)
  const listed = rows.map(row => presentListedSession(row, actor.sessionId))
  return listed.sort((a, b) => Number(b.current) - Number(a.current))
}

/** The email address of a member. */
export async function mailOfMember(db: Db, staffId: string): Promise<string> {
  const member = await findMember(db, staffId)
  if (!member) throw new Error('The member of the session is missing')
  return member.email
}

/** The active owners of a market who have accepted their invitation, with their addresses and languages. */
export function ownersOf(db: Db, market: Market): Promise<{ email: string; language: Language }[]> {
  return listOwners(db, market)
}

/** The active members of a market who have all of the permissions, by name. */
export async function colleaguesWith(
  db: Db,
  market: Market,
  ...permissions: Permission[]
): Promise<{ staffId: string; name: string }[]> {
  const members = await listColleagues(db, market)
  return members
    .filter(member => permissions.every(permission => permissionsOf(member).includes(permission)))
    .map(({ staffId, name }) => ({ staffId, name }))
}

/** Ids of the active members of a market with a permission whose money limit covers an amount (null for no amount). */
export async function approversOf(
  db: Db,
  { market, permission, amountMinor }: { market: Market; permission: Permission; amountMinor: number | null },
): Promise<string[]> {
  const members = await listColleagues(db, market)
  return members
    .filter(member => permissionsOf(member).includes(permission))
    .filter(member => !isHigher(amountMinor ?? 0, limitsOf(member)[market]))
    .map(({ staffId }) => staffId)
}

/** An active member's rights and mail address; null for a closed account. */
export async function findRights(db: Db, staffId: string) {
  const member = await findMember(db, staffId)
  if (!member || member.deactivatedAt !== null) return null
  const { name, email, language, markets } = member
  return { name, email, language, markets, permissions: permissionsOf(member) }
}

/** All members, the active first, by name. */
export async function allStaff(app: App, { now }: Actor): Promise<Listed[]> {
  return (await listMembers(app.db)).map(row => presentMember(row, now))
}

/** Caller data for work that continues after its call. */
export interface WorkOrigin {
  market: Market
  ip: string
  requestId: string
  now: Date
}

/** A member as the caller of such work, with current rights; null if the account is closed. */
export async function memberAtWork(db: Db, staffId: string, origin: WorkOrigin): Promise<Staff | null> {
  const member = await findMember(db, staffId)
  if (!member || member.deactivatedAt) return null
  const { name, role, markets, language } = member
  return {
    ...{ kind: 'staff', staffId, name, role, permissions: permissionsOf(member), markets, language, ...origin },
    moneyLimits: limitsOf(member),
    // no session with a fresh second factor, and no API key, which would be exempt from it
    ...{ sessionId: '', confirmedUntil: null, customerId: null, deviceId: '', place: null },
  }
}
