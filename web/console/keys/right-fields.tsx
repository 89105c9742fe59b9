// A choice of single rights for an API key.

import type { Permission } from '../../../contract/shared/permissions.ts'
import { useMessages } from '../app/messages.ts'
import { CheckList } from '../components/check-list.tsx'

interface Props {
  offered: readonly Permission[]
  value: readonly Permission[]
  onChange(value: readonly Permission[]): void
}

/** Nobody gives rights beyond the own ones, so only those are offered. */
export function RightFields({ offered, value, onChange }: Props) {
  const t = useMessages('keys')
  const names = useMessages('permissions')
  return (
    <CheckList<Permission>
      label={t('singleRights')}
      dense
      options={offered.map(right => ({ value: right, label: names(right) }))}
      value={value}
      onChange={onChange}
      note={value.length === 0 && <small className="sub">{t('noRight')}</small>}
    />
  )
}
