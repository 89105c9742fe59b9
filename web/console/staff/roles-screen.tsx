// Roles: custom and built-in ones, with the number of holders.

import type { BuiltInRole, CustomRole } from '../../../contract/staff/roles-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useRoleName } from '../components/role-name.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { StaffHead } from './staff-head.tsx'

interface RowProps {
  role: BuiltInRole | CustomRole
  name: string
  path: string
}

function RoleRow({ role, name, path }: RowProps) {
  const t = useMessages('roles')
  const { permissions, members, keys, secondFactorRequired } = role
  const facts = [
    t('membersCount', { count: members }),
    keys > 0 && t('keysCount', { count: keys }),
    t('rightsCount', { count: permissions.length }),
    secondFactorRequired && t('factor'),
  ]
  return (
    <li>
      <div className="grow">
        <a href={to(path)}>
          <b>{name}</b>
        </a>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
    </li>
  )
}

export function Screen() {
  const t = useMessages('roles')
  const may = useMay()
  const nameOf = useRoleName()
  const load = useLoad('roles', async () => (await call('GET /api/admin/staff/roles')).data)
  return (
    <div className="stack">
      <StaffHead current="roles" />
      {may('staff.write') && (
        <div className="acts">
          <a className="b go" href={to('/staff/roles/new')}>
            {t('create')}
          </a>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && (
        <>
          <section className="panel" aria-label={t('ofStore')}>
            <header>
              <h2>{t('ofStore')}</h2>
            </header>
            {load.data.customRoles.length === 0 && (
              <EmptyState icon="badge" title={t('nothing')} text={t('nothingText')} />
            )}
            <ul className="rows in-b">
              {load.data.customRoles.map(role => (
                <RoleRow
                  key={role.roleId}
                  role={role}
                  name={nameOf({ role: null, customRole: role }) ?? ''}
                  path={`/staff/roles/${role.roleId}`}
                />
              ))}
            </ul>
          </section>
          <section className="panel" aria-label={t('builtIn')}>
            <header>
              <h2>{t('builtIn')}</h2>
            </header>
            <ul className="rows in-b">
              {load.data.roles.map(one => (
                <RoleRow
                  key={one.role}
                  role={one}
                  name={nameOf({ role: one.role, customRole: null }) ?? ''}
                  path={`/staff/roles/${one.role}`}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  )
}
