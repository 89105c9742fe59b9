// SQL of staff members and their recovery codes.

import type { Language, Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { Theme } from '../../../contract/staff/schemas.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { CustomRole } from '../rules/rights.ts'
import { customRoleOf } from './roles.ts'

export interface MemberRow {
  id: string
  email: string
  name: string
  role: StaffRole | null
  customRole: CustomRole | null
  markets: Market[]
  language: Language
  theme: Theme
  passwordHash: string | null
  totpSealed: Buffer | null
  newTotpSealed: Buffer | null
  invitedUntil: Date | null
  createdAt: Date
  lastUsedAt: Date | null
  deactivatedAt: Date | null
  recoveryCodesLeft: number
  /** When the member was linked to a provider account; null without one. */
  companyLinkedAt: Date | null
}

const COLUMNS = `m.id, m.email, m.name, m.role, ${customRoleOf('m')}, m.markets, m.language, m.theme, m.password_hash as "passwordHash",
  m.totp_sealed as "totpSealed", m.new_totp_sealed as "newTotpSealed", m.invited_until as "invitedUntil",
  m.created_at as "createdAt", m.last_used_at as "lastUsedAt", m.deactivated_at as "deactivatedAt",
  m.company_linked_at as "companyLinkedAt",
  (select count(*)::int from staff_recovery_codes c where c.staff_id = m.id and c.used_at is null) as "recoveryCodesLeft"`

/** SQL: whether a member has accepted the invitation, with a password or a provider account. */
export const canLogIn = (member = '') =>
  `(${member}password_hash is not null or ${member}company_linked_at is not null)`

const FIND = statement('staff.find-member', `select ${COLUMNS} from staff_members m where m.id = $1`)
const LOCK = statement('staff.lock-member', `select ${COLUMNS} from staff_members m where m.id = $1 for update of m`)
const FIND_BY_EMAIL = statement(
  'staff.find-member-by-email',
  `select ${COLUMNS} from staff_members m where m.email = $1`,
)
const FIND_INVITED = statement(
  'staff.find-invited',
  `select ${COLUMNS} from staff_members m
   where m.invitation_hash = $1 and m.invited_until > $2 and m.password_hash is null and m.deactivated_at is null`,
)
const OWNERS = statement(
  'staff.list-owners',
  `select email, language from staff_members
   where role = 'owner' and $1 = any (markets) and deactivated_at is null and ${canLogIn()} order by email`,
)
const COLLEAGUES = statement(
  'staff.list-colleagues',
  `select m.id as "staffId", m.name, m.role, ${customRoleOf('m')} from staff_members m
   where $1 = any (m.markets) and m.deactivated_at is null and ${canLogIn('m.')}
   order by lower(m.name), m.id limit 1000`,
)
const INVITED = statement(
  'staff.count-invited',
  `select count(*)::int as count from staff_members
   where $1 = any (markets) and deactivated_at is null and (${canLogIn()} or invited_until > $2)`,
)
const ANY = statement('staff.any-member', 'select exists (select from staff_members) as "any"')
const INSERT = statement(
  'staff.insert-member',
  `insert into staff_members (email, name, role, custom_role_id, markets, language, password_hash, invitation_hash, invited_until,
     created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (email) do nothing returning id`,
)
const ACCEPT = statement(
  'staff.accept-invitation',
  `update staff_members set password_hash = $3, name = $4, invitation_hash = null, invited_until = null
   where id = $1 and invitation_hash = $2 and password_hash is null and deactivated_at is null returning id`,
)
const SET_PASSWORD = statement('staff.set-password', 'update staff_members set password_hash = $2 where id = $1')
const SET_PREFERENCES = statement(
  'staff.set-preferences',
  'update staff_members set language = coalesce($2, language), theme = coalesce($3, theme) where id = $1',
)
const SET_NEW_TOTP = statement('staff.set-new-totp', 'update staff_members set new_totp_sealed = $2 where id = $1')
const CONFIRM_TOTP = statement(
  'staff.confirm-totp',
  `update staff_members set totp_sealed = new_totp_sealed, new_totp_sealed = null, totp_step = $3
   where id = $1 and new_totp_sealed = $2 and totp_sealed is null returning id`,
)
const USE_TOTP = statement(
  'staff.use-totp',
  'update staff_members set totp_step = $3 where id = $1 and totp_sealed = $2 and totp_step < $3 returning id',
)
const DELETE_CODES = statement('staff.delete-recovery-codes', 'delete from staff_recovery_codes where staff_id = $1')
const INSERT_CODES = statement(
  'staff.insert-recovery-codes',
  'insert into staff_recovery_codes (staff_id, code_hash) select $1, unnest($2::bytea[])',
)
const USE_CODE = statement(
  'staff.use-recovery-code',
  `update staff_recovery_codes set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null
   returning staff_id`,
)
const LIST_SEALED = statement(
  'staff.list-sealed',
  `select id, totp_sealed as "totpSealed" from staff_members where totp_sealed is not null and ($1::uuid is null or id > $1)
   order by id limit 200`,
)
const RESEAL = statement(
  'staff.reseal-totp',
  'update staff_members set totp_sealed = $3 where id = $1 and totp_sealed = $2',
)

export function findMember(db: Db, id: string): Promise<MemberRow | null> {
  return db.oneOrNull<MemberRow>(FIND, [id])
}

/** The member, locked until the end of the transaction. */
export function lockMember(tx: Tx, id: string): Promise<MemberRow | null> {
  return tx.oneOrNull<MemberRow>(LOCK, [id])
}

export function findMemberByEmail(db: Db, email: string): Promise<MemberRow | null> {
  return db.oneOrNull<MemberRow>(FIND_BY_EMAIL, [email])
}

/** The member invited with a link that is still valid. */
export function findInvited(db: Db, tokenHash: Buffer, now: Date): Promise<MemberRow | null> {
  return db.oneOrNull<MemberRow>(FIND_INVITED, [tokenHash, now])
}

export async function hasMembers(db: Db): Promise<boolean> {
  return (await db.one<{ any: boolean }>(ANY)).any
}

export interface NewMember extends Pick<MemberRow, 'email' | 'name' | 'role' | 'markets' | 'language'> {
  customRoleId: string | null
  passwordHash: string | null
  invitation: { tokenHash: Buffer; until: Date } | null
  createdBy: string
  now: Date
}

/** Returns the id, or null if the email is already on the staff. */
export async function insertMember(tx: Tx, member: NewMember): Promise<string | null> {
  const { email, name, role, customRoleId, markets, language, passwordHash, invitation, createdBy, now } = member
  const link = [invitation?.tokenHash ?? null, invitation?.until ?? null]
  const row = await tx.oneOrNull<{ id: string }>(INSERT, [
    ...[email, name, role, customRoleId, markets, language, passwordHash, ...link, createdBy, now],
  ])
  return row?.id ?? null
}

/** Accepts an invitation; false if it was already accepted. */
export async function acceptInvitation(
  tx: Tx,
  id: string,
  { tokenHash, passwordHash, name }: { tokenHash: Buffer; passwordHash: string; name: string },
): Promise<boolean> {
  return (await tx.oneOrNull(ACCEPT, [id, tokenHash, passwordHash, name])) !== null
}

export async function updatePassword(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.run(SET_PASSWORD, [id, hash])
}

/** Saves the values that are not null. */
export async function updatePreferences(
  db: Db,
  id: string,
  { language, theme }: { language: Language | null; theme: Theme | null },
): Promise<void> {
  await db.run(SET_PREFERENCES, [id, language, theme])
}

export async function updateNewTotp(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.run(SET_NEW_TOTP, [id, sealed])
}

/** Activates the pending secret of the member; false if another one was activated meanwhile. */
export async function confirmTotp(tx: Tx, id: string, sealed: Buffer, step: number): Promise<boolean> {
  return (await tx.oneOrNull(CONFIRM_TOTP, [id, sealed, step])) !== null
}

/** Records the time step of a code; false if this or a later step was already used. */
export async function recordTotpUse(tx: Tx, id: string, sealed: Buffer, step: number): Promise<boolean> {
  return (await tx.oneOrNull(USE_TOTP, [id, sealed, step])) !== null
}

export async function replaceRecoveryCodes(tx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.run(DELETE_CODES, [id])
  await tx.run(INSERT_CODES, [id, hashes])
}

/** Consumes a recovery code; false if there is no such code or it was used. */
export async function recordRecoveryCodeUse(tx: Tx, id: string, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.oneOrNull(USE_CODE, [id, hash, now])) !== null
}

/** Secrets of authenticator apps after a member id, in the order of ids. */
export function listSealed(db: Db, after: string | null): Promise<{ id: string; totpSealed: Buffer }[]> {
  return db.rows<{ id: string; totpSealed: Buffer }>(LIST_SEALED, [after])
}

/** Replaces a sealed secret unless it has changed meanwhile. */
export async function updateSealed(db: Db, id: string, sealed: Buffer, resealed: Buffer): Promise<void> {
  await db.run(RESEAL, [id, sealed, resealed])
}

/** Active owners of a market who have set their password. */
export function listOwners(db: Db, market: Market): Promise<{ email: string; language: Language }[]> {
  return db.rows(OWNERS, [market])
}

/** Active members of a market who have set their password, by name. */
export function listColleagues(
  db: Db,
  market: Market,
): Promise<(Pick<MemberRow, 'name' | 'role' | 'customRole'> & { staffId: string })[]> {
  return db.rows(COLLEAGUES, [market])
}

/** Active members of a market, and those whose invitation is still valid. */
export async function countInvited(db: Db, market: Market, now: Date): Promise<number> {
  return (await db.one<{ count: number }>(INVITED, [market, now])).count
}
