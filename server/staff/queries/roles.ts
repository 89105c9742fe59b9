// The roles that staff can have, with how many have each.

import { STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { BuiltInRole, CustomRole } from '../../../contract/staff/roles-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { presentBuiltInRole, presentCustomRole } from '../presenter.ts'
import { countBuiltIn, listRoles } from '../repository/roles.ts'

/** The roles of the table in its order, and those of the store by name. */
export async function allRoles(app: App, actor: Staff): Promise<{ roles: BuiltInRole[]; customRoles: CustomRole[] }> {
  const [counts, rows] = await Promise.all([countBuiltIn(app.db, actor.now), listRoles(app.db, actor.now)])
  const roles = (Object.keys(STAFF_ROLES) as StaffRole[]).map(role => {
    const { members = 0, keys = 0 } = counts.find(one => one.role === role) ?? {}
    return presentBuiltInRole(role, { members, keys }, actor)
  })
  return { roles, customRoles: rows.map(row => presentCustomRole(row, actor)) }
}
