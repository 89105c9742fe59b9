// SQL of saved list views.

import type { SavedView } from '../../../contract/staff/views-api.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const COLUMNS = `v.id as "viewId", v.name, v.query, v.shared, v.staff_id = $1 as own, m.name as by,
  exists (select from default_views d where d.view_id = v.id and d.staff_id = $1) as "ownDefault",
  coalesce((
    select jsonb_agg(jsonb_build_object('role', d.role, 'customRole', case when r.id is not null then
        jsonb_build_object('roleId', r.id, 'name', r.name, 'nameHi', r.name_hi) end) order by d.role, lower(r.name))
    from default_views d left join staff_roles r on r.id = d.custom_role_id
    where d.view_id = v.id and d.staff_id is null), '[]') as "defaultOf"`
const LIST = statement(
  'staff.list-views',
  `select ${COLUMNS} from saved_views v join staff_members m on m.id = v.staff_id
   where v.path = $2 and (v.staff_id = $1 or (v.shared and m.deactivated_at is null))
   order by lower(v.name), v.id limit 200`,
)
const FIND = statement(
  'staff.find-view',
  `select ${COLUMNS} from saved_views v join staff_members m on m.id = v.staff_id where v.staff_id = $1 and v.path = $2 and v.name = $3`,
)
const LOCK = statement('staff.lock-views', 'select id from staff_members where id = $1 for update')
const COUNT = statement(
  'staff.count-views',
  'select count(*)::int as count from saved_views where staff_id = $1 and path = $2 and name <> $3',
)
const SAVE = statement(
  'staff.save-view',
  `insert into saved_views (staff_id, path, query, name, shared) values ($1, $2, $3, $4, $5)
   on conflict (staff_id, path, name) do update set query = excluded.query, shared = excluded.shared`,
)
const DELETE = statement('staff.delete-view', 'delete from saved_views where id = $1 and staff_id = $2')

export function listViews(db: Db, staffId: string, path: string): Promise<SavedView[]> {
  return db.rows<SavedView>(LIST, [staffId, path])
}

export function findView(tx: Tx, staffId: string, path: string, name: string): Promise<SavedView | null> {
  return tx.oneOrNull<SavedView>(FIND, [staffId, path, name])
}

/** Number of views with other names that a member has of a list, locked until the transaction ends. */
export async function countOtherViews(tx: Tx, staffId: string, path: string, name: string): Promise<number> {
  await tx.rows(LOCK, [staffId])
  return (await tx.one<{ count: number }>(COUNT, [staffId, path, name])).count
}

export interface NewView {
  path: string
  query: string
  name: string
  shared: boolean
}

export async function saveViewRow(tx: Tx, staffId: string, { path, query, name, shared }: NewView): Promise<void> {
  await tx.run(SAVE, [staffId, path, query, name, shared])
}

/** Whether the view existed and belonged to the member. */
export async function deleteViewRow(db: Db, staffId: string, viewId: string): Promise<boolean> {
  return (await db.run(DELETE, [viewId, staffId])) > 0
}
