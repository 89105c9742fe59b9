// SQL of console sessions and of the links for the first owner.

import type { Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { StoredView } from '../rules/role-view.ts'
import { roleObject } from './roles.ts'

export interface StaffSessionRow extends StoredView {
  id: string
  staffId: string
  state: 'second-factor' | 'enrol' | 'signed-in'
  ip: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
  idleUntil: Date
  endsAt: Date
  confirmedAt: Date | null
  /** Whether the provider confirmed a second factor and is trusted to. */
  providerFactor: boolean
}

const COLUMNS = `id, staff_id as "staffId", state, ip, user_agent as "userAgent", created_at as "createdAt",
  last_used_at as "lastUsedAt", idle_until as "idleUntil", ends_at as "endsAt", confirmed_at as "confirmedAt",
  provider_factor as "providerFactor", view_role as "viewRole", view_markets as "viewMarkets", view_until as "viewUntil",
  (${roleObject('r.id = view_custom_role_id and r.deleted_at is null')}) as "viewCustomRole"`
const FIND_BY_TOKEN = statement(
  'staff.find-session-by-token',
  `select ${COLUMNS} from staff_sessions where token_hash = $1 and idle_until > $2`,
)
const FIND = statement('staff.find-session', `select ${COLUMNS} from staff_sessions where id = $1 and idle_until > $2`)
const IS_OPEN = statement(
  'staff.is-open-session',
  `select exists (select from staff_sessions where id = $1 and staff_id = $2 and state = 'signed-in' and idle_until > $3) as open`,
)
const LIST = statement(
  'staff.list-sessions',
  `select ${COLUMNS} from staff_sessions where staff_id = $1 and state = 'signed-in' and idle_until > $2
   order by last_used_at desc limit 100`,
)
const INSERT = statement(
  'staff.insert-session',
  `insert into staff_sessions (token_hash, staff_id, state, ip, user_agent, created_at, last_used_at, idle_until, ends_at,
     confirmed_at, provider_factor)
   values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
)
const RENEW = statement(
  'staff.renew-session',
  `with used as (
     update staff_sessions set last_used_at = $2, idle_until = least($3, ends_at) where id = $1 and last_used_at < $2
     returning staff_id)
   update staff_members set last_used_at = $2 from used where id = used.staff_id`,
)
const CONFIRM = statement('staff.confirm-session', 'update staff_sessions set confirmed_at = $2 where id = $1')
const START_VIEW = statement(
  'staff.start-role-view',
  `update staff_sessions set view_role = $2, view_custom_role_id = $3, view_markets = $4, view_until = $5 where id = $1`,
)
const END_VIEW = statement(
  'staff.end-role-view',
  `update staff_sessions set view_role = null, view_custom_role_id = null, view_markets = null, view_until = null
   where id = $1`,
)
const DELETE = statement('staff.delete-session', 'delete from staff_sessions where id = $1 returning id')
const DELETE_OWN = statement('staff.delete-own-session', 'delete from staff_sessions where id = $1 and staff_id = $2')
const DELETE_OTHERS = statement(
  'staff.delete-other-sessions',
  'delete from staff_sessions where staff_id = $1 and id is distinct from $2',
)
const DELETE_ENDED = statement(
  'staff.delete-ended-sessions',
  'delete from staff_sessions where id in (select id from staff_sessions where ends_at < $1 limit $2)',
)
const INSERT_LINK = statement(
  'staff.insert-setup-link',
  `with old as (delete from staff_setup_links where expires_at <= $3)
   insert into staff_setup_links (token_hash, expires_at) values ($1, $2)`,
)
const FIND_LINK = statement(
  'staff.find-setup-link',
  `select exists (select from staff_setup_links where token_hash = $1 and expires_at > $2)
     and not exists (select from staff_members) as valid`,
)
const DELETE_LINKS = statement('staff.delete-setup-links', 'delete from staff_setup_links')
/** serializes changes of owners, so that two are not created at once and the last two do not leave at once */
const LOCK_OWNERS = statement('staff.lock-owners', `select pg_advisory_xact_lock(hashtext('staff.owners'))`)

export function findSessionByToken(db: Db, tokenHash: Buffer, now: Date): Promise<StaffSessionRow | null> {
  return db.oneOrNull<StaffSessionRow>(FIND_BY_TOKEN, [tokenHash, now])
}

export function findSession(db: Db, id: string, now: Date): Promise<StaffSessionRow | null> {
  return db.oneOrNull<StaffSessionRow>(FIND, [id, now])
}

/** The complete sessions of a member, last used first; 100 at most. */
export function listSessions(db: Db, staffId: string, now: Date): Promise<StaffSessionRow[]> {
  return db.rows<StaffSessionRow>(LIST, [staffId, now])
}

export interface NewStaffSession {
  tokenHash: Buffer
  staffId: string
  state: StaffSessionRow['state']
  ip: string
  userAgent: string
  now: Date
  idleUntil: Date
  endsAt: Date
  confirmedAt: Date | null
  providerFactor: boolean
}

export function insertSession(tx: Tx, session: NewStaffSession): Promise<StaffSessionRow> {
  const { tokenHash, staffId, state, ip, userAgent, now, idleUntil, endsAt, confirmedAt, providerFactor } = session
  return tx.one<StaffSessionRow>(INSERT, [
    ...[tokenHash, staffId, state, ip, userAgent, now, idleUntil, endsAt, confirmedAt, providerFactor],
  ])
}

/** Records a use: the idle timeout restarts, within the maximum lifetime of the session. */
export async function renewSession(db: Db, id: string, now: Date, idleUntil: Date): Promise<void> {
  await db.run(RENEW, [id, now, idleUntil])
}

export async function confirmSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(CONFIRM, [id, now])
}

interface NewView {
  role: StaffRole | null
  customRoleId: string | null
  markets: Market[]
  until: Date
}

/** Makes a session view the console as a built-in or custom role. */
export async function startView(tx: Tx, id: string, { role, customRoleId, markets, until }: NewView): Promise<void> {
  await tx.run(START_VIEW, [id, role, customRoleId, markets, until])
}

export async function endView(tx: Tx, id: string): Promise<void> {
  await tx.run(END_VIEW, [id])
}

/** Ends a session; false if it has already ended. */
export async function deleteSession(db: Db, id: string): Promise<boolean> {
  return (await db.oneOrNull(DELETE, [id])) !== null
}

/** Whether a session of a member is still open. */
export async function isOpenSession(
  db: Db,
  { sessionId, staffId }: { sessionId: string; staffId: string },
  now: Date,
): Promise<boolean> {
  return (await db.one<{ open: boolean }>(IS_OPEN, [sessionId, staffId, now])).open
}

/** Ends a session of a member; returns how many there were. */
export function deleteOwnSession(db: Db, id: string, staffId: string): Promise<number> {
  return db.run(DELETE_OWN, [id, staffId])
}

/** Ends the sessions of a member, all or all but one; returns how many there were. */
export function deleteOtherSessions(db: Db, staffId: string, exceptId: string | null): Promise<number> {
  return db.run(DELETE_OTHERS, [staffId, exceptId])
}

export function deleteEndedSessions(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_ENDED, [before, most])
}

export async function insertSetupLink(db: Db, tokenHash: Buffer, expiresAt: Date, now: Date): Promise<void> {
  await db.run(INSERT_LINK, [tokenHash, expiresAt, now])
}

/** Whether a link is valid: not expired, and there are no staff yet. */
export async function isSetupLink(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  return (await db.one<{ valid: boolean }>(FIND_LINK, [tokenHash, now])).valid
}

export async function deleteSetupLinks(tx: Tx): Promise<void> {
  await tx.run(DELETE_LINKS)
}

/** Locks all changes of owners until the end of the transaction. */
export async function lockOwners(tx: Tx): Promise<void> {
  await tx.run(LOCK_OWNERS)
}
