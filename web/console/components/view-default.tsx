// With which view a list opens: for oneself, and for the roles that see the list.

import { roleHas, STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import type { SavedView } from '../../../contract/staff/views-api.ts'
import { call } from '../app/api.ts'
import { permissionAt } from '../app/areas.ts'
import { loadDefaultViews } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import type { useAct } from '../app/use-act.ts'
import { CheckList } from './check-list.tsx'

type Act = ReturnType<typeof useAct>

/** Sets how the list opens, and reads the list of views again. */
export function useDefaults(path: string, act: Act, onChanged: () => void) {
  const changed = async (done: object | undefined) => {
    if (!done) return
    await loadDefaultViews()
    onChanged()
  }
  return {
    choose: async (choice: string) =>
      changed(await act.run(() => call('POST /api/admin/session/views/defaults', { body: { path, choice } }))),
    setRole: async (role: StaffRole, viewId: string | null) =>
      changed(await act.run(() => call('POST /api/admin/staff/defaultViews', { body: { path, role, viewId } }))),
  }
}
export type Defaults = ReturnType<typeof useDefaults>

/** The roles that see a list. */
function rolesOf(path: string): StaffRole[] {
  const permission = permissionAt(path)
  return (Object.keys(STAFF_ROLES) as StaffRole[]).filter(role => permission === null || roleHas(role, permission))
}

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
  const { viewId, shared, defaultOf, name } = view
  if (!shared || !may('staff.write')) {
    return (
      defaultOf.length > 0 && (
        <small className="role-default">
          {t('opensFor', { roles: defaultOf.map(role => names(role)).join(', ') })}
        </small>
      )
    )
  }
  const set = (next: readonly StaffRole[]) => {
    const added = next.find(role => !defaultOf.includes(role))
    const removed = defaultOf.find(role => !next.includes(role))
    if (added) void defaults.setRole(added, viewId)
    else if (removed) void defaults.setRole(removed, null)
  }
  return (
    <details className="role-default">
      <summary aria-label={`${t('rolesOpen')}: ${name}`}>
        {defaultOf.length > 0 ? t('opensFor', { roles: defaultOf.map(role => names(role)).join(', ') }) : t('forRoles')}
      </summary>
      <CheckList<StaffRole>
        label={t('rolesOpen')}
        options={rolesOf(path).map(role => ({ value: role, label: names(role) }))}
        value={defaultOf}
        onChange={set}
        dense
      />
    </details>
  )
}
