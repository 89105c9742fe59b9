// The role and the markets of a member or an API key, in the forms that set them.

import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CheckList } from './check-list.tsx'
import { type NamedRole, useRoleName } from './role-name.ts'

/** A role of the table or one of the store, with markets. */
export interface Rights {
  role?: StaffRole | undefined
  customRoleId?: string | undefined
  markets: Market[]
}

/** The current role and markets, as initial values of the form. */
export function rightsOf({ role, customRole, markets }: NamedRole & { markets: Market[] }): Rights {
  return { ...(role ? { role } : { customRoleId: customRole?.roleId }), markets }
}

/** The roles of the server as one list: a role of the store is chosen by its id. */
async function loadRoles() {
  const { roles, customRoles } = (await call('GET /api/admin/staff/roles')).data
  return [
    ...roles.map(one => ({ ...one, value: one.role as string, chosen: { role: one.role }, customRole: null })),
    ...customRoles.map(one => ({
      ...{ ...one, role: null, customRole: one, value: one.roleId, chosen: { customRoleId: one.roleId } },
    })),
  ]
}

/** Roles by name, including those the member may not grant. */
export function useRightsWords(): (rights: Rights) => { role: string; markets: string } {
  const t = useMessages('frame')
  const nameOf = useRoleName()
  const load = useLoad('roles', loadRoles)
  return ({ role, customRoleId, markets }) => {
    const found = load.data?.find(one => one.value === (role ?? customRoleId))
    return { role: (found && nameOf(found)) ?? '', markets: markets.map(market => t(market)).join(', ') }
  }
}

interface Props {
  value: Rights
  onChange(value: Rights): void
}

/** Offers the roles that the signed-in member may grant. */
export function RoleFields({ value, onChange }: Props) {
  const t = useMessages('staff')
  const nameOf = useRoleName()
  const load = useLoad('roles', loadRoles)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const present = value.role ?? value.customRoleId ?? ''
  const chosen = load.data.find(one => one.value === present)
  const offered = load.data.filter(one => one.mayGrant || one.value === present)
  const rights = chosen ? t('roleRights', { count: chosen.permissions.length }) : ''
  return (
    <>
      <Select
        label={t('role')}
        hint={[rights, chosen?.secondFactorRequired && t('factorRequired')].filter(Boolean).join(' · ')}
        value={present}
        options={offered.map(one => ({ value: one.value, label: nameOf(one) ?? '' }))}
        onChange={next => {
          const role = offered.find(one => one.value === next)
          if (role) onChange({ ...role.chosen, markets: value.markets })
        }}
      />
      <MarketFields value={value.markets} onChange={markets => onChange({ ...value, markets })} />
    </>
  )
}

export function MarketFields({ value, onChange }: { value: Market[]; onChange(value: Market[]): void }) {
  const t = useMessages('staff')
  const names = useMessages('frame')
  return (
    <CheckList<Market>
      label={t('markets')}
      options={MARKETS.map(market => ({ value: market, label: names(market) }))}
      value={value}
      onChange={onChange}
      note={value.length === 0 && <small className="late">{t('noMarket')}</small>}
    />
  )
}
