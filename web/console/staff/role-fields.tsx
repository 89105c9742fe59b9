// The role and the markets of a member of staff, in the forms that set them.

import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import type { StaffRole } from '../../../contract/shared/permissions.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

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
      <fieldset className="field">
        <legend>{t('markets')}</legend>
        {MARKETS.map(market => (
          <label key={market} className="acts">
            <input
              type="checkbox"
              className="ck"
              checked={value.markets.includes(market)}
              onChange={event => {
                const others = value.markets.filter(one => one !== market)
                onChange({ ...value, markets: event.target.checked ? [...others, market] : others })
              }}
            />
            {names(market)}
          </label>
        ))}
        {value.markets.length === 0 && <small className="late">{t('noMarket')}</small>}
      </fieldset>
    </>
  )
}
