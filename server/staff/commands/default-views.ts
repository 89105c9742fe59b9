// The view with which a list opens: chosen by a person, or set for everybody of a role.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import {
  chooseView,
  findRoleView,
  forgetChoice,
  listDefaults,
  lockSeenView,
  setRoleViewRow,
} from '../repository/default-views.ts'

/** The lists that open with a view for a person. */
export async function defaultViews(
  app: App,
  { staffId, role }: Pick<StaffMember, 'staffId' | 'role'>,
): Promise<{ path: string; query: string }[]> {
  const rows = await listDefaults(app.db, staffId, role)
  return rows.flatMap(({ path, query }) => (query === null ? [] : [{ path, query }]))
}

/** @throws request.not-found for a view that the person does not see */
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

/** @throws request.not-found for a view that is not shared */
export async function setRoleView(
  app: App,
  { path, role, viewId }: { path: string; role: StaffRole; viewId: string | null },
): Promise<void> {
  await app.db.transaction(async tx => {
    if (viewId !== null && !(await lockSeenView(tx, viewId, path, null))) throw appError('request.not-found')
    const before = await findRoleView(tx, role, path)
    await setRoleViewRow(tx, role, path, viewId)
    describeChange({ recordKind: 'list', recordId: `${path} ${role}`, before: { viewId: before }, after: { viewId } })
  })
}
