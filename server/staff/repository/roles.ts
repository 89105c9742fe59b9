// SQL of custom roles.

import type { Market } from '../../../contract/shared/market.ts'
import type { MoneyLimits } from '../../../contract/shared/money-limits.rules.ts'
import type { Permission, StaffRole } from '../../../contract/shared/permissions.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { CustomRole } from '../rules/rights.ts'

/** SQL: the money limits of a row as an object. */
export const limitsOf = (row: string) => `jsonb_build_object('IN', ${row}.limit_in_minor, 'AE', ${row}.limit_ae_minor)`

/** SQL: a custom role as an object. */
export const roleObject = (condition: string) =>
  `select jsonb_build_object('roleId', r.id, 'name', r.name, 'nameHi', r.name_hi, 'permissions', r.permissions,
    'moneyLimits', ${limitsOf('r')})
    from staff_roles r where ${condition}`

/** The custom role of a row with `custom_role_id`, as a column of its query; null for none. */
export const customRoleOf = (row: string) => `(${roleObject(`r.id = ${row}.custom_role_id`)}) as "customRole"`

export interface RoleRow extends CustomRole {
  version: number
  changedAt: Date
}

/** Holders of a role: members, including closed accounts, and valid keys; and all their markets. */
export interface Holders {
  members: number
  keys: number
  markets: Market[]
}

const COLUMNS = `r.id as "roleId", r.name, r.name_hi as "nameHi", r.permissions, ${limitsOf('r')} as "moneyLimits",
  r.version, r.changed_at as "changedAt"`
const VALID_KEY = 'k.revoked_at is null and (k.expires_at is null or k.expires_at > $1)'
const HOLDERS = `(select count(*)::int from staff_members m where m.custom_role_id = r.id) as members,
  (select count(*)::int from api_keys k where k.custom_role_id = r.id and ${VALID_KEY}) as keys,
  array(select unnest(m.markets) from staff_members m where m.custom_role_id = r.id
    union select unnest(k.markets) from api_keys k where k.custom_role_id = r.id and ${VALID_KEY}) as markets`
const LIST = statement(
  'staff.list-roles',
  `select ${COLUMNS}, ${HOLDERS} from staff_roles r where r.deleted_at is null and ($2::uuid is null or r.id = $2)
   order by lower(r.name), r.id limit 1000`,
)
const COUNT_BUILT_IN = statement(
  'staff.count-built-in-roles',
  `select role, sum(members)::int as members, sum(keys)::int as keys from (
     select m.role, 1 as members, 0 as keys from staff_members m
     union all select k.role, 0, 1 from api_keys k where ${VALID_KEY}) held
   where role is not null group by role`,
)
const SHARE = statement(
  'staff.share-role',
  `select ${COLUMNS} from staff_roles r where r.id = $1 and r.deleted_at is null for share`,
)
const LOCK = statement(
  'staff.lock-role',
  `select ${COLUMNS} from staff_roles r where r.id = $1 and r.deleted_at is null for update`,
)
/** serializes names, so that two roles do not get the same one at once */
const LOCK_NAMES = statement('staff.lock-role-names', `select pg_advisory_xact_lock(hashtext('staff.roles'))`)
const NAME_TAKEN = statement(
  'staff.role-name-taken',
  `select exists (select from staff_roles where lower(name) = lower($1) and deleted_at is null
     and ($2::uuid is null or id <> $2)) as taken`,
)
const INSERT = statement(
  'staff.insert-role',
  `insert into staff_roles (name, name_hi, permissions, created_by, created_at, changed_at, limit_in_minor, limit_ae_minor)
   values ($1, $2, $3, $4, $5, $5, $6, $7) returning id as "roleId"`,
)
const UPDATE = statement(
  'staff.update-role',
  `update staff_roles set name = $2, name_hi = $3, permissions = $4, version = version + 1, changed_at = $5,
     limit_in_minor = $6, limit_ae_minor = $7 where id = $1`,
)
const DELETE = statement('staff.delete-role', 'update staff_roles set deleted_at = $2 where id = $1')

/** All custom roles with their holders, by name; 1,000 at most. */
export function listRoles(db: Db, now: Date): Promise<(RoleRow & Holders)[]> {
  return db.rows<RoleRow & Holders>(LIST, [now, null])
}

/** An existing role, with its holders. */
export function findRole(db: Db, roleId: string, now: Date): Promise<RoleRow & Holders> {
  return db.one<RoleRow & Holders>(LIST, [now, roleId])
}

/** Number of holders of each built-in role; unused roles are left out. */
export function countBuiltIn(db: Db, now: Date): Promise<{ role: StaffRole; members: number; keys: number }[]> {
  return db.rows(COUNT_BUILT_IN, [now])
}

/** A role, locked against changes until the transaction ends. */
export function shareRole(tx: Tx, roleId: string): Promise<RoleRow | null> {
  return tx.oneOrNull<RoleRow>(SHARE, [roleId])
}

/** A role, locked against changes and grants until the transaction ends. */
export function lockRole(tx: Tx, roleId: string): Promise<RoleRow | null> {
  return tx.oneOrNull<RoleRow>(LOCK, [roleId])
}

/** Whether another role has the name; locks role names until the transaction ends. */
export async function isRoleNameTaken(tx: Tx, name: string, exceptId: string | null): Promise<boolean> {
  await tx.run(LOCK_NAMES)
  return (await tx.one<{ taken: boolean }>(NAME_TAKEN, [name, exceptId])).taken
}

interface RoleInput {
  name: string
  nameHi: string | null
  permissions: Permission[]
  moneyLimits: MoneyLimits
}

/** Returns the id. */
export async function insertRole(
  tx: Tx,
  { name, nameHi, permissions, moneyLimits: { IN, AE } }: RoleInput,
  { who, now }: { who: string; now: Date },
): Promise<string> {
  return (await tx.one<{ roleId: string }>(INSERT, [name, nameHi, permissions, who, now, IN, AE])).roleId
}

export async function updateRoleRow(
  tx: Tx,
  { roleId }: Owned<RoleRow>,
  { name, nameHi, permissions, moneyLimits: { IN, AE } }: RoleInput,
  now: Date,
): Promise<void> {
  await tx.run(UPDATE, [roleId, name, nameHi, permissions, now, IN, AE])
}

export async function deleteRoleRow(tx: Tx, { roleId }: Owned<RoleRow>, now: Date): Promise<void> {
  await tx.run(DELETE, [roleId, now])
}
