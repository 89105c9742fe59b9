// Single rights by their groups: chosen for a role or an API key, or only shown.

import type { Permission } from '../../../contract/shared/permissions.ts'
import { useMessages } from '../app/messages.ts'
import { CheckList } from './check-list.tsx'
import { groupRights } from './right-groups.ts'

interface Props {
  offered: readonly Permission[]
  value: readonly Permission[]
  onChange(value: readonly Permission[]): void
}

/** Members can only grant their own permissions, so only those are offered. */
export function RightFields({ offered, value, onChange }: Props) {
  const t = useMessages('roles')
  const names = useMessages('permissions')
  return (
    <fieldset className="field right-groups">
      <legend>{t('singleRights')}</legend>
      {groupRights(offered).map(({ group, permissions }) => (
        <CheckList<Permission>
          key={group}
          label={t(`group-${group}`)}
          dense
          options={permissions.map(right => ({ value: right, label: names(right) }))}
          value={value}
          onChange={onChange}
        />
      ))}
      {value.length === 0 && <small className="sub">{t('noRight')}</small>}
    </fieldset>
  )
}

/** The permissions of a read-only role. */
export function RightList({ permissions }: { permissions: readonly Permission[] }) {
  const t = useMessages('roles')
  const names = useMessages('permissions')
  return groupRights(permissions).map(one => (
    <section key={one.group} aria-label={t(`group-${one.group}`)}>
      <h3>{t(`group-${one.group}`)}</h3>
      <ul className="rights">
        {one.permissions.map(right => (
          <li key={right}>{names(right)}</li>
        ))}
      </ul>
    </section>
  ))
}
