// SQL of the views that lists open with: for a member and for a role.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const SHARED = '(v.shared and m.deactivated_at is null)'
// a choice whose view is no longer visible is ignored; the member's own choice comes first
const OF_PERSON = statement(
  'staff.list-default-views',
  `select distinct on (d.path) d.path, v.query from default_views d
   left join saved_views v on v.id = d.view_id left join staff_members m on m.id = v.staff_id
   where (d.staff_id = $1 and (d.view_id is null or v.staff_id = $1 or ${SHARED}))
     or (d.role = $2 and ${SHARED})
     or (d.custom_role_id = (select custom_role_id from staff_members where id = $1) and ${SHARED})
   order by d.path, d.staff_id nulls last`,
)
const WANTS_PLAIN = statement(
  'staff.wants-plain-list',
  'select exists (select from default_views where staff_id = $1 and path = $2 and view_id is null) as plain',
)
// locks the view until the transaction ends
const SEEN = statement(
  'staff.lock-seen-view',
  `select v.id from saved_views v join staff_members m on m.id = v.staff_id
   where v.id = $1 and v.path = $2 and (v.staff_id = $3 or ${SHARED}) for share of v`,
)
const CHOOSE = statement(
  'staff.choose-view',
  `insert into default_views (staff_id, path, view_id) values ($1, $2, $3)
   on conflict (staff_id, path) where staff_id is not null do update set view_id = excluded.view_id`,
)
const FORGET = statement('staff.forget-view', 'delete from default_views where staff_id = $1 and path = $2')
/** A built-in role, or the id of a custom one. */
export type RoleOfView = { role: StaffRole } | { customRoleId: string }

const byRole = (make: (column: 'role' | 'custom_role_id') => { name: string; text: string }) => ({
  role: make('role'),
  custom: make('custom_role_id'),
})
const OF_ROLE = byRole(column =>
  statement(
    `staff.find-view-of-${column}`,
    `select view_id as "viewId" from default_views where ${column} = $1 and path = $2 for update`,
  ),
)
const SET_ROLE = byRole(column =>
  statement(
    `staff.set-view-of-${column}`,
    `insert into default_views (${column}, path, view_id) values ($1, $2, $3)
     on conflict (${column}, path) where ${column} is not null do update set view_id = excluded.view_id`,
  ),
)
const CLEAR_ROLE = byRole(column =>
  statement(`staff.clear-view-of-${column}`, `delete from default_views where ${column} = $1 and path = $2`),
)
const FORGET_ROLE = statement('staff.forget-views-of-role', 'delete from default_views where custom_role_id = $1')

const keyOf = (of: RoleOfView) =>
  'role' in of ? { kind: 'role' as const, id: of.role } : { kind: 'custom' as const, id: of.customRoleId }

/** The view each list opens with for a member; null means the plain list, by their own choice. */
export function listDefaults(
  db: Db,
  staffId: string,
  role: StaffRole | null,
): Promise<{ path: string; query: string | null }[]> {
  return db.rows(OF_PERSON, [staffId, role])
}

export async function wantsPlainList(db: Db, staffId: string, path: string): Promise<boolean> {
  return (await db.one<{ plain: boolean }>(WANTS_PLAIN, [staffId, path])).plain
}

/** Whether a member can see a view of a list; without a member, whether everybody can. */
export async function lockSeenView(tx: Tx, viewId: string, path: string, staffId: string | null): Promise<boolean> {
  return (await tx.oneOrNull(SEEN, [viewId, path, staffId])) !== null
}

/** Null is the plain list. */
export async function chooseView(tx: Tx, staffId: string, path: string, viewId: string | null): Promise<void> {
  await tx.run(CHOOSE, [staffId, path, viewId])
}

export async function forgetChoice(tx: Tx, staffId: string, path: string): Promise<void> {
  await tx.run(FORGET, [staffId, path])
}

export async function findRoleView(tx: Tx, of: RoleOfView, path: string): Promise<string | null> {
  const { kind, id } = keyOf(of)
  return (await tx.oneOrNull<{ viewId: string }>(OF_ROLE[kind], [id, path]))?.viewId ?? null
}

/** Null for the plain list. */
export async function setRoleViewRow(tx: Tx, of: RoleOfView, path: string, viewId: string | null): Promise<void> {
  const { kind, id } = keyOf(of)
  if (viewId === null) await tx.run(CLEAR_ROLE[kind], [id, path])
  else await tx.run(SET_ROLE[kind], [id, path, viewId])
}

/** Deletes the views of a deleted role. */
export async function forgetRoleViews(tx: Tx, customRoleId: string): Promise<void> {
  await tx.run(FORGET_ROLE, [customRoleId])
}
