// Custom roles: nobody can add, change or delete rights beyond their own.

import type { MoneyLimits } from '../../../contract/shared/money-limits.rules.ts'
import { PERMISSIONS, type Permission, STAFF_ROLES } from '../../../contract/shared/permissions.ts'
import type { CustomRole, RoleInput } from '../../../contract/staff/roles-api.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentCustomRole } from '../presenter.ts'
import { forgetRoleViews } from '../repository/default-views.ts'
import {
  deleteRoleRow,
  findRole,
  type Holders,
  insertRole,
  isRoleNameTaken,
  lockRole,
  type RoleRow,
  updateRoleRow,
} from '../repository/roles.ts'
import { requireWithinOwn } from './rights.ts'

/** A role in the audit log. */
const rightsOf = ({ name, nameHi, permissions, moneyLimits }: RoleInput) => ({ name, nameHi, permissions, moneyLimits })

/** Each permission once, in canonical order. */
const ordered = (permissions: readonly Permission[]) => PERMISSIONS.filter(one => permissions.includes(one))

/** @throws staff.role-exists for the name of another role, including built-in ones */
async function requireFreeName(tx: Tx, name: string, exceptId: string | null): Promise<void> {
  const isBuiltIn = Object.keys(STAFF_ROLES).includes(name.toLowerCase())
  if (isBuiltIn || (await isRoleNameTaken(tx, name, exceptId))) throw appError('staff.role-exists')
}

/**
 * @throws staff.beyond-own if the caller lacks one of the permissions or a market of a holder of the role,
 *   staff.limit-beyond-own if the caller's limit is lower in one of these markets or in their own
 */
function requireRightsWithinOwn(
  actor: Staff,
  { permissions, moneyLimits }: { permissions: readonly Permission[]; moneyLimits: MoneyLimits },
  { markets }: Pick<Holders, 'markets'>,
) {
  const given = { role: null, customRole: null, permissions, moneyLimits }
  requireWithinOwn(actor, { ...given, markets })
  requireWithinOwn(actor, { ...given, markets: actor.markets })
}

/** Defines a role. @throws staff.role-exists, staff.beyond-own, staff.limit-beyond-own */
export async function createRole(
  app: App,
  actor: Staff,
  { name, nameHi, moneyLimits, ...input }: RoleInput,
): Promise<CustomRole> {
  const permissions = ordered(input.permissions)
  requireRightsWithinOwn(actor, { permissions, moneyLimits }, { markets: [] })
  const { now } = actor
  return app.db.transaction(async tx => {
    await requireFreeName(tx, name, null)
    const role = { name, nameHi, permissions, moneyLimits }
    const roleId = await insertRole(tx, role, { who: `staff:${actor.staffId}`, now })
    describeChange({ recordKind: 'role', recordId: roleId, after: role })
    return presentCustomRole(await findRole(tx, roleId, now), actor)
  })
}

/** The role, locked, if all its holders are within the rights of the caller. */
async function lockWithinOwn(tx: Tx, actor: Staff, roleId: string): Promise<Owned<RoleRow> & Holders> {
  const row = ownAsStaff(await lockRole(tx, roleId), actor, 'staff.role-unknown')
  // read after the lock: includes somebody who was granted the role just before
  const { members, keys, markets } = await findRole(tx, roleId, actor.now)
  requireRightsWithinOwn(actor, row, { markets })
  return { ...row, members, keys, markets }
}

/**
 * Changes names and permissions; they apply at once to sessions and keys of all holders.
 * @throws staff.role-unknown, staff.role-exists, staff.beyond-own, settings.changed-meanwhile
 */
export function changeRoleRights(
  app: App,
  actor: Staff,
  roleId: string,
  { name, nameHi, moneyLimits, version, ...input }: RoleInput & { version: number },
): Promise<CustomRole> {
  const permissions = ordered(input.permissions)
  const { now } = actor
  return app.db.transaction(async tx => {
    const role = await lockWithinOwn(tx, actor, roleId)
    requireRightsWithinOwn(actor, { permissions, moneyLimits }, role)
    if (role.version !== version) throw appError('settings.changed-meanwhile')
    await requireFreeName(tx, name, roleId)
    const after = { name, nameHi, permissions, moneyLimits }
    await updateRoleRow(tx, role, after, now)
    describeChange({ before: rightsOf(role), after })
    return presentCustomRole(await findRole(tx, roleId, now), actor)
  })
}

/** Deletes a role that nobody has. @throws staff.role-unknown, staff.role-held, staff.beyond-own */
export function deleteRole(app: App, actor: Staff, roleId: string): Promise<void> {
  return app.db.transaction(async tx => {
    const role = await lockWithinOwn(tx, actor, roleId)
    if (role.members > 0 || role.keys > 0) throw appError('staff.role-held')
    await deleteRoleRow(tx, role, actor.now)
    await forgetRoleViews(tx, roleId)
    describeChange({ before: rightsOf(role), after: null })
  })
}
