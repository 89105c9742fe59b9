// One role: a new one, a custom one to change or delete, or a read-only one.

import { useState } from 'react'
import { NO_LIMITS } from '../../../contract/shared/money-limits.rules.ts'
import type { CustomRole } from '../../../contract/staff/roles-api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useLimitsText } from '../components/money-limit-fields.tsx'
import { RightList } from '../components/right-fields.tsx'
import { useRoleName } from '../components/role-name.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { DeleteRole } from './delete-role.tsx'
import { type KnownRole, RoleForm } from './role-form.tsx'
import { SeeAsRole } from './see-as-role.tsx'

/** All roles by their key in URLs. */
function useRoles() {
  const nameOf = useRoleName()
  const load = useLoad('roles', async () => (await call('GET /api/admin/staff/roles')).data)
  const roles: KnownRole[] | null = load.data && [
    ...load.data.roles.map(one => ({
      ...{ key: one.role, name: nameOf({ role: one.role, customRole: null }) ?? '', permissions: one.permissions },
      custom: null,
    })),
    ...load.data.customRoles.map(one => ({
      ...{ key: one.roleId, name: nameOf({ role: null, customRole: one }) ?? '', permissions: one.permissions },
      custom: one,
    })),
  ]
  return { load, roles }
}

function Shown({ role, text }: { role: KnownRole; text: string }) {
  const t = useMessages('roles')
  const limits = useLimitsText()(role.custom?.moneyLimits ?? NO_LIMITS)
  return (
    <section className="panel" aria-label={t('singleRights')}>
      <header>
        <h2>{t('singleRights')}</h2>
      </header>
      <div className="in-b form">
        <p className="soft">{text}</p>
        <RightList permissions={role.permissions} />
        {limits && (
          <p>
            {t('limits')}: {limits}
          </p>
        )}
      </div>
    </section>
  )
}

function RemovePart({ role }: { role: CustomRole }) {
  const t = useMessages('roles')
  const [asked, setAsked] = useState(false)
  const isHeld = role.members > 0 || role.keys > 0
  return (
    <>
      <button type="button" className="b" disabled={isHeld} onClick={() => setAsked(true)}>
        {t('remove')}
      </button>
      {isHeld && <small className="sub">{t('heldText')}</small>}
      {asked && <DeleteRole role={role} onClose={() => setAsked(false)} />}
    </>
  )
}

export function Screen({ parts: [key = ''] }: { parts: readonly string[] }) {
  const t = useMessages('roles')
  const may = useMay()
  const from = useQuery().get('from') ?? ''
  const { load, roles } = useRoles()
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!roles) return <Loading />
  const role = roles.find(one => one.key === key)
  const isNew = key === 'new' && may('staff.write')
  if (!role && !isNew) {
    return (
      <EmptyState icon="search" heading title={t('unknown')}>
        <a className="b" href={to('/staff/roles')}>
          {t('roles')}
        </a>
      </EmptyState>
    )
  }
  const custom = role?.custom ?? null
  const changeable = isNew || custom?.mayChange === true
  return (
    <div className="stack narrow">
      <div className="head">
        <div className="grow">
          <a className="sub" href={to('/staff/roles')}>
            ← {t('roles')}
          </a>
          <h1>{role ? t('title', { name: role.name }) : t('newTitle')}</h1>
        </div>
        <div className="acts">
          {role && may('staff.write') && <SeeAsRole role={role} />}
          {role && may('staff.write') && (
            <a className="b" href={to('/staff/roles/new', { from: role.key })}>
              {t('copy')}
            </a>
          )}
          {custom?.mayChange && <RemovePart role={custom} />}
        </div>
      </div>
      {changeable && <RoleForm key={`${key} ${from}`} role={custom} known={roles} from={from} />}
      {!changeable && role && <Shown role={role} text={t(custom ? 'beyondText' : 'builtInText')} />}
    </div>
  )
}
