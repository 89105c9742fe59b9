// The roles of the store, with the number of holders of each.

import { STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { BuiltInRole, CustomRole } from '../../../contract/staff/roles-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { presentBuiltInRole, presentCustomRole } from '../presenter.ts'
import { countBuiltIn, listRoles } from '../repository/roles.ts'

/** The built-in roles in their order, then the custom ones by name. */
export async function allRoles(app: App, actor: Staff): Promise<{ roles: BuiltInRole[]; customRoles: CustomRole[] }> {
  const [counts, rows] = await Promise.all([countBuiltIn(app.db, actor.now), listRoles(app.db, actor.now)])
  const roles = (Object.keys(STAFF_ROLES) as StaffRole[]).map(role => {
    const { members = 0, keys = 0 } = counts.find(one => one.role === role) ?? {}
    return presentBuiltInRole(role, { members, keys }, actor)
  })
  return { roles, customRoles: rows.map(row => presentCustomRole(row, actor)) }
}
