// The view a list opens with: chosen by a member, or set for everybody with a role.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  chooseView,
  findRoleView,
  forgetChoice,
  listDefaults,
  lockSeenView,
  type RoleOfView,
  setRoleViewRow,
} from '../repository/default-views.ts'
import { shareRole } from '../repository/roles.ts'

/** The lists that open with a view for a member. */
export async function defaultViews(
  app: App,
  { staffId, role }: Pick<StaffMember, 'staffId' | 'role'>,
): Promise<{ path: string; query: string }[]> {
  const rows = await listDefaults(app.db, staffId, role)
  return rows.flatMap(({ path, query }) => (query === null ? [] : [{ path, query }]))
}

/** @throws request.not-found for a view the member cannot see */
export async function chooseDefaultView(
  app: App,
  { staffId }: StaffMember,
  { path, choice }: { path: string; choice: string },
): Promise<void> {
  await app.db.transaction(async tx => {
    if (choice === 'role') return forgetChoice(tx, staffId, path)
    const viewId = choice === 'plain' ? null : choice
    if (viewId !== null && !(await lockSeenView(tx, viewId, path, staffId))) throw appError('request.not-found')
    await chooseView(tx, staffId, path, viewId)
  })
}

/** The built-in role or the custom role, from the input. */
interface NamedRole {
  role?: StaffRole | undefined
  customRoleId?: string | undefined
}

/**
 * The role and its name for the audit log; a custom role is locked until the transaction ends.
 * @throws staff.role-unknown
 */
async function roleOf(tx: Tx, { role, customRoleId = '' }: NamedRole): Promise<{ of: RoleOfView; name: string }> {
  if (role !== undefined) return { of: { role }, name: role }
  const custom = await shareRole(tx, customRoleId)
  if (!custom) throw appError('staff.role-unknown')
  return { of: { customRoleId }, name: custom.name }
}

/** @throws request.not-found for a view that is not shared, staff.role-unknown */
export async function setRoleView(
  app: App,
  { path, viewId, ...named }: NamedRole & { path: string; viewId: string | null },
): Promise<void> {
  await app.db.transaction(async tx => {
    const { of, name } = await roleOf(tx, named)
    if (viewId !== null && !(await lockSeenView(tx, viewId, path, null))) throw appError('request.not-found')
    const before = await findRoleView(tx, of, path)
    await setRoleViewRow(tx, of, path, viewId)
    describeChange({ recordKind: 'list', recordId: `${path} ${name}`, before: { viewId: before }, after: { viewId } })
  })
}
