// The role and the markets of a member of staff or of an API key, in the forms that set them.

import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CheckList } from './check-list.tsx'

export interface Rights {
  role: StaffRole
  markets: Market[]
}

interface Props {
  value: Rights
  onChange(value: Rights): void
}

/** Offers the roles that the person who is signed in may give. */
export function RoleFields({ value, onChange }: Props) {
  const t = useMessages('staff')
  const names = useMessages('frame')
  const load = useLoad('roles', async () => (await call('GET /api/admin/staff/roles')).data.roles)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const chosen = load.data.find(({ role }) => role === value.role)
  const offered = load.data.filter(({ role, mayGrant }) => mayGrant || role === value.role)
  const rights = chosen ? t('roleRights', { count: chosen.permissions.length }) : ''
  return (
    <>
      <Select
        label={t('role')}
        hint={[rights, chosen?.secondFactorRequired && t('factorRequired')].filter(Boolean).join(' · ')}
        value={value.role}
        options={offered.map(({ role }) => ({ value: role, label: names(role) }))}
        onChange={role => onChange({ ...value, role })}
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
