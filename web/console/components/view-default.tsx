// The view a list opens with: for the member, and for the roles that see the list.

import { roleHas, STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { CustomRole } from '../../../contract/staff/roles-api.ts'
import type { SavedView } from '../../../contract/staff/views-api.ts'
import { call } from '../app/api.ts'
import { permissionAt } from '../app/areas.ts'
import { loadDefaultViews } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import type { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { CheckList } from './check-list.tsx'
import { type NamedRole, useRoleName } from './role-name.ts'

type Act = ReturnType<typeof useAct>

/** Sets how the list opens, and reloads the views. */
export function useDefaults(path: string, act: Act, onChanged: () => void) {
  const may = useMay()
  const custom = useLoad(may('staff.write') && may('staff.read') ? 'roles' : null, async () => {
    return (await call('GET /api/admin/staff/roles')).data.customRoles
  })
  const changed = async (done: object | undefined) => {
    if (!done) return
    await loadDefaultViews()
    onChanged()
  }
  return {
    choose: async (choice: string) =>
      changed(await act.run(() => call('POST /api/admin/session/views/defaults', { body: { path, choice } }))),
    /** Custom roles that see the list; none if the member may not set their views. */
    customRoles: (custom.data ?? []).filter(({ permissions }) => sees(path, permissions)),
    setRole: async (role: string, viewId: string | null) => {
      const of = isBuiltIn(role) ? { role } : { customRoleId: role }
      return changed(await act.run(() => call('POST /api/admin/staff/defaultViews', { body: { path, ...of, viewId } })))
    },
  }
}
export type Defaults = ReturnType<typeof useDefaults>

const isBuiltIn = (role: string): role is StaffRole => Object.hasOwn(STAFF_ROLES, role)

const sees = (path: string, permissions: CustomRole['permissions']) => {
  const permission = permissionAt(path)
  return permission === null || permissions.includes(permission)
}

/** The roles of the table that see a list. */
function rolesOf(path: string): StaffRole[] {
  const permission = permissionAt(path)
  return (Object.keys(STAFF_ROLES) as StaffRole[]).filter(role => permission === null || roleHas(role, permission))
}

/** The value of a role in the choice: its key, or the id of a custom one. */
const keyOf = ({ role, customRole }: NamedRole) => role ?? customRole?.roleId ?? ''

interface OwnProps {
  name: string
  chosen: boolean
  busy: boolean
  /** A view, or the plain list. */
  choice: string
  defaults: Defaults
}

export function OwnDefault({ name, chosen, busy, choice, defaults }: OwnProps) {
  const t = useMessages('list')
  return (
    <button
      type="button"
      className="b sm"
      disabled={busy}
      aria-label={`${t(chosen ? 'openNot' : 'openWith')}: ${name}`}
      onClick={() => void defaults.choose(chosen ? 'role' : choice)}
    >
      {t(chosen ? 'openNot' : 'openWith')}
    </button>
  )
}

/** For owners: the roles for which the list opens with a shared view. */
export function RoleDefaults({ view, path, defaults }: { view: SavedView; path: string; defaults: Defaults }) {
  const t = useMessages('list')
  const names = useMessages('frame')
  const may = useMay()
  const nameOf = useRoleName()
  const { viewId, shared, defaultOf, name } = view
  const roleNames = defaultOf.map(nameOf).join(', ')
  if (!shared || !may('staff.write')) {
    return defaultOf.length > 0 && <small className="role-default">{t('opensFor', { roles: roleNames })}</small>
  }
  const value = defaultOf.map(keyOf)
  const set = (next: readonly string[]) => {
    const added = next.find(role => !value.includes(role))
    const removed = value.find(role => !next.includes(role))
    if (added) void defaults.setRole(added, viewId)
    else if (removed) void defaults.setRole(removed, null)
  }
  const options = [
    ...rolesOf(path).map(role => ({ value: role as string, label: names(role) })),
    ...defaults.customRoles.map(customRole => ({
      value: customRole.roleId,
      label: nameOf({ role: null, customRole }) ?? '',
    })),
  ]
  return (
    <details className="role-default">
      <summary aria-label={`${t('rolesOpen')}: ${name}`}>
        {defaultOf.length > 0 ? t('opensFor', { roles: roleNames }) : t('forRoles')}
      </summary>
      <CheckList<string> label={t('rolesOpen')} options={options} value={value} onChange={set} dense />
    </details>
  )
}
